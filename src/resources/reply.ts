/** Recipients' replies: as they come in, and as they were read. */
import { z } from 'zod';
import { REPLY_INTENTS } from '../domain/reply.js';
import { REPLY_OUTCOMES } from '../domain/states/reply.js';
import { enumOf } from './enum-docs.js';
import { channel } from './message.js';
import { order, orderStatus } from './order.js';
import { slot } from './slot.js';
import * as fields from './schema-helpers.js';

const replyIntent = enumOf('ReplyIntent', REPLY_INTENTS, {
  accept_offer: 'Takes one of the slots that were offered.',
  propose_date: 'Wants another day or time.',
  decline_dates: 'Cannot on the days that were offered.',
  question: 'Asks something.',
  call_request: 'Wants to be called.',
  unclear: 'Nothing certain can be read from it.',
});

const replyOutcome = enumOf('ReplyOutcome', REPLY_OUTCOMES, {
  booked: 'The slot that it means was booked.',
  needs_review: 'A person has to decide.',
  resolved: 'Dealt with: by a person, by asking the sender once more, or since nobody needs to see it.',
  dismissed: 'Put aside without an answer.',
});

export const TEXT = { description: 'The words.', example: 'Thursday morning is fine' };

const received = {
  order: fields.idOf('order'),
  channel: channel.describe('How it goes.'),
  text: z.string().meta(TEXT),
};

export const reply = z
  .object({
    id: fields.ownId('reply'),
    object: fields.object('reply'),
    ...received,
    understood: z
      .object({
        intent: replyIntent.nullable().describe('What the recipient wants; null while it is being read.'),
        slot: slot.nullable().describe('The slot.'),
        confidence: fields.nullable(z.number(), {
          description: 'How sure the reading is, 0 to 1.',
          example: 0.97,
        }),
        why: z
          .string()
          .nullable()
          .meta({
            description: 'Why it was understood so, or was left to a person.',
            example: 'It names one of the days offered.',
            ...fields.EXTENSION,
          }),
      })
      .describe('What was made of the words.'),
    outcome: replyOutcome.describe('What came of it.'),
    received_at: fields.moment('When it came in.'),
  })
  .meta({ id: 'Reply' });
export type Reply = z.output<typeof reply>;

/** A reply that is still unread. */
export const inboundReply = z
  .object({
    id: fields.ownId('reply'),
    object: fields.object('inbound_reply'),
    ...received,
    received_at: fields.moment('When it came in.'),
  })
  .meta({ id: 'InboundReply' });
export type InboundReply = z.output<typeof inboundReply>;

/** An order as the event of a reply that needs a person carries it. */
const { shipper, pieces } = order.shape;
export const orderWithReply = order
  .extend({
    shipper: shipper.describe('Id of the shipper.'),
    status: orderStatus.describe('Where it stands.'),
    pieces: pieces.describe('How many pieces.'),
    slot: slot.nullable().describe('The slot.'),
    route: fields.nullableIdOf('route', 'Id of the route; null while there is none.'),
    tracking_url: z
      .url()
      .meta({ example: 'https://courier.example/t/5kq2wd7xv3' })
      .nullable()
      .describe("The recipient's tracking page; null until a slot is booked."),
    reply: fields.refTo(reply, 'The reply.'),
  })
  .meta({ id: 'OrderWithReply', description: 'An order, and the reply that needs a person.' });
export type OrderWithReply = z.output<typeof orderWithReply>;
