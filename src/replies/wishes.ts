/**
 * Turns the clauses of a reply into wishes: what is wanted, in order of preference, what is refused, and what is only
 * mentioned. Joins what belongs together across clauses ("next week", "tuesday", "afternoon").
 */
import { daysBetween } from '../domain/local-time.js';
import { intersect, singleDay } from './calendar.js';
import { EXPLAINED } from './clause-words.js';
import type { Clause, Group } from './clauses.js';
import { COUNTERFACTUAL, OPENS_QUESTION, PAST, type Sentence } from './sentences.js';
import type { Days, Option, Times, Wish } from './types.js';

/** The things that the marks of a text stand for. */
export type Marks = { days: readonly Days[]; times: readonly Times[]; options: readonly Option[] };

/** A wish with its rank (1 first choice, 2 fallback) and the times that "Tuesday or Wednesday afternoon" may share. */
export type RankedWish = Wish & { rank: 1 | 2; sharedTimes: Times | null; said: boolean; joined: boolean };

export type Wishes = {
  wanted: readonly RankedWish[];
  refused: readonly Wish[];
  /** Mentioned without being wanted or refused. */
  mentioned: readonly Wish[];
  /** 1 "yes, that is good", -1 "no, can not do it", 0 nothing; and whether both were said. */
  assent: 1 | 0 | -1;
  mixed: boolean;
  /** A refusal without an object follows what is wanted: "friday?? no way". */
  refusedAfter: boolean;
  /** A fallback is named, but no first choice. */
  onlyFallback: boolean;
  /** Another day is named after "but", neither wanted nor refused. */
  restricted: boolean;
  /** Words that are not understood in what names or accepts a slot. */
  unexplained: readonly string[];
};

const FALLBACK_LINKS = new Set([
  'otherwise',
  'secondchoice',
  'failing that',
  'if not',
  'or else',
  'else',
  'alternatively',
  'or failing that',
]);
const CONDITION_LINKS = new Set([
  'if',
  'provided',
  'providing',
  'unless',
  'only if',
  'as long as',
  'so long as',
  'assuming',
  'once',
]);
const REASON_LINKS = new Set([
  'because',
  'means',
  'means that',
  'as',
  'since',
  'when',
  'while',
  'though',
  'although',
  'even though',
  'which',
  'who',
  'where',
  'whereas',
]);

/** A statement beside a request: "can you do Saturday, I take my nan shopping in the mornings". */
const STATES = /^(?:i|we|my|our|he|she|they|the kids)\b(?! (?:can|could|would|will|need|want|prefer))/;

const TIME_LINKS = new Set(['when', 'once']);

const PERMITS = /\b(?:agrees?|approves?|confirm(?:s|ed)?|says?|lets?|allows?|knows?|decides?|authorised)\b/;

/** What the driver is to do when something happens. */
const INSTRUCTS =
  /\b(?:text|ring|call|phone|message|knock|buzz|beep|shout|give|let me know|know|tell|park|leave)\b/;

const FIRST_CHOICE =
  /\b(?:firstchoice|ideally|prefer|preferably|preference|better|best|rather|favourite|if possible|first)\b/;
const SECOND_CHOICE = /\b(?:secondchoice|fallback|backup|back up|at a push|second|would do|also)\b/;
const IF_FIRST_FAILS =
  /^(?:that|it|those|[DTO]\d+|this|the first|none|nothing) ?(?:one )?(?:is|are|does|do|has|can|gone|full|bad)?\b.*\b(?:not|bad|full|gone|taken|no|cantdoit|unavailable)\b|^(?:need be|needed|necessary|no luck|you have to|you can not|cantdoit)|^(?:it is |that is )?(?:not|bad)\b/;

/** What has been found so far. `assents` are the answers that name nothing, in order. */
type Found = {
  wanted: RankedWish[];
  refused: Wish[];
  mentioned: Wish[];
  assents: (1 | -1)[];
  refusedAfter: boolean;
  restricted: boolean;
  unexplained: { wanting: string[]; assenting: string[] };
};

