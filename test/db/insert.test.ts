/** Inserts give every column of a table, or say which ones they leave to the database. */
import { sql } from 'kysely';
import { createDatabase, createPool } from '../../src/db/client.js';
import { OF_NO_REQUEST } from '../../src/db/outbox.js';
import { insertForTenants, insertFrom, insertMany, insertRow, mergeOnConflict } from '../../src/db/insert.js';
import { IMPORT_MACHINE } from '../../src/domain/states/import.js';
import { advance } from '../../src/domain/states/machine.js';
import type { JobStatus } from '../../src/domain/states/job.js';
import { useApi, type Client } from '../support/api.js';

const AT = new Date('2026-03-10T09:00:00Z');
const FAILED = [{ row: 2, column: 'shipper', code: 'unknown_reference', message: 'Who?' }];

const api = useApi();
let client: Client;
beforeEach(async () => {
  client = await api.client();
});

const template = {
  id: 'tpl_1',
  name: 'Named',
  kind: 'reminder' as const,
  channels: ['sms' as const, 'email' as const],
  sms_body: 'Hello',
  email_subject: null,
  email_body: 'It says "\\{hello}"',
  created_at: AT,
  updated_at: AT,
};
const queued = { all_or_nothing: true, status: IMPORT_MACHINE.begins, created_at: AT };

const rowsOf = async (table: string) =>
  (await api.owner.query(`select * from ${table} where tenant_id = $1 order by id`, [client.tenant.id])).rows;

describe('many rows', () => {
  test('have values of their own, those that all share, and defaults', async () => {
    const rows = [
      { id: 'job_1', rows_total: 3, errors: FAILED, error: null, more: 'is not stored' },
      { id: 'job_2', rows_total: 5, errors: [], error: { code: 'unreadable', message: 'Torn' } },
    ];
    await client.scoped((scope) =>
      insertMany(scope, 'imports', {
        rows,
        same: queued,
        defaults: ['rows_done', 'created', 'rejected', 'warnings', 'orders', 'finished_at'],
      }),
    );
    const left = { rows_done: 0, created: 0, rejected: 0, warnings: [], orders: [], finished_at: null };
    const same = { ...queued, ...left, tenant_id: client.tenant.id };
    expect(await rowsOf('imports')).toEqual([
      { ...same, id: 'job_1', rows_total: 3, errors: FAILED, error: null },
      { ...same, id: 'job_2', rows_total: 5, errors: [], error: { code: 'unreadable', message: 'Torn' } },
    ]);
  });

  test('keep arrays, and return what is asked for', async () => {
    const returned = await client.scoped((scope) =>
      insertMany(scope, 'templates', {
        rows: [template, { ...template, id: 'tpl_2', channels: [] }],
        same: { archived_at: null },
        then: sql<{ id: string }>`returning id`,
      }),
    );
    expect(returned).toEqual([{ id: 'tpl_1' }, { id: 'tpl_2' }]);
    expect(await rowsOf('templates')).toMatchObject([template, { id: 'tpl_2', channels: [] }]);
  });

  test('can come from a source in SQL', async () => {
    await client.scoped(async (scope) => {
      const source = sql`(values ('job_1', 7), ('job_2', 8)) as given (id, rows_total)`;
      const insert = insertFrom(scope, 'imports', source, {
        same: queued,
        defaults: [
          'rows_done',
          'created',
          'rejected',
          'errors',
          'warnings',
          'orders',
          'error',
          'finished_at',
        ],
      });
      await insert.execute(scope.trx);
    });
    expect(await rowsOf('imports')).toMatchObject([
      { id: 'job_1', rows_total: 7, errors: [] },
      { id: 'job_2', rows_total: 8, errors: [] },
    ]);
  });
});

describe('rows that may be there already', () => {
  const position = {
    vehicle: 'veh_1',
    latitude: 51.4,
    longitude: -0.1,
    heading: 90,
    speed_mph: 20,
    at: AT,
  };
  const merge = mergeOnConflict('vehicle_positions', ['vehicle'], {
    latitude: 'given',
    longitude: 'kept',
    heading: sql`vehicle_positions.heading + 1`,
    speed_mph: 'given',
    at: 'given',
  });

  test('get what is given, keep what they have, or take an expression', async () => {
    const save = (row: typeof position) =>
      client.scoped((scope) => insertMany(scope, 'vehicle_positions', { rows: [row], then: merge }));
    const vehicle = (await client.post('/vehicles', { name: 'Van 1' })).body.id;
    await save({ ...position, vehicle });
    await save({ ...position, vehicle, latitude: 52, longitude: 0, heading: 0, speed_mph: 0 });
    const { rows } = await api.owner.query('select * from vehicle_positions where tenant_id = $1', [
      client.tenant.id,
    ]);
    expect(rows).toMatchObject([{ latitude: 52, longitude: -0.1, heading: 91, speed_mph: 0 }]);
  });

  test('and the compiler refuses to forget a column', () => {
    // @ts-expect-error nobody says what becomes of `at`
    mergeOnConflict('vehicle_positions', ['vehicle'], {
      latitude: 'given',
      longitude: 'given',
      heading: 'given',
      speed_mph: 'given',
    });
  });
});

