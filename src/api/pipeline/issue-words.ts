/** Words for what a schema accepts, where it has none of its own. */
import type { z } from 'zod';

const KINDS: Readonly<Record<string, string>> = {
  object: 'an object',
  record: 'an object',
  array: 'a list',
  string: 'a string',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  null: 'null',
};

/** Returns the words for an issue, for zod's `error` option; undefined leaves it to zod. */
export function issueWords(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type': {
      const kind = KINDS[issue.expected];
      return kind === undefined ? undefined : `must be ${kind}`;
    }
    case 'invalid_value':
      return oneOf(issue.values);
    case 'too_small':
      return bound('at least', issue.origin, issue.minimum, issue.inclusive === true);
    case 'too_big':
      return bound('at most', issue.origin, issue.maximum, issue.inclusive === true);
    default:
      return undefined;
  }
}

/** Returns what a closed list takes: `takes 1 or 2`, `takes one of a, b, c`. */
export function oneOf(values: readonly unknown[]): string {
  const words = [...new Set(values)].map(String);
  return words.length > 2 ? `must be one of ${words.join(', ')}` : `must be ${words.join(' or ')}`;
}

function bound(
  which: 'at least' | 'at most',
  origin: string,
  limit: number | bigint,
  isInclusive: boolean,
): string | undefined {
  if (!isInclusive) return undefined;
  const unit = { string: 'character', array: 'item' }[origin];
  if (unit === undefined) return `must be ${which} ${limit}`;
  return `must have ${which} ${limit} ${unit}${Number(limit) === 1 ? '' : 's'}`;
}
