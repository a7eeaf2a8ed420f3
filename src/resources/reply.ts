/** Recipients' replies: as they come in, and as they were read. */
import { z } from 'zod';
import { CHANNELS } from '../domain/channels.js';
import { REPLY_INTENTS } from '../domain/reply.js';
import { ORDER_STATUSES } from '../domain/states/order.js';
import { REPLY_OUTCOMES } from '../domain/states/reply.js';
import { order } from './order.js';
import { slot } from './slot.js';
import * as fields from './schema-helpers.js';

export const TEXT = { description: 'The words.', example: 'Thursday morning is fine' };

const came = {
  order: fields.idOf('order'),
  channel: z.enum(CHANNELS).describe('How it goes.'),
  text: z.string().meta(TEXT),
};

export const reply = z
  .object({
    id: fields.ownId('reply'),
    object: fields.object('reply'),
    ...came,
    understood: z
      .object({
        intent: z
          .enum(REPLY_INTENTS)
          .nullable()
          .describe('What the recipient wants; null while it is being read.'),
        slot: slot.nullable().describe('The slot.'),
        confidence: fields.nullable(z.number(), {
          description: 'How sure the reading is, 0 to 1.',
          example: 0.97,
        }),
        why: z.string().nullable().meta({
          description: 'Why it was understood so, or was left to a person.',
          example: 'It names one of the days offered.',
          'x-extension': true,
        }),
      })
      .describe('What was made of the words.'),
    outcome: z.enum(REPLY_OUTCOMES).describe('What came of it.'),
    received_at: fields.moment('When it came in.'),
  })
  .meta({ id: 'Reply' });
export type Reply = z.output<typeof reply>;

/** A reply that is still unread. */
export const inboundReply = z
  .object({
    id: fields.ownId('reply'),
    object: fields.object('inbound_reply'),
    ...came,
    received_at: fields.moment('When it came in.'),
  })
  .meta({ id: 'InboundReply' });
export type InboundReply = z.output<typeof inboundReply>;

/** An order as the event of a reply that needs a person carries it. */
const { shipper, pieces } = order.shape;
export const orderWithReply = order
  .extend({
    shipper: shipper.describe('Id of the shipper.'),
    status: z.enum(ORDER_STATUSES).describe('Where it stands.'),
    pieces: pieces.describe('How many pieces.'),
    slot: slot.nullable().describe('The slot.'),
    route: fields.nullableIdOf('route', 'Id of the route; null while there is none.'),
    tracking_url: z
      .url()
      .meta({ example: 'https://courier.example/t/5kq2wd7xv3' })
      .nullable()
      .describe("The recipient's tracking page; null until the route is published."),
    reply: fields.here(reply, 'The reply.'),
  })
  .meta({ id: 'OrderWithReply', description: 'An order, and the reply that needs a person.' });
export type OrderWithReply = z.output<typeof orderWithReply>;
