/** What the delivery workflow's activities send, and what they leave in the database. Only the HTTP client is faked. */
import { ApplicationFailure } from '@temporalio/common';
import { createWebhookActivities } from '../../activities/webhooks.js';
import type { WebhookRequest, WebhookResult } from '../../src/adapters/webhook-http/index.js';
import { createConcurrencyLimit } from '../../src/adapters/webhook-http/concurrency-limit.js';
import { recordEvents } from '../../src/db/outbox.js';
import { verifyWebhookSync } from '@waypost/client/webhooks/node';
import { type Client, useApi } from '../support/api.js';
import { exampleData } from '../support/conformance.js';
import { type Outage, withOutages } from '../support/outages.js';

const api = useApi();
let client: Client;
let endpoint: { id: string; secret: string };
let delivery: string;
let sent: WebhookRequest[];
let answer: WebhookResult;
/** Until this resolves, receivers keep their answer. */
let answering: Promise<void>;
/** What becomes of the next transactions after a request was made. */
let outages: Outage[] = [];
let limit = createConcurrencyLimit({ atOnce: 8 });
let took: [outcome: string, seconds: number][] = [];

const DAY_MS = 24 * 3_600_000;
const NOW = new Date('2026-03-12T10:00:00.500Z');
const ok: WebhookResult = { status_code: 200, duration_ms: 12, error: null, retry_after: null };
const failure: WebhookResult = { status_code: 503, duration_ms: 7, error: null, retry_after: null };
const silence: WebhookResult = {
  status_code: null,
  duration_ms: 15_000,
  error: 'No response within 15 s.',
  retry_after: null,
};

beforeEach(async () => {
  api.setNow(NOW);
  sent = [];
  took = [];
  answer = ok;
  answering = Promise.resolve();
  limit = createConcurrencyLimit({ atOnce: 8 });
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
    source: withOutages(api.foundation.source, () => (sent.length > 0 ? outages.shift() : undefined)),
    webhookLimit: limit,
    postWebhook: async (request) => {
      sent.push(request);
      await answering;
      return answer;
    },
    observe: {
      sending: () => undefined,
      delivery: ({ outcome }, seconds) => took.push([outcome, seconds]),
    },
  });

async function deliveryOf(subject: string): Promise<string> {
  await client.scoped((scope) =>
    recordEvents(scope, 'order.created', [
      { subject, data: { ...exampleData('order.created', subject), notes: 'Blåbær' } as never },
    ]),
  );
  const list = await client.get(`/webhook-endpoints/${endpoint.id}/deliveries`);
  return list.body.data.find((row: any) => row.status === 'pending').id;
}

/** What came of one try of the activity; a failure that is tried again says why, and when. */
const attempt = async (options: { series?: number; delivery?: string } = {}) => {
  try {
    return await activities().deliverEvent({
      tenant: client.tenant.id,
      delivery: options.delivery ?? delivery,
      series: options.series ?? 1,
    });
  } catch (error) {
    if (!(error instanceof ApplicationFailure)) throw error;
    return { again: error.type, after: Number(error.nextRetryDelay), message: error.message };
  }
};
const DELIVERED = { outcome: 'delivered', answer: 'HTTP 200', attempt: 1 };
const AGAIN = { again: 'not_acknowledged', after: expect.any(Number), message: expect.any(String) };
const at = (ms: number) => api.setNow(new Date(NOW.getTime() + ms));

const shown = async (id = delivery) =>
  (await client.get(`/webhook-endpoints/${endpoint.id}/deliveries`)).body.data.find(
    (row: any) => row.id === id,
  );
const statusOf = async () => (await client.get(`/webhook-endpoints/${endpoint.id}`)).body.status;
const failingSince = async () =>
  (await api.owner.query('select failing_since from webhook_endpoints where id = $1', [endpoint.id])).rows[0]
    .failing_since;

