import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startOwnHostProxy } from '../src/own-host-proxy.js';
import { freePort } from '../src/ports.js';

const behind = createServer((incoming, answer) => {
  incoming.pipe(answer.writeHead(200, { 'x-asked': `${incoming.method} ${incoming.url}` }));
});
let port: number;
let close: () => void;

beforeAll(async () => {
  behind.listen(0, '127.0.0.1');
  await once(behind, 'listening');
  port = await freePort();
  // The address of a listening TCP server is never a string or null.
  close = await startOwnHostProxy(port, { host: '127.0.0.1', port: (behind.address() as AddressInfo).port });
});
afterAll(() => {
  close();
  behind.close();
});

async function ask(host: string): Promise<{ status: number | undefined; asked: unknown; body: string }> {
  const call = request({ port, host: '127.0.0.1', method: 'POST', path: '/api/v1?a=b', headers: { host } });
  call.end('what was sent');
  const [answer] = await once(call, 'response');
  let body = '';
  for await (const chunk of answer) body += String(chunk);
  return { status: answer.statusCode, asked: answer.headers['x-asked'], body };
}

test.each([
  'localhost',
  'localhost:8233',
  '127.0.0.1:8233',
  '127.1.2.3',
  '[::1]:8233',
  'LOCALHOST',
  'ui.localhost',
])('a request to %s passes whole', async (host) => {
  expect(await ask(host)).toEqual({ status: 200, asked: 'POST /api/v1?a=b', body: 'what was sent' });
});

test.each([
  'evil.example',
  'evil.example:8233',
  '127.0.0.1.evil.example',
  'localhost.evil.example',
  '10.0.0.1',
  '@',
  'localhost@evil.example',
])('a request to "%s" gets nothing of what is behind', async (host) => {
  expect(await ask(host)).toMatchObject({ status: 421, asked: undefined });
});

test('what is not there is a bad gateway', async () => {
  const lonely = await freePort();
  const end = await startOwnHostProxy(lonely, { host: '127.0.0.1', port: await freePort() });
  expect((await fetch(`http://localhost:${lonely}/`)).status).toBe(502);
  end();
});
