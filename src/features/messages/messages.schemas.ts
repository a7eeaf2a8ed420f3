/** Messages on the wire, in the sandbox (BEHAVIOUR "Messages"). */
import { z } from 'zod';
import * as words from '../../api/schemas.js';
import { CHANNELS, MESSAGE_STATUSES } from '../../domain/lifecycles.js';

/** Query of GET /messages. */
export const messageQuery = z.strictObject({
  order: words.id.optional(),
  channel: z.enum(CHANNELS).optional(),
  ...words.paging,
});

export const message = z
  .object({
    id: words.id,
    object: z.literal('message'),
    order: words.id.nullable(),
    channel: z.enum(CHANNELS),
    to: z.string(),
    template: z.string().describe('Id of the template, or the kind of the built-in text.'),
    subject: z.string().nullable(),
    body: z.string(),
    segments: z.number().int().nullable().describe('Texts that an SMS is charged as; null for email.'),
    status: z.enum(MESSAGE_STATUSES),
    created_at: words.timestamp,
  })
  .meta({ id: 'Message' });
