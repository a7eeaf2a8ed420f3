/**
 * What a reply does besides naming days and times: asks to be phoned, cancels, puts off, sets a condition, doesn't mind.
 * Works on the plain, marked text (and on the raw text for commands to the system).
 */
import {
  CALL,
  CALL_ON_THE_DAY,
  CALL_WHEN_FREE,
  CANCELS,
  COMPLAINS,
  HAS_IT,
  NOT_THE_RECIPIENT,
  OPTS_OUT,
  OTHER_DATES,
  POSTPONES,
} from './act-phrases.js';
import {
  AFTERWARDS,
  CIRCUMSTANCE,
  CONDITION,
  COURTESY,
  DEFERS,
  FALLBACK_CONDITION,
  HEDGE,
  IF_YOU_HAVE,
  ON_OTHER_DAYS,
  OTHER_BUSINESS,
  PRESENCE,
  RESERVATION,
  RISKY_QUESTION,
  SCORN,
  SECOND_THOUGHT,
  SHIFT,
  UNREAD_TIME,
} from './caution-phrases.js';
import type { Clause } from './clauses.js';
import { COUNTERFACTUAL, PAST, type Sentence } from './sentences.js';
import { FALLBACKS } from './fallback-phrases.js';
import { withoutOtherTimes } from './other-times.js';
import { PhraseBook, rewriter } from './prefilter.js';
import { ALL_DAY, ANY, ANY_WITHIN, NONE, NOT_ALL_DAY, NOT_ANY } from './quantity-phrases.js';

/** What a reply does; several may hold at once. */
export type Acts = {
  /** Asks that somebody be phoned to settle it. */
  call: boolean;
  /** Asks not to be written to again. */
  optsOut: boolean;
  /** Cancels, or isn't the recipient, or has it already: no answer to the offer. */
  noAnswer: string | null;
  /** Says that any will do. */
  any: boolean;
  /** Words beside "any" that are not understood. */
  besideAny: readonly string[];
  /** Is there all day, so that any time of a day that is named will do. */
  allDay: boolean;
  /** Refuses everything offered. */
  noneOfThem: boolean;
  /** Asks for other dates without naming any. */
  otherDates: boolean;
  /** Asks for an earlier or a later time than the window that it names. */
  shift: 'earlier' | 'later' | null;
  /** Takes any, but with a limit that is not understood: "any day between the holidays". */
  anyWithin: boolean;
  /** Is angry, and says no plain yes. */
  complains: boolean;
  /** Tells what would have been. */
  counterfactual: boolean;
  /** Asks that it be put off or moved, without naming a day. */
  postpones: boolean;
  /** "Ok, I'll …": the "ok" only says that the message was read. */
  merelyAcknowledges: boolean;
  /** Puts the answer off. */
  defers: boolean;
  /** A reason why a person should look before anything is booked. */
  caution: string | null;
  /** Asks something that isn't a request for a date. */
  asks: boolean;
  /** Is nothing but a condition: "only if you can carry it up". */
  conditional: boolean;
};

/** The text without conditions that are mere courtesy ("if that's ok with you"); "not sure about D0" is a no to D0. */
export function withoutCourtesies(marked: string): string {
  const ranked = SEVERAL.test(marked) ? rankFallbacks(marked) : marked;
  return dropCourtesies(withoutOtherTimes(ranked)).replace(/ {2,}/g, ' ').trim();
}

/** Two days or places in the list, of which one may be the second choice. */
const SEVERAL = /[DO]\d[^]*[DO]\d/;

const rankFallbacks = rewriter(FALLBACKS);

const dropCourtesies = rewriter([
  // "I'm off that week, any day of it"
  [
    /(?:\b(?:i am|we are|am|half term is|i have|we have|on|off|annual|leave|holiday|free|home|work|the|from) )*(D\d+)(?: (?:off|on leave))*,? (?:(?:and|so) )?(?:(?:pick|choose|do|come|you can (?:have|do|come)) )?(?:any|whichever|whatever)(?: day| one)? (?:you (?:like|want|fancy|choose) (?:that week|of it|then)|(?:that week|of it|then)(?: you (?:like|want|fancy))?)(?= *(?:$|[.,!]|please|thanks|is (?:good|ok)\b|suits|works|and\b))/g,
    ' i am free any day $1 ',
  ],
  // A second choice without the first.
  [/\b(D\d+(?: T\d+)?) as (?:a |the |my )?(?:fallback|backup|back up|plan b|last resort)\b/g, '$1 unsure'],
  [/\bpast ?,? ?\(?D\d+\)?/g, 'past'],
  [IF_YOU_HAVE, 'want '],
  [AFTERWARDS, ' '],
  [ON_OTHER_DAYS, ' '],
  [COURTESY, ' '],
  [/\bunsure (?:about|of|if) (?:the )?(?=[DTO]\d)/g, 'not '],
]);

const dropFallbackConditions = rewriter([[FALLBACK_CONDITION, ' ']]);

