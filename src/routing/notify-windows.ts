/** Finds the recipients whose window has changed. */
import { note } from '../db/outbox.js';
import type { Scope } from '../db/scope.js';
import { isSameWindow, minutesLater, type Telling, type WindowReason } from '../domain/promised-window.js';
import { PLANNING_SETTINGS } from '@waypost/planning/planning-settings';
import { UNDER_WAY } from '../domain/states/run.js';
import { OPEN_STOPS } from '../domain/states/stop.js';
import type { OrderRow } from '../records/orders/rows.js';
import type { NewRoute, RouteRow } from '../records/routes.js';
import { listStops, promisedWindowOf, updateTelling, windowOf } from '../records/stops.js';
import { findSettings } from '../setup/settings/rows.js';
import { isBrokenDown, openStops, type RouteWithStops } from './lock-routes.js';

/** A locked route as it was, and the columns stored since. */
type Changed = { current: RouteWithStops; route: RouteRow; timed: NewRoute };

/** Returns the orders whose window on a published route has changed, or that joined one. */
export function ordersToTell(changes: readonly Changed[], orders: ReadonlyMap<string, OrderRow>): OrderRow[] {
  return changes.flatMap(({ current, route, timed }) => {
    if (route.status !== 'published') return [];
    const before = new Map(openStops(current).map((stop) => [stop.order_id, stop]));
    const done = new Set(current.stops.filter(({ order_id }) => !before.has(order_id)).map(({ id }) => id));
    return timed.stops.flatMap((stop) => {
      const was = before.get(stop.order);
      const order = orders.get(stop.order);
      const isSame = was?.window_from === stop.window_from && was.window_to === stop.window_to;
      return order && !isSame && !(stop.id !== undefined && done.has(stop.id)) ? [order] : [];
    });
  });
}

/**
 * Notes the orders whose window on a published route has changed, or that joined one, and why: their messages are
 * drafted before the commit.
 */
export function notifyChangedWindows(
  scope: Scope,
  changes: readonly Changed[],
  orders: ReadonlyMap<string, OrderRow>,
  reason?: WindowReason,
): void {
  const reasons = reasonsFor(changes);
  for (const { id: order } of ordersToTell(changes, orders)) {
    note(scope, { type: 'window.changed', order, reason: reason ?? reasons.get(order) ?? 'replanned' });
  }
}

/** Tells the windows that were not told while the van was broken down, or holds them back. */
export async function tellUntoldWindows(
  scope: Scope,
  changes: readonly Changed[],
  tell: Telling,
): Promise<void> {
  const stops = await listStops(
    scope,
    changes.map(({ route }) => route.id),
  );
  const untold = stops.filter((stop) => {
    const told = promisedWindowOf(stop);
    const isTold = told !== null && isSameWindow(told, windowOf(stop));
    return OPEN_STOPS.includes(stop.status) && stop.tell === null && !isTold;
  });
  if (tell !== 'now') {
    const ids = untold.map(({ id }) => id);
    return updateTelling(scope, ids, { tell, tell_reason: 'broken_down' });
  }
  for (const { order_id: order } of untold)
    note(scope, { type: 'window.changed', order, reason: 'broken_down' });
}

/**
 * Returns why orders have another window, where the changes show it: a van has broken down whose stops their route
 * takes over, or another van comes, or a visit was added before theirs, or else their van is later than it was.
 */
function reasonsFor(changes: readonly Changed[]): Map<string, WindowReason> {
  const homes = new Map(
    changes.flatMap(({ current }) => openStops(current).map(({ order_id: id }) => [id, current] as const)),
  );
  return new Map(
    changes.flatMap(({ current, route, timed }) => {
      const open = timed.stops.flatMap(({ id, order }) => (id === undefined ? [order] : []));
      const staying = open.filter((order) => homes.get(order) === current);
      const isReordered =
        [...homes.keys()].filter((order) => staying.includes(order)).join() !== staying.join();
      const added = open.findIndex((order) => homes.get(order) !== current);
      const isLate = current.run?.status === UNDER_WAY || timed.departs_second > current.route.departs_second;
      const reasonOf = (order: string, index: number): WindowReason | undefined => {
        const home = homes.get(order);
        if (open.some((each) => isBrokenDown(homes.get(each) ?? {}))) return 'broken_down';
        if (home === undefined || home.route.status === 'draft') return undefined;
        if (home.route.vehicle !== route.vehicle) return 'other_van';
        if (isReordered) return undefined;
        if (added !== -1 && added < index) return 'visit_added';
        return isLate ? 'late' : undefined;
      };
      return open.flatMap((order, index): [string, WindowReason][] => {
        const reason = reasonOf(order, index);
        return reason ? [[order, reason]] : [];
      });
    }),
  );
}

/**
 * Returns changes with the stops marked whose recipients are not told their changed window immediately. With `later` it
 * waits until the office sends it, unless it moves the one that they were told by less than the courier's threshold.
 */
export async function withTelling<Change extends Changed>(
  scope: Scope,
  changes: readonly Change[],
  orders: ReadonlyMap<string, OrderRow>,
  { tell, reason }: { tell: Exclude<Telling, 'now'>; reason?: WindowReason | undefined },
): Promise<Change[]> {
  const { planning } = await findSettings(scope);
  const least = planning.tell_from_minutes ?? PLANNING_SETTINGS.tell_from_minutes;
  const others = new Set(ordersToTell(changes, orders).map(({ id }) => id));
  const reasons = reasonsFor(changes);
  return changes.map((change) => ({
    ...change,
    timed: {
      ...change.timed,
      stops: change.timed.stops.map((stop) => {
        const { promised, window_from: from, window_to: to } = stop;
        if (!others.has(stop.order) || stop.id !== undefined) return stop;
        if (promised && isSameWindow(promised, { from, to })) return stop;
        const isSmall = promised && Math.abs(minutesLater({ from, to }, promised)) < least;
        const because = reason ?? reasons.get(stop.order) ?? null;
        return { ...stop, tell: isSmall ? 'none' : tell, tell_reason: because };
      }),
    },
  }));
}
