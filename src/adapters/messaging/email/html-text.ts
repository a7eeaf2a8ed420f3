/**
 * Extracts the text of an HTML mail, in one pass from beginning to end: whatever it contains takes time in proportion
 * to its length.
 */

/** The rest of longer HTML is left out: the answer comes before the quotation. */
const MOST_HTML = 131_072;

/** Elements whose content is never shown. */
const UNSEEN = ['style', 'script', 'head', 'title'];

/** Tags that end a line. */
const BREAKS = new Set(['br', '/p', '/div', '/li', '/tr', '/h1', '/h2', '/h3', '/h4', '/h5', '/h6']);

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Returns the text, a line for each block, without quotations that are closed. */
export function textOfHtml(given: string): string {
  const html = given.slice(0, MOST_HTML);
  // The only letter whose lower case has another length.
  const lower = html.replaceAll('İ', 'I').toLowerCase();
  const lastEnd = html.lastIndexOf('>');
  // A closing tag without an end closes nothing; searching for it again and again would take quadratic time.
  const lastClosing = new Map(
    UNSEEN.map((name) => [name, lastEnd < 0 ? -1 : lower.lastIndexOf(`</${name}`, lastEnd)]),
  );
  const parts: string[] = [];
  // How many parts there were at the start of each open quotation.
  const quotations: number[] = [];
  let at = 0;
  while (at < html.length) {
    const tag = html.indexOf('<', at);
    if (tag < 0 || tag > lastEnd) break;
    if (tag > at) parts.push(html.slice(at, tag));
    const end = html.indexOf('>', tag);
    const name = nameOf(lower, tag + 1);
    at = end + 1;
    if ((lastClosing.get(name) ?? -1) > tag) {
      at = html.indexOf('>', lower.indexOf(`</${name}`, tag)) + 1;
    } else if (name === 'blockquote') {
      quotations.push(parts.length);
    } else if (name === '/blockquote') {
      const begun = quotations.pop();
      if (begun !== undefined) parts.length = begun;
      parts.push(LINE);
    } else if (BREAKS.has(name)) {
      parts.push(LINE);
    }
  }
  parts.push(html.slice(at));
  return parts
    .map((part) => (part === LINE ? '\n' : part.replace(/\s+/g, ' ')))
    .join('')
    .replace(/&(?:#(\d{1,6})|#x([0-9a-f]{1,6})|(\w{1,32}));/gi, (entity, decimal, hex, word: string) => {
      if (decimal !== undefined) return character(Number(decimal), entity);
      if (hex !== undefined) return character(parseInt(String(hex), 16), entity);
      return ENTITIES[word.toLowerCase()] ?? entity;
    })
    .trim();
}

/** Stands for the end of a line; no text can equal it, as it contains a bracket. */
const LINE = '<>';

/** Returns the name that a tag begins with, in lower case. */
function nameOf(lower: string, at: number): string {
  return /^\/?[a-z][a-z0-9]{0,15}/.exec(lower.slice(at, at + 18))?.[0] ?? '';
}

function character(code: number, otherwise: string): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : otherwise;
}