test('200: the envelope is sent, signed and named, and recorded', async () => {
  expect(await attempt()).toEqual(DELIVERED);
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
  verifyWebhookSync({
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

test('each attempt has the same bytes, a fresh timestamp and the next number', async () => {
  answer = failure;
  await attempt();
  at(5_000);
  await attempt();
  expect(sent[1]!.body).toBe(sent[0]!.body);
  const timestamps = sent.map(({ headers }) => /t=(\d+)/.exec(headers['Waypost-Signature']!)?.[1]);
  expect(Number(timestamps[1]) - Number(timestamps[0])).toBe(5);
  expect(sent.map(({ headers }) => headers['Waypost-Attempt'])).toEqual(['1', '2']);
});

test('the time from the event to its outcome is measured, once', async () => {
  // By the database's clock, which is not adjusted here.
  await api.owner.query('update events set created_at = $1', [NOW]);
  answer = failure;
  await attempt();
  expect(took).toEqual([]);
  at(5_000);
  answer = ok;
  await attempt();
  await attempt();
  expect(took).toEqual([['delivered', 5]]);
});

const SHOWN_ERRORS: Record<number, string> = {
  201: 'The endpoint responded with 201; only 200 acknowledges a delivery.',
  302: 'The endpoint responded with 302, a redirect; redirects are not followed. Register the address that it leads to.',
};

test.each([
  ['503', failure, 'The endpoint responded with 503.'],
  ['201, which is no acknowledgement', { ...failure, status_code: 201 }, 'The endpoint responded with 201.'],
  ['a redirect', { ...failure, status_code: 302 }, 'The endpoint responded with 302.'],
  ['silence', silence, 'No response within 15 s.'],
])('%s: Temporal is told when the next attempt is due, and so is the row', async (_case, result, message) => {
  answer = result;
  const { [result.status_code ?? 0]: shownError } = SHOWN_ERRORS;
  const came = await attempt();
  expect(came).toEqual({ ...AGAIN, message });
  const { after } = came as { after: number };
  expect(after).toBeGreaterThanOrEqual(4_500);
  expect(after).toBeLessThanOrEqual(5_000);
  expect(await shown()).toMatchObject({
    status: 'pending',
    next_attempt_at: new Date(NOW.getTime() + after).toISOString(),
    attempts: [{ status_code: result.status_code, error: shownError ?? result.error }],
  });
  expect(await failingSince()).toEqual(NOW);
});

test.each([
  [429, '120', 120_000],
  [503, new Date(NOW.getTime() + 90_000).toUTCString(), 89_500],
  [302, '20', 20_000],
  [500, '100000', 86_400_000],
])(
  '%d with Retry-After: %s: the next attempt is not made before',
  async (status_code, retry_after, after) => {
    answer = { ...failure, status_code, retry_after };
    expect(await attempt()).toMatchObject({ ...AGAIN, after });
    expect(await shown()).toMatchObject({ next_attempt_at: new Date(NOW.getTime() + after).toISOString() });
  },
);

test('what is delivered is not sent again, however often it is asked for', async () => {
  expect(await attempt()).toEqual(DELIVERED);
  expect(await attempt()).toEqual({ outcome: 'delivered' });
  expect(sent).toHaveLength(1);
});

test.each<Outage>(['no connection', 'no word of the commit'])(
  'what came back is written down once, and nothing is sent again: %s',
  async (outage) => {
    answer = failure;
    outages = [outage];
    expect(await attempt()).toEqual(AGAIN);
    expect(outages).toEqual([]);
    expect(sent).toHaveLength(1);
    expect((await shown()).attempts.map(({ number }: any) => number)).toEqual([1]);
  },
);

describe('one attempt at a time', () => {
  const hold = () => {
    let letGo = (): void => undefined;
    answering = new Promise((resolve) => (letGo = resolve));
    return () => letGo();
  };
  const sending = async (count: number) => {
    while (sent.length < count) await new Promise((resolve) => setTimeout(resolve, 10));
  };

  test('whoever comes meanwhile is sent away until it is over, and then finds out what came of it', async () => {
    const letGo = hold();
    const first = attempt();
    await sending(1);
    // Also a worker whose clock is ahead.
    at(60_000);
    const came = await attempt();
    expect(came).toMatchObject({ again: 'attempt_under_way', after: expect.any(Number) });
    expect((came as { after: number }).after).toBeGreaterThan(10_000);
    expect((came as { after: number }).after).toBeLessThanOrEqual(30_000);
    letGo();
    expect(await first).toEqual(DELIVERED);
    expect(await attempt()).toEqual({ outcome: 'delivered' });
    expect(sent).toHaveLength(1);
  });

  test('one whose worker was lost is made again under its number', async () => {
    const letGo = hold();
    const lost = attempt();
    await sending(1);
    at(30_000);
    const over = 'update webhook_deliveries set attempting_until = clock_timestamp() where id = $1';
    await api.owner.query(over, [delivery]);
    answering = Promise.resolve();
    answer = failure;
    expect(await attempt()).toEqual(AGAIN);
    expect(sent.map(({ headers }) => headers['Waypost-Attempt'])).toEqual(['1', '1']);
    // It was not lost after all: both were made, and both are shown.
    answer = ok;
    letGo();
    expect(await lost).toEqual(DELIVERED);
    expect((await shown()).attempts.map(({ number, status_code }: any) => [number, status_code])).toEqual([
      [1, 503],
      [2, 200],
    ]);
  });

  test('what finds its endpoint busy comes back later, and has made no attempt', async () => {
    limit = createConcurrencyLimit({ atOnce: 1, patienceMs: 20 });
    const other = await deliveryOf('ord_2');
    const letGo = hold();
    const first = attempt();
    await sending(1);
    const came = await attempt({ delivery: other });
    expect(came).toMatchObject({ again: 'endpoint_busy', after: expect.any(Number) });
    expect(await shown(other)).toMatchObject({
      status: 'pending',
      attempts: [],
      next_attempt_at: new Date(NOW.getTime() + (came as { after: number }).after).toISOString(),
    });
    letGo();
    expect(await first).toEqual(DELIVERED);
    expect(await attempt({ delivery: other })).toEqual(DELIVERED);
    expect((await shown(other)).attempts).toMatchObject([{ number: 1 }]);
  });
});

test('eleven attempts, the last a day after the first; then the delivery has failed, once and for all', async () => {
  answer = failure;
  let elapsed = 0;
  for (let number = 1; number <= 10; number += 1) {
    const came = await attempt();
    expect(came).toEqual(AGAIN);
    elapsed += (came as { after: number }).after;
    at(elapsed);
  }
  expect(elapsed).toBe(DAY_MS);
  expect(await attempt()).toEqual({ outcome: 'failed', answer: 'HTTP 503', attempt: 11 });
  expect(await shown()).toMatchObject({ status: 'failed', next_attempt_at: null });
  expect((await shown()).attempts).toHaveLength(11);
  expect(await attempt()).toEqual({ outcome: 'failed' });
  expect(sent).toHaveLength(11);
});

test('an attempt that an operator makes in between takes nothing from the day', async () => {
  answer = failure;
  for (let number = 1; number <= 12; number += 1) expect(await attempt()).toEqual(AGAIN);
  expect(await shown()).toMatchObject({
    status: 'pending',
    next_attempt_at: new Date(NOW.getTime() + DAY_MS).toISOString(),
  });
});

test('an attempt after a pause beyond the day is the last', async () => {
  answer = failure;
  await attempt();
  answer = silence;
  at(2 * DAY_MS);
  expect(await attempt()).toEqual({ outcome: 'failed', answer: 'No response within 15 s.', attempt: 2 });
});

describe('an endpoint goes out of use', () => {
  const audited = async () => {
    const disabled = `select subject from audit_log where action = 'webhooks.endpoint_disabled' and tenant_id = $1`;
    return (await api.owner.query(disabled, [client.tenant.id])).rows;
  };

  test('410 disables it at once, and the audit log says so', async () => {
    answer = { ...failure, status_code: 410 };
    expect(await attempt()).toEqual({ outcome: 'gone', answer: 'HTTP 410', attempt: 1 });
    expect(await statusOf()).toBe('disabled');
    expect(await shown()).toMatchObject({ status: 'failed', attempts: [{ status_code: 410 }] });
    expect(await audited()).toEqual([{ subject: endpoint.id }]);
  });

  test('so do five days of nothing but failure', async () => {
    const [second, third] = [await deliveryOf('ord_2'), await deliveryOf('ord_3')];
    answer = failure;
    await attempt();
    at(5 * DAY_MS - 1_000);
    expect(await attempt({ delivery: second })).toEqual(AGAIN);
    expect(await statusOf()).toBe('enabled');
    at(5 * DAY_MS);
    expect(await attempt({ delivery: third })).toMatchObject({ outcome: 'gone' });
    expect(await statusOf()).toBe('disabled');
    expect(await audited()).toHaveLength(1);
  });

  test('one success in between starts the five days again', async () => {
    const [second, third] = [await deliveryOf('ord_2'), await deliveryOf('ord_3')];
    answer = failure;
    await attempt();
    answer = ok;
    await attempt({ delivery: second });
    expect(await failingSince()).toBeNull();
    answer = failure;
    at(6 * DAY_MS);
    expect(await attempt({ delivery: third })).toEqual(AGAIN);
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
  await attempt();
  await client.post(`/webhook-endpoints/${endpoint.id}/deliveries/${delivery}/replay`);
  expect(await attempt()).toEqual({ outcome: 'gone' });
  expect((await shown()).status).toBe('pending');
  answer = ok;
  expect(await attempt({ series: 2 })).toEqual(DELIVERED);
  const [first, second] = sent.map(({ headers }) => headers['Waypost-Event-Id']);
  expect([first, sent.length]).toEqual([second, 2]);
  expect((await shown()).attempts.map((row: any) => [row.series, row.number])).toEqual([
    [1, 1],
    [2, 1],
  ]);
});

test('during a rotation both secrets verify, a day later the new one alone', async () => {
  const rotated = await client.post(`/webhook-endpoints/${endpoint.id}/rotate-secret`);
  answer = failure;
  await attempt();
  const verify = (request: WebhookRequest, secret: string, now: Date) =>
    verifyWebhookSync({ payload: request.body, header: request.headers['Waypost-Signature'], secret, now });
  verify(sent[0]!, rotated.body.secret, NOW);
  verify(sent[0]!, endpoint.secret, NOW);

  const later = new Date(NOW.getTime() + DAY_MS);
  api.setNow(later);
  await attempt();
  verify(sent[1]!, rotated.body.secret, later);
  expect(() => verify(sent[1]!, endpoint.secret, later)).toThrow('No signature matches');
});
