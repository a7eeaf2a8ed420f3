/** Slots: windows of a day, and how much each can hold. */
import { z } from 'zod';
import * as fields from './schema-helpers.js';

export const slot = z
  .strictObject({ date: fields.date.describe('The day.'), ...fields.timeRange })
  .refine(fields.isForward, fields.FORWARD)
  .meta({ id: 'Slot', description: 'A window on a local date in which a recipient is visited.' });
export type Slot = z.output<typeof slot>;

export const countedSlot = z
  .object({
    date: fields.date,
    ...fields.timeRange,
    depot: fields.idOf('depot'),
    zone: z.string().meta({ description: 'Name of the zone.', example: 'Everywhere' }),
    capacity: z.number().int().meta({ description: 'Orders it can hold.', example: 20 }),
    booked: z.number().int().meta({ description: 'Orders booked into it.', example: 7 }),
    bookable: z.boolean().meta({
      description:
        'Whether recipients can choose it now: it has capacity, and its day has not closed to them.',
      example: true,
    }),
  })
  .meta({ id: 'SlotCapacity' });
export type CountedSlot = z.output<typeof countedSlot>;

export const slotInput = z
  .strictObject({
    date: fields.visitDate.describe('The day.'),
    ...fields.timeRange,
    depot: fields.bareId('depot').optional().describe("ID of the depot; if sent, it must be the order's."),
    zone: fields
      .text(120)
      .meta({ example: 'Everywhere' })
      .optional()
      .describe("Name or ID of the zone; if sent, it must be the order's."),
    ...fields.readOnly(countedSlot.shape, 'capacity', 'booked', 'bookable'),
  })
  .refine(fields.isForward, fields.FORWARD)
  .meta({ id: 'SlotInput', description: 'A window on a local date, bare or as GET /slots returns it.' });
export type SlotInput = z.output<typeof slotInput>;
