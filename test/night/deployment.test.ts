/**
 * The commands of the deployment, as docker-compose.yml gives them to separate processes: two APIs, a relay and a
 * worker for each queue, configured by the environment alone. And what each says when a secret is missing.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { createClient, type Resources, unwrap, type WaypostClient } from '@waypost/client';
import type { TaskQueue } from '../../src/contracts/workflows.js';
import { freePort } from '@waypost/dev-servers/ports';
import { type Role, secretsOf } from '../../src/runtime/role-secrets.js';
import { orderBody } from '../support/day.js';
import { eventually } from '../support/deployment.js';
import { npmRun, processesOf, signalGroup, type Started } from '../support/npm-start.js';

const QUEUES = ['main', 'solver', 'webhooks'] as const;

const home = mkdtempSync(path.join(tmpdir(), 'waypost-deployment-'));
const database = `waypost_deployment_${randomUUID().replaceAll('-', '')}`;
const server = new URL(process.env['TEST_DATABASE_URL'] ?? 'postgres://missing');
const databaseUrl = Object.assign(new URL(server), { pathname: `/${database}` }).href;
const variables = {
  WAYPOST_HOME: home,
  TEMPORAL_ADDRESS: process.env['TEST_TEMPORAL_ADDRESS'] ?? '',
  TEMPORAL_NAMESPACE: `test-${randomUUID()}`,
  HOST: '127.0.0.1',
};
/** What compose and chart give each process, of all that is secret, is what it gets here. */
const secrets: Record<string, string> = {
  WAYPOST_MASTER_KEYS: Buffer.alloc(32, 1).toString('base64'),
  WAYPOST_KEY_PEPPER: Buffer.alloc(32, 2).toString('base64'),
};
function environmentOf(role: Role, queues: readonly TaskQueue[] = []): Record<string, string> {
  const own = secretsOf(role, queues);
  const given = Object.entries(secrets).filter(([name]) => own.has(name));
  return { ...variables, DATABASE_URL: databaseUrl, ...Object.fromEntries(given) };
}
/** Port of each process: the APIs' own, the others' health pages. */
const ports = new Map<string, number>();
const started: Started[] = [];
let key: string;

beforeAll(async () => {
  await asAdmin(`create database ${database}`);
  await finished(npmRun(['run', 'build'], variables));
  await finished(npmRun(['run', 'start:migrate'], environmentOf('migrate')));
  for (const name of ['api 1', 'api 2']) await startProcess(name, 'PORT', 'api');
  await startProcess('relay', 'WAYPOST_HEALTH_PORT', 'relay');
  for (const queue of QUEUES) {
    await startProcess(`worker ${queue}`, 'WAYPOST_HEALTH_PORT', 'worker', queue);
  }
  const courier = await waypost('courier', 'create', '--name', 'Deployed Couriers', '--plan', 'pro');
  [{ key }] = await Promise.all([
    waypost('key', 'create', '--courier', courier.id, '--mode', 'sandbox'),
    waypost('demo-data', '--courier', courier.id, '--mode', 'sandbox'),
  ]);
});
afterAll(async () => {
  for (const each of started) signalGroup(each, 'SIGKILL');
  await asAdmin(`drop database if exists ${database} with (force)`);
  rmSync(home, { recursive: true, force: true });
});

async function asAdmin(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server.href });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function startProcess(
  name: string,
  portVariable: string,
  role: 'api' | 'relay' | 'worker',
  queue?: (typeof QUEUES)[number],
): Promise<void> {
  const port = await freePort();
  ports.set(name, port);
  const environment = queue ? { ...environmentOf(role, [queue]), WORKER_QUEUES: queue } : environmentOf(role);
  started.push(npmRun(['run', `start:${role}`], { ...environment, [portVariable]: String(port) }));
}

/** The output of a command that must end well. */
async function finished(command: Started): Promise<string> {
  if ((await command.exited) !== 0) throw new Error(command.output());
  return command.output();
}

async function get(name: string, page: string): Promise<{ status: number; text: string }> {
  const response = await fetch(`http://127.0.0.1:${ports.get(name)}${page}`);
  return { status: response.status, text: await response.text() };
}

/** A client of one of the two APIs. */
function clientOf(api: 1 | 2): WaypostClient {
  return createClient({ baseUrl: `http://127.0.0.1:${ports.get(`api ${api}`)}/sandbox/admin/v1`, key });
}

