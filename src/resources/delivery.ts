/** Deliveries of events to webhook endpoints. */
import { z } from 'zod';
import { DELIVERY_STATUSES } from '../domain/states/delivery.js';
import { eventType } from './event.js';
import * as words from './schema-helpers.js';

export const delivery = z
  .object({
    id: words.ownId('delivery'),
    object: words.object('webhook_delivery'),
    endpoint: words.idOf('endpoint'),
    event: words.idOf('event'),
    type: words.here(eventType, 'What kind it is.'),
    status: z.enum(DELIVERY_STATUSES).meta({ description: 'Where it stands.', example: 'delivered' }),
    attempts: z
      .array(
        z.object({
          series: z
            .number()
            .int()
            .meta({ description: '1 at first; each replay begins another.', example: 1 }),
          number: z.number().int().meta({ description: 'Counts within the series.', example: 1 }),
          at: words.moment('When it happened.'),
          status_code: words
            .nullable(z.number().int(), { example: 200 })
            .describe('null when no response came.'),
          duration_ms: z.number().int().meta({ description: 'Milliseconds.', example: 84 }),
          error: words.nullable(z.string(), { description: 'Why it failed, or null.', example: null }),
        }),
      )
      .describe('Every attempt, the oldest first.'),
    next_attempt_at: words.momentToCome('When it is tried next, or null.'),
  })
  .meta({ id: 'WebhookDelivery' });
export type Delivery = z.output<typeof delivery>;
