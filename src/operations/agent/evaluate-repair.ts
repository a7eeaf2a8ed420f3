/**
 * The problem of a repair on a day, and its changes: every changed route is timed and checked like a manual change, and
 * compared with its previous state. Pure.
 */
import { type CrewDemand, drawCrews } from '@waypost/planning/crew-assignment';
import { minutesOf } from '@waypost/base/local-time';
import { checkPlan } from '@waypost/planning/plan-check';
import { clockTime, type RouteTiming, timeRoute } from '@waypost/planning/plan-timing';
import {
  keepsWindow,
  minutesOutside,
  PROMISE_TOLERANCE_MINUTES,
  type TimeWindow,
} from '../../domain/promised-window.js';
import type { Repaired, RepairProblem, RepairRoute, RepairStop } from '@waypost/planning/repair-problem';
import type { DayWindow, RoutingStop, RoutingVehicle } from '@waypost/planning/routing-problem';
import type { Rearrangement, SecondVisit } from '../../domain/suggestion.js';
import { milesOf } from '@waypost/planning/travel';
import { crewOf } from '../../records/routes.js';
import type { Suggestion } from '../../resources/suggestion.js';
import { openStops } from '../../routing/lock-routes.js';
import { withEarliestVisits, withPromises } from '../../routing/problem.js';
import { onlyLosesStops, timeChange } from '../../routing/rearrange.js';
import { timedRoute } from '../../routing/route-problem.js';
import type { DaySnapshot, RouteSnapshot, SpareVan } from './day-snapshot.js';
import { windowOf } from '../../records/stops.js';

/** One thing to try: orders that need a van, and the routes that may take them. */
export type Attempt = {
  /** Orders without a route, or on one that they are to leave. */
  orphans: readonly string[];
  /** Routes that may take them; those of `orphans` that are on these leave them first. */
  into: readonly RouteSnapshot[];
  spare: readonly SpareVan[];
  /** Times of day before which orders are not visited: vans wait. */
  notBefore?: ReadonlyMap<string, string>;
  again?: SecondVisit;
  /** Promises to orders of `into` that the current plan breaks, and that the repair should keep. */
  atRisk?: ReadonlyMap<string, TimeWindow>;
};

/** A promise that a change does not keep. */
export type BrokenPromise = { order: string; eta: string; promised: TimeWindow };

export type Outcome = {
  attempt: Attempt;
  changes: Suggestion['changes'];
  impact: Suggestion['impact'];
  rearrangement: Rearrangement;
  /** The revisions of the routes that it changes. */
  basis: Record<string, number>;
  /** Orders that need a van and get none. */
  left: string[];
  /** Orders whose visit misses its promised window. */
  broken: BrokenPromise[];
};

const ALL_DAY: DayWindow = { fromSecond: -Infinity, toSecond: Infinity };
const TOLERANCE_SECONDS = PROMISE_TOLERANCE_MINUTES * 60;

/** Builds the search's problem for an attempt. */
export function repairProblem(asRead: DaySnapshot, attempt: Attempt): RepairProblem {
  const { day, promises } = promising(asRead, attempt);
  return {
    matrix: day.problem.matrix,
    ...(day.problem.rules && { rules: day.problem.rules }),
    routes: [
      ...attempt.into.map((route) => takingRoute(day, attempt, { route, promises })),
      ...attempt.spare.map(({ van }): RepairRoute => ({ vehicle: van, stops: [], spare: true })),
    ],
    orphans: attempt.orphans.map((order) => {
      const stop = routingStop(day, order);
      const hard = { fromSecond: -Infinity, toSecond: stop.window.toSecond };
      const promised = promises.get(order);
      const waits = attempt.notBefore?.has(order) === true;
      return { stop, hard, soft: promised ? widened(promised) : hard, waits };
    }),
  };
}

/**
 * Returns the day with the promises to its recipients, which decide when vans leave, and these promises by order: what
 * they were told, also about a stop removed since, or are about to be told on a published route.
 */
function promising(
  asRead: DaySnapshot,
  attempt: Attempt,
): { day: DaySnapshot; promises: Map<string, TimeWindow> } {
  const narrowed = asRead.routes
    .filter(({ run }) => run !== undefined)
    .flatMap((route) => openStops(route).map((stop) => [stop.order_id, windowOf(stop)] as const));
  const promises = new Map<string, TimeWindow>([...narrowed, ...asRead.promised, ...(attempt.atRisk ?? [])]);
  return { day: waiting({ ...asRead, problem: withPromises(asRead.problem, promises) }, attempt), promises };
}

