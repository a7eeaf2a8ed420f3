/**
 * Splits a sentence of a marked text into clauses and determines what each says about the days, times and options in
 * it: wanted, refused, or only mentioned. Marks are D0 (days), T0 (times) and O0 (options).
 */
import { rewriter } from '../rewriting/rule-index.js';
import { phrasesOf, rulesOf } from '../rewriting/rules.js';
import { isMark, isPlainWord, WORDS } from '../text/vocabulary.js';
import { assentsToOffer } from './praise.js';

/** Marks that belong together ("D0 or D1 T0"), with the words between them. */
export type Group = {
  marks: readonly string[];
  /** The clause from the first to the last mark. */
  text: string;
  /** 1 wanted, -1 refused, 0 only mentioned. */
  polarity: 1 | 0 | -1;
  /** True if the words say so; false if the group merely stands alone. */
  said: boolean;
};

export type Clause = {
  text: string;
  /** The word that connects it to the clause before: "but", "so", "because", "if", … or "". */
  link: string;
  groups: readonly Group[];
  /** What the clause says without naming anything: "that is good" 1, "can not do it" -1, nothing 0. */
  assent: 1 | 0 | -1;
  /** The words of its statement that no rule explains, without a remark that follows the statement. */
  unexplained: readonly string[];
};

const { link: LINK, listGoesOn: LIST_GOES_ON } = phrasesOf('meaning/clauses.yaml', ['link', 'listGoesOn']);

const rephrase = rewriter([
  ...rulesOf('meaning/lead-ups.yaml', 'leadUps'),
  ...rulesOf('meaning/judgements.yaml', 'judgements'),
  ...rulesOf('meaning/rephrasings.yaml', 'rephrasings'),
]);

export function readClauses(sentence: string): Clause[] {
  const text = rephrase(sentence).replace(/\?$/, '');
  const clauses: Clause[] = [];
  let link = '';
  let start = 0;
  const push = (end: number): void => {
    const piece = text.slice(start, end).trim();
    if (piece !== '') clauses.push(readClause(piece, link));
  };
  for (const match of text.matchAll(LINK)) {
    const word = match.groups?.['word']?.trim() ?? '';
    if (word === '' && isListComma(text, match.index, match.index + match[0].length)) continue;
    const end = match.index;
    const isEmpty = text.slice(start, end).trim() === '';
    push(end);
    // Of two links in a row ("if not then") the first says how the clauses are connected, unless it says less ("but
    // only if").
    if (!isEmpty || ['', ',', 'but'].includes(link))
      link = word === '' ? (isEmpty && link !== '' ? link : ',') : word;
    start = end + match[0].length;
  }
  push(text.length);
  return clauses;
}

/**
 * Whether a comma is part of a list. A comma between two marks ("D0, D1 or D2", "D0, T0") does not end a clause, unless
 * a bare "not" comes before it.
 */
function isListComma(text: string, start: number, end: number): boolean {
  const before = text.slice(0, start);
  const after = text.slice(end);
  const isBetween = /[DTO]\d+ *$/.test(before) && text.slice(start, end).includes(',');
  // "first slot, afternoons are no good"
  const isOther = /O\d+ *$/.test(before) && /^T\d+ (?:are|is)\b/.test(after);
  return (
    isBetween &&
    !isOther &&
    LIST_GOES_ON.test(after) &&
    !/(?:^| )not (?:on |the |for )*[DTO]\d+(?: ?(?:\/|or|and|nor) ?(?:the )?[DTO]\d+)* *$/.test(before)
  );
}

/** `direct`: applies to what follows it; `firm`: reverses what was said before ("D0 yes ... not D0"). */
type Predicate = { index: number; polarity: 1 | -1; direct: boolean; firm?: boolean; assents?: boolean };

