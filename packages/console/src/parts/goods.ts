/** Problems of pieces that keep them from being handed over. */
import type { Resources } from '@waypost/client';
import { itemName, itemOfPiece } from '../../../../src/domain/goods';
import { isClosed } from './allowed';
import type { Order } from '../api/queries';
import { plural } from './format';

export type Piece = Resources['Piece'];
type Seen = Pick<Piece, 'status' | 'last_scan'>;

/** The kinds of trouble, in the order in which they are named. */
const TROUBLES = ['damaged', 'missing', 'at another depot'] as const;
export type Trouble = (typeof TROUBLES)[number];

/** Returns what is wrong with a piece of an order of this depot. */
export function troubleOf({ status, last_scan: scan }: Seen, depot: string | undefined): Trouble | undefined {
  if (status === 'damaged' || status === 'missing') return status;
  const seenAt = scan?.depot ?? depot;
  return status === 'at_depot' && depot !== undefined && seenAt !== depot ? 'at another depot' : undefined;
}

/** Returns what a piece of an order is: `Corner sofa`. */
export const pieceName = (items: Order['items'], { number }: Pick<Piece, 'number'>): string =>
  itemName(itemOfPiece(items, Number.parseInt(number, 10)));

/** `1 of 3 pieces is damaged, 1 is missing`; undefined if nothing is wrong or the order is closed. */
export function goodsWarning(
  { status, depot }: Pick<Order, 'status' | 'depot'>,
  pieces: readonly Seen[],
): string | undefined {
  if (isClosed(status)) return undefined;
  const found = TROUBLES.flatMap((trouble) => {
    const count = pieces.filter((piece) => troubleOf(piece, depot) === trouble).length;
    return count > 0 ? [{ trouble, count }] : [];
  });
  if (found.length === 0) return undefined;
  if (pieces.length === 1) return `Its piece is ${found[0]?.trouble ?? ''}`;
  return found
    .map(({ trouble, count }, index) =>
      [count, index === 0 && `of ${plural(pieces.length, 'piece')}`, count === 1 ? 'is' : 'are', trouble]
        .filter(Boolean)
        .join(' '),
    )
    .join(', ');
}

/** Returns the pieces that a proof can still add: those that nobody has handed over, and that it does not name. */
export const piecesToAdd = <One extends Pick<Piece, 'status' | 'barcode'>>(
  pieces: readonly One[],
  proof: readonly string[],
): One[] =>
  piecesToHandOver(pieces).filter(
    ({ barcode, status }) => status !== 'collected' && !proof.includes(barcode),
  );

/** Returns the pieces that a visit can still hand over. */
export const piecesToHandOver = <One extends Pick<Piece, 'status'>>(pieces: readonly One[]): One[] =>
  pieces.filter(({ status }) => status !== 'delivered' && status !== 'returned');
