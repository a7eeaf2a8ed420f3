/**
 * The frame of the recipients' pages: plain HTML that works on an old phone and without JavaScript, asks nobody outside
 * for anything, and escapes whatever it is given.
 */
import { createHash } from 'node:crypto';
import { escapeHtml } from '../messages/render.js';

/** HTML that is safe to stand as it is. */
export type Html = { readonly html: string };

/** A template literal whose values are escaped, unless they are `Html` themselves; lists are joined. */
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

const STYLE = `
:root { color-scheme: light dark; --accent: #0b5cad; --line: #8a8f98; --soft: #eef3f9 }
@media (prefers-color-scheme: dark) { :root { --accent: #7db8f5; --line: #777c85; --soft: #1d2733 } }
* { box-sizing: border-box }
body { font: 1.0625rem/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 36rem; padding: 1rem }
h1 { font-size: 1.5rem; line-height: 1.25 }
fieldset { border: 1px solid var(--line); border-radius: .5rem; margin: 0 0 1rem; padding: .25rem .75rem .5rem }
legend { font-weight: 600; padding: 0 .35rem }
label { align-items: center; border-radius: .35rem; display: flex; gap: .75rem; min-height: 2.75rem; padding: .25rem }
label:has(:checked) { background: var(--soft) }
input[type=radio] { height: 1.35rem; width: 1.35rem; accent-color: var(--accent) }
button { background: var(--accent); border: 0; border-radius: .5rem; bottom: 1rem; color: Canvas; font: inherit;
  font-weight: 600; min-height: 3rem; position: sticky; width: 100% }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
dl { display: grid; gap: .25rem 1rem; grid-template-columns: max-content 1fr }
dt { font-weight: 600 }
dd { margin: 0 }
.notice { background: var(--soft); border-left: .3rem solid var(--accent); padding: .75rem }
footer { border-top: 1px solid var(--line); font-size: .875rem; margin-top: 2rem; padding-top: .5rem }
`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** What every page is sent with: nothing but itself may load, it is in no frame, no cache and no search index. */
export const PAGE_HEADERS = {
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
} as const;

/** A whole page. `sender` is who it speaks for, where that is known. */
export function page(title: string, body: Html, sender = ''): string {
  const footer = sender === '' ? html`` : html`<footer>${sender}</footer>`;
  return html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <title>${title}</title>
        <style>
          ${{ html: STYLE }}
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
        ${footer}
      </body>
    </html> `.html;
}
