/** Renders labels as a page to print: one label a page, which loads nothing and runs nothing. */
import { createHash } from 'node:crypto';
import { Binary } from '../../api/define-operation.js';
import { code128Bars, QUIET_ZONE } from '../../domain/code128.js';
import { pieceNumber } from '../../domain/goods.js';
import type { Label } from '../../records/labels.js';
import { fullDay } from '../../messaging/wording.js';
import { type Html, html } from '../../page-kit/layout.js';
import { type LabelSize, SIZES } from './schemas.js';

/** Returns the page as an answer that a browser may show and print. */
export function labelPage(labels: readonly Label[], size: LabelSize): Binary {
  const style = styleOf(size);
  const page = html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <title>Labels</title>
        ${{ html: `<style>${style}</style>` }}
      </head>
      <body>
        ${labels.length === 0 ? html`<p>There are no labels to print.</p>` : labels.map(labelOf)}
      </body>
    </html> `;
  const hash = createHash('sha256').update(style).digest('base64');
  return new Binary('text/html; charset=utf-8', Buffer.from(page.html), {
    'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
  });
}

function styleOf(size: LabelSize): string {
  const [width, height] = SIZES[size];
  return `@page { size: ${width}mm ${height}mm; margin: 0 }
* { box-sizing: border-box; margin: 0 }
body { background: #fff; color: #000; font: 4mm/1.3 system-ui, sans-serif }
article { break-after: page; display: flex; flex-direction: column; gap: 3mm; height: ${height}mm; overflow: hidden; padding: 6mm; width: ${width}mm }
article:last-child { break-after: auto }
h1, h2, p { overflow-wrap: anywhere }
h1 { font-size: 9mm; line-height: 1.1 }
h2 { font-size: 6mm }
.piece { font-size: 6mm; font-weight: 700 }
.code { margin-top: auto; text-align: center }
svg { display: block; height: 25mm; width: 100% }
code { font: 4mm ui-monospace, monospace; overflow-wrap: anywhere }`;
}

function labelOf(label: Label): Html {
  const { recipient, slot_date: date, slot_from: from, slot_to: to } = label;
  const { address } = recipient;
  const place = address ? `${address.town} ${outcodeOf(address)}` : '';
  return html`<article>
    <h1>${place}</h1>
    <h2>${recipient.name ?? ''}</h2>
    <p>${label.reference}</p>
    <p class="piece">${pieceNumber(label.number, label.total)}</p>
    <p>${label.depot ?? ''}</p>
    <p>${date === null ? '' : `${fullDay(date)}, ${from ?? ''} to ${to ?? ''}`}</p>
    <div class="code">
      ${barcodeSvg(label.barcode)}
      <code>${label.barcode}</code>
    </div>
  </article>`;
}

/** Returns the first half of a British postcode; the whole of others. */
function outcodeOf({ postcode, country }: { postcode: string; country?: string | undefined }): string {
  return country === 'GB' ? postcode.replace(/\s*\d[A-Z]{2}$/i, '') : postcode;
}

function barcodeSvg(barcode: string): Html {
  const { bars, modules } = code128Bars(barcode);
  const path = bars.map(({ at, width }) => `M${at} 0h${width}v1h-${width}z`).join('');
  const box = `${-QUIET_ZONE} 0 ${modules + 2 * QUIET_ZONE} 1`;
  return html`<svg
    role="img"
    aria-label="${barcode}"
    viewBox="${box}"
    preserveAspectRatio="none"
    shape-rendering="crispEdges"
  >
    <path d="${path}" />
  </svg>`;
}
