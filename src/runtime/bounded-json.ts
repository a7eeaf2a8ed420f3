/**
 * Bounds for JSON from outside: its size in every respect is known before it is parsed, from one pass over its bytes.
 * The parser, and the checks of its result, may otherwise take seconds for a megabyte.
 */

/** No request that the API accepts comes near any of these. */
const JSON_BOUNDS = { levels: 64, values: 50_000, fields: 1_000 } as const;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;

/**
 * Returns why a text must not be parsed, or null. It need not be JSON: its brackets and commas count all the same.
 */
export function jsonProblem(bytes: Uint8Array): string | null {
  /** For each open list or object: the commas of an object, -1 for a list. */
  const open: number[] = [];
  let values = 1;
  for (let at = 0; at < bytes.length; at += 1) {
    switch (bytes[at]) {
      case QUOTE:
        at = endOfString(bytes, at + 1);
        break;
      case 0x7b: // {
      case 0x5b: // [
        if (open.push(bytes[at] === 0x7b ? 0 : -1) > JSON_BOUNDS.levels) {
          return `It is nested more than ${JSON_BOUNDS.levels} levels deep.`;
        }
        values += 1;
        break;
      case 0x7d: // }
      case 0x5d: // ]
        open.pop();
        break;
      case COMMA: {
        values += 1;
        const fields = open.at(-1) ?? -1;
        if (fields < 0) break;
        if (fields + 2 > JSON_BOUNDS.fields)
          return `An object in it has more than ${JSON_BOUNDS.fields} fields.`;
        open[open.length - 1] = fields + 1;
      }
    }
    if (values > JSON_BOUNDS.values) return `It has more than ${JSON_BOUNDS.values} values.`;
  }
  return null;
}

/** Returns where the quote that ends a string is. */
function endOfString(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
  return at;
}
