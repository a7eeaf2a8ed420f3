/** The sandbox's driver: takes a run through its open stops by the same commands as a real one. */
import type { Scope } from '../../db/scope.js';
import { AppError, requireFound } from '../../domain/errors.js';
import { minutesOf } from '@waypost/base/local-time';
import { breaksDownAfter, type FailurePlan } from '../../domain/rehearsal.js';
import { OPEN_STOPS } from '../../domain/states/stop.js';
import { findRun, type RunRow, runView } from '../../records/runs/rows.js';
import type { StopRow } from '../../records/stops.js';
import type { Run } from '../../resources/run.js';
import { arriveAtStop } from './arrive.js';
import { departRun } from './depart.js';
import { lockRunWithOrders } from './lock-run.js';
import { beginRehearsal } from './rehearse.js';
import { breakDown, CRUISING_MPH, finishVisit } from './sandbox-driver.js';
import type { DriveInput, RunParams } from './schemas.js';
import { storePositions } from './tracking.js';

/** The default speed of a run driven late: an hour a minute. */
const SPEED = 60;

/**
 * POST /sandbox/runs/{run_id}/drive: starts the run if need be, then arrives at and finishes each open stop,
 * with the van's position there. Without a speed everything happens immediately, and the recorded times are the plan's,
 * an hour a minute, up to now. Otherwise a workflow drives, on a clock of the run's own. Throws 409 `invalid_state` for
 * a completed run.
 */
export async function driveRun(
  scope: Scope,
  { params, body }: { params: RunParams; body: DriveInput },
): Promise<Run> {
  const {
    speed,
    late_minutes: late,
    breakdown_at_stop = null,
    fail_share,
    seed,
    waits_for_suggestions,
  } = body;
  const rehearsal = { fail_share, breakdown_at_stop, seed, waits_for_suggestions };
  if (speed === undefined && late === undefined) await driveAtOnce(scope, params.run_id, rehearsal);
  else await beginRehearsal(scope, params.run_id, rehearsal, { speed: speed ?? SPEED, late: late ?? 0 });
  return runView(requireFound(await findRun(scope, params.run_id), 'run', params.run_id));
}

async function driveAtOnce(scope: Scope, id: string, rehearsal: FailurePlan): Promise<void> {
  const locked = await lockRunWithOrders(scope, id, (all) => all.map((stop) => stop.order_id));
  const { run, stops } = locked;
  if (run.status === 'completed') {
    throw new AppError('invalid_state', { message: `Run ${run.id} is already completed.` });
  }
  const open = stops.filter((stop) => OPEN_STOPS.includes(stop.status));
  const moments = momentsOf(scope, open);
  await departRun(scope, locked, moments[0] ?? scope.now);
  for (const [index, stop] of open.entries()) {
    const at = moments[index] ?? scope.now;
    await visit(scope, run, stop, at);
    await finishVisit(scope, { run: run.id, stop, at }, rehearsal);
    if (!breaksDownAfter(rehearsal, stop.sequence) || index === open.length - 1) continue;
    await breakDown(scope, run.id, at);
    return;
  }
}

/** Returns when each stop is visited: spaced as planned, compressed, the last one now. */
function momentsOf(scope: Scope, stops: readonly StopRow[]): Date[] {
  const minutes = stops.map(({ eta }) => minutesOf(eta));
  const last = minutes.at(-1) ?? 0;
  return minutes.map((minute) => new Date(scope.now.getTime() - ((last - minute) * 60_000) / SPEED));
}

async function visit(scope: Scope, run: RunRow, stop: StopRow, at: Date): Promise<void> {
  const { latitude, longitude } = stop;
  if (latitude !== null && longitude !== null) {
    const position = { vehicle: run.vehicle, latitude, longitude, heading: null, at };
    await storePositions(scope, [{ ...position, speed_mph: CRUISING_MPH }]);
  }
  const params = { run_id: run.id, stop_id: stop.id };
  await arriveAtStop(scope, { params, body: { occurred_at: at.toISOString() } });
}
