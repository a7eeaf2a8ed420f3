/** The sandbox's driver: takes a run through its open stops by the same commands as a real one. */
import type { Scope } from '../../db/scope.js';
import { AppError, notFound } from '../../domain/errors.js';
import { minutesOf } from '../../domain/local-time.js';
import { OPEN_STOPS } from '../../domain/stop.js';
import type { StopRow } from '../planning/routes.store.js';
import { applyRunStarted } from './runs.apply.js';
import { holdRun } from './runs.commands.js';
import type { DriveInput, RunParams } from './runs.schemas.js';
import { findRun, type RunRow, type RunView, runView } from './runs.store.js';
import { arriveAtStop, completeStop } from './stops.commands.js';
import { savePositions } from './tracking.store.js';

/** The speed that the sandbox's vans report between stops. */
const CRUISING_MPH = 24;

/**
 * POST /sandbox/runs/{run_id}/drive: starts the run if need be, and arrives at and completes each open stop in turn,
 * with the van's position there. It all happens now; the times recorded are the plan's, `speed` times faster, up to now.
 * 409 `invalid_state` for a completed run.
 */
export async function driveRun(
  scope: Scope,
  { params, body }: { params: RunParams; body: DriveInput },
): Promise<RunView> {
  const { run, stops, orders } = await holdRun(scope, params.run_id, (all) =>
    all.map((stop) => stop.order_id),
  );
  if (run.status === 'completed') {
    throw new AppError('invalid_state', { message: `Run ${run.id} is completed already.` });
  }
  const open = stops.filter((stop) => OPEN_STOPS.includes(stop.status));
  const moments = momentsOf(scope, open, body.speed);
  await applyRunStarted(scope, run, orders, moments[0] ?? scope.now);
  for (const [index, stop] of open.entries()) {
    await visit(scope, run, stop, moments[index] ?? scope.now);
  }
  const driven = await findRun(scope, run.id);
  if (!driven) throw notFound('run', run.id);
  return runView(driven);
}

/** When each stop is visited: spaced as planned, compressed by `speed`, the last one now. */
function momentsOf(scope: Scope, stops: readonly StopRow[], speed: number): Date[] {
  const minutes = stops.map(({ eta }) => minutesOf(eta));
  const last = minutes.at(-1) ?? 0;
  return minutes.map((minute) => new Date(scope.now.getTime() - ((last - minute) * 60_000) / speed));
}

async function visit(scope: Scope, run: RunRow, stop: StopRow, at: Date): Promise<void> {
  const { latitude, longitude } = stop;
  if (latitude !== null && longitude !== null) {
    const position = {
      vehicle: run.vehicle,
      latitude,
      longitude,
      heading: null,
      speed_mph: CRUISING_MPH,
      at,
    };
    await savePositions(scope, [position]);
  }
  const params = { run_id: run.id, stop_id: stop.id };
  const body = { occurred_at: at.toISOString() };
  await arriveAtStop(scope, { params, body });
  await completeStop(scope, { params, body: { ...body, signed_by: 'Sandbox' } });
}
