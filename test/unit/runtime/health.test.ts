/** The health page answers whatever is away: failing and silent checks, figures that cannot be read. */
import type { Server } from 'node:http';
import { freePort } from '@waypost/dev-servers/ports';
import { createReadiness, serveHealth } from '../../../src/runtime/health.js';
import { createLogger } from '../../../src/runtime/logger.js';
import { gauge } from '../../../src/runtime/metrics.js';

const logger = createLogger('test', 'silent');
const silent = () => new Promise(() => undefined);
let away: 'nothing' | 'all' = 'nothing';
let server: Server;
let port: number;

beforeAll(async () => {
  port = await freePort();
  gauge('waypost_outbox_unsent_rows', () => failing(Promise.resolve(7)), logger);
  // Each question is a new one here.
  server = await serveHealth({ port, host: '127.0.0.1' }, () =>
    createReadiness({
      database: () => failing(Promise.resolve()),
      temporal: () => (away === 'all' ? silent() : Promise.resolve()),
    })(),
  );
});
afterAll(() => {
  server.close();
});

const failing = <Value>(value: Promise<Value>) =>
  away === 'all' ? Promise.reject(new Error('connection refused')) : value;
const get = async (page: string) => {
  const response = await fetch(`http://127.0.0.1:${port}${page}`);
  return { status: response.status, text: await response.text() };
};

test('says what is away and why, also of what is silent, and when it is back', async () => {
  expect(await get('/readyz')).toEqual({ status: 200, text: '{"status":"ready"}' });
  away = 'all';
  const page = await get('/readyz');
  expect([page.status, JSON.parse(page.text)]).toEqual([
    503,
    {
      status: 'not ready',
      reasons: { database: 'connection refused', temporal: expect.stringMatching(/^no answer within/) },
    },
  ]);
  expect((await get('/healthz')).status).toBe(200);
  away = 'nothing';
  expect((await get('/readyz')).status).toBe(200);
});

test('a figure that cannot be read is left out, the others are there', async () => {
  expect((await get('/metrics')).text).toMatch(/^waypost_outbox_unsent_rows 7$/m);
  away = 'all';
  const page = await get('/metrics');
  expect(page.status).toBe(200);
  expect(page.text).not.toMatch(/^waypost_outbox_unsent_rows/m);
  expect(page.text).toMatch(/^process_resident_memory_bytes \d/m);
  away = 'nothing';
  expect((await get('/metrics')).text).toMatch(/^waypost_outbox_unsent_rows 7$/m);
});

test('those who ask at once share one check', async () => {
  let checks = 0;
  const ready = createReadiness({ database: () => Promise.resolve((checks += 1)) });
  expect(await Promise.all([ready(), ready(), ready()])).toEqual([null, null, null]);
  expect(checks).toBe(1);
});
