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
      .describe(
        '`event.`, `scan.`, `visit.`, `message.`, `request.`, `reply.`, `comment.` or `action.`, followed by its type.',
      )
      .meta({ example: 'scan.depot_in' }),
    summary: z.string().describe('One sentence.').meta({ example: 'Piece 1 of 2 scanned: depot in.' }),
    actor: z
      .string()
      .nullable()
      .describe(
        'Who did or recorded an event, scan or action: a key, a staff member, a driver, or a name as in the audit log; null if that is not recorded.',
      )
      .meta({ example: fields.idMeta('adminKey').example }),
  })
  .meta({ id: 'TimelineEntry', description: "An entry in an order's history." });
export type TimelineEntry = z.output<typeof timelineEntry>;
