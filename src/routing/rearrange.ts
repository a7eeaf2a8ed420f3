/**
 * Changes stops of routes by hand: on drafts and published routes, before their run starts and while it is under way.
 * Finished stops keep their position, and the open ones take the given sequence. Everything is checked and timed from
 * where the van is; `store-changes.ts` stores it.
 */
import type { Scope } from '../db/scope.js';
import { AppError } from '../domain/errors.js';
import type { PlanRule, PlanViolation } from '@waypost/planning/plan-check';
import { minutesOf } from '@waypost/base/local-time';
import {
  clockTime,
  type RouteTiming,
  routeTotals,
  type StopTiming,
  timeRoute,
} from '@waypost/planning/plan-timing';
import { deliveryBefore, keptTogether } from '@waypost/planning/exchange';
import { type TimeWindow, windowForVisit } from '../domain/promised-window.js';
import type { RouteStart, RoutingProblem, RoutingVehicle } from '@waypost/planning/routing-problem';
import type { Hours, RouteTotals } from '../domain/types.js';
import { OPEN_STOPS } from '../domain/states/stop.js';
import { listOrdersById, type OrderRow } from '../records/orders/rows.js';
import type { PlanDepot } from '../records/planning-queries.js';
import type { NewRoute, RouteRow } from '../records/routes.js';
import { clockOf, secondOfRun } from '../records/runs/clock.js';
import { listRunsOf, type RunRow } from '../records/runs/rows.js';
import {
  listPromisedWindows,
  type PromisedWindow,
  type StopRow,
  windowOf,
  type TimedStop,
  timesOf,
} from '../records/stops.js';
import { isBrokenDown, openStops, type RouteWithStops } from './lock-routes.js';
import {
  breaksOf,
  findDepotAndVehicle,
  isNoWorse,
  timedRoute,
  vanOf,
  violationsOf,
} from './route-problem.js';
import { liveProblem, secondUnderWay, takenOverAt } from './van-progress.js';

/** The change of a locked route: its van and driver, and the orders of its open stops in sequence. */
export type RouteChange = {
  current: RouteWithStops;
  route: RouteRow;
  sequence: readonly string[];
  /** For orders that join for a second visit, the time of day before which nobody comes. */
  notBefore?: ReadonlyMap<string, string>;
};

export type TimedChange = RouteChange & {
  timed: NewRoute;
  /** Rules it breaks that were not broken as much before. */
  violations: PlanViolation[];
  /** Driving still ahead. */
  driveSeconds: number;
  /** Visits still ahead. */
  ahead: readonly StopTiming[];
};

/** Returns the change of a route that leaves its van and its open stops as they are: its times are computed again. */
export function unchangedRoute(current: RouteWithStops): RouteChange {
  return { current, route: current.route, sequence: openStops(current).map(({ order_id }) => order_id) };
}

/** Returns whether a sequence only lacks some stops of the one before: those it keeps are in the same order. */
export function onlyLosesStops(before: readonly string[], after: readonly string[]): boolean {
  const kept = new Set(after);
  return before.filter((id) => kept.has(id)).join() === after.join();
}

/** Keeps an arrived stop next, wherever it is named. */
function arrivedFirst({ stops }: RouteWithStops, sequence: readonly string[]): string[] {
  const arrived = stops.filter(({ status }) => status === 'arrived').map(({ order_id }) => order_id);
  return [
    ...sequence.filter((id) => arrived.includes(id)),
    ...sequence.filter((id) => !arrived.includes(id)),
  ];
}

/** Inputs for timing changes of a route: its van from its position, all orders that may be on it, and the roads. */
export type RouteContext = {
  problem: RoutingProblem;
  vehicle: RoutingVehicle;
  orders: ReadonlyMap<string, OrderRow>;
  /** The windows that recipients of the day were already promised. */
  promised: ReadonlyMap<string, PromisedWindow>;
  /** For orders that join the route, the time of day before which its van does not come. */
  notBefore?: ReadonlyMap<string, string> | undefined;
  /** The depot's hours of the day. */
  open: TimeWindow;
  /** The second of the day at which its van left, if it has. */
  leftAt?: number | undefined;
};

/** Times and checks changes of routes; stores nothing. */
export async function timeChanges(
  scope: Scope,
  changes: readonly RouteChange[],
  orders: ReadonlyMap<string, OrderRow>,
  promises: ReadonlyMap<string, TimeWindow> = new Map(),
): Promise<TimedChange[]> {
  const timed: TimedChange[] = [];
  for (const change of changes) {
    timed.push(timeChange(await readContext(scope, change, orders, { promises }), change));
  }
  return timed;
}

