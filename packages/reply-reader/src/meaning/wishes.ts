/**
 * Turns the clauses of a reply into wishes: what is wanted, in order of preference, what is refused, and what is only
 * mentioned. Merges what belongs together across clauses ("next week", "tuesday", "afternoon").
 */
import { daysBetween } from '@waypost/base/local-time';
import type { Days, Marks, Wish } from '../marks/mentions.js';
import { listOf, phrasesOf } from '../rewriting/rules.js';
import { addAssent, CONDITION_LINKS, REASON_LINKS, type Found, type Unexplained } from './answers.js';
import type { Clause, Group } from './clauses.js';
import { demoteLast, ranked, takeBackLast, unitsOf, want, type RankedWish } from './ranking.js';
import { COUNTERFACTUAL, OPENS_QUESTION, PAST, type Sentence } from './sentences.js';

const SAID = phrasesOf('meaning/wishes.yaml', [
  'states',
  'permits',
  'ofOthers',
  'onArrival',
  'instructs',
  'ifFirstFails',
  'chooses',
  'toCall',
  'wasSettled',
]);

/** Words that connect a second choice to the first, and words that connect the time from which something holds. */
const FALLBACK_LINKS = new Set(listOf('words/clauses.yaml', 'fallbackLinks'));
const TIME_LINKS = new Set(listOf('words/clauses.yaml', 'timeLinks'));

export type Wishes = {
  wanted: readonly RankedWish[];
  refused: readonly Wish[];
  /** Mentioned without being wanted or refused. */
  mentioned: readonly Wish[];
  /** 1 for "yes, that is good", -1 for "no, can not do it", 0 for nothing; and whether both were said. */
  assent: 1 | 0 | -1;
  mixed: boolean;
  /** True if a refusal without an object follows what is wanted: "friday?? no way". */
  refusedAfter: boolean;
  /** True if a fallback is named, but no first choice. */
  onlyFallback: boolean;
  /** True if another day is named after "but", neither wanted nor refused. */
  restricted: boolean;
  /** Words that are not understood in the clauses that name or accept a slot. */
  unexplained: readonly string[];
};

/** Collects what the sentences of a reply want, refuse and mention. */
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
  const conditions: string[] = [];
  let last: Sentence | null = null;
  for (const sentence of sentences) {
    let previous: Clause | null = null;
    if (last !== null && answersOwnQuestion(last, sentence)) {
      if (sentence.clauses[0]?.assent === -1) takeBackLast(found.wanted, found.refused);
    } else {
      const answering = answeringClauses(sentence);
      for (const [index, clause] of sentence.clauses.entries()) {
        if (isTimeCondition(clause, previous)) conditions.push(clause.link);
        const next = sentence.clauses[index + 1];
        const answers = index < answering && !isPremise(clause, next);
        addGroups(found, clause, previous, { sentence, answers, marks, next });
        const asks = sentence.question && index === sentence.clauses.length - 1;
        // "I'm on nights, so not mornings": the reason for the refusal that follows.
        const isReason =
          clause.assent === -1 && clause.link !== 'but' && next?.link === 'so' && next.groups.length > 0;
        if (
          !asks &&
          !isReason &&
          (index < answering || !sentence.question || (answering > 0 && !OPENS_QUESTION.test(clause.text)))
        )
          addAssent(found, clause, previous);
        previous = clause;
      }
    }
    last = sentence;
  }
  const { wanted, refused, mentioned, assents, refusedAfter, restricted, unexplained } = found;
  const mixed = new Set(assents).size > 1;
  // "Wednesday is chemo day, so the other one": the day mentioned with it is not wanted.
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
    unexplained: [
      ...conditions,
      ...(wanted.length > 0 ? unexplainedOf(unexplained.wanting) : unexplained.assenting),
    ],
  };
}

/**
 * Returns the words that are not understood. In "D0 please. I picked up a shift D1", a clause that is understood and
 * names what it wants is enough.
 */
function unexplainedOf(clauses: readonly Unexplained[]): readonly string[] {
  if (clauses.some(({ words, complete }) => complete && words.length === 0)) return [];
  return clauses.flatMap(({ words }) => words);
}

/**
 * Recognizes "The sweep is here on D0 so it would have to be D1": the part before "so" only leads to what is wanted.
 */
function isPremise(clause: Clause, next: Clause | undefined): boolean {
  return (
    next?.link === 'so' &&
    next.groups.some(
      ({ polarity, marks }) =>
        (polarity === 1 || /^(?:how|what) about\b/.test(next.text)) && /^[DO]/.test(marks[0] ?? ''),
    ) &&
    clause.groups.every(({ polarity }) => polarity !== -1) &&
    (clause.groups.some(({ said, polarity }) => said || polarity === 0) || OPENS_QUESTION.test(next.text)) &&
    !OPENS_QUESTION.test(clause.text) &&
    !SAID.chooses.test(clause.text)
  );
}

/** Recognizes "Friday? Nah.", which asks and answers itself. */
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

/**
 * Returns how many clauses, from the first, answer: in "Thursday is fine, will they carry it up?" those before the
 * question.
 */
function answeringClauses({ question, request, clauses }: Sentence): number {
  if (!question || request) return clauses.length;
  return Math.max(
    0,
    clauses.findIndex((clause) => OPENS_QUESTION.test(clause.text)),
  );
}

type Place = { sentence: Sentence; answers: boolean; marks: Marks; next: Clause | undefined };

