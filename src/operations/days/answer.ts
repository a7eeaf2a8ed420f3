/** Answers to changes of a day's routes. Pure. */
import { minutesOf } from '@waypost/base/local-time';
import { crewOf } from '../../records/routes.js';
import type { OrderRow } from '../../records/orders/rows.js';
import type { Rearrangement, RearrangedRoute, RearrangeWarning } from '../../resources/day.js';
import { openStops } from '../../routing/lock-routes.js';
import { ordersToTell } from '../../routing/notify-windows.js';
import { codeOf, type TimedChange } from '../../routing/rearrange.js';

type Orders = ReadonlyMap<string, OrderRow>;

/** Returns the routes as they are or would be, with broken rules and savings. */
export function answerOf(
  changes: readonly TimedChange[],
  orders: Orders,
  of: {
    day: { depot: string; date: string };
    isDryRun: boolean;
    version: number;
    /** Ids of the routes that were there before. */
    known: ReadonlySet<string>;
  },
): Rearrangement {
  const kept = new Set(changes.flatMap(({ sequence }) => sequence));
  const saved = (figure: 'miles' | 'drive_minutes') =>
    changes.reduce((sum, { current, timed }) => sum + current.route.totals[figure] - timed.totals[figure], 0);
  return {
    object: 'rearrangement',
    ...of.day,
    dry_run: of.isDryRun,
    plan_version: of.version,
    routes: changes.map((change) => routeOf(change, orders, of)),
    unassigned: changes.flatMap(({ current }) =>
      openStops(current).flatMap(({ order_id: id }) => (kept.has(id) ? [] : id)),
    ),
    told: ordersToTell(changes, orders).map(({ id }) => id),
    warnings: changes.flatMap((change) => warningsOf(change, orders)),
    miles_saved: Math.round(saved('miles') * 10) / 10,
    minutes_saved: saved('drive_minutes'),
  };
}

function routeOf(
  { current, route, timed, sequence }: TimedChange,
  orders: Orders,
  { isDryRun, known }: { isDryRun: boolean; known: ReadonlySet<string> },
): RearrangedRoute {
  const isNew = !known.has(route.id);
  const before = new Map(openStops(current).map((stop) => [stop.order_id, stop.eta]));
  const open = new Set(sequence);
  return {
    route: isNew && isDryRun ? null : route.id,
    vehicle: route.vehicle,
    crew: crewOf(route),
    status: route.status,
    stops: timed.stops.flatMap(({ id, order, eta, window_from: from, window_to: to }) =>
      // A stop that keeps its row here is done.
      id === undefined && open.has(order)
        ? [
            {
              order,
              eta,
              was: before.get(order) ?? null,
              window: { from, to },
              late_minutes: Math.max(0, minutesOf(eta) - minutesOf(orders.get(order)?.slot_to ?? '23:59')),
            },
          ]
        : [],
    ),
    totals: timed.totals,
    totals_before: isNew ? null : current.route.totals,
  };
}

function warningsOf(
  { route, violations, current, sequence }: TimedChange,
  orders: Orders,
): RearrangeWarning[] {
  const were = new Set(openStops(current).map(({ order_id }) => order_id));
  const broken = violations.map(({ rule, stop, message }) => ({
    vehicle: route.vehicle,
    order: stop,
    code: codeOf({ rule, message }),
    message,
  }));
  const joining = sequence.flatMap((id) => (were.has(id) ? [] : (orders.get(id) ?? [])));
  const missing = joining.filter(
    ({ type, pieces_expected: all, pieces_scanned: there }) => type === 'delivery' && there < all,
  );
  return [
    ...broken,
    ...missing.map(({ id, pieces_expected: all, pieces_scanned: there }) => ({
      vehicle: route.vehicle,
      order: id,
      code: 'goods_not_in',
      message: `Only ${there} of ${all} pieces of order ${id} are in.`,
    })),
  ];
}
