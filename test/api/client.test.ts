/** The client against the API: typed calls over HTTP, and retries that are safe. */
import { allOf, createClient, unwrap, WaypostConnectionError, WaypostError } from '@waypost/client';
import { build } from 'esbuild';
import { readFileSync } from 'node:fs';
import { freePort } from '@waypost/dev-servers/ports';
import { projectPath } from '@waypost/base/paths';
import { useApi } from '../support/api.js';
import { setUp } from '../support/day.js';

const api = useApi();
let shipper: string;
let client: ReturnType<typeof createClient>;
let key: string;

beforeAll(async () => {
  const tenant = await api.client();
  ({ shipper } = await setUp(tenant));
  key = tenant.key;
  client = createClient({ baseUrl: `${api.origin}/sandbox/admin/v1`, key });
});

const order = (reference: string) => ({
  shipper,
  reference,
  recipient: { name: 'Ada' },
  items: [{ pieces: 2 }],
});

test('makes, reads and changes; a refusal has its code', async () => {
  const made = await unwrap(client.POST('/orders', { body: order('A') }));
  expect(made.pieces.expected).toBe(2);
  const params = { path: { order_id: made.id } };
  expect(await unwrap(client.GET('/orders/{order_id}', { params }))).toEqual(made);
  const held = await unwrap(client.PATCH('/orders/{order_id}', { params, body: { hold: true } }));
  expect(held.status).toBe('on_hold');

  const again = unwrap(client.POST('/orders', { body: order('A') }));
  await expect(again).rejects.toThrow(WaypostError);
  await expect(again).rejects.toMatchObject({
    status: 409,
    code: 'duplicate_reference',
    param: 'reference',
    requestId: expect.stringMatching(/^rqs_/),
  });
});

test('changes on condition of what was read, compressed as fetch asks for it', async () => {
  const { id } = await unwrap(client.POST('/orders', { body: order('CONDITION') }));
  const path = { order_id: id };
  const { response } = await client.GET('/orders/{order_id}', { params: { path } });
  const params = { path, header: { 'If-Match': response.headers.get('etag') ?? '' } };
  const change = (notes: string) => unwrap(client.PATCH('/orders/{order_id}', { params, body: { notes } }));
  expect((await change('first')).notes).toBe('first');
  await expect(change('second')).rejects.toMatchObject({ status: 412, code: 'precondition_failed' });
  await unwrap(client.POST('/orders/{order_id}/cancel', { params: { path } }));
});

test('204 is undefined', async () => {
  const vehicle = await unwrap(client.POST('/vehicles', { body: { name: 'Van 9' } }));
  const params = { path: { vehicle_id: vehicle.id } };
  await expect(unwrap(client.DELETE('/vehicles/{vehicle_id}', { params }))).resolves.toBeUndefined();
});

test('walks a list to its end', async () => {
  await Promise.all(['B', 'C', 'D'].map((name) => unwrap(client.POST('/orders', { body: order(name) }))));
  const seen: string[] = [];
  const page = (query: { limit: number; starting_after?: string }) =>
    client.GET('/orders', { params: { query: { ...query, limit: 2 } } });
  for await (const { reference } of allOf(page)) seen.push(reference);
  expect(seen.toSorted()).toEqual(['A', 'B', 'C', 'CONDITION', 'D']);
});

