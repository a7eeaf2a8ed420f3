/**
 * The short code of a booking request. Texts carry it when their number is not the courier's alone, so that an answer
 * can say which request it is for. It is derived from the request's id, and stored nowhere.
 */

const CONSONANTS = 'BCDFGHJKLMNPQRSTVWXZ';
const DIGITS = '23456789';

/** Pairs of letters that occur between or after digits in any text. */
const COMMON_PAIRS = new Set(['ST', 'ND', 'RD', 'TH', 'PM', 'KG', 'CM', 'MM', 'FT', 'HR']);

/** Makes the code: a digit, two letters, a digit. No word, time or postcode looks like that. */
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

/** Returns whether a text contains the code as a word of its own. */
export function mentionsCode(text: string, code: string): boolean {
  return pattern(code).test(text);
}

/** Returns the text without the code, which only says which request it is for. */
export function withoutCode(text: string, code: string): string {
  return text.replace(pattern(code), ' ').trim();
}
