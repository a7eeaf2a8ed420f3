/**
 * Rows of the roads of a depot's day: its points, each with the trips between it and all points added before. Points
 * are only added; a trip stays the same once it is measured.
 */
import { sql } from 'kysely';
import { chunks } from '../db/chunks.js';
import { insertMany } from '../db/insert.js';
import { hasRow } from '../db/queries.js';
import type { Scope } from '../db/scope.js';
import { unnest } from '../db/unnest.js';
import {
  type Coordinates,
  emptyMatrix,
  isWay,
  ORIGINS,
  type RoadCounts,
  type Travel,
  type TravelMatrix,
} from '@waypost/planning/travel';
import { createPause } from '../runtime/in-slices.js';

export type RoadDay = { depot: string; date: string };

/**
 * A point to be added, with its trips to and from every point of the day up to itself. `trips`: for each of these, 16
 * bytes (metres and seconds from the new point to it, then from it to the new point); then, only if some of them are
 * not measured, a byte for each of these: the origin of both. `estimated`: some are still to be measured.
 */
export type NewRoadPoint = { key: string; trips: Buffer; estimated: boolean };

/** Bytes of the trips between two points, in both directions. */
const PAIR_BYTES = 16;

/** Approximate bytes written, and points read, per statement. */
const BYTES_AT_ONCE = 1_000_000;
const POINTS_AT_ONCE = 100;

/** Returns a point's key, the column `place`: points within about a metre share one. */
export function pointKey({ latitude, longitude }: Coordinates): string {
  // Without the sign of a zero.
  return [latitude, longitude].map((degrees) => (Number(degrees.toFixed(5)) + 0).toFixed(5)).join(',');
}

/** Returns the point of a key that `pointKey` made, to about a metre. */
export function pointOfKey(key: string): Coordinates {
  const [latitude = NaN, longitude = NaN] = key.split(',').map(Number);
  return { latitude, longitude };
}

