/**
 * Operations of prints other than labels, beyond the specification: proofs of delivery, a day's lists, and return
 * notes.
 */
import { type Binary, defineOperation, type Operation } from '../../api/define-operation.js';
import type { Scope } from '../../db/scope.js';
import { requireFound } from '../../domain/errors.js';
import { findOrder } from '../../records/orders/rows.js';
import { proofPage } from './proof.js';
import { dayQuery, returnQuery, vanQuery, type DayQuery, type ReturnQuery } from './schemas.js';
import { printLoadingList, printManifest } from './vans.js';
import { itemName, itemOfPiece, pieceNumber } from '../../domain/goods.js';
import { listUndelivered, type UndeliveredPiece } from '../../records/pieces.js';
import { listOrdersToPick, type PickedOrder } from '../../records/print-lists.js';
import { html, type Html } from '../../page-kit/layout.js';
import { depotDay } from './depot-day.js';
import { byOrder, columnHeads, counted, listHead, listPage, markOf, markOfReturn } from './goods.js';
import { localDateTime } from '@waypost/base/local-time';
import { findDepot } from '../../setup/depots/rows.js';
import { listReturns, type ReturnRow } from '../../records/returns.js';
import { findSenderNames } from '../../records/sender-names.js';
import { requireShipper } from '../../setup/shippers/commands.js';

const PAGE = 'A self-contained HTML page to print on A4.';

/** GET /orders/{order_id}/proof. Throws 409 `invalid_state` where nothing was delivered by a driver. */
async function printProof(scope: Scope, { params }: { params: { order_id: string } }): Promise<Binary> {
  return proofPage(scope, requireFound(await findOrder(scope, params.order_id), 'order', params.order_id));
}

export const printOperations: Operation[] = [
  defineOperation({
    route: 'GET /orders/{order_id}/proof',
    name: 'orders.proof',
    summary: 'Print the proof of delivery',
    description: `For each completed visit, latest first: time, place, who received the goods, the pieces, the driver's notes, and the signature and photos embedded in the page. ${PAGE} Before anything is delivered the response is 409 \`invalid_state\`.`,
    scopes: ['orders:read'],
    responseType: 'text/html',
    errors: ['invalid_state'],
    command: printProof,
  }),
  defineOperation({
    route: 'GET /depots/{depot_id}/loading-list',
    name: 'depots.loading_list',
    summary: "Print the loading lists of a depot's day",
    description: `A sheet for each van, including drafts: its pieces, last stop first, and those that are not in. ${PAGE}`,
    scopes: ['routes:read'],
    query: vanQuery,
    responseType: 'text/html',
    command: printLoadingList,
  }),
  defineOperation({
    route: 'GET /depots/{depot_id}/manifest',
    name: 'depots.manifest',
    summary: "Print the manifests of a depot's day",
    description: `A sheet for each van, including drafts: its stops in sequence, with times, recipients, goods and services, and space for a name and a signature. ${PAGE}`,
    scopes: ['routes:read'],
    query: vanQuery,
    responseType: 'text/html',
    command: printManifest,
  }),
  defineOperation({
    route: 'GET /depots/{depot_id}/pick-list',
    name: 'depots.pick_list',
    summary: "Print the pick list of a depot's day",
    description: `A sheet for each shipper: the pieces of all open deliveries booked for the date, grouped by goods, with each piece's van and those that are not in. ${PAGE}`,
    scopes: ['orders:read'],
    query: dayQuery,
    responseType: 'text/html',
    command: printPickList,
  }),
  defineOperation({
    route: 'GET /shippers/{shipper_id}/return-note',
    name: 'shippers.return_note',
    summary: "Print a shipper's return note",
    description: `A sheet for each depot: the pieces of the return manifest, both those still to be returned and those returned on the date, with space for a name and a signature. ${PAGE}`,
    scopes: ['orders:read'],
    query: returnQuery,
    responseType: 'text/html',
    command: printReturnNote,
  }),
];

type Line = { goods: string; piece: UndeliveredPiece; order: PickedOrder };

async function printPickList(
  scope: Scope,
  { params, query }: { params: { depot_id: string }; query: DayQuery },
): Promise<Binary> {
  const { courier, depot, date } = await depotDay(scope, params.depot_id, query.date);
  const orders = await listOrdersToPick(scope, depot.id, date);
  const pieces = byOrder(
    await listUndelivered(
      scope,
      orders.map(({ id }) => id),
    ),
  );
  const shippers = new Map<string, Line[]>();
  for (const order of orders) {
    const lines = (pieces.get(order.id) ?? []).map((piece) => ({
      goods: itemName(itemOfPiece(order.items, piece.number)),
      piece,
      order,
    }));
    shippers.set(order.shipper, [...(shippers.get(order.shipper) ?? []), ...lines]);
  }
  const sections = [...shippers]
    .filter(([, lines]) => lines.length > 0)
    .map(([shipper, lines]) => pickSection(shipper, lines, { depot: `${courier}, ${depot.name}`, date }));
  return listPage(
    `Pick list, ${depot.name}, ${date}`,
    sections,
    'Nothing is left to pick here for this day.',
  );
}

