/** A line of the ageing list: an order whose goods are in and not delivered (docs/behaviour.md "Reports"). */
import { z } from 'zod';
import { orderStatus, reference } from './order.js';
import * as fields from './schema-helpers.js';
import { slot } from './slot.js';

/** Note in the description of fields that are only there when asked for. */
const WITH_GOODS = 'Only with `include=goods`.';

export const ageingLine = z
  .object({
    id: fields.ownId('order'),
    object: fields.object('ageing_line'),
    reference: z.string().meta(reference),
    shipper: fields.idOf('shipper'),
    depot: fields.nullableIdOf('depot', 'ID of the depot that holds the goods.'),
    status: orderStatus.meta({ description: "The order's status.", example: 'awaiting_reply' }),
    scanned_at: fields.moment('When all its pieces were first in.'),
    deliver_from: fields.nullable(fields.date, {
      description: 'The first day on which it may be delivered; null if none was promised.',
      example: null,
    }),
    deliver_by: fields.nullable(fields.date, {
      description: 'The last day on which it may be delivered; null if none was promised.',
      example: '2026-03-20',
    }),
    since: fields.date.describe(
      "The day since which it has waited, in the depot's local time: the later of the day of `scanned_at` and `deliver_from`.",
    ),
    days: z.number().int().min(0).meta({
      description: 'Whole days since then; 0 for a day in the future.',
      example: 4,
    }),
    slot: slot.nullable().describe('The booked slot, or null.'),
    attempts: z.number().int().min(0).meta({ description: 'Completed and failed visits.', example: 1 }),
    goods: z
      .string()
      .meta({
        description: `Items of which pieces are left to deliver. ${WITH_GOODS}`,
        example: 'Oak dining table × 2, Lamp',
      })
      .optional(),
    recipient: fields
      .nullable(z.string(), {
        description: `The recipient's name, or null. ${WITH_GOODS}`,
        example: 'Sioned Griffiths',
      })
      .optional(),
    postcode: fields
      .nullable(z.string(), {
        description: `The recipient's postcode, or null. ${WITH_GOODS}`,
        example: 'S75 3LN',
      })
      .optional(),
  })
  .meta({ id: 'AgeingLine', description: 'An order whose goods are waiting for delivery.' });
export type AgeingLine = z.output<typeof ageingLine>;
