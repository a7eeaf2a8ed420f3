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
} from './caution-phrases.js';
import type { Clause } from './clauses.js';
import { COUNTERFACTUAL, PAST, type Sentence } from './sentences.js';
import { ALL_DAY, ANY, ANY_WITHIN, NONE, NOT_ALL_DAY, NOT_ANY } from './quantity-phrases.js';

/** What a reply does; several may hold at once. */
export type Acts = {
  /** Asks that somebody be phoned to settle it. */
  call: boolean;
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
  return marked
    .replace(/\bpast ?,? ?\(?D\d+\)?/g, 'past')
    .replace(IF_YOU_HAVE, 'want ')
    .replace(ON_OTHER_DAYS, ' ')
    .replace(COURTESY, ' ')
    .replace(/\bunsure (?:about|of|if) (?:the )?(?=[DTO]\d)/g, 'not ')
    .replace(/ +/g, ' ')
    .trim();
}

/** Reads the acts of an answer. `plain` is the plain text with days, times and options marked. */
export function readActs(plain: string, sentences: readonly Sentence[]): Acts {
  const withoutPhrases = plain.replace(FALLBACK_CONDITION, ' ');
  const statements = sentences.filter((sentence) => !sentence.question || sentence.request);
  const questions = sentences.filter((sentence) => sentence.question && !sentence.request);
  const flat = sentences
    .map((sentence) => sentence.clauses.map((clause) => clause.text).join(' , '))
    .join(' . ');
  return {
    call: sentences.some(
      ({ text }) =>
        CALL.test(text) &&
        !CALL_ON_THE_DAY.test(text.replace(CALL_WHEN_FREE, ' ')) &&
        !/\bnot (?:call|ring|phone|contact)\b/.test(text),
    ),
    noAnswer: noAnswer(plain),
    any: statements.some(
      ({ text, clauses }) =>
        ANY.test(text) &&
        !clauses.some((clause) => ANY.test(clause.text) && refuses(clause)) &&
        !PAST.test(text) &&
        !NOT_ANY.test(text) &&
        !(/\?$/.test(text) && /^any/.test(text)),
    ),
    anyWithin: ANY_WITHIN.test(plain),
    besideAny: statements.flatMap(({ clauses }) =>
      clauses.flatMap((clause) => (ANY.test(clause.text) ? clause.unexplained : [])),
    ),
    shift: shift(statements),
    allDay: statements.some(({ text }) => ALL_DAY.test(text) && !PAST.test(text) && !NOT_ALL_DAY.test(text)),
    noneOfThem: NONE.test(flat) || NONE.test(plain),
    otherDates: OTHER_DATES.test(plain),
    merelyAcknowledges:
      /^\W*(?:ok|yes|right|thanks|good|hi|hello)(?: (?:ok|thanks|cheers|mate|love))*,? (?:i |we )?(?:will|am going|need|have) (?!be (?:in|there|home|free|here)|take|go for|have)/.test(
        plain,
      ),
    complains: COMPLAINS.test(plain) && !/\b(?:yes|ok|confirm|accept)\b/.test(plain),
    counterfactual: statements.some(({ text }) => COUNTERFACTUAL.test(text)),
    postpones: POSTPONES.test(plain),
    defers: DEFERS.test(plain),
    caution:
      caution(withoutPhrases, fromChoice(sentences), questions) ??
      (sentences.some(isDoubtful) ? 'it is said with doubt' : null),
    asks: questions.length > 0 || sentences.some((sentence) => sentence.question),
    conditional: /^(?:only if|as long as|so long as|provided|providing|on condition)\b/.test(plain),
  };
}

function refuses({ assent, groups }: Clause): boolean {
  return assent === -1 || groups.some(({ polarity }) => polarity === -1);
}

/** A doubt about the answer itself, not about something else ("I'll probably be half asleep"). */
function isDoubtful(sentence: Sentence): boolean {
  return sentence.clauses.some(
    (clause) =>
      HEDGE.test(clause.text) &&
      (clause.assent !== 0 ||
        clause.groups.some((group) => group.polarity !== 0) ||
        PRESENCE.test(clause.text)),
  );
}

/** "Saturday, but earlier in the day"; "the earlier one" is marked as an option already. */
function shift(sentences: readonly Sentence[]): Acts['shift'] {
  const said = sentences.map(({ text }) => SHIFT.exec(text)?.groups?.['to']).find((to) => to !== undefined);
  if (said === undefined) return null;
  return said === 'later' ? 'later' : 'earlier';
}

function noAnswer(plain: string): string | null {
  if (OPTS_OUT.test(plain)) return 'asks not to be contacted';
  if (CANCELS.test(plain)) return 'cancels or wants a refund';
  if (NOT_THE_RECIPIENT.test(plain)) return 'is not the recipient or ordered nothing';
  if (HAS_IT.test(plain)) return 'says that it has come already';
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

function caution(text: string, chosen: string, questions: readonly Sentence[]): string | null {
  const conditional = text
    .split(/[.!?\n]+/)
    .find((sentence) => CONDITION.test(sentence.replace(CIRCUMSTANCE, ' ')));
  if (conditional !== undefined) return 'it depends on a condition';
  if (RESERVATION.test(chosen) && !CIRCUMSTANCE.test(text)) return 'a reservation follows';
  if (OTHER_BUSINESS.test(text)) return 'it asks for something else too';
  if (SECOND_THOUGHT.test(text)) return 'a second thought follows';
  if (SCORN.test(text)) return 'it may not be meant';
  if (DEFERS.test(text)) return 'the answer is put off';
  if (questions.some(({ text: asked }) => RISKY_QUESTION.test(asked)))
    return 'it may depend on the answer to a question';
  return null;
}
