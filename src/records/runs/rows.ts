/** Rows of runs. Queries only. */
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { insertRow } from '../../db/insert.js';
import { sameTenant } from '../../db/queries.js';
import { type Page, page, type PageQuery } from '../../db/paging.js';
import { json } from '../../db/json-column.js';
import { sendWhenDue } from '../../db/outbox.js';
import type { Scope } from '../../db/scope.js';
import type { DB } from '../../db/tables.js';
import type { ClockPause, Rehearsal } from '../../domain/rehearsal.js';
import { RUN_MACHINE, type RunStatus } from '../../domain/states/run.js';
import type { StopStatus } from '../../domain/states/stop.js';
import type { Run } from '../../resources/run.js';

/** A run's row with the counts of its stops. */
export type RunRow = Selectable<DB['runs']> & { completed: number; failed: number; total: number };

const countOf = (condition: RawBuilder<boolean>) =>
  sql<number>`(select count(*) from stops s
    where s.tenant_id = runs.tenant_id and s.route = runs.route and ${condition})`;

const withProgress = (scope: Scope) =>
  scope.trx
    .selectFrom('runs')
    .selectAll()
    .select([
      countOf(sql`s.status = 'completed'`).as('completed'),
      countOf(sql`s.status = 'failed'`).as('failed'),
      countOf(sql`true`).as('total'),
    ]);

/** Counts a run's progress from all its stops. */
export function progressOf(
  stops: readonly { status: StopStatus }[],
): Pick<RunRow, 'completed' | 'failed' | 'total'> {
  const countIn = (status: StopStatus) => stops.filter((stop) => stop.status === status).length;
  return { completed: countIn('completed'), failed: countIn('failed'), total: stops.length };
}

export async function findRun(scope: Scope, id: string): Promise<RunRow | undefined> {
  return withProgress(scope).where('runs.id', '=', id).executeTakeFirst();
}

/** A run's row without the counts of its stops: enough to time it by. */
export type RunTimesRow = Selectable<DB['runs']>;

/** Lists the runs of these routes that are not completed, with the second at which their vans were to leave. */
export async function listOpenRuns(
  scope: Scope,
  routes: readonly string[],
): Promise<(RunTimesRow & { departs_second: number; timezone: string })[]> {
  if (routes.length === 0) return [];
  return scope.trx
    .selectFrom('runs')
    .innerJoin('routes', (join) => sameTenant(join, 'routes.id', 'runs.route'))
    .innerJoin('depots', (join) => sameTenant(join, 'depots.id', 'runs.depot'))
    .selectAll('runs')
    .select(['routes.departs_second', 'depots.timezone'])
    .where('runs.status', '<>', 'completed')
    .where(sql<boolean>`runs.route = any(${routes})`)
    .execute();
}

/** Lists the runs under way of these vehicles. */
export async function listRunsOfVehicles(scope: Scope, vehicles: readonly string[]): Promise<RunTimesRow[]> {
  return scope.trx
    .selectFrom('runs')
    .selectAll()
    .where('status', '=', 'started')
    .where(sql<boolean>`vehicle = any(${vehicles})`)
    .execute();
}

/** Stores the second of its day until which a run's van may reach its next stop; null: nothing waits for that. */
export async function updateHoldsUntil(scope: Scope, id: string, second: number | null): Promise<void> {
  await scope.trx.updateTable('runs').set({ holds_until: second }).where('id', '=', id).execute();
}

/** Returns the run of a route, or undefined while it is a draft. */
export async function findRunOf(scope: Scope, route: string): Promise<RunRow | undefined> {
  return withProgress(scope).where('runs.route', '=', route).executeTakeFirst();
}

/** Lists the runs of these routes; a draft has none. */
export async function listRunsOf(scope: Scope, routes: readonly string[]): Promise<RunRow[]> {
  if (routes.length === 0) return [];
  return withProgress(scope).where('runs.route', 'in', routes).execute();
}

/**
 * Returns the run, locked until the transaction ends, or undefined. The orders of its stops are always locked first.
 * Its progress is counted once the lock is held.
 */
export async function lockRun(scope: Scope, id: string): Promise<RunRow | undefined> {
  await scope.trx.selectFrom('runs').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  return findRun(scope, id);
}

/** Like `lockRun`, the run of a locked route; undefined while that is a draft. */
export async function lockRunOf(scope: Scope, route: string): Promise<RunRow | undefined> {
  await scope.trx.selectFrom('runs').select('id').where('route', '=', route).forNoKeyUpdate().execute();
  return findRunOf(scope, route);
}

export type RunFilter = PageQuery & {
  date: string;
  driver?: string | undefined;
  status?: RunStatus | undefined;
};

