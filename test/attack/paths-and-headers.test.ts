/** Paths, methods and headers that clients send by mistake or malice: none finds a way in, and each has its answer. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { type Client, useApi } from '../support/api.js';
import { liftRateLimits } from '../support/rate-limits.js';

const api = useApi();
let client: Client;

beforeAll(async () => {
  await liftRateLimits(api);
  client = await api.client();
});

test.each([
  ['/orders/%00', 422],
  ['/orders/..%2f..%2fadmin', 404],
  ['/orders/%', 404],
  ['/orders/%ff%fe', 404],
  ['/orders/%ed%a0%80', 404],
  ['//orders', 404],
  ['/orders//pieces', 404],
  ['/orders/a%2fb', 404],
  ['/orders/a;b=c', 404],
  ['/ORDERS', 404],
  ['/orders/', 404],
  [`/orders/${'x'.repeat(65)}`, 422],
  [`/orders/${'x'.repeat(8_000)}`, 422],
])('%s', async (path, status) => {
  const reply = await client.get(path.slice(0, 8_100));
  expect(reply.status).toBe(status);
  if (status >= 400) expect(reply.body.error.request_id).toBe(reply.headers.get('request-id'));
});

/** Sends a request as typed, past all that fetch would mend. */
async function sendLines(...lines: string[]): Promise<string> {
  const { hostname, port } = new URL(api.origin);
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  socket.write(lines.join('\r\n') + '\r\n\r\n');
  await once(socket, 'close');
  return answer;
}

test.each(['/orders/%2e%2e/vehicles', '/orders/../vehicles', '/orders/./x', '*', 'orders', 'http://['])(
  'the path %s leads nowhere',
  async (path) => {
    const at = path.startsWith('/') ? `/sandbox/admin/v1${path}` : path;
    const authorization = `Authorization: Bearer ${client.key}`;
    const answer = await sendLines(`GET ${at} HTTP/1.1`, 'Host: x', 'Connection: close', authorization);
    expect(answer).toMatch(/^HTTP\/1\.1 (400|404) /);
  },
);

test('headers of 100 kB are refused by 431, a malformed request by 400', async () => {
  const large = await sendLines(
    'GET /admin/v1/orders HTTP/1.1',
    'Host: x',
    `X-Large: ${'x'.repeat(100_000)}`,
  );
  expect(large).toMatch(/^HTTP\/1\.1 431 /);
  expect(await sendLines('GET /admin/v1/orders HTTP/9.9', 'Host: x')).toMatch(/^HTTP\/1\.1 400 /);
  expect(await sendLines('NONSENSE')).toMatch(/^HTTP\/1\.1 400 /);
  expect((await client.get('/orders')).status).toBe(200);
});

test.each([
  '',
  ' ',
  'Bearer',
  'Bearer ',
  'bearer x',
  'Bearer a b',
  `Bearer ${'x'.repeat(10_000)}`,
  'Basic eDp5',
])('Authorization: %j is 401', async (authorization) => {
  const response = await fetch(`${api.origin}/sandbox/admin/v1/orders`, { headers: { authorization } });
  expect(response.status).toBe(401);
  expect(response.headers.get('ratelimit-limit')).toBe('300');
});

test.each(['TRACE', 'CONNECT', 'PROPFIND'])('the method %s is no way in', async (method) => {
  const answer = await sendLines(
    `${method} /sandbox/admin/v1/orders HTTP/1.1`,
    'Host: x',
    'Connection: close',
    `Authorization: Bearer ${client.key}`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 (400|405) /);
  expect(answer).toContain('"error":{"code":');
});