/** Returns the day with the attempt's second visits kept from being too early. */
function waiting(day: DaySnapshot, { notBefore = new Map() }: Attempt): DaySnapshot {
  const problem = withEarliestVisits(day.problem, notBefore);
  return { ...day, problem, stops: new Map(problem.stops.map((stop) => [stop.id, stop])) };
}

/**
 * Returns a route as the search sees it: a visit that is already late may stay as late as it is, unless its promise is
 * at risk.
 */
function takingRoute(
  day: DaySnapshot,
  { orphans, atRisk }: Attempt,
  { route, promises }: { route: RouteSnapshot; promises: ReadonlyMap<string, TimeWindow> },
): RepairRoute {
  const timing = timeRoute(day.problem, route.van, route.pending);
  const starts = new Map(timing.stops.map(({ stop, startsAt }) => [stop, startsAt]));
  const load = (of: 'litres' | 'grams') =>
    route.pending.reduce((sum, id) => sum + routingStop(day, id)[of], route.van.start?.[of] ?? 0);
  const { shift, capacityGrams, capacityLitres } = route.van;
  const published = route.run !== undefined;
  const vehicle: RoutingVehicle = {
    ...route.van,
    shift: { ...shift, toSecond: published ? Math.max(shift.toSecond, timing.returnsAt) : shift.toSecond },
    capacityLitres: capacityLitres === null ? null : Math.max(capacityLitres, load('litres')),
    capacityGrams: capacityGrams === null ? null : Math.max(capacityGrams, load('grams')),
  };
  const stops = route.pending
    .filter((id) => !orphans.includes(id))
    .map((id): RepairStop => {
      const stop = routingStop(day, id);
      const at = starts.get(id) ?? stop.window.fromSecond;
      const promised = promises.get(id);
      const isAtRisk = atRisk?.has(id) === true;
      const soft = promised ? widened(promised) : ALL_DAY;
      return {
        stop,
        hard: { fromSecond: -Infinity, toSecond: Math.max(stop.window.toSecond, at) },
        soft: {
          fromSecond: Math.min(soft.fromSecond, at),
          toSecond: isAtRisk ? soft.toSecond : Math.max(soft.toSecond, at),
        },
        atRisk: isAtRisk,
        aboard: route.stops.some(({ order_id, status }) => order_id === id && status === 'failed'),
      };
    });
  return { vehicle, stops };
}

function routingStop({ stops }: DaySnapshot, order: string): RoutingStop {
  const stop = stops.get(order);
  if (!stop) throw new RangeError(`The order ${order} is not part of the day.`);
  return stop;
}

function widened({ from, to }: TimeWindow): DayWindow {
  return {
    fromSecond: minutesOf(from) * 60 - TOLERANCE_SECONDS,
    toSecond: minutesOf(to) * 60 + TOLERANCE_SECONDS,
  };
}

/** A route before and after. `from` null: a van that gets one. */
type Touched = { route: RouteSnapshot | null; van: RoutingVehicle; crew: string[]; after: string[] };

/** A route before and after, timed. */
type Timed = Touched & {
  /** Driving and visits still ahead, as it is and as it would be. */
  was: RouteTiming;
  is: RouteTiming;
  etas: readonly { order: string; eta: string }[];
};

