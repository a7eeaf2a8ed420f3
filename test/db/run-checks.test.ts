/** Runs under way are checked when rows say so: soon after something happened, once, and none because of another. */
import { instantOf } from '@waypost/base/local-time';
import type pg from 'pg';
import { createDatabase, createPool, type Database } from '../../src/db/client.js';
import { claimCheck, findCheckBacklog, recordFailedCheck } from '../../src/work/queue/run-checks.js';
import { type RunChecks, startRunChecks } from '../../src/bin/run-checks.js';
import { makeDueCheck } from '../../src/routing/recheck-run.js';
import { createLogger } from '../../src/runtime/logger.js';
import { startApi, type TestApi } from '../support/api.js';
import { eventually } from '../support/deployment.js';
import { emptyDay, type PlannedDay, publishedRun } from '../support/planning.js';

let api: TestApi;
let pool: pg.Pool;
let db: Database;
let day: PlannedDay;
let run: string;
let checks: RunChecks | undefined;

beforeAll(async () => {
  api = await startApi();
  pool = createPool(api.databaseUrl, 'waypost_system', 5);
  db = createDatabase(pool);
});
beforeEach(async () => {
  await api.owner.query('delete from run_checks');
  day = await emptyDay(api);
  run = (await publishedRun(api, day, 3)).run.id;
  api.setNow(instantOf(day.date, '08:00', 'Europe/London'));
});
afterEach(async () => {
  await checks?.stop();
  checks = undefined;
  api.setNow(undefined);
});
afterAll(async () => {
  await pool.end();
  await api.close();
});

const begin = () =>
  startRunChecks({ db, source: api.foundation.source, logger: createLogger('test', 'fatal') });
const row = async (id = run) =>
  (
    await api.owner.query(
      `select attempts, last_error, due_at <= clock_timestamp() as is_due,
         extract(epoch from due_at - clock_timestamp()) as seconds
       from run_checks where run = $1`,
      [id],
    )
  ).rows[0];

test('a run is checked once it has started, and again at the time by which its van must be late', async () => {
  expect(await row()).toBeUndefined();
  await day.client.post(`/runs/${run}/start`);
  expect(await row()).toMatchObject({ is_due: true });
  checks = begin();
  await eventually('it was checked', async () => (await row())?.seconds > 61);
  expect(await row()).toMatchObject({ is_due: false, attempts: 0 });
  const { rows } = await api.owner.query('select holds_until from runs where id = $1', [run]);
  expect(rows[0].holds_until).not.toBeNull();
});

test('a run that is over is checked no more', async () => {
  await day.client.post(`/runs/${run}/start`);
  const { data } = (await day.client.get(`/runs/${run}/stops`)).body;
  for (const stop of data) await day.client.post(`/runs/${run}/stops/${stop.id}/complete`);
  checks = begin();
  await eventually('its row is gone', async () => (await row()) === undefined);
});

test('what happens during a check is checked afterwards', async () => {
  await day.client.post(`/runs/${run}/start`);
  const due = await claimCheck(db, 60);
  expect(await claimCheck(db, 60)).toBeUndefined();
  const [stop] = (await day.client.get(`/runs/${run}/stops`)).body.data;
  await day.client.post(`/runs/${run}/stops/${stop.id}/arrive`);
  await day.client.scoped((scope) => makeDueCheck(scope, due!));
  expect(await row()).toMatchObject({ is_due: true });
  const again = await claimCheck(db, 60);
  await day.client.scoped((scope) => makeDueCheck(scope, again!));
  expect(await row()).toMatchObject({ is_due: false });
});

test('a check that fails holds up none of the others, and is shown with its cause', async () => {
  await day.client.post(`/runs/${run}/start`);
  api.setNow(undefined);
  const other = await emptyDay(api);
  const sound = (await publishedRun(api, other, 3)).run.id;
  api.setNow(instantOf(day.date, '08:00', 'Europe/London'));
  await other.client.post(`/runs/${sound}/start`);
  // No rules say what time it is there.
  await api.owner.query(`update depots set timezone = 'Nowhere/Land' where tenant_id = $1`, [
    day.client.tenant.id,
  ]);
  checks = begin();
  await eventually('the other one was checked', async () => (await row(sound))?.seconds > 61);
  await eventually('and the first one failed', async () => (await row())?.attempts > 0);
  expect((await row()).last_error).toMatch(/\w/);
});

test('pauses after failures grow to an hour; whoever lost a claim records nothing', async () => {
  await day.client.post(`/runs/${run}/start`);
  const lost = (await claimCheck(db, 60))!;
  await api.owner.query(`update run_checks set due_at = now() - interval '1 second'`);
  expect(await recordFailedCheck(db, lost, 'late')).toBe(0);
  for (let attempts = 1; attempts <= 13; attempts += 1) {
    expect(await recordFailedCheck(db, (await claimCheck(db, 60))!, 'no reason')).toBe(attempts);
    const { seconds } = await row();
    expect(Number(seconds)).toBeLessThanOrEqual(3_600);
    expect(Number(seconds)).toBeGreaterThan(Math.min(3_600, 2 ** (attempts - 1)) - 5);
    expect((await findCheckBacklog(db)).failing).toBe(attempts < 10 ? 0 : 1);
    await api.owner.query("update run_checks set due_at = now() - interval '1 second'");
  }
  expect((await findCheckBacklog(db)).example).toBe(`${run}: no reason`);
});
