/**
 * How PostgreSQL answers what is asked of a tenant of many rows among others: lists of orders by an index, whatever the
 * filter, and what is done for one order without reading all of a table. The statements are those that were really
 * sent, read out of the pool. `npm run bench -- age` counts the pages of all statements in a database of two years.
 */
import { mock } from 'node:test';
import { inTenantScope } from '../../activities/tenant-scope.js';
import { claimNext } from '../../src/messaging/claim.js';
import { moveOvertakenNews } from '../../src/records/message-moves.js';
import { countAnswers, countDeliveries } from '../../src/records/reports.js';
import { listReturns } from '../../src/records/returns.js';
import { listPromisedWindows } from '../../src/records/stops.js';
import { findSuggestion } from '../../src/records/suggestions/rows.js';
import type { Scope } from '../../src/db/scope.js';
import { useApi } from '../support/api.js';
import { addOrders, makeTenant } from '../../bench/support/data.js';
import { PEPPER } from '../../bench/support/servers.js';

const ORDERS = 20_000;
/** The last thirty days. */
const MONTH = {
  from: new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10),
  to: new Date().toISOString().slice(0, 10),
};
/** A page of 25 has no reason to go through more rows than this. */
const MAX_READ = 1_500;

const api = useApi();
let key: string;

beforeAll(async () => {
  const other = await makeTenant(api.owner, 'others', PEPPER);
  // A courier who came after the statistics of the small tables were made.
  await api.owner.query('analyze shippers');
  const tenant = await makeTenant(api.owner, 'plans', PEPPER);
  await addOrders(api.owner, tenant, 'p', ORDERS, 'mixed');
  await addOrders(api.owner, other, 'o', ORDERS, 'mixed');
  await addVisits();
  await api.owner.query(
    'analyze orders, order_states, order_terms, pieces, scans, stops, bookings, runs, routes, messages, replies, audit_log',
  );
  key = tenant.keys[0]!;
}, 120_000);

type PlanNode = { 'Plan Rows': number; 'Actual Rows': number; 'Actual Loops': number; Plans?: PlanNode[] };

/** The rows of the step of a plan that had the most. */
const mostRead = (node: PlanNode): number =>
  Math.max(node['Actual Rows'] * node['Actual Loops'], ...(node.Plans ?? []).map(mostRead));

/** The rows of the step of a plan that is thought to have the most. */
const mostExpected = (node: PlanNode): number =>
  Math.max(node['Plan Rows'], ...(node.Plans ?? []).map(mostExpected));

type Sent = { text: string; values: unknown[] };

/** What is sent to the database meanwhile. */
async function statementsOf(work: () => Promise<unknown>): Promise<Sent[]> {
  const sent: Sent[] = [];
  const { pool } = api.foundation;
  const connect = pool.connect.bind(pool) as (callback?: unknown) => Promise<any>;
  const spy = mock.method(pool, 'connect', (async (callback?: unknown) => {
    // The pool's own queries, such as the count of requests.
    if (callback) return connect(callback);
    const client = await connect();
    const query = client.query.bind(client);
    client.query = (statement: Sent) => {
      sent.push(statement);
      return query(statement);
    };
    const release = client.release.bind(client);
    client.release = (error?: boolean) => {
      delete client.query;
      delete client.release;
      release(error);
    };
    return client;
  }) as never);
  try {
    await work();
  } finally {
    spy.mock.restore();
  }
  return sent;
}

/** Gets a path of the API. */
async function get(path: string): Promise<void> {
  const response = await fetch(`${api.origin}/sandbox/admin/v1${path}`, {
    headers: { authorization: `Bearer ${key}` },
  });
  expect([response.status, await response.text()]).toEqual([200, expect.any(String)]);
}

/**
 * Gives every order a booking, a visit, a message, a reply and a piece, as those of the past have. One in ten was
 * returned; of one of these the courier has the goods.
 */
