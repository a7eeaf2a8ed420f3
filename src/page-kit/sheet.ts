/** The frame of A4 prints: black on white, with a page for each part; it loads nothing and runs nothing. */
import { createHash } from 'node:crypto';
import { Binary } from '../api/define-operation.js';
import { html, type Html } from './layout.js';

const STYLE = `@page { size: A4; margin: 14mm }
:root { color-scheme: light }
* { box-sizing: border-box }
body { background: #fff; color: #14181c; font: 0.9375rem/1.4 system-ui, -apple-system, 'Segoe UI', sans-serif; margin: 0 auto; max-width: 62rem; padding: 1.5rem 1.25rem }
section { break-after: page; padding-bottom: 2.5rem }
section:last-child { break-after: auto }
h1 { font-size: 1.5rem; letter-spacing: -.01em; line-height: 1.2; margin: 0 0 .2rem }
h2 { break-after: avoid; font-size: 1.0625rem; margin: 1.4rem 0 .4rem }
p { margin: .2rem 0 }
header { align-items: start; border-bottom: 2px solid #14181c; display: flex; flex-wrap: wrap; gap: .3rem 1.5rem; justify-content: space-between; margin-bottom: .9rem; padding-bottom: .6rem }
header p, .soft { color: #4b535c }
.mark { border: 1px solid #14181c; border-radius: .3rem; font-weight: 650; padding: .05rem .45rem; white-space: nowrap }
dl { display: grid; gap: .2rem 1.25rem; grid-template-columns: max-content 1fr; margin: 0 }
dt { color: #4b535c }
dd { margin: 0; overflow-wrap: anywhere }
table { border-collapse: collapse; font-size: .875rem; width: 100% }
thead { display: table-header-group }
tr { break-inside: avoid }
th, td { border-bottom: 1px solid #c9cdd2; overflow-wrap: anywhere; padding: .35rem .5rem .35rem 0; text-align: left; vertical-align: top }
th { border-bottom-color: #14181c; font-weight: 650; white-space: nowrap }
tbody + tbody { border-top: 1px solid #14181c }
.number { font-variant-numeric: tabular-nums; text-align: right; padding-right: 1rem; white-space: nowrap }
.big { font-size: 1.125rem; font-weight: 650 }
.box { border: 1.5px solid #14181c; border-radius: .15rem; display: inline-block; height: .95rem; width: .95rem }
.sign { height: 18mm; min-width: 9rem }
code { font: .8125rem ui-monospace, monospace }
.pictures { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)) }
figure { break-inside: avoid; margin: 0 }
img { border: 1px solid #c9cdd2; display: block; max-height: 105mm; max-width: 100%; object-fit: contain }
figcaption { color: #4b535c; font-size: .8125rem }
.scroll { overflow-x: auto }
@media (max-width: 40rem) { .scroll table { min-width: 34rem } }
@media print { body { max-width: none; padding: 0 } section { padding: 0 } 
.scroll table { min-width: 0 } .scroll { overflow: visible } }`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** Returns a page to print; each section begins on its own sheet. */
export function sheet(title: string, sections: Html | readonly Html[]): Binary {
  const page = html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <title>${title}</title>
        ${{ html: `<style>${STYLE}</style>` }}
      </head>
      <body>
        <main>${sections}</main>
      </body>
    </html> `;
  return new Binary('text/html; charset=utf-8', Buffer.from(page.html), {
    'Content-Security-Policy': `default-src 'none'; img-src data:; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex, nofollow',
  });
}
