/**
 * A statement that somebody smuggles into a process's session: under the log-in of each process it takes its role back,
 * and still reaches no other tenant, no table of an operator, and nothing of the schema.
 */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { createDatabase, createPool, type Role } from '../../src/db/client.js';
import { listRoleProblems } from '../../src/operator/diagnostics.js';
import { ensureLogIns, type LogIn, type LogInUrls } from '../../src/db/log-ins.js';
import { migrateToLatest } from '../../src/db/migrate.js';
import { queryOnce } from '@waypost/dev-servers/postgres';
import { type Client, startApi, type TestApi } from '../support/api.js';
import { makeOrder, setUp } from '../support/day.js';

const id = randomUUID().replaceAll('-', '').slice(0, 12);
const prefix = `attack_${id}`;
const admin = new URL(process.env['TEST_DATABASE_URL'] ?? 'postgres://missing');
const at = (url: URL | string, changes: object) => Object.assign(new URL(url), changes).href;
/** As the compose file makes it: an owner that is no superuser. */
const ownerUrl = at(admin, { username: `${prefix}_owner`, password: 'owner', pathname: `/${prefix}` });
let urls: LogInUrls;
let api: TestApi;
let mine: Client;
let theirs: Client;

beforeAll(async () => {
  // In the tests' server the roles are there; the owner is a member of those that it grants.
  await queryOnce(admin.href, `create role ${prefix}_owner login password 'owner'`);
  await queryOnce(
    admin.href,
    `grant waypost_app, waypost_system to ${prefix}_owner with inherit false, set true`,
  );
  await queryOnce(admin.href, `grant set on parameter waypost.as_owner to ${prefix}_owner`);
  await queryOnce(admin.href, `create database ${prefix} owner ${prefix}_owner`);
  await migrateToLatest(ownerUrl);
  urls = await ensureLogIns(at(admin, { pathname: `/${prefix}` }), prefix);
  api = await startApi({}, urls.api, at(admin, { pathname: `/${prefix}` }));
  mine = await api.client();
  theirs = await api.client();
  for (const client of [mine, theirs]) await makeOrder(client, (await setUp(client)).shipper);
});
afterAll(async () => {
  // Undefined if setting up failed, which is what counts then.
  await (api as TestApi | undefined)?.close();
  await queryOnce(admin.href, `drop database ${prefix} with (force)`);
  await queryOnce(admin.href, `revoke set on parameter waypost.as_owner from ${prefix}_owner`);
  for (const name of ['api', 'relay', 'worker', 'operator', 'owner']) {
    await queryOnce(admin.href, `drop role if exists ${prefix}_${name}`);
  }
});

const TABLES = `select format('%I', c.relname) as name from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`;

/**
 * Runs statements in a session of a process as they stand, one after another; what each returned or was refused for.
 */
async function smuggle(
  logIn: LogIn,
  role: Role,
  statements: readonly string[],
): Promise<(object[] | string)[]> {
  const pool = createPool(urls[logIn], role, 1);
  const client = await pool.connect();
  const results: (object[] | string)[] = [];
  try {
    for (const statement of statements) {
      results.push(
        await client.query<object>(statement).then(
          ({ rows }) => rows,
          (error: unknown) => (error as { code: string }).code,
        ),
      );
    }
  } finally {
    client.release(true);
    await pool.end();
  }
  return results;
}

const DENIED = '42501';

test('the API serves under its own log-in, whose owner is no superuser', async () => {
  expect((await mine.get('/orders')).body.data).toHaveLength(1);
  expect((await mine.post('/depots', {})).status).toBe(422);
});

