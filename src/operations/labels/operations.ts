/** Operations of labels, beyond the specification: pages to print, with a label for each piece. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { Binary, defineOperation, type Operation } from '../../api/define-operation.js';
import type { Scope } from '../../db/scope.js';
import { localDateTime } from '@waypost/base/local-time';
import { requireFound, unknownReference } from '../../domain/errors.js';
import { findDepot } from '../../setup/depots/rows.js';
import { listLabelsOfDay, listLabelsOfOrders, type Label } from '../../records/labels.js';
import { findSenderNames } from '../../records/sender-names.js';
import { findOrder, listOrdersById } from '../../records/orders/rows.js';
import { enumOf } from '../../resources/enum-docs.js';
import { exampleId } from '../../resources/examples.js';
import * as fields from '../../resources/schema-helpers.js';
import { code128Bars, QUIET_ZONE } from '../../domain/code128.js';
import { itemName, itemOfPiece, pieceNumber } from '../../domain/goods.js';
import { fullDay } from '../../messaging/wording.js';
import { type Html, html } from '../../page-kit/layout.js';

const PAGE =
  'A self-contained HTML page to print, one label per page: town and outcode, name, reference, piece number and count, what it is, courier, depot, slot, and the barcode as Code 128.';

/** Size → width and height of a page, in millimetres. */
const SIZES = {
  a6: [105, 148],
  a5: [148, 210],
  '4x6': [101.6, 152.4],
  '100x150': [100, 150],
} as const satisfies Record<string, readonly [number, number]>;
type LabelSize = keyof typeof SIZES;

const size = enumOf('LabelSize', ['a6', 'a5', '4x6', '100x150'], {
  a6: '105 by 148 mm.',
  a5: '148 by 210 mm.',
  '4x6': '4 by 6 inches.',
  '100x150': '100 by 150 mm.',
})
  .default('a6')
  .describe('Size of a page with one label.');

const labelQuery = z.strictObject({ size });

/** The most orders whose labels are on one page: their ids are in its address. */
const MAX_ORDERS = 200;

const ordersLabelQuery = z.strictObject({
  orders: fields.oneOrMore(fields.idOf('order'), MAX_ORDERS).meta({
    description: 'IDs of the orders; repeat the parameter or separate them with commas.',
    param: { required: true, example: exampleId('order') },
  }),
  size,
});

const dayLabelQuery = z.strictObject({
  date: fields.date.optional().describe("Booked delivery date; defaults to today in the depot's time zone."),
  size,
});

async function getOrderLabels(
  scope: Scope,
  { params, query }: { params: { order_id: string }; query: { size: LabelSize } },
): Promise<Binary> {
  const order = requireFound(await findOrder(scope, params.order_id), 'order', params.order_id);
  return labelPage(scope, await listLabelsOfOrders(scope, [order.id]), query.size);
}

/** GET /labels. Throws 422 `unknown_reference` for an order that does not exist. */
async function getLabels(
  scope: Scope,
  { query }: { query: { orders: string[]; size: LabelSize } },
): Promise<Binary> {
  const known = new Set((await listOrdersById(scope, query.orders)).map(({ id }) => id));
  const unknown = query.orders.find((id) => !known.has(id));
  if (unknown !== undefined) throw unknownReference('order', unknown, 'orders');
  return labelPage(scope, await listLabelsOfOrders(scope, query.orders), query.size);
}

async function getDayLabels(
  scope: Scope,
  { params, query }: { params: { depot_id: string }; query: { date?: string | undefined; size: LabelSize } },
): Promise<Binary> {
  const depot = requireFound(await findDepot(scope, params.depot_id), 'depot', params.depot_id);
  const date = query.date ?? localDateTime(scope.now, depot.timezone).date;
  return labelPage(scope, await listLabelsOfDay(scope, depot.id, date), query.size);
}

export const labelOperations: Operation[] = [
  defineOperation({
    route: 'GET /orders/{order_id}/labels',
    name: 'orders.labels',
    summary: "Print the labels of an order's pieces",
    description: PAGE,
    scopes: ['orders:read'],
    query: labelQuery,
    responseType: 'text/html',
    command: getOrderLabels,
  }),
  defineOperation({
    route: 'GET /labels',
    name: 'labels.print',
    summary: 'Print the labels of several orders',
    description: `The orders named, by reference, at most ${MAX_ORDERS}. ${PAGE}`,
    scopes: ['orders:read'],
    query: ordersLabelQuery,
    responseType: 'text/html',
    errors: ['unknown_reference'],
    command: getLabels,
  }),
  defineOperation({
    route: 'GET /depots/{depot_id}/labels',
    name: 'depots.labels',
    summary: "Print the labels of a depot's day",
    description: `All open orders booked for the date, by reference. ${PAGE}`,
    scopes: ['orders:read'],
    query: dayLabelQuery,
    responseType: 'text/html',
    command: getDayLabels,
  }),
];

/** Returns the page as an answer that a browser may show and print. */
async function labelPage(scope: Scope, labels: readonly Label[], size: LabelSize): Promise<Binary> {
  const { courier } = await findSenderNames(scope, []);
  const style = styleOf(size);
  const page = html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <title>Labels</title>
        ${{ html: `<style>${style}</style>` }}
      </head>
      <body>
        <main>
          ${labels.length === 0 ? html`<p>There are no labels to print.</p>` : labels.map((label) => labelOf(label, courier))}
        </main>
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

function labelOf(label: Label, courier: string): Html {
  const { recipient, slot_date: date, slot_from: from, slot_to: to } = label;
  const { address } = recipient;
  const place = address ? `${address.town} ${outcodeOf(address)}` : '';
  return html`<article>
    <h1>${place}</h1>
    <h2>${recipient.name ?? ''}</h2>
    <p>${label.reference}</p>
    <p class="piece">${pieceNumber(label.number, label.total)}</p>
    <p>${itemName(itemOfPiece(label.items, label.number))}</p>
    <p>${label.depot === null ? courier : `${courier}, ${label.depot}`}</p>
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
