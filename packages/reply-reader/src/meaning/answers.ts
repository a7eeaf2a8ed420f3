/**
 * Reads what clauses say without naming anything, such as "that's fine" or "can't do it", and whether a refusal
 * concerns the offer, what was just said, or something else ("the bell doesn't work").
 */
import type { Times, Wish } from '../marks/mentions.js';
import { listOf, phrasesOf } from '../rewriting/rules.js';
import { WORDS } from '../text/vocabulary.js';
import type { Clause } from './clauses.js';
import { takeBackLast, type RankedWish } from './ranking.js';
import { COUNTERFACTUAL, PAST } from './sentences.js';

const SAID = phrasesOf('meaning/assents.yaml', [
  'ofTheOffers',
  'later',
  'ofAThing',
  'takesBack',
  'own',
  'saysNo',
]);

/**
 * The words of a clause that no rule explains. `complete` if the clause names what it wants, and not only a time of
 * day.
 */
export type Unexplained = { words: readonly string[]; complete: boolean };

/** Findings so far. `assents` holds the answers that name nothing, in order. */
export type Found = {
  wanted: RankedWish[];
  refused: Wish[];
  mentioned: Wish[];
  assents: (1 | -1)[];
  refusedAfter: boolean;
  restricted: boolean;
  unexplained: { wanting: Unexplained[]; assenting: string[] };
};

/** Words that connect a condition to what it applies to. */
export const CONDITION_LINKS = new Set(listOf('words/clauses.yaml', 'conditionLinks'));

/** Words that connect a reason, a time or a description. */
export const REASON_LINKS = new Set(listOf('words/clauses.yaml', 'reasonLinks'));

/** Adds what a clause says without naming anything: "that is good", "can not do it". */
export function addAssent(found: Found, clause: Clause, previous: Clause | null): void {
  if (clause.assent === 0 || CONDITION_LINKS.has(clause.link) || REASON_LINKS.has(clause.link)) return;
  if (
    clause.assent === 1 &&
    (COUNTERFACTUAL.test(clause.text) || (PAST.test(clause.text) && !/\byes\b/.test(clause.text)))
  )
    return;
  // "Thursday is chemo so best not"
  if (
    clause.assent === -1 &&
    clause.link === 'so' &&
    previous !== null &&
    previous.groups.some(({ polarity }) => polarity === -1) &&
    SAID.takesBack.test(clause.text)
  )
    return;
  if (clause.assent === -1 && previous !== null && clause.link === ',') {
    // "not this week, i am away": the reason for the refusal.
    if (previous.groups.some((group) => group.polarity === -1)) return;
    if (isAtOtherHours(clause, found.wanted.at(-1)?.times ?? null)) return;
    // "evening slot, I'm at work": this may be the reason for choosing it or a refusal of it.
    if (
      isUnsaidFragment(previous) &&
      previous.groups.every(({ marks }) => marks.every((mark) => mark.startsWith('T')))
    ) {
      found.refusedAfter = true;
      return;
    }
    if (isUnsaidFragment(previous) && !SAID.later.test(clause.text)) {
      takeBackLast(found.wanted, found.refused);
      if (found.wanted.length > 0 && SAID.own.test(clause.text)) found.refusedAfter = true;
      return;
    }
    if (isUnsaidFragment(previous)) return;
  }
  // "I'd prefer Thursday but can't, so Friday"
  if (
    clause.assent === -1 &&
    clause.link === 'but' &&
    found.wanted.length > 0 &&
    SAID.takesBack.test(clause.text)
  )
    takeBackLast(found.wanted, found.refused);
  const isAboutOthers =
    (found.wanted.length > 0 || found.assents[0] === 1) &&
    clause.assent === -1 &&
    (SAID.ofAThing.test(clause.text) ||
      isOfThing(clause.text) ||
      (!SAID.own.test(clause.text) && !SAID.saysNo.test(clause.text)));
  if (isAboutOthers) return;
  // "Fine by me, but the wife says no": the last word counts.
  if (clause.assent === -1 && ['but', 'so'].includes(clause.link)) found.assents = [];
  found.assents.push(clause.assent);
  if (clause.assent === 1) found.unexplained.assenting.push(...clause.unexplained);
  if (clause.assent === -1 && found.wanted.length > 0 && !SAID.ofTheOffers.test(clause.text))
    found.refusedAfter = true;
}

/** Recognizes "Evening slot, I work days", which gives the reason for the choice. */
function isAtOtherHours({ text }: Clause, times: Times | null): boolean {
  if (times === null) return false;
  return text.includes('working rota')
    ? times.from >= EVENING
    : /\bworking lates\b/.test(text) && times.to <= EVENING;
}

/** Start of the evening, in minutes since midnight. */
const EVENING = 16 * 60;

/** Recognizes "The kitchen floor won't be dry", which is not about a person or about being in. */
function isOfThing(text: string): boolean {
  const [article = '', ...words] = text.split(' ');
  return (
    ['the', 'my', 'our'].includes(article) &&
    !words.slice(0, 2).some((word) => WORDS.explained.has(word) || /^(?:day|date|time|slot)s?$/.test(word)) &&
    !/\b(?:in|home|free|available|says?|said)\b/.test(text)
  );
}

/** Recognizes "Thursday, I'm at work": a bare mention followed by a refusal that names nothing. */
function isUnsaidFragment(clause: Clause): boolean {
  return clause.groups.length === 1 && clause.groups[0]?.said === false && clause.groups[0].polarity === 1;
}
