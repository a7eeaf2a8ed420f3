/** Booking requests: the questions sent to recipients. */
import { z } from 'zod';
import { GIVE_UP_AFTER_HOURS } from '../domain/conversation.js';
import { PLANNING_OBSTACLES } from '../domain/planning-obstacles.js';
import { REQUEST_STATUSES } from '../domain/states/booking-request.js';
import { enumOf } from './enum-docs.js';
import { channel } from './message.js';
import { order } from './order.js';
import { slot } from './slot.js';
import * as fields from './schema-helpers.js';

const requestKind = enumOf('BookingRequestKind', ['booking', 'rebooking', 'postponed'], {
  booking: 'Asks for the first slot.',
  rebooking: 'Asks again after a visit that failed.',
  postponed: 'Asks again because a booked visit was cancelled.',
});

export const requestStatus = enumOf('BookingRequestStatus', REQUEST_STATUSES, {
  queued: 'Will be sent: at once, or at `held_until`.',
  open: 'Sent; the recipient has time to answer.',
  answered: 'The order was booked.',
  unanswered: `Nobody answered in ${GIVE_UP_AFTER_HOURS} hours; the office follows up.`,
  closed: 'Replaced by a newer request, or the order can no longer be booked.',
  failed: 'No message reached the recipient; `error` says why. It can be retried.',
});

export const bookingRequest = z
  .object({
    id: fields.ownId('request'),
    object: fields.object('booking_request'),
    order: fields.idOf('order'),
    kind: requestKind.describe('Why the recipient is asked.'),
    status: requestStatus.describe("The request's status."),
    channels: z.array(channel).describe('The channels it uses.'),
    offered: z.array(slot).describe('The offered slots, in list order.'),
    error: fields.nullable(z.string(), { description: 'Why it could not be sent, or null.', example: null }),
    held_until: fields
      .moment('When quiet hours, or the night, end and it is sent; absent unless it waits for that.')
      .optional()
      .meta(fields.RARE),
    created_at: fields.createdAt,
  })
  .meta({ id: 'BookingRequest' });
export type BookingRequest = z.output<typeof bookingRequest>;

/** An order as the events of a booking request that came to nothing carry it. */
export const orderWithRequest = order
  .extend({ request: fields.refTo(bookingRequest, 'The request.') })
  .meta({ id: 'OrderWithRequest', description: 'An order and its unsuccessful booking request.' });
export type OrderWithRequest = z.output<typeof orderWithRequest>;

/** Why an order's recipient is not asked. */
const SKIP_REASONS = [
  'order_on_hold',
  'invalid_state',
  'left_to_office',
  'already_asked',
  'held',
  'exchanged',
  ...PLANNING_OBSTACLES,
  'opted_out',
  'unreachable',
] as const;

export const skippedOrder = z
  .object({
    order: fields.idOf('order'),
    code: enumOf('SkipReason', SKIP_REASONS, {
      order_on_hold: 'The order is on hold.',
      invalid_state: 'Its status does not allow it.',
      left_to_office: 'It is left to the office; name it in `orders` to ask again.',
      already_asked: 'Its recipient has been asked and still has time to answer.',
      held: 'Its recipient will be asked once quiet hours end.',
      exchanged: 'It is booked together with the delivery of its exchange.',
      no_depot: 'It has no depot.',
      outside_area: 'Its postcode is in no zone of its depot.',
      unknown_postcode: 'Its postcode does not exist.',
      no_coordinates: 'Its address could not be located, or it has none.',
      opted_out: 'Only texts would reach the recipient, and the number has opted out.',
      unreachable: 'The recipient has no phone number or email address for these channels.',
    }).describe('Why.'),
    message: z.string().meta({
      description: 'A human-readable explanation, with what to do.',
      example: 'The order is on hold. Release it first.',
    }),
  })
  .meta({ id: 'SkippedOrder' });
export type SkippedOrder = z.output<typeof skippedOrder>;
