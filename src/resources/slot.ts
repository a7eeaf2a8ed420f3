/** Slots: windows of a day, and how much each can hold. */
import { z } from 'zod';
import * as words from './words.js';

export const slot = z
  .strictObject({ date: words.date.describe('The day.'), ...words.timeRange })
  .refine(words.isForward, words.FORWARD)
  .meta({ id: 'Slot', description: 'A window of a local day in which a recipient is visited.' });
export type Slot = z.output<typeof slot>;

export const countedSlot = z
  .object({
    date: words.date,
    ...words.timeRange,
    zone: z.string().meta({ description: 'Name of the zone.', example: 'Everywhere' }),
    capacity: z.number().int().meta({ description: 'Orders that it can hold.', example: 20 }),
    booked: z.number().int().meta({ description: 'Orders that it holds.', example: 7 }),
  })
  .meta({ id: 'SlotCapacity' });
export type CountedSlot = z.output<typeof countedSlot>;