/** Adds the days, times and options of a clause. */
function addGroups(found: Found, clause: Clause, previous: Clause | null, place: Place): void {
  const isCondition = CONDITION_LINKS.has(clause.link);
  const isReason = REASON_LINKS.has(clause.link);
  if (isCondition && SAID.ifFirstFails.test(clause.text)) demoteLast(found.wanted);
  const isFallback = FALLBACK_LINKS.has(clause.link) || (previous !== null && saysFirstFails(previous));
  for (const group of clause.groups) {
    const units = unitsOf(group, place.marks);
    const isAsked =
      place.sentence.request &&
      (previous === null ||
        !(SAID.states.test(clause.text) || (clause.link === ',' && group.polarity === 0))) &&
      !isStated(clause, group);
    const said = isAsked && group.polarity === 0 ? 1 : group.polarity;
    if (isStory(clause, group)) continue;
    // "Please be quiet as the baby naps at ten"
    if (
      isReason &&
      group.polarity === 0 &&
      previous !== null &&
      previous.groups.length === 0 &&
      SAID.instructs.test(previous.text)
    )
      continue;
    const isUnreal = COUNTERFACTUAL.test(clause.text);
    const isPolicy =
      place.sentence.question && !/\bany/.test(clause.text) && units.some(({ days }) => isEveryWeekday(days));
    const counts = place.answers && !isCondition && !isUnreal && !isPolicy && !(isReason && said === 1);
    if (clause.link === 'but' && isAsked && found.wanted.length > 0 && OPENS_QUESTION.test(clause.text))
      found.restricted = true;
    if (counts && said === 1) {
      want(found.wanted, units, clause, group, isFallback);
      const complete = units.some(({ days, option }) => days !== null || option !== null);
      found.unexplained.wanting.push({ words: clause.unexplained, complete });
    } else if (counts && said === -1) found.refused.push(...units);
    else {
      // "Monday I've got the chiropodist at half nine", "mosque is at one so Friday clashes": the time is on that day.
      const of = clause.groups.length > 1 ? clause : refusalDrawn(place.next);
      const [day] = of === undefined ? [] : daysNamedFirst(of, place.marks);
      found.mentioned.push(
        ...units.map((unit) => (unit.days === null && day !== undefined ? { ...unit, days: day } : unit)),
      );
      if (clause.link === 'but' && found.wanted.length > 0 && units.some(({ days }) => days !== null))
        found.restricted = true;
    }
  }
}

/** Returns the next clause if it refuses a day because of what was just said. */
function refusalDrawn(next: Clause | undefined): Clause | undefined {
  return next?.link === 'so' && next.groups.length === 1 && next.groups[0]?.polarity === -1
    ? next
    : undefined;
}

/** Returns the days that a clause mentions before anything else. */
function daysNamedFirst(clause: Clause, marks: Marks): Days[] {
  const [first] = clause.groups;
  return first === undefined
    ? []
    : unitsOf(first, marks).flatMap(({ days }) => (days === null ? [] : [days]));
}

/** Recognizes a story about the past: "You never turned up on Thursday". */
function isStory(clause: Clause, group: Group): boolean {
  if (/\b(?:i|we|you|they) had\b(?! (?:to|rather|better|hoped))/.test(clause.text)) return true;
  if (SAID.wasSettled.test(clause.text) || SAID.toCall.test(clause.text)) return true;
  if (!PAST.test(clause.text)) return false;
  return (
    !group.said || (group.polarity === -1 && /\b(?:you|they|nobody|no one|driver|never)\b/.test(clause.text))
  );
}

/**
 * Whether the days are every such weekday: "Do you deliver on Sundays?" asks about the service, "on Sunday" asks for a
 * day.
 */
function isEveryWeekday(days: Days | null): boolean {
  return days?.kind === 'span' && days.weekdays !== undefined && daysBetween(days.from, days.to) > 30;
}

/** Recognizes "Can it be afternoon, I have the dentist in the morning" without the comma. */
function isStated({ text, groups }: Clause, group: Group): boolean {
  const [first] = groups;
  if (first === undefined || first === group) return false;
  const between = text.slice(text.indexOf(first.text) + first.text.length, text.lastIndexOf(group.text));
  return /\b(?:i|we|my|our|he|she|they) (?!(?:can|could|would|will|prefer|want)\b)/.test(between);
}

/** Recognizes "..., if that's gone then ...": what follows is the fallback. */
function saysFirstFails(clause: Clause): boolean {
  return (
    CONDITION_LINKS.has(clause.link) && clause.groups.length === 0 && SAID.ifFirstFails.test(clause.text)
  );
}

/** Recognizes a condition on time, "Friday is fine once the landlord agrees", but not "text me when you are near". */
function isTimeCondition(clause: Clause, previous: Clause | null): boolean {
  return (
    TIME_LINKS.has(clause.link) &&
    clause.groups.length === 0 &&
    (clause.assent !== 1 || clause.link === 'once' || SAID.ofOthers.test(clause.text)) &&
    previous !== null &&
    (clause.assent !== 0 ||
      clause.link === 'once' ||
      SAID.permits.test(clause.text) ||
      /(?<!\bthat) is$/.test(previous.text)) &&
    (previous.assent === 1 || previous.groups.some(({ polarity }) => polarity === 1)) &&
    !SAID.instructs.test(previous.text) &&
    !SAID.onArrival.test(clause.text)
  );
}
