/** Operations of webhook deliveries and events, all of them extensions. */
import { defineOperation, type Operation } from '../../api/define-operation.js';
import { delivery } from '../../resources/delivery.js';
import { event } from '../../resources/event.js';
import { listOf } from '../../resources/list.js';
import { rotateSecret } from '../../setup/webhook-endpoints/commands.js';
import { endpointWithSecret, rotateInput } from '../../setup/webhook-endpoints/resource.js';
import {
  listDeliveriesOfOrderPage,
  listDeliveriesPage,
  listEventsPage,
  recoverEndpoint,
  replayDelivery,
  testEndpoint,
} from './deliveries.js';
import { deliveryQuery, eventQuery, orderDeliveryQuery, recovered, recoverInput } from './schemas.js';

export const webhookOperations: Operation[] = [
  defineOperation({
    route: 'POST /webhook-endpoints/{endpoint_id}/test',
    name: 'webhooks.test',
    summary: 'Send a test event to a webhook endpoint',
    description:
      'Sends a real, signed `endpoint.test` delivery to this endpoint only, regardless of its subscriptions, with `{"object":"test","endpoint":…}` as `data`.',
    scopes: ['webhooks:write'],
    status: 202,
    response: delivery,
    errors: ['invalid_state'],
    command: testEndpoint,
  }),
  defineOperation({
    route: 'POST /webhook-endpoints/{endpoint_id}/rotate-secret',
    name: 'webhooks.rotate_secret',
    ownersOnly: true,
    summary: "Rotate a webhook endpoint's secret",
    description:
      'The new secret is shown only once. For `overlap_hours` (24 by default) deliveries carry two signatures, one with each secret.',
    scopes: ['webhooks:write'],
    body: rotateInput,
    bodyOptional: true,
    response: endpointWithSecret,
    secret: true,
    command: rotateSecret,
  }),
  defineOperation({
    route: 'GET /webhook-endpoints/{endpoint_id}/deliveries',
    name: 'webhooks.deliveries',
    summary: 'List deliveries to a webhook endpoint, newest first',
    description:
      'Deliveries with their responses and next attempt, also of an endpoint removed in the last 30 days. Filter by `status` for failed ones.',
    scopes: ['webhooks:write'],
    query: deliveryQuery,
    response: listOf(delivery),
    command: listDeliveriesPage,
  }),
  defineOperation({
    route: 'GET /orders/{order_id}/deliveries',
    name: 'webhooks.deliveries_of_order',
    summary: "List deliveries of an order's events, newest first",
    description: 'Deliveries to every endpoint, including removed ones, with all attempts.',
    scopes: ['webhooks:write'],
    query: orderDeliveryQuery,
    response: listOf(delivery),
    command: listDeliveriesOfOrderPage,
  }),
  defineOperation({
    route: 'POST /webhook-endpoints/{endpoint_id}/deliveries/{delivery_id}/replay',
    name: 'webhooks.replay',
    summary: 'Replay a delivery',
    description: 'Starts a new series of attempts with the same event ID. A running series ends.',
    scopes: ['webhooks:write'],
    status: 202,
    response: delivery,
    errors: ['invalid_state'],
    command: replayDelivery,
  }),
  defineOperation({
    route: 'POST /webhook-endpoints/{endpoint_id}/recover',
    name: 'webhooks.recover',
    summary: 'Send the events that a webhook endpoint missed',
    description:
      'Sends events of its types that were never sent to it or whose delivery failed, of the last 30 days at most. At most 10,000 at a time, oldest first: repeat until nothing is recovered.',
    scopes: ['webhooks:write'],
    body: recoverInput,
    bodyOptional: true,
    status: 202,
    response: recovered,
    errors: ['invalid_state'],
    command: recoverEndpoint,
  }),
  defineOperation({
    route: 'GET /events',
    name: 'events.list',
    summary: 'List events, newest first',
    description: 'Each event has the shape that is delivered. Events are kept for 30 days.',
    scopes: ['webhooks:write'],
    query: eventQuery,
    response: listOf(event),
    command: listEventsPage,
  }),
];
