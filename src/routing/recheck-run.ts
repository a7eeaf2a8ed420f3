/** Rechecks a run under way: whether it keeps the promised windows, by its van's position and finished stops. */
import type { Scope } from '../db/scope.js';
import { AppError } from '../domain/errors.js';
import { minutesOf } from '@waypost/base/local-time';
import { isTooLate, latestStart } from '../domain/promised-window.js';
import { UNDER_WAY } from '../domain/states/run.js';
import type { Promises } from '../domain/suggestion.js';
import { notifyAgent } from '../records/agent-requests.js';
import { timezoneOf } from '../setup/depots/rows.js';
import { saveRoutes } from '../records/routes.js';
import { requestCheck, storeNextCheck } from '../records/runs/checks.js';
import { instantOfSecond } from '../records/runs/clock.js';
import { findRun, listRunsOfVehicles, type RunRow, updateHoldsUntil } from '../records/runs/rows.js';
import { promisedWindowOf, windowOf } from '../records/stops.js';
import { nextVisits } from './live-eta.js';
import { type LockedRoutes, lockRoutesWithStops, openStops, type RouteWithStops } from './lock-routes.js';
import { notifyChangedWindows } from './notify-windows.js';
import { readContext, timeChange, type TimedChange, unchangedRoute } from './rearrange.js';

/** When to check again (ISO 8601) if nothing happens before; null when there is nothing to check for. */
export type NextCheck = { recheck_at: string | null };

/** When to check again a run that somebody else is changing, and the minimum pause between two checks. */
const RETRY_MS = 5_000;
const MIN_PAUSE_MS = 60_000;

/** Makes a check that is due, and stores when the next one is. */
export async function makeDueCheck(scope: Scope, due: { run: string; claimedUntil: string }): Promise<void> {
  const { recheck_at: at } = await recheckRun(scope, due.run);
  await storeNextCheck(scope, due, at === null ? null : new Date(at));
}

/**
 * Times a run under way as it is now and stores that; recipients whose window is no longer kept are promised another.
 * A van that has broken down is left to the office.
 */
export async function recheckRun(scope: Scope, id: string): Promise<NextCheck> {
  const run = await findRun(scope, id);
  if (!run || !isWatched(run)) return { recheck_at: null };
  const locked = await tryLockRoute(scope, run);
  return locked ? recheckLocked(scope, locked) : inMs(scope, RETRY_MS);
}

/**
 * Requests checks of runs whose vans, by the positions just reported, will be too late for a promised window.
 */
export async function recheckLateRuns(scope: Scope, vehicles: readonly string[]): Promise<void> {
  const runs = (await listRunsOfVehicles(scope, vehicles)).filter(({ holds_until }) => holds_until !== null);
  const next = await nextVisits(scope, runs);
  const late = runs.filter(({ route, holds_until }) => {
    const second = next.get(route)?.time?.second;
    return second !== undefined && holds_until !== null && second > holds_until;
  });
  for (const run of late) {
    // Only once, until it has been checked.
    await updateHoldsUntil(scope, run.id, null);
    await requestCheck(scope, run);
  }
}

const isWatched = ({ status, broken_down_at }: Pick<RunRow, 'status' | 'broken_down_at'>) =>
  status === UNDER_WAY && broken_down_at === null;

/** Returns undefined while others are changing the route. */
async function tryLockRoute(scope: Scope, run: RunRow): Promise<LockedRoutes | undefined> {
  try {
    return await lockRoutesWithStops(scope, [run.route], []);
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

async function recheckLocked(scope: Scope, { routes, orders }: LockedRoutes): Promise<NextCheck> {
  const [current] = routes;
  const run = current?.run;
  if (!current || !run || !isWatched(run)) return { recheck_at: null };
  const changed = await retimeRun(scope, current, orders);
  const windows = new Map(changed.timed.stops.map((stop) => [stop.order, stop]));
  const until = latestStart(
    changed.ahead.map((timing) => ({
      ...timing,
      windowTo: minutesOf(windows.get(timing.stop)?.window_to ?? '23:59') * 60,
    })),
  );
  await updateHoldsUntil(scope, run.id, until);
  if (until === null) return { recheck_at: null };
  const broken = instantOfSecond(run, await timezoneOf(scope, run.depot), until + 1);
  return inMs(scope, Math.max(MIN_PAUSE_MS, broken.getTime() - scope.now.getTime()));
}

/**
 * Times a locked run as it is now and stores that. Notifies the agent if the van is too late, and recipients whose
 * windows changed.
 */
export async function retimeRun(
  scope: Scope,
  current: RouteWithStops,
  orders: LockedRoutes['orders'],
): Promise<TimedChange> {
  const change = unchangedRoute(current);
  const changed = timeChange(await readContext(scope, change, orders), change);
  await saveRoutes(scope, [changed.timed], { retimed: true });
  await reportLateness(scope, changed);
  notifyChangedWindows(scope, [changed], orders, 'late');
  return changed;
}

/** Reports a run that was only timed again to the agent, with the windows that it kept until now. */
async function reportLateness(scope: Scope, change: TimedChange): Promise<void> {
  const { run, route } = change.current;
  const promises = promisesBroken(change);
  if (!run || Object.keys(promises).length === 0) return;
  const { depot, date } = route;
  await notifyAgent(scope, { trigger: 'running_late', subject: run.id, depot, date, promises });
}

/** Returns the windows that the van kept until now and will miss. */
function promisesBroken({ current, timed }: TimedChange): Promises {
  const etas = new Map(timed.stops.map(({ order, eta }) => [order, eta]));
  return Object.fromEntries(
    openStops(current).flatMap((stop) => {
      const eta = etas.get(stop.order_id);
      const window = windowOf(stop);
      const promised = promisedWindowOf(stop) ?? window;
      if (stop.status !== 'pending' || eta === undefined) return [];
      if (!isTooLate(window, eta) || !isTooLate(promised, eta)) return [];
      return [[stop.order_id, { from: promised.from, to: promised.to }]];
    }),
  );
}

const inMs = ({ now }: Scope, milliseconds: number): NextCheck => ({
  recheck_at: new Date(now.getTime() + milliseconds).toISOString(),
});
