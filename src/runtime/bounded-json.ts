/**
 * JSON from strangers: how large it is in every respect is known before it is parsed, by one look at each byte. Of a
 * text of a megabyte the parser, and what checks the result, may otherwise take seconds.
 */

/** No request that the API takes comes near any of these. */
const JSON_BOUNDS = { levels: 64, values: 50_000, fields: 1_000 } as const;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;

/**
 * Why a text is not to be parsed, or null. It need not be JSON: of what is none, the brackets and commas count that stand
 * in it.
 */
export function jsonProblem(bytes: Uint8Array): string | null {
  /** Of each list or object that is open: commas of an object, -1 for a list. */
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

/** Where the quote stands that ends a string. */
function endOfString(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
  return at;
}
