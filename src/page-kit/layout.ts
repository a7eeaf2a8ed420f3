/**
 * The frame of the recipients' pages: plain HTML that works on an old phone and without JavaScript, loads nothing
 * from elsewhere, and escapes all values.
 */
import { createHash } from 'node:crypto';
import { escapeHtml } from '../messaging/email-html.js';

/** HTML that needs no escaping. */
export type Html = { readonly html: string };

/** Tags a template literal whose values are escaped, unless they are `Html` themselves; lists are joined. */
export function html(
  parts: TemplateStringsArray,
  ...values: readonly (string | Html | readonly Html[])[]
): Html {
  const text = parts.map((part, index) => part + (index < values.length ? asHtml(values[index] ?? '') : ''));
  return { html: text.join('') };
}

function asHtml(value: string | Html | readonly Html[]): string {
  if (typeof value === 'string') return escapeHtml(value);
  return 'html' in value ? value.html : value.map((each) => each.html).join('');
}

/** Returns a term and its description, for a `dl`; nothing where there is nothing to say. */
export function fact(term: string, text: string): Html {
  return text === ''
    ? html``
    : html`<dt>${term}</dt>
        <dd>${text}</dd> `;
}

/** The colours of all pages, light and dark. */
export const COLOURS = `
:root { color-scheme: light dark; --ground: #f6f5f2; --paper: #fff; --ink: #1d2126; --soft: #5b626b; --line: #d9d6cf;
  --accent: #14532d; --on-accent: #fff; --tint: #e8f1ea; --warn: #fdf0dc; --warn-ink: #6b3f00; --grave: #a3271b }
@media (prefers-color-scheme: dark) { :root { --ground: #15181b; --paper: #1e2226; --ink: #eceae6; --soft: #a9afb6;
  --line: #3a4046; --accent: #8fd3a4; --on-accent: #0c2415; --tint: #22342a; --warn: #3d2f17; --warn-ink: #f3d6a4; --grave: #ff9d8f } }
`;

