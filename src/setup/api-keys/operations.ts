/** Operations of a courier's own API keys. */
import { defineOperation, type Operation } from '../../api/define-operation.js';
import { SCOPES } from '../../domain/access.js';
import { apiKey, newApiKey, apiKeyInput, apiKeyQuery, rollInput } from './resource.js';
import { listOf } from '../../resources/list.js';
import { createApiKey, deleteApiKey, listApiKeysPage, rollApiKey } from './commands.js';

export const apiKeyOperations: Operation[] = [
  defineOperation({
    route: 'GET /api-keys',
    name: 'api_keys.list',
    summary: 'List API keys',
    description: "The environment's keys that are not revoked, masked. Requires a key with every scope.",
    scopes: SCOPES,
    everyScope: true,
    query: apiKeyQuery,
    response: listOf(apiKey),
    command: listApiKeysPage,
  }),
  defineOperation({
    route: 'POST /api-keys',
    name: 'api_keys.create',
    ownersOnly: true,
    summary: 'Create an API key',
    description:
      'The full key is returned once only. It cannot have a scope that the calling key lacks; `scopes` defaults to those of the calling key. An environment can have at most 100 keys. Requires a key with every scope.',
    scopes: SCOPES,
    everyScope: true,
    body: apiKeyInput,
    status: 201,
    response: newApiKey,
    errors: ['too_many_items'],
    secret: true,
    command: createApiKey,
  }),
  defineOperation({
    route: 'POST /api-keys/{api_key_id}/roll',
    name: 'api_keys.roll',
    ownersOnly: true,
    summary: 'Roll an API key',
    description:
      'Creates a key with the same label, scopes, addresses and expiry, returned only once. The old key works for another `overlap_hours`, then gets `401 revoked_key`. Requires a key with every scope.',
    scopes: SCOPES,
    everyScope: true,
    body: rollInput,
    bodyOptional: true,
    status: 201,
    response: newApiKey,
    errors: ['invalid_state', 'too_many_items'],
    secret: true,
    command: rollApiKey,
  }),
  defineOperation({
    route: 'DELETE /api-keys/{api_key_id}',
    name: 'api_keys.revoke',
    ownersOnly: true,
    summary: 'Revoke an API key',
    description:
      'From then on the key gets `401 revoked_key`. A key can revoke itself. Requires a key with every scope.',
    scopes: SCOPES,
    everyScope: true,
    command: deleteApiKey,
  }),
];
