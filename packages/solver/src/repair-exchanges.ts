/**
 * Exchanges for repairs: a delivery and the collection right behind it are one stop, so that both move together. A half
 * whose other half is not to be visited is a stop like any other.
 */
import type { Repaired, RepairProblem, RepairStop } from '@waypost/planning/repair-problem';
import { together } from './exchanges.js';
import { repair } from './repair.js';

/** Finds a route for each orphan if there is one, with both halves of each exchange on one, one behind the other. */
export function repairTogether(problem: RepairProblem): Repaired {
  const collections = new Map<string, string>();
  const join = (stops: readonly RepairStop[]) => joined(stops, collections);
  const found = repair({
    ...problem,
    routes: problem.routes.map((route) => ({ ...route, stops: join(route.stops) })),
    orphans: join(problem.orphans),
  });
  const parted = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const collection = collections.get(id);
      return collection === undefined ? [id] : [id, collection];
    });
  return { routes: found.routes.map(parted), left: parted(found.left) };
}

/** Joins the exchanges among these stops, and notes in `collections` which collection is part of which delivery. */
function joined(stops: readonly RepairStop[], collections: Map<string, string>): RepairStop[] {
  const known = new Set(stops.map(({ stop }) => stop.id));
  const followers = new Map(
    stops.flatMap((each) =>
      each.stop.follows && known.has(each.stop.follows.stop) ? [[each.stop.follows.stop, each] as const] : [],
    ),
  );
  const following = new Set(followers.values());
  return stops.flatMap((each) => {
    if (following.has(each)) return [];
    const follower = followers.get(each.stop.id);
    if (!follower) return [each];
    collections.set(each.stop.id, follower.stop.id);
    return [both(each, follower)];
  });
}

/**
 * Returns one stop for both: its recipient is told of the delivery, and what is on board counts from depot to depot.
 */
function both(delivery: RepairStop, collection: RepairStop): RepairStop {
  const later = collection.stop.follows?.afterSeconds ?? 0;
  return {
    ...delivery,
    stop: {
      ...together(delivery.stop, collection.stop),
      litres: delivery.stop.litres + collection.stop.litres,
      grams: delivery.stop.grams + collection.stop.grams,
    },
    hard: {
      ...delivery.hard,
      toSecond: Math.min(delivery.hard.toSecond, collection.hard.toSecond - later),
    },
    atRisk: delivery.atRisk === true || collection.atRisk === true,
    aboard: delivery.aboard === true || collection.aboard === true,
    waits: delivery.waits === true || collection.waits === true,
  };
}
