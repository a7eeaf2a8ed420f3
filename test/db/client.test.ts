/**
 * What a connection sends without waiting: a failure comes to light all the same, and a transaction that reads only
 * reads.
 */
import { sql } from 'kysely';
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import type { Scope } from '../../src/db/scope.js';
import { withScope } from '../../src/db/transaction.js';
import { WatchedPool } from '../../src/db/watched-pool.js';
import { type Client, useApi } from '../support/api.js';

const api = useApi();
let client: Client;

beforeAll(async () => {
  client = await api.client();
});

const entry = (id: string) => ({
  tenant_id: client.tenant.id,
  id,
  actor: 'test',
  action: 'test.unanswered',
  subject: null,
  request_id: null,
  at: new Date(),
});

const read = (scope: Scope) =>
  scope.trx.selectFrom('audit_log').select('id').where('actor', '=', 'test').execute();
const readOnly = <Result>(work: (scope: Scope) => Promise<Result>) =>
  withScope(api.foundation.source, client.tenant, { id: 'test', requestId: null }, work, 'read only');

test('the last statement before the commit: nothing is stored', async () => {
  const work = client.scoped(async (scope) => {
    await scope.trx.insertInto('audit_log').values(entry('twice')).execute();
    await scope.trx.insertInto('audit_log').values(entry('twice')).execute();
  });
  await expect(work).rejects.toMatchObject({ code: '23505' });
  expect(await client.scoped(read)).toEqual([]);
});

test('one with others behind it: they fail for its reason', async () => {
  const work = client.scoped(async (scope) => {
    await scope.trx
      .insertInto('audit_log')
      .values({ ...entry('bad'), tenant_id: 'tnt_other' })
      .execute();
    await scope.trx.selectFrom('orders').select('id').execute();
  });
  await expect(work).rejects.toThrow('row-level security');
  expect(await client.scoped(read)).toEqual([]);
});

test('the connection serves the next one as if nothing had been', async () => {
  await client.scoped((scope) => scope.trx.insertInto('audit_log').values(entry('once')).execute());
  expect(await client.scoped(read)).toEqual([{ id: 'once' }]);
});

test('a transaction that reads: one tenant only in each of its statements, and nothing can be written', async () => {
  const other = await api.client();
  const rows = await readOnly(async (scope) => [await read(scope), await read(scope)]);
  expect(rows).toEqual([[{ id: 'once' }], [{ id: 'once' }]]);
  expect(
    await withScope(api.foundation.source, other.tenant, { id: 'test', requestId: null }, read, 'read only'),
  ).toEqual([]);

  for (const write of [
    (scope: Scope) => scope.trx.insertInto('audit_log').values(entry('stray')).execute(),
    (scope: Scope) => scope.trx.selectFrom('orders').select('id').forUpdate().execute(),
  ]) {
    await expect(readOnly<unknown>(write)).rejects.toMatchObject({ code: '25006' });
  }
  expect(await client.scoped(read)).toEqual([{ id: 'once' }]);
});

test('what was read outside a transaction afterwards belongs to no tenant', async () => {
  await readOnly(read);
  expect(await api.foundation.source.db.selectFrom('audit_log').select('id').execute()).toEqual([]);
});

test('a connection that is lost between two statements fails the second, and nothing else', async () => {
  const work = client.scoped(async (scope) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(scope.trx);
    await api.owner.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid]);
    return read(scope);
  });
  await expect(work).rejects.toMatchObject({ code: '57P01' });
  expect(await client.scoped(read)).toEqual([{ id: 'once' }]);
});

test('of two transactions that wait for each other one is run again, and what it did is there once', async () => {
  let runs = 0;
  let arrived = 0;
  const hold = (scope: Scope, lock: number) => sql`select pg_advisory_xact_lock(${lock})`.execute(scope.trx);
  const change = (first: number, second: number, note: string) =>
    client.scoped(async (scope) => {
      runs += 1;
      await scope.trx.insertInto('audit_log').values(entry(note)).execute();
      await hold(scope, first);
      arrived += 1;
      // Both hold their first before either asks for its second; run again, there is nobody to wait for.
      while (arrived < 2) await new Promise((resolve) => setTimeout(resolve, 5));
      await hold(scope, second);
    });
  await Promise.all([change(1, 2, 'done-1'), change(2, 1, 'done-2')]);
  expect(runs).toBe(3);
  expect((await client.scoped(read)).map(({ id }) => id).sort()).toEqual(['done-1', 'done-2', 'once']);
});

test('a process that is busy does not take its server for a frozen one', async () => {
  const pool = new WatchedPool(api.databaseUrl, { max: 1 }, 250);
  const held = await pool.connect();
  // So long that the pool asks whether the server answers.
  await sleep(1_000);
  for (let times = 0; times < 6; times += 1) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
    await turn();
  }
  expect((await held.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  held.release();
  await pool.end();
});