/** Locks the day against new points until the transaction ends. Taken after all other locks. */
export async function lockRoads(scope: Scope, { depot, date }: RoadDay): Promise<void> {
  const name = `roads/${scope.tenant.id}/${depot}/${date}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(scope.trx);
}

const pointsOf = (scope: Scope, { depot, date }: RoadDay) =>
  scope.trx.selectFrom('road_points').where('depot', '=', depot).where('date', '=', date);

/** Lists the keys of the day's points, by number. */
export async function listPointKeys(scope: Scope, day: RoadDay): Promise<string[]> {
  const rows = await pointsOf(scope, day).select('place').orderBy('number').execute();
  return rows.map(({ place }) => place);
}

export async function hasRoads(scope: Scope, day: RoadDay): Promise<boolean> {
  return hasRow(pointsOf(scope, day).select('number'));
}

/** Adds points to a locked day, which has `count` already. */
export async function insertRoadPoints(
  scope: Scope,
  { depot, date }: RoadDay,
  count: number,
  points: readonly NewRoadPoint[],
): Promise<void> {
  const rows = points.map(({ key, trips, estimated }, index) => ({
    place: key,
    estimated,
    number: count + index,
    trips,
  }));
  const rowBytes = (count + points.length) * PAIR_BYTES;
  for (const some of chunks(rows, Math.max(1, Math.floor(BYTES_AT_ONCE / rowBytes)))) {
    await insertMany(scope, 'road_points', { rows: some, same: { depot, date } });
  }
}

/** Writes the trips of a point that is being added, in the form of `NewRoadPoint.trips`. */
export class TripWriter {
  private readonly trips: Buffer;
  private readonly origins: Uint8Array;
  private measured = true;
  private estimated = false;

  /** For a point of this number. */
  constructor(private readonly number: number) {
    this.trips = Buffer.alloc((number + 1) * PAIR_BYTES);
    this.origins = new Uint8Array(number + 1);
  }

  /** Writes the trip to another point, or from it. */
  write(other: number, direction: 'to' | 'from', { metres, seconds }: Travel, origin: number): void {
    const at = other * PAIR_BYTES + (direction === 'to' ? 0 : PAIR_BYTES / 2);
    this.trips.writeInt32LE(metres, at);
    this.trips.writeInt32LE(seconds, at + 4);
    this.origins[other] = (this.origins[other] ?? 0) | (origin << (direction === 'to' ? 0 : ORIGIN_BITS));
    this.measured &&= origin === ORIGINS.measured;
    this.estimated ||= origin === ORIGINS.estimated && other !== this.number;
  }

  point(key: string): NewRoadPoint {
    const trips = this.measured ? this.trips : Buffer.concat([this.trips, this.origins]);
    return { key, trips, estimated: this.estimated };
  }
}

/** An origin takes the lower bits for the trip to the other point, the upper ones for the trip from it. */
const ORIGIN_BITS = 4;

/** Deletes the points of a locked day if any of their trips is not measured. Returns true if they were deleted. */
export async function deleteEstimated(scope: Scope, { depot, date }: RoadDay): Promise<boolean> {
  const result = await scope.trx
    .deleteFrom('road_points')
    .where('depot', '=', depot)
    .where('date', '=', date)
    .where(
      sql<boolean>`exists (
        select from road_points guess where guess.depot = ${depot} and guess.date = ${date}
          and length(guess.trips) > (guess.number + 1) * ${PAIR_BYTES})`,
    )
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** A point of the day with trips that were never measured: its number, key, and trips as they are stored. */
export type EstimatedPoint = { number: number; key: string; trips: Buffer };

/** Returns whether the day has points with trips that are still to be measured. */
export async function hasEstimates(scope: Scope, day: RoadDay): Promise<boolean> {
  return hasRow(pointsOf(scope, day).select('number').where('estimated', '=', true));
}

/** Lists the day's points with trips that were estimated because nobody had asked, or answered. */
export async function listEstimatedPoints(scope: Scope, day: RoadDay): Promise<EstimatedPoint[]> {
  const rows = await pointsOf(scope, day)
    .select(['number', 'place', 'trips'])
    .where('estimated', '=', true)
    .orderBy('number')
    .execute();
  return rows.map(({ number, place: key, trips }) => ({ number, key, trips }));
}

/** Returns the stored trip from an estimated point to one that was added before, or from that one. */
export function storedTrip(
  { number, trips }: Omit<EstimatedPoint, 'key'>,
  other: number,
  way: 'to' | 'from',
): Travel & { origin: number } {
  const at = other * PAIR_BYTES + (way === 'to' ? 0 : PAIR_BYTES / 2);
  const origins = trips.readUInt8((number + 1) * PAIR_BYTES + other);
  return {
    metres: trips.readInt32LE(at),
    seconds: trips.readInt32LE(at + 4),
    origin: way === 'to' ? origins & 15 : origins >> ORIGIN_BITS,
  };
}

/** Replaces the trips of a point of a locked day. */
export async function updateRoadPoint(
  scope: Scope,
  { depot, date }: RoadDay,
  { key, trips, estimated }: NewRoadPoint,
): Promise<void> {
  await scope.trx
    .updateTable('road_points')
    .set({ trips, estimated })
    .where('depot', '=', depot)
    .where('date', '=', date)
    .where('place', '=', key)
    .execute();
}

/** A stored point, by its index among the points asked for. */
type StoredPoint = { index: number; number: number };

/**
 * Returns the matrix between these points, as far as the day knows them: `known` says which; trips of the others are
 * 0. `counts` are those of trips between different known points. Never holds the event loop for long.
 */
export async function findMatrix(
  scope: Scope,
  day: RoadDay,
  points: readonly Coordinates[],
): Promise<{ matrix: TravelMatrix; known: readonly boolean[]; counts: RoadCounts }> {
  const keys = points.map(pointKey);
  const numbers = await numbersOf(scope, day, [...new Set(keys)]);
  const stored = keys.flatMap((key, index): StoredPoint[] => {
    const number = numbers.get(key);
    return number === undefined ? [] : [{ index, number }];
  });
  stored.sort((one, other) => one.number - other.number);
  const matrix = emptyMatrix(points.length);
  const counts = { measured: 0, estimated: 0, refused: 0, no_road: 0 };
  const breathe = createPause();
  for (const some of chunks([...new Set(stored.map(({ number }) => number))], POINTS_AT_ONCE)) {
    for (const row of await tripsOf(scope, day, some)) {
      for (const { index } of stored.filter(({ number }) => number === row.number)) {
        writeTrips(matrix, counts, { index, ...row }, stored);
      }
      await breathe();
    }
  }
  const found = new Set(stored.map(({ index }) => index));
  return { matrix, known: keys.map((_, index) => found.has(index)), counts };
}

async function numbersOf(scope: Scope, day: RoadDay, keys: readonly string[]): Promise<Map<string, number>> {
  const rows = await pointsOf(scope, day)
    .select(['place', 'number'])
    .where(sql<boolean>`place = any(${keys})`)
    .execute();
  return new Map(rows.map(({ place, number }) => [place, number]));
}

type TripsRow = { number: number; trips: Buffer };

async function tripsOf(scope: Scope, day: RoadDay, numbers: readonly number[]): Promise<TripsRow[]> {
  return pointsOf(scope, day)
    .select(['number', 'trips'])
    .where(sql<boolean>`number = any(${numbers})`)
    .execute();
}

/** Writes the trips between a stored point and those stored before it, and counts them. */
function writeTrips(
  { metres, seconds, size }: TravelMatrix,
  counts: RoadCounts,
  { index, number, trips }: TripsRow & { index: number },
  stored: readonly StoredPoint[],
): void {
  const isMeasured = trips.length === (number + 1) * PAIR_BYTES;
  const count = (here: number, isFrom: boolean, other: number) => {
    if (!isWay(seconds[here] ?? 0)) counts.no_road++;
    else if (isMeasured) counts.measured++;
    else {
      const { origin: own } = storedTrip({ number, trips }, other, isFrom ? 'from' : 'to');
      if (own === ORIGINS.measured) counts.measured++;
      else counts.estimated++;
      if (own === ORIGINS.refused) counts.refused++;
    }
  };
  for (const other of stored) {
    if (other.number >= number) break;
    const at = other.number * PAIR_BYTES;
    const to = index * size + other.index;
    const from = other.index * size + index;
    metres[to] = trips.readInt32LE(at);
    seconds[to] = trips.readInt32LE(at + 4);
    metres[from] = trips.readInt32LE(at + 8);
    seconds[from] = trips.readInt32LE(at + 12);
    count(to, false, other.number);
    count(from, true, other.number);
  }
}

export type WantedTrip = RoadDay & { from: Coordinates; to: Coordinates };

/**
 * Finds trips of any days in one query, in the sequence asked for; undefined where the day does not know one. Each
 * point is looked up separately: a join would read all points of the days.
 */
export async function findTrips(
  scope: Scope,
  wanted: readonly WantedTrip[],
): Promise<(Travel | undefined)[]> {
  if (wanted.length === 0) return [];
  const rows = wanted.map(({ depot, date, from, to }, at) => ({
    at,
    depot,
    date,
    from_place: pointKey(from),
    to_place: pointKey(to),
  }));
  const types = { at: 'integer', depot: 'text', date: 'date', from_place: 'text', to_place: 'text' };
  const found = await sql<{ at: number; trip: Buffer }>`
    select w.at, case when a.number >= b.number
        then substring(a.trips from b.number * ${PAIR_BYTES} + 1 for 8)
        else substring(b.trips from a.number * ${PAIR_BYTES} + 9 for 8) end as trip
    from ${unnest('w', rows, types)}
    cross join lateral (
      select number, trips from road_points
      where (tenant_id, depot, date, place) = (${scope.tenant.id}, w.depot, w.date, w.from_place) offset 0) a
    cross join lateral (
      select number, trips from road_points
      where (tenant_id, depot, date, place) = (${scope.tenant.id}, w.depot, w.date, w.to_place) offset 0) b
  `.execute(scope.trx);
  const trips = new Map(found.rows.map(({ at, trip }) => [at, trip]));
  return wanted.map((_, at) => {
    const trip = trips.get(at);
    return trip && { metres: trip.readInt32LE(0), seconds: trip.readInt32LE(4) };
  });
}
