/** Webhook endpoints. */
import { z } from 'zod';
import { ENDPOINT_STATUSES } from '../../domain/states/endpoint.js';
import { enumOf } from '../../resources/enum-docs.js';
import { eventType } from '../../resources/event.js';
import * as fields from '../../resources/schema-helpers.js';

const endpointStatus = enumOf('EndpointStatus', ENDPOINT_STATUSES, {
  enabled: 'Events are delivered.',
  disabled: 'Nothing is sent.',
}).describe("The endpoint's status.");

const url = fields
  .text(2048)
  .describe('An https URL that is reachable from the public internet.')
  .meta({ format: 'uri', example: 'https://courier.example/hooks' });
const EVENTS = 'Event types to deliver.';

export const endpoint = z
  .object({
    id: fields.ownId('endpoint'),
    object: fields.object('webhook_endpoint'),
    url,
    events: z.array(eventType).describe(EVENTS),
    status: endpointStatus,
  })
  .meta({ id: 'WebhookEndpoint' });
export type Endpoint = z.output<typeof endpoint>;

/** An endpoint on creation, or with a new secret. */
export const endpointWithSecret = endpoint
  .extend({
    secret: z.string().meta({
      description: 'The secret that signs deliveries, shown once.',
      example: 'whsec_8dN2tYpQ4rLkV6wXbZ1mC3hJ5sGfA7uE',
    }),
  })
  .meta({ id: 'WebhookEndpointWithSecret' });
export type EndpointWithSecret = z.output<typeof endpointWithSecret>;

const subscriptions = z
  .array(eventType)
  .min(1, 'must name at least one event type')
  .refine((types) => new Set(types).size === types.length, {
    message: 'must not contain duplicate event types',
  })
  .describe(EVENTS);

const secret = endpointWithSecret.shape.secret.describe('Signs deliveries.');
const shape = { ...endpointWithSecret.shape, secret };

export const endpointInput = z
  .strictObject({ ...fields.readOnly(shape, 'id', 'object', 'status', 'secret'), url, events: subscriptions })
  .meta({ id: 'WebhookEndpointInput' });
export type EndpointInput = z.output<typeof endpointInput>;

export const endpointPatch = z
  .strictObject({
    ...fields.readOnly(shape, 'id', 'object', 'secret'),
    url: url.optional(),
    events: subscriptions.optional(),
    status: endpointStatus.optional(),
  })
  .meta({ id: 'WebhookEndpointPatch' });
export type EndpointPatch = z.output<typeof endpointPatch>;

export const rotateInput = z
  .strictObject({ overlap_hours: fields.overlapHours('Hours for which the old secret also signs.') })
  .meta({ id: 'WebhookSecretRotation' });
export type RotateInput = z.output<typeof rotateInput>;

export const endpointQuery = z.strictObject({
  removed: fields.flag
    .optional()
    .describe('true to list the endpoints removed in the last 30 days, whose deliveries can still be read.'),
  ...fields.paging,
});
export type EndpointQuery = z.output<typeof endpointQuery>;