test.each([
  ['api', 'waypost_app'],
  ['relay', 'waypost_system'],
  ['worker', 'waypost_app'],
  ['worker', 'waypost_system'],
] as const)('%s under %s: taking the role back gives no right to any table', async (logIn, role) => {
  const { rows } = await api.owner.query<{ name: string }>(TABLES);
  expect(rows.length).toBeGreaterThan(40);
  for (const back of ['set role none', 'reset role', `set role ${prefix}_owner`, 'set role waypost_admin']) {
    const [, ...found] = await smuggle(logIn, role, [
      back,
      ...(back.includes('none') ? rows.map(({ name }) => `select * from ${name} limit 1`) : []),
    ]);
    expect(found.filter((result) => result !== DENIED)).toEqual([]);
  }
  const taken = await smuggle(logIn, role, [
    `set role ${prefix}_owner`,
    'set role waypost_admin',
    'set session authorization postgres',
    'set role none',
    'create table public.mine (id text)',
    'alter table orders disable row level security',
    'drop policy of_tenant on orders',
    `create role ${prefix}_more superuser`,
  ]);
  expect(taken.map((result) => typeof result)).toEqual(
    taken.map((_, index) => (index === 3 ? 'object' : 'string')),
  );
});

test("the doctor, under the operator's log-in, finds nothing wrong with the roles", async () => {
  const pool = new pg.Pool({ connectionString: urls.operator, max: 1 });
  try {
    expect(await listRoleProblems(createDatabase(pool))).toEqual([]);
  } finally {
    await pool.end();
  }
});

test('under its own role the API sees its tenant, and cannot find out that there is another', async () => {
  const setTenant = `select set_config('waypost.tenant_id', '${mine.tenant.id}', false)`;
  const [, orders, tenants, couriers, keys, as] = await smuggle('api', 'waypost_app', [
    setTenant,
    'select tenant_id from orders',
    'select id from tenants',
    'select id from couriers',
    'select tenant_id from admin_keys',
    `select set_config('waypost.as_owner', 'on', false)`,
  ]);
  expect([orders, tenants, couriers, keys]).toEqual([
    [{ tenant_id: mine.tenant.id }],
    [{ id: mine.tenant.id }],
    [{ id: mine.tenant.courier }],
    [{ tenant_id: mine.tenant.id }],
  ]);
  // The owner's word is nothing in another's mouth.
  expect(as).toHaveLength(1);
  const [, , again] = await smuggle('api', 'waypost_app', [
    `select set_config('waypost.as_owner', 'on', false)`,
    setTenant,
    'select tenant_id from orders',
  ]);
  expect(again).toEqual([{ tenant_id: mine.tenant.id }]);
  // Nothing that it may read names another tenant.
  const { rows } = await api.owner.query<{ name: string }>(TABLES);
  const all = await smuggle('api', 'waypost_app', [
    setTenant,
    ...rows.map(({ name }) => `select t::text as row from ${name} t`),
  ]);
  expect(JSON.stringify(all)).not.toContain(theirs.tenant.id);
  expect(JSON.stringify(all)).not.toContain(theirs.tenant.courier);
});

test('the owner sees no row of a tenant unless it asks for that by name', async () => {
  const rowsOf = async (options: string) =>
    (
      await queryOnce(
        at(ownerUrl, { search: `?options=${encodeURIComponent(options)}` }),
        'select id from orders',
      )
    ).rowCount;
  expect(await rowsOf('')).toBe(0);
  expect(await rowsOf('-c waypost.as_owner=on')).toBe(2);
});

test("the operator's log-in has all rows, and changes neither the schema nor what was recorded", async () => {
  const operator = (statement: string) => queryOnce(urls.operator, statement);
  expect((await operator('select id from orders')).rowCount).toBe(2);
  for (const statement of [
    'delete from audit_log',
    `update audit_log set actor = 'nobody'`,
    'drop table orders',
    'alter table orders disable row level security',
    'delete from kysely_migration',
    'create table public.mine (id text)',
  ]) {
    await expect(operator(statement)).rejects.toThrow();
  }
});

test('whatever migration made a table or function, it is sealed', async () => {
  const { rows } = await api.owner.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
       and relrowsecurity and not relforcerowsecurity
     union all
     select proname from pg_proc where pronamespace = 'public'::regnamespace and prosecdef
       and not coalesce('waypost.as_owner=on' = any (proconfig), false)`,
  );
  expect(rows).toEqual([]);
});
