/** The sandbox's driver: takes a run through its open stops by the same commands as a real one. */
import type { Scope } from '../../db/scope.js';
import { AppError, found } from '../../domain/errors.js';
import { minutesOf } from '../../domain/local-time.js';
import { OPEN_STOPS } from '../../domain/states/stop.js';
import { savePositions } from '../../records/positions.js';
import { findRun, type RunRow, runView } from '../../records/runs/rows.js';
import type { StopRow } from '../../records/stops.js';
import type { Run } from '../../resources/run.js';
import { arriveAtStop } from './arrive.js';
import { completeStop } from './complete-stop.js';
import { holdRun } from './hold.js';
import type { DriveInput, RunParams } from './schemas.js';
import { setOut } from './set-out.js';

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
): Promise<Run> {
  const held = await holdRun(scope, params.run_id, (all) => all.map((stop) => stop.order_id));
  const { run, stops } = held;
  if (run.status === 'completed') {
    throw new AppError('invalid_state', { message: `Run ${run.id} is completed already.` });
  }
  const open = stops.filter((stop) => OPEN_STOPS.includes(stop.status));
  const moments = momentsOf(scope, open, body.speed);
  await setOut(scope, held, moments[0] ?? scope.now);
  for (const [index, stop] of open.entries()) {
    await visit(scope, run, stop, moments[index] ?? scope.now);
  }
  const driven = found(await findRun(scope, run.id), 'run', run.id);
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
