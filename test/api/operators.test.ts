/** The operators' interface without a Temporal: what it refuses, and that every answer is as its document has it. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { OPERATOR_ROUTES } from '../../src/bin/operator/api/routes.js';
import { openOperator, type Operator } from '../../src/bin/operator/open.js';
import { serveOperators } from '../../src/bin/operator/api/server.js';
import { formatTable } from '../../src/bin/operator/table.js';
import { listReplayable } from '../../src/db/retryable-work.js';
import { createOperatorKey } from '../../src/operations/operator/keys.js';
import { replay } from '../../src/operations/operator/replay.js';
import { childEnvironment, loadConfig } from '../../src/runtime/config.js';
import { freePort } from '../../src/runtime/embedded/ports.js';
import { createLogger } from '../../src/runtime/logger.js';
import { apiEnvironment, type Client, startApi, type TestApi } from '../support/api.js';
import { conformanceCheck } from '../support/conformance.js';
import { bothModes, member } from '../support/console.js';
import { makeOrder, setUp } from '../support/day.js';

let api: TestApi;
let listener: Awaited<ReturnType<typeof serveOperators>>;
let operator: Operator;
let base: string;
let operatorKey: string;
let courier: Client;
let other: Client;
const check = conformanceCheck('operator-openapi');

beforeAll(async () => {
  api = await startApi();
  const port = await freePort();
  base = `http://127.0.0.1:${port}/operator/v1`;
  const config = loadConfig({
    ...apiEnvironment(api.databaseUrl),
    LOG_LEVEL: 'fatal',
  });
  const at = { host: '127.0.0.1', port };
  listener = await serveOperators(config, api.foundation, createLogger('test', 'fatal'), at);
  operator = openOperator(config, 'test');
  [courier, other] = await Promise.all([api.client(), api.client()]);
  ({ key: operatorKey } = await createOperatorKey(operator.owner, 'Ana'));
});
afterAll(async () => {
  await operator.close();
  await listener.close();
  await api.close();
});

async function operate(method: string, path: string, body?: object, key: string | null = operatorKey) {
  const response = await fetch(`${base}${path}`, {
    method,
    headers: {
      ...(key === null ? {} : { authorization: `Bearer ${key}` }),
      'content-type': 'application/json',
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const answer = { status: response.status, headers: response.headers, body: (await response.json()) as any };
  check({ ...answer, method, path });
  return answer;
}

/** The operator's command as a process of its own. */
function commandIn(variables: Record<string, string>, ...args: string[]) {
  const program = path.join(import.meta.dirname, '../../dist/src/bin/waypost.js');
  const env = childEnvironment({ ...apiEnvironment(api.databaseUrl), LOG_LEVEL: 'fatal', ...variables });
  return new Promise<{ code: number; output: string; errors: string }>((resolve) => {
    execFile(process.execPath, [program, ...args], { env }, (error, output, errors) => {
      resolve({ code: error === null ? 0 : Number(error.code), output, errors });
    });
  });
}
const command = (...args: string[]) => commandIn({}, ...args);

const codeOf = (answer: { status: number; body: any }) => [answer.status, answer.body.error.code];

test('each call refuses whoever has no operator’s key, and an operator’s key opens nothing of a courier’s', async () => {
  const { live } = await bothModes(api);
  const { cookie } = await member(api, live);
  for (const { method, path } of OPERATOR_ROUTES) {
    const of = (key: string | null) =>
      operate(
        method.toUpperCase(),
        path.replace('{order_id}', 'ord_1'),
        method === 'post' ? {} : undefined,
        key,
      );
    expect(codeOf(await of(null))).toEqual([401, 'missing_key']);
    expect(codeOf(await of(courier.key))).toEqual([401, 'invalid_key']);
    expect(codeOf(await of(cookie))).toEqual([401, 'invalid_key']);
  }
  const withSession = await fetch(`${base}/attention`, { headers: { cookie } });
  expect(withSession.status).toBe(401);
  for (const path of ['/admin/v1/orders', '/sandbox/admin/v1/orders', '/console/session']) {
    const response = await fetch(`${api.origin}${path}`, {
      headers: { authorization: `Bearer ${operatorKey}` },
    });
    expect([401, 404]).toContain(response.status);
  }
});

test('a filter that names what is not there, or another courier’s, is refused, and not taken for nothing found', async () => {
  const { shipper } = await setUp(courier);
  const { id: order } = await makeOrder(courier, shipper);
  const { body: endpoint } = await courier.post('/webhook-endpoints', {
    url: 'http://127.0.0.1:9/',
    events: ['order.created'],
  });
  const refusals = async (path: string, body: object) => {
    const { status, body: answer } = await operate('POST', path, body);
    expect([status, answer.error.code]).toEqual([422, 'invalid_value']);
    return [answer.error.param, answer.error.message];
  };
  expect(await refusals('/retry-bookings', { courier: 'cou_none' })).toEqual([
    'courier',
    'There is no courier cou_none.',
  ]);
  expect(await refusals('/retry-bookings', { order: 'ord_none' })).toEqual([
    'order',
    'There is no order ord_none.',
  ]);
  expect(await refusals('/reread-replies', { order, courier: other.tenant.courier })).toEqual([
    'order',
    `The order ${order} is not of courier ${other.tenant.courier}, but of ${courier.tenant.courier}.`,
  ]);
  expect((await operate('POST', '/retry-bookings', { order, dry_run: true })).body).toMatchObject({
    found: 0,
  });
  await courier.patch(`/webhook-endpoints/${endpoint.id}`, { status: 'disabled' });
  expect(await refusals('/replay-deliveries', { endpoint: endpoint.id })).toEqual([
    'endpoint',
    expect.stringContaining('is disabled'),
  ]);
  await courier.delete(`/webhook-endpoints/${endpoint.id}`);
  expect(await refusals('/replay-deliveries', { endpoint: endpoint.id, dry_run: true })).toEqual([
    'endpoint',
    expect.stringContaining('is archived'),
  ]);
  const { body } = await operate('GET', '/attention?courier=cou_none');
  expect(body.error).toMatchObject({ code: 'invalid_value', param: 'courier' });
});

