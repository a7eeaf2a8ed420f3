/** A piece: one parcel of an order, with its barcode, and what a scan does to it. */
import { type Decision, decide, type Machine } from './machine.js';

export const PIECE_STATUSES = [
  'awaiting_scan',
  'at_depot',
  'on_van',
  'delivered',
  'missing',
  'damaged',
] as const;
export type PieceStatus = (typeof PIECE_STATUSES)[number];

export const SCAN_TYPES = ['depot_in', 'load_to_van', 'unload', 'damaged', 'missing'] as const;
export type ScanType = (typeof SCAN_TYPES)[number];

export type PieceEvent = ScanType | 'stop_completed';

/** Why a scan was not taken (BEHAVIOUR "States", Piece). */
export const SCAN_REJECTIONS = [
  'unknown_barcode',
  'already_delivered',
  'order_cancelled',
  'unknown_depot',
  'unknown_vehicle',
  'at_in_future',
] as const;
export type ScanRejection = (typeof SCAN_REJECTIONS)[number];

const UNDELIVERED: readonly PieceStatus[] = ['awaiting_scan', 'at_depot', 'on_van', 'missing', 'damaged'];

export const PIECE_MACHINE: Machine<PieceStatus, PieceEvent> = {
  entity: 'Piece',
  states: PIECE_STATUSES,
  transitions: [
    { from: UNDELIVERED, event: 'depot_in', to: 'at_depot' },
    { from: UNDELIVERED, event: 'load_to_van', to: 'on_van' },
    { from: UNDELIVERED, event: 'unload', to: 'at_depot' },
    { from: UNDELIVERED, event: 'damaged', to: 'damaged' },
    { from: UNDELIVERED, event: 'missing', to: 'missing' },
    { from: UNDELIVERED, event: 'stop_completed', to: 'delivered' },
    { from: ['delivered'], event: 'stop_completed', to: 'same' },
  ],
};

/** The next status of a piece, or why not. */
export function decidePiece(status: PieceStatus, event: PieceEvent): Decision<PieceStatus> {
  return decide(PIECE_MACHINE, status, event);
}

/** A scan that lies further ahead than this is refused (a wrong clock in a scanner). */
export const MAX_SCAN_AHEAD_MS = 5 * 60_000;

/** Pieces that count as scanned in `pieces.scanned`. */
export const IN_HAND: readonly PieceStatus[] = ['at_depot', 'on_van', 'delivered'];

/** Position text of the n-th of `total` pieces, as the specification writes it. */
export function pieceNumber(n: number, total: number): string {
  return `${n} of ${total}`;
}
