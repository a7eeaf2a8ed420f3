/** Where a piece is, as scans and deliveries change it. */
import type { ScanType } from '../goods.js';
import type { Machine } from './machine.js';

export const PIECE_STATUSES = [
  'awaiting_scan',
  'at_depot',
  'on_van',
  'delivered',
  'missing',
  'damaged',
] as const;
export type PieceStatus = (typeof PIECE_STATUSES)[number];

export type PieceEvent = ScanType | 'stop_completed';

const UNDELIVERED: readonly PieceStatus[] = ['awaiting_scan', 'at_depot', 'on_van', 'missing', 'damaged'];

export const PIECE_MACHINE: Machine<PieceStatus, PieceEvent> = {
  entity: 'Piece',
  states: PIECE_STATUSES,
  begins: 'awaiting_scan',
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

/** Pieces that cannot be delivered for now. */
export const LOST: readonly PieceStatus[] = ['missing', 'damaged'];

/** Pieces that count as scanned in `pieces.scanned`. */
export const IN_HAND: readonly PieceStatus[] = ['at_depot', 'on_van', 'delivered'];
