/**
 * Accepts a suggestion that rearranges routes, all of it or nothing: drafts and routes under way are timed and checked
 * again, from where their vans are now. If it would break a promised window that it did not name, it is stale.
 */
import type { Scope } from '../../db/scope.js';
import { AppError } from '../../domain/errors.js';
import { keepsWindow, type Telling, type TimeWindow } from '../../domain/promised-window.js';
import { decideOrder } from '../../domain/states/order.js';
import { ordersOf, type Rearrangement, type SecondVisit } from '../../domain/suggestion.js';
import { moveRequestsOf } from '../../records/booking-requests.js';
import { moveOrder } from '../../records/orders/move.js';
import type { OrderRow } from '../../records/orders/rows.js';
import { isUnplanned } from '../../records/plan-days.js';
import type { RouteRow } from '../../records/routes.js';
import { listPromisedWindows } from '../../records/stops.js';
import type { SuggestionRow } from '../../records/suggestions/rows.js';
import { listVehiclesById } from '../../setup/vehicles/rows.js';
import { lockRoutesWithStops, openStops, type RouteWithStops } from '../../routing/lock-routes.js';
import {
  onlyLosesStops,
  type RouteChange,
  type TimedChange,
  timeChanges,
  unchangedRoute,
} from '../../routing/rearrange.js';
import { storeChanges } from '../../routing/store-changes.js';
import { newDraft } from '../../routing/vehicle-and-crew.js';

type Day = { depot: string; date: string };

/** Content of a suggestion that changes routes. */
type Suggested = Pick<SuggestionRow, 'trigger' | 'subject' | 'changes'> & { rearrangement: Rearrangement };

/** Applies it; throws `stale` when the day has changed since it was made. */
export async function applyRearrangement(
  scope: Scope,
  day: Day & { tell?: Telling },
  suggested: Suggested,
  stale: () => AppError,
): Promise<void> {
  const { routes: planned, again } = suggested.rearrangement;
  const ids = planned.flatMap(({ route }) => route ?? []);
  const named = [...new Set(planned.flatMap(({ stops }) => stops))];
  const { routes: current, orders: locked } = await lockRoutesWithStops(scope, ids, named);
  const orders = new Map(locked);
  const triedAgain = again ? ordersOf(again) : [];
  if (again) await restore(scope, orders, again, stale);

  const open = new Map(
    current.flatMap((each) => openStops(each).map((stop) => [stop.order_id, { each, stop }])),
  );
  const unusable = await listUnusable(scope, current);
  const changes: RouteChange[] = [];
  for (const { route: id, vehicle, crew, stops } of planned) {
    const at =
      id === null
        ? await newRoute(scope, day, { vehicle, crew }, stale)
        : current.find((each) => each.route.id === id);
    if (!at || at.run?.status === 'completed') throw stale();
    const sequence = stops.filter((order) => {
      const now = open.get(order);
      // A stop that stays on its route may have been done since; one that moves may not.
      if (!now) {
        if (at.stops.some((stop) => stop.order_id === order) && !triedAgain.includes(order)) return false;
        if (!isFree(orders.get(order), day)) throw stale();
        return true;
      }
      if (now.each !== at && now.stop.status === 'arrived' && !unusable.has(now.each.route.vehicle))
        throw stale();
      return true;
    });
    const gaining = sequence.some((order) => open.get(order)?.each !== at);
    if (gaining && unusable.has(at.route.vehicle)) throw stale();
    changes.push({ current: at, route: at.route, sequence, notBefore: waitingOf(again) });
  }
  const kept = new Set(changes.flatMap(({ sequence }) => sequence));
  // An order that has joined a route since must not lose its route.
  for (const { current: at } of changes)
    if (openStops(at).some(({ order_id: id }) => !kept.has(id))) throw stale();

  const promised = promisesNow(suggested, current, await listPromisedWindows(scope, day.date, named));
  const timed = await timeChanges(scope, changes, orders, promised);
  if (
    timed.some(
      (change) =>
        change.violations.length > 0 &&
        !onlyLosesStops(unchangedRoute(change.current).sequence, change.sequence),
    )
  )
    throw stale();
  // The office handles what is left on a van that cannot continue; the times that it would have had don't count.
  const drives = ({ route }: { route: RouteRow }) => !unusable.has(route.vehicle);
  const broken = brokenBy(timed.filter(drives), promised).filter((order) => !isAnnounced(order, suggested));
  if (broken.length > 0) {
    const unchanged = current.filter(drives).map(unchangedRoute);
    const asIs = brokenBy(await timeChanges(scope, unchanged, orders, promised), promised);
    if (broken.some((order) => !asIs.includes(order))) throw stale();
  }
  const reason = suggested.trigger === 'running_late' ? 'late' : undefined;
  await storeChanges(scope, { orders }, timed, { reason, ...(day.tell && { tell: day.tell }) });
}

