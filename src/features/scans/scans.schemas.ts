/** Depot scans on the wire. */
import { z } from 'zod';
import * as words from '../../api/schemas.js';
import { SCAN_REJECTIONS, SCAN_TYPES } from '../../domain/piece.js';

/** The most scans of one request (specification "Limits"). */
const MAX_SCANS = 500;

const scan = z
  .strictObject({
    barcode: words.text(64),
    type: z.enum(SCAN_TYPES),
    depot: words.id.optional(),
    vehicle: words.id.optional().describe('Required when type is `load_to_van`.'),
    at: words.dateTime.optional().describe('Defaults to now.'),
    photo_ids: z.array(words.id).max(20).optional(),
  })
  .refine((value) => value.type !== 'load_to_van' || value.vehicle !== undefined, {
    message: 'is required when type is load_to_van',
    path: ['vehicle'],
    params: { code: 'missing_field' },
  })
  .meta({ id: 'ScanInput' });

/** Body of POST /scans. */
export const scanBatch = z.strictObject({ scans: z.array(scan).min(1).max(MAX_SCANS) });
export type ScanInput = z.output<typeof scan>;

export const scanResult = z
  .object({
    accepted: z.number().int(),
    rejected: z.array(z.object({ barcode: z.string(), reason: z.enum(SCAN_REJECTIONS) })),
    orders_completed: z.array(words.id).describe('Orders of which this request scanned the last piece.'),
  })
  .meta({ id: 'ScanResult' });
