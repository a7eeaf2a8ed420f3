/** State of a piece, as scans and deliveries change it. */
import type { ScanType } from '../goods.js';
import { stateTable } from './machine.js';

export const PIECE_STATUSES = [
  'awaiting_scan',
  'at_depot',
  'on_van',
  'delivered',
  'collected',
  'missing',
  'damaged',
  'returned',
] as const;
export type PieceStatus = (typeof PIECE_STATUSES)[number];

export type PieceEvent = ScanType | 'repaired' | 'stop_completed';

const SOUND: readonly PieceStatus[] = ['awaiting_scan', 'at_depot', 'on_van', 'collected', 'missing'];
const UNDELIVERED: readonly PieceStatus[] = [...SOUND, 'damaged'];
/** A damaged piece that is seen again is still damaged. */
const STILL_DAMAGED = { from: ['damaged'], to: 'same', also: 'until a scan says `repaired`' } as const;

export const PIECE_MACHINE = stateTable<PieceStatus, PieceEvent>({
  entity: 'Piece',
  states: PIECE_STATUSES,
  begins: 'awaiting_scan',
  transitions: [
    { from: [...SOUND, 'returned'], event: 'depot_in', to: 'at_depot' },
    { from: SOUND, event: 'load_to_van', to: 'on_van' },
    { from: SOUND, event: 'unload', to: 'at_depot' },
    { ...STILL_DAMAGED, event: 'depot_in' },
    { ...STILL_DAMAGED, event: 'load_to_van' },
    { ...STILL_DAMAGED, event: 'unload' },
    {
      from: ['damaged'],
      event: 'repaired',
      to: 'at_depot',
      also: "by a scan with `repaired`, before the scan's other effects",
    },
    {
      from: UNDELIVERED,
      event: 'collected',
      to: 'collected',
      also: 'of a collection, by a scan or its stop',
    },
    { from: UNDELIVERED, event: 'damaged', to: 'damaged' },
    { from: UNDELIVERED, event: 'missing', to: 'missing' },
    {
      from: UNDELIVERED,
      event: 'depot_out',
      to: 'returned',
      also: 'of an order that is collected, cancelled or returned',
    },
    { from: UNDELIVERED, event: 'stop_completed', to: 'delivered' },
    { from: ['delivered'], event: 'stop_completed', to: 'same' },
  ],
});

/** Pieces that cannot be delivered for now. */
export const LOST: readonly PieceStatus[] = ['missing', 'damaged'];

/** Pieces that the courier has, damaged or not: they can be handed back to the shipper. */
export const IN_CUSTODY: readonly PieceStatus[] = ['at_depot', 'on_van', 'collected', 'damaged'];

/** Pieces that count as scanned in `pieces.scanned`. */
export const IN_HAND: readonly PieceStatus[] = ['at_depot', 'on_van', 'delivered', 'collected'];
