/** One caller takes neither the memory, the connections nor the queries of all the others. */
import { once } from 'node:events';
import { request as httpRequest, type ClientRequest, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { signWebhookSync } from '@waypost/client/webhooks/node';
import { type Client, useApi } from '../support/api.js';
import { setUp } from '../support/day.js';

const SECRET = 'whsec_inbound';
const api = useApi({
  INBOUND_EMAIL_SECRET: SECRET,
  SMS_AUTH_TOKEN: 'token',
  WAYPOST_TRUST_PROXY: '127.0.0.1',
  WAYPOST_COURIER_REQUESTS: '400',
});
const open: ClientRequest[] = [];
const abandonAll = () => {
  for (const request of open.splice(0)) request.destroy();
};
afterEach(abandonAll);

/** Begins a request whose body does not arrive; resolves to its answer, or to null once it is over without one. */
function begin(path: string, headers: Record<string, string>): Promise<number | null> {
  const request = httpRequest(`${api.origin}${path}`, { method: 'POST', headers, agent: false });
  open.push(request);
  request.on('error', () => undefined);
  request.flushHeaders();
  return (once(request, 'response') as Promise<[IncomingMessage]>).then(
    ([response]) => response.statusCode ?? 0,
    () => null,
  );
}

/**
 * Resolves to the answers a moment after all but `left` have theirs, or if that does not happen, after a while; null
 * for what is still being read.
 */
async function answersTo(begun: readonly Promise<number | null>[], left: number): Promise<(number | null)[]> {
  const answers = new Map<number, number | null>();
  for (const [index, answer] of begun.entries()) void answer.then((status) => answers.set(index, status));
  const deadline = performance.now() + 8_000;
  while (answers.size < begun.length - left && performance.now() < deadline) await sleep(50);
  await sleep(300);
  return begun.map((_, index) => answers.get(index) ?? null);
}

const signature = () => signWebhookSync(['another'], Math.floor(Date.now() / 1000), 'x');

/** Forwards a mail, signed, from this address. */
function forward(address: string): Promise<Response> {
  const body = JSON.stringify({ message_id: '<a@b>', from: 'a@mail.example', text: 'x' });
  return fetch(`${api.origin}/inbound/email`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'Waypost-Signature': signWebhookSync([SECRET], Math.floor(Date.now() / 1000), body),
      'X-Forwarded-For': address,
    },
    body,
  });
}

/** Networks of forwarders that are known, since they have brought signed mail. */
beforeAll(async () => {
  for (const address of ['198.51.100.1', '2001:db8:5::1']) expect((await forward(address)).status).toBe(202);
});

describe('mail whose signature cannot be checked yet', () => {
  const mail = (address: string) =>
    begin('/inbound/email', {
      'content-type': 'message/rfc822',
      'content-length': '10000000',
      'Waypost-Signature': signature(),
      'X-Forwarded-For': address,
    });

  const answersOf = (addresses: readonly string[], left: number) => answersTo(addresses.map(mail), left);
  const from = (count: number, address: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => address(index));
  const reading = (answers: readonly (number | null)[]) => answers.filter((status) => status === null).length;

  test('of newcomers is read one at a time, whatever their networks; of one that is known two', async () => {
    const newcomers = await answersOf(
      from(12, (index) => `203.0.113.${index}`),
      1,
    );
    expect(reading(newcomers)).toBe(1);
    expect(newcomers.filter((status) => status === 503 || status === 429)).toHaveLength(11);
    const others = await answersOf(
      from(12, (index) => `2001:db8:1:2::${index.toString(16)}`),
      0,
    );
    expect(reading(others)).toBe(0);
    const known = await answersOf(
      from(4, () => '198.51.100.1'),
      2,
    );
    expect(reading(known)).toBe(2);
    const honest = await forward('198.51.100.1');
    expect(honest.status).toBe(202);
  }, 20_000);
});

test('mails that turn out not to be signed are limited by their network, before they are read', async () => {
  const mail = async (index: number) =>
    (
      await fetch(`${api.origin}/inbound/email`, {
        method: 'POST',
        headers: {
          'content-type': 'message/rfc822',
          'Waypost-Signature': signature(),
          'X-Forwarded-For': `2001:db8:5::${index.toString(16)}`,
        },
        body: 'From: a@b',
      })
    ).status;
  const statuses: number[] = [];
  for (let index = 0; index < 12; index += 1) statuses.push(await mail(index));
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
});

describe('texts that are not signed', () => {
  const text = (address: string) =>
    fetch(`${api.origin}/inbound/sms`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-twilio-signature': 'bm8=',
        'X-Forwarded-For': address,
      },
      body: 'From=1',
    });

  test('are limited by their network', async () => {
    const statuses: number[] = [];
    for (let start = 0; start < 130; start += 26) {
      const some = Array.from({ length: 26 }, (_, index) => text(`2001:db8:7::${start + index}`));
      statuses.push(...(await Promise.all(some)).map(({ status }) => status));
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(120);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    expect((await text('2001:db8:8::1')).status).toBe(401);
  });
});

