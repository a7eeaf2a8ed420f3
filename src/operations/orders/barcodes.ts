/** Barcodes of an order's pieces: the shipper's own where the items give them, otherwise the courier's. */
import type { Scope } from '../../db/scope.js';
import { AppError } from '../../domain/errors.js';
import type { Item } from '../../domain/types.js';
import { takeBarcodes, type UsedBarcode } from '../../records/barcodes.js';

export type UsedBarcodes = Map<string, UsedBarcode>;

/**
 * Makes the barcodes of these items free for their pieces. Resolves to those that are in use by orders that are not
 * closed.
 */
export async function takeBarcodesOf(
  scope: Scope,
  items: readonly Pick<Item, 'barcodes'>[],
): Promise<UsedBarcodes> {
  const used = await takeBarcodes(
    scope,
    items.flatMap(({ barcodes = [] }) => barcodes),
  );
  return new Map(used.map((each) => [each.barcode, each]));
}

/** Returns the first barcode of the items that another order uses, as the 422 that names it; otherwise undefined. */
export function barcodeClash(
  items: readonly Pick<Item, 'barcodes'>[],
  used: UsedBarcodes,
  own?: string,
): { error: AppError; other: UsedBarcode } | undefined {
  for (const [line, { barcodes = [] }] of items.entries()) {
    for (const [index, barcode] of barcodes.entries()) {
      const other = used.get(barcode);
      if (!other || other.order === own) continue;
      const error = new AppError('invalid_value', {
        message: `Barcode ${barcode} is already used by order ${other.order}.`,
        param: `items[${line}].barcodes[${index}]`,
      });
      return { error, other };
    }
  }
  return undefined;
}

/** Returns items as they are stored: a line that lists its barcodes has as many pieces. */
export function itemsStored(items: readonly Item[]): Item[] {
  return items.map((item) => (item.barcodes ? { ...item, pieces: item.barcodes.length } : item));
}

/**
 * Returns the barcodes of an order's pieces. Those that the items do not give are the deployment's prefix (`WP`), the
 * last characters of the order's id, which are random, and the piece's number.
 */
export function barcodesOf(scope: Scope, order: string, items: readonly Item[]): string[] {
  const stem = `${scope.deployment.keyPrefix}${order.slice(-12)}`.toUpperCase();
  const given = items.flatMap(
    ({ barcodes, pieces = 1 }): (string | undefined)[] => barcodes ?? Array.from({ length: pieces }),
  );
  return given.map((barcode, index) => barcode ?? `${stem}${String(index + 1).padStart(3, '0')}`);
}
