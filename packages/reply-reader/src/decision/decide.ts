/**
 * Decides what a reply means from its acts and wishes, and with what confidence. A wrong booking is the worst result,
 * so any doubt lowers the confidence below the threshold, and the reply goes to a person.
 */
import type { Acts } from '../meaning/acts.js';
import type { Calendar } from '../marks/calendar.js';
import { fits, inOrder, isOneDay, overlapMinutes, refuses, resolve, type Meaning } from './resolve.js';
import { takesSlot, weigh } from './second-opinion.js';
import type { ReplyIntent, Understanding } from '../reply.js';
import type { Slot } from '@waypost/base/slot';
import { sameSlot } from '@waypost/base/slot';
import type { Wish } from '../marks/mentions.js';
import type { RankedWish } from '../meaning/ranking.js';
import type { Wishes } from '../meaning/wishes.js';

/** A reply is booked without a person at or above this confidence. */
const BOOKING_CONFIDENCE = 0.85;
const REVIEW_CONFIDENCE = 0.5;

/**
 * Everything found in a reply. `uncertainty` (0 to 1) is subtracted from the confidence of a booking; `secondOpinion`
 * gives the likelihood of each intent.
 */
export type Evidence = {
  calendar: Calendar;
  acts: Acts;
  wishes: Wishes;
  retracted: boolean;
  uncertainty: number;
  secondOpinion: () => readonly number[];
};

/** A choice of slots expressed by one or more wishes. */
type Choice = {
  slots: readonly Slot[];
  offered: boolean;
  /** True if several slots are meant and any of them will do. */
  alternatives: boolean;
  partial: boolean;
  vague: boolean;
  /** True if a day that was not offered is named beside one that was, but not as an alternative to it. */
  unsettled: boolean;
  contradicts: boolean;
};

/**
 * Returns the reading of a reply. What the rules settle for certain is kept; any other reading that is not booked is
 * weighed against the second opinion.
 */
export function decide(evidence: Evidence): Understanding {
  const certain = decideCertain(evidence);
  if (certain !== null) return certain;
  const reading = decideByRules(evidence);
  const isBooked = reading.outcome === 'booked';
  if (isBooked && !evidence.acts.any) return reading;
  const likelihoods = evidence.secondOpinion();
  if (isBooked && takesSlot(likelihoods)) return reading;
  return weigh(review(reading.intent, reading.slot, reading.why), likelihoods, evidence.calendar);
}

/** Returns the reading that no other words in the reply can change, or null. */
function decideCertain({ acts, wishes, calendar }: Evidence): Understanding | null {
  if (acts.optsOut) return review('unclear', null, 'The sender asks not to be contacted.');
  const conflict = wishes.wanted.map((wish) => wish.days).find((days) => days?.kind === 'conflict');
  if (conflict?.kind === 'conflict')
    return review('unclear', null, `Weekday and date disagree (${conflict.said}).`);
  const count = calendar.offered.length;
  if (wishes.wanted.some(({ option }) => option?.kind === 'position' && option.position > count))
    return review('unclear', null, 'The number is not one of the options.');
  return null;
}

function decideByRules(evidence: Evidence): Understanding {
  const { acts, wishes } = evidence;
  if (acts.noAnswer !== null) return review('unclear', null, `The sender ${acts.noAnswer}.`);
  return wishes.wanted.length > 0 ? decideWanted(evidence) : decideWithoutWish(evidence);
}