describe('imports', () => {
  let client: Client;
  let shipper: string;
  beforeAll(async () => {
    client = await api.client();
    ({ shipper } = await setUp(client));
  });
  const send = (of: Client, rows: number, reference: string) => {
    const row = (index: number) =>
      `{"reference":"${reference}-${index}","recipient":{"name":"A"},"items":[{"description":"Sofa"}]}`;
    return fetch(`${api.origin}/sandbox/admin/v1/orders/import?shipper=${shipper}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${of.key}`, 'content-type': 'application/x-ndjson' },
      body: Array.from({ length: rows }, (_, index) => row(index)).join('\n'),
    });
  };

  test('that a tenant holds open are two at a time; others get theirs', async () => {
    for (let index = 0; index < 2; index += 1) {
      void begin('/sandbox/admin/v1/orders/import', {
        authorization: `Bearer ${client.key}`,
        'content-type': 'application/x-ndjson',
        'content-length': '50000000',
      });
    }
    await sleep(200);
    const other = await api.client();
    expect((await other.get('/orders')).status).toBe(200);
    const own = await setUp(other);
    const reply = await fetch(`${api.origin}/sandbox/admin/v1/orders/import?shipper=${own.shipper}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${other.key}`, 'content-type': 'application/x-ndjson' },
      body: '{"reference":"H-1","recipient":{"name":"A"},"items":[{"description":"Sofa"}]}',
    });
    expect(reply.status).toBe(202);
    const third = send(client, 1, 'third');
    expect(await Promise.race([third, sleep(500, 'it waits')])).toBe('it waits');
    abandonAll();
    expect((await third).status).toBe(202);
  }, 30_000);

  test('are read before there is a transaction: ten at once leave connections for others', async () => {
    const sending = Promise.all(Array.from({ length: 10 }, (_, index) => send(client, 4_000, `T${index}`)));
    const other = await api.client();
    let isSent = false;
    void sending.then(() => (isSent = true));
    const meanwhile: boolean[] = [];
    for (let tries = 0; tries < 15; tries += 1) {
      expect((await other.get('/orders')).status).toBe(200);
      meanwhile.push(!isSent);
      await sleep(50);
    }
    const replies = await sending;
    expect(meanwhile).toContain(true);
    for (const reply of replies) {
      expect([202, 503]).toContain(reply.status);
      if (reply.status === 503) expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(replies.filter(({ status }) => status === 202).length).toBeGreaterThanOrEqual(2);
  }, 60_000);
});

describe('sessions that nobody has', () => {
  const queries = async () => {
    const { rows } = await api.owner.query<{ calls: string }>(
      `select xact_commit + xact_rollback as calls from pg_stat_database where datname = current_database()`,
    );
    return Number(rows[0]?.calls);
  };

  test.each([
    ['/console/events', 'console_session'],
    ['/console/base-map', 'console_session'],
    ['/console/admin/v1/orders', 'console_session'],
    ['/driver/state', 'driver_session'],
  ])(
    'cost %s no query any more once their network has sent too many',
    async (path, cookie) => {
      const ask = (index: number) =>
        fetch(api.origin + path, {
          headers: {
            cookie: `${cookie}=made-up-${index}`,
            'X-Forwarded-For': `2001:db8:${path.length}:${cookie.length}::${index.toString(16)}`,
          },
        }).then(async (response) => {
          await response.arrayBuffer();
          return response.status;
        });
      const statuses: number[] = [];
      for (let start = 0; start < 320; start += 40) {
        statuses.push(...(await Promise.all(Array.from({ length: 40 }, (_, index) => ask(start + index)))));
      }
      expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(300);
      const before = await queries();
      expect(await Promise.all(Array.from({ length: 40 }, (_, index) => ask(500 + index)))).toEqual(
        Array<number>(40).fill(429),
      );
      await sleep(1_200);
      // Statistics are written late, and the test asks too.
      expect((await queries()) - before).toBeLessThan(20);
    },
    20_000,
  );
});

describe('keys', () => {
  test('are at most a hundred, also when two are asked for at once', async () => {
    const client = await api.client();
    await api.owner.query(
      `insert into admin_keys (tenant_id, id, scopes, digest, last_four, created_at)
       select $1, 'key_' || n, '{}', $1 || n, 'last', now() from generate_series(1, 98) as n`,
      [client.tenant.id],
    );
    const replies = await Promise.all([
      client.post('/api-keys', { label: 'a' }),
      client.post('/api-keys', { label: 'a' }),
    ]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
    expect(replies.find(({ status }) => status === 422)?.body.error.code).toBe('too_many_items');
    await api.owner.query(`update admin_keys set revoked_at = now() where id = 'key_1'`);
    expect((await client.post('/api-keys', { label: 'a' })).status).toBe(201);
  });

  test('of one courier share its budget, which another courier does not', async () => {
    const first = await api.client();
    const second = await api.client({ mode: 'live', courier: first.tenant.courier });
    const statuses: number[] = [];
    for (const [key, base] of [
      [first.key, '/sandbox/admin/v1'],
      [second.key, '/admin/v1'],
    ] as const) {
      for (let start = 0; start < 250; start += 25) {
        const some = Array.from({ length: 25 }, async () => {
          const response = await fetch(`${api.origin}${base}/vehicles`, {
            headers: { authorization: `Bearer ${key}` },
          });
          await response.arrayBuffer();
          return response.status;
        });
        statuses.push(...(await Promise.all(some)));
      }
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(400);
    expect(statuses.filter((status) => status === 429)).toHaveLength(100);
    expect((await (await api.client()).get('/vehicles')).status).toBe(200);
  }, 30_000);
});
