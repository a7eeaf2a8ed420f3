/**
 * Recognizes what a reply does besides naming days and times: asks for a call, cancels, postpones, sets a condition,
 * accepts anything. Works on the plain, marked text (and on the raw text for commands to the system).
 */
import { PhraseBook, rewriter } from '../rewriting/rule-index.js';
import { phrasesOf, rulesOf } from '../rewriting/rules.js';
import type { Clause } from './clauses.js';
import { COUNTERFACTUAL, PAST, type Sentence } from './sentences.js';

const ACTS = phrasesOf('meaning/acts.yaml', [
  'call',
  'notCall',
  'callWhenFree',
  'callOnTheDay',
  'cancels',
  'notTheRecipient',
  'hasIt',
  'optsOut',
  'postpones',
  'complains',
  'otherDates',
  'merelyAcknowledges',
  'saysYes',
  'onlyIf',
  'asksHowLong',
]);

const QUANTITIES = phrasesOf('meaning/quantities.yaml', [
  'any',
  'anyWithin',
  'allDay',
  'notAllDay',
  'notAny',
  'none',
]);

const CAUTIONS = phrasesOf('meaning/cautions.yaml', [
  'defers',
  'condition',
  'circumstance',
  'hedge',
  'reservation',
  'shift',
  'otherBusiness',
  'riskyQuestion',
  'secondThought',
  'unreadTime',
  'scorn',
  'presence',
]);

const OTHERS_IN = phrasesOf('meaning/other-times.yaml', ['anotherIn']);

/** Acts of a reply; several may be true. */
export type Acts = {
  /** Asks for a phone call to arrange it. */
  call: boolean;
  /** Asks to receive no more messages. */
  optsOut: boolean;
  /** Cancels, is not the recipient, or already has the goods: no answer to the offer. */
  noAnswer: string | null;
  /** Says that any slot will do. */
  any: boolean;
  /** Words around "any" that are not understood. */
  besideAny: readonly string[];
  /** Is in all day, so any time on a named day will do. */
  allDay: boolean;
  /** Refuses everything offered. */
  noneOfThem: boolean;
  /** Asks for other dates without naming any. */
  otherDates: boolean;
  /** Asks for an earlier or later time than the window it names. */
  shift: 'earlier' | 'later' | null;
  /** Accepts any, but with a limit that is not understood: "any day between the holidays". */
  anyWithin: boolean;
  /** Is angry and does not plainly say yes. */
  complains: boolean;
  /** Says what would have been. */
  counterfactual: boolean;
  /** Asks to postpone or move it, without naming a day. */
  postpones: boolean;
  /** "Ok, I'll …": the "ok" only acknowledges the message. */
  merelyAcknowledges: boolean;
  /** Will answer later. */
  defers: boolean;
  /** Why a person should look before anything is booked. */
  caution: string | null;
  /** Asks something other than for a date. */
  asks: boolean;
  /** Is only a condition: "only if you can carry it up". */
  conditional: boolean;
};

/**
 * Returns the text without conditions that are mere courtesy ("if that's ok with you"); "not sure about D0" is a no to
 * D0.
 */
export function withoutCourtesies(marked: string): string {
  const ranked = SEVERAL.test(marked) ? rankFallbacks(marked) : marked;
  return dropCourtesies(withoutOtherTimes(ranked)).replace(/ {2,}/g, ' ').trim();
}

/** Two days or places in the list, one of which may be the second choice. */
const SEVERAL = /[DO]\d[^]*[DO]\d/;

const rankFallbacks = rewriter(rulesOf('meaning/fallbacks.yaml', 'fallbacks'));
const dropCourtesies = rewriter(rulesOf('meaning/courtesies.yaml', 'courtesies'));
const dropFallbackConditions = rewriter(rulesOf('meaning/courtesies.yaml', 'fallbackConditions'));
const dropAbsence = rewriter(rulesOf('meaning/other-times.yaml', 'absence'));
const dropTimes = rewriter(rulesOf('meaning/other-times.yaml', 'otherTimes'));
const dropOwnTimes = rewriter(rulesOf('meaning/other-times.yaml', 'ownTime'));

/**
 * Returns the text without times that bind nobody who is needed, and without people who are out while somebody else is
 * in.
 */
function withoutOtherTimes(marked: string): string {
  const attended = dropAbsence(marked);
  if (!/T\d/.test(attended)) return attended;
  const text = dropTimes(attended);
  return OTHERS_IN.anotherIn.test(text) ? dropOwnTimes(text) : text;
}

/** The phrases to find in the whole answer or in its sentences. */
const PHRASES = new PhraseBook({
  ...ACTS,
  ...QUANTITIES,
  ...CAUTIONS,
  past: PAST,
  counterfactual: COUNTERFACTUAL,
});

/** Tells whether a phrase is in the answer, or in a part of it. */
type Says = ReturnType<typeof PHRASES.open>;

