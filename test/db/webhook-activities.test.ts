/** What the delivery workflow's activities send, and what they leave in the database. Only the HTTP client is faked. */
import { createWebhookActivities } from '../../activities/webhooks.js';
import type { WebhookRequest, WebhookResult } from '../../src/adapters/webhook-http/index.js';
import { recordEvents } from '../../src/db/outbox.js';
import { verifyWebhook } from '../../src/webhooks/signature.js';
import { type Client, startApi, type TestApi } from '../support/api.js';

let api: TestApi;
let client: Client;
let endpoint: { id: string; secret: string };
let delivery: string;
let sent: WebhookRequest[];
let answer: WebhookResult;

const DAY_MS = 24 * 3_600_000;
const NOW = new Date('2026-03-12T10:00:00.500Z');
const ok: WebhookResult = { status_code: 200, duration_ms: 12, error: null };
const failure: WebhookResult = { status_code: 503, duration_ms: 7, error: null };
const silence: WebhookResult = { status_code: null, duration_ms: 15_000, error: 'No response within 15 s.' };

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

beforeEach(async () => {
  api.setNow(NOW);
  sent = [];
  answer = ok;
  client = await api.client();
  const made = await client.post('/webhook-endpoints', {
    url: 'https://courier.example/hooks',
    events: ['order.created'],
  });
  endpoint = made.body;
  delivery = await deliveryOf('ord_1');
});

const activities = () =>
  createWebhookActivities({
    source: api.foundation.source,
    postWebhook: (request) => {
      sent.push(request);
      return Promise.resolve(answer);
    },
  });

async function deliveryOf(subject: string): Promise<string> {
  await client.scoped((scope) =>
    recordEvents(scope, [{ type: 'order.created', subject, data: { id: subject, note: 'Blåbær' } }]),
  );
  const list = await client.get(`/webhook-endpoints/${endpoint.id}/deliveries`);
  return list.body.data.find((row: any) => row.status === 'pending').id;
}

const attempt = (number = 1, options: { series?: number; next_at?: string | null; delivery?: string } = {}) =>
  activities().attemptDelivery({
    tenant: client.tenant.id,
    delivery: options.delivery ?? delivery,
    series: options.series ?? 1,
    attempt: number,
    next_at: options.next_at === undefined ? '2026-03-12T10:00:05.000Z' : options.next_at,
  });

const shown = async (id = delivery) =>
  (await client.get(`/webhook-endpoints/${endpoint.id}/deliveries`)).body.data.find(
    (row: any) => row.id === id,
  );
const statusOf = async () => (await client.get(`/webhook-endpoints/${endpoint.id}`)).body.status;
const failingSince = async () =>
  (await api.owner.query('select failing_since from webhook_endpoints where id = $1', [endpoint.id])).rows[0]
    .failing_since;

test('200: the envelope is sent, signed and named, and recorded', async () => {
  expect(await attempt()).toEqual({ outcome: 'delivered' });
  const [request] = sent;
  expect(request).toMatchObject({
    url: 'https://courier.example/hooks',
    timeoutMs: 15_000,
    allowLoopback: true,
  });
  const [event] = (await client.get('/events')).body.data;
  expect(JSON.parse(request!.body as string)).toEqual(event);
  expect(request!.headers).toMatchObject({
    'Content-Type': 'application/json',
    'Waypost-Event-Id': event.id,
    'Waypost-Delivery-Id': delivery,
    'Waypost-Attempt': '1',
  });
  verifyWebhook({
    payload: request!.body,
    header: request!.headers['Waypost-Signature'],
    secret: endpoint.secret,
    now: NOW,
  });
  expect(await shown()).toMatchObject({
    status: 'delivered',
    next_attempt_at: null,
    attempts: [
      { series: 1, number: 1, at: NOW.toISOString(), status_code: 200, duration_ms: 12, error: null },
    ],
  });
});

test('each attempt has the same bytes and a fresh timestamp', async () => {
  answer = failure;
  await attempt(1);
  api.setNow(new Date(NOW.getTime() + 5_000));
  await attempt(2);
  expect(sent[1]!.body).toBe(sent[0]!.body);
  const timestamps = sent.map(({ headers }) => /t=(\d+)/.exec(headers['Waypost-Signature']!)?.[1]);
  expect(Number(timestamps[1]) - Number(timestamps[0])).toBe(5);
  expect(sent[1]!.headers['Waypost-Attempt']).toBe('2');
});

test.each([
  ['503', failure],
  ['201, which is no acknowledgement', { ...failure, status_code: 201 }],
  ['a redirect', { ...failure, status_code: 302 }],
  ['silence', silence],
])('%s: the next attempt is due', async (_case, result) => {
  answer = result;
  expect(await attempt()).toEqual({ outcome: 'retry' });
  expect(await shown()).toMatchObject({
    status: 'pending',
    next_attempt_at: '2026-03-12T10:00:05.000Z',
    attempts: [{ status_code: result.status_code, error: result.error }],
  });
  expect(await failingSince()).toEqual(NOW);
});

