/**
 * Patterns as lists, one idea a line: what a recipient may write is long to tell, and one expression for all of it
 * could not be read.
 */

/** A pattern that matches where any of the given ones does; flags are those of the first. */
export function anyOf(...patterns: readonly [RegExp, ...RegExp[]]): RegExp {
  return new RegExp(patterns.map((pattern) => `(?:${pattern.source})`).join('|'), patterns[0].flags);
}

/** As `anyOf`, but only where the words stand on their own, not inside other words. */
export function anyPhrase(...patterns: readonly [RegExp, ...RegExp[]]): RegExp {
  return new RegExp(`\\b(?:${patterns.map(({ source }) => source).join('|')})\\b`, patterns[0].flags);
}