async function addVisits(): Promise<void> {
  await api.owner.query(`
    set session_replication_role = replica;
    insert into routes (tenant_id, id, date, depot, vehicle, driver, status, totals, departs_second, created_at, updated_at)
      select 'tnt_plans', 'rte_' || n, current_date - n / 5, 'dep_plans', 'veh_1', 'drv_1', 'published', '{}', 28800, now(), now()
      from generate_series(1, ${ORDERS / 8}) n;
    insert into runs (tenant_id, id, route, date, depot, driver, vehicle, status, created_at)
      select tenant_id, 'run' || substr(id, 4), id, date, depot, driver, vehicle, 'completed', now()
      from routes where tenant_id = 'tnt_plans';
    insert into stops (tenant_id, id, route, sequence, order_id, type, status, pieces, window_from, window_to, eta)
      select 'tnt_plans', 'stp_' || n, 'rte_' || (n + 7) / 8, n, 'ord_p_' || n, 'delivery', 'completed', 1, '08:00', '10:00', '09:00'
      from generate_series(1, ${ORDERS}) n;
    insert into messages (tenant_id, id, dedupe_key, cause, order_id, channel, kind, recipient, body, tells, status, created_at, sent_at)
      select 'tnt_plans', 'msg_' || n, 'key_' || n, 'key_' || n, 'ord_p_' || n, 'sms', 'window_changed', '+447' || lpad(n::text, 9, '0'), 'text',
        jsonb_build_object('stop', 'stp_' || n, 'window', '{"date":"2026-03-10","from":"08:00","to":"10:00"}'::jsonb),
        case when n = 77 then 'queued' else 'sent' end, now() - n * interval '1 minute', case when n = 77 then null else now() end
      from generate_series(1, ${ORDERS}) n;
    insert into bookings (tenant_id, order_id, booked_by, slot_date, slot_from, slot_to, created_at)
      select tenant_id, id, 'office', coalesce(slot_date, current_date), '08:00', '12:00', created_at
      from orders where tenant_id = 'tnt_plans';
    insert into pieces (tenant_id, id, order_id, barcode, number, total, status, last_scan, last_scan_at)
      select 'tnt_plans', 'pce_' || n, 'ord_p_' || n, n::text, 1, 1,
        case when n = 91 then 'at_depot' when n % 10 = 1 then 'returned' else 'delivered' end,
        case when n % 10 = 1 then uuidv7() end, now() - n * interval '1 hour'
      from generate_series(1, ${ORDERS}) n;
    insert into scans (tenant_id, piece, id, type, depot, at, actor, created_at)
      select tenant_id, id, coalesce(last_scan, uuidv7()), case status when 'returned' then 'depot_out' else 'depot_in' end,
        'dep_plans', last_scan_at, 'key_1', now()
      from pieces where tenant_id = 'tnt_plans';
    update orders set status = 'returned' where tenant_id = 'tnt_plans' and substr(id, 7)::integer % 10 = 1;
    update order_states set status = 'returned', keeps_goods = id = 'ord_p_91'
      where tenant_id = 'tnt_plans' and substr(id, 7)::integer % 10 = 1;
    insert into replies (tenant_id, id, order_id, channel, text, outcome, received_at)
      select 'tnt_plans', 'rep_' || n, 'ord_p_' || n, 'sms', 'Yes', 'booked', now() - n * interval '1 hour'
      from generate_series(1, ${ORDERS}) n;
    insert into audit_log (tenant_id, id, actor, action, at)
      select 'tnt_plans', 'aud_' || n, case when n % 2 = 0 then 'key_many' else 'key_others' end,
        case when n % 2 = 0 then 'orders.create' else 'orders.cancel' end, now() - n * interval '1 minute'
      from generate_series(1, ${ORDERS}) n;
    insert into suggestions (tenant_id, id, status, trigger, summary, reason, impact, changes, depot, date, plan_version,
        rearrangement, basis, created_at, expires_at)
      values ('tnt_plans', 'sug_1', 'open', 'failed_stop', '', '', '{}', '[{"order":"ord_p_77","from":null}]', 'dep_plans',
        current_date, 1, '{}', '{}', now(), now() + interval '1 hour');
    set session_replication_role = origin;`);
}

/** How PostgreSQL would run it, for the tenant and with these settings. */
async function planOf(
  { text, values }: Sent,
  options: string,
  settings: readonly Sent[] = [],
): Promise<{ Plan: PlanNode }> {
  const client = await api.foundation.pool.connect();
  try {
    await client.query('begin');
    await client.query(`select set_config('waypost.tenant_id', 'tnt_plans', true)`);
    for (const setting of settings) await client.query(setting);
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>({
      text: `explain (${options}, format json) ${text}`,
      values,
    });
    // The cast: an explained statement has one plan.
    return rows[0]!['QUERY PLAN'][0];
  } finally {
    await client.query('rollback');
    client.release();
  }
}