test('while Temporal is away that is said, and what needs none of it is done', async () => {
  const [attention, resumed, looked] = await Promise.all([
    operate('GET', '/attention'),
    operate('POST', '/resume-imports', {}),
    operate('GET', '/doctor'),
  ]);
  expect(codeOf(attention)).toEqual([503, 'unavailable']);
  expect(resumed.body).toMatchObject({ found: 0, done: 0, items: [] });
  const { findings } = looked.body;
  expect(findings.find(({ check: name }: any) => name === 'temporal')).toMatchObject({ status: 'failed' });
});

test('two who replay the same deliveries at once begin each once', async () => {
  const { shipper } = await setUp(other);
  await other.post('/webhook-endpoints', { url: 'http://127.0.0.1:9/', events: ['order.created'] });
  await makeOrder(other, shipper);
  await api.owner.query(`update webhook_deliveries set status = 'failed' where tenant_id = $1`, [
    other.tenant.id,
  ]);
  const seen = await listReplayable(operator.owner.db, 'deliveries', { courier: other.tenant.courier });
  expect(seen).toHaveLength(1);
  const both = await Promise.allSettled(
    ['Ana', 'Bo'].map((name) => replay(operator.source, 'deliveries', seen[0]!, { operator: name })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const { rows } = await api.owner.query(`select series from webhook_deliveries where tenant_id = $1`, [
    other.tenant.id,
  ]);
  expect(rows).toEqual([{ series: 2 }]);
  const { rows: audit } = await api.owner.query(
    `select actor from audit_log where action = 'webhooks.replay'`,
  );
  expect(audit).toHaveLength(1);
});

test('a bulk that breaks off says how far it got and why, ends with 2, and the same command goes on', async () => {
  const client = await api.client();
  const { shipper } = await setUp(client);
  await client.post('/webhook-endpoints', { url: 'http://127.0.0.1:9/', events: ['order.created'] });
  for (let made = 0; made < 3; made += 1) await makeOrder(client, shipper);
  await api.owner.query(`update webhook_deliveries set status = 'failed' where tenant_id = $1`, [
    client.tenant.id,
  ]);
  // As if the database was shut down under the third.
  await api.owner.query(`create function shut_down() returns trigger language plpgsql as $$ begin
    if (select count(*) from webhook_deliveries where tenant_id = new.tenant_id and series = 2) >= 2 then
      raise 'terminating connection due to administrator command' using errcode = '57P01';
    end if; return new; end $$`);
  await api.owner.query(`create trigger shut_down before update on webhook_deliveries
    for each row when (new.series = 2 and old.series = 1) execute function shut_down()`);
  const args = ['replay-deliveries', '--courier', client.tenant.courier];
  const half = await command(...args);
  expect(half.code).toBe(2);
  expect(half.output).toContain('2 of 3 begun again, 0 refused.');
  expect(half.errors).toContain('2 of 3, then broken off.');
  expect(half.errors).toContain('Broken off after 2 of 3: The database does not answer');
  expect(half.errors).toContain('the same command goes on with the rest');
  const none = await command(...args, '--json');
  expect([none.code, none.output]).toEqual([1, '']);
  await api.owner.query('drop trigger shut_down on webhook_deliveries');
  const rest = await command(...args, '--json');
  expect(rest.code).toBe(0);
  expect(JSON.parse(rest.output)).toMatchObject({ found: 1, done: 1, broken_off: null });
});

test('without Temporal an order’s story is what its rows tell; without a database it is said in plain words', async () => {
  const { shipper } = await setUp(courier);
  const { id } = await makeOrder(courier, shipper);
  const told = await command('order', id, '--json');
  expect(told.code).toBe(2);
  expect(JSON.parse(told.output)).toMatchObject({ id, workflows: null });
  expect(told.errors).toContain('waypost: Temporal does not answer at');
  const { status, body } = await operate('GET', `/orders/${id}`);
  expect([status, body.workflows]).toEqual([200, null]);
  const away = await commandIn({ DATABASE_URL: 'postgres://waypost@127.0.0.1:9/waypost' }, 'courier', 'list');
  expect([away.code, away.output]).toEqual([1, '']);
  expect(away.errors).toMatch(/^waypost: The database does not answer, or refuses: .*ECONNREFUSED/);
});

test('a table has what is too long for a column below its row', () => {
  const rows = [
    { order: 'ord_1', kind: 'unanswered', since: new Date('2026-03-10T09:00:00.123Z') },
    { order: null, kind: 'job_failed', since: null },
  ];
  expect(formatTable(rows, ['http://one', null]).split('\n')).toEqual([
    'order  kind        since',
    'ord_1  unanswered  2026-03-10T09:00:00Z',
    '  http://one',
    '–      job_failed  –',
  ]);
  expect(formatTable([], [])).toBe('(none)');
});
