/** What outlasts a person or destroys proofs is the owners' matter: one scope, or a dispatcher's session, is not enough. */
import { WRITE_SCOPES } from '../../src/domain/access.js';
import { type Client, useApi } from '../support/api.js';
import { bothModes, member, type Member } from '../support/console.js';

const api = useApi();
let live: Client;
let owner: Member;
let dispatcher: Member;

beforeAll(async () => {
  ({ live } = await bothModes(api));
  owner = await member(api, live);
  dispatcher = await member(api, live, 'dispatcher');
});

test.each(WRITE_SCOPES)('a key with %s alone does not shorten how long proofs are kept', async (scope) => {
  const client = await api.client({ mode: 'live', scopes: [scope] });
  const { status, body } = await client.patch('/settings', { retention_days: 1 });
  expect([status, body.error?.code]).toEqual([403, 'insufficient_scope']);
  expect((await client.get('/settings')).body.retention_days).toBeNull();
});

test('a dispatcher does not change settings; an owner does', async () => {
  const path = '/admin/v1/settings';
  expect((await dispatcher.call('PATCH', path, { retention_days: 1 })).status).toBe(403);
  expect((await dispatcher.call('GET', path)).body.retention_days).toBeNull();
  expect((await owner.call('PATCH', path, { retention_days: 900 })).status).toBe(200);
});

test('a dispatcher leaves no endpoint behind, and takes over none', async () => {
  const path = '/admin/v1/webhook-endpoints';
  const input = { url: 'https://receiver.example/hook', events: ['order.created'] };
  expect((await dispatcher.call('POST', path, input)).status).toBe(403);
  const made = await owner.call('POST', path, input);
  expect(made.status).toBe(201);
  const own = `${path}/${made.body.id}`;
  expect((await dispatcher.call('PATCH', own, { url: 'https://other.example/hook' })).status).toBe(403);
  expect((await dispatcher.call('POST', `${own}/rotate-secret`)).status).toBe(403);
  expect((await dispatcher.call('DELETE', own)).status).toBe(403);
  expect((await dispatcher.call('GET', own)).body.url).toBe(input.url);
});