test.each([
  '/orders',
  `/orders?limit=25&starting_after=ord_p_${ORDERS / 2}`,
  '/orders?status=scanned',
  '/orders?status=on_hold',
  `/orders?status=delivered&starting_after=ord_p_${ORDERS / 2 + 1}`,
  '/orders?status=scanned&shipper=shp_plans_3',
  '/orders?status=delivered&shipper=shp_plans_3',
  '/orders?status=delivered&depot=dep_plans',
  '/orders?status=on_hold&depot=dep_plans',
  '/orders?status=on_hold&shipper=shp_plans_3',
  '/orders?status=cancelled&shipper=shp_plans_3',
  '/orders?status=cancelled,returned&shipper=shp_plans_3',
  '/orders?status=cancelled&depot=dep_plans',
  '/orders?type=collection&shipper=shp_plans_3',
  '/orders?shipper=shp_plans_3',
  '/orders?shipper=shp_plans_3&depot=dep_none',
  '/orders?depot=dep_plans',
  '/orders?depot=dep_none',
  `/orders?date=${MONTH.from}`,
  `/orders?q=smith&date=${MONTH.from}`,
  `/orders?q=tn11+9aa&date=${MONTH.from}`,
  // A name that 2,857 have, and a filter that few or none of them pass.
  '/orders?q=smith',
  '/orders?q=smith&shipper=shp_plans_3',
  '/orders?q=smith&shipper=shp_none',
  '/orders?q=tn11+9aa&shipper=shp_none',
  '/orders?q=smith&status=on_hold',
  '/orders?q=smith&status=on_hold&shipper=shp_plans_3',
  '/orders?q=smith&status=on_hold&depot=dep_plans',
  '/orders?postcode_prefix=tn1',
  '/orders?postcode_prefix=zz',
  `/orders?updated_since=${new Date(Date.now() - 60_000).toISOString()}`,
  '/orders?updated_since=2020-01-01T00:00:00Z',
  `/orders?updated_since=2020-01-01T00:00:00Z&starting_after=ord_p_${ORDERS / 2}`,
  `/orders?status=scanned&updated_since=${new Date(Date.now() - 600_000).toISOString()}`,
  '/orders/ord_p_77',
  '/orders/ord_p_77/pieces',
  '/messages',
  '/messages?channel=email',
  '/messages?channel=sms&starting_after=msg_10000',
  '/messages?status=delivered',
  '/messages?status=sent&starting_after=msg_10000',
  '/messages?status=sent&channel=email',
  '/audit-log?actor=key_many&action=orders.cancel',
])('GET %s', async (path) => {
  const sent = await statementsOf(() => get(path));
  const statements = sent.filter(({ text }) =>
    /^select .* from "?(orders|pieces|messages|audit_log)/.test(text),
  );
  expect(statements.length).toBeGreaterThan(0);
  for (const statement of statements) {
    const explained = await planOf(statement, 'analyze');
    const plan = JSON.stringify(explained);
    expect(plan).not.toMatch(
      /"Node Type":"Seq Scan"[^{}]*"Relation Name":"(orders|order_states|pieces|messages|audit_log)"/,
    );
    expect(plan).toContain('Index');
    expect(mostRead(explained.Plan)).toBeLessThan(MAX_READ);
    if (path.endsWith('postcode_prefix=zz')) expect(plan).toContain('"Index Name":"orders_by_postcode"');
  }
});

const MORNING = { from: '2026-03-10', to: '2026-03-10' };
test.each<[string, (scope: Scope) => Promise<unknown>]>([
  [
    'claiming a message',
    (scope) =>
      claimNext(
        scope,
        { order: 'ord_p_77' },
        { tried: [], holder: 'x', leaseMs: { sms: 1, email: 1 }, room: { sms: 8, email: 8 } },
      ),
  ],
  ['dropping what is overtaken', (scope) => moveOvertakenNews(scope, ['ord_p_77'])],
  ['what was promised', (scope) => listPromisedWindows(scope, '2026-03-10', ['ord_p_77', 'ord_p_78'])],
  ['a suggestion', (scope) => findSuggestion(scope, 'sug_1')],
  ['goods to go back', (scope) => listReturns(scope, {}, {})],
  [
    'goods that went back to a shipper on a day',
    (scope) => listReturns(scope, { shipper: 'shp_plans_1', date: MONTH.from }, {}),
  ],
  ['the deliveries of a month', (scope) => countDeliveries(scope, { by: 'day', ...MONTH })],
  ['the answers of a day', (scope) => countAnswers(scope, MORNING)],
])('%s: nothing reads all of a table', async (_what, work) => {
  const sent = await statementsOf(() => inTenantScope(api.foundation.source, 'tnt_plans')(work));
  const statements = sent.filter(({ text }) => /^\s*(select|with|insert|update)\b/.test(text));
  const settings = sent.filter(({ text }) => text.startsWith('select set_config'));
  expect(statements.length).toBeGreaterThan(0);
  for (const statement of statements) {
    const explained = await planOf(statement, 'costs', settings);
    expect(JSON.stringify(explained)).not.toMatch(
      /"Node Type":"Seq Scan"[^{}]*"Relation Name":"(orders|order_states|pieces|scans|stops|bookings|messages|replies)"/,
    );
    expect(mostExpected(explained.Plan)).toBeLessThan(ORDERS / 4);
  }
});