function decideWanted(evidence: Evidence): Understanding {
  const { acts, wishes, calendar } = evidence;
  const first = choose(
    wishes.wanted.filter((wish) => wish.rank === 1),
    evidence,
  );
  if (first.contradicts) return review('unclear', null, 'Asks for a slot and refuses it.');
  if (acts.call && acts.caution !== null)
    return review('call_request', null, 'Asks for a call before anything else.');
  if (acts.call && !wishes.wanted.some((wish) => wish.said && (wish.days !== null || wish.option !== null)))
    return review('call_request', null, 'Asks for a call.');
  if (acts.defers && first.offered && first.slots.length > 1 && !acts.any)
    return review('unclear', null, 'Names several offers and postpones the answer.');
  const fallbackWishes = wishes.wanted.filter((wish) => wish.rank === 2);
  const fallback = fallbackWishes.length > 0 ? choose(fallbackWishes, evidence) : null;
  const intent: ReplyIntent = first.offered ? 'accept_offer' : 'propose_date';
  const useFallback = fallback !== null && !first.slots.some((slot) => isFree(slot, calendar));
  const choice = useFallback ? fallback : first;
  if (acts.shift !== null && choice.offered && choice.slots.length === 1)
    return decideShift(acts.shift, choice, calendar);
  const doubts = [
    acts.caution,
    acts.call ? 'a call is asked for as well' : null,
    wishes.onlyFallback ? 'the first choice was not understood' : null,
    wishes.restricted ? 'another day is named after "but"' : null,
    evidence.retracted ? 'something was taken back' : null,
    wishes.refusedAfter ? 'a refusal follows' : null,
    choice.partial ? 'only a part of the window suits' : null,
    choice.vague ? 'the day can be understood in two ways' : null,
    choice.unsettled ? 'another day is named too' : null,
    acts.noneOfThem && choice.offered ? 'it refuses the offers too' : null,
  ];
  const what = useFallback
    ? 'The first choice is not free, so the fallback'
    : first.offered
      ? 'Names what was offered'
      : 'Asks for a date that was not offered';
  return settleOn(intent, choice, doubts, what, evidence);
}

/** Handles "Tuesday, but later": another window of that day, which a person should look at. */
function decideShift(shift: 'earlier' | 'later', { slots }: Choice, calendar: Calendar): Understanding {
  const [named] = slots;
  const others = calendar.available.filter(
    (slot) =>
      named !== undefined &&
      slot.date === named.date &&
      (shift === 'later' ? slot.from > named.from : slot.from < named.from),
  );
  return review('propose_date', inOrder(others)[0] ?? null, `Asks for ${shift} than the offered window.`);
}

/** Picks one slot of a choice. */
function settleOn(
  intent: ReplyIntent,
  choice: Choice,
  doubts: readonly (string | null)[],
  what: string,
  evidence: Evidence,
): Understanding {
  const { acts, calendar } = evidence;
  const free = choice.slots.filter((slot) => isFree(slot, calendar));
  const [only] = choice.slots;
  if (only === undefined) return review(intent, null, `${what}, but nothing free fits.`);
  if (choice.slots.length === 1) {
    if (free.length === 0) return review(intent, only, `${what}: the slot is full or past.`);
    return book(intent, only, doubts, `${what}: one slot.`, evidence, 0.97);
  }
  if (acts.any || acts.allDay || (choice.alternatives && !acts.asks)) {
    if (acts.defers && acts.caution !== null)
      return review(intent, null, `${what}, but puts the choice off.`);
    const [earliest] = free;
    if (earliest === undefined) return review(intent, null, `${what}, any will do, but all are full.`);
    const [beside] = acts.any ? acts.besideAny : [];
    const limits = beside === undefined ? doubts : [...doubts, `"${beside}" is not understood`];
    return book(intent, earliest, limits, `${what}, any will do: the earliest that is free.`, evidence, 0.93);
  }
  if (intent === 'accept_offer')
    return review(intent, null, `${what}, but does not choose among ${choice.slots.length}.`);
  return review(intent, free[0] ?? null, `${what}; ${choice.slots.length} slots fit and none is chosen.`);
}

/** Books the slot unless there is a doubt. */
function book(
  intent: ReplyIntent,
  slot: Slot,
  doubts: readonly (string | null)[],
  why: string,
  evidence: Evidence,
  certainty: number,
): Understanding {
  const doubt = doubts.find((one) => one !== null) ?? touched(slot, evidence) ?? notUnderstood(evidence);
  if (doubt !== null) return review(intent, slot, `${why} Not booked: ${doubt}.`);
  const confidence = Math.round((certainty - evidence.uncertainty) * 100) / 100;
  if (confidence < BOOKING_CONFIDENCE)
    return review(intent, slot, `${why} Not booked: too little is understood.`);
  return { intent, slot, outcome: 'booked', confidence, why };
}

/**
 * Returns why the answer is not fully understood, or null. Every word of the answer itself must be understood, because
 * one word may reverse it ("Thursday is hardly good").
 */
function notUnderstood({ wishes }: Evidence): string | null {
  const [word] = wishes.unexplained;
  return word === undefined ? null : `"${word}" is not understood`;
}

/**
 * Returns why the recipient may not be in for the whole slot, because of a refusal or a time that affects part of it;
 * null if nothing does.
 */
