/**
 * The operator's command: what it refuses, what it prints, also without Temporal, and with which exit status it ends.
 */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { findAttention } from '../../src/bin/operator/attention.js';
import { openOperatorContext, type OperatorContext } from '../../src/bin/operator/context.js';
import { retryAll, type RetryOptions } from '../../src/bin/operator/retry.js';
import { formatTable } from '../../src/bin/operator/table.js';
import { listRetryableWork, type RetryableKind } from '../../src/operator/retryable-work.js';
import { retry } from '../../src/operator/retry.js';
import { childEnvironment, loadConfig } from '../../src/runtime/config.js';
import { apiEnvironment, type Client, startApi, type TestApi } from '../support/api.js';
import { makeOrder, setUp } from '../support/day.js';
import { type CommandResult, runCommand } from '../support/operator-command.js';

let api: TestApi;
let operator: OperatorContext;
let courier: Client;
let other: Client;

beforeAll(async () => {
  api = await startApi();
  const config = loadConfig('operator', {
    ...apiEnvironment(api.databaseUrl),
    LOG_LEVEL: 'fatal',
  });
  operator = openOperatorContext(config, 'test');
  [courier, other] = await Promise.all([api.client(), api.client()]);
});
afterAll(async () => {
  await operator.close();
  await api.close();
});

const environment = (variables: Record<string, string> = {}) =>
  childEnvironment({ ...apiEnvironment(api.databaseUrl), LOG_LEVEL: 'fatal', ...variables });
const command = (...args: string[]) => runCommand(args, environment());
/** The operator's command as a process of its own. */
function program(...args: string[]): Promise<CommandResult> {
  const file = path.join(import.meta.dirname, '../../dist/src/bin/waypost.js');
  return new Promise((resolve) => {
    execFile(process.execPath, [file, ...args], { env: environment() }, (error, output, errors) => {
      resolve({ code: error === null ? 0 : Number(error.code), output, errors });
    });
  });
}

test('a filter that names what is not there, or another courier’s, is refused, and not taken for nothing found', async () => {
  const { shipper } = await setUp(courier);
  const { id: order } = await makeOrder(courier, shipper);
  const { body: endpoint } = await courier.post('/webhook-endpoints', {
    url: 'http://127.0.0.1:9/',
    events: ['order.created'],
  });
  const replaying = (kind: RetryableKind, filter: Partial<RetryOptions>) =>
    retryAll(operator, kind, { operator: 'Ana', ...filter });
  const refused = (param: string, message: unknown) => ({ code: 'invalid_value', param, message });
  await expect(replaying('bookings', { courier: 'cou_none' })).rejects.toMatchObject(
    refused('courier', 'There is no courier cou_none.'),
  );
  await expect(replaying('bookings', { order: 'ord_none' })).rejects.toMatchObject(
    refused('order', 'There is no order ord_none.'),
  );
  await expect(replaying('replies', { order, courier: other.tenant.courier })).rejects.toMatchObject(
    refused(
      'order',
      `The order ${order} belongs to courier ${courier.tenant.courier}, not ${other.tenant.courier}.`,
    ),
  );
  expect(await replaying('bookings', { order, dryRun: true })).toMatchObject({ found: 0 });
  await courier.patch(`/webhook-endpoints/${endpoint.id}`, { status: 'disabled' });
  await expect(replaying('deliveries', { endpoint: endpoint.id })).rejects.toMatchObject(
    refused('endpoint', expect.stringContaining('is disabled')),
  );
  await courier.delete(`/webhook-endpoints/${endpoint.id}`);
  await expect(replaying('deliveries', { endpoint: endpoint.id, dryRun: true })).rejects.toMatchObject(
    refused('endpoint', expect.stringContaining('is archived')),
  );
  await expect(findAttention(operator, { courier: 'cou_none' })).rejects.toThrow(
    'There is no courier cou_none.',
  );
});