/** What the sentences of a reply want, refuse and mention. */
export function collectWishes(sentences: readonly Sentence[], marks: Marks): Wishes {
  const found: Found = {
    wanted: [],
    refused: [],
    mentioned: [],
    assents: [],
    refusedAfter: false,
    restricted: false,
    unexplained: { wanting: [], assenting: [] },
  };
  let last: Sentence | null = null;
  for (const sentence of sentences) {
    let previous: Clause | null = null;
    if (last !== null && answersOwnQuestion(last, sentence)) {
      if (sentence.clauses[0]?.assent === -1) takeBackLast(found.wanted, found.refused);
    } else {
      const answering = answeringClauses(sentence);
      for (const [index, clause] of sentence.clauses.entries()) {
        if (isTimeCondition(clause, previous)) found.unexplained.wanting.push(clause.link);
        addGroups(found, clause, previous, { sentence, answers: index < answering, marks });
        const asks = sentence.question && index === sentence.clauses.length - 1;
        const next = sentence.clauses[index + 1];
        // "I'm on nights, so not mornings": the reason of the refusal that follows.
        const isReason =
          clause.assent === -1 && clause.link !== 'but' && next?.link === 'so' && next.groups.length > 0;
        if (
          !asks &&
          !isReason &&
          (index < answering || !sentence.question || !OPENS_QUESTION.test(clause.text))
        )
          addAssent(found, clause, previous);
        previous = clause;
      }
    }
    last = sentence;
  }
  const { wanted, refused, mentioned, assents, refusedAfter, restricted, unexplained } = found;
  const mixed = new Set(assents).size > 1;
  // "Wednesday is chemo day, so the other one": what is mentioned beside it is what is not wanted.
  const isOther = refused.length === 0 && wanted.some(({ option }) => option?.kind === 'other');
  return {
    wanted: ranked(wanted),
    refused: isOther ? mentioned.filter(({ days }) => days !== null) : refused,
    mentioned,
    assent: assents[0] ?? 0,
    mixed,
    refusedAfter,
    onlyFallback: wanted.length > 0 && mentioned.length > 0 && wanted.every(({ rank }) => rank === 2),
    restricted,
    unexplained: wanted.length > 0 ? unexplained.wanting : unexplained.assenting,
  };
}

/** "Friday? Nah." asks and answers itself. */
function answersOwnQuestion(asked: Sentence, answer: Sentence): boolean {
  const [fragment, ...more] = asked.clauses;
  const [only, ...others] = answer.clauses;
  return (
    asked.question &&
    more.length === 0 &&
    fragment !== undefined &&
    /^(?:(?:on|the|what|how|about) )*[DTO]\d+(?: [DTO]\d+)*$/.test(fragment.text) &&
    others.length === 0 &&
    only?.groups.length === 0 &&
    only.assent !== 0 &&
    !/\w+(?: \w+){4}/.test(only.text)
  );
}

/** How many clauses, from the first, answer: of "Thursday is fine, will they carry it up?" those before the question. */
function answeringClauses({ question, request, clauses }: Sentence): number {
  if (!question || request) return clauses.length;
  return Math.max(
    0,
    clauses.findIndex((clause) => OPENS_QUESTION.test(clause.text)),
  );
}

type Place = { sentence: Sentence; answers: boolean; marks: Marks };

/** Adds the days, times and options of a clause. */
function addGroups(found: Found, clause: Clause, previous: Clause | null, place: Place): void {
  const isCondition = CONDITION_LINKS.has(clause.link);
  const isReason = REASON_LINKS.has(clause.link);
  if (isCondition && IF_FIRST_FAILS.test(clause.text)) demoteLast(found.wanted);
  const isFallback = FALLBACK_LINKS.has(clause.link) || (previous !== null && saysFirstFails(previous));
  for (const group of clause.groups) {
    const units = unitsOf(group, place.marks);
    const isAsked = place.sentence.request && (previous === null || !STATES.test(clause.text));
    const said = isAsked && group.polarity === 0 ? 1 : group.polarity;
    if (isStory(clause, group)) continue;
    const isUnreal = COUNTERFACTUAL.test(clause.text);
    const isPolicy =
      place.sentence.question && !/\bany/.test(clause.text) && units.some(({ days }) => isEveryWeekday(days));
    const counts = place.answers && !isCondition && !isUnreal && !isPolicy && !(isReason && said === 1);
    if (counts && said === 1) {
      want(found.wanted, units, clause, group, isFallback);
      found.unexplained.wanting.push(...clause.unexplained);
    } else if (counts && said === -1) found.refused.push(...units);
    else {
      found.mentioned.push(...units);
      if (clause.link === 'but' && found.wanted.length > 0 && units.some(({ days }) => days !== null))
        found.restricted = true;
    }
  }
}

