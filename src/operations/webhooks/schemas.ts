/** Inputs of operations on webhook endpoints, deliveries and events. */
import { z } from 'zod';
import { deliveryStatus } from '../../resources/delivery.js';
import { endpointStatus, endpointWithSecret, EVENTS, url } from '../../setup/webhook-endpoints/resource.js';
import { eventType, sentEventType } from '../../resources/event.js';
import { exampleId } from '../../resources/examples.js';
import * as fields from '../../resources/schema-helpers.js';

const subscriptions = z
  .array(eventType)
  .min(1, 'must name at least one event type')
  .refine((types) => new Set(types).size === types.length, {
    message: 'must not contain duplicate event types',
  })
  .describe(EVENTS);

const secret = endpointWithSecret.shape.secret.describe('Signs deliveries.');
const shape = { ...endpointWithSecret.shape, secret };

/** Body of POST /webhook-endpoints. */
export const endpointInput = z
  .strictObject({ ...fields.readOnly(shape, 'id', 'object', 'status', 'secret'), url, events: subscriptions })
  .meta({ id: 'WebhookEndpointInput' });
export type EndpointInput = z.output<typeof endpointInput>;

/** Body of PATCH /webhook-endpoints/{endpoint_id}. */
export const endpointPatch = z
  .strictObject({
    ...fields.readOnly(shape, 'id', 'object', 'secret'),
    url: url.optional(),
    events: subscriptions.optional(),
    status: endpointStatus.optional(),
  })
  .meta({ id: 'WebhookEndpointPatch' });
export type EndpointPatch = z.output<typeof endpointPatch>;

/** Body of POST /webhook-endpoints/{endpoint_id}/rotate-secret. */
export const rotateInput = z
  .strictObject({ overlap_hours: fields.overlapHours('Hours for which the old secret also signs.') })
  .meta({ id: 'WebhookSecretRotation' });
export type RotateInput = z.output<typeof rotateInput>;

export const endpointQuery = z.strictObject(fields.paging);
export const endpointParams = z.object({ endpoint_id: fields.idOf('endpoint') });
export const deliveryParams = z.object({
  endpoint_id: fields.idOf('endpoint'),
  delivery_id: fields.idOf('delivery'),
});

/** Body of POST /webhook-endpoints/{endpoint_id}/recover. */
export const recoverInput = z
  .strictObject({
    since: fields.dateTime
      .optional()
      .describe('The earliest event time, inclusive; defaults to the oldest kept event.'),
  })
  .meta({ id: 'WebhookRecoverInput' });
export type RecoverInput = z.output<typeof recoverInput>;
export const recovered = z
  .object({
    recovered: z.number().int().meta({ description: 'Number of deliveries started.', example: 3 }),
  })
  .meta({ id: 'WebhookRecovery' });
export type Recovered = z.output<typeof recovered>;

/** Query of GET /webhook-endpoints/{endpoint_id}/deliveries. */
export const deliveryQuery = z.strictObject({
  status: deliveryStatus.describe('Filter by status.').optional(),
  ...fields.paging,
});
export type DeliveryQuery = z.output<typeof deliveryQuery>;

/** Parameters of GET /orders/{order_id}/deliveries. */
export const orderParams = z.object({ order_id: fields.idOf('order') });
export const orderDeliveryQuery = z.strictObject(fields.paging);

/** Query of GET /events. */
export const eventQuery = z.strictObject({
  type: sentEventType.describe('Filter by event type.').optional(),
  subject: fields.id
    .meta({ example: exampleId('order') })
    .optional()
    .describe('Filter by the ID of the order, run, stop, job, suggestion or endpoint.'),
  ...fields.paging,
});
export type EventQuery = z.output<typeof eventQuery>;
