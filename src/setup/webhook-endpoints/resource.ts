/** Webhook endpoints. */
import { z } from 'zod';
import { ENDPOINT_STATUSES } from '../../domain/states/endpoint.js';
import { enumOf } from '../../resources/enum-docs.js';
import { eventType } from '../../resources/event.js';
import * as fields from '../../resources/schema-helpers.js';

export const endpointStatus = enumOf('EndpointStatus', ENDPOINT_STATUSES, {
  enabled: 'Events are delivered.',
  disabled: 'Nothing is sent.',
}).describe("The endpoint's status.");

export const url = fields
  .text(2048)
  .describe('An https URL that is reachable from the public internet.')
  .meta({ format: 'uri', example: 'https://courier.example/hooks' });
export const EVENTS = 'Event types to deliver.';

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