/** "Friday afternoon is a good time to get me on this number". */
const TO_CALL =
  /\b(?:good|best|better|easiest) (?:time |day )?to (?:get|reach|catch|call|ring|phone|contact|speak)\b/;

/** "We agreed Friday and then you changed it". */
const WAS_SETTLED =
  /\b(?:we|you|they|it was|had) (?:have |had |already )*(?:agreed|arranged|said|told|booked|confirmed|chose|picked|gave|put)\b/;

/** "You never turned up on Thursday" tells of what has been. */
function isStory(clause: Clause, group: Group): boolean {
  if (/\b(?:i|we|you|they) had\b(?! (?:to|rather|better|hoped))/.test(clause.text)) return true;
  if (WAS_SETTLED.test(clause.text) || TO_CALL.test(clause.text)) return true;
  if (!PAST.test(clause.text)) return false;
  return (
    !group.said || (group.polarity === -1 && /\b(?:you|they|nobody|no one|driver|never)\b/.test(clause.text))
  );
}

/** "Do you deliver on Sundays?" asks what the courier does, "on Sunday" asks for a day. */
function isEveryWeekday(days: Days | null): boolean {
  return days?.kind === 'span' && days.weekdays !== undefined && daysBetween(days.from, days.to) > 30;
}

/** "..., if that's gone then ...": what follows is the fallback. */
function saysFirstFails(clause: Clause): boolean {
  return CONDITION_LINKS.has(clause.link) && clause.groups.length === 0 && IF_FIRST_FAILS.test(clause.text);
}

/** "Friday is fine once the landlord agrees": the time at which it becomes so; not "text me when you are near". */
function isTimeCondition(clause: Clause, previous: Clause | null): boolean {
  return (
    TIME_LINKS.has(clause.link) &&
    clause.groups.length === 0 &&
    clause.assent !== 1 &&
    previous !== null &&
    (clause.assent === -1 || PERMITS.test(clause.text) || / is$/.test(previous.text)) &&
    (previous.assent === 1 || previous.groups.some(({ polarity }) => polarity === 1)) &&
    !INSTRUCTS.test(previous.text)
  );
}

/** Adds what a clause says without naming anything: "that is good", "can not do it". */
function addAssent(found: Found, clause: Clause, previous: Clause | null): void {
  if (clause.assent === 0 || CONDITION_LINKS.has(clause.link) || REASON_LINKS.has(clause.link)) return;
  if (
    clause.assent === 1 &&
    (COUNTERFACTUAL.test(clause.text) || (PAST.test(clause.text) && !/\byes\b/.test(clause.text)))
  )
    return;
  if (clause.assent === -1 && previous !== null && clause.link === ',') {
    // "not this week, i am away": the reason of the refusal.
    if (previous.groups.some((group) => group.polarity === -1)) return;
    if (isUnsaidFragment(previous) && !LATER.test(clause.text)) {
      takeBackLast(found.wanted, found.refused);
      if (found.wanted.length > 0 && OWN.test(clause.text)) found.refusedAfter = true;
      return;
    }
    if (isUnsaidFragment(previous)) return;
  }
  // "I'd prefer Thursday but can't, so Friday"
  if (
    clause.assent === -1 &&
    clause.link === 'but' &&
    found.wanted.length > 0 &&
    TAKES_BACK.test(clause.text)
  )
    takeBackLast(found.wanted, found.refused);
  const isAboutOthers =
    (found.wanted.length > 0 || found.assents[0] === 1) &&
    clause.assent === -1 &&
    (OF_A_THING.test(clause.text) ||
      isOfThing(clause.text) ||
      (!OWN.test(clause.text) && !SAYS_NO.test(clause.text)));
  if (isAboutOthers) return;
  // "Fine by me, but the wife says no": the last word counts.
  if (clause.assent === -1 && ['but', 'so'].includes(clause.link)) found.assents = [];
  found.assents.push(clause.assent);
  if (clause.assent === 1) found.unexplained.assenting.push(...clause.unexplained);
  if (clause.assent === -1 && found.wanted.length > 0 && !OF_THE_OFFERS.test(clause.text))
    found.refusedAfter = true;
}

/** "I'm at work those days": the refusal of what was offered, beside what is wanted instead. */
const OF_THE_OFFERS =
  /\b(?:them|those|these|both|either|your) (?:other )?(?:days|dates|times|slots|2|ones)\b/;

