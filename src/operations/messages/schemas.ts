/** Inputs of operations on messages and opt-outs (docs/behaviour.md "Messages"). */
import { z } from 'zod';
import { SMS_CHARACTERS } from '../../domain/text-lengths.js';
import { CHANNELS } from '../../domain/sending.js';
import { CLOSED, ORDER_STATUSES, type OrderStatus } from '../../domain/states/order.js';
import { phoneQuery } from '../../resources/phone.js';
import { skippedOrder } from '../../resources/booking-request.js';
import { channel, messageStatus } from '../../resources/message.js';
import { MAX_NAMED, orderStatus } from '../../resources/order.js';
import { enumOf } from '../../resources/enum-docs.js';
import * as fields from '../../resources/schema-helpers.js';

export const messageQuery = z.strictObject({
  order: fields.idOf('order').optional(),
  status: messageStatus.describe('Filter by status.').optional(),
  channel: channel.describe('Filter by channel.').optional(),
  ...fields.paging,
});

const words = {
  text: fields
    .prose(SMS_CHARACTERS)
    .meta({ description: 'The text to send.', example: 'The van is an hour late, sorry.' })
    .optional(),
  template: fields
    .bareId('template')
    .optional()
    .describe(
      'ID of a template to use instead of a text: one of kind `message`, or any whose placeholders that kind has.',
    ),
  channels: z.array(channel).min(1).max(CHANNELS.length).optional().describe('Defaults to both.'),
};

export const messageInput = z.strictObject(words).meta({ id: 'MessageInput' });
export type MessageInput = z.output<typeof messageInput>;

/** Statuses by which a filter can select orders. */
export const OPEN: readonly OrderStatus[] = ORDER_STATUSES.filter((status) => !CLOSED.includes(status));
const openStatus = orderStatus.refine(
  (status) => OPEN.includes(status),
  'must be the status of open orders; name closed orders in `orders`',
);

export const messagesInput = z
  .strictObject({
    orders: z
      .array(fields.bareId('order'))
      .max(MAX_NAMED)
      .optional()
      .describe('The orders whose recipients get the message.'),
    filter: z
      .strictObject({
        depot: fields.idOf('depot').optional(),
        date: fields.date.optional().describe('Booked delivery date.'),
        status: z
          .union([openStatus, z.array(openStatus).min(1)])
          .optional()
          .describe('One or several statuses. Defaults to every open order.'),
        shipper: fields.idOf('shipper').optional(),
      })
      .optional()
      .describe('When `orders` is omitted: selects open orders by at least one of these.'),
    ...words,
  })
  .meta({ id: 'MessagesInput' });
export type MessagesInput = z.output<typeof messagesInput>;

export const messagesAnswer = z.object({
  queued: z.number().int().describe('Orders whose recipients get the message.'),
  skipped: z.number().int().describe('Orders whose recipients do not get the message.'),
  skipped_orders: z.array(skippedOrder).describe('Each skipped order with its reason, sorted by ID.'),
});
export type MessagesAnswer = z.output<typeof messagesAnswer>;

export const resolveMessageInput = z
  .strictObject({
    status: enumOf('MessageOutcome', ['sent', 'failed'], {
      sent: 'The recipient has it.',
      failed: 'The recipient does not have it, and it is not resent.',
    }).describe('The outcome.'),
  })
  .meta({ id: 'ResolveMessageInput' });
export type ResolveMessageInput = z.output<typeof resolveMessageInput>;

export const optOutQuery = z.strictObject({
  phone: phoneQuery.optional().describe('The phone number, in any format.'),
  ...fields.paging,
});
