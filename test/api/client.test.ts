/** The published client: typed calls over HTTP, retries that are safe, and both exports as a package of its own sees them. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { allOf, createClient, unwrap, WaypostError } from '../../src/client/index.js';
import { startApi, type TestApi } from '../support/api.js';
import { setUp } from '../support/day.js';

let api: TestApi;
let shipper: string;
let client: ReturnType<typeof createClient>;
let key: string;

beforeAll(async () => {
  api = await startApi();
  const tenant = await api.client();
  ({ shipper } = await setUp(tenant));
  key = tenant.key;
  client = createClient({ baseUrl: `${api.origin}/sandbox/admin/v1`, key });
});
afterAll(() => api.close());

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

test('another package compiles against both exports, as in docs/conventions.md, and runs', () => {
  const root = path.join(import.meta.dirname, '../..');
  const folder = mkdtempSync(path.join(tmpdir(), 'waypost-consumer-'));
  try {
    mkdirSync(path.join(folder, 'node_modules'));
    symlinkSync(root, path.join(folder, 'node_modules', 'waypost'));
    writeFileSync(path.join(folder, 'package.json'), '{"name":"consumer","type":"module"}');
    writeFileSync(
      path.join(folder, 'consumer.ts'),
      `import { createClient, unwrap, type Resources } from 'waypost/client';
       import { verifyWebhook } from 'waypost/webhooks';
       const client = createClient({ baseUrl: 'https://courier.example/admin/v1', key: 'wp_live_adm_x' });
       export async function statusOf(id: string): Promise<Resources['Order']['status']> {
         const order = await unwrap(client.GET('/orders/{order_id}', { params: { path: { order_id: id } } }));
         return order.status;
       }
       // @ts-expect-error a reference is required
       export const wrong = () => client.POST('/orders', { body: { shipper: 's', recipient: {}, items: [] } });
       console.log(typeof client.GET, typeof verifyWebhook);`,
    );
    const page = readFileSync(path.join(root, 'docs/conventions.md'), 'utf8');
    const [, example = ''] = /^```ts\n([\s\S]*?)^```$/m.exec(page) ?? [];
    expect(example).toContain('waypost/client');
    writeFileSync(path.join(folder, 'example.ts'), example);
    writeFileSync(
      path.join(folder, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: {
          strict: true,
          exactOptionalPropertyTypes: true,
          module: 'nodenext',
          target: 'es2022',
          lib: ['es2022', 'dom', 'dom.iterable'],
          types: [],
        },
        files: ['consumer.ts', 'example.ts'],
      }),
    );
    const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
    execFileSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' });
    const printed = execFileSync(process.execPath, ['consumer.js'], { cwd: folder, encoding: 'utf8' });
    expect(printed.trim()).toBe('function function');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
