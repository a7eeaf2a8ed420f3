/** Where an order's pieces are: a piece counts as in if its order's depot saw it last. Pure. */
import { IN_HAND, LOST, type PieceStatus } from './states/piece.js';

/** A piece's status, and the depot of its last scan if that was at one. */
export type PieceAt = { status: PieceStatus; depot: string | null };

/** Returns whether a piece is at another depot than its order's, `home`; an order without one has it anywhere. */
export function isMisrouted({ status, depot }: PieceAt, home: string | null): boolean {
  return status === 'at_depot' && depot !== null && home !== null && depot !== home;
}

/** Returns whether a piece is known not to be where its order's van is loaded: lost, or misrouted. */
export function isMissing(piece: PieceAt, home: string | null): boolean {
  return LOST.includes(piece.status) || isMisrouted(piece, home);
}

/** Counts the pieces of an order that are in hand, lost, and misrouted. */
export function countGoods(
  pieces: readonly PieceAt[],
  home: string | null,
): { scanned: number; lost: number; misrouted: number } {
  const count = (is: (piece: PieceAt) => boolean) => pieces.filter(is).length;
  return {
    scanned: count((piece) => IN_HAND.includes(piece.status) && !isMisrouted(piece, home)),
    lost: count(({ status }) => LOST.includes(status)),
    misrouted: count((piece) => isMisrouted(piece, home)),
  };
}
