/**
 * Nothing that is done leaves no trace: the audit log has old and new values, exports, refused sign-ins, what operators
 * do, and the address it came from. An erased person is in none of it.
 */
import { operations as apiOperations } from '../../src/operations/all-operations.js';
import { consoleOperations } from '../../src/pages/console/session-auth.js';
import { resourceOf } from '../../src/api/define-operation.js';
import { createDatabase } from '../../src/db/client.js';
import { SCOPES } from '../../src/domain/access.js';
import type { ScopeSource } from '../../src/db/scope.js';
import { createCourier } from '../../src/operator/couriers.js';
import { recordAttempt } from '../../src/operations/webhooks/attempt.js';
import { retryDeadLetters, actOnDeadLetter } from '../../src/operator/retry.js';
import { type Client, type Reply, useApi } from '../support/api.js';
import { bothModes, follow, linkFor, member } from '../support/console.js';
import { makeOrder, setUp } from '../support/day.js';
import { enter, invitation, newPhone } from '../support/driver-page.js';

const api = useApi({ WAYPOST_TRUST_PROXY: '127.0.0.1' });
let client: Client;
let owner: ScopeSource;

beforeAll(() => {
  owner = { ...api.foundation.source, db: createDatabase(api.owner) };
});
beforeEach(async () => {
  ({ live: client } = await bothModes(api));
});

const log = async (action: string, of = client) =>
  (await of.get(`/audit-log?action=${action}`)).body.data as Record<string, any>[];

test('every PATCH is of a record whose old values can be read', () => {
  for (const operations of [apiOperations, consoleOperations]) {
    for (const operation of operations.filter(({ method }) => method === 'PATCH')) {
      expect([operation.name, resourceOf(operation, operations)?.name]).toEqual([
        operation.name,
        expect.any(String),
      ]);
    }
  }
});

test('a change has its old and new values, and where it came from', async () => {
  await client.patch('/settings', { retention_days: 900, sender_name: 'Northgate' });
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  await client.patch('/settings', { retention_days: 30, cut_off: '16:00' }, headers);
  const [entry] = await log('settings.update');
  expect(entry).toMatchObject({
    address: '203.0.113.7',
    changes: {
      retention_days: { old: 900, new: 30 },
      cut_off: { old: '18:00', new: '16:00' },
      retention_pending: { new: expect.objectContaining({ from: null, to: 30 }) },
    },
  });
  expect(Object.keys(entry?.changes)).not.toContain('sender_name');
});

test('orders, vehicles, drivers, shippers and endpoints; no secret among the values', async () => {
  const setup = await setUp(client);
  const order = await makeOrder(client, setup.shipper);
  const hook = await client.post('/webhook-endpoints', {
    url: 'https://receiver.example/a?token=s3cr3t',
    events: ['order.created'],
  });
  const driver = await client.post('/drivers', { name: 'Sam', phone: '+447700900123' });
  await client.patch(`/orders/${order.id}`, { recipient: { ...order.recipient, phone: '+447700900999' } });
  await client.patch(`/shippers/${setup.shipper}`, { name: 'Other' });
  await client.patch(`/drivers/${driver.body.id}`, { name: 'Samira' });
  await client.patch(`/webhook-endpoints/${hook.body.id}`, { url: 'https://receiver.example/b' });
  const recipient = (await log('orders.update'))[0]?.changes.recipient;
  expect([recipient.old.phone, recipient.new.phone]).toEqual([order.recipient.phone, '+447700900999']);
  expect((await log('shippers.update'))[0]?.changes.name.new).toBe('Other');
  expect((await log('drivers.update'))[0]).toMatchObject({
    subject: driver.body.id,
    changes: { name: { old: 'Sam', new: 'Samira' } },
  });
  const { data } = (await client.get('/audit-log')).body;
  const hooked = data.find(({ subject, changes }: any) => subject === hook.body.id && changes !== null);
  expect(hooked.changes).toEqual({ url: { old: 'receiver.example', new: 'receiver.example' } });
  expect(JSON.stringify(data)).not.toContain(hook.body.secret);
  expect(JSON.stringify(data)).not.toContain('s3cr3t');

  await client.post(`/orders/${order.id}/cancel`);
  await client.post(`/orders/${order.id}/erase`);
  expect((await log('orders.update'))[0]?.changes).toBeNull();
  expect(JSON.stringify((await client.get('/audit-log')).body)).not.toContain('+447700900999');
});