/** Reads the acts of an answer. `plain` is the plain text with days, times and options marked. */
export function readActs(plain: string, sentences: readonly Sentence[]): Acts {
  const says = PHRASES.open(plain);
  const statements = sentences.filter((sentence) => !sentence.question || sentence.request);
  const questions = sentences.filter((sentence) => sentence.question && !sentence.request);
  const flat = sentences
    .map((sentence) => sentence.clauses.map((clause) => clause.text).join(' , '))
    .join(' . ');
  return {
    call: sentences.some(
      ({ text }) =>
        says('call', text) &&
        !ACTS.callOnTheDay.test(text.replace(ACTS.callWhenFree, ' ')) &&
        !says('notCall', text),
    ),
    optsOut: says('optsOut'),
    noAnswer: noAnswer(says),
    any: statements.some(
      ({ text, clauses }) =>
        says('any', text) &&
        !clauses.some((clause) => QUANTITIES.any.test(clause.text) && refuses(clause)) &&
        !says('past', text) &&
        !says('notAny', text) &&
        !(/\?$/.test(text) && /^any/.test(text)),
    ),
    anyWithin: says('anyWithin'),
    besideAny: statements.flatMap(({ clauses }) =>
      clauses.flatMap((clause) =>
        QUANTITIES.any.test(clause.text) && !QUANTITIES.notAny.test(clause.text) ? clause.unexplained : [],
      ),
    ),
    shift: shift(statements),
    allDay: statements.some(
      ({ text }) => says('allDay', text) && !says('past', text) && !says('notAllDay', text),
    ),
    noneOfThem: QUANTITIES.none.test(flat) || says('none'),
    otherDates: sentences.some(({ text }) => says('otherDates', text) && !ACTS.asksHowLong.test(text)),
    merelyAcknowledges: says('merelyAcknowledges'),
    complains: says('complains') && !says('saysYes'),
    counterfactual: statements.some(({ text }) => says('counterfactual', text)),
    postpones: sentences.some(({ text }) => says('postpones', text) && !ACTS.asksHowLong.test(text)),
    defers: says('defers'),
    caution: caution(plain, sentences, questions, says),
    asks: questions.length > 0 || sentences.some((sentence) => sentence.question),
    conditional: says('onlyIf'),
  };
}

function refuses({ assent, groups }: Clause): boolean {
  return assent === -1 || groups.some(({ polarity }) => polarity === -1);
}

/** Whether a sentence doubts the answer itself, not something else ("I'll probably be half asleep"). */
function isDoubtful(sentence: Sentence, says: Says): boolean {
  return sentence.clauses.some(
    (clause) =>
      clause.link !== 'if' &&
      (clause.assent !== 0 ||
        clause.groups.some((group) => group.polarity !== 0) ||
        CAUTIONS.presence.test(clause.text)) &&
      says('hedge', clause.text),
  );
}

/** Recognizes "Saturday, but earlier in the day"; "the earlier one" is already marked as an option. */
function shift(sentences: readonly Sentence[]): Acts['shift'] {
  const said = sentences
    .map(({ text }) => CAUTIONS.shift.exec(text)?.groups?.['to'])
    .find((to) => to !== undefined);
  if (said === undefined) return null;
  return said === 'later' ? 'later' : 'earlier';
}

function noAnswer(says: Says): string | null {
  if (says('cancels')) return 'cancels or wants a refund';
  if (says('notTheRecipient')) return 'is not the recipient or ordered nothing';
  if (says('hasIt')) return 'says that it has come already';
  return null;
}

/** Returns the text from the first sentence that chooses or says yes. The sentences before only explain the choice. */
function fromChoice(sentences: readonly Sentence[]): string {
  const choosesAt = sentences.findIndex(({ clauses }) =>
    clauses.some(({ assent, groups }) => assent === 1 || groups.some(({ polarity }) => polarity === 1)),
  );
  return sentences
    .slice(Math.max(0, choosesAt))
    .map(({ text }) => text)
    .join('\n');
}

function caution(
  plain: string,
  sentences: readonly Sentence[],
  questions: readonly Sentence[],
  says: Says,
): string | null {
  const text = dropFallbackConditions(plain);
  const isConditional = text
    .split(/[.!?\n]+/)
    .some(
      (sentence) =>
        says('condition', sentence) && CAUTIONS.condition.test(sentence.replace(CAUTIONS.circumstance, ' ')),
    );
  if (isConditional) return 'it depends on a condition';
  if (says('reservation', fromChoice(sentences)) && !CAUTIONS.circumstance.test(text))
    return 'a reservation follows';
  if (says('otherBusiness', text)) return 'it asks for something else too';
  if (says('secondThought', text)) return 'a second thought follows';
  if (says('scorn', text)) return 'it may not be meant';
  if (says('unreadTime', text)) return 'a time is not understood';
  if (says('defers', text)) return 'the answer is put off';
  if (questions.some(({ text: asked }) => says('riskyQuestion', asked)))
    return 'it may depend on the answer to a question';
  return sentences.some((sentence) => isDoubtful(sentence, says)) ? 'it is said with doubt' : null;
}