test('tries again what failed for a moment, with one key, and not what was refused', async () => {
  const requests: Request[] = [];
  const answers = [
    () => Promise.reject(new TypeError('connection lost')),
    () => Promise.resolve(new Response(null, { status: 503 })),
    (request: Request) => fetch(request),
  ];
  const flaky = createClient({
    baseUrl: `${api.origin}/sandbox/admin/v1`,
    key,
    fetch: (request) => {
      requests.push(request);
      return (answers[requests.length - 1] ?? fetch)(request);
    },
  });
  const made = await unwrap(flaky.POST('/orders', { body: order('E') }));
  expect(made.reference).toBe('E');
  expect(requests).toHaveLength(3);
  expect(new Set(requests.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);

  await expect(unwrap(flaky.POST('/orders', { body: order('E') }))).rejects.toMatchObject({ status: 409 });
  expect(requests).toHaveLength(4);
});

test('gives up after the last try', async () => {
  let tries = 0;
  const down = createClient({
    baseUrl: api.origin,
    key,
    maxTries: 2,
    fetch: () => {
      tries += 1;
      return Promise.resolve(new Response('down', { status: 502 }));
    },
  });
  await expect(unwrap(down.GET('/vehicles'))).rejects.toMatchObject({ status: 502, code: 'unavailable' });
  expect(tries).toBe(2);
});

test('a proxy that answers in place of the API is told from it', async () => {
  const page = () => Promise.resolve(new Response('<h1>Not found</h1>', { status: 404 }));
  const behind = createClient({ baseUrl: api.origin, key, fetch: page });
  await expect(unwrap(behind.GET('/vehicles'))).rejects.toMatchObject({
    status: 404,
    code: 'unexpected_response',
  });
});

test('files go as they are: the example of the README', async () => {
  const readme = readFileSync(projectPath('packages/client/README.md'), 'utf8');
  const [, example = ''] = /^```ts\n((?:(?!^```)[^])*?importOrders\(csv[^]*?)^```$/m.exec(readme) ?? [];
  const { outputFiles } = await build({
    stdin: {
      contents: example
        .replace(/baseUrl: '[^']+'/, `baseUrl: '${api.origin}/sandbox/admin/v1'`)
        .replace(/key: '[^']+'/, `key: '${key}'`),
      resolveDir: projectPath(''),
      loader: 'ts',
    },
    ...{ bundle: true, write: false, format: 'esm', platform: 'node', logLevel: 'silent' },
  } as const);
  const text = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  const { importOrders, addPhoto } = await import(`data:text/javascript;base64,${text}`);
  const csv =
    'reference,recipient_name,line1,town,postcode,description\nCSV-1,Ada,1 Rose Lane,London,SE2 9NL,Sofa';
  const job = await unwrap(
    client.GET('/imports/{job_id}', { params: { path: { job_id: await importOrders(csv, shipper) } } }),
  );
  expect(job).toMatchObject({ status: 'succeeded', result: { created: 1, rejected: 0 } });
  const bytes = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex');
  for (const photo of [bytes, new Uint8Array(bytes), new Uint8Array(bytes).buffer, new Blob([bytes])]) {
    const params = { path: { photo_id: await addPhoto(photo) } };
    const stored = await unwrap(client.GET('/photos/{photo_id}', { params, parseAs: 'arrayBuffer' }));
    expect(Buffer.from(stored)).toEqual(bytes);
  }
  // Text that is sent as JSON is a string of JSON.
  const wrong = client.POST('/orders', { body: 'text' as never });
  await expect(unwrap(wrong)).rejects.toMatchObject({ status: 422, code: 'invalid_value' });
});

test('no answer: the error names the host and the reason, also after the time of each try', async () => {
  const refused = createClient({ baseUrl: 'http://127.0.0.1:1/admin/v1', key, maxTries: 2 });
  await expect(refused.GET('/vehicles')).rejects.toThrow(WaypostConnectionError);
  await expect(refused.GET('/vehicles')).rejects.toThrow(
    /^No answer from 127\.0\.0\.1:1: .*(ECONNREFUSED|bad port)/,
  );
  const port = await freePort();
  const nobody = createClient({ baseUrl: `http://127.0.0.1:${port}/admin/v1`, key, maxTries: 1 });
  await expect(nobody.GET('/vehicles')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  const nowhere = createClient({ baseUrl: `http://localhost:${port}/admin/v1`, key, maxTries: 1 });
  await expect(nowhere.GET('/vehicles')).rejects.toMatchObject({
    code: 'ECONNREFUSED',
    message: expect.stringMatching(/^No answer from localhost:\d+: .*ECONNREFUSED/),
  });

  let tries = 0;
  const silent = createClient({
    baseUrl: api.origin,
    key,
    ...{ maxTries: 2, timeoutMs: 20 },
    fetch: ({ signal }) => {
      tries += 1;
      return new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason as Error)),
      );
    },
  });
  await expect(silent.GET('/vehicles')).rejects.toMatchObject({ cause: { name: 'TimeoutError' } });
  expect(tries).toBe(2);
});

test('waits for a Retry-After that is a date', async () => {
  const times: number[] = [];
  const busy = createClient({
    baseUrl: api.origin,
    key,
    maxTries: 2,
    fetch: () => {
      times.push(Date.now());
      const date = new Date(Date.now() + 3_000).toUTCString();
      return Promise.resolve(new Response('', { status: 503, headers: { 'Retry-After': date } }));
    },
  });
  await busy.GET('/vehicles');
  // An HTTP date has whole seconds: three seconds ahead is at least two.
  expect(times[1]! - times[0]!).toBeGreaterThanOrEqual(1_900);
});

test('a pause of more than a minute is the caller’s to wait', async () => {
  let tries = 0;
  const busy = createClient({
    baseUrl: api.origin,
    key,
    fetch: () => {
      tries += 1;
      return Promise.resolve(new Response('', { status: 429, headers: { 'Retry-After': '3600' } }));
    },
  });
  const { response } = await busy.GET('/vehicles');
  expect([response.status, response.headers.get('Retry-After'), tries]).toEqual([429, '3600', 1]);
});

test('a client without a key is refused when it is made', () => {
  expect(() => createClient({ baseUrl: api.origin, key: undefined as never })).toThrow(
    'createClient needs a key.',
  );
});
