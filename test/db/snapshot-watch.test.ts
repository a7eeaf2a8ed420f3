/** Old snapshots are noticed, with who holds them, by a role that may see little of other sessions. */
import pg from 'pg';
import { createDatabase, createPool, type Database } from '../../src/db/client.js';
import { findOldestSnapshot } from '../../src/work/queue/oldest-snapshot.js';
import { startSnapshotWatch } from '../../src/work/relay/snapshot-watch.js';
import { eventually } from '../support/deployment.js';
import { testDatabase, type TestDatabase } from '../support/postgres.js';

let database: TestDatabase;
let pool: pg.Pool;
let system: Database;

beforeAll(async () => {
  database = await testDatabase();
  pool = createPool(database.url, 'waypost_system', 2);
  system = createDatabase(pool);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

test('a snapshot that is held is logged once, with its holder, and its age is a figure until it is given up', async () => {
  const holder = new pg.Client({ connectionString: database.url });
  await holder.connect();
  await holder.query('begin isolation level repeatable read');
  const { rows } = await holder.query<{ pid: number }>(
    'select pg_backend_pid() as pid from outbox right join (select) x on true',
  );
  const name = `session ${rows[0]?.pid}`;
  const isOldest = async () => (await findOldestSnapshot(system))?.holder.includes(name) ?? false;
  // PostgreSQL's own cleaners hold theirs for a moment, too.
  await eventually('it is the oldest', isOldest);

  const logged: string[] = [];
  const warn = ({ holder: of }: { holder?: string }) => void (of?.includes(name) && logged.push(of));
  const watch = startSnapshotWatch({ db: system, logger: { warn }, everyMs: 20, longMs: 200 });
  await eventually('it is logged', () => Promise.resolve(logged.length > 0));
  expect(watch.seconds()).toBeGreaterThanOrEqual(0.2);
  await holder.query('select pg_sleep(0.2)');
  expect(logged).toHaveLength(1);

  await holder.query('commit');
  await eventually('it is given up', async () => !(await isOldest()) && watch.seconds() < 0.2);
  await holder.end();
  await watch.stop();
});
