/** 300 requests a minute and key, however many processes answer them, and the headers of it on every status. */
import { type Client, startApi, type TestApi } from '../support/api.js';
import { type ApiProcess, startApiProcess } from '../support/api-process.js';
import { orderBody, type Setup, setUp } from '../support/day.js';

let api: TestApi;
const processes: ApiProcess[] = [];

beforeAll(async () => {
  api = await startApi();
  processes.push(
    ...(await Promise.all([startApiProcess(api.databaseUrl), startApiProcess(api.databaseUrl)])),
  );
});
afterAll(async () => {
  await Promise.all(processes.map((one) => one.kill()));
  await api.close();
});

const HEADERS = ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset', 'ratelimit-policy'];

test('of 301 requests in a minute over two processes one is 429, with when to come back', async () => {
  const { key } = await api.client();
  const get = async (index: number) => {
    const { base } = processes[index % 2]!;
    const response = await fetch(`${base}/orders`, { headers: { authorization: `Bearer ${key}` } });
    await response.arrayBuffer();
    return response;
  };
  const responses: Response[] = [];
  for (let start = 0; start < 301; start += 43) {
    responses.push(...(await Promise.all(Array.from({ length: 43 }, (_, index) => get(start + index)))));
  }
  const refused = responses.filter((response) => response.status === 429);
  expect(responses.filter((response) => response.status === 200)).toHaveLength(300);
  expect(refused).toHaveLength(1);
  expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
  expect(Number(refused[0]!.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  const remaining = responses.map((response) => Number(response.headers.get('ratelimit-remaining')));
  expect(remaining.toSorted((a, b) => a - b)).toEqual([
    0,
    ...Array.from({ length: 300 }, (_, index) => index),
  ]);
});

describe('the headers are on', () => {
  let client: Client;
  let setup: Setup;
  beforeAll(async () => {
    client = await api.client();
    setup = await setUp(client);
  });

  const growth = () => api.client({ plan: 'growth' });
  const cases: [number, () => Promise<{ status: number; headers: Headers }>][] = [
    [200, () => client.get('/orders')],
    [201, () => client.post('/orders', orderBody(setup.shipper))],
    [400, () => client.post('/orders', '{', { 'content-type': 'application/json' })],
    [401, () => fetch(`${api.origin}/sandbox/admin/v1/orders`)],
    [403, async () => (await growth()).post('/orders', {})],
    [404, () => client.get('/orders/ord_none')],
    [404, () => client.get('/nothing')],
    [405, () => client.delete('/orders')],
    [
      409,
      async () => {
        const body = orderBody(setup.shipper);
        await client.post('/orders', body);
        return client.post('/orders', body);
      },
    ],
    [413, () => client.post('/orders', `"${'x'.repeat(1_100_000)}"`, { 'content-type': 'application/json' })],
    [415, () => client.post('/orders', '{}', { 'content-type': 'text/plain' })],
    [422, () => client.post('/orders', {})],
    [
      429,
      async () => {
        // The last key made is the last counted: another's first request of a minute has one point too.
        await api.owner.query('delete from rate_limits');
        const busy = await api.client();
        await busy.get('/orders');
        await api.owner.query('update rate_limits set points = 300');
        const reply = await busy.get('/orders');
        await api.owner.query('delete from rate_limits');
        return reply;
      },
    ],
    [
      500,
      async () => {
        await api.owner.query('alter table drivers rename to drivers_away');
        try {
          return await client.get('/drivers');
        } finally {
          await api.owner.query('alter table drivers_away rename to drivers');
        }
      },
    ],
  ];
  test.each(cases)('%i', async (status, call) => {
    const reply = await call();
    expect(reply.status).toBe(status);
    for (const name of HEADERS) expect([name, reply.headers.get(name)]).toEqual([name, expect.any(String)]);
    expect(reply.headers.get('ratelimit-policy')).toBe('300;w=60');
    expect(reply.headers.get('request-id')).toMatch(/^rqs_/);
  });
});

describe('the window slides', () => {
  /** As if so many seconds had passed since the requests that were counted. */
  const age = (seconds: number) =>
    api.owner.query('update rate_limits set expire = expire - $1', [seconds * 1000]);

  test('a minute is any sixty seconds: what was asked at the end of one counts at the beginning of the next', async () => {
    await api.owner.query('delete from rate_limits');
    const client = await api.client();
    await client.get('/orders');
    await age(40);
    await api.owner.query('update rate_limits set points = 299 where key like $1', ['key_%']);
    // 299 of 40 seconds ago and this one.
    expect((await client.get('/orders')).status).toBe(200);
    const refused = await client.get('/orders');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(20);
    await age(21);
    const again = await client.get('/orders');
    expect(again.status).toBe(200);
    // Those of a minute ago are forgotten; the one of 21 seconds ago and this one are not, and a refused one never
    // counted.
    expect(again.headers.get('ratelimit-remaining')).toBe('298');
  });
});

describe('keys that nobody knows', () => {
  const stranger = (index: number) =>
    fetch(`${processes[0]!.base}/orders`, { headers: { authorization: `Bearer wp_test_adm_guess${index}` } });

  test('cost no query any more once their address has sent too many; a key that is known goes on', async () => {
    await api.owner.query('delete from rate_limits');
    const known = await api.client();
    const own = () =>
      fetch(`${processes[0]!.base}/orders`, { headers: { authorization: `Bearer ${known.key}` } });
    expect((await own()).status).toBe(200);
    const statuses: number[] = [];
    for (let start = 0; start < 320; start += 40) {
      statuses.push(
        ...(await Promise.all(
          Array.from({ length: 40 }, async (_, index) => {
            const response = await stranger(start + index);
            await response.arrayBuffer();
            return response.status;
          }),
        )),
      );
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(300);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    // Nothing is looked up and nothing counted: the function that does is not there.
    await api.owner.query('alter function authenticate_key rename to authenticate_key_away');
    try {
      const refused = await stranger(999);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
      for (const name of HEADERS) expect(refused.headers.get(name)).toEqual(expect.any(String));
    } finally {
      await api.owner.query('alter function authenticate_key_away rename to authenticate_key');
    }
    expect((await own()).status).toBe(200);
  });
});
