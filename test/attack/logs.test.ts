/** The most talkative log says nothing that lets its reader act as somebody else. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHttpServer } from '../../src/api/http-server.js';
import { createApi } from '../../src/bin/composition.js';
import { loadConfig } from '../../src/runtime/config.js';
import { createLogger } from '../../src/runtime/logger.js';
import { apiEnvironment, useApi } from '../support/api.js';

const api = useApi();
const lines: string[] = [];
let server: Server;
let origin: string;

beforeAll(async () => {
  const logger = createLogger('test', 'debug', { write: (line) => void lines.push(line) });
  const config = loadConfig('api', apiEnvironment(api.databaseUrl));
  server = createHttpServer(createApi(config, logger, api.foundation).app);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('a request is logged by its route, without the tokens of its path and query', async () => {
  const paths = [
    '/t/TOKEN',
    '/b/TOKEN',
    '/console/sign-in/TOKEN',
    '/portal?id=usr_1&signature=TOKEN',
    '/driver?id=drv_1&signature=TOKEN',
    '/nothing/TOKEN',
  ];
  for (const path of paths) await (await fetch(origin + path, { redirect: 'manual' })).text();
  const client = await api.client();
  const headers = { authorization: `Bearer ${client.key}` };
  await (await fetch(`${origin}/sandbox/admin/v1/orders/ord_TOKEN`, { headers })).text();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(lines).toHaveLength(paths.length + 1);
  expect(lines.join('')).not.toContain('TOKEN');
  const routes = lines.map((line) => (JSON.parse(line) as { route?: string }).route);
  expect(routes).toEqual(
    expect.arrayContaining(['/t/:token', '/console/sign-in/:token', '/orders/{order_id}']),
  );
});

test('a refused request is logged with its code, parameter, key and request id, whatever the level', async () => {
  const written: string[] = [];
  const logger = createLogger('test', 'info', { write: (line) => void written.push(line) });
  const config = loadConfig('api', apiEnvironment(api.databaseUrl));
  const quiet = createHttpServer(createApi(config, logger, api.foundation).app);
  quiet.listen(0, '127.0.0.1');
  await once(quiet, 'listening');
  const client = await api.client();
  const at = `http://127.0.0.1:${(quiet.address() as AddressInfo).port}/sandbox/admin/v1`;
  const headers = { authorization: `Bearer ${client.key}` };
  const refused = await fetch(`${at}/orders?limit=0`, { headers });
  await fetch(`${at}/orders`, { headers });
  await new Promise((resolve) => setTimeout(resolve, 100));
  quiet.closeAllConnections();
  quiet.close();
  expect(written.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({
      ...{ route: '/orders', status: 422, code: 'invalid_value', param: 'limit' },
      key_id: expect.stringMatching(/^key_/),
      request_id: refused.headers.get('request-id'),
    }),
  ]);
});