function readClause(text: string, link: string): Clause {
  const words = text.match(/,|[\p{L}\d'/]+/gu) ?? [];
  const groups = findGroups(words);
  const predicates = findPredicates(words);
  const said = new Map<number, 1 | -1>();
  let free: 1 | 0 | -1 = 0;
  // "it is chaos on D0": of two words before a group the nearer one counts if it refuses.
  const leads = ({ index }: Predicate, target: number): boolean => index < (groups[target]?.start ?? 0);
  for (const predicate of predicates) {
    const left = groups.findLastIndex((group) => group.end <= predicate.index);
    const right = groups.findIndex((group) => group.start > predicate.index);
    const target = predicate.direct || left === -1 || said.has(left) ? (right === -1 ? left : right) : left;
    if (target === -1) free = predicate.assents === false ? free : predicate.polarity;
    // The first word about a group counts: neither the courtesy in "not D0 please" nor the remark in "D0 please, the
    // dog is no trouble" reverses it.
    else if (!said.has(target)) said.set(target, predicate.polarity);
    else if (
      said.get(target) === 1 &&
      predicate.polarity === -1 &&
      (predicate.firm || leads(predicate, target))
    )
      said.set(target, -1);
  }
  const bare = words.every((word) => isPlain(word) || (predicates.length > 0 && isNegative(word)));
  return {
    text,
    link,
    assent: groups.length > 0 || (free === 1 && !assentsToOffer(text, words)) ? 0 : free,
    unexplained: unexplained(words),
    groups: groups.map((group, index) => {
      const polarity = said.get(index) ?? (bare ? 1 : 0);
      return {
        marks: words.slice(group.start, group.end).filter((word) => isMark(word)),
        text: words.slice(group.start, group.end).join(' '),
        polarity,
        said: said.has(index),
      };
    }),
  };
}

/**
 * Returns the unexplained words, from before the first answer or day up to where a remark begins: "D0 is hardly good |
 * i will be in".
 */
function unexplained(words: readonly string[]): string[] {
  const answersAt = words.findIndex((word) => isMark(word) || WORDS.assent.has(word) || word === 'candoit');
  const isIn = (index: number): boolean => words.slice(0, index).some((word) => WORDS.present.has(word));
  const remarkAt = words.findIndex(
    (word, index) =>
      index > answersAt &&
      (WORDS.opensRemark.has(word) || (isActivity(word) && answersAt !== -1 && isIn(index))),
  );
  const statement = words.slice(0, remarkAt === -1 ? words.length : remarkAt);
  const unknown = statement.filter(
    (word) =>
      !isPlain(word) &&
      !isNegative(word) &&
      !WORDS.connector.has(word) &&
      !WORDS.explained.has(word) &&
      !WORDS.everyday.has(word),
  );
  return unknown.length === 0 ? unknown : unknown.filter((word) => !isAdjunct(word, statement));
}

/** Whether a word names an activity, as in "we will be home pottering about". */
function isActivity(word: string): boolean {
  return /^[a-z]{3,}ing$/.test(word) && !WORDS.limitingIng.has(word);
}

/**
 * Whether a word is an adjunct, such as what follows "for" in "D0 is good for the bookcase". Only a few such words can
 * reverse a complete answer.
 */
function isAdjunct(word: string, statement: readonly string[]): boolean {
  if (WORDS.limiting.has(word)) return false;
  const index = statement.indexOf(word);
  const opensAt = statement.findLastIndex((other, i) => i < index && WORDS.preposition.has(other));
  const before = statement.slice(0, Math.max(0, opensAt));
  return (
    index - opensAt <= 6 &&
    opensAt > 0 &&
    before.some((other) => WORDS.assent.has(other) && other !== 'booked')
  );
}

/** Whether a word adds nothing to a clause that only names marks. */
function isPlain(word: string): boolean {
  return isPlainWord(word) || word === ',';
}

function isNegative(word: string): boolean {
  return word === 'not' || word === 'no' || word === 'cantdoit' || WORDS.negative.has(word);
}

/** Whether "no" is an answer, unlike in "no charge". */
function isAnswer(words: readonly string[], index: number): boolean {
  const next = words[index + 1];
  return next === undefined || isMark(next) || isMark(words[index - 1] ?? '') || WORDS.afterNo.has(next);
}

function findGroups(words: readonly string[]): { start: number; end: number }[] {
  const groups: { start: number; end: number }[] = [];
  let last: { start: number; end: number } | undefined;
  for (const [index, word] of words.entries()) {
    if (!isMark(word)) continue;
    if (last !== undefined && words.slice(last.end, index).every((between) => WORDS.connector.has(between))) {
      last.end = index + 1;
    } else {
      last = { start: index, end: index + 1 };
      groups.push(last);
    }
  }
  return groups;
}

/** Recognizes "Amazed your lads are out on D0": what the courier does refuses nothing. */
function isAboutYou(words: readonly string[], index: number): boolean {
  return words.slice(Math.max(0, index - 5), index).some((word) => WORDS.aboutYou.has(word));
}

/** Recognizes "I am out on D0", but not "print it out". */
function isState(words: readonly string[], index: number): boolean {
  const before = words[index - 1];
  return before === undefined || before === ',' || isMark(before) || WORDS.state.has(before);
}

/** Recognizes "It is a no for D0". */
function leadsToMark(words: readonly string[], index: number): boolean {
  const next = words.slice(index + 1).find((word) => !['for', 'to', 'on', 'the'].includes(word));
  return next !== undefined && isMark(next);
}

/** Returns how many words a negation applies to. */
function reach(words: readonly string[], negatedAt: number): number {
  return words.slice(negatedAt + 1, negatedAt + 4).some((word) => WORDS.opinion.has(word)) ? 9 : 3;
}

function findPredicates(words: readonly string[]): Predicate[] {
  const predicates: Predicate[] = [];
  let negatedAt = -1;
  for (const [index, word] of words.entries()) {
    if (
      word === 'not' ||
      word === 'never' ||
      word === 'nor' ||
      word === 'neither' ||
      word === 'none' ||
      word === 'without'
    ) {
      negatedAt = index;
      if (word === 'neither' || word === 'none') predicates.push({ index, polarity: -1, direct: true });
    } else if (word === 'no') {
      const leads = leadsToMark(words, index) && !isMark(words[index - 1] ?? '');
      if (leads || isAnswer(words, index))
        predicates.push({ index, polarity: -1, direct: index === 0 || leads, firm: leads });
    } else if (isMark(word)) {
      if (negatedAt !== -1) predicates.push({ index: negatedAt, polarity: -1, direct: true, firm: true });
      negatedAt = -1;
    } else if (word === 'candoit' || word === 'cantdoit') {
      const isRefusal = word === 'cantdoit' || negatedAt !== -1;
      predicates.push({
        index,
        polarity: isRefusal ? -1 : 1,
        direct: words.slice(index + 1).some((later) => isMark(later)) && isRefusal,
        firm: isRefusal,
      });
      negatedAt = -1;
    } else if ((word === 'out' || word === 'off') && !isState(words, index)) {
      continue;
    } else if (WORDS.positive.has(word)) {
      const polarity = negatedAt === -1 ? 1 : -1;
      predicates.push({
        index,
        polarity,
        direct: false,
        assents: WORDS.assent.has(word) || (polarity === -1 && WORDS.refusable.has(word)),
      });
      negatedAt = -1;
    } else if (WORDS.negative.has(word) && isAboutYou(words, index)) {
      negatedAt = -1;
    } else if (WORDS.negative.has(word)) {
      predicates.push({ index, polarity: negatedAt === -1 ? -1 : 1, direct: false });
      negatedAt = -1;
    } else if (negatedAt !== -1 && !WORDS.afterNot.has(word) && index - negatedAt > reach(words, negatedAt)) {
      negatedAt = -1;
    }
  }
  // "not" with nothing to apply to negates the clause: "i will not", "thursday not".
  if (
    negatedAt !== -1 &&
    words.slice(negatedAt + 1).every((word) => WORDS.afterNot.has(word) || WORDS.filler.has(word))
  ) {
    // "see you on D0, never"
    predicates.push({ index: negatedAt, polarity: -1, direct: false, firm: words.at(-1) === 'never' });
  }
  return predicates;
}
