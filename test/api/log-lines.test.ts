/** What the log says of refused requests: the pattern of their path, never the path, which may hold a secret. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHttpServer } from '../../src/api/http-server.js';
import { createApi } from '../../src/bin/composition.js';
import { loadConfig } from '../../src/runtime/config.js';
import { createLogger } from '../../src/runtime/logger.js';
import { apiEnvironment, closeServer, useApi } from '../support/api.js';
import { bothModes, member } from '../support/console.js';

const api = useApi();
const lines: { msg: string; route?: string; status: number; code: string }[] = [];
let server: Server;
let origin: string;

beforeAll(async () => {
  const logger = createLogger('test', 'info', { write: (line: string) => void lines.push(JSON.parse(line)) });
  server = createHttpServer(
    createApi(loadConfig('api', apiEnvironment(api.databaseUrl)), logger, api.foundation).app,
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => closeServer(server));

/** Returns what the log says of a request, once it was answered. */
async function lineOf(path: string, headers: Record<string, string> = {}, method = 'GET') {
  lines.length = 0;
  await (await fetch(origin + path, { method, headers })).text();
  while (lines.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  return lines.map(({ route, status, code }) => [route, status, code]);
}

test('a refused request is logged by the pattern of its path, wherever it was refused', async () => {
  const { live } = await bothModes(api);
  const { cookie } = await member(api, live);
  const console = '/console/admin/v1';
  expect(await lineOf(`${console}/orders/ord_none`)).toEqual([['/orders/{order_id}', 401, 'signed_out']]);
  expect(await lineOf(`${console}/orders/ord_none`, { cookie })).toEqual([
    ['/orders/{order_id}', 404, 'not_found'],
  ]);
  expect(await lineOf(`${console}/orders/import`, { cookie }, 'POST')).toEqual([
    ['/orders/import', 403, 'csrf'],
  ]);
  expect(await lineOf(`${console}/nothing/here`, { cookie })).toEqual([[undefined, 404, 'unknown_route']]);
  expect(await lineOf('/admin/v1/orders/ord_none')).toEqual([['/orders/{order_id}', 401, 'missing_key']]);
});
