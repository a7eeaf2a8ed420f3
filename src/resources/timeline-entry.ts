/** The history of an order, for a person to read. */
import { z } from 'zod';
import * as fields from './schema-helpers.js';

export const timelineEntry = z
  .object({
    id: fields.ownId('event'),
    object: fields.object('timeline_entry'),
    at: fields.moment('When it happened.'),
    type: z
      .string()
      .describe('`event.`, `scan.`, `visit.`, `message.`, `reply.`, `comment.` or `action.` and what it was.')
      .meta({ example: 'scan.depot_in' }),
    summary: z.string().describe('One sentence.').meta({ example: 'Piece 1 of 2 scanned: depot in.' }),
  })
  .meta({ id: 'TimelineEntry', description: 'Something that became of an order.' });
export type TimelineEntry = z.output<typeof timelineEntry>;
