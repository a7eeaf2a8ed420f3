/**
 * The short code of a booking request, or of an order that nobody was asked about yet. Texts from a shared number carry
 * it so that an answer can name its conversation. It is derived from the id and not stored.
 */

const CONSONANTS = 'BCDFGHJKLMNPQRSTVWXZ';
const DIGITS = '23456789';

/** Pairs of letters that occur between or after digits in any text. */
const COMMON_PAIRS = new Set(['ST', 'ND', 'RD', 'TH', 'PM', 'KG', 'CM', 'MM', 'FT', 'HR']);

/** Makes the code of an id: a digit, two letters, a digit. No word, time or postcode looks like that. */
export function requestCode(id: string): string {
  let hash = fnv(id);
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

/** Any code, as a separate word. */
const CODE = new RegExp(
  `(?<![\\p{L}\\p{N}])[${DIGITS}][${CONSONANTS}]{2}[${DIGITS}](?![\\p{L}\\p{N}])`,
  'giu',
);

/** Counts the codes in a text: code → how often it is there. */
export function codesIn(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [word] of text.matchAll(CODE)) {
    const code = word.toUpperCase();
    counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return counts;
}

/** Returns the text without anything in it that looks like a code. */
export const withoutCodes = (text: string): string => text.replace(CODE, '');

/** Returns the text without the first of these codes in it. */
export function withoutCode(text: string, codes: readonly string[]): string {
  const found = codesIn(text);
  const code = codes.find((each) => found.has(each));
  if (code === undefined) return text;
  const words = `[("']?(?:\\bcode[ :]{0,3})?(?<![\\p{L}\\p{N}])${code}(?![\\p{L}\\p{N}])[)"']?`;
  return text.replace(new RegExp(words, 'iu'), ' ').trim();
}
