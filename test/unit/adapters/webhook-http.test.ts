import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { postWebhook, type Resolve, type WebhookRequest } from '../../../src/adapters/webhook-http/index.js';
import { startFakeServer } from './fake-server.js';
import type { FakeServer } from './fake-server.js';

let server: FakeServer;
beforeEach(async () => {
  server = await startFakeServer();
  server.answer((_request, response) => response.writeHead(200).end('ok'));
});
afterEach(() => server.close());

const BODY = '{"id":"evt_1","note":"£"}';
const HEADERS = { 'content-type': 'application/json', 'waypost-signature': 't=1,v1=ab' };

function post(changes: Partial<WebhookRequest> = {}) {
  return postWebhook({
    url: `${server.baseUrl}/hooks`,
    headers: HEADERS,
    body: BODY,
    timeoutMs: 5_000,
    allowLoopback: true,
    ...changes,
  });
}

const resolveTo =
  (...addresses: string[]): Resolve =>
  () =>
    Promise.resolve(addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })));

describe('an attempt', () => {
  it('posts the exact bytes and headers, and tells the status', async () => {
    await expect(post()).resolves.toEqual({
      status_code: 200,
      duration_ms: expect.any(Number) as number,
      error: null,
      retry_after: null,
    });
    expect(server.asked).toMatchObject([{ method: 'POST', headers: HEADERS, body: BODY }]);
    expect(server.asked[0]?.url.pathname).toBe('/hooks');
  });

  it.each([204, 400, 410, 500])('tells status %i without calling it an error', async (status) => {
    server.answer((_request, response) => response.writeHead(status).end());
    await expect(post()).resolves.toMatchObject({ status_code: status, error: null });
  });

  it('tells for how long the receiver asks to be left alone', async () => {
    server.answer((_request, response) => response.writeHead(429, { 'retry-after': '120' }).end());
    await expect(post()).resolves.toMatchObject({ status_code: 429, retry_after: '120' });
    server.answer((_request, response) => response.writeHead(503).end());
    await expect(post()).resolves.toMatchObject({ status_code: 503, retry_after: null });
  });

  it('follows no redirect', async () => {
    server.answer((_request, response) =>
      response.writeHead(307, { location: `${server.baseUrl}/elsewhere` }).end(),
    );
    await expect(post()).resolves.toMatchObject({ status_code: 307, error: null });
    expect(server.asked).toHaveLength(1);
  });

  it('gives up on a receiver that is slow to answer', async () => {
    server.answer(() => undefined);
    const result = await post({ timeoutMs: 150 });
    expect(result).toMatchObject({ status_code: null, error: 'No response within 0.15 s.' });
    expect(result.duration_ms).toBeGreaterThanOrEqual(145);
  });

  it('gives up on a name that is slow to resolve', async () => {
    const never = new Promise<never>(() => undefined);
    const result = await post({ url: 'https://hooks.example.com/', timeoutMs: 150, resolve: () => never });
    expect(result).toMatchObject({ status_code: null, error: 'No response within 0.15 s.' });
  });

  it('takes the status as the answer when the body never ends, and reads little of it', async () => {
    let written = 0;
    const closed = new Promise<void>((resolve) => {
      server.answer((_request, response) => {
        response.writeHead(200);
        const chunk = Buffer.alloc(16_384);
        const pump = setInterval(() => {
          written += chunk.length;
          response.write(chunk);
        }, 1);
        response.on('close', () => {
          clearInterval(pump);
          resolve();
        });
      });
    });
    await expect(post()).resolves.toMatchObject({ status_code: 200, error: null });
    await closed;
    expect(written).toBeLessThan(2_000_000);
  });

  it('takes the status as the answer when the body trickles, and does not wait for it', async () => {
    server.answer((_request, response) => void response.writeHead(200).write('o'));
    await expect(post({ timeoutMs: 3_600_000 })).resolves.toMatchObject({ status_code: 200, error: null });
  });

  it('says why there was no connection', async () => {
    await server.close();
    await expect(post()).resolves.toMatchObject({
      status_code: null,
      error: 'The request failed: ECONNREFUSED.',
    });
    const unknown: Resolve = () =>
      Promise.reject(Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' }));
    await expect(post({ url: 'https://hooks.example.com/', resolve: unknown })).resolves.toMatchObject({
      status_code: null,
      error: 'The request failed: ENOTFOUND.',
    });
  });

  it('says that the other side does not speak HTTP', async () => {
    const odd = createServer((socket) => socket.end('220 smtp ready\r\n')).listen(0, '127.0.0.1');
    await once(odd, 'listening');
    const { port } = odd.address() as AddressInfo;
    const result = await post({ url: `http://127.0.0.1:${port}/` });
    odd.close();
    expect(result).toMatchObject({ status_code: null, error: 'The request failed: HTTPParserError.' });
  });
});

describe('where an attempt may go', () => {
  it.each(['http://127.0.0.1', 'https://127.0.0.1', 'http://localhost', 'https://[::1]', 'https://10.0.0.1'])(
    'not to %s in production, and without touching the network',
    async (origin) => {
      const url = `${origin}:${server.port}/`;
      await expect(post({ url, allowLoopback: false })).resolves.toMatchObject({
        status_code: null,
        duration_ms: 0,
      });
      expect(server.asked).toHaveLength(0);
    },
  );

  it.each([
    ['10.0.0.1'],
    ['169.254.169.254'],
    ['fd00:ec2::254'],
    ['::ffff:127.0.0.1'],
    ['127.0.0.1'],
    ['8.8.8.8', '127.0.0.1'],
    [],
  ])('not to a name that resolves to %s %s', async (...addresses) => {
    const url = `https://hooks.example.com:${server.port}/`;
    await expect(
      post({ url, allowLoopback: false, resolve: resolveTo(...addresses) }),
    ).resolves.toMatchObject({
      status_code: null,
      error: 'The host does not resolve to public addresses only.',
    });
    expect(server.asked).toHaveLength(0);
  });

  it('to the address that was checked, whatever the name resolves to a moment later', async () => {
    const answers = ['127.0.0.1', '10.0.0.1'];
    const asked: string[] = [];
    const rebinding: Resolve = (host) => {
      asked.push(host);
      return resolveTo(answers.shift() ?? '')(host);
    };
    const url = `http://hooks.localhost:${server.port}/`;
    await expect(post({ url, resolve: rebinding })).resolves.toMatchObject({ status_code: 200, error: null });
    expect(asked).toEqual(['hooks.localhost']);
    expect(server.asked[0]?.headers.host).toBe(`hooks.localhost:${server.port}`);
    await expect(post({ url, resolve: rebinding })).resolves.toMatchObject({ status_code: null });
  });

  it('resolves by the system when nothing else is said', async () => {
    const url = `http://localhost:${server.port}/`;
    await expect(post({ url })).resolves.toMatchObject({ status_code: 200, error: null });
  });
});