function touched(slot: Slot, { acts, wishes, calendar }: Evidence): string | null {
  const touches = wishes.refused.map((wish) => refuses(wish, slot, calendar));
  if (touches.includes('wholly') || touches.includes('partly')) return 'a part of the window is refused';
  const isNamed = wishes.wanted.some((wish) => isOneDay(wish, calendar));
  if (touches.includes('edge') && !isNamed) return 'the day may be refused';
  const inside = wishes.mentioned.some(
    ({ days, times }) =>
      times !== null &&
      times.part !== true &&
      (days === null || refuses({ days, times: null, option: null }, slot, calendar) === 'wholly') &&
      overlapMinutes(slot, times) > 0 &&
      !fits(slot, times),
  );
  // "any afternoon next week … Tuesday?": the time asked for also applies to the other days.
  const isAlone = wishes.wanted.every(({ joined }) => !joined);
  const isOther = wishes.wanted.some(({ times }) => times !== null && !fits(slot, times));
  if (acts.any && isAlone && isOther) return 'another time of day is mentioned';
  return inside ? 'a time within the window is mentioned' : null;
}

function choose(wishes: readonly RankedWish[], evidence: Evidence): Choice {
  const { calendar } = evidence;
  const isRefused = (slot: Slot): boolean =>
    evidence.wishes.refused.some(
      (wish) => refuses(wish, slot, calendar) === 'wholly' && !isMerelyTimes(wish, wishes),
    );
  const meanings = wishes.map((wish) => meaningOf(wish, calendar, isRefused));
  const contradicts = wishes.some(
    (wish, index) => meanings[index]?.offered === false && resolve(wish, calendar, () => false).offered,
  );
  // If offers and other dates are named side by side, the offers are accepted.
  const offered = meanings.filter((meaning) => meaning.offered);
  const counted = offered.length > 0 ? offered : meanings;
  const slots = inOrder(unique(counted.flatMap((meaning) => meaning.slots)));
  const joined = wishes.length > 1 && wishes.slice(1).every((wish) => wish.joined);
  return {
    slots,
    offered: offered.length > 0,
    alternatives: offered.length > 1 && joined && offered.every((meaning) => meaning.slots.length === 1),
    partial: counted.some((meaning) => meaning.partial),
    vague: counted.some((meaning) => meaning.vague),
    unsettled:
      offered.length > 0 &&
      !joined &&
      ((meanings.at(-1)?.offered === false && wishes.at(-1)?.said === false) ||
        meanings.some(({ offered, slots }) => !offered && slots.length > 0)),
    contradicts,
  };
}

/** Recognizes "Thursday works, I'm at work till 6": a doubt about the named day, not another choice. */
function isMerelyTimes(refused: Wish, wishes: readonly RankedWish[]): boolean {
  return (
    refused.days === null && refused.option === null && wishes.some(({ said, days }) => said && days !== null)
  );
}

/**
 * Returns what a wish means. In "Tuesday or Wednesday afternoon", the afternoon applies to Tuesday too if that helps to
 * choose.
 */
function meaningOf(wish: RankedWish, calendar: Calendar, isRefused: (slot: Slot) => boolean): Meaning {
  const meaning = resolve(wish, calendar, isRefused);
  if (wish.sharedTimes === null || meaning.slots.length === 0) return meaning;
  const shared = resolve({ ...wish, times: wish.sharedTimes }, calendar, isRefused);
  if (meaning.slots.length > 1) return shared.slots.length > 0 ? shared : meaning;
  // "Thursday or Friday after three" where Thursday only has a morning: the time may apply to both.
  return { ...meaning, vague: meaning.vague || shared.slots.length === 0 };
}

function unique(slots: readonly Slot[]): Slot[] {
  return slots.filter((slot, index) => slots.findIndex((other) => sameSlot(other, slot)) === index);
}

function isFree(slot: Slot, calendar: Calendar): boolean {
  return slot.date > calendar.today && calendar.available.some((one) => sameSlot(one, slot));
}

