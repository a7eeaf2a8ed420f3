/** Operations of webhook endpoints: specification "Setup" lists and creates them; the rest is beyond it. */
import { defineOperation, type Operation } from '../../api/define-operation.js';
import { listOf } from '../../resources/list.js';
import { createEndpoint, deleteEndpoint, getEndpoint, listEndpointsPage, patchEndpoint } from './commands.js';
import { endpoint, endpointWithSecret, endpointInput, endpointPatch, endpointQuery } from './resource.js';
import { lockEndpoint } from './rows.js';

export const endpointOperations: Operation[] = [
  defineOperation({
    route: 'GET /webhook-endpoints',
    name: 'webhooks.list',
    summary: 'List webhook endpoints',
    description: 'Every endpoint with its events, without secrets.',
    scopes: ['webhooks:write'],
    query: endpointQuery,
    response: listOf(endpoint),
    command: listEndpointsPage,
  }),
  defineOperation({
    route: 'POST /webhook-endpoints',
    name: 'webhooks.create',
    ownersOnly: true,
    summary: 'Register a webhook endpoint',
    description:
      'The secret that signs its deliveries is shown only once. You can have at most sixteen endpoints.',
    scopes: ['webhooks:write'],
    body: endpointInput,
    response: endpointWithSecret,
    errors: ['too_many_items'],
    secret: true,
    location: ({ id }) => `/webhook-endpoints/${id}`,
    command: createEndpoint,
  }),
  defineOperation({
    route: 'GET /webhook-endpoints/{endpoint_id}',
    name: 'webhooks.get',
    summary: 'Get a webhook endpoint',
    description: 'Its URL, events and status.',
    scopes: ['webhooks:write'],
    response: endpoint,
    lock: (scope, { endpoint_id }) => lockEndpoint(scope, endpoint_id),
    command: getEndpoint,
  }),
  defineOperation({
    route: 'PATCH /webhook-endpoints/{endpoint_id}',
    name: 'webhooks.update',
    ownersOnly: true,
    summary: 'Change, disable or enable a webhook endpoint',
    description: 'Events are kept for 30 days while an endpoint is disabled; use `recover` to send them.',
    scopes: ['webhooks:write'],
    body: endpointPatch,
    response: endpoint,
    example: { request: { status: 'enabled' } },
    command: patchEndpoint,
  }),
  defineOperation({
    route: 'DELETE /webhook-endpoints/{endpoint_id}',
    name: 'webhooks.delete',
    ownersOnly: true,
    summary: 'Remove a webhook endpoint',
    description: 'Its pending deliveries fail.',
    scopes: ['webhooks:write'],
    command: deleteEndpoint,
  }),
];