/** Returns the outcome of a repair; undefined when it would not pass the checks of a change by hand. */
export function evaluateRepair(asRead: DaySnapshot, attempt: Attempt, found: Repaired): Outcome | undefined {
  const left = new Set(found.left);
  const { day, promises } = promising(asRead, attempt);
  const before = new Map(
    asRead.routes.flatMap((route) =>
      openStops(route).map((stop) => [stop.order_id, { route, eta: stop.eta }] as const),
    ),
  );
  const touched: Timed[] = [];
  for (const each of touchedBy(day, attempt, found)) {
    const timed = timedTouch(day, each);
    if (!timed) return undefined;
    touched.push(timed);
  }
  const etas = new Map(
    touched.flatMap(({ route, van, etas: ahead }) =>
      ahead.map(({ order, eta }) => [order, { route: route?.route.id ?? null, vehicle: van.id, eta }]),
    ),
  );
  const broken = brokenPromises(attempt, touched, { promises, before, etas });
  const moved = [...etas].filter(([order, { route }]) => {
    const was = before.get(order);
    return !was || was.route.route.id !== route;
  });
  const named = new Set([
    ...moved.map(([order]) => order),
    ...touched.flatMap(({ route, after }) => (route ? displaced(route, after) : [])),
    ...broken.map(({ order }) => order),
  ]);
  return {
    attempt,
    changes: [...etas]
      .filter(([order]) => named.has(order))
      .map(([order, { route, vehicle, eta }]) => {
        const was = before.get(order);
        const aboard = was && was.route.route.id !== route ? day.aboard.get(order) : undefined;
        return {
          order,
          from: was ? { route: was.route.route.id, eta: was.eta } : null,
          to: route === null ? { route, vehicle, eta } : { route, eta },
          ...(aboard !== undefined && { pieces_aboard: aboard }),
        };
      }),
    impact: {
      miles_saved: milesOf(metresOf(touched, 'was') - metresOf(touched, 'is')) + 0,
      windows_kept: broken.length === 0 && left.size === 0,
      routes_changed: touched.flatMap(({ route }) => route?.route.id ?? []),
    },
    rearrangement: {
      routes: touched.map(({ route, van, crew, after }) => ({
        route: route?.route.id ?? null,
        vehicle: van.id,
        crew,
        stops: after,
      })),
      again: attempt.again ?? null,
      promises: Object.fromEntries([...promises].filter(([order]) => etas.has(order))),
    },
    basis: Object.fromEntries(
      touched.flatMap(({ route }) => (route ? [[route.route.id, route.route.revision]] : [])),
    ),
    left: [...left],
    broken,
  };
}

const metresOf = (touched: readonly Timed[], when: 'was' | 'is'): number =>
  touched.reduce((sum, { [when]: timing }) => sum + timing.metres, 0);

/** Times the changes of a repair to a route; undefined when it breaks a rule more than it does now. */
function timedTouch(day: DaySnapshot, touched: Touched): Timed | undefined {
  const { route, van, after } = touched;
  const etas = timedAfter(day, route, van, after);
  if (!etas) return undefined;
  const ahead = after.filter((id) => !route?.arrived.includes(id));
  const was = timeRoute(day.problem, van, route?.pending ?? []);
  const is = timeRoute(day.problem, van, ahead);
  return { ...touched, etas, was, is };
}

/** Returns the routes that the repair changes: those that take orders, and those that lose them. */
function touchedBy(day: DaySnapshot, attempt: Attempt, found: Repaired): Touched[] {
  const left = new Set(found.left);
  const reassigned = new Set(attempt.orphans.filter((id) => !left.has(id)));
  const taking = attempt.into.map((route, index): Touched => {
    // An order that no van can take stays where it is.
    const after = withLeft(route, found.routes[index] ?? [], left);
    return { route, van: route.van, crew: crewOf(route.route), after: [...route.arrived, ...after] };
  });
  const sent = withDrivers(
    day,
    attempt.spare.map(({ van, crew }, index): Touched => {
      const after = found.routes[attempt.into.length + index] ?? [];
      return { route: null, van, crew, after };
    }),
  );
  const losing = day.routes
    .filter((route) => !attempt.into.includes(route))
    .map((route): Touched => {
      const after = stopsAhead(route).filter((id) => !reassigned.has(id));
      return { route, van: route.van, crew: crewOf(route.route), after };
    });
  return [...losing, ...taking, ...sent].filter(
    ({ route, after }) => after.join() !== (route ? stopsAhead(route) : []).join(),
  );
}

/** Assigns people who are on duty for the whole route to vans that are sent out without any. */
function withDrivers({ problem, stops }: DaySnapshot, sent: readonly Touched[]): readonly Touched[] {
  const demands = sent
    .filter(({ after }) => after.length > 0)
    .map(({ van, after }): CrewDemand => {
      const { startsAt: fromSecond, returnsAt: toSecond } = timeRoute(problem, van, after);
      const size = after.some((id) => stops.get(id)?.crew === 2) ? 2 : 1;
      return { id: van.id, size, fromSecond, toSecond, former: [] };
    });
  const { crews } = drawCrews(demands, problem.onDuty ?? []);
  return sent.map((each) => ({ ...each, crew: [...(crews.get(each.van.id) ?? each.crew)] }));
}

