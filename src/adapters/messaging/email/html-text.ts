/**
 * The text of an HTML mail, by html-to-text. What it quotes is marked as in plain text, with `>`. The library takes
 * time by the number of elements, and by the square of their depth, so that both are bounded before.
 */
import { compile, type SelectorDefinition } from 'html-to-text';
import { withLeftOut } from '../../../domain/inbound-messages.js';

/** The rest of longer HTML is left out, and of more tags, or deeper ones, than mail programs write. */
const MAX_HTML = 131_072;
const MAX_TAGS = 5_000;
const MAX_DEPTH = 256;

/** Elements that begin and end a line, besides those that the library knows. */
const BLOCKS = (
  'address center dd details dl dt fieldset figcaption figure h1 h2 h3 h4 h5 h6 hr legend li ol section ' +
  'summary tr ul'
).split(' ');
/** Elements that are not visible. */
const UNSEEN = ['head', 'title', 'style', 'script', 'template', 'object', 'svg', 'img', '[hidden]'].concat(
  ['display:none', 'display: none', 'mso-hide:all'].map((style) => `[style*="${style}"i]`),
);

const SELECTORS: SelectorDefinition[] = [
  ...BLOCKS.map((selector) => ({
    selector,
    format: 'block',
    options: { leadingLineBreaks: 1, trailingLineBreaks: 1 },
  })),
  ...['blockquote', 'p', 'pre'].map((selector) => ({
    selector,
    options: { leadingLineBreaks: 1, trailingLineBreaks: 1 },
  })),
  { selector: 'a', options: { ignoreHref: true } },
  ...['td', 'th'].map((selector) => ({ selector, format: 'inlineSurround', options: { suffix: ' ' } })),
  ...UNSEEN.map((selector) => ({ selector, format: 'skip' })),
];

const convert = compile({ wordwrap: false, selectors: SELECTORS });

/** Returns the text, a line for each block; where something was left out for its size, a line says so. */
export function textOfHtml(html: string): string {
  const end = endOf(html);
  const text = convert(html.slice(0, end)).trim();
  return end < html.length ? withLeftOut(text) : text;
}

/** Elements without an end. */
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/** Returns where the HTML exceeds the bounds. */
function endOf(html: string): number {
  const most = Math.min(html.length, MAX_HTML);
  let depth = 0;
  let tags = 0;
  for (const { 1: slash, 2: name = '', index } of html.slice(0, most).matchAll(/<(\/?)([a-z][a-z0-9]*)/gi)) {
    if (slash === '/') depth = Math.max(0, depth - 1);
    else if (!VOID.has(name.toLowerCase())) depth += 1;
    tags += 1;
    if (tags > MAX_TAGS || depth > MAX_DEPTH) return index;
  }
  return most;
}