/**
 * Returns the windows to keep: those the suggestion knew, and those that recipients were told since. Recipients of the
 * late van that it is about were told of the delay; for them it keeps the earlier window.
 */
function promisesNow(
  { trigger, subject, rearrangement: { promises = {} } }: Suggested,
  current: readonly RouteWithStops[],
  told: ReadonlyMap<string, TimeWindow>,
): Map<string, TimeWindow> {
  const late = current.find(({ run }) => trigger === 'running_late' && run?.id === subject);
  const delayed = new Set(late?.stops.map(({ order_id: id }) => id));
  return new Map([...Object.entries(promises), ...[...told].filter(([order]) => !delayed.has(order))]);
}

/** Returns the orders whose promised windows these routes will not keep. */
function brokenBy(timed: readonly TimedChange[], promised: ReadonlyMap<string, TimeWindow>): string[] {
  return timed.flatMap(({ sequence, timed: { stops } }) =>
    stops.flatMap(({ order, eta }) => {
      const window = sequence.includes(order) ? promised.get(order) : undefined;
      return window && !keepsWindow(window, eta) ? [order] : [];
    }),
  );
}

/** Returns whether the suggestion said that the order's promised window would not be kept. */
function isAnnounced(order: string, { changes, rearrangement: { promises = {} } }: Suggested): boolean {
  const window = promises[order];
  return changes.some(({ order: id, to }) => id === order && window && to && !keepsWindow(window, to.eta));
}

function waitingOf(again: Rearrangement['again']): ReadonlyMap<string, string> {
  const notBefore = again?.not_before;
  return new Map(!again || notBefore === undefined ? [] : ordersOf(again).map((order) => [order, notBefore]));
}

/** Restores failed orders to booked in their slot, whose place is the first one's; nobody is asked for another. */
async function restore(
  scope: Scope,
  orders: Map<string, OrderRow>,
  again: SecondVisit,
  stale: () => AppError,
): Promise<void> {
  const ids = ordersOf(again);
  await moveRequestsOf(scope, ids, 'closed');
  for (const id of ids) {
    const order = orders.get(id);
    if (!order || !decideOrder(order.status, 'tried_again').ok) throw stale();
    const { date, from, to, zone } = again.slot;
    const restored = await moveOrder(scope, {
      order,
      event: 'tried_again',
      changes: {
        route: null,
        left_to_office: false,
        slot_date: date,
        slot_from: from,
        slot_to: to,
        slot_zone: id === again.order ? zone : null,
      },
      signal: { type: 'request_closed' },
    });
    orders.set(id, restored);
  }
}

/** Returns a draft for a van that gets a route. */
async function newRoute(
  scope: Scope,
  day: Day,
  vehicleAndCrew: { vehicle: string; crew: string[] },
  stale: () => AppError,
): Promise<RouteWithStops> {
  try {
    return await newDraft(scope, day, vehicleAndCrew);
  } catch (error) {
    // The van or one of its people was given another route, or taken out of service.
    if (error instanceof AppError) throw stale();
    throw error;
  }
}

function isFree(order: OrderRow | undefined, day: Day): boolean {
  return order !== undefined && isUnplanned(order, day);
}

/** Lists vans that broke down or are not in service. */
async function listUnusable(scope: Scope, current: readonly RouteWithStops[]): Promise<Set<string>> {
  const vehicles = await listVehiclesById(
    scope,
    current.map(({ route }) => route.vehicle),
  );
  const broken = current.flatMap(({ route, run }) => (run?.broken_down_at ? route.vehicle : []));
  return new Set([...broken, ...vehicles.flatMap(({ id, active }) => (active ? [] : id))]);
}
