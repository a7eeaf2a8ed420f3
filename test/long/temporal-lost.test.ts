/**
 * Temporal is lost with all that it held, while relay and worker run, and comes back empty at its address, without the
 * namespace and the search attributes. They make what they need, and go on without a restart.
 */
import { Client, Connection } from '@temporalio/client';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { freePort } from '@waypost/dev-servers/ports';
import { findDevServer } from '@waypost/dev-servers/temporal-programs';
import { type EmbeddedTemporal, startTemporal } from '@waypost/dev-servers/temporal';
import { makeCourier } from '../support/couriers.js';
import { eventually, launch, type Processes } from '../support/deployment.js';
import { testDatabase, type TestDatabase } from '../support/postgres.js';
import { watch } from '../support/deployment-day.js';

const NAMESPACE = 'waypost-lost';
const home = mkdtempSync(path.join(tmpdir(), 'waypost-lost-'));
let database: TestDatabase;
let owner: pg.Pool;
let temporal: EmbeddedTemporal;
let processes: Processes;
let address: { port: number; uiPort: number };
let lives = 0;

const homeOf = (life: number) => path.join(home, `life-${life}`);

const { scannedOrder, becomes } = watch(() => ({ owner }));

/**
 * An empty server at the same address, with another namespace than the product's. Its first start was killed before it
 * had made its tables.
 */
async function startEmpty(): Promise<void> {
  lives += 1;
  const program = await findDevServer(process.env['TEMPORAL_CLI_PATH']);
  mkdirSync(homeOf(lives), { recursive: true });
  writeFileSync(path.join(homeOf(lives), `temporal-${program.version}.db`), '');
  temporal = await startTemporal({
    ...address,
    home: homeOf(lives),
    program,
    namespace: 'another',
    searchAttributes: {},
  });
}

beforeAll(async () => {
  address = { port: await freePort(), uiPort: await freePort() };
  database = await testDatabase();
  owner = new pg.Pool({ connectionString: database.url, max: 2 });
  await startEmpty();
  processes = await launch(
    { databaseUrl: database.url, temporalAddress: temporal.address, namespace: NAMESPACE, home },
    { WAYPOST_RECONCILE_SECONDS: '1' },
  );
});
afterAll(async () => {
  await processes.close();
  await temporal.stop();
  await owner.end();
  await database.drop();
  rmSync(home, { recursive: true, force: true });
});

test('lost with its data, and back: everything goes on', async () => {
  const courier = await makeCourier(processes, 'Lost');
  const before = await scannedOrder(courier);
  await becomes(before, 'awaiting_reply');
  const pids = processes.pids();

  process.kill(Number(readFileSync(path.join(homeOf(lives), 'temporal.pid'), 'utf8')), 'SIGKILL');
  await temporal.exited;
  const meanwhile = await scannedOrder(courier);
  await startEmpty();

  await becomes(meanwhile, 'awaiting_reply');
  await courier.call('POST', '/sandbox/replies', { order: before, channel: 'sms', text: 'Option 1 please' });
  await becomes(before, 'booked');
  const { rows: outbox } = await owner.query(
    'select last_error from outbox where parked_at is not null or refusals > 0',
  );
  expect(outbox).toEqual([]);
  expect(processes.pids()).toEqual(pids);

  const connection = await Connection.connect({ address: temporal.address });
  const client = new Client({ connection, namespace: NAMESPACE });
  await eventually('housekeeping is scheduled', async () => {
    for await (const { scheduleId } of client.schedule.list()) if (scheduleId === 'housekeeping') return true;
    return false;
  });
  await eventually('an operator finds the order by its search attribute', async () => {
    const { count } = await client.workflow.count(`OrderId = '${meanwhile}'`);
    return count === 1;
  });
  await connection.close();
});
