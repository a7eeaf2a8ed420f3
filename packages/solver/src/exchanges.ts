/**
 * Exchanges for the search: a delivery and the collection right behind it are one stop, which brings goods and takes
 * others back. What it finds is told in stops as they were; the validator checks that, and knows nothing of this.
 */
import type { Plan, RoutingProblem, RoutingStop, RoutingVehicle } from '@waypost/planning/routing-problem';
import type { Solve } from './pool.js';

/** Returns a search that keeps each exchange together. */
export function withExchanges(solve: Solve): Solve {
  return async (problem, { warmStart, onProgress, ...options }) => {
    const partners = partnersOf(problem);
    if (partners.size === 0) {
      return solve(problem, {
        ...options,
        ...(warmStart ? { warmStart } : {}),
        ...(onProgress ? { onProgress } : {}),
      });
    }
    const result = await solve(joined(problem, partners), {
      ...options,
      ...(warmStart ? { warmStart: withoutFollowers(warmStart, partners) } : {}),
      ...(onProgress
        ? { onProgress: (progress) => onProgress({ ...progress, plan: parted(progress.plan, partners) }) }
        : {}),
    });
    return { ...result, plan: parted(result.plan, partners) };
  };
}

/** Delivery → the collection that follows it. */
type Partners = ReadonlyMap<string, RoutingStop>;

function partnersOf({ stops }: RoutingProblem): Partners {
  const known = new Set(stops.map(({ id }) => id));
  return new Map(
    stops.flatMap((stop) =>
      stop.follows && known.has(stop.follows.stop) ? [[stop.follows.stop, stop] as const] : [],
    ),
  );
}

function joined(problem: RoutingProblem, partners: Partners): RoutingProblem {
  const followers = followersOf(partners);
  return {
    ...problem,
    stops: problem.stops.flatMap((stop) => {
      if (followers.has(stop.id)) return [];
      const follower = partners.get(stop.id);
      return follower ? [together(stop, follower)] : [stop];
    }),
    vehicles: problem.vehicles.map((van) => withoutLockedFollowers(van, followers)),
  };
}

/** Returns one stop for both: it has what either needs of the van. */
export function together(delivery: RoutingStop, collection: RoutingStop): RoutingStop {
  const skills = [...new Set([...(delivery.skills ?? []), ...(collection.skills ?? [])])].sort();
  const lockedVehicle = delivery.lockedVehicle ?? collection.lockedVehicle;
  return {
    ...delivery,
    serviceSeconds: delivery.serviceSeconds + collection.serviceSeconds,
    takesBack: {
      litres: (delivery.takesBack?.litres ?? 0) + collection.litres,
      grams: (delivery.takesBack?.grams ?? 0) + collection.grams,
    },
    crew: delivery.crew === 2 ? 2 : collection.crew,
    ...(skills.length > 0 ? { skills } : {}),
    priority: Math.max(delivery.priority ?? USUAL_PRIORITY, collection.priority ?? USUAL_PRIORITY),
    timesLeftOut: Math.max(delivery.timesLeftOut ?? 0, collection.timesLeftOut ?? 0),
    ...(lockedVehicle === undefined ? {} : { lockedVehicle }),
  };
}

const USUAL_PRIORITY = 3;

const followersOf = (partners: Partners) => new Set([...partners.values()].map(({ id }) => id));

function withoutLockedFollowers(van: RoutingVehicle, followers: ReadonlySet<string>): RoutingVehicle {
  const kept = (stops: readonly string[]) => stops.filter((id) => !followers.has(id));
  return {
    ...van,
    ...(van.locked ? { locked: kept(van.locked) } : {}),
    ...(van.lockedHead ? { lockedHead: kept(van.lockedHead) } : {}),
  };
}

function withoutFollowers({ routes, unassigned }: Plan, partners: Partners): Plan {
  const followers = followersOf(partners);
  return {
    routes: routes
      .map(({ vehicle, stops }) => ({ vehicle, stops: stops.filter((id) => !followers.has(id)) }))
      .filter(({ stops }) => stops.length > 0),
    unassigned: unassigned.filter(({ stop }) => !followers.has(stop)),
  };
}

/** Returns the plan with both stops of each exchange, one behind the other. */
function parted({ routes, unassigned }: Plan, partners: Partners): Plan {
  const both = (id: string) => {
    const follower = partners.get(id);
    return follower ? [id, follower.id] : [id];
  };
  return {
    routes: routes.map(({ vehicle, stops }) => ({ vehicle, stops: stops.flatMap(both) })),
    unassigned: unassigned.flatMap((left) => both(left.stop).map((stop) => ({ ...left, stop }))),
  };
}
