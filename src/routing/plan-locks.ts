/**
 * What a new plan must keep, apart from whole routes: orders that keep their van, first stops that stay first, and
 * drafts that somebody changed during the search.
 */
import type { RoutingProblem } from '@waypost/planning/routing-problem';
import type { SeenDraft } from '../domain/types.js';
import { crewOf } from '../records/routes.js';
import type { DayRequest, Draft } from './day-request.js';

/** Returns the problem with the locked stops and heads of the drafts that are replaced. */
export function withLocks(
  problem: RoutingProblem,
  drafts: readonly Draft[],
  { lock_stops = [], lock_heads = [] }: Pick<DayRequest, 'lock_stops' | 'lock_heads'>,
): RoutingProblem {
  if (lock_stops.length === 0 && lock_heads.length === 0) return problem;
  const known = new Set(problem.stops.map(({ id }) => id));
  const keeps = new Set(lock_stops);
  const vanOf = new Map<string, string>();
  const headOf = new Map<string, string[]>();
  for (const { route, stops } of drafts) {
    for (const stop of stops) if (keeps.has(stop)) vanOf.set(stop, route.vehicle);
    const head = lock_heads.find((each) => each.route === route.id);
    if (head) {
      const first = stops.slice(0, head.stops).filter((stop) => known.has(stop));
      if (first.length > 0) headOf.set(route.vehicle, first);
    }
  }
  return {
    ...problem,
    stops: problem.stops.map((stop) => {
      const lockedVehicle = vanOf.get(stop.id);
      return lockedVehicle === undefined ? stop : { ...stop, lockedVehicle };
    }),
    vehicles: problem.vehicles.map((van) => {
      const lockedHead = headOf.get(van.id);
      return lockedHead === undefined ? van : { ...van, lockedHead };
    }),
  };
}

/** Returns the problem without the stops that are not in `kept`. */
export function onlyStops(problem: RoutingProblem, kept: ReadonlySet<string>): RoutingProblem {
  return {
    ...problem,
    stops: problem.stops.filter(({ id }) => kept.has(id)),
    vehicles: problem.vehicles.map(({ lockedHead, ...van }) => {
      const head = lockedHead?.filter((id) => kept.has(id)) ?? [];
      return head.length === 0 ? van : { ...van, lockedHead: head };
    }),
  };
}

/** Returns drafts as a job remembers them. */
export function seenDrafts(drafts: readonly Draft[]): SeenDraft[] {
  return drafts.map(({ route, stops }) => ({
    route: route.id,
    vehicle: route.vehicle,
    crew: crewOf(route),
    stops: [...stops],
  }));
}

/**
 * Returns the ids of the day's drafts that somebody made or changed since `seen`: another van or crew, other stops,
 * another sequence. A draft that only lost orders which left the day was not changed by hand.
 */
export function changedDrafts(
  seen: readonly SeenDraft[],
  { drafts, orders }: { drafts: readonly Draft[]; orders: readonly { id: string }[] },
): string[] {
  const before = new Map(seen.map((draft) => [draft.route, draft]));
  const onDay = new Set(orders.map(({ id }) => id));
  return drafts
    .filter(({ route, stops }) => {
      const was = before.get(route.id);
      if (!was || was.vehicle !== route.vehicle || was.crew.join() !== crewOf(route).join()) return true;
      return was.stops.filter((id) => onDay.has(id)).join() !== stops.join();
    })
    .map(({ route }) => route.id);
}
