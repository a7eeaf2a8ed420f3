/** Slot capacity on the wire. */
import { z } from 'zod';
import { daysBetween } from '@waypost/base/local-time';
import { MAX_SLOT_DAYS } from '../../domain/slots.js';
import * as fields from '../../resources/schema-helpers.js';

/** Query of GET /slots. A slot has no id: the cursor is what tells one slot from another. */
export const slotQuery = z
  .strictObject({
    from: fields.date.describe('First date.'),
    to: fields.date
      .meta({ example: '2026-03-19' })
      .describe(`Last date, at most ${MAX_SLOT_DAYS} days from the first.`),
    depot: fields.idOf('depot').optional(),
    zone: fields.text(120).meta({ example: 'Everywhere' }).optional().describe('Name or ID of a zone.'),
    postcode: fields
      .text(10)
      .meta({ example: 'CR0 4XZ' })
      .optional()
      .describe("Only slots of this postcode's zone."),
    limit: fields.paging.limit,
    starting_after: fields
      .text(240)
      .meta({ example: `2026-03-12 08:00-12:00 ${fields.idMeta('depot').example} Everywhere` })
      .optional()
      .describe(
        'The last slot seen, as `<date> <from>-<to> <depot> <zone>`; the depot may be omitted for a single depot. The page starts after it.',
      ),
  })
  .refine(({ from, to }) => from <= to, { message: 'must not be before from', path: ['to'] })
  .refine(({ from, to }) => from > to || daysBetween(from, to) < MAX_SLOT_DAYS, {
    message: `must be at most ${MAX_SLOT_DAYS} days from the first`,
    path: ['to'],
  });
export type SlotQuery = z.output<typeof slotQuery>;
