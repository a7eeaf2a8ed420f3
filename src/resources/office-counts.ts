/** How much waits for the office now, as counts. */
import { z } from 'zod';
import * as fields from './schema-helpers.js';

const count = (description: string, example: number) =>
  z.number().int().min(0).meta({ description, example });

export const officeCounts = z
  .object({
    object: fields.object('office_counts'),
    inbox: count('Inbox items.', 3),
    awaiting_reply: count(
      'Orders whose recipient was asked for a slot and has not booked one: those who may still answer, and those who did not in time.',
      12,
    ),
    suggestions: count('Open suggestions of the route agent.', 1),
    late: count(
      "Open stops of today's runs that will be more than 15 minutes late for the promised or booked window.",
      2,
    ),
    broken_down: count('Vans that broke down today and have open stops.', 0),
  })
  .meta({ id: 'OfficeCounts' });
export type OfficeCounts = z.output<typeof officeCounts>;
