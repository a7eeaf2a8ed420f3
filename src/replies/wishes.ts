/**
 * Turns the clauses of a reply into wishes: what is wanted, in order of preference, what is refused, and what is only
 * mentioned. Joins what belongs together across clauses ("next week", "tuesday", "afternoon").
 */
import { intersect, singleDay } from './calendar.js';
import type { Clause, Group } from './clauses.js';
import { PAST, type Sentence } from './sentences.js';
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

const FIRST_CHOICE =
  /\b(?:firstchoice|ideally|prefer|preferably|preference|better|best|rather|favourite|if possible|first)\b/;
const SECOND_CHOICE = /\b(?:secondchoice|fallback|backup|back up|at a push|second|would do|also)\b/;
const IF_FIRST_FAILS =
  /^(?:that|it|those|[DTO]\d+|this|the first|none|nothing) ?(?:one )?(?:is|are|does|do|has|can|gone|full|bad)?\b.*\b(?:not|bad|full|gone|taken|no|cantdoit|unavailable)\b|^(?:need be|needed|necessary|no luck|you have to|you can not|cantdoit)|^(?:it is |that is )?(?:not|bad)\b/;

/** What the sentences of a reply want, refuse and mention. */
export function collectWishes(sentences: readonly Sentence[], marks: Marks): Wishes {
  const wanted: RankedWish[] = [];
  const refused: Wish[] = [];
  const mentioned: Wish[] = [];
  const assents: (1 | -1)[] = [];
  let refusedAfter = false;
  for (const sentence of sentences) {
    const answers = !sentence.question || sentence.request;
    let previous: Clause | null = null;
    for (const clause of sentence.clauses) {
      const isCondition = CONDITION_LINKS.has(clause.link);
      const isReason = REASON_LINKS.has(clause.link);
      if (isCondition && IF_FIRST_FAILS.test(clause.text)) demoteLast(wanted);
      for (const group of clause.groups) {
        const units = unitsOf(group, marks);
        const said = sentence.request && group.polarity === 0 ? 1 : group.polarity;
        const isStory = PAST.test(clause.text) && !group.said;
        const polarity = !answers || isCondition || isStory || (isReason && said === 1) ? 0 : said;
        if (polarity === 1) want(wanted, units, clause, group);
        else if (polarity === -1) refused.push(...units);
        else mentioned.push(...units);
      }
      const asks = sentence.question && clause === sentence.clauses.at(-1);
      if (!asks && clause.assent !== 0 && !isCondition && !isReason) {
        const takesBack =
          clause.assent === -1 && previous !== null && clause.link === ',' && isUnsaidFragment(previous);
        const isAboutOthers = wanted.length > 0 && clause.assent === -1 && !OWN.test(clause.text);
        if (takesBack) takeBackLast(wanted, refused);
        else if (!isAboutOthers) assents.push(clause.assent);
        if (clause.assent === -1 && wanted.length > 0 && !isAboutOthers) refusedAfter = true;
      }
      previous = clause;
    }
  }
  const assent = assents.length === 0 ? 0 : (assents[0] ?? 0);
  return {
    wanted: ranked(wanted),
    refused,
    mentioned,
    assent,
    mixed: new Set(assents).size > 1,
    refusedAfter,
  };
}

/** A refusal by the recipient, not "the lift is out". */
const OWN = /^(?:\w+ )?(?:i|we|that|it|this|no|not|bad|cantdoit|can|is)\b|^(?:sorry|so|but) /;

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

function want(wanted: RankedWish[], units: readonly Wish[], clause: Clause, group: Group): void {
  const shared =
    units.length > 1 && /\b(?:or|and)\b|,|\//.test(group.text) ? (units.at(-1)?.times ?? null) : null;
  const previous = wanted.at(-1);
  const isFallback =
    FALLBACK_LINKS.has(clause.link) ||
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
    !(a.times.part === true && b.times.part !== true)
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
  return a.kind === b.kind && (a.kind !== 'position' || b.kind !== 'position' || a.position === b.position);
}

function isSpan(days: Days): boolean {
  return days.kind === 'span' && days.from !== days.to;
}

/** The wishes in a group of marks: "D0 T0 or D1 T1" are two, "D0 T0 or T1" as well. */
function unitsOf(group: Group, marks: Marks): Wish[] {
  const units: Wish[] = [];
  let current: Wish = { days: null, times: null, option: null };
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
      if (current.times === null) current.times = times;
      else next({ ...empty, days: current.days, times });
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
