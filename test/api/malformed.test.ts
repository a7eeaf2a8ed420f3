/** What is no HTTP request, sent over raw sockets: the envelope and a request id, whatever arrives; and the end. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import express, { type NextFunction, type Request, type Response } from 'express';
import { createHttpServer } from '../../src/api/http-server.js';
import { asAppError } from '../../src/api/pipeline/errors.js';
import { ERRORS, type ErrorCode } from '../../src/domain/errors.js';
import { type Client, startApi, type TestApi } from '../support/api.js';

let api: TestApi;
let client: Client;

beforeAll(async () => {
  api = await startApi();
  client = await api.client();
});
afterAll(() => api.close());

/** Everything that the server says to these bytes until it hangs up. */
async function exchange(bytes: string | Buffer, port = Number(new URL(api.origin).port)): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let said = '';
  socket.on('data', (chunk) => (said += chunk.toString()));
  socket.on('error', () => undefined);
  socket.write(bytes);
  await once(socket, 'close');
  return said;
}

function expectRefusal(said: string, code: ErrorCode): void {
  const [head = '', body = ''] = said.split('\r\n\r\n');
  const { status, meaning } = ERRORS[code];
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(head).toMatch(/^Content-Type: application\/json; charset=utf-8\r$/m);
  expect(head).toMatch(/^Connection: close/m);
  const requestId = /^Request-Id: (rqs_\w{26})\r$/m.exec(head)?.[1];
  expect(JSON.parse(body)).toEqual({
    error: {
      code,
      message: expect.stringMatching(code === 'invalid_request' ? /\.$/ : meaning),
      param: '',
      request_id: requestId,
    },
  });
}

const REQUEST = 'GET /sandbox/admin/v1/orders HTTP/1.1\r\nHost: x\r\n';

test.each<[string, string | Buffer, ErrorCode]>([
  ['no HTTP', 'hello\r\n\r\n', 'invalid_request'],
  ['an unknown method', 'BREW / HTTP/1.1\r\nHost: x\r\n\r\n', 'invalid_request'],
  ['another version', 'GET / HTTP/9.9\r\nHost: x\r\n\r\n', 'invalid_request'],
  ['a space in the path', 'GET /a b HTTP/1.1\r\nHost: x\r\n\r\n', 'invalid_request'],
  ['a NUL in the path', 'GET /a\0b HTTP/1.1\r\nHost: x\r\n\r\n', 'invalid_request'],
  ['TLS', Buffer.from('16030100c8010000c40303', 'hex'), 'invalid_request'],
  ['no Host', 'GET / HTTP/1.1\r\n\r\n', 'invalid_request'],
  ['a header without a name', `${REQUEST}: x\r\n\r\n`, 'invalid_request'],
  ['a NUL in a header', `${REQUEST}X-A: a\0b\r\n\r\n`, 'invalid_request'],
  ['an invalid length', `${REQUEST}Content-Length: many\r\n\r\n`, 'invalid_request'],
  ['two lengths', `${REQUEST}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`, 'invalid_request'],
  [
    'a length beside chunks',
    `${REQUEST}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n`,
    'invalid_request',
  ],
  ['large headers', `${REQUEST}X-A: ${'x'.repeat(20_000)}\r\n\r\n`, 'headers_too_large'],
  ['a long path', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 'headers_too_large'],
])('%s', async (_case, bytes, code) => {
  expectRefusal(await exchange(bytes), code);
});

test('broken chunks of a body that is being read', async () => {
  const head = `POST /sandbox/admin/v1/orders HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${client.key}\r\n`;
  const said = await exchange(
    `${head}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`,
  );
  expectRefusal(said, 'invalid_request');
});

test('bytes behind an answered request do not spoil its answer', async () => {
  const said = await exchange(`${REQUEST}Authorization: Bearer ${client.key}\r\n\r\nrubbish\r\n\r\n`);
  expectRefusal(said.slice(said.lastIndexOf('HTTP/1.1')), 'invalid_request');
});

test('an expectation that is not known is ignored', async () => {
  const said = await exchange(`${REQUEST}Expect: miracles\r\nConnection: close\r\n\r\n`);
  expect(said).toMatch(/^HTTP\/1.1 401 /);
});

test('a client that leaves in the middle of its body is no failure of ours', async () => {
  const app = express();
  app.use(async (request) => {
    for await (const _chunk of request);
  });
  const failed = new Promise((resolve) => {
    app.use((error: unknown, _request: Request, _response: Response, _next: NextFunction) => resolve(error));
  });
  const server = createHttpServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{');
  await once(server, 'request');
  socket.destroy();
  expect(asAppError(await failed)).toMatchObject({ code: 'invalid_request', status: 400 });
  await new Promise((resolve) => server.close(resolve));
});

describe('a slow client', () => {
  let server: Server;
  beforeAll(async () => {
    const limits = { headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 50 };
    const silent = express().use(() => undefined);
    server = createHttpServer(silent, limits).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  test.each([
    ['with its headers', 'GET / HTTP/1.1\r\nHost: x\r\nX-'],
    ['with its body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{'],
  ])('%s is 408', async (_case, bytes) => {
    expectRefusal(await exchange(bytes, (server.address() as AddressInfo).port), 'request_timeout');
  });
});

test('after all of this the server answers', async () => {
  expect((await client.get('/orders')).status).toBe(200);
});