/** Times and checks a change with the context read for it, or for another sequence of the same orders. Pure. */
export function timeChange(
  { problem, vehicle, orders, promised, open, notBefore, leftAt }: RouteContext,
  change: RouteChange,
): TimedChange {
  const { route, current } = change;
  const sequence = arrivedFirst(current, keptTogether(change.sequence, orders));
  const ahead = waitingOf(current, sequence);
  const published = route.status === 'published';
  const was = violationsOf(problem, vehicle, waitingOf(current, unchangedRoute(current).sequence));
  const violations = violationsOf(problem, vehicle, ahead).filter(
    (found) => !was.some((old) => isNoWorse(found, old, published)),
  );
  const reached = timedRoute(problem, orders, vehicle.id, ahead).stops;
  const stops = stopsOf(change, sequence, { reached, promised, orders, open, notBefore });
  const { start: _start, ...fromDepot } = vehicle;
  const whole = stops.flatMap(({ order }) => (orders.has(order) ? order : []));
  const rest = timeRoute(problem, vehicle, ahead);
  const totals = {
    ...routeTotals(vehicle, timeRoute(problem, fromDepot, whole)),
    stops: stops.length,
    returns_at: clockTime(rest.returnsAt),
    ...(vehicle.start ? dutySoFar(route.totals, rest, leftAt) : {}),
  };
  return {
    ...change,
    sequence,
    timed: {
      ...route,
      departs_second: vehicle.start ? route.departs_second : rest.departsAt,
      breaks: [...(vehicle.start ? breaksTaken(route, vehicle.start) : []), ...breaksOf(rest)],
      stops,
      totals,
    },
    violations,
    driveSeconds: rest.driveSeconds,
    ahead: rest.stops,
  };
}

/** Returns the duty of a van under way: from its planned beginning, or from when it left before that, to its return. */
function dutySoFar(
  { starts_at: planned, wait_minutes, break_minutes }: RouteTotals,
  { returnsAt }: RouteTiming,
  leftAt = Infinity,
): Partial<RouteTotals> {
  const left = clockTime(leftAt);
  const starts_at = left < planned ? left : planned;
  const duty_minutes = Math.ceil(returnsAt / 60) - minutesOf(starts_at);
  return { starts_at, duty_minutes, wait_minutes, break_minutes };
}

/** Returns the breaks of a van under way that were over by now. */
const breaksTaken = ({ breaks }: RouteRow, { notBefore }: RouteStart): Hours[] =>
  breaks.filter(({ to }) => minutesOf(to) * 60 <= notBefore);

/** Returns the stops of a sequence that the van has yet to reach. */
function waitingOf({ stops }: RouteWithStops, sequence: readonly string[]): string[] {
  const arrived = stops.filter(({ status }) => status === 'arrived').map(({ order_id }) => order_id);
  return sequence.filter((id) => !arrived.includes(id));
}

/**
 * Reads what changes of a route are timed by; `joining` names orders that may join its sequence. Vans still at their
 * depot keep `promises`, even if recipients were told something else since.
 */
export async function readContext(
  scope: Scope,
  { current, route, sequence, notBefore = new Map() }: RouteChange,
  locked: ReadonlyMap<string, OrderRow>,
  {
    joining = [],
    promises = new Map(),
  }: { joining?: readonly string[]; promises?: ReadonlyMap<string, TimeWindow> } = {},
): Promise<RouteContext> {
  const { depot, vehicle } = await findDepotAndVehicle(scope, route);
  const ids = new Set([...current.stops.map(({ order_id }) => order_id), ...sequence, ...joining]);
  const missing = [...ids].filter((id) => !locked.has(id));
  const rows = [...(await listOrdersById(scope, missing)), ...locked.values()].filter(
    ({ id, latitude, longitude }) => ids.has(id) && latitude !== null && longitude !== null,
  );
  const input = { depot, orders: rows.map((order) => asLoaded(current, order)), vehicles: [vehicle] };
  const since = new Map([...(await findTakenOverAt(scope, { current, depot, orders: rows })), ...notBefore]);
  const promised = await listPromisedWindows(scope, route.date, [...ids]);
  const problem = await liveProblem(scope, input, [{ ...current, route }], {
    orders: rows,
    visiting: [...sequence, ...joining],
    notBefore: since,
    promises: new Map([...promised, ...promises]),
  });
  return {
    problem,
    vehicle: vanOf(problem),
    orders: new Map(rows.map((order) => [order.id, order])),
    promised,
    open: { from: depot.opening_from, to: depot.opening_to },
    notBefore: since,
    leftAt: current.run?.started_at
      ? secondUnderWay(current.run, depot.timezone, current.run.started_at)
      : undefined,
  };
}

/** Returns when orders of other routes, or of none, can join this one, where its own van is behind that. */
async function findTakenOverAt(
  scope: Scope,
  { current, depot, orders }: { current: RouteWithStops; depot: PlanDepot; orders: readonly OrderRow[] },
): Promise<Map<string, string>> {
  const here = new Set(openStops(current).map(({ order_id }) => order_id));
  const joining = orders.filter(({ id }) => !here.has(id));
  const homes = [...new Set(joining.flatMap(({ route }) => route ?? []))];
  const runs = new Map((await listRunsOf(scope, homes)).map((run) => [run.route, run]));
  return takenOverAt(
    joining.map(({ id, route }) => [id, nowOfRun(scope, runs.get(route ?? ''), depot)] as const),
    nowOfRun(scope, current.run, depot),
  );
}

