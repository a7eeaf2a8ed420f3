/** Webhooks through a proxy: it is asked for the address that was checked, and for nothing that was refused. */
import { once } from 'node:events';
import http from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { postWebhook } from '../../../src/adapters/webhook-http/index.js';
import { type FakeServer, startFakeServer } from './fake-server.js';

let receiver: FakeServer;
let proxy: http.Server;
let asked: { authority: string | undefined; login: string | undefined }[];
let refuses = false;

beforeEach(async () => {
  receiver = await startFakeServer();
  receiver.answer((_request, response) => response.writeHead(200).end('ok'));
  asked = [];
  refuses = false;
  proxy = http.createServer();
  proxy.on('connect', (request, socket) => {
    asked.push({ authority: request.url, login: request.headers['proxy-authorization'] });
    if (refuses) {
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
      return;
    }
    const onward = connect(Number(new URL(receiver.baseUrl).port), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      onward.pipe(socket).pipe(onward);
    });
    for (const end of [socket, onward]) end.on('error', () => undefined);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
});
afterEach(async () => {
  proxy.closeAllConnections();
  proxy.close();
  await receiver.close();
});

const send = (url: string, address: string, allowLoopback: boolean) =>
  postWebhook({
    ...{ url, headers: { 'content-type': 'application/json' }, body: '{}', timeoutMs: 5_000, allowLoopback },
    proxy: new URL(`http://us%40er:pa%3Ass@127.0.0.1:${(proxy.address() as AddressInfo).port}`),
    resolve: () => Promise.resolve([{ address, family: 4 }]),
  });

test('the proxy is asked for the address that was checked, and the receiver gets the request', async () => {
  const { port } = new URL(receiver.baseUrl);
  const result = await send(`http://localhost:${port}/hooks`, '127.0.0.1', true);
  expect(result).toMatchObject({ status_code: 200, error: null });
  expect(asked).toEqual([
    { authority: `127.0.0.1:${port}`, login: `Basic ${Buffer.from('us@er:pa:ss').toString('base64')}` },
  ]);
  expect(receiver.asked[0]?.headers['host']).toBe(`localhost:${port}`);
});

test('a name that leads to a private address is refused before the proxy is asked', async () => {
  const result = await send('https://hooks.example.com/', '10.0.0.7', false);
  expect(result).toMatchObject({
    status_code: null,
    error: 'The host does not resolve to public addresses only.',
  });
  expect(asked).toEqual([]);
});

test('what the proxy refuses is said', async () => {
  refuses = true;
  const result = await send('https://hooks.example.com/', '93.184.216.34', false);
  expect(result).toMatchObject({ status_code: null, error: 'The proxy refused the connection: 403.' });
  expect(asked.map(({ authority }) => authority)).toEqual(['93.184.216.34:443']);
});
