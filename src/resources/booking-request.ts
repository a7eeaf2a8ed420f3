/** Booking requests: the questions sent to recipients. */
import { z } from 'zod';
import { GIVE_UP_AFTER_HOURS } from '../domain/conversation.js';
import { REQUEST_STATUSES } from '../domain/states/booking-request.js';
import { enumOf } from './enum-docs.js';
import { channel } from './message.js';
import { slot } from './slot.js';
import * as fields from './schema-helpers.js';

const requestKind = enumOf(['booking', 'rebooking'], {
  booking: 'Asks for the first slot.',
  rebooking: 'Asks again after a visit that failed.',
});

export const requestStatus = enumOf(REQUEST_STATUSES, {
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
    offered: z.array(slot).describe('The slots that were offered, in the order of their numbers.'),
    error: fields.nullable(z.string(), { description: 'Why it could not be sent, or null.', example: null }),
    created_at: fields.createdAt,
  })
  .meta({ id: 'BookingRequest' });
export type BookingRequest = z.output<typeof bookingRequest>;
