/**
 * The roads of a depot's day: the one matrix by which everything of that day is timed. A configured road network is
 * queried only outside transactions, for points that the day does not have yet (`prepareRoads`) and for trips that had
 * to be estimated (`measureEstimates`); what was measured stays for the day. Without a network everything uses the
 * default model, and nothing is stored.
 */
import { chunks } from '../db/chunks.js';
import { note } from '../db/outbox.js';
import type { Scope } from '../db/scope.js';
import {
  type Coordinates,
  estimatedTrip,
  matrixSteps,
  type MeasureTrips,
  ORIGINS,
  type RoadCounts,
  type Stretch,
  stretchOf,
  type TravelMatrix,
  type Trips,
} from '@waypost/planning/travel';
import {
  deleteEstimated,
  type EstimatedPoint,
  findMatrix,
  hasRoads,
  insertRoadPoints,
  listEstimatedPoints,
  listPointKeys,
  lockRoads,
  type NewRoadPoint,
  pointKey,
  pointOfKey,
  type RoadDay,
  storedTrip,
  TripWriter,
  updateRoadPoint,
} from '../records/roads.js';
import { createPause, inSlices } from '../runtime/in-slices.js';
import { redactedMessage } from '../runtime/redact-error.js';
import { NO_ROADS, type PlanInput, pointsOf } from './problem.js';

/** A road network, and access to rows before and after it is queried: each time in its own transaction. */
export type RoadSource = {
  measure: MeasureTrips | null;
  scoped: <Result>(work: (scope: Scope) => Promise<Result>) => Promise<Result>;
};

/** How often points are measured again because others added some; after that they are estimated. */
const ROUNDS = 3;

/** Points that are measured and stored together, with their trips to and from all that the day has. */
const CHUNK = 250;

/** Points of the day used to compare its trips with the default model's. */
const SAMPLE = 40;

/** How long a request may wait for the road network; the rest is estimated. */
export const MEASURING_MS = 5_000;

/** Returns the positions of these, without unknown ones. */
export function locatedOf(
  all: readonly ({ latitude: number | null; longitude: number | null } | undefined)[],
): Coordinates[] {
  return all.flatMap((each) => {
    if (!each || each.latitude === null || each.longitude === null) return [];
    return { latitude: each.latitude, longitude: each.longitude };
  });
}

/**
 * Adds these points to the day: queries the road network for `limitMs` at most, and estimates what it does not
 * answer, or answers with figures that cannot be true. Resolves to why some trips are not measured, for the log; null
 * when all are.
 */
export async function prepareRoads(
  { measure, scoped }: RoadSource,
  day: RoadDay,
  points: readonly Coordinates[],
  limitMs: number,
): Promise<string | null> {
  if (measure === null || points.length === 0) return null;
  const deadline = performance.now() + limitMs;
  let reason: string | null = null;
  for (let changed = 0; changed < ROUNDS;) {
    const keys = await scoped((scope) => listPointKeys(scope, day));
    const fresh = missingOf(points, keys).slice(0, CHUNK);
    if (fresh.length === 0) return reason;
    let measured: Measured;
    try {
      measured = await measureAll(measure, { keys, fresh }, deadline);
    } catch (error) {
      reason ??= redactedMessage(error);
      break;
    }
    reason ??= measured.reason;
    const stored = await scoped((scope) => storeMeasured(scope, day, { keys, fresh }, measured));
    changed = stored ? 0 : changed + 1;
  }
  await scoped((scope) => estimate(scope, day, points));
  return reason ?? 'The day changed each time while its roads were measured.';
}

/**
 * Measures trips of the day that were estimated, as far as the road network answers within `limitMs`. `store`, null
 * if none were, resolves to whether the day still takes them, so times have to be computed again;
 * `reason`: why others were not, for the log.
 */
export async function measureEstimates(
  { measure, scoped }: RoadSource,
  day: RoadDay,
  limitMs: number,
): Promise<{ store: ((scope: Scope) => Promise<boolean>) | null; reason: string | null }> {
  const { keys, estimated } = await scoped(async (scope) => {
    const points = await listEstimatedPoints(scope, day);
    return { estimated: points, keys: points.length === 0 ? [] : await listPointKeys(scope, day) };
  });
  const deadline = performance.now() + limitMs;
  const found: [readonly EstimatedPoint[], Measured][] = [];
  if (measure === null) {
    return { store: null, reason: estimated.length > 0 ? 'No road server is configured.' : null };
  }
  let reason: string | null = null;
  for (const some of chunks(estimated, CHUNK)) {
    try {
      const measured = await measureAll(measure, { keys, fresh: some.map(({ key }) => key) }, deadline);
      reason ??= measured.reason;
      found.push([some, measured]);
    } catch (error) {
      reason ??= redactedMessage(error);
      break;
    }
  }
  const store = async (scope: Scope): Promise<boolean> => {
    let changed = false;
    for (const [some, measured] of found) {
      if (await storeAgain(scope, day, { keys, some }, measured)) changed = true;
    }
    return changed;
  };
  return { store: found.length > 0 ? store : null, reason };
}