/**
 * Returns the new sequence including the route's orders that no van can take, each still behind the one before it now.
 */
function withLeft({ pending }: RouteSnapshot, after: readonly string[], left: ReadonlySet<string>): string[] {
  const sequence = [...after];
  pending.forEach((id, index) => {
    if (!left.has(id)) return;
    const previous = pending.slice(0, index).findLast((other) => sequence.includes(other));
    sequence.splice(previous === undefined ? 0 : sequence.indexOf(previous) + 1, 0, id);
  });
  return sequence;
}

/** Returns the changed route's stops with their ETAs; undefined when it breaks a rule more than it does now. */
function timedAfter(
  day: DaySnapshot,
  route: RouteSnapshot | null,
  van: RoutingVehicle,
  after: readonly string[],
): { order: string; eta: string }[] | undefined {
  const { problem, orders, promised } = day;
  if (route) {
    const open = { from: day.depot.opening_from, to: day.depot.opening_to };
    const context = { problem: { ...problem, vehicles: [van] }, vehicle: van, orders, promised, open };
    const { timed, violations } = timeChange(context, {
      current: route,
      route: route.route,
      sequence: after,
    });
    if (violations.length > 0 && !onlyLosesStops(stopsAhead(route), after)) return undefined;
    const served = new Set(after);
    return timed.stops.filter((stop) => served.has(stop.order) && isOpenStop(route, stop));
  }
  const wanted = new Set(after);
  const plan = { routes: [{ vehicle: van.id, stops: after }], unassigned: [] };
  const stops = problem.stops.filter(({ id }) => wanted.has(id));
  if (checkPlan({ ...problem, vehicles: [van], stops }, plan).length > 0) return undefined;
  return timedRoute(problem, orders, van.id, after).stops;
}

/** Returns whether a stop is open. For an order that is tried again, the failed stop is in the list too. */
function isOpenStop(route: RouteSnapshot, stop: { id?: string }): boolean {
  return !route.stops.some(
    ({ id, status }) => id === stop.id && status !== 'pending' && status !== 'arrived',
  );
}

/** Returns the orders of the route's open stops, in sequence. */
function stopsAhead({ arrived, pending }: RouteSnapshot): string[] {
  return [...arrived, ...pending];
}

/** Returns the orders that stay on the route, but in another position among those that stay. */
function displaced({ pending }: RouteSnapshot, after: readonly string[]): string[] {
  const was = pending.filter((id) => after.includes(id));
  const is = after.filter((id) => was.includes(id));
  return was.filter((id, index) => is[index] !== id);
}

/** Returns promises that were kept before, were at risk, or are to an order that had no route, and are not kept. */
function brokenPromises(
  { atRisk }: Attempt,
  touched: readonly Timed[],
  {
    promises,
    before,
    etas,
  }: {
    promises: ReadonlyMap<string, TimeWindow>;
    before: ReadonlyMap<string, { route: RouteSnapshot }>;
    etas: ReadonlyMap<string, { eta: string }>;
  },
): BrokenPromise[] {
  const losing = new Set(
    touched.flatMap(({ route, after }) =>
      route && !route.usable && onlyLosesStops(stopsAhead(route), after) ? after : [],
    ),
  );
  const foreseen = new Map(
    touched.flatMap(({ was }) => was.stops.map(({ stop, startsAt }) => [stop, clockTime(startsAt)])),
  );
  return [...etas].flatMap(([order, { eta }]): BrokenPromise[] => {
    const promised = promises.get(order);
    if (!promised || losing.has(order) || keepsWindow(promised, eta)) return [];
    const isComparable = before.get(order)?.route.usable === true && !atRisk?.has(order);
    const now = isComparable ? foreseen.get(order) : undefined;
    // Already broken, and no more than it was.
    if (now !== undefined && !keepsWindow(promised, now) && isNoLater(promised, eta, now)) return [];
    return [{ order, eta, promised }];
  });
}

function isNoLater(promised: TimeWindow, eta: string, than: string): boolean {
  return Math.abs(minutesOutside(promised, eta)) <= Math.abs(minutesOutside(promised, than));
}
