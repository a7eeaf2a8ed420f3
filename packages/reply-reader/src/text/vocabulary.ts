/**
 * The reader's vocabulary, from data/words: English as recipients write it, mapped to the plain words of the
 * rules, and what a word says in a clause.
 */
import { readYaml, wordsOf } from '../rewriting/rules.js';

export const WEEKDAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

export const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;

/** Every written form with its plain words; "cannae" becomes "can not". */
export const PLAIN_WORD: ReadonlyMap<string, string> = new Map(
  Object.entries(readYaml('words/spellings.yaml') as Record<string, string>).flatMap(([plain, written]) =>
    written.split(' ').map((form) => [form, plain] as const),
  ),
);

/** What a word says about a day in a clause, or that it says nothing; the file describes each set. */
export const WORDS = {
  ...wordsOf('words/clauses.yaml', [
    'filler',
    'positive',
    'assent',
    'refusable',
    'negative',
    'afterNo',
    'connector',
    'aboutYou',
    'opinion',
    'afterNot',
    'explained',
    'opensRemark',
    'preposition',
    'limitingIng',
    'state',
    'limiting',
    'mustStandAlone',
    'joins',
    'present',
  ]),
  ...wordsOf('words/everyday.yaml', ['everyday']),
};

/** Whether a word is the mark of a day (D0), a time (T0) or an option (O0); everything else is lower case. */
export function isMark(word: string): boolean {
  return word.startsWith('D') || word.startsWith('T') || word.startsWith('O');
}

/**
 * Whether a word names something, says nothing or approves. The marks are the whole content of a clause of such words.
 */
export function isPlainWord(word: string): boolean {
  return isMark(word) || WORDS.filler.has(word) || WORDS.positive.has(word);
}