test('rows of several tenants come from a source that says whose they are', async () => {
  const other = await api.client();
  const tenants = [client.tenant.id, other.tenant.id];
  const source = sql`unnest(${tenants}::text[]) as given (tenant_id)`;
  const at = sql`clock_timestamp()`;
  const insert = insertForTenants('outbox', source, {
    same: {
      ...{ event_id: 'evt_1', topic: 'messages.queued', subject: sql`tenant_id`, payload: '{}' },
      ...{ created_at: at, next_attempt_at: at, priority: 1 },
    },
    defaults: OF_NO_REQUEST,
  });
  const pool = createPool(api.databaseUrl, 'waypost_system', 1);
  await insert.execute(createDatabase(pool));
  await pool.end();
  const { rows } = await api.owner.query('select tenant_id, subject from outbox where event_id = $1', [
    'evt_1',
  ]);
  expect(rows.map(({ subject }) => subject).toSorted()).toEqual(tenants.toSorted());
});

test('one row can be completed with what follows an insert', async () => {
  const insert = () =>
    client.scoped((scope) =>
      insertRow(scope, 'templates', {
        row: { ...template, name: sql<string>`upper('named')` },
        defaults: ['archived_at'],
      })
        .onConflict((conflict) => conflict.doNothing())
        .returning(['id', 'name', 'archived_at'])
        .executeTakeFirst(),
    );
  expect(await insert()).toEqual({ id: 'tpl_1', name: 'NAMED', archived_at: null });
  expect(await insert()).toBeUndefined();
});

describe('the compiler refuses', () => {
  const { sms_body: _body, ...withoutBody } = template;

  test('a column that is not given, though it may be null', async () => {
    await client.scoped((scope) =>
      // @ts-expect-error sms_body is neither in the row nor left to its default
      insertMany(scope, 'templates', { rows: [withoutBody], same: { archived_at: null } }),
    );
    await client.scoped((scope) =>
      // @ts-expect-error archived_at is neither in the row nor left to its default
      insertRow(scope, 'templates', { row: { ...template, id: 'tpl_2' } }).execute(),
    );
    // This is what would be stored.
    expect(await rowsOf('templates')).toMatchObject([{ sms_body: null }, { archived_at: null }]);
  });

  test('to leave a column to its default that has none', async () => {
    const inserting = client.scoped((scope) =>
      insertMany(scope, 'templates', {
        rows: [template],
        // @ts-expect-error a name is needed
        defaults: ['name', 'archived_at'],
      }),
    );
    await expect(inserting).rejects.toThrow('null value in column "name"');
  });

  test('a column that the table does not have', async () => {
    const inserting = client.scoped((scope) =>
      insertMany(scope, 'templates', {
        rows: [template],
        // @ts-expect-error templates have no colour
        same: { archived_at: null, colour: 'red' },
      }),
    );
    await expect(inserting).rejects.toThrow('column "colour" of relation "templates" does not exist');
  });

  test('a value of another type', async () => {
    const inserting = client.scoped((scope) =>
      insertMany(scope, 'imports', {
        // @ts-expect-error a number is needed
        rows: [{ id: 'job_1', rows_total: 'some' }],
        same: queued,
        defaults: ['rows_done', 'created', 'rejected', 'errors', 'warnings', 'error', 'finished_at'],
      }),
    );
    await expect(inserting).rejects.toThrow('invalid input syntax for type integer');
  });

  test('a status that its state table did not decide', async () => {
    const ended: { status?: JobStatus } = { status: 'succeeded' };
    await client.scoped(async ({ trx }) => {
      const imports = trx.updateTable('imports').where('id', '=', 'job_1');
      // @ts-expect-error a literal is refused
      imports.set({ status: 'running' });
      // @ts-expect-error so is a status of the list
      imports.set(ended);
      // @ts-expect-error and one that a function returns
      imports.set(() => ended);
      const decided = imports.set({
        status: advance(IMPORT_MACHINE, { id: 'job_1', status: queued.status }, 'rows_done'),
      });
      expect(decided.compile().parameters).toEqual(['running', 'job_1']);
    });
  });
});