/** Lists a page of a date's runs, newest first, or all of them. */
export async function listRuns(scope: Scope, filter: RunFilter): Promise<Page<RunRow>> {
  let query = withProgress(scope).where('runs.date', '=', filter.date);
  if (filter.driver !== undefined) query = query.where('runs.driver', '=', filter.driver);
  if (filter.status !== undefined) query = query.where('runs.status', '=', filter.status);
  return page(scope, 'runs', query, filter, { unlimited: true });
}

/** Lists a driver's runs of a range of days, and those under way, by date. */
export async function listRunsOfDriver(
  scope: Scope,
  driver: string,
  { from, to }: { from: string; to: string },
): Promise<RunRow[]> {
  return withProgress(scope)
    .where('runs.driver', '=', driver)
    .where((eb) =>
      eb.or([
        eb.and([eb('runs.date', '>=', from), eb('runs.date', '<=', to)]),
        eb('runs.status', '=', 'started'),
      ]),
    )
    .orderBy('runs.date')
    .orderBy('runs.id')
    .execute();
}

/** Lists a driver's runs after a date that have not started, the first ones first. */
export async function listRunsToCome(scope: Scope, driver: string, after: string): Promise<RunRow[]> {
  return withProgress(scope)
    .where('runs.driver', '=', driver)
    .where('runs.status', '=', 'published')
    .where('runs.date', '>', after)
    .orderBy('runs.date')
    .orderBy('runs.id')
    .limit(10)
    .execute();
}

export async function insertRun(
  scope: Scope,
  run: Pick<RunRow, 'id' | 'route' | 'date' | 'depot' | 'driver' | 'vehicle' | 'closes_at'>,
): Promise<void> {
  await insertRow(scope, 'runs', {
    row: { ...run, status: RUN_MACHINE.begins, created_at: scope.now },
    defaults: [
      'told_driver',
      'leaves_second',
      'holds_until',
      'broken_down_at',
      'breakdown_note',
      'rehearsal',
      'clock_at',
      'clock_second',
      'clock_speed',
      'clock_pauses',
      'started_at',
      'completed_at',
    ],
  }).execute();
}

/** Stores who was told of a run. */
export async function updateToldDriver(scope: Scope, id: string, driver: string): Promise<void> {
  await scope.trx.updateTable('runs').set({ told_driver: driver }).where('id', '=', id).execute();
}

/** Stores the van and driver of a locked run, and whether the van broke down. */
export async function updateVehicleAndDriver(
  scope: Scope,
  {
    id,
    driver,
    vehicle,
    broken_down_at,
    breakdown_note,
  }: Pick<RunRow, 'id' | 'driver' | 'vehicle' | 'broken_down_at' | 'breakdown_note'>,
): Promise<void> {
  const carriers = { driver, vehicle, broken_down_at, breakdown_note };
  await scope.trx.updateTable('runs').set(carriers).where('id', '=', id).execute();
}

/** Records that the van of a locked run broke down; the first time counts. */
export async function updateBreakdown(
  scope: Scope,
  id: string,
  { broken_down_at, breakdown_note }: Pick<RunRow, 'broken_down_at' | 'breakdown_note'>,
): Promise<void> {
  await scope.trx.updateTable('runs').set({ broken_down_at, breakdown_note }).where('id', '=', id).execute();
}

/**
 * Stores what the sandbox drives a run by, or null once it does not; with its clock and departure where they change.
 */
export async function updateRehearsal(
  scope: Scope,
  id: string,
  rehearsal: Rehearsal | null,
  {
    clock_pauses,
    ...changes
  }: Partial<Pick<RunRow, 'clock_at' | 'clock_second' | 'clock_speed' | 'leaves_second'>> & {
    clock_pauses?: ClockPause[];
  } = {},
): Promise<void> {
  await scope.trx
    .updateTable('runs')
    .set({
      ...changes,
      ...(clock_pauses && { clock_pauses: json(clock_pauses) }),
      rehearsal: rehearsal && json(rehearsal),
    })
    .where('id', '=', id)
    .execute();
}

/** Deletes the run of a route that is no longer published. */
export async function deleteRun(scope: Scope, run: RunRow): Promise<void> {
  endRunNews(scope, run);
  await scope.trx.deleteFrom('runs').where('id', '=', run.id).execute();
}

/**
 * Wakes the workflow that waits to tell the driver of a run, once the run has started or is deleted: nothing is left to
 * tell.
 */
export function endRunNews(scope: Scope, { id, status, driver, told_driver }: RunRow): void {
  if (status !== RUN_MACHINE.begins || told_driver === driver) return;
  sendWhenDue(scope, { kind: 'run_published', subject: id });
}

export function runView(row: RunRow): Run {
  return {
    id: row.id,
    object: 'run',
    route: row.route,
    driver: row.driver,
    vehicle: row.vehicle,
    status: row.status,
    started_at: row.started_at?.toISOString() ?? null,
    completed_at: row.completed_at?.toISOString() ?? null,
    broken_down_at: row.broken_down_at?.toISOString() ?? null,
    progress: { completed: row.completed, failed: row.failed, total: row.total },
  };
}
