/** Rows of optimisation jobs. `status` is written by move.ts. */
import { type Selectable, sql } from 'kysely';
import { insertRow } from '../../db/insert.js';
import { json } from '../../db/json-column.js';
import type { Scope } from '../../db/scope.js';
import type { DB } from '../../db/tables.js';
import { JOB_MACHINE } from '../../domain/states/job.js';
import type { JobParameters, ProposedPlan } from '../../domain/types.js';
import { addressShown } from '../../resources/address.js';
import type { Job, JobBest, JobResult } from '../../resources/job.js';

export type JobRow = Selectable<DB['jobs']>;

export async function findJob(scope: Scope, id: string): Promise<JobRow | undefined> {
  return scope.trx.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function listJobsById(scope: Scope, ids: readonly string[]): Promise<JobRow[]> {
  return scope.trx
    .selectFrom('jobs')
    .selectAll()
    .where(sql<boolean>`id = any(${ids})`)
    .execute();
}

export async function insertJob(
  scope: Scope,
  job: { id: string; depot: string; date: string; parameters: JobParameters },
): Promise<JobRow> {
  return insertRow(scope, 'jobs', {
    row: {
      ...job,
      type: 'route_optimisation',
      parameters: json(job.parameters),
      status: JOB_MACHINE.begins,
      created_at: scope.now,
    },
    defaults: [
      'progress',
      'best',
      'checkpoint',
      'finish_asked_at',
      'result',
      'error',
      'started_at',
      'finished_at',
      'drafts',
      'proposal',
      'applied_at',
    ],
  })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Stores a running job's progress, and its best plan so far if one is given. A finished job stays as it is. Resolves
 * to whether somebody asked it to finish with what it has.
 */
export async function updateProgress(
  scope: Scope,
  id: string,
  { progress, best, checkpoint }: { progress: number; best: JobBest; checkpoint: ProposedPlan | undefined },
): Promise<boolean> {
  const row = await scope.trx
    .updateTable('jobs')
    .set({ progress, best: json(best), ...(checkpoint ? { checkpoint: json(checkpoint) } : {}) })
    .where('id', '=', id)
    .where('status', '=', 'running')
    .returning('finish_asked_at')
    .executeTakeFirst();
  return row !== undefined && row.finish_asked_at !== null;
}

/** Records a request for a held job's result so far; the first request counts. */
export async function requestFinish(scope: Scope, id: string): Promise<JobRow> {
  return scope.trx
    .updateTable('jobs')
    .set((eb) => ({ finish_asked_at: eb.fn.coalesce('finish_asked_at', eb.val(scope.now)) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Records that the proposal of a held job was taken, with its result as it now is. */
export async function updateApplied(scope: Scope, id: string, result: JobResult): Promise<JobRow> {
  return scope.trx
    .updateTable('jobs')
    .set({ result: json(withoutAddresses(result)), applied_at: scope.now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Returns a job's result as it is stored: without addresses, which belong to the orders. */
export function withoutAddresses(result: JobResult): object {
  const routes = result.routes.map((route) => ({
    ...route,
    stops: route.stops.map(({ address: _address, ...stop }) => stop),
  }));
  return { ...result, routes };
}

/** Adds to a stored result the current addresses of its orders. */
async function withAddresses(scope: Scope, result: JobResult): Promise<JobResult> {
  const ids = result.routes.flatMap(({ stops }) => stops.map(({ order }) => order));
  const rows = await scope.trx
    .selectFrom('orders')
    .select(['id', 'recipient', 'latitude', 'longitude'])
    .where(sql<boolean>`id = any(${ids})`)
    .execute();
  const addresses = new Map(
    rows.flatMap(({ id, recipient: { address }, ...place }) =>
      address ? [[id, { address: addressShown(address, place) }]] : [],
    ),
  );
  const routes = result.routes.map((route) => ({
    ...route,
    stops: route.stops.map((stop) => ({ ...stop, ...addresses.get(stop.order) })),
  }));
  return { ...result, routes };
}

export async function jobView(scope: Scope, row: JobRow): Promise<Job> {
  return {
    id: row.id,
    object: 'job',
    type: row.type,
    status: row.status,
    progress: row.progress,
    best: row.best,
    result: row.result && (await withAddresses(scope, row.result)),
    error: row.error,
    ...(!row.parameters.apply ? { applied_at: row.applied_at?.toISOString() ?? null } : {}),
    created_at: row.created_at.toISOString(),
  };
}
