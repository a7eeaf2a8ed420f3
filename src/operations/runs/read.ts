/** Reading runs and their stops. */
import { pageOf } from '../../db/paging.js';
import type { Scope } from '../../db/scope.js';
import { requireFound } from '../../domain/errors.js';
import { findRun, listRuns, runView } from '../../records/runs/rows.js';
import { listStops, stopView } from '../../records/stops.js';
import { type List, listed } from '../../resources/list.js';
import type { Run } from '../../resources/run.js';
import type { Stop } from '../../resources/stop.js';
import { withLiveEtas } from '../../routing/live-eta.js';
import type { RunParams, RunQuery, StopQuery } from './schemas.js';

/** GET /runs */
export async function listRunsOfDate(scope: Scope, { query }: { query: RunQuery }): Promise<List<Run>> {
  return listed(await listRuns(scope, query), runView);
}

/** GET /runs/{run_id} */
export async function getRun(scope: Scope, { params }: { params: RunParams }): Promise<Run> {
  return runView(requireFound(await findRun(scope, params.run_id), 'run', params.run_id));
}

/** GET /runs/{run_id}/stops, in order. */
export async function listRunStops(
  scope: Scope,
  { params, query }: { params: RunParams; query: StopQuery },
): Promise<List<Stop>> {
  const run = requireFound(await findRun(scope, params.run_id), 'run', params.run_id);
  const stops = await withLiveEtas(scope, await listStops(scope, [run.route]));
  return listed(
    pageOf(stops, ({ id }) => id, query),
    stopView,
  );
}