test('a repeated attempt sends nothing and answers the same', async () => {
  expect(await attempt()).toEqual({ outcome: 'delivered' });
  expect(await attempt()).toEqual({ outcome: 'delivered' });
  expect(sent).toHaveLength(1);

  const other = await deliveryOf('ord_2');
  answer = failure;
  expect(await attempt(1, { delivery: other })).toEqual({ outcome: 'retry' });
  expect(await attempt(1, { delivery: other })).toEqual({ outcome: 'retry' });
  expect(sent).toHaveLength(2);
});

test('two workers with the same attempt record it once', async () => {
  const outcomes = await Promise.all([attempt(), attempt()]);
  expect(outcomes).toEqual([{ outcome: 'delivered' }, { outcome: 'delivered' }]);
  expect((await shown()).attempts).toHaveLength(1);
});

test('after the last attempt the delivery is given up, once and for all', async () => {
  answer = failure;
  expect(await attempt(11, { next_at: null })).toEqual({ outcome: 'retry' });
  expect(await shown()).toMatchObject({ status: 'pending', next_attempt_at: null });
  await activities().failDelivery({ tenant: client.tenant.id, delivery, series: 1 });
  expect(await shown()).toMatchObject({ status: 'failed', next_attempt_at: null });
});

test('giving up does not undo a delivery', async () => {
  await attempt();
  await activities().failDelivery({ tenant: client.tenant.id, delivery, series: 1 });
  expect((await shown()).status).toBe('delivered');
});

describe('an endpoint goes out of use', () => {
  const audited = async () =>
    (
      await api.owner.query(
        `select subject from audit_log where action = 'webhooks.endpoint_disabled' and tenant_id = $1`,
        [client.tenant.id],
      )
    ).rows;

  test('410 disables it at once, and the audit log says so', async () => {
    answer = { ...failure, status_code: 410 };
    expect(await attempt()).toEqual({ outcome: 'gone' });
    expect(await statusOf()).toBe('disabled');
    expect(await shown()).toMatchObject({ status: 'failed', attempts: [{ status_code: 410 }] });
    expect(await audited()).toEqual([{ subject: endpoint.id }]);
  });

  test('so do five days of nothing but failure', async () => {
    answer = failure;
    await attempt(1);
    api.setNow(new Date(NOW.getTime() + 5 * DAY_MS - 1_000));
    expect(await attempt(2)).toEqual({ outcome: 'retry' });
    expect(await statusOf()).toBe('enabled');
    api.setNow(new Date(NOW.getTime() + 5 * DAY_MS));
    expect(await attempt(3)).toEqual({ outcome: 'gone' });
    expect(await statusOf()).toBe('disabled');
    expect(await audited()).toHaveLength(1);
  });

  test('one success in between starts the five days again', async () => {
    const other = await deliveryOf('ord_2');
    answer = failure;
    await attempt(1);
    answer = ok;
    await attempt(1, { delivery: other });
    expect(await failingSince()).toBeNull();
    answer = failure;
    api.setNow(new Date(NOW.getTime() + 6 * DAY_MS));
    expect(await attempt(2)).toEqual({ outcome: 'retry' });
  });

  test.each(['disabled', 'removed'])('nothing is sent to one that is %s', async (how) => {
    if (how === 'removed') await client.delete(`/webhook-endpoints/${endpoint.id}`);
    else await client.patch(`/webhook-endpoints/${endpoint.id}`, { status: 'disabled' });
    expect(await attempt()).toEqual({ outcome: 'gone' });
    expect(sent).toEqual([]);
    const { rows } = await api.owner.query('select status from webhook_deliveries where id = $1', [delivery]);
    expect(rows).toEqual([{ status: 'failed' }]);
  });
});

test('a replay ends the series before it, and is delivered under the same event id', async () => {
  answer = failure;
  await attempt(1);
  await client.post(`/webhook-endpoints/${endpoint.id}/deliveries/${delivery}/replay`);
  expect(await attempt(2)).toEqual({ outcome: 'gone' });
  await activities().failDelivery({ tenant: client.tenant.id, delivery, series: 1 });
  expect((await shown()).status).toBe('pending');
  answer = ok;
  expect(await attempt(1, { series: 2 })).toEqual({ outcome: 'delivered' });
  expect(sent.map(({ headers }) => headers['Waypost-Event-Id'])).toEqual([
    sent[0]!.headers['Waypost-Event-Id'],
    sent[0]!.headers['Waypost-Event-Id'],
  ]);
  expect((await shown()).attempts.map((row: any) => [row.series, row.number])).toEqual([
    [1, 1],
    [2, 1],
  ]);
});

test('during a rotation both secrets verify, a day later the new one alone', async () => {
  const rotated = await client.post(`/webhook-endpoints/${endpoint.id}/rotate-secret`);
  answer = failure;
  await attempt(1);
  const verify = (request: WebhookRequest, secret: string, now: Date) =>
    verifyWebhook({ payload: request.body, header: request.headers['Waypost-Signature'], secret, now });
  verify(sent[0]!, rotated.body.secret, NOW);
  verify(sent[0]!, endpoint.secret, NOW);

  const later = new Date(NOW.getTime() + DAY_MS);
  api.setNow(later);
  await attempt(2);
  verify(sent[1]!, rotated.body.secret, later);
  expect(() => verify(sent[1]!, endpoint.secret, later)).toThrow('No signature matches');
});
