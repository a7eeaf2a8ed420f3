/** Deliveries of events to webhook endpoints. */
import { z } from 'zod';
import { DELIVERY_STATUSES } from '../domain/states/delivery.js';
import { enumOf } from './enum-docs.js';
import { sentEventType } from './event.js';
import * as fields from './schema-helpers.js';

export const deliveryStatus = enumOf('DeliveryStatus', DELIVERY_STATUSES, {
  pending: 'Not acknowledged yet; another attempt follows.',
  delivered: 'The endpoint answered 200.',
  failed: 'Given up after the last attempt.',
});

export const delivery = z
  .object({
    id: fields.ownId('delivery'),
    object: fields.object('webhook_delivery'),
    endpoint: fields.idOf('endpoint'),
    event: fields.idOf('event'),
    type: sentEventType.describe('The event type.'),
    status: deliveryStatus.meta({ description: "The delivery's status.", example: 'delivered' }),
    attempts: z
      .array(
        z.object({
          series: z
            .number()
            .int()
            .meta({ description: 'Starts at 1; each replay begins a new series.', example: 1 }),
          number: z.number().int().meta({ description: 'Attempt number within the series.', example: 1 }),
          at: fields.moment('When it happened.'),
          status_code: fields
            .nullable(z.number().int(), { example: 200 })
            .describe('null if there was no response.'),
          duration_ms: z.number().int().meta({ description: 'Milliseconds.', example: 84 }),
          error: fields.nullable(z.string(), { description: 'Why it failed, or null.', example: null }),
        }),
      )
      .describe('Every attempt, oldest first.'),
    next_attempt_at: fields.futureMoment('When the next attempt is due, or null.'),
  })
  .meta({ id: 'WebhookDelivery' });
export type Delivery = z.output<typeof delivery>;
