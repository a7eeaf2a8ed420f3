/** The items of an order: goods and piece count of each line. */
import { z } from 'zod';
import { scannedCode } from '../domain/scanned-code.js';
import * as fields from './schema-helpers.js';

const MAX_PIECES = 999;

export const ITEMS = 'The items of the order.';

/** Characters that scanners read and Code 128 can show. */
const barcode = z
  .string()
  // A shipper's code has no spaces, and what scanners put around it is not part of it.
  .overwrite((given) => (given.trim().includes(' ') ? given : scannedCode(given)))
  .regex(/^[!-~]{1,64}$/, 'must be 1 to 64 letters, digits and signs, without spaces');

export const item = z
  .strictObject({
    sku: fields
      .line(64)
      .meta({ description: "The shipper's article number.", example: 'TRD-200' })
      .optional(),
    description: fields.line(255).meta({ description: 'The description.', example: 'Treadmill' }).optional(),
    pieces: z
      .number()
      .int()
      .min(1)
      .max(MAX_PIECES)
      .meta({ description: 'Number of pieces.', example: 2 })
      .optional(),
    weight_kg: z
      .number()
      .min(0)
      .max(1_000_000)
      .meta({ example: 98 })
      .optional()
      .describe('Total of the line, for all its pieces.'),
    volume_m3: z
      .number()
      .min(0)
      .max(100_000)
      .meta({ example: 0.78 })
      .optional()
      .describe('Total of the line, for all its pieces.'),
    barcodes: z
      .array(barcode)
      .min(1)
      .max(MAX_PIECES)
      .meta({ example: ['HH-7734201', 'HH-7734202'] })
      .optional()
      .describe(
        "The shipper's own barcodes, one per piece of the line, not used by another open order. If absent, the courier's barcodes are assigned.",
      ),
  })
  .refine(({ pieces, barcodes }) => !pieces || !barcodes || pieces === barcodes.length, {
    message: 'must have one barcode per piece',
    path: ['barcodes'],
  })
  .meta({ id: 'Item' });

/** Counts the pieces of these items: as many as barcodes or one each, where an item gives no number. */
export function countPieces(
  items: readonly { pieces?: number | undefined; barcodes?: readonly string[] | undefined }[],
): number {
  return items.reduce((sum, { pieces, barcodes }) => sum + (pieces ?? barcodes?.length ?? 1), 0);
}

function repeatedBarcodes(items: readonly { barcodes?: readonly string[] | undefined }[]): PropertyKey[][] {
  const seen = new Set<string>();
  return items.flatMap(({ barcodes = [] }, line) =>
    barcodes.flatMap((barcode, index) => {
      if (seen.has(barcode)) return [[line, 'barcodes', index]];
      seen.add(barcode);
      return [];
    }),
  );
}

export const itemsInput = z
  .array(item)
  .min(1)
  .max(200)
  .refine((items) => countPieces(items) <= MAX_PIECES, {
    message: `must add up to at most ${MAX_PIECES} pieces`,
  })
  .superRefine((items, context) => {
    for (const path of repeatedBarcodes(items)) {
      context.addIssue({ code: 'custom', path, message: 'duplicate value' });
    }
  })
  .describe(ITEMS);