/** "first one, off to work after". */
const LATER = /\b(?:after|afterwards|then|later|after that)$/;

/** What fails at the house is no refusal: "the bell doesn't work". */
const OF_A_THING =
  /^(?:and |oh |ps )*(?:the |my |our |your )?(?:\w+ )?(?:bell|doorbell|buzzer|lift|intercom|gate|parking|phone|mobile|satnav|knocker|lights?|street|road|drive|driveway|dogs?|cat|postcode|maps?|sign|drivers?|lads|key ?safe|number)\b/;

/** "The kitchen floor won't be dry": nobody of the house, and nobody's being there. */
function isOfThing(text: string): boolean {
  const [article = '', ...words] = text.split(' ');
  return (
    ['the', 'my', 'our'].includes(article) &&
    !words.slice(0, 2).some((word) => EXPLAINED.has(word) || /^(?:day|date|time|slot)s?$/.test(word)) &&
    !/\b(?:in|home|free|available|says?|said)\b/.test(text)
  );
}

/** A refusal of what has just been said, and nothing else. */
const TAKES_BACK =
  /^(?:(?:i|we|that|it|is|are|am|just|really|now|unfortunately|sadly|sorry|then|day) )*(?:can(?: not)?|cantdoit|not|bad|no|working|away|busy|out)(?: (?:do|make|manage|it|that|day|then|now|me|us|for|so|sorry|anymore|today))*$/;

/** A refusal by the recipient, not "the lift is out". */
const OWN =
  /^(?:(?:\w+ )?(?:just|have|seen|remembered|realised|noticed|forgot|that|oh|damn) )*(?:\w+ )?(?:i|we|that|it|this|no|not|bad|cantdoit|can)\b|^(?:is|sorry|so|but) /;

const SAYS_NO = /\b(?:no|not|says|said|cantdoit)\b/;

/** "Thursday, I'm at work": a bare mention and then a refusal without one. */
function isUnsaidFragment(clause: Clause): boolean {
  return clause.groups.length === 1 && clause.groups[0]?.said === false && clause.groups[0].polarity === 1;
}

function takeBackLast(wanted: RankedWish[], refused: Wish[]): void {
  const last = wanted.pop();
  if (last !== undefined) refused.push(last);
}

/** "the 22nd, or the 24th if that's no use": the last named is the fallback. */
function demoteLast(wanted: RankedWish[]): void {
  const last = wanted.at(-1);
  if (last !== undefined && wanted.length > 1) wanted[wanted.length - 1] = { ...last, rank: 2 };
}

/** Once one wish is marked as the first choice or the fallback, the others take the other rank. */
function ranked(wishes: readonly RankedWish[]): RankedWish[] {
  return wishes.some((wish) => wish.rank === 2) && wishes.every((wish) => wish.rank === 2)
    ? wishes.map((wish) => ({ ...wish, rank: 1 }))
    : [...wishes];
}

function want(
  wanted: RankedWish[],
  units: readonly Wish[],
  clause: Clause,
  group: Group,
  isMarkedFallback: boolean,
): void {
  const shared =
    units.length > 1 && /\b(?:or|and)\b|,|\//.test(group.text) ? (units.at(-1)?.times ?? null) : null;
  const previous = wanted.at(-1);
  const isFallback =
    isMarkedFallback ||
    (SECOND_CHOICE.test(clause.text) &&
      previous !== undefined &&
      !FIRST_CHOICE.test(clause.text.replace('second', '')));
  const isJoined = /^(?:or|and|also|plus)\b/.test(clause.text) || ['and then', 'or'].includes(clause.link);
  const firstWasPreferred =
    previous?.rank === 1 && previous.said && preferred.has(previous) && clause.link !== '';
  const count = wanted.length;
  const outranked = isFallback || (firstWasPreferred && !FIRST_CHOICE.test(clause.text));
  const narrowed = narrow(wanted, units, isFallback, isJoined);
  const rank = outranked && wanted.length === count ? 2 : 1;
  if (rank === 1 && wanted.length > 0 && COMPARES.test(clause.text)) {
    for (const [index, wish] of wanted.entries()) wanted[index] = { ...wish, rank: 2 };
  }
  for (const [index, unit] of narrowed.entries()) {
    const wish: RankedWish = {
      ...unit,
      rank,
      sharedTimes: index < narrowed.length - 1 && unit.times === null ? shared : null,
      said: group.said,
      joined: isJoined || narrowed.length > 1,
    };
    if (FIRST_CHOICE.test(clause.text)) preferred.add(wish);
    wanted.push(wish);
  }
}

