/**
 * Relay and worker, each reached through ways that are cut: what they say of themselves while PostgreSQL or Temporal is
 * away, that being asked for figures ends nobody, and that they do their work again afterwards. And that each serves
 * the figures that it should.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { childEnvironment } from '../../src/runtime/config.js';
import { METRICS } from '../../src/runtime/metrics.js';
import { freePort } from '@waypost/dev-servers/ports';
import { apiEnvironment } from '../support/api.js';
import { type SeverableProxy, severableProxyTo } from '../support/severable-proxy.js';
import { eventually } from '../support/deployment.js';
import { overTcp, testDatabase, type TestDatabase } from '../support/postgres.js';
import { testTemporal } from '../support/temporal.js';

const ROOT = path.join(import.meta.dirname, '../..');
const PROGRAMS = ['relay', 'worker', 'api'] as const;
type Program = (typeof PROGRAMS)[number];

let database: TestDatabase;
let temporal: Awaited<ReturnType<typeof testTemporal>>;
const ways = {} as Record<'database' | 'temporal', SeverableProxy>;
const running = new Map<Program, { child: ChildProcess; port: number; health: number }>();

beforeAll(async () => {
  [database, temporal] = await Promise.all([testDatabase(), testTemporal()]);
  ways.database = await severableProxyTo(Number(new URL(database.url).port));
  ways.temporal = await severableProxyTo(Number(temporal.address.split(':')[1]));
  const databaseUrl = overTcp(database.url, String(ways.database.port));
  for (const name of PROGRAMS) {
    const health = await freePort();
    const port = name === 'api' ? await freePort() : health;
    const child = spawn(process.execPath, [path.join(ROOT, `dist/src/bin/${name}.js`)], {
      cwd: ROOT,
      env: childEnvironment({
        ...apiEnvironment(databaseUrl),
        TEMPORAL_ADDRESS: `127.0.0.1:${ways.temporal.port}`,
        TEMPORAL_NAMESPACE: temporal.namespace,
        WAYPOST_HOME: process.env['TEST_HOME'] ?? path.join(tmpdir(), 'waypost-test'),
        PORT: String(port),
        WAYPOST_HEALTH_PORT: String(health),
        HOST: '127.0.0.1',
        LOG_LEVEL: 'silent',
      }),
      stdio: ['ignore', 'inherit', 'inherit', 'ignore'],
    });
    running.set(name, { child, port, health });
  }
  await say('ready', PROGRAMS);
});
afterAll(async () => {
  for (const { child } of running.values()) child.kill('SIGKILL');
  await Promise.all(Object.values(ways).map((way) => way.cut()));
  await temporal.close();
  await database.drop();
});

async function page(name: Program, at: string): Promise<{ status: number; text: string } | undefined> {
  const response = await fetch(`http://127.0.0.1:${running.get(name)?.port}${at}`).catch(() => undefined);
  return response && { status: response.status, text: await response.text() };
}

/** Waits until each of them says so. */
async function say(what: 'ready' | 'not ready', names: readonly Program[]): Promise<void> {
  for (const name of names) {
    await eventually(`${name} is ${what}`, async () => {
      const { status, text } = (await page(name, '/readyz')) ?? { status: 0, text: '{}' };
      return (status === 200 || status === 503) && JSON.parse(text).status === what;
    });
  }
}

const alive = () => [...running.values()].map(({ child }) => child.exitCode ?? child.signalCode ?? 'running');

test.each(['database', 'temporal'] as const)(
  'without the %s: not ready, asked for figures, ready again',
  async (server) => {
    const needing = PROGRAMS.filter((name) => name !== 'api' || server === 'database');
    await ways[server].cut();
    await say('not ready', needing);
    for (const name of ['relay', 'worker'] as const) {
      expect(JSON.parse((await page(name, '/readyz'))?.text ?? '').reasons).toHaveProperty(server);
      const figures = await page(name, '/metrics');
      expect(figures?.status).toBe(200);
      expect(figures?.text).toContain('process_resident_memory_bytes');
    }
    expect(alive()).toEqual(['running', 'running', 'running']);
    await ways[server].mend();
    await say('ready', PROGRAMS);
    expect((await page('relay', '/metrics'))?.text).toMatch(/^waypost_outbox_unsent_rows 0$/m);
  },
);

test.each(PROGRAMS)('%s serves the figures of the catalogue, on its own port alone', async (name) => {
  const expected = Object.entries(METRICS)
    .filter(([, { of }]) => (of as readonly Program[]).includes(name))
    .map(([metric]) => metric);
  const { health } = running.get(name) ?? {};
  const text = await (await fetch(`http://127.0.0.1:${health}/metrics`)).text();
  const served = [...text.matchAll(/^# TYPE (\w+) /gm)].map(([, metric]) => metric ?? '');
  expect(served.filter((metric) => metric.startsWith('waypost_')).toSorted()).toEqual(expected.toSorted());
  expect(new Set(served).size).toBe(served.length);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
  expect(text).toMatch(/^waypost_build_info\{version="[^"]+",build_id="[^"]+"\} 1$/m);
  expect(text).toMatch(/^waypost_database_pool_limit\{role="waypost_(app|system)"\} [1-9]/m);
  if (name === 'relay') {
    expect(text).toMatch(/^waypost_outbox_oldest_unsent_seconds 0$/m);
    expect(text).toMatch(/^waypost_messages\{mode="live",channel="sms",status="unknown"\} 0$/m);
    expect(text).toMatch(/^waypost_bookings\{mode="live",how="reply"\} 0$/m);
    expect(text).toMatch(/^waypost_task_queue_pollers\{queue="main",type="workflow"\} 1$/m);
    expect(text).toMatch(/^waypost_oldest_snapshot_seconds \d/m);
  }
  if (name === 'worker') {
    expect(text).toMatch(/^temporal_worker_start_total\{.*task_queue="main"/m);
  }
  if (name === 'api') {
    expect((await page('api', '/metrics'))?.status).toBe(404);
    expect(text).toMatch(/^waypost_http_request_duration_seconds_count\{method="GET",status="2xx"\} [1-9]/m);
  }
});
