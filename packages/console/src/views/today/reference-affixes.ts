/**
 * What a day's order references have in common, so that the board can show only the rest: `NORTH-26-0041` as `0041`.
 */

/** Numbers of characters that all references begin and end with. */
export type Affixes = { head: number; tail: number };
export const NO_AFFIXES: Affixes = { head: 0, tail: 0 };

/** Fewer references than this have something in common by chance. */
const MIN_REFERENCES = 4;
/** References up to this length are shown whole. */
const MAX_WHOLE = 11;
const SEPARATOR = /[-_/ .]/;

/** Returns what all references begin and end with, up to a separator. At least two characters are left. */
export function commonAffixes(references: readonly string[]): Affixes {
  const [first, ...others] = references;
  if (first === undefined || references.length < MIN_REFERENCES) return NO_AFFIXES;
  let head = 0;
  while (head < first.length && others.every((other) => other[head] === first[head])) head += 1;
  let tail = 0;
  const rest = first.length - head;
  while (tail < rest && others.every((other) => other.at(-1 - tail) === first.at(-1 - tail))) tail += 1;
  while (head > 0 && !SEPARATOR.test(first.charAt(head - 1))) head -= 1;
  while (tail > 0 && !SEPARATOR.test(first.charAt(first.length - tail))) tail -= 1;
  return first.length - head - tail < 2 ? NO_AFFIXES : { head, tail };
}

/** Splits a reference into what is shown and the common parts around it. */
export function splitReference(
  reference: string,
  { head, tail }: Affixes,
): readonly [head: string, shown: string, tail: string] {
  if (reference.length <= MAX_WHOLE) return ['', reference, ''];
  const end = reference.length - tail;
  return [reference.slice(0, head), reference.slice(head, end), reference.slice(end)];
}
