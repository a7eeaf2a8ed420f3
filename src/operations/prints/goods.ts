/** Words about pieces in lists to print. */
import type { Binary } from '../../api/define-operation.js';
import type { PieceStatus } from '../../domain/states/piece.js';
import { isMisrouted } from '../../domain/whereabouts.js';
import type { UndeliveredPiece } from '../../records/pieces.js';
import { fullDay } from '../../messaging/wording.js';
import { html, type Html } from '../../page-kit/layout.js';
import { sheet } from '../../page-kit/sheet.js';

/** Describes where a piece is; empty if it is where it should be. */
const MARKS: Record<PieceStatus, string> = {
  awaiting_scan: 'not in yet',
  at_depot: '',
  on_van: 'on a van',
  delivered: 'delivered',
  collected: '',
  missing: 'missing',
  damaged: 'damaged',
  returned: 'returned',
};

/** Marks a piece that is not at its order's depot, `home`. */
export function markOf(piece: UndeliveredPiece, home: string | null): Html {
  return marked(isMisrouted(piece, home) ? 'at another depot' : MARKS[piece.status]);
}

/** Marks a piece on its way back to the shipper that is damaged or not at a depot. */
export const markOfReturn = (status: PieceStatus): Html => marked(status === 'returned' ? '' : MARKS[status]);

const marked = (words: string): Html => (words === '' ? html`` : html` <span class="mark">${words}</span>`);

/** Groups pieces by their order, in the sequence given. */
export function byOrder(pieces: readonly UndeliveredPiece[]): ReadonlyMap<string, UndeliveredPiece[]> {
  const groups = new Map<string, UndeliveredPiece[]>();
  for (const piece of pieces) {
    const others = groups.get(piece.order_id);
    if (others) others.push(piece);
    else groups.set(piece.order_id, [piece]);
  }
  return groups;
}

/** Counts in words: `1 piece`, `2 pieces`. */
export function counted(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}

/** Returns the heading of a list: its title and owner, and on the right its day and totals. */
export function listHead({
  title,
  place,
  date,
  counts,
}: {
  title: string;
  place: string;
  date: string;
  counts: string;
}): Html {
  return html`<header>
    <div>
      <h1>${title}</h1>
      <p>${place}</p>
    </div>
    <div>
      <p class="big">${fullDay(date)}</p>
      <p>${counts}</p>
    </div>
  </header>`;
}

/** Returns the head of a table; stops are numbers. */
export const columnHeads = (...names: readonly string[]): Html =>
  html`<thead>
    <tr>
      ${names.map((name) =>
        name === 'Stop'
          ? html`<th scope="col" class="number">Stop</th> `
          : html`<th scope="col">${name}</th> `,
      )}
    </tr>
  </thead>`;

/** Returns the page of a list, or one that says why there is nothing on it. */
export function listPage(title: string, sections: readonly Html[], none: string): Binary {
  return sheet(title, sections.length > 0 ? sections : html`<p>${none}</p>`);
}
