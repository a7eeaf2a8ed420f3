/** Recipients' replies: as they come in, and as they were read. */
import { z } from 'zod';
import { REPLY_INTENTS } from '@waypost/reply-reader/reply';
import { REPLY_OUTCOMES } from '../domain/states/reply.js';
import { enumOf } from './enum-docs.js';
import { channel } from './message.js';
import { order, orderStatus } from './order.js';
import { slot } from './slot.js';
import * as fields from './schema-helpers.js';

const replyIntent = enumOf('ReplyIntent', REPLY_INTENTS, {
  accept_offer: 'Accepts one of the offered slots.',
  propose_date: 'Wants another day or time.',
  decline_dates: 'Is not available on the offered days.',
  question: 'Asks something.',
  call_request: 'Wants to be called.',
  unclear: 'The meaning is unclear.',
});

const replyOutcome = enumOf('ReplyOutcome', REPLY_OUTCOMES, {
  booked: 'The chosen slot was booked.',
  needs_review: 'A person has to decide.',
  resolved: 'Resolved by a person, by asking the sender once more, or because nobody needs to see it.',
  dismissed: 'Dismissed without an answer.',
});

export const TEXT = { description: 'The text.', example: 'Thursday morning is fine' };

const received = {
  order: fields.idOf('order'),
  channel: channel.describe('The channel.'),
  text: z.string().meta(TEXT),
};

export const reply = z
  .object({
    id: fields.ownId('reply'),
    object: fields.object('reply'),
    ...received,
    understood: z
      .object({
        intent: replyIntent
          .optional()
          .describe("The recipient's intent; absent while the reply is being read."),
        slot: fields.refTo(slot, 'The slot; absent if it means none.').optional(),
        confidence: z
          .number()
          .meta({
            description: 'Confidence of the reading, 0 to 1; absent while it is being read.',
            example: 0.97,
          })
          .optional(),
        why: z.string().nullable().meta({
          description: 'Why it was read this way, or left to a person.',
          example: 'It names one of the days offered.',
        }),
      })
      .describe('How it was understood.'),
    outcome: replyOutcome.describe('The outcome.'),
    received_at: fields.moment('When it was received.'),
  })
  .meta({ id: 'Reply' });
export type Reply = z.output<typeof reply>;

/** A reply that is still unread. */
export const inboundReply = z
  .object({
    id: fields.ownId('reply'),
    object: fields.object('inbound_reply'),
    ...received,
    received_at: fields.moment('When it was received.'),
  })
  .meta({ id: 'InboundReply' });
export type InboundReply = z.output<typeof inboundReply>;

/** An order as the event of a reply that needs a person carries it. */
const { shipper, pieces } = order.shape;
export const orderWithReply = order
  .extend({
    shipper: shipper.describe('ID of the shipper.'),
    status: orderStatus.describe("The order's status."),
    pieces: pieces.describe('Number of pieces.'),
    slot: slot.nullable().describe('The slot.'),
    route: fields.nullableIdOf('route', 'ID of the route; null if there is none.'),
    tracking_url: z
      .url()
      .meta({ example: 'https://courier.example/t/5kq2wd7xv3' })
      .nullable()
      .describe("The recipient's tracking page; null until a slot is booked."),
    reply: fields.refTo(reply, 'The reply.'),
  })
  .meta({ id: 'OrderWithReply', description: 'An order and the reply that needs a person.' });
export type OrderWithReply = z.output<typeof orderWithReply>;