const COMPARES = /\b(?:better|best|prefer|rather|ideally|preferably)\b/;

const preferred = new WeakSet<RankedWish>();

/**
 * Takes a wish of the clause before into this one when the two complete each other: days and times, a week and a weekday
 * in it, the same day said twice.
 */
function narrow(
  wanted: RankedWish[],
  units: readonly Wish[],
  isFallback: boolean,
  isJoined: boolean,
): Wish[] {
  const previous = wanted.at(-1);
  if (previous === undefined || isJoined || isFallback) return [...units];
  const combined = units.map((unit) => combine(previous, unit));
  if (combined.some((unit) => unit === null)) return [...units];
  wanted.pop();
  return combined.filter((unit) => unit !== null);
}

function combine(a: Wish, b: Wish): Wish | null {
  if (
    a.times !== null &&
    b.times !== null &&
    a.times !== b.times &&
    !((a.times.part ?? a.times.vague) === true && b.times.part !== true)
  )
    return null;
  if (a.option !== null && b.option !== null && !sameOption(a.option, b.option)) return null;
  let days = a.days ?? b.days;
  if (a.days !== null && b.days !== null) {
    const sameDay = singleDay(a.days) !== null && singleDay(a.days) === singleDay(b.days);
    const inWeek =
      isSpan(a.days) || isSpan(b.days) || sameDay || a.days.kind === 'weekday' || b.days.kind === 'weekday';
    days = inWeek ? intersect(a.days, b.days) : null;
    if (days === null) return null;
  }
  return { days, times: b.times ?? a.times, option: a.option ?? b.option };
}

function sameOption(a: Option, b: Option): boolean {
  return (
    a.kind === b.kind &&
    a.kind !== 'few' &&
    (a.kind !== 'position' || b.kind !== 'position' || a.position === b.position)
  );
}

function isSpan(days: Days): boolean {
  return days.kind === 'span' && days.from !== days.to;
}

/** The wishes in a group of marks: "D0 T0 or D1 T1" are two, "D0 T0 or T1" as well. */
function unitsOf(group: Group, marks: Marks): Wish[] {
  const units: Wish[] = [];
  let current: Wish = { days: null, times: null, option: null };
  // "T0 on D0 and T1 on D1"
  const isTimeFirst = /T\d+ (?:on |of |the )*D\d+ .*T\d+ (?:on |of |the )*D\d+/.test(group.text);
  const next = (wish: Wish): void => {
    units.push(current);
    current = wish;
  };
  for (const mark of group.marks) {
    const index = Number(mark.slice(1));
    const empty = { days: null, times: null, option: null };
    if (mark.startsWith('D')) {
      const days = marks.days[index] ?? null;
      const joint =
        current.days !== null && days !== null && current.option === null
          ? sameOrWithin(current.days, days)
          : null;
      if (current.days === null && (current.times === null || !/T\d+ (?:or|and) [^T]*D/.test(group.text)))
        current.days = days;
      else if (joint !== null) current.days = joint;
      else next({ ...empty, days });
    } else if (mark.startsWith('T')) {
      const times = marks.times[index] ?? null;
      // "after dinner, ie 12 to 4"
      if (current.times === null || (current.times.vague === true && times !== null)) current.times = times;
      else next({ ...empty, days: isTimeFirst ? null : current.days, times });
    } else {
      const option = marks.options[index] ?? null;
      if (current.option === null) current.option = option;
      else next({ ...empty, option });
    }
  }
  units.push(current);
  return units;
}

/** "next week, on tuesday" in one breath; null for two different days. */
function sameOrWithin(a: Days, b: Days): Days | null {
  if (a.kind === 'conflict' || b.kind === 'conflict') return a.kind === 'conflict' ? a : b;
  const isWeek = isSpan(a) !== isSpan(b);
  const same = singleDay(a) !== null && singleDay(a) === singleDay(b);
  const sameWeekday = a.kind === 'weekday' && b.kind === 'weekday' && a.weekday === b.weekday;
  return isWeek || same || sameWeekday ? intersect(a, b) : null;
}
