/**
 * Rows of the roads of a depot's day: its points, each with the trips between it and all points added before. Rows
 * are only ever added, so a trip stays the same for as long as the day is worked on.
 */
import { sql } from 'kysely';
import { insertMany } from '../db/insert.js';
import type { Scope } from '../db/scope.js';
import { unnest } from '../db/unnest.js';
import type { Coordinates, Travel, TravelMatrix } from '../domain/travel.js';

/** The day of a depot that the roads belong to. */
export type RoadDay = { depot: string; date: string };

/** A point to be added: `from` has its trips to every point of the day up to itself, `to` those from them. */
export type NewRoadPoint = {
  key: string;
  from: readonly Travel[];
  to: readonly Travel[];
  estimated: boolean;
};

/** Bytes of the trips between two points, in both directions. */
const PAIR_BYTES = 16;

/** Returns a point's key, the column `place`: points within about a metre share one. */
export function pointKey({ latitude, longitude }: Coordinates): string {
  // Without the sign of a zero.
  return [latitude, longitude].map((degrees) => (Number(degrees.toFixed(5)) + 0).toFixed(5)).join(',');
}

/** Returns the coordinates of a key. */
export function pointOfKey(key: string): Coordinates {
  const [latitude = NaN, longitude = NaN] = key.split(',').map(Number);
  return { latitude, longitude };
}

/** Locks the day against new points until the transaction ends. Taken after all other locks. */
export async function lockRoads(scope: Scope, { depot, date }: RoadDay): Promise<void> {
  const name = `roads/${scope.tenant.id}/${depot}/${date}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(scope.trx);
}

/** Lists the keys of the day's points, by number. */
export async function listPointKeys(scope: Scope, { depot, date }: RoadDay): Promise<string[]> {
  const rows = await scope.trx
    .selectFrom('road_points')
    .select('place')
    .where('depot', '=', depot)
    .where('date', '=', date)
    .orderBy('number')
    .execute();
  return rows.map(({ place }) => place);
}

/** Returns whether the day has any points. */
export async function hasRoads(scope: Scope, { depot, date }: RoadDay): Promise<boolean> {
  const row = await scope.trx
    .selectFrom('road_points')
    .select('number')
    .where('depot', '=', depot)
    .where('date', '=', date)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Adds points to a locked day, which has `count` already. */
export async function insertRoadPoints(
  scope: Scope,
  { depot, date }: RoadDay,
  count: number,
  points: readonly NewRoadPoint[],
): Promise<void> {
  await insertMany(scope, 'road_points', {
    rows: points.map(({ key, from, to, estimated }, index) => ({
      place: key,
      estimated,
      number: count + index,
      trips: packed(from, to),
    })),
    same: { depot, date },
  });
}

/** Deletes the points of a locked day if any of their trips is not measured. Returns true if they were deleted. */
export async function deleteEstimated(scope: Scope, { depot, date }: RoadDay): Promise<boolean> {
  const result = await scope.trx
    .deleteFrom('road_points')
    .where('depot', '=', depot)
    .where('date', '=', date)
    .where(
      sql<boolean>`exists (
        select from road_points guess where guess.depot = ${depot} and guess.date = ${date} and guess.estimated)`,
    )
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/**
 * Returns the matrix between these points, as far as the day knows them: `known` says which; trips of the others are
 * 0.
 */
export async function findMatrix(
  scope: Scope,
  { depot, date }: RoadDay,
  points: readonly Coordinates[],
): Promise<{ matrix: TravelMatrix; known: readonly boolean[] }> {
  const keys = points.map(pointKey);
  const rows = await scope.trx
    .selectFrom('road_points')
    .select(['place', 'number', 'trips'])
    .where('depot', '=', depot)
    .where('date', '=', date)
    .where(sql<boolean>`place = any(${[...new Set(keys)]})`)
    .execute();
  const byKey = new Map(rows.map((row) => [row.place, row]));
  const size = points.length;
  const metres = new Int32Array(size * size);
  const seconds = new Int32Array(size * size);
  const found = keys.map((key) => byKey.get(key));
  for (const [i, one] of found.entries()) {
    for (let j = 0; j < i; j++) {
      const other = found[j];
      if (!one || !other) continue;
      const [older, younger, a, b] = one.number < other.number ? [one, other, i, j] : [other, one, j, i];
      // `a` is the index of the older one among the points.
      const at = older.number * PAIR_BYTES;
      metres[b * size + a] = younger.trips.readInt32LE(at);
      seconds[b * size + a] = younger.trips.readInt32LE(at + 4);
      metres[a * size + b] = younger.trips.readInt32LE(at + 8);
      seconds[a * size + b] = younger.trips.readInt32LE(at + 12);
    }
  }
  return { matrix: { metres, seconds, size }, known: found.map((row) => row !== undefined) };
}

/** A wanted trip, on a day. */
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

function packed(from: readonly Travel[], to: readonly Travel[]): Buffer {
  const trips = Buffer.alloc(from.length * PAIR_BYTES);
  from.forEach((leaving, index) => {
    const arriving = to[index] ?? leaving;
    [leaving.metres, leaving.seconds, arriving.metres, arriving.seconds].forEach((figure, part) =>
      trips.writeInt32LE(figure, index * PAIR_BYTES + part * 4),
    );
  });
  return trips;
}
