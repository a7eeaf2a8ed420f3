/**
 * The roads of a depot's day: the one matrix by which everything of that day is timed. A configured road network is
 * queried only outside transactions, for points that the day does not have yet (`prepareRoads`); what was stored
 * once stays for the day. Without a network everything uses the default model, and nothing is stored.
 */
import type { Scope } from '../db/scope.js';
import {
  type Coordinates,
  estimatedTrip,
  estimateUnknown,
  type MeasureTrips,
  type Stretch,
  stretchOf,
  type Travel,
  type TravelMatrix,
  type Trips,
} from '../domain/travel.js';
import {
  deleteEstimated,
  findMatrix,
  hasRoads,
  insertRoadPoints,
  listPointKeys,
  lockRoads,
  type NewRoadPoint,
  pointKey,
  pointOfKey,
  type RoadDay,
} from '../records/roads.js';
import { redactedMessage } from '../runtime/redact-error.js';

/** A road network, and access to rows before and after it is queried: each time in a transaction of its own. */
export type RoadSource = {
  measure: MeasureTrips | null;
  scoped: <Result>(work: (scope: Scope) => Promise<Result>) => Promise<Result>;
};

/** How often points are measured again because others added some meanwhile; after that they are estimated. */
const ROUNDS = 3;

/** Points of the day used to compare its trips with the default model's. */
const SAMPLE = 40;

/**
 * Adds these points to the day: queries the road network for `limitMs` at most, and estimates what it does not
 * answer. Resolves to why some trips are not measured, for the log; null when all are.
 */
export async function prepareRoads(
  { measure, scoped }: RoadSource,
  day: RoadDay,
  points: readonly Coordinates[],
  limitMs: number,
): Promise<string | null> {
  if (measure === null || points.length === 0) return null;
  const deadline = performance.now() + limitMs;
  let reason = 'The day changed each time while its roads were measured.';
  for (let round = 1; round <= ROUNDS; round++) {
    const keys = await scoped((scope) => listPointKeys(scope, day));
    const fresh = missingOf(points, keys);
    if (fresh.length === 0) return null;
    const measured = await measureAll(measure, { keys, fresh }, deadline).catch((error: unknown) => {
      reason = redactedMessage(error);
    });
    if (!measured) break;
    const stored = await scoped(async (scope) => {
      await lockRoads(scope, day);
      const now = await listPointKeys(scope, day);
      if (now.length !== keys.length) return false;
      await insertRoadPoints(scope, day, keys.length, measured.points);
      return true;
    });
    if (stored) return measured.reason;
  }
  await scoped((scope) => estimate(scope, day, points));
  return reason;
}

/**
 * Deletes the roads of a day that are not all measured, so that they are measured again; only where no route was
 * timed by them.
 */
export async function forgetEstimates({ measure, scoped }: RoadSource, day: RoadDay): Promise<void> {
  if (measure === null) return;
  await scoped(async (scope) => {
    await lockRoads(scope, day);
    await deleteEstimated(scope, day);
  });
}

/** Returns trips between these points, the depot's first. A point that was not prepared is estimated, for good. */
export async function findRoads(
  scope: Scope,
  day: RoadDay,
  points: readonly Coordinates[],
): Promise<TravelMatrix> {
  const found = await findMatrix(scope, day, points);
  if (found.known.every(Boolean)) return found.matrix;
  if (!(await hasRoads(scope, day))) return estimateUnknown(points, found);
  await estimate(scope, day, points);
  return (await findMatrix(scope, day, points)).matrix;
}

/** Returns the keys of the points that the day does not have yet, each once. */
function missingOf(points: readonly Coordinates[], keys: readonly string[]): string[] {
  const known = new Set(keys);
  return [...new Set(points.map(pointKey))].filter((key) => !known.has(key));
}

/** Measures trips between fresh points and all others; also returns what the network had no way for. */
async function measureAll(
  measure: MeasureTrips,
  { keys, fresh }: { keys: readonly string[]; fresh: readonly string[] },
  deadline: number,
): Promise<{ points: NewRoadPoint[]; reason: string | null }> {
  const left = () => Math.max(0, Math.floor(deadline - performance.now()));
  const added = fresh.map(pointOfKey);
  const all = [...keys.map(pointOfKey), ...added];
  const leaving = await measure(added, all, left());
  const arriving = await measure(all.slice(0, keys.length), added, left());
  const from = (one: number, other: number) => tripAt(leaving, one * all.length + other);
  const to = (one: number, other: number) =>
    other < keys.length
      ? tripAt(arriving, other * added.length + one)
      : tripAt(leaving, (other - keys.length) * all.length + keys.length + one);
  const withoutWay = leaving.withoutWay + arriving.withoutWay;
  return {
    points: fresh.map((key, index) => ({
      key,
      ...tripsOf(keys.length + index, index, from, to),
      estimated: false,
    })),
    reason: withoutWay === 0 ? null : `The road network has no way for ${withoutWay} trips.`,
  };
}

const tripAt = ({ metres, seconds }: Trips, at: number): Travel => ({
  metres: metres[at] ?? 0,
  seconds: seconds[at] ?? 0,
});

/** Returns trips between the point of this number and all up to it. */
function tripsOf(
  number: number,
  index: number,
  from: (one: number, other: number) => Travel,
  to: (one: number, other: number) => Travel,
): { from: Travel[]; to: Travel[] } {
  const others = Array.from({ length: number + 1 }, (_, other) => other);
  return { from: others.map((other) => from(index, other)), to: others.map((other) => to(index, other)) };
}

/** Adds points to the day without querying the network: by the default model, scaled as the day's known trips are. */
async function estimate(scope: Scope, day: RoadDay, points: readonly Coordinates[]): Promise<void> {
  await lockRoads(scope, day);
  const keys = await listPointKeys(scope, day);
  const fresh = missingOf(points, keys);
  const stretch = await stretchOn(scope, day, keys);
  const all = [...keys, ...fresh].map(pointOfKey);
  await insertRoadPoints(
    scope,
    day,
    keys.length,
    fresh.map((key, index) => {
      const here = pointOfKey(key);
      const others = all.slice(0, keys.length + index + 1);
      return {
        key,
        from: others.map((other) => estimatedTrip(here, other, stretch)),
        to: others.map((other) => estimatedTrip(other, here, stretch)),
        estimated: true,
      };
    }),
  );
}

async function stretchOn(scope: Scope, day: RoadDay, keys: readonly string[]): Promise<Stretch> {
  const sample = keys.slice(0, SAMPLE).map(pointOfKey);
  return stretchOf(sample, (await findMatrix(scope, day, sample)).matrix);
}
