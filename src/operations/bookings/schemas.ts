/** Inputs of bookings: requests, replies, direct booking (specification "Bookings and slots"). */
import { z } from 'zod';
import { CHANNELS } from '../../domain/sending.js';
import { SMS_CHARACTERS } from '../../domain/text-lengths.js';
import { requestStatus, skippedOrder } from '../../resources/booking-request.js';
import { enumOf } from '../../resources/enum-docs.js';
import { channel } from '../../resources/message.js';
import { MAX_NAMED } from '../../resources/order.js';
import { TEXT } from '../../resources/reply.js';
import { slotInput } from '../../resources/slot.js';
import * as fields from '../../resources/schema-helpers.js';

const REPLY_CHARACTERS = 10_000;

export const requestsInput = z
  .strictObject({
    orders: z.array(fields.bareId('order')).max(MAX_NAMED).optional().describe('The orders to ask about.'),
    filter: z
      .strictObject({
        status: z.literal('scanned').describe('Filter by status.').optional(),
        depot: fields.idOf('depot').optional(),
      })
      .optional()
      .describe('When `orders` is omitted: selects every eligible order.'),
    channels: z.array(channel).min(1).max(CHANNELS.length).optional().describe('Defaults to both.'),
    offer_from: fields.visitDate.optional().describe('Earliest date to offer.'),
    template: fields.bareId('template').optional().describe('ID of the template to use.'),
  })
  .meta({ id: 'BookingRequestsInput' });
export type RequestsInput = z.output<typeof requestsInput>;

export const requestsAnswer = z
  .object({
    queued: z.number().int().describe('Orders whose recipients are asked.'),
    held: z
      .number()
      .int()
      .optional()
      .describe('Of these, orders whose recipients are asked once quiet hours end; absent if there are none.')
      .meta(fields.RARE),
    skipped: z.number().int().describe('Orders that cannot be asked about.'),
    skipped_orders: z.array(skippedOrder).describe('Each skipped order with its reason, sorted by ID.'),
  })
  .meta({ id: 'BookingRequestsResult' });
export type RequestsAnswer = z.output<typeof requestsAnswer>;

export const requestQuery = z.strictObject({
  status: requestStatus.optional().describe('`failed` and `unanswered` ones need a person.'),
  order: fields.idOf('order').optional(),
  ...fields.paging,
});
export type RequestQuery = z.output<typeof requestQuery>;

export const bookingInput = z
  .strictObject({
    order: fields.idOf('order'),
    slot: fields.refTo(slotInput, 'The slot, as GET /slots returns it, or just its date and times.'),
    notify: z.boolean().default(true).describe('Whether to send the recipient a confirmation.'),
    override: z
      .boolean()
      .default(false)
      .describe(
        "Books beyond the slot's capacity, and today's slots that are over; recorded in the audit log.",
      ),
  })
  .meta({ id: 'BookingInput' });
export type BookingInput = z.output<typeof bookingInput>;

export const replyQuery = z.strictObject({
  needs_review: fields.flag
    .meta({ example: true })
    .optional()
    .describe('true for replies that could not be booked with confidence.'),
  ...fields.paging,
});

const resolveAction = enumOf('ResolveAction', ['accept_suggestion', 'book_slot', 'send_message', 'dismiss'], {
  accept_suggestion: 'Books the suggested slot.',
  book_slot: 'Books `slot`.',
  send_message: 'Sends `message` and leaves the order waiting.',
  dismiss: 'Dismisses the reply.',
});

export const resolveInput = z
  .strictObject({
    action: resolveAction.describe('What to do with the reply.'),
    slot: slotInput.optional().describe('With `book_slot`.'),
    override: z
      .boolean()
      .default(false)
      .describe('For `book_slot` and `accept_suggestion`, as in POST /bookings: books beyond the capacity.'),
    message: fields
      .prose(SMS_CHARACTERS)
      .meta({ example: 'No van has room for it.' })
      .optional()
      .describe(
        'The text to send: required with `send_message`, and sent as well with an action that books.',
      ),
  })
  .meta({ id: 'ResolveInput' });
export type ResolveInput = z.output<typeof resolveInput>;

export const sandboxReplyInput = z
  .strictObject({
    order: fields.idOf('order'),
    channel: channel.describe('The channel.'),
    text: fields.freeText(REPLY_CHARACTERS).meta(TEXT),
  })
  .meta({ id: 'SandboxReplyInput' });
export type SandboxReplyInput = z.output<typeof sandboxReplyInput>;