describe('who reads what was said, changed, and from where', () => {
  const LIMITED = ['detail', 'changes', 'address', 'actor_name', 'subject_name'];
  type Read = (path: string) => Promise<Reply>;
  const fieldsOf = async (read: Read) =>
    (await read('/audit-log?action=orders.update')).body.data.map((entry: object) => Object.keys(entry));
  const keyWith = async (scopes: readonly string[]): Promise<Read> => {
    const { key } = (await client.post('/api-keys', { label: 'few', scopes })).body;
    return (path) => client.get(path, { authorization: `Bearer ${key}` });
  };
  let all: string[];

  beforeEach(async () => {
    const order = await makeOrder(client, (await setUp(client)).shipper);
    await client.patch(`/orders/${order.id}`, { notes: 'alarm code 4711' });
    [all = []] = await fieldsOf(client.get);
    expect(all).toEqual(expect.arrayContaining(LIMITED));
  });

  test.each(SCOPES)('a key with %s alone: who, what and when', async (scope) => {
    const limited = await keyWith([scope]);
    expect(await fieldsOf(limited)).toEqual([all.filter((name) => !LIMITED.includes(name))]);
    expect(JSON.stringify((await limited('/audit-log')).body)).not.toContain('4711');
  });

  test('a key without one scope is limited too', async () => {
    const scopes = SCOPES.filter((scope) => scope !== 'webhooks:write');
    const limited = await keyWith(scopes);
    expect(await fieldsOf(limited)).toEqual([all.filter((name) => !LIMITED.includes(name))]);
  });

  test.each([
    ['owner', true],
    ['dispatcher', false],
    ['viewer', false],
  ] as const)('of the staff, an owner alone: %s', async (role, isShown) => {
    const expected = isShown ? all : all.filter((name) => !LIMITED.includes(name));
    const { call } = await member(api, client, role);
    expect(await fieldsOf((path) => call('GET', `/admin/v1${path}`))).toEqual([expected]);
  });
});

test('the mail about a disabled endpoint names its host, and nothing else of its address', async () => {
  await client.patch('/settings', { notify_emails: ['it@courier.example'] });
  const hook = await client.post('/webhook-endpoints', {
    url: 'https://receiver.example/a?token=s3cr3t',
    events: ['order.created'],
  });
  await client.post(`/webhook-endpoints/${hook.body.id}/test`);
  const [delivery] = (await client.get(`/webhook-endpoints/${hook.body.id}/deliveries`)).body.data;
  const attempt = { endpoint: hook.body.id, delivery: delivery.id, series: 1, number: 1 };
  await client.scoped((scope) =>
    recordAttempt(
      scope,
      { ...attempt, at: scope.now },
      { status_code: 410, duration_ms: 5, error: null },
      null,
    ),
  );
  const { body } = await client.get('/messages');
  expect(JSON.stringify(body)).toContain(`${hook.body.id}, at receiver.example, is disabled`);
  expect(JSON.stringify(body)).not.toContain('s3cr3t');
});

test('an export is in the log, reading a page of JSON is not', async () => {
  await client.get('/orders');
  expect(await log('orders.export')).toEqual([]);
  expect((await client.get('/orders', { accept: 'text/csv' })).status).toBe(200);
  expect(await log('orders.export')).toHaveLength(1);
});

test('a wrong PIN and a link that was used are in the log', async () => {
  const driver = (await client.post('/drivers', { name: 'Sam', phone: '+447700900123' })).body.id;
  const link = await invitation(api, client, 'driver_invite', driver);
  await enter(newPhone(api), link, '482913');
  await enter(newPhone(api), link, '482914');
  expect(await log('drivers.sign_in_failed')).toEqual([
    expect.objectContaining({ subject: driver, address: expect.stringMatching(/^10\./) }),
  ]);
  const path = await linkFor(client, 'owner@northgate.example');
  await follow(api, path);
  await follow(api, path);
  expect(await log('console.sign_in')).toHaveLength(1);
  expect(await log('console.sign_in_failed')).toHaveLength(1);
});

test('what an operator does is in the log of the courier', async () => {
  const made = await createCourier(owner, { name: 'Acme', plan: 'pro' });
  const { rows } = await api.owner.query(
    'select tenant_id, actor from audit_log where action = $1 and subject = $2',
    ['courier.create', made.id],
  );
  expect(rows).toEqual(
    expect.arrayContaining(Object.values(made.tenants).map((id) => ({ tenant_id: id, actor: 'operator' }))),
  );
  const { rows: parked } = await api.owner.query(
    `insert into outbox (tenant_id, event_id, topic, subject, payload, created_at, next_attempt_at, parked_at)
     values ($1, 'evt_x', 'webhook.delivery', 'dlv_x', '{}', now(), now(), now()) returning seq::text as id`,
    [client.tenant.id],
  );
  await actOnDeadLetter(owner, 'discard', parked[0].id);
  expect(await log('outbox.discard')).toEqual([
    expect.objectContaining({ actor: 'operator', subject: 'dlv_x', detail: 'webhook.delivery' }),
  ]);
});

test('two operators who retry all that is parked do each row once, and both go through', async () => {
  await api.owner.query(
    `insert into outbox (tenant_id, event_id, topic, subject, payload, created_at, next_attempt_at, parked_at)
     select $1, 'evt_' || n, 'webhook.delivery', 'dlv_' || n, '{}', now(), now(), now() from generate_series(1, 5) as n`,
    [client.tenant.id],
  );
  const retried = await Promise.all([retryDeadLetters(owner), retryDeadLetters(owner)]);
  expect(
    retried
      .flat()
      .map(({ subject }) => subject)
      .toSorted(),
  ).toEqual(['dlv_1', 'dlv_2', 'dlv_3', 'dlv_4', 'dlv_5']);
});
