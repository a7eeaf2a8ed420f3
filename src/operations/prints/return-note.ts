/** The note that goes with goods back to their shipper: a sheet for each depot, with room for a signature. */
import type { Binary } from '../../api/define-operation.js';
import type { Scope } from '../../db/scope.js';
import { requireFound } from '../../domain/errors.js';
import { localDateTime } from '@waypost/base/local-time';
import { findDepot } from '../../setup/depots/rows.js';
import { listReturns, type ReturnRow } from '../../records/returns.js';
import { findSenderNames } from '../../records/sender-names.js';
import { itemName, itemOfPiece, pieceNumber } from '../../domain/goods.js';
import { html, type Html } from '../../page-kit/layout.js';
import { requireShipper } from '../../setup/shippers/commands.js';
import { counted, listHead, listPage, markOfReturn } from './goods.js';
import type { ReturnQuery } from './schemas.js';

/** Data that all sheets share. */
type Note = { shipper: string; courier: string; timezone: string; date: string };

/** GET /shippers/{shipper_id}/return-note. Throws 404 for an unknown shipper or depot. */
export async function printReturnNote(
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
    sections.push(section({ shipper, courier, timezone, date }, place?.name ?? '', theirs));
  }
  return listPage(`Return note, ${shipper}`, sections, `Nothing goes back to ${shipper}.`);
}

function section(
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
        <thead>
          <tr>
            <th scope="col">Order</th>
            <th scope="col">Goods</th>
            <th scope="col">Piece</th>
            <th scope="col">Barcode</th>
            <th scope="col">Handed back</th>
          </tr>
        </thead>
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
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Date and time</th>
          <th scope="col">Signature</th>
        </tr>
      </thead>
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
