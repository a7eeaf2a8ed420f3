/** The proof of delivery as a page to print: who took what, when and where, with embedded pictures. */
import type { Binary } from '../../api/define-operation.js';
import type { Scope } from '../../db/scope.js';
import { AppError } from '../../domain/errors.js';
import { itemName, itemOfPiece, pieceNumber } from '../../domain/goods.js';
import { isIdOf } from '../../domain/ids.js';
import { localDateTime } from '@waypost/base/local-time';
import { timezoneOf } from '../../setup/depots/rows.js';
import type { OrderRow } from '../../records/orders/rows.js';
import { findPhoto } from '../../setup/photos/rows.js';
import { listPieces, type PieceRow } from '../../records/pieces.js';
import { findSenderNames } from '../../records/sender-names.js';
import { listVisitsOf, type VisitedRow } from '../../records/visited.js';
import { addressLine, fullDay } from '../../messaging/wording.js';
import { fact, html, type Html } from '../../page-kit/layout.js';
import { sheet } from '../../page-kit/sheet.js';

/** Maximum visits shown for an order, and maximum bytes of pictures in a page. */
const MAX_VISITS = 100;
const MAX_PICTURE_BYTES = 25_000_000;

const NONE = html``;

/**
 * Returns the proof of an order's completed visits, the latest first. Throws 409 `invalid_state` where no visit was
 * completed.
 */
export async function proofPage(scope: Scope, order: OrderRow): Promise<Binary> {
  const { rows } = await listVisitsOf(scope, order.id, { limit: MAX_VISITS });
  const completed = rows.filter(({ status, proof }) => status === 'completed' && proof !== null);
  if (completed.length === 0) {
    const done = order.type === 'collection' ? 'collected' : 'delivered';
    throw new AppError('invalid_state', {
      message: `There is no proof: nothing has been ${done} yet.`,
    });
  }
  const { courier } = await findSenderNames(scope, []);
  const pieces = await listPieces(scope, order.id);
  const room = { bytes: MAX_PICTURE_BYTES };
  const sections: Html[] = [];
  for (const visit of completed) {
    const pictures = await picturesOf(scope, visit, room);
    const times = localDateTime(visit.left_at ?? scope.now, await timezoneOf(scope, visit.depot));
    sections.push(section({ order, visit, pieces, pictures, times, courier }));
  }
  return sheet(`Proof of ${order.type} ${order.reference}`, sections);
}

/** A stored picture, or a courier's own id of one in its app. */
type Picture = { contentType: string; bytes: Buffer } | { name: string } | null;

/** Reads the pictures of a visit: null for one that was deleted or does not fit on the page. */
async function picturesOf(scope: Scope, { proof }: VisitedRow, room: { bytes: number }): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const id of proof?.photo_ids ?? []) {
    if (!isIdOf('photo', id)) {
      pictures.push({ name: id });
      continue;
    }
    const photo = await findPhoto(scope, id);
    const fits = photo !== undefined && photo.bytes.length <= room.bytes;
    if (fits) room.bytes -= photo.bytes.length;
    pictures.push(fits ? { contentType: photo.content_type, bytes: photo.bytes } : null);
  }
  return pictures;
}

function section({
  order,
  visit,
  pieces,
  pictures,
  times,
  courier,
}: {
  order: OrderRow;
  visit: VisitedRow;
  pieces: readonly PieceRow[];
  pictures: readonly Picture[];
  times: { date: string; time: string };
  courier: string;
}): Html {
  const { proof, vehicle, crew } = visit;
  const { name, address } = order.recipient;
  const collects = visit.type === 'collection';
  const handed = pieces.filter(({ barcode }) => proof?.pieces_delivered.includes(barcode));
  return html`<section>
    <header>
      <div>
        <h1>Proof of ${visit.type}</h1>
        <p>${courier}, for ${order.shipper_name}</p>
      </div>
      <p class="big">${order.reference}</p>
    </header>
    <dl>
      <dt>${collects ? 'Collected' : 'Delivered'}</dt>
      <dd class="big">${fullDay(times.date)}, ${times.time}</dd>
      <dt>${collects ? 'Handed over by' : 'Received by'}</dt>
      <dd class="big">${proof?.signed_by ?? 'Nobody signed'}</dd>
      ${fact('Recipient', name ?? '')} ${fact('Place', addressLine(address))} ${fact('Van', vehicle.name)}
      ${fact('By', crew.map(({ name: each }) => each).join(' and '))}
      ${fact('Recorded by', proof?.recorded_by === undefined ? '' : 'The office')}
      ${fact('Notes', proof?.notes ?? '')}
    </dl>
    <h2>${handed.length === 1 ? '1 piece' : `${handed.length} pieces`}</h2>
    ${handed.length === 0 ? NONE : goodsTable(order, handed)}
    ${
      pictures.length === 0
        ? NONE
        : html`<h2>Signature and photos</h2>
            ${gallery(pictures)}`
    }
  </section> `;
}

function goodsTable({ items }: OrderRow, pieces: readonly PieceRow[]): Html {
  const row = ({ number, total, barcode }: PieceRow) =>
    html`<tr>
      <td>${itemName(itemOfPiece(items, number))}</td>
      <td>${pieceNumber(number, total)}</td>
      <td><code>${barcode}</code></td>
    </tr> `;
  return html`<table>
    <thead>
      <tr>
        <th scope="col">Goods</th>
        <th scope="col">Piece</th>
        <th scope="col">Barcode</th>
      </tr>
    </thead>
    <tbody>
      ${pieces.map(row)}
    </tbody>
  </table>`;
}

function gallery(pictures: readonly Picture[]): Html {
  return html`<div class="pictures">
    ${pictures.map((picture, index) => {
      const caption = `Picture ${index + 1} of ${pictures.length}`;
      if (picture === null) return html`<p class="soft">${caption} is not on this page.</p> `;
      return 'name' in picture
        ? html`<p class="soft">${caption} is kept elsewhere: ${picture.name}</p> `
        : html`<figure>
            <img
              alt="${caption}"
              src="data:${picture.contentType};base64,${picture.bytes.toString('base64')}"
            />
            <figcaption>${caption}</figcaption>
          </figure> `;
    })}
  </div>`;
}
