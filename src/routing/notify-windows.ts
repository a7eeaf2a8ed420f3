/** Finds the recipients who are to be told another window. */
import { note } from '../db/outbox.js';
import type { Scope } from '../db/scope.js';
import { isSameWindow, minutesLater, type Telling, type WindowReason } from '../domain/promised-window.js';
import { PLANNING_SETTINGS } from '@waypost/planning/planning-settings';
import type { OrderRow } from '../records/orders/rows.js';
import type { NewRoute, RouteRow } from '../records/routes.js';
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
  reason: WindowReason = 'replanned',
): void {
  const left = changes.flatMap(({ current }) => (isBrokenDown(current) ? openStops(current) : []));
  const stranded = new Set(left.map(({ order_id }) => order_id));
  for (const { id: order } of ordersToTell(changes, orders)) {
    note(scope, { type: 'window.changed', order, reason: stranded.has(order) ? 'broken_down' : reason });
  }
}

/**
 * Returns changes with the stops marked whose recipients are not told their changed window immediately. With `later` it
 * waits until the office sends it, unless it moves the one that they were told by less than the courier's threshold.
 */
export async function withTelling<Change extends Changed>(
  scope: Scope,
  changes: readonly Change[],
  orders: ReadonlyMap<string, OrderRow>,
  tell: Exclude<Telling, 'now'>,
): Promise<Change[]> {
  const { planning } = await findSettings(scope);
  const least = planning.tell_from_minutes ?? PLANNING_SETTINGS.tell_from_minutes;
  const others = new Set(ordersToTell(changes, orders).map(({ id }) => id));
  return changes.map((change) => ({
    ...change,
    timed: {
      ...change.timed,
      stops: change.timed.stops.map((stop) => {
        const { promised, window_from: from, window_to: to } = stop;
        if (!others.has(stop.order) || stop.id !== undefined) return stop;
        if (!promised) return { ...stop, tell };
        if (isSameWindow(promised, { from, to })) return stop;
        const isSmall = Math.abs(minutesLater({ from, to }, promised)) < least;
        return { ...stop, tell: isSmall ? 'none' : tell };
      }),
    },
  }));
}