const STYLE = `${COLOURS}* { box-sizing: border-box }
html { -webkit-tap-highlight-color: transparent; background: var(--ground); color: var(--ink); font: 1.0625rem/1.5 system-ui, -apple-system, 'Segoe UI', sans-serif }
body { margin: 0; min-height: 100vh }
header, main, footer { margin: 0 auto; max-width: 34rem; padding: 0 1.25rem }
header { align-items: center; display: flex; font-weight: 650; gap: .6rem; padding-top: 1.1rem }
header::before { background: var(--accent); clip-path: polygon(0 0, 72% 0, 100% 31%, 72% 62%, 52% 62%, 52% 100%, 36% 100%, 36% 62%, 0 62%); content: ''; flex: none; height: 1.2rem; width: 1.5rem }
h1 { font-size: 1.6rem; letter-spacing: -.01em; line-height: 1.2; margin: 1.1rem 0 .4rem }
h2 { font-size: 1.0625rem; margin: 0 0 .5rem }
p { margin: .4rem 0 1rem }
a { color: var(--accent); text-underline-offset: .15em }
.lead { color: var(--soft) }
.card { background: var(--paper); border: 1px solid var(--line); border-radius: .9rem; margin: 0 0 1rem; padding: 1rem 1.1rem }
.card > :last-child { margin-bottom: 0 }
.notice { background: var(--tint); border-radius: .9rem; padding: .9rem 1.1rem }
.notice[role=alert] { background: var(--warn); color: var(--warn-ink) }
fieldset { border: 0; margin: 0 0 .75rem; padding: 0 }
legend { font-weight: 600; padding: .35rem 0 }
label { align-items: center; background: var(--paper); border: 1px solid var(--line); border-radius: .75rem; cursor: pointer;
  display: flex; gap: .85rem; margin: 0 0 .5rem; min-height: 3.25rem; padding: .5rem .9rem }
label:has(:checked) { background: var(--tint); border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent) }
label strong, label span { display: block }
label span { color: var(--soft) }
label.field { background: none; border: 0; display: block; font-weight: 600; margin: 0; min-height: 0; padding: .2rem 0 }
input:not([type=radio]), select, textarea { background: var(--paper); border: 1px solid var(--soft); border-radius: .75rem; color: var(--ink);
  font: inherit; min-height: 3.25rem; padding: .5rem .9rem; width: 100% }
.pin { background: none; border: 0; display: block; margin: 0 0 1rem; padding: 0 }
.pin input { font-size: 1.6rem; letter-spacing: .35em; margin-top: .35rem; text-align: center }
input[type=radio] { accent-color: var(--accent); flex: none; height: 1.35rem; margin: 0; width: 1.35rem }
summary { align-items: center; cursor: pointer; display: flex; font-weight: 600; gap: .5rem; justify-content: space-between;
  list-style: none; min-height: 2.9rem }
summary::-webkit-details-marker { display: none }
summary::after { border: solid currentColor; border-width: 0 2px 2px 0; content: ''; height: .5rem; flex: none; margin: 0 .2rem;
  transform: rotate(45deg); width: .5rem }
details[open] > summary::after { transform: rotate(-135deg) }
details details { border-top: 1px solid var(--line) }
details details summary { font-weight: 500 }
details details summary span { color: var(--soft); font-size: .875rem; font-weight: 400; margin-left: auto; white-space: nowrap }
details.change > summary { color: var(--accent) }
.times { display: grid; gap: .5rem; grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr)); padding-bottom: .6rem }
.times legend { clip-path: inset(50%); height: 1px; overflow: hidden; padding: 0; position: absolute; width: 1px }
.times label { gap: .6rem; margin: 0; min-height: 2.9rem; padding: .4rem .7rem; white-space: nowrap }
details.card { padding-bottom: .3rem; padding-top: .3rem }
.book { background: var(--ground); bottom: 0; margin: 0 -1.25rem; padding: .75rem 1.25rem 1rem; position: sticky }
button { background: var(--accent); border: 0; border-radius: .75rem; color: var(--on-accent); cursor: pointer; font: inherit;
  font-weight: 650; min-height: 3.25rem; width: 100% }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
label:not(.pin):has(:focus-visible) { outline: 3px solid var(--accent); outline-offset: 2px }
label:not(.pin) :focus-visible { outline: 0 }
dl { display: grid; gap: .3rem 1.25rem; grid-template-columns: max-content 1fr; margin: 0 }
dt { color: var(--soft) }
dd { font-weight: 550; margin: 0 }
.visit { background: var(--accent); border: 0; color: var(--on-accent) }
.visit dl { display: block }
.visit dt { color: inherit; font-size: .9375rem }
.visit dd { font-size: 1.35rem; font-weight: 650; line-height: 1.25; margin: 0 0 .7rem }
.visit dd:last-child { margin: 0 }
ol { display: grid; gap: .3rem; grid-auto-columns: 1fr; grid-auto-flow: column; list-style: none; margin: 1.2rem 0; padding: 0 }
ol li { border-top: .3rem solid var(--line); color: var(--soft); font-size: .875rem; line-height: 1.3; padding-top: .4rem }
ol .done, ol [aria-current] { border-color: var(--accent); color: var(--ink) }
ol [aria-current] { font-weight: 650 }
ul { margin: 0; padding-left: 1.1rem }
.orders { display: grid; gap: .8rem; list-style: none; margin: 0 0 1rem; padding: 0 }
.orders .card { margin: 0; overflow-wrap: anywhere }
.orders p { margin: .25rem 0 }
.order { align-items: baseline; display: flex; flex-wrap: wrap; gap: .3rem .8rem; justify-content: space-between }
.order h2 { margin: 0 }
.status { border-radius: .5rem; font-size: .9375rem; font-weight: 600; padding: .15rem .6rem }
.status.open { background: var(--tint); color: var(--accent) }
.status.problem { background: var(--warn); color: var(--warn-ink) }
.status.gone { border: 1px solid var(--line); color: var(--soft) }
.orders a { display: inline-block; padding: .6rem 0 }
.search { display: grid; gap: .5rem; grid-template-columns: 1fr auto; margin: 0 0 1.2rem }
.search label { background: none; border: 0; font-weight: 600; grid-column: 1 / -1; margin: 0; min-height: 0; padding: 0 }
.search > button { padding: 0 1.2rem; width: auto }
.search details { grid-column: 1 / -1 }
.filter { display: grid; gap: 0 .8rem; grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr)) }
.filter { align-items: end; padding-bottom: .6rem }
.filter p { margin: 0 0 .5rem }
input[type=email] { margin: 0 0 .6rem }
textarea { margin: 0 0 .6rem; min-height: 6rem; resize: vertical }
button.grave { background: none; border: 1px solid currentColor; color: var(--grave) }
.map { background: var(--paper); border: 1px solid var(--line); border-radius: .9rem; margin: 0 0 1rem; overflow: hidden }
.map svg { display: block; height: auto; width: 100% }
.map p { color: var(--soft); font-size: .9375rem; margin: 0; padding: .6rem 1.1rem }
.map .dots { fill: var(--soft); opacity: .5 }
.map .way { fill: none; stroke: var(--soft); stroke-dasharray: 2 5; stroke-linecap: round; stroke-width: 2.5 }
.map .van { fill: var(--accent); stroke: var(--paper); stroke-width: 3 }
.map .home { fill: var(--ink); stroke: var(--paper); stroke-width: 3 }
.places { display: grid; gap: .7rem; list-style: none; padding: 0 }
.places li { display: grid; gap: .1rem; margin: 0 }
.places a { font-weight: 650 }
.said { display: grid; gap: .6rem; list-style: none; margin: 0 0 1rem; padding: 0 }
.said span { display: block; overflow-wrap: anywhere; white-space: pre-line }
nav { display: flex; flex-wrap: wrap; gap: .6rem }
.page, .leave button { align-items: center; background: none; border: 1px solid var(--soft); border-radius: .75rem; color: var(--ink);
  display: flex; flex: 1; font-weight: 600; justify-content: center; min-height: 3rem; padding: .4rem 1rem; text-decoration: none; white-space: nowrap }
.leave button { border-color: transparent; color: var(--soft); font-weight: 500; margin: .6rem 0 1.5rem; text-decoration: underline }
@media (min-width: 56rem) { body:has(.orders) > * { max-width: 60rem }
  .orders { grid-template-columns: 1fr 1fr } }
footer { color: var(--soft); font-size: .875rem; padding-bottom: 1.5rem; padding-top: .75rem }
@media (prefers-reduced-motion: no-preference) { label, summary::after { transition: background-color .12s, transform .12s } }
`;

/** The element as it is sent: the hash in the policy below covers the text between its tags, to the last space. */
const STYLE_ELEMENT: Html = { html: `<style>${STYLE}</style>` };
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** The headers of every page: it may load only itself, and is kept out of frames, caches and search indexes. */
export const PAGE_HEADERS = {
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
} as const;

/**
 * Renders a whole page. `sender` is who it speaks for, where that is known; with `refreshSeconds` an open page is
 * loaded again and again.
 */
export function page(
  title: string,
  body: Html,
  sender = '',
  { refreshSeconds }: { refreshSeconds?: number } = {},
): string {
  const header = sender === '' ? html`` : html`<header>${sender}</header>`;
  return html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        ${refreshSeconds === undefined ? '' : html`<meta http-equiv="refresh" content="${String(refreshSeconds)}" />`}
        <title>${sender === '' ? title : `${title} – ${sender}`}</title>
        ${STYLE_ELEMENT}
      </head>
      <body>
        ${header}
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html> `.html;
}