function decideWithoutWish(evidence: Evidence): Understanding {
  const { acts, wishes, calendar } = evidence;
  const { offered } = calendar;
  if (acts.call) return review('call_request', null, 'Asks for a call.');
  const refuse = (slot: Slot): boolean =>
    wishes.refused.some((wish) => refuses(wish, slot, calendar) === 'wholly');
  const left = offered.filter((slot) => !refuse(slot));
  const refusesSome = left.length < offered.length || wishes.refused.length > 0;
  if (acts.noneOfThem || left.length === 0) return review('decline_dates', null, 'Refuses every offer.');
  const all: Choice = {
    slots: inOrder(left),
    offered: true,
    alternatives: false,
    partial: false,
    vague: false,
    unsettled: false,
    contradicts: false,
  };
  if (acts.any && wishes.assent !== -1)
    return settleOn(
      'accept_offer',
      all,
      [acts.caution, limit(evidence), acts.asks ? 'something is asked too' : null],
      'Takes any of the offers',
      evidence,
    );
  if (acts.complains) return review('unclear', null, 'Complains, without a plain yes.');
  if (acts.counterfactual && wishes.assent !== 1)
    return review('decline_dates', null, 'Describes what might have been.');
  if (acts.defers && wishes.assent === 1 && (offered.length > 1 || acts.merelyAcknowledges))
    return review('unclear', null, 'Postpones the answer.');
  if (wishes.assent === 1 && left.length === offered.length) {
    return settleOn(
      'accept_offer',
      all,
      [
        acts.caution,
        wishes.mixed ? 'it says yes and no' : null,
        evidence.retracted ? 'something was taken back' : null,
      ],
      'Says yes',
      evidence,
    );
  }
  if (refusesSome) {
    if (left.length === 1 && offered.length > 1 && wishes.assent !== -1 && !acts.otherDates) {
      const isWindow = wishes.refused.every(({ days, option }) => days === null && option === null);
      const sameDay = new Set(offered.map(({ date }) => date)).size === 1;
      const isClear = wishes.assent === 1 || (isWindow && sameDay);
      const doubt = isClear ? acts.caution : 'the remaining offer is not named';
      return settleOn('accept_offer', all, [doubt], 'Refuses all offers but one', evidence);
    }
    return review('decline_dates', null, 'Refuses offers without naming another date.');
  }
  if (wishes.assent === -1) return review('decline_dates', null, 'Refuses the offer.');
  return decideWithoutAnswer(evidence);
}

/** Returns why "any" may not mean every offer. */
function limit({ acts, wishes }: Evidence): string | null {
  if (acts.anyWithin) return 'a limit to it is not understood';
  if (wishes.mentioned.some(({ days }) => days !== null && (acts.asks || days.kind === 'span')))
    return 'a day is mentioned too';
  return wishes.refused.some(({ times, option }) => times !== null && option === null)
    ? 'a time is refused'
    : null;
}

function decideWithoutAnswer({ acts, wishes, calendar }: Evidence): Understanding {
  const meanings = wishes.mentioned
    .filter((wish) => wish.days !== null || wish.option !== null)
    .map((wish) => resolve(wish, calendar, () => false));
  const weak = onlyOffer(meanings);
  const other = meanings.length === 1 && meanings[0]?.offered === false ? meanings[0] : undefined;
  const [only, ...others] = calendar.offered;
  if (acts.conditional && only !== undefined && others.length === 0) {
    return review('accept_offer', only, 'Says yes on a condition.');
  }
  if (acts.postpones) return review('decline_dates', null, 'Asks for another time without naming one.');
  if (acts.asks) return review('question', null, 'Asks a question without answering.');
  if (acts.otherDates) return review('decline_dates', null, 'Asks for other dates without naming one.');
  if (acts.defers) return review('unclear', null, 'Postpones the answer.');
  if (weak !== null) return review('accept_offer', weak, 'Mentions an offer without saying that it suits.');
  if (other?.slots.length === 1)
    return review(
      'propose_date',
      other.slots[0] ?? null,
      'Mentions a free day without saying that it suits.',
    );
  return review('unclear', null, 'Does not answer the offer.');
}

/** Returns the one offer that several mentions mean, or null. */
function onlyOffer(meanings: readonly Meaning[]): Slot | null {
  const [slot, ...others] = unique(meanings.filter(({ offered }) => offered).flatMap(({ slots }) => slots));
  return slot === undefined || others.length > 0 ? null : slot;
}

function review(intent: ReplyIntent, slot: Slot | null, why: string): Understanding {
  return { intent, slot, outcome: 'needs_review', confidence: REVIEW_CONFIDENCE, why };
}