async function waypost(...args: string[]): Promise<any> {
  const { output, exited } = npmRun(
    ['run', '--silent', 'waypost', '--', ...args, '--json'],
    environmentOf('operator'),
  );
  if ((await exited) !== 0) throw new Error(output());
  return JSON.parse(output());
}

test('every process becomes ready, and says how it is', async () => {
  for (const name of ports.keys()) {
    await eventually(`${name} is ready`, async () => {
      const page = await get(name, '/readyz').catch(() => undefined);
      return page?.status === 200;
    });
    expect((await get(name, '/healthz')).text).toBe('{"status":"ok"}');
  }
  expect((await get('relay', '/metrics')).text).toContain('process_resident_memory_bytes');
});

test('an order goes through all of them', async () => {
  const [one, two] = [clientOf(1), clientOf(2)];
  const endpoint = await unwrap(
    one.POST('/webhook-endpoints', {
      body: { url: 'https://receiver.invalid/', events: ['order.created'] },
    }),
  );
  const shippers = await unwrap(one.GET('/shippers'));
  const { id } = await unwrap(one.POST('/orders', { body: orderBody(shippers.data[0]?.id ?? '') }));
  const params = { path: { order_id: id } };
  const until = (status: Resources['Order']['status']) =>
    eventually(`the order is ${status}`, async () => {
      const order = await unwrap(one.GET('/orders/{order_id}', { params }));
      return order.status === status && order;
    });

  // What one API writes the other one reads; relay and main worker ask the recipient.
  const pieces = await unwrap(two.GET('/orders/{order_id}/pieces', { params }));
  const scans = pieces.data.map(({ barcode }) => ({ barcode, type: 'depot_in' as const }));
  expect((await unwrap(two.POST('/scans', { body: { scans } }))).orders_completed).toEqual([id]);
  await until('awaiting_reply');
  await unwrap(
    two.POST('/sandbox/replies', { body: { order: id, channel: 'sms', text: 'Option 1 please' } }),
  );
  const { slot, depot } = await until('booked');

  // The solver's worker plans the day.
  const day = { date: slot?.date ?? '', depot: depot ?? '' };
  const job = await unwrap(two.POST('/routes/optimise', { body: day }));
  const done = await eventually('the job has succeeded', async () => {
    const now = await unwrap(one.GET('/jobs/{job_id}', { params: { path: { job_id: job.id } } }));
    return now.status === 'succeeded' && now;
  });
  expect(done.result).toMatchObject({ routes: [{ stops: [{ order: id }] }] });
  await until('planned');

  // Its secret was opened, and what it signed was sent, to nobody.
  const path = { endpoint_id: endpoint.id };
  await eventually('a delivery was attempted', async () => {
    const { data } = await unwrap(
      one.GET('/webhook-endpoints/{endpoint_id}/deliveries', { params: { path } }),
    );
    return data.some(({ attempts }) => attempts.length > 0);
  });
});

test('an address on this machine is no webhook endpoint outside development', async () => {
  const made = clientOf(1).POST('/webhook-endpoints', {
    body: { url: 'http://127.0.0.1:9/hooks', events: ['order.created'] },
  });
  await expect(unwrap(made)).rejects.toMatchObject({ status: 422, code: 'invalid_value', param: 'url' });
});

test('each ends in good order when it is asked to', async () => {
  for (const each of started) each.npm.kill('SIGTERM');
  await Promise.all(started.map(({ exited }) => exited));
  for (const { output } of started) expect(output()).toContain('"msg":"bye"');
  expect(processesOf(home)).toEqual([]);
});

test('without a required variable each names it, prints no secret, and fails', async () => {
  const cases = [
    ['start:api', 'WAYPOST_KEY_PEPPER'],
    ['start:relay', 'TEMPORAL_ADDRESS'],
    ['start:worker', 'WAYPOST_MASTER_KEYS'],
    ['start:migrate', 'DATABASE_URL'],
  ] as const;
  await Promise.all(
    cases.map(async ([script, missing]) => {
      const refused = npmRun(['run', script], { ...environmentOf('operator'), [missing]: '' });
      expect(await refused.exited).not.toBe(0);
      expect(refused.output()).toContain(`The configuration is invalid:\n  - ${missing}: is not set`);
      expect(refused.output()).not.toContain('    at ');
      for (const secret of Object.values(secrets)) expect(refused.output()).not.toContain(secret);
    }),
  );
});
