/** Webhook endpoints, their deliveries and the events themselves on the wire. */
import { z } from 'zod';
import * as words from '../../api/schemas.js';
import { EVENT_MEANINGS, EVENT_TYPES } from '../../contracts/events.js';
import { DELIVERY_STATUSES, ENDPOINT_STATUSES } from '../../domain/lifecycles.js';

const eventType = z.enum(EVENT_TYPES).meta({
  id: 'EventType',
  description: EVENT_TYPES.map((type) => `- \`${type}\`: ${EVENT_MEANINGS[type]}`).join('\n'),
});

const url = words
  .text(2048)
  .describe('An https address that is reachable from the public internet.')
  .meta({ format: 'uri', example: 'https://courier.example/hooks' });

const subscriptions = z
  .array(eventType)
  .min(1, 'must name at least one event type')
  .refine((types) => new Set(types).size === types.length, { message: 'must name each event type once' });

const status = z.enum(ENDPOINT_STATUSES);

/** Body of POST /webhook-endpoints. */
export const endpointInput = z
  .strictObject({ ...words.readOnly('id', 'object', 'status', 'secret'), url, events: subscriptions })
  .meta({ id: 'WebhookEndpointInput' });
export type EndpointInput = z.output<typeof endpointInput>;

/** Body of PATCH /webhook-endpoints/{endpoint_id}. */
export const endpointPatch = z
  .strictObject({
    ...words.readOnly('id', 'object', 'secret'),
    url: url.optional(),
    events: subscriptions.optional(),
    status: status.optional(),
  })
  .meta({ id: 'WebhookEndpointPatch' });
export type EndpointPatch = z.output<typeof endpointPatch>;

export const endpointParams = z.object({ endpoint_id: words.id });
export const deliveryParams = z.object({ endpoint_id: words.id, delivery_id: words.id });

const endpointFields = {
  id: words.id,
  object: z.literal('webhook_endpoint'),
  url,
  events: z.array(eventType),
  status,
};
export const endpoint = z.object(endpointFields).meta({ id: 'WebhookEndpoint' });
export const endpointWithSecret = z
  .object({ ...endpointFields, secret: z.string().describe('Signs deliveries; shown once.') })
  .meta({ id: 'WebhookEndpointWithSecret' });

/** Body of POST /webhook-endpoints/{endpoint_id}/recover. */
export const recoverInput = z
  .strictObject({
    since: words.dateTime
      .optional()
      .describe('From when on, inclusive; as far back as events are kept if left out.'),
  })
  .meta({ id: 'WebhookRecoverInput' });
export type RecoverInput = z.output<typeof recoverInput>;
export const recovered = z
  .object({ recovered: z.number().int().describe('Deliveries that were started.') })
  .meta({ id: 'WebhookRecovery' });

/** Query of GET /webhook-endpoints/{endpoint_id}/deliveries. */
export const deliveryQuery = z.strictObject({
  status: z.enum(DELIVERY_STATUSES).optional(),
  ...words.paging,
});
export type DeliveryQuery = z.output<typeof deliveryQuery>;

export const delivery = z
  .object({
    id: words.id,
    object: z.literal('webhook_delivery'),
    endpoint: words.id,
    event: words.id,
    type: eventType,
    status: z.enum(DELIVERY_STATUSES),
    attempts: z.array(
      z.object({
        series: z.number().int().describe('1 at first; each replay begins another.'),
        number: z.number().int().describe('Counts within the series.'),
        at: words.timestamp,
        status_code: z.number().int().nullable().describe('null when no response came.'),
        duration_ms: z.number().int(),
        error: z.string().nullable(),
      }),
    ),
    next_attempt_at: words.timestamp.nullable(),
  })
  .meta({ id: 'WebhookDelivery' });

/** Query of GET /events. */
export const eventQuery = z.strictObject({
  type: eventType.optional(),
  subject: words.id.optional().describe('Id of the order, run, stop, job or suggestion that it is about.'),
  ...words.paging,
});
export type EventQuery = z.output<typeof eventQuery>;

export const event = z
  .object({
    id: words.id,
    type: eventType,
    created: words.timestamp,
    data: z.record(z.string(), z.unknown()).describe('The resource, as GET returned it then.'),
  })
  .meta({ id: 'Event', description: 'The body of a delivery, and what GET /events lists.' });
