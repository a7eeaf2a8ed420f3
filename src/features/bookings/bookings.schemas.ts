/** Booking requests, replies and bookings on the wire (specification "Bookings and slots"). */
import { z } from 'zod';
import * as words from '../../api/schemas.js';
import { CHANNELS, REPLY_INTENTS, REPLY_OUTCOMES, REQUEST_STATUSES } from '../../domain/lifecycles.js';

/** Orders that one call can name; a filter selects any number. */
const MAX_ORDERS = 1000;
const MESSAGE_CHARACTERS = 1600;
const REPLY_CHARACTERS = 10_000;

/** Body of POST /bookings/requests. */
export const requestsInput = z
  .strictObject({
    orders: z.array(words.id).max(MAX_ORDERS).optional().describe('The orders to ask about.'),
    filter: z
      .strictObject({ status: z.literal('scanned').optional(), depot: words.id.optional() })
      .optional()
      .describe('When `orders` is omitted: selects every eligible order.'),
    channels: z.array(z.enum(CHANNELS)).min(1).max(CHANNELS.length).optional().describe('By default both.'),
    offer_from: words.date.optional().describe('Earliest date to offer.'),
    template: words.id.optional().describe('Id of the template to use.'),
  })
  .meta({ id: 'BookingRequestsInput' });
export type RequestsInput = z.output<typeof requestsInput>;

export const requestsAnswer = z.object({
  queued: z.number().int().describe('Orders whose recipients are asked.'),
  skipped: z.number().int().describe('Orders that cannot be asked about.'),
});

/** Query of GET /bookings/requests. */
export const requestQuery = z.strictObject({
  status: z.enum(REQUEST_STATUSES).optional().describe('`failed` and `unanswered` ones need a person.'),
  order: words.id.optional(),
  ...words.paging,
});
export type RequestQuery = z.output<typeof requestQuery>;

export const requestParams = z.object({ request_id: words.id });

export const bookingRequest = z
  .object({
    id: words.id,
    object: z.literal('booking_request'),
    order: words.id,
    kind: z.enum(['booking', 'rebooking']),
    status: z.enum(REQUEST_STATUSES),
    channels: z.array(z.enum(CHANNELS)),
    offered: z.array(words.slot),
    error: z.string().nullable(),
    created_at: words.timestamp,
  })
  .meta({ id: 'BookingRequest' });

/** Body of POST /bookings. */
export const bookingInput = z
  .strictObject({
    order: words.id,
    slot: words.slot,
    notify: z.boolean().default(true).describe('Whether the recipient is sent a confirmation.'),
  })
  .meta({ id: 'BookingInput' });
export type BookingInput = z.output<typeof bookingInput>;

/** Query of GET /bookings/replies. */
export const replyQuery = z.strictObject({
  needs_review: words.flag.optional().describe('true: replies that could not be booked with confidence.'),
  ...words.paging,
});
export type ReplyQuery = z.output<typeof replyQuery>;

export const replyParams = z.object({ reply_id: words.id });

const RESOLVE_ACTIONS = ['accept_suggestion', 'book_slot', 'send_message', 'dismiss'] as const;

/** Body of POST /bookings/replies/{reply_id}/resolve. */
export const resolveInput = z
  .strictObject({
    action: z.enum(RESOLVE_ACTIONS),
    slot: words.slot.optional().describe('With `book_slot`.'),
    message: words.text(MESSAGE_CHARACTERS).optional().describe('With `send_message`.'),
  })
  .meta({ id: 'ResolveInput' });
export type ResolveInput = z.output<typeof resolveInput>;

export const reply = z
  .object({
    id: words.id,
    object: z.literal('reply'),
    order: words.id,
    channel: z.enum(CHANNELS),
    text: z.string(),
    understood: z.object({
      intent: z.enum(REPLY_INTENTS).nullable(),
      slot: words.slot.nullable(),
      confidence: z.number().nullable(),
    }),
    outcome: z.enum(REPLY_OUTCOMES),
    received_at: words.timestamp,
  })
  .meta({ id: 'Reply' });

/** Body of POST /sandbox/replies. */
export const sandboxReplyInput = z
  .strictObject({
    order: words.id,
    channel: z.enum(CHANNELS),
    text: words.freeText(REPLY_CHARACTERS),
  })
  .meta({ id: 'SandboxReplyInput' });
export type SandboxReplyInput = z.output<typeof sandboxReplyInput>;

export const inboundReply = z
  .object({
    id: words.id,
    object: z.literal('inbound_reply'),
    order: words.id,
    channel: z.enum(CHANNELS),
    text: z.string(),
    received_at: words.timestamp,
  })
  .meta({ id: 'InboundReply' });
