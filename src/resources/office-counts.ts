/** How much waits for the office now, as counts. */
import { z } from 'zod';
import * as fields from './schema-helpers.js';

const count = (description: string, example: number) =>
  z.number().int().min(0).meta({ description, example });

export const officeCounts = z
  .object({
    object: fields.object('office_counts'),
    inbox: count('Items of the inbox.', 3),
    awaiting_reply: count(
      'Orders whose recipient was asked for a slot and has not booked one yet: those that may still answer, and those that did not in time.',
      12,
    ),
    suggestions: count('Suggestions of the route agent that are open.', 1),
    late: count(
      "Open stops of today's runs that will be more than 15 minutes late for what was promised or booked.",
      2,
    ),
    broken_down: count('Vans that broke down today, while a stop of their run is still open.', 0),
  })
  .meta({ id: 'OfficeCounts' });
export type OfficeCounts = z.output<typeof officeCounts>;
