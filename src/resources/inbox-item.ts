/** What waits for somebody in the office. */
import { z } from 'zod';
import { INBOX_KINDS } from '../domain/attention.js';
import { bookingRequest } from './booking-request.js';
import { enumOf } from './enum-docs.js';
import { anyJob } from './job.js';
import { message } from './message.js';
import { order } from './order.js';
import { reply } from './reply.js';
import * as fields from './schema-helpers.js';

const inboxKind = enumOf('InboxKind', INBOX_KINDS, {
  reply: 'A reply in doubt waits for a decision.',
  failed_request: 'No message reached the recipient; the request can be retried.',
  unanswered: 'The recipient was asked, and gave no answer.',
  goods_short: 'A piece of the order is missing or damaged.',
  misrouted: "A piece of the order is at another depot than the order's.",
  failed_delivery: 'A visit failed, and the order is neither booked anew nor asked about.',
  office: 'The order was left to the office: nothing asks the recipient by itself.',
  failed_message: 'A message did not arrive, and no other has made up for it.',
  unknown_message:
    'Nobody has known for an hour whether a message went out, and no other has made up for it.',
  failed_job: 'A plan or a postponement failed whose day is not over, or an import failed in the background.',
});

const orNull = <Schema extends z.ZodType>(schema: Schema, description: string) =>
  fields.nullable(
    z.lazy(() => schema),
    { description },
  );

export const inboxItem = z
  .object({
    id: fields.idOf(
      'reply',
      'Id of what waits: the reply, the booking request, the message, the job or the order.',
    ),
    object: fields.object('inbox_item'),
    kind: inboxKind.meta({
      description:
        'What it waits for: a reply in doubt, a recipient who could not be asked or gave no answer, goods that are not there, a visit that failed, an order that was left to the office, a message that failed or is unknown, a job that failed.',
      example: 'reply',
    }),
    at: fields.moment('Since when it waits.'),
    order: orNull(order, 'The order that it is about; null for a job.'),
    reply: orNull(reply, 'The reply, or null.'),
    request: orNull(bookingRequest, 'The booking request, or null.'),
    message: orNull(message, 'The message that failed or is unknown, or null.'),
    job: anyJob.optional().meta({ description: 'The job that failed; only where one did.' }),
  })
  .meta({ id: 'InboxItem' });
export type InboxItem = z.output<typeof inboxItem>;
