/** Inputs of operations on webhook endpoints. */
import { z } from 'zod';
import { eventType } from '../../resources/event.js';
import * as fields from '../../resources/schema-helpers.js';
import { endpointStatus, endpointWithSecret, EVENTS, url } from './resource.js';

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
