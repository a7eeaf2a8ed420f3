/**
 * The short code of a booking request. Texts carry it where the number that they come from is not the courier's alone,
 * so that an answer can say which request it is to. It follows from the request's id: nothing else is kept of it.
 */

const CONSONANTS = 'BCDFGHJKLMNPQRSTVWXZ';
const DIGITS = '23456789';

/** Pairs of letters that stand between digits, or behind one, in any text. */
const COMMON_PAIRS = new Set(['ST', 'ND', 'RD', 'TH', 'PM', 'KG', 'CM', 'MM', 'FT', 'HR']);

/** A digit, two letters, a digit: no word, no time and no postcode looks like it. */
export function requestCode(request: string): string {
  let hash = fnv(request);
  const take = (letters: string): string => {
    const letter = letters[hash % letters.length] ?? '';
    hash = Math.floor(hash / letters.length);
    return letter;
  };
  const first = take(DIGITS);
  const pair = take(CONSONANTS) + take(CONSONANTS);
  return first + (COMMON_PAIRS.has(pair) ? 'KQ' : pair) + take(DIGITS);
}

/** FNV-1a, 32 bits. */
function fnv(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}

const pattern = (code: string) =>
  new RegExp(`[("']?(?:\\bcode[ :]{0,3})?(?<![\\p{L}\\p{N}])${code}(?![\\p{L}\\p{N}])[)"']?`, 'iu');

/** Whether a text has the code, as a word of its own. */
export function mentionsCode(text: string, code: string): boolean {
  return pattern(code).test(text);
}

/** The text without the code, which says nothing but which request it is to. */
export function withoutCode(text: string, code: string): string {
  return text.replace(pattern(code), ' ').trim();
}
