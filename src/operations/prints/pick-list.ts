/** The pick list: goods to fetch from a depot's store for a day, by shipper, like goods together. */
import type { Binary } from '../../api/define-operation.js';
import type { Scope } from '../../db/scope.js';
import { itemName, itemOfPiece, pieceNumber } from '../../domain/goods.js';
import { listUndelivered, type UndeliveredPiece } from '../../records/pieces.js';
import { listOrdersToPick, type PickedOrder } from '../../records/print-lists.js';
import { html, type Html } from '../../page-kit/layout.js';
import { depotDay } from './depot-day.js';
import { byOrder, counted, listHead, listPage, markOf } from './goods.js';
import type { DayQuery } from './schemas.js';

/** A piece to be fetched. */
type Line = { goods: string; piece: UndeliveredPiece; order: PickedOrder };

/** GET /depots/{depot_id}/pick-list */
export async function printPickList(
  scope: Scope,
  { params, query }: { params: { depot_id: string }; query: DayQuery },
): Promise<Binary> {
  const { depot, date } = await depotDay(scope, params.depot_id, query.date);
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
    .map(([shipper, lines]) => section(shipper, lines, { depot: depot.name, date }));
  return listPage(
    `Pick list, ${depot.name}, ${date}`,
    sections,
    'No delivery is booked from this depot for this day.',
  );
}

function section(
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
        <thead>
          <tr>
            <th scope="col">Goods</th>
            <th scope="col">Piece</th>
            <th scope="col">Barcode</th>
            <th scope="col">Order</th>
            <th scope="col">Van</th>
            <th scope="col">Picked</th>
          </tr>
        </thead>
        ${goods.map(
          (name) =>
            html`<tbody>
              ${lines.filter((line) => line.goods === name).map(row)}
            </tbody> `,
        )}
      </table>
    </div>
  </section> `;
}

function row({ goods, piece, order }: Line): Html {
  return html`<tr>
    <td><strong>${goods}</strong>${markOf(piece, order.depot)}</td>
    <td>${pieceNumber(piece.number, piece.total)}</td>
    <td><code>${piece.barcode}</code></td>
    <td>${order.reference}<br /><span class="soft">${order.recipient.name ?? ''}</span></td>
    <td>${order.vehicle ?? ''}</td>
    <td><span class="box"></span></td>
  </tr> `;
}
