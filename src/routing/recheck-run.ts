/** Checks a run under way: what its van's position and finished stops mean for the windows recipients were told. */
import type { Scope } from '../db/scope.js';
import { AppError } from '../domain/errors.js';
import { minutesOf } from '../domain/local-time.js';
import { UNDER_WAY } from '../domain/states/run.js';
import { latestStart } from '../domain/promised-window.js';
import { timezoneOf } from '../records/depots.js';
import { requestRecheck } from '../records/runs/move.js';
import { saveRoutes } from '../records/routes.js';
import { instantOfSecond } from '../records/runs/clock.js';
import { findRun, listRunsOfVehicles, type RunRow, updateHoldsUntil } from '../records/runs/rows.js';
import { nextVisits } from './live-eta.js';
import { type HeldRoute, type HeldRoutes, holdRoutes } from './lock-routes.js';
import { readContext, timeChange, type TimedChange, unchanged } from './rearrange.js';
import { tellOfLateness } from './report-lateness.js';
import { tellChangedWindows } from './notify-windows.js';

/** When to check again (ISO 8601) if nothing happens before; null when there is nothing to check for. */
export type NextLook = { look_at: string | null };

/** When to check again a run that somebody else is changing, and the least pause between two checks. */
const AGAIN_MS = 5_000;
const LEAST_MS = 60_000;

/**
 * Times a run under way as it is now and stores that; recipients whose window no longer holds are told another. A van
 * that has broken down is left to the office.
 */
export async function lookAtRun(scope: Scope, id: string): Promise<NextLook> {
  const run = await findRun(scope, id);
  if (!run || !isWatched(run)) return { look_at: null };
  const held = await hold(scope, run);
  return held ? look(scope, held) : inMs(scope, AGAIN_MS);
}

/**
 * Requests checks of runs whose vans, by the positions just reported, will be too late for a window that was told.
 */
export async function noticeLate(scope: Scope, vehicles: readonly string[]): Promise<void> {
  const runs = (await listRunsOfVehicles(scope, vehicles)).filter(({ holds_until }) => holds_until !== null);
  const next = await nextVisits(scope, runs);
  const late = runs.filter(({ route, holds_until }) => {
    const second = next.get(route)?.time?.second;
    return second !== undefined && holds_until !== null && second > holds_until;
  });
  for (const run of late) {
    // Only once, until it has been checked.
    await updateHoldsUntil(scope, run.id, null);
    requestRecheck(scope, run);
  }
}

const isWatched = ({ status, broken_down_at }: Pick<RunRow, 'status' | 'broken_down_at'>) =>
  status === UNDER_WAY && broken_down_at === null;

/** Returns undefined while others are changing the route. */
async function hold(scope: Scope, run: RunRow): Promise<HeldRoutes | undefined> {
  try {
    return await holdRoutes(scope, [run.route], []);
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

async function look(scope: Scope, { routes, orders }: HeldRoutes): Promise<NextLook> {
  const [held] = routes;
  const run = held?.run;
  if (!held || !run || !isWatched(run)) return { look_at: null };
  const changed = await timeAnew(scope, held, orders);
  const windows = new Map(changed.timed.stops.map((stop) => [stop.order, stop]));
  const until = latestStart(
    changed.ahead.map((timing) => ({
      ...timing,
      windowTo: minutesOf(windows.get(timing.stop)?.window_to ?? '23:59') * 60,
    })),
  );
  await updateHoldsUntil(scope, run.id, until);
  if (until === null) return { look_at: null };
  const broken = instantOfSecond(run, await timezoneOf(scope, run.depot), until + 1);
  return inMs(scope, Math.max(LEAST_MS, broken.getTime() - scope.now.getTime()));
}

/**
 * Times a locked run as it is now and stores that. The agent is told if the van is too late, and recipients if their
 * windows changed.
 */
export async function timeAnew(
  scope: Scope,
  held: HeldRoute,
  orders: HeldRoutes['orders'],
): Promise<TimedChange> {
  const change = unchanged(held);
  const changed = timeChange(await readContext(scope, change, orders), change);
  await saveRoutes(scope, [changed.timed], { retimed: true });
  await tellOfLateness(scope, changed);
  tellChangedWindows(scope, [changed], orders);
  return changed;
}

const inMs = ({ now }: Scope, milliseconds: number): NextLook => ({
  look_at: new Date(now.getTime() + milliseconds).toISOString(),
});