function pickSection(
  shipper: string,
  lines: readonly Line[],
  { depot, date }: { depot: string; date: string },
): Html {
  const goods = [...new Set(lines.map((line) => line.goods))].toSorted((a, b) => a.localeCompare(b, 'en'));
  return html`<section>
    ${listHead({
      title: `Pick list: ${shipper}`,
      place: depot,
      date,
      counts: counted(lines.length, 'piece'),
    })}
    <div class="scroll">
      <table>
        ${columnHeads('Goods', 'Piece', 'Barcode', 'Order', 'Van', 'Picked')}
        ${goods.map(
          (name) =>
            html`<tbody>
              ${lines.filter((line) => line.goods === name).map(pickRow)}
            </tbody> `,
        )}
      </table>
    </div>
  </section> `;
}

function pickRow({ goods, piece, order }: Line): Html {
  return html`<tr>
    <td><strong>${goods}</strong>${markOf(piece, order.depot)}</td>
    <td>${pieceNumber(piece.number, piece.total)}</td>
    <td><code>${piece.barcode}</code></td>
    <td>${order.reference}<br /><span class="soft">${order.recipient.name ?? ''}</span></td>
    <td>${order.vehicle ?? ''}</td>
    <td><span class="box"></span></td>
  </tr> `;
}

/** Data that all sheets share. */
type Note = { shipper: string; courier: string; timezone: string; date: string };

/** GET /shippers/{shipper_id}/return-note. Throws 404 for an unknown shipper or depot. */
async function printReturnNote(
  scope: Scope,
  { params, query }: { params: { shipper_id: string }; query: ReturnQuery },
): Promise<Binary> {
  const { id, name: shipper } = await requireShipper(scope, params.shipper_id);
  if (query.depot !== undefined) requireFound(await findDepot(scope, query.depot), 'depot', query.depot);
  const { courier } = await findSenderNames(scope, []);
  const { rows } = await listReturns(scope, { ...query, shipper: id }, {});
  const sections: Html[] = [];
  for (const depot of new Set(rows.map((row) => row.depot))) {
    const place = depot === null ? undefined : await findDepot(scope, depot);
    const timezone = place?.timezone ?? scope.tenant.timezone;
    const date = query.date ?? localDateTime(scope.now, timezone).date;
    const theirs = rows.filter((row) => row.depot === depot);
    sections.push(noteSection({ shipper, courier, timezone, date }, place?.name ?? '', theirs));
  }
  return listPage(`Return note, ${shipper}`, sections, `Nothing goes back to ${shipper}.`);
}

function noteSection(
  { shipper, courier, timezone, date }: Note,
  depot: string,
  rows: readonly ReturnRow[],
): Html {
  const left = rows.filter(({ at }) => at === null).length;
  const gone = rows.length - left;
  const counts = [
    ...(left > 0 ? [`${counted(left, 'piece')} to hand back`] : []),
    ...(gone > 0 ? [`${counted(gone, 'piece')} handed back`] : []),
  ];
  // The oldest order comes first, with its pieces in sequence.
  const inSequence = rows.toReversed();
  const orders = [...new Set(inSequence.map(({ order_id: order }) => order))];
  return html`<section>
    ${listHead({
      title: `Return note: ${shipper}`,
      place: depot === '' ? `From ${courier}` : `From ${courier}, ${depot}`,
      date,
      counts: counts.join(', '),
    })}
    <div class="scroll">
      <table>
        ${columnHeads('Order', 'Goods', 'Piece', 'Barcode', 'Handed back')}
        ${orders.map((order) =>
          orderRows(
            inSequence.filter((row) => row.order_id === order),
            timezone,
          ),
        )}
      </table>
    </div>
    <h2>Received for ${shipper}</h2>
    <table>
      ${columnHeads('Name', 'Date and time', 'Signature')}
      <tbody>
        <tr>
          <td class="sign"></td>
          <td class="sign"></td>
          <td class="sign"></td>
        </tr>
      </tbody>
    </table>
  </section> `;
}

function orderRows(rows: readonly ReturnRow[], timezone: string): Html {
  return html`<tbody>
    ${rows.map(
      ({ reference, order_status: why, items, number, total, barcode, status, at }, index) =>
        html`<tr>
          ${
            index === 0
              ? html`<td rowspan="${String(rows.length)}">
                  <strong>${reference}</strong><br /><span class="soft">${why}</span>
                </td>`
              : ''
          }
          <td>${itemName(itemOfPiece(items, number))}${markOfReturn(status)}</td>
          <td>${pieceNumber(number, total)}</td>
          <td><code>${barcode}</code></td>
          <td>${at === null ? html`<span class="box"></span>` : localDateTime(at, timezone).time}</td>
        </tr> `,
    )}
  </tbody> `;
}
