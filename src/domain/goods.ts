/** An order's goods: its pieces with their barcodes and scans, and what of them is still to be delivered. Pure. */
import type { Item } from './types.js';

/** An order's goods: its pieces are numbered through its items, in sequence. */
export type Goods = {
  items: readonly Item[];
  pieces_expected: number;
  /** Numbers of the pieces that were handed over. */
  delivered_pieces: readonly number[];
};

/** Returns how many pieces are left. */
export function piecesLeft({ pieces_expected: all, delivered_pieces: delivered }: Goods): number {
  return all - delivered.length;
}

/** Returns the weight and volume of the remaining pieces: of each line, in proportion to its pieces. */
export function loadLeft({ items, delivered_pieces: delivered }: Goods): { kg: number; m3: number } {
  let before = 0;
  return items.reduce<{ kg: number; m3: number }>(
    (sum, { pieces = 1, weight_kg = 0, volume_m3 = 0 }) => {
      const first = before;
      before += pieces;
      const gone = delivered.filter((number) => number > first && number <= before).length;
      const part = gone === 0 ? 1 : (pieces - gone) / pieces;
      return { kg: sum.kg + weight_kg * part, m3: sum.m3 + volume_m3 * part };
    },
    { kg: 0, m3: 0 },
  );
}

export const SCAN_TYPES = ['depot_in', 'load_to_van', 'unload', 'damaged', 'missing'] as const;
export type ScanType = (typeof SCAN_TYPES)[number];

/** Why a scan was not accepted (docs/behaviour.md "States", Piece). */
export const SCAN_REJECTIONS = [
  'unknown_barcode',
  'already_delivered',
  'order_cancelled',
  'unknown_depot',
  'unknown_vehicle',
  'at_in_future',
] as const;
export type ScanRejection = (typeof SCAN_REJECTIONS)[number];

/** A scan further ahead than this is refused (a wrong clock in a scanner). */
export const MAX_SCAN_AHEAD_MS = 5 * 60_000;

/** Returns the position text of the n-th of `total` pieces, as the specification writes it. */
export function pieceNumber(n: number, total: number): string {
  return `${n} of ${total}`;
}
