/** What waits for somebody in the office. */
import { z } from 'zod';
import { INBOX_KINDS } from '../domain/attention.js';
import { bookingRequest } from './booking-request.js';
import { enumOf } from './enum-docs.js';
import { message } from './message.js';
import { order } from './order.js';
import { reply } from './reply.js';
import * as fields from './schema-helpers.js';

const inboxKind = enumOf(INBOX_KINDS, {
  reply: 'A reply in doubt waits for a decision.',
  failed_request: 'No message reached the recipient; the request can be retried.',
  unanswered: 'The recipient was asked, and gave no answer.',
  failed_delivery: 'A visit failed, and the order is neither booked anew nor asked about.',
  office: 'The order was left to the office: nothing asks the recipient by itself.',
  failed_message: 'A message did not arrive, and no other has made up for it.',
});

const orNull = <Schema extends z.ZodType>(schema: Schema, description: string) =>
  fields.nullable(
    z.lazy(() => schema),
    { description },
  );

export const inboxItem = z
  .object({
    id: fields.idOf('reply', 'Id of what waits: the reply, the booking request, the message or the order.'),
    object: fields.object('inbox_item'),
    kind: inboxKind.meta({
      description:
        'What it waits for: a reply in doubt, a recipient who could not be asked or gave no answer, a visit that failed, an order that was left to the office, a message that failed.',
      example: 'reply',
    }),
    at: fields.moment('Since when it waits.'),
    order: fields.refTo(order, 'The order that it is about.'),
    reply: orNull(reply, 'The reply, or null.'),
    request: orNull(bookingRequest, 'The booking request, or null.'),
    message: orNull(message, 'The message that failed, or null.'),
  })
  .meta({ id: 'InboxItem' });
export type InboxItem = z.output<typeof inboxItem>;