/** Stores measurements of estimated points. Returns false if there are none, or the day has begun again. */
async function storeAgain(
  scope: Scope,
  day: RoadDay,
  { keys, some }: { keys: readonly string[]; some: readonly EstimatedPoint[] },
  { leaving, arriving }: Measured,
): Promise<boolean> {
  await lockRoads(scope, day);
  const now = await listPointKeys(scope, day);
  if (keys.some((key, number) => now[number] !== key)) return false;
  const breathe = createPause();
  const columns = keys.length + some.length;
  let changed = false;
  for (const [index, point] of some.entries()) {
    const writer = new TripWriter(point.number);
    for (let other = 0; other <= point.number; other++) {
      const trips = {
        to: [leaving, index * columns + other],
        from: [arriving, other * some.length + index],
      } as const;
      for (const way of ['to', 'from'] as const) {
        const stored = storedTrip(point, other, way);
        if (stored.origin === ORIGINS.measured) {
          writer.write(other, way, stored, stored.origin);
          continue;
        }
        const trip = tripAt(...trips[way]);
        writer.write(other, way, trip ?? stored, originAt(...trips[way]));
        changed ||= trip !== undefined && other < point.number;
      }
    }
    await updateRoadPoint(scope, day, writer.point(point.key));
    await breathe();
  }
  return changed;
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

/** Returns trips between these points, the depot's first. A point that was not prepared is estimated. */
export async function findRoads(
  scope: Scope,
  input: Pick<PlanInput, 'depot' | 'orders'>,
): Promise<TravelMatrix> {
  if (input.orders.length === 0) return NO_ROADS;
  const { id: depot, date } = input.depot;
  return (await countRoads(scope, { depot, date }, pointsOf(input))).matrix;
}

/** Like `findRoads`, and says where the trips are from. */
export async function countRoads(
  scope: Scope,
  day: RoadDay,
  points: readonly Coordinates[],
): Promise<{ matrix: TravelMatrix; counts: RoadCounts }> {
  if (!(await hasRoads(scope, day))) {
    const estimated = points.length * (points.length - 1);
    const counts = { measured: 0, estimated, refused: 0, no_road: 0 };
    return { matrix: await inSlices(matrixSteps(points)), counts };
  }
  const found = await findMatrix(scope, day, points);
  if (found.known.every(Boolean)) return found;
  await estimate(scope, day, points);
  return findMatrix(scope, day, points);
}

/** Returns the keys of the points that the day does not have yet, each once. */
function missingOf(points: readonly Coordinates[], keys: readonly string[]): string[] {
  const known = new Set(keys);
  return [...new Set(points.map(pointKey))].filter((key) => !known.has(key));
}

/** The day's points, and those that it does not have yet. */
type Growing = { keys: readonly string[]; fresh: readonly string[] };

/** Trips from fresh points to all, and from the day's points to fresh ones. */
type Measured = { leaving: Trips; arriving: Trips; reason: string | null };

/** Measures trips between fresh points and all others. */
async function measureAll(
  measure: MeasureTrips,
  { keys, fresh }: Growing,
  deadline: number,
): Promise<Measured> {
  const left = () => Math.max(0, Math.floor(deadline - performance.now()));
  const added = fresh.map(pointOfKey);
  const known = keys.map(pointOfKey);
  const leaving = await measure(added, [...known, ...added], left());
  const arriving = await measure(known, added, left()).catch((error: unknown) =>
    unmeasured(known.length * added.length, redactedMessage(error)),
  );
  return { leaving, arriving, reason: leaving.reason ?? arriving.reason };
}

const unmeasured = (count: number, reason: string): Trips => ({
  metres: new Int32Array(count),
  seconds: new Int32Array(count),
  origins: new Uint8Array(count).fill(ORIGINS.estimated),
  reason,
});

/** Stores measured points. Returns false, and stores nothing, if others were added to the day. */
async function storeMeasured(
  scope: Scope,
  day: RoadDay,
  { keys, fresh }: Growing,
  measured: Measured,
): Promise<boolean> {
  await lockRoads(scope, day);
  const now = await listPointKeys(scope, day);
  if (now.length !== keys.length) return false;
  const { leaving, arriving } = measured;
  const all = [...keys, ...fresh].map(pointOfKey);
  const stretch = measured.reason === null ? NO_STRETCH : stretchIn(leaving, all, keys.length);
  const breathe = createPause();
  const points: NewRoadPoint[] = [];
  for (const [index, key] of fresh.entries()) {
    const number = keys.length + index;
    const writer = new TripWriter(number);
    const here = pointOfKey(key);
    for (let other = 0; other <= number; other++) {
      const there = all[other] ?? here;
      const to = index * all.length + other;
      const [back, at] =
        other < keys.length
          ? [arriving, other * fresh.length + index]
          : [leaving, (other - keys.length) * all.length + number];
      writer.write(
        other,
        'to',
        tripAt(leaving, to) ?? estimatedTrip(here, there, stretch),
        originAt(leaving, to),
      );
      writer.write(
        other,
        'from',
        tripAt(back, at) ?? estimatedTrip(there, here, stretch),
        originAt(back, at),
      );
    }
    points.push(writer.point(key));
    await breathe();
  }
  await insertRoadPoints(scope, day, keys.length, points);
  if (measured.reason !== null) note(scope, { type: 'roads.estimated', ...roadDay(day) });
  return true;
}

const NO_STRETCH: Stretch = { metres: 1, seconds: 1 };

const originAt = ({ origins }: Trips, at: number): number => origins[at] ?? ORIGINS.estimated;

/** Returns a measured trip. */
function tripAt(trips: Trips, at: number): { metres: number; seconds: number } | undefined {
  if (originAt(trips, at) !== ORIGINS.measured) return undefined;
  return { metres: trips.metres[at] ?? 0, seconds: trips.seconds[at] ?? 0 };
}

/** Returns the stretch of some of the measured trips from fresh points, which are the last of `all`. */
function stretchIn(leaving: Trips, all: readonly Coordinates[], first: number): Stretch {
  const count = leaving.origins.length;
  const step = Math.max(1, Math.floor(count / SAMPLE ** 2));
  const measured = [];
  for (let at = 0; at < count; at += step) {
    const trip = tripAt(leaving, at);
    const [from, to] = [all[first + Math.floor(at / all.length)], all[at % all.length]];
    if (trip && from && to) measured.push({ from, to, trip });
  }
  return stretchOf(measured);
}

/** Adds points to the day without querying the network: by the default model, scaled as the day's known trips are. */
async function estimate(scope: Scope, day: RoadDay, points: readonly Coordinates[]): Promise<void> {
  await lockRoads(scope, day);
  const keys = await listPointKeys(scope, day);
  const fresh = missingOf(points, keys);
  if (fresh.length === 0) return;
  const stretch = await stretchOn(scope, day, keys);
  const all = [...keys, ...fresh].map(pointOfKey);
  const breathe = createPause();
  const estimated: NewRoadPoint[] = [];
  for (const [index, key] of fresh.entries()) {
    const here = pointOfKey(key);
    const writer = new TripWriter(keys.length + index);
    all.slice(0, keys.length + index + 1).forEach((other, number) => {
      // The default model is the same in both directions.
      const trip = estimatedTrip(here, other, stretch);
      writer.write(number, 'to', trip, ORIGINS.estimated);
      writer.write(number, 'from', trip, ORIGINS.estimated);
    });
    estimated.push(writer.point(key));
    await breathe();
  }
  await insertRoadPoints(scope, day, keys.length, estimated);
  note(scope, { type: 'roads.estimated', ...roadDay(day) });
}

/** Callers pass routes and requests. */
const roadDay = ({ depot, date }: RoadDay): RoadDay => ({ depot, date });

async function stretchOn(scope: Scope, day: RoadDay, keys: readonly string[]): Promise<Stretch> {
  const sample = keys.slice(0, SAMPLE).map(pointOfKey);
  const { matrix } = await findMatrix(scope, day, sample);
  return stretchOf(
    sample.flatMap((from, i) =>
      sample.map((to, j) => {
        const at = i * matrix.size + j;
        return { from, to, trip: { metres: matrix.metres[at] ?? 0, seconds: matrix.seconds[at] ?? 0 } };
      }),
    ),
  );
}
