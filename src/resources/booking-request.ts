/** Booking requests: the questions sent to recipients. */
import { z } from 'zod';
import { GIVE_UP_AFTER_HOURS } from '../domain/conversation.js';
import { REQUEST_STATUSES } from '../domain/states/booking-request.js';
import { enumOf } from './enum-docs.js';
import { channel } from './message.js';
import { order } from './order.js';
import { slot } from './slot.js';
import * as fields from './schema-helpers.js';

const requestKind = enumOf('BookingRequestKind', ['booking', 'rebooking', 'postponed'], {
  booking: 'Asks for the first slot.',
  rebooking: 'Asks again after a visit that failed.',
  postponed: 'Asks again because a booked visit will not take place.',
});

export const requestStatus = enumOf('BookingRequestStatus', REQUEST_STATUSES, {
  queued: 'To be sent: at once, or when quiet hours are over.',
  open: 'Sent; the recipient has time to answer.',
  answered: 'The order was booked.',
  unanswered: `Nobody answered in ${GIVE_UP_AFTER_HOURS} hours; the office follows up.`,
  closed: 'Overtaken: asked anew, or the order cannot be booked as it is now.',
  failed: 'No message reached the recipient; `error` says why. It can be retried.',
});

export const bookingRequest = z
  .object({
    id: fields.ownId('request'),
    object: fields.object('booking_request'),
    order: fields.idOf('order'),
    kind: requestKind.describe('What it is for.'),
    status: requestStatus.describe('Where it stands.'),
    channels: z.array(channel).describe('How it goes.'),
    offered: z.array(slot).describe('The slots that were offered, in the order of the list.'),
    error: fields.nullable(z.string(), { description: 'Why it could not be sent, or null.', example: null }),
    created_at: fields.createdAt,
  })
  .meta({ id: 'BookingRequest' });
export type BookingRequest = z.output<typeof bookingRequest>;

/** An order as the events of a booking request that came to nothing carry it. */
export const orderWithRequest = order
  .extend({ request: fields.refTo(bookingRequest, 'The request.') })
  .meta({ id: 'OrderWithRequest', description: 'An order, and the booking request that came to nothing.' });
export type OrderWithRequest = z.output<typeof orderWithRequest>;

/** Why an order's recipient is not asked. */
const SKIP_REASONS = [
  'order_on_hold',
  'invalid_state',
  'left_to_office',
  'already_asked',
  'exchanged',
  'no_depot',
  'no_zone',
  'opted_out',
  'unreachable',
] as const;

export const skippedOrder = z
  .object({
    order: fields.idOf('order'),
    code: enumOf('SkipReason', SKIP_REASONS, {
      order_on_hold: 'The order is on hold.',
      invalid_state: 'Its status does not allow it.',
      left_to_office: 'It is left to the office; a call that names it asks again.',
      already_asked: 'Its recipient was asked and still has time to answer.',
      exchanged: 'It is agreed together with the delivery that it is exchanged for.',
      no_depot: 'It has no depot, and so no slots.',
      no_zone: 'Its postcode is in no zone of its depot.',
      opted_out: 'Only texts would reach the recipient, whose number has opted out of them.',
      unreachable: 'The recipient has no number or address for these channels.',
    }).describe('Why.'),
    message: z.string().meta({
      description: 'The same for a person to read, and what to do.',
      example: 'The order is on hold. Release it first.',
    }),
  })
  .meta({ id: 'SkippedOrder' });
export type SkippedOrder = z.output<typeof skippedOrder>;