test('a word in place of an order is not taken for one that is gone', async () => {
  const { code, errors } = await program('order', 'list');
  expect(code).toBe(1);
  expect(errors).toMatch(/^waypost: list is not an order ID: order IDs begin with ord_\. The console \(/);
  for (const instead of ['/console/orders', 'GET /orders', '`waypost attention`']) {
    expect(errors).toContain(instead);
  }
});

test('while Temporal is away that is said, and what needs none of it is done', async () => {
  const { shipper } = await setUp(courier);
  const { id } = await makeOrder(courier, shipper);
  // Each asks for Temporal for five seconds.
  const [attention, resumed, looked, told] = await Promise.all([
    program('attention', '--json'),
    program('resume-imports', '--json'),
    program('doctor', '--json'),
    program('order', id, '--json'),
  ]);
  expect([attention.code, attention.output]).toEqual([1, '']);
  expect(attention.errors).toContain('waypost: Temporal does not respond at');
  expect(resumed.code).toBe(0);
  expect(JSON.parse(resumed.output)).toMatchObject({ found: 0, done: 0, items: [] });
  expect(looked.code).toBe(1);
  const { ok, findings } = JSON.parse(looked.output);
  expect(ok).toBe(false);
  expect(findings.find(({ check: name }: any) => name === 'temporal')).toMatchObject({ status: 'failed' });
  // An order's story is what its rows tell.
  expect(told.code).toBe(2);
  expect(JSON.parse(told.output)).toMatchObject({ id, workflows: null });
  expect(told.errors).toContain('waypost: Temporal does not respond at');
});

test('two who replay the same deliveries at once retry each once', async () => {
  const { shipper } = await setUp(other);
  await other.post('/webhook-endpoints', { url: 'http://127.0.0.1:9/', events: ['order.created'] });
  await makeOrder(other, shipper);
  await api.owner.query(`update webhook_deliveries set status = 'failed' where tenant_id = $1`, [
    other.tenant.id,
  ]);
  const seen = await listRetryableWork(operator.owner.db, 'deliveries', { courier: other.tenant.courier });
  expect(seen).toHaveLength(1);
  const both = await Promise.allSettled(
    ['Ana', 'Bo'].map((name) => retry(operator.source, 'deliveries', seen[0]!, { operator: name })),
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

test('a bulk retry that is interrupted says how far it got and why, ends with 2, and the same command goes on', async () => {
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
  const { items, ...rest } = JSON.parse(
    (await command(...args, '--dry-run', '--limit', '2', '--json')).output,
  );
  expect([items.length, rest]).toEqual([2, expect.objectContaining({ dry_run: true, found: 3, done: 0 })]);
  const wrong = await command(...args, '--limit', '0');
  expect([wrong.code, wrong.output]).toEqual([1, '']);
  expect(wrong.errors).toContain('Must be a whole number of at least 1.');
  const half = await program(...args);
  expect(half.code).toBe(2);
  expect(half.output).toContain('2 of 3 retried, 0 refused.');
  expect(half.errors).toContain('2 of 3, then interrupted.');
  expect(half.errors).toContain('Interrupted after 2 of 3: The database does not respond');
  expect(half.errors).toContain('repeat the command for the rest');
  const none = await command(...args, '--json');
  expect([none.code, none.output]).toEqual([1, '']);
  await api.owner.query('drop trigger shut_down on webhook_deliveries');
  const onward = await command(...args, '--json');
  expect(onward.code).toBe(0);
  expect(JSON.parse(onward.output)).toMatchObject({ found: 1, done: 1, broken_off: null });
});

test('an order’s story has its reference, bookings, messages by kind, deliveries and links', async () => {
  const { shipper } = await setUp(other);
  const { body: endpoint } = await other.post('/webhook-endpoints', {
    url: 'http://127.0.0.1:9/story',
    events: ['order.created'],
  });
  const order = await makeOrder(other, shipper);
  const { id, reference } = order;
  const tenant = other.tenant.id;
  for (const [from, by] of [
    ['08:00', 'reply'],
    ['12:00', 'office'],
  ]) {
    await api.owner.query(
      `insert into bookings (tenant_id, order_id, booked_by, slot_date, slot_from, slot_to, created_at)
       values ($1, $2, $3, '2026-03-10', $4, '16:00', now())`,
      [tenant, id, by, from],
    );
  }
  await api.owner.query(
    `insert into messages (tenant_id, id, order_id, kind, channel, recipient, body, dedupe_key, cause, status, created_at, failed_at)
     values ($1, 'msg_story_1', $2, 'confirmation', 'sms', '+447700900123', 'Hello Sioned', 'story 1', 'story 1', 'failed', now(), now()),
            ($1, 'msg_story_2', $2, 'confirmation', 'email', 's@mail.example', 'Hello Sioned', 'story 2', 'story 2', 'queued', now(), null)`,
    [tenant, id],
  );
  const withUi = environment({
    TEMPORAL_ADDRESS: process.env['TEST_TEMPORAL_ADDRESS'] ?? '',
    TEMPORAL_NAMESPACE: 'default',
    WAYPOST_PUBLIC_URL: 'https://waypost.example',
    TEMPORAL_UI_URL: 'https://ui.example',
  });
  const { output } = await runCommand(['order', id, '--json'], withUi);
  const story = JSON.parse(output);
  expect(story).toMatchObject({
    reference,
    messages: { confirmation: { failed: 1, queued: 1 } },
    workflows: [],
    links: {
      console: `https://waypost.example/console/orders/${id}`,
      workflows: expect.stringMatching(/^https:\/\/ui\.example\/namespaces\/.*\?query=OrderId\+%3D/),
    },
  });
  const of = (wanted: string) =>
    story.events
      .filter(({ what }: { what: string }) => what === wanted)
      .map(({ state, detail }: { state: string; detail: string }) => `${state} ${detail}`);
  expect(of('booking')).toEqual(['2026-03-10 08:00-16:00 by reply', '2026-03-10 12:00-16:00 by office']);
  expect(of('delivery')).toContain(`pending order.created to ${endpoint.id}`);
  expect(output).not.toContain('Sioned');
  expect(output).not.toContain('447700900123');
  const table = await runCommand(['order', id], withUi);
  expect(table.output).toContain(reference);
  expect(table.output).toMatch(/messages +confirmation (1 failed, 1 queued|1 queued, 1 failed)/);
});

test('without a database it is said in plain words', async () => {
  const away = await runCommand(
    ['courier', 'list'],
    environment({ DATABASE_URL: 'postgres://waypost@127.0.0.1:9/waypost' }),
  );
  expect([away.code, away.output]).toEqual([1, '']);
  expect(away.errors).toMatch(
    /^waypost: The database does not respond or refuses the connection: .*ECONNREFUSED/,
  );
});

test('a table has what is too long for a column below its row', () => {
  const rows = [
    { order: 'ord_1', kind: 'unanswered', since: new Date('2026-03-10T09:00:00.123Z') },
    { order: null, kind: 'failed_job', since: null },
  ];
  expect(formatTable(rows, ['http://one', null]).split('\n')).toEqual([
    'order  kind        since',
    'ord_1  unanswered  2026-03-10T09:00:00Z',
    '  http://one',
    '–      failed_job  –',
  ]);
  expect(formatTable([], [])).toBe('(none)');
});
