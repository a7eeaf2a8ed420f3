/**
 * How PostgreSQL answers the lists of orders in a tenant of many among others: by an index, whatever the filter. The
 * statements are those that the API really sent, read out of the pool.
 */
import { mock } from 'node:test';
import { useApi } from '../support/api.js';
import { addOrders, makeTenant } from '../../bench/support/data.js';
import { PEPPER } from '../../bench/support/servers.js';

const ORDERS = 20_000;
/** A page of 25 has no reason to go through more rows than this. */
const MOST_READ = 1_500;

const api = useApi();
let key: string;

beforeAll(async () => {
  const other = await makeTenant(api.owner, 'others', PEPPER);
  // A courier who came after the statistics of the small tables were made.
  await api.owner.query('analyze shippers');
  const tenant = await makeTenant(api.owner, 'plans', PEPPER);
  await addOrders(api.owner, tenant, 'p', ORDERS, 'mixed');
  await addOrders(api.owner, other, 'o', ORDERS, 'mixed');
  await api.owner.query('analyze orders, order_states');
  key = tenant.keys[0]!;
}, 120_000);

type PlanNode = { 'Actual Rows': number; 'Actual Loops': number; Plans?: PlanNode[] };

/** The rows of the step of a plan that had the most. */
const mostRead = (node: PlanNode): number =>
  Math.max(node['Actual Rows'] * node['Actual Loops'], ...(node.Plans ?? []).map(mostRead));

type Sent = { text: string; values: unknown[] };

/** What the API sends to the database while it answers a GET. */
async function statementsOf(path: string): Promise<Sent[]> {
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
    const response = await fetch(`${api.origin}/sandbox/admin/v1${path}`, {
      headers: { authorization: `Bearer ${key}` },
    });
    expect([response.status, await response.text()]).toEqual([200, expect.any(String)]);
  } finally {
    spy.mock.restore();
  }
  return sent.filter(({ text }) => /^select .* from "?(orders|pieces)/.test(text));
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
  '/orders?shipper=shp_plans_3',
  '/orders?depot=dep_plans',
  '/orders?depot=dep_none',
  `/orders?date=${new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10)}`,
  '/orders?postcode_prefix=tn1',
  '/orders?postcode_prefix=zz',
  `/orders?updated_since=${new Date(Date.now() - 60_000).toISOString()}`,
  '/orders?updated_since=2020-01-01T00:00:00Z',
  `/orders?updated_since=2020-01-01T00:00:00Z&starting_after=ord_p_${ORDERS / 2}`,
  `/orders?status=scanned&updated_since=${new Date(Date.now() - 600_000).toISOString()}`,
  '/orders/ord_p_77',
  '/orders/ord_p_77/pieces',
])('GET %s', async (path) => {
  const statements = await statementsOf(path);
  expect(statements.length).toBeGreaterThan(0);
  const client = await api.foundation.pool.connect();
  try {
    await client.query('begin');
    await client.query(`select set_config('waypost.tenant_id', 'tnt_plans', true)`);
    for (const { text, values } of statements) {
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>({
        text: `explain (analyze, format json) ${text}`,
        values,
      });
      const plan = JSON.stringify(rows[0]?.['QUERY PLAN']);
      expect(plan).not.toMatch(/"Node Type":"Seq Scan"[^{}]*"Relation Name":"(orders|order_states|pieces)"/);
      expect(plan).toContain('Index');
      expect(mostRead(rows[0]!['QUERY PLAN'][0].Plan)).toBeLessThan(MOST_READ);
      if (path.endsWith('postcode_prefix=zz')) expect(plan).toContain('"Index Name":"orders_by_postcode"');
    }
  } finally {
    await client.query('rollback');
    client.release();
  }
});
