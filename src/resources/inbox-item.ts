/** Items that wait for the office, and their counts. */
import { z } from 'zod';
import { INBOX_KINDS } from '../domain/attention.js';
import { bookingRequest } from './booking-request.js';
import { enumOf } from './enum-docs.js';
import { anyJob } from './job.js';
import { message } from './message.js';
import { order } from './order.js';
import { orderWarning } from './order-warning.js';
import { reply } from './reply.js';
import * as fields from './schema-helpers.js';

const inboxKind = enumOf('InboxKind', INBOX_KINDS, {
  reply: 'An unclear reply waits for a decision.',
  unplannable: 'The order cannot be planned as it is, so its recipient is not asked; `warning` says why.',
  doubtful_postcode:
    'The postcode is unknown, and the order is planned for the middle of its area; `warning` says so.',
  failed_request: 'No message reached the recipient; the request can be retried.',
  unanswered: 'The recipient was asked and did not answer.',
  goods_short: 'A piece of the order is missing or damaged.',
  misrouted: "A piece of the order is at a depot other than the order's.",
  failed_delivery: 'A visit failed, and the order has no new booking or booking request.',
  office: 'The order was left to the office: the recipient is not asked automatically.',
  failed_message: 'A message did not arrive, and no later one has replaced it.',
  unknown_message: 'A message has been `unknown` for an hour, and no later one has replaced it.',
  failed_job:
    'A plan or a postponement of a current or future day failed, or an import failed in the background.',
});

const orNull = <Schema extends z.ZodType>(schema: Schema, description: string) =>
  fields.nullable(
    z.lazy(() => schema),
    { description },
  );

export const inboxItem = z
  .object({
    id: fields.idOf('reply', 'ID of the reply, booking request, message, job or order that waits.'),
    object: fields.object('inbox_item'),
    kind: inboxKind.meta({
      description:
        'Why it waits: an unclear reply, an order that cannot be planned or only roughly, a recipient who could not be asked or did not answer, missing goods, a failed visit, an order left to the office, a failed or unknown message, or a failed job.',
      example: 'reply',
    }),
    at: fields.moment('When it began to wait.'),
    order: orNull(order, 'The order; null for a job.'),
    reply: orNull(reply, 'The reply, or null.'),
    request: orNull(bookingRequest, 'The booking request, or null.'),
    message: orNull(message, 'The failed or unknown message, or null.'),
    warning: orderWarning
      .optional()
      .meta({ description: "The problem with the order's location; absent for other kinds." }),
    job: anyJob.optional().meta({ description: 'The failed job; absent if there is none.' }),
  })
  .meta({ id: 'InboxItem' });
export type InboxItem = z.output<typeof inboxItem>;

export const officeCounts = z
  .object({
    object: fields.object('office_counts'),
    inbox: fields.count('Inbox items.', 3),
    awaiting_reply: fields.count(
      'Orders whose recipient was asked for a slot and has not booked one: those who may still answer, and those who did not in time.',
      12,
    ),
    suggestions: fields.count('Open suggestions of the route agent.', 1),
    late: fields.count(
      "Open stops of today's runs that will be more than 15 minutes late for the promised or booked window.",
      2,
    ),
    broken_down: fields.count('Vans that broke down today and have open stops.', 0),
  })
  .meta({ id: 'OfficeCounts' });
export type OfficeCounts = z.output<typeof officeCounts>;