/** Returns the present second of the day for a route, by its run's own clock or the day's. */
export function nowOfRun(scope: Scope, run: RunRow | undefined, depot: PlanDepot): number {
  return run && clockOf(run) ? secondOfRun(run, depot.timezone, scope.now) : depot.earliest_second;
}

/** Restores the load of what this route has delivered: it was on board when the van left. */
function asLoaded({ stops }: RouteWithStops, order: OrderRow): OrderRow {
  const isDone = stops.some(({ order_id, status }) => order_id === order.id && status === 'completed');
  return isDone ? { ...order, delivered_pieces: [] } : order;
}

/** Returns all stops of the changed route: the finished ones in their positions, the open ones around them. */
function stopsOf(
  { current, route }: RouteChange,
  sequence: readonly string[],
  {
    reached,
    promised,
    orders,
    notBefore,
    open: hours,
  }: Pick<RouteContext, 'promised' | 'orders' | 'open' | 'notBefore'> & { reached: readonly TimedStop[] },
): TimedStop[] {
  const open = new Map(openStops(current).map((stop) => [stop.order_id, stop]));
  const timed = new Map(reached.map((stop) => [stop.order, stop]));
  const sameSequence = sequence.join() === unchangedRoute(current).sequence.join();
  const waiting = sequence.map((order): TimedStop => {
    const known = open.get(order);
    const next = timed.get(order);
    // Already at the door.
    if (!next) return timesOf(known ?? missing(order));
    const planned = sameSequence && known ? plannedOf(current, known) : {};
    if (route.status !== 'published') return { ...next, ...planned };
    const previous = known && current.route.status === 'published' ? windowOf(known) : null;
    const before = promised.get(order) ?? null;
    const window = windowForVisit(windowOf(next), next.eta, {
      ...{ promised: before, previous, open: hours },
      isStranded: isBrokenDown(current),
    });
    const times = {
      window_from: window.from,
      window_to: window.to,
      not_before: notBefore?.get(order) ?? null,
    };
    return { ...next, ...times, promised: before, ...planned };
  });
  alignWindows(waiting, orders);
  const all = current.stops.flatMap((stop): TimedStop[] => {
    if (!OPEN_STOPS.includes(stop.status)) return [{ ...timesOf(stop), id: stop.id }];
    const next = waiting.shift();
    return next ? [next] : [];
  });
  return [...all, ...waiting];
}

/** Gives the collection of an exchange the window of the delivery before it: both are one visit. */
function alignWindows(stops: TimedStop[], orders: ReadonlyMap<string, OrderRow>): void {
  stops.forEach((stop, index) => {
    const before = stops[index - 1];
    const order = orders.get(stop.order);
    if (!before || !order || deliveryBefore(order, new Set([before.order])) === null) return;
    const { window_from, window_to } = before;
    stops[index] = { ...stop, window_from, window_to };
  });
}

/**
 * Keeps the planned times and miles of a run under way that continues in the same sequence, so that its lateness does
 * not depend on how often it is timed.
 */
const plannedOf = ({ run }: RouteWithStops, { planned_eta, eta, leg_metres, leg_seconds }: StopRow) =>
  run?.status === 'started' ? { planned_eta: planned_eta ?? eta, leg_metres, leg_seconds } : { planned_eta };

function missing(order: string): never {
  throw new Error(`Order ${order} has no stop.`);
}

/** Error codes of broken rules. */
const RULE_CODES: Partial<
  Record<
    PlanRule,
    'window_broken' | 'van_over_capacity' | 'crew_too_small' | 'skill_missing' | 'working_time_broken'
  >
> = {
  window: 'window_broken',
  depot_hours: 'window_broken',
  no_road: 'window_broken',
  volume: 'van_over_capacity',
  weight: 'van_over_capacity',
  max_stops: 'van_over_capacity',
  max_miles: 'van_over_capacity',
  crew: 'crew_too_small',
  skills: 'skill_missing',
  duty: 'working_time_broken',
  driving: 'working_time_broken',
  break: 'working_time_broken',
};

/** Returns the error code with which breaking a rule of one route is refused. */
export function codeOf({ rule, message }: Pick<PlanViolation, 'rule' | 'message'>) {
  const code = RULE_CODES[rule];
  if (!code) throw new Error(`A single route cannot break the rule ${rule}: ${message}`);
  return code;
}

/** Refuses the first broken rule; `force` accepts late visits, but never too small a van or crew. */
export function refuseBroken(
  { violations }: Pick<TimedChange, 'violations'>,
  { force = false, paramOf }: { force?: boolean; paramOf: (stop: string | null) => string },
): void {
  for (const violation of violations) {
    const { stop, message } = violation;
    const code = codeOf(violation);
    if (force && code === 'window_broken') continue;
    throw new AppError(code, { message, param: paramOf(stop) });
  }
}
