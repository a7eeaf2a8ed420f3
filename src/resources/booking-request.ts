/** Booking requests: the questions sent to recipients. */
import { z } from 'zod';
import { CHANNELS } from '../domain/channels.js';
import { REQUEST_STATUSES } from '../domain/states/booking-request.js';
import { slot } from './slot.js';
import * as fields from './schema-helpers.js';

export const bookingRequest = z
  .object({
    id: fields.ownId('request'),
    object: fields.object('booking_request'),
    order: fields.idOf('order'),
    kind: z.enum(['booking', 'rebooking']).describe('What it is for.'),
    status: z.enum(REQUEST_STATUSES).describe('Where it stands.'),
    channels: z.array(z.enum(CHANNELS)).describe('How it goes.'),
    offered: z.array(slot).describe('The slots that were offered, in the order of their numbers.'),
    error: fields.nullable(z.string(), { description: 'Why it could not be sent, or null.', example: null }),
    created_at: fields.createdAt,
  })
  .meta({ id: 'BookingRequest' });
export type BookingRequest = z.output<typeof bookingRequest>;