/** The phrases that are looked for in the whole answer or in its sentences. */
const PHRASES = new PhraseBook({
  call: CALL,
  notCall: /\bnot (?:call|ring|phone|contact)\b/,
  any: ANY,
  notAny: NOT_ANY,
  anyWithin: ANY_WITHIN,
  allDay: ALL_DAY,
  notAllDay: NOT_ALL_DAY,
  none: NONE,
  past: PAST,
  counterfactual: COUNTERFACTUAL,
  otherDates: OTHER_DATES,
  merelyAcknowledges:
    /^\W*(?:ok|yes|right|thanks|good|hi|hello)(?: (?:ok|thanks|cheers|mate|love))*,? (?:i |we )?(?:will|am going|need|have) (?!be (?:in|there|home|free|here)|take|go for|have)/,
  complains: COMPLAINS,
  saysYes: /\b(?:yes|ok|confirm|accept)\b/,
  postpones: POSTPONES,
  defers: DEFERS,
  onlyIf: /^(?:only if|as long as|so long as|provided|providing|on condition)\b/,
  optsOut: OPTS_OUT,
  cancels: CANCELS,
  notTheRecipient: NOT_THE_RECIPIENT,
  hasIt: HAS_IT,
  condition: CONDITION,
  reservation: RESERVATION,
  otherBusiness: OTHER_BUSINESS,
  secondThought: SECOND_THOUGHT,
  scorn: SCORN,
  unreadTime: UNREAD_TIME,
  riskyQuestion: RISKY_QUESTION,
  hedge: HEDGE,
});

/** Whether a phrase stands in the answer, or in a part of it. */
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
        !CALL_ON_THE_DAY.test(text.replace(CALL_WHEN_FREE, ' ')) &&
        !says('notCall', text),
    ),
    optsOut: says('optsOut'),
    noAnswer: noAnswer(says),
    any: statements.some(
      ({ text, clauses }) =>
        says('any', text) &&
        !clauses.some((clause) => ANY.test(clause.text) && refuses(clause)) &&
        !says('past', text) &&
        !says('notAny', text) &&
        !(/\?$/.test(text) && /^any/.test(text)),
    ),
    anyWithin: says('anyWithin'),
    besideAny: statements.flatMap(({ clauses }) =>
      clauses.flatMap((clause) =>
        ANY.test(clause.text) && !NOT_ANY.test(clause.text) ? clause.unexplained : [],
      ),
    ),
    shift: shift(statements),
    allDay: statements.some(
      ({ text }) => says('allDay', text) && !says('past', text) && !says('notAllDay', text),
    ),
    noneOfThem: NONE.test(flat) || says('none'),
    otherDates: sentences.some(({ text }) => says('otherDates', text) && !ASKS_HOW_LONG.test(text)),
    merelyAcknowledges: says('merelyAcknowledges'),
    complains: says('complains') && !says('saysYes'),
    counterfactual: statements.some(({ text }) => says('counterfactual', text)),
    postpones: sentences.some(({ text }) => says('postpones', text) && !ASKS_HOW_LONG.test(text)),
    defers: says('defers'),
    caution: caution(plain, sentences, questions, says),
    asks: questions.length > 0 || sentences.some((sentence) => sentence.question),
    conditional: says('onlyIf'),
  };
}

/** "How long can you store it" asks; "can you store it" puts off. */
const ASKS_HOW_LONG = /^(?:\w+ ){0,3}?(?:how (?:long|late|far|much|many)|what is (?:the|O\d))\b/;

function refuses({ assent, groups }: Clause): boolean {
  return assent === -1 || groups.some(({ polarity }) => polarity === -1);
}

/** A doubt about the answer itself, not about something else ("I'll probably be half asleep"). */
function isDoubtful(sentence: Sentence, says: Says): boolean {
  return sentence.clauses.some(
    (clause) =>
      clause.link !== 'if' &&
      (clause.assent !== 0 ||
        clause.groups.some((group) => group.polarity !== 0) ||
        PRESENCE.test(clause.text)) &&
      says('hedge', clause.text),
  );
}

/** "Saturday, but earlier in the day"; "the earlier one" is marked as an option already. */
function shift(sentences: readonly Sentence[]): Acts['shift'] {
  const said = sentences.map(({ text }) => SHIFT.exec(text)?.groups?.['to']).find((to) => to !== undefined);
  if (said === undefined) return null;
  return said === 'later' ? 'later' : 'earlier';
}

function noAnswer(says: Says): string | null {
  if (says('cancels')) return 'cancels or wants a refund';
  if (says('notTheRecipient')) return 'is not the recipient or ordered nothing';
  if (says('hasIt')) return 'says that it has come already';
  return null;
}

/** The text from the first sentence that chooses or says yes; what stands before it tells how it came to that. */
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
    .some((sentence) => says('condition', sentence) && CONDITION.test(sentence.replace(CIRCUMSTANCE, ' ')));
  if (isConditional) return 'it depends on a condition';
  if (says('reservation', fromChoice(sentences)) && !CIRCUMSTANCE.test(text)) return 'a reservation follows';
  if (says('otherBusiness', text)) return 'it asks for something else too';
  if (says('secondThought', text)) return 'a second thought follows';
  if (says('scorn', text)) return 'it may not be meant';
  if (says('unreadTime', text)) return 'a time is not understood';
  if (says('defers', text)) return 'the answer is put off';
  if (questions.some(({ text: asked }) => says('riskyQuestion', asked)))
    return 'it may depend on the answer to a question';
  return sentences.some((sentence) => isDoubtful(sentence, says)) ? 'it is said with doubt' : null;
}
