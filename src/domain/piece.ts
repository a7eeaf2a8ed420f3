/** A piece: one parcel of an order, with its barcode; and its scans. */

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
