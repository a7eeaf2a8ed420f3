/**
 * The default travel model: how far and how long a van drives between two points without a measurement. It uses
 * great-circle distance, a road factor, and a speed that grows with the length of the trip, but no time of day. Also
 * the two roundings that a courier reads: miles to one decimal, minutes rounded up.
 */

/** WGS 84 degrees. */
export type Coordinates = { readonly latitude: number; readonly longitude: number };

/** A single trip, in whole metres and whole seconds. */
export type Travel = { readonly metres: number; readonly seconds: number };

/**
 * Trips between `size` points, row-major: the trip from i to j is at `i * size + j`. May be asymmetric (a road
 * network is); the default model's is symmetric.
 */
export type TravelMatrix = {
  readonly metres: Int32Array;
  readonly seconds: Int32Array;
  readonly size: number;
};

/**
 * Seconds and metres of a trip without a road: some 24 days and 2,100 km, so that no window, shift or limit allows it,
 * but the sum of a hundred of them is still a 32-bit integer.
 */
export const NO_WAY = 2 ** 21;

/** Longer than any road: sums of metres stay 32-bit integers too. */
const MAX_METRES = 2 ** 22;

/** Returns whether a trip of this many seconds can be driven at all. */
export function isWay(seconds: number): boolean {
  return seconds < NO_WAY;
}

/** Where a trip's figures are from: a road server; the default model; or that, after the server's were refused. */
export const ORIGINS = { measured: 0, estimated: 1, refused: 2 } as const;

/** Trips from each of some points (rows) to each of others (columns), row-major. */
export type Trips = {
  readonly metres: Int32Array;
  /** `NO_WAY` where the road network has no way. */
  readonly seconds: Int32Array;
  /** By `ORIGINS`; metres and seconds of a trip that is not `measured` are 0. */
  readonly origins: Uint8Array;
  /** Why some are not measured, for the log; null when all are. */
  readonly reason: string | null;
};

/**
 * Finds the path along roads through places in sequence; null if no road network returns one. Never rejects. Not called
 * within a transaction.
 */
export type FindPath = (places: readonly Coordinates[]) => Promise<readonly Coordinates[] | null>;

/**
 * Queries a road network for trips, for `limitMs` at most; what it does not answer in time, or answers with figures
 * that cannot be true, is not measured. Rejects when nothing was measured.
 */
export type MeasureTrips = (
  from: readonly Coordinates[],
  to: readonly Coordinates[],
  limitMs: number,
) => Promise<Trips>;

/** Counts of a day's trips by origin (`refused` ones are also `estimated`). */
export type RoadCounts = { measured: number; estimated: number; refused: number; no_road: number };

/** Mean Earth radius of the WGS 84 ellipsoid, metres (IUGG 1980). */
const EARTH_RADIUS_METRES = 6_371_008.8;

/** Road kilometres per kilometre as the crow flies. */
const ROAD_FACTOR = 1.3;

/**
 * How far a road server may move a place to the nearest road, in metres: two places that close may be one to it. Trips
 * may be shorter by that than the great circle.
 */
const SNAP_METRES = 500;

/** Places this close may be reached in no time. */
const SAME_PLACE_METRES = 15;

/** No van is faster than this in a straight line: 130 km/h. */
const FASTEST_METRES_PER_SECOND = 130 / 3.6;

export const METRES_PER_MILE = 1609.344;

/**
 * Speed by stretch of the trip: the first kilometres are streets, the last ones trunk roads. Each stretch is faster
 * than the one before, so the duration is a concave function of the distance and a detour never saves time (the
 * triangle inequality holds, which helps the optimiser's bounds).
 */
const STRETCHES = [
  { upToMetres: 2_000, metresPerSecond: 24 / 3.6 },
  { upToMetres: 10_000, metresPerSecond: 40 / 3.6 },
  { upToMetres: 40_000, metresPerSecond: 60 / 3.6 },
  { upToMetres: Infinity, metresPerSecond: 85 / 3.6 },
] as const;

/** Returns the seconds for a trip of `metres` on the road. */
function secondsFor(metres: number): number {
  let seconds = 0;
  let from = 0;
  for (const { upToMetres, metresPerSecond } of STRETCHES) {
    seconds += (Math.min(metres, upToMetres) - from) / metresPerSecond;
    if (metres <= upToMetres) break;
    from = upToMetres;
  }
  return seconds;
}

/** Returns a point on the unit sphere: the chord between two of them gives the great circle. */
function unitVector({ latitude, longitude }: Coordinates): { x: number; y: number; z: number } {
  const phi = (latitude * Math.PI) / 180;
  const lambda = (longitude * Math.PI) / 180;
  return { x: Math.cos(phi) * Math.cos(lambda), y: Math.cos(phi) * Math.sin(lambda), z: Math.sin(phi) };
}

/** Returns points on the unit sphere, three coordinates each. */
function unitVectors(points: readonly Coordinates[]): Float64Array {
  const vectors = new Float64Array(points.length * 3);
  points.forEach((point, i) => {
    const { x, y, z } = unitVector(point);
    vectors[i * 3] = x;
    vectors[i * 3 + 1] = y;
    vectors[i * 3 + 2] = z;
  });
  return vectors;
}

/** Returns the metres of the great circle between two points on the unit sphere with this difference vector. */
function straightMetres(dx: number, dy: number, dz: number): number {
  const halfChord = Math.min(1, Math.sqrt(dx * dx + dy * dy + dz * dz) / 2);
  return 2 * EARTH_RADIUS_METRES * Math.asin(halfChord);
}

/** Returns the road metres between two points on the unit sphere with this difference vector. */
function roadMetres(dx: number, dy: number, dz: number): number {
  return Math.ceil(straightMetres(dx, dy, dz) * ROAD_FACTOR);
}

/** Returns a matrix of zeros, in memory that threads share instead of copying it. */
export function emptyMatrix(size: number): TravelMatrix {
  const figures = () => new Int32Array(new SharedArrayBuffer(size * size * Int32Array.BYTES_PER_ELEMENT));
  return { metres: figures(), seconds: figures(), size };
}

/**
 * Computes road metres and seconds between every pair of `points`, by the default model, a row at each step. Both are
 * rounded up, which keeps the triangle inequality.
 */
export function* matrixSteps(points: readonly Coordinates[]): Generator<undefined, TravelMatrix> {
  const { metres, seconds, size } = emptyMatrix(points.length);
  const vectors = unitVectors(points);
  for (let i = 0; i < size; i++) {
    fillRow({ metres, seconds, size }, vectors, i);
    yield;
  }
  return { metres, seconds, size };
}

/** Writes the trips between point `i` and those after it. */
function fillRow({ metres, seconds, size }: TravelMatrix, vectors: Float64Array, i: number): void {
  const x = vectors[i * 3] ?? 0;
  const y = vectors[i * 3 + 1] ?? 0;
  const z = vectors[i * 3 + 2] ?? 0;
  for (let j = i + 1; j < size; j++) {
    const road = roadMetres(
      x - (vectors[j * 3] ?? 0),
      y - (vectors[j * 3 + 1] ?? 0),
      z - (vectors[j * 3 + 2] ?? 0),
    );
    const duration = Math.ceil(secondsFor(road));
    metres[i * size + j] = road;
    metres[j * size + i] = road;
    seconds[i * size + j] = duration;
    seconds[j * size + i] = duration;
  }
}

/** Like `matrixSteps`, in one go: about 40 ms for 1,000 points. */
export function travelMatrix(points: readonly Coordinates[]): TravelMatrix {
  const steps = matrixSteps(points);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** Returns the miles between two points as the crow flies. */
export function milesBetween(from: Coordinates, to: Coordinates): number {
  const [a, b] = [unitVector(from), unitVector(to)];
  return straightMetres(a.x - b.x, a.y - b.y, a.z - b.z) / METRES_PER_MILE;
}

/** Returns the trip from one point to another by the default model. */
export function travelBetween(from: Coordinates, to: Coordinates): Travel {
  const [a, b] = [unitVector(from), unitVector(to)];
  const metres = roadMetres(a.x - b.x, a.y - b.y, a.z - b.z);
  return { metres, seconds: Math.ceil(secondsFor(metres)) };
}

/** How much longer trips are than by the default model: used for trips that could not be measured. */
export type Stretch = { readonly metres: number; readonly seconds: number };

/** A trip by a road server. */
type MeasuredTrip = { from: Coordinates; to: Coordinates; trip: Travel };

/** Returns the stretch of measured trips; that of the default model where there are none. */
export function stretchOf(measured: readonly MeasuredTrip[]): Stretch {
  const total = { metres: 0, seconds: 0, usualMetres: 0, usualSeconds: 0 };
  for (const { from, to, trip } of measured) {
    if (!isWay(trip.seconds)) continue;
    const usual = travelBetween(from, to);
    total.metres += trip.metres;
    total.seconds += trip.seconds;
    total.usualMetres += usual.metres;
    total.usualSeconds += usual.seconds;
  }
  const ratio = (here: number, usual: number) => (here > 0 && usual > 0 ? here / usual : 1);
  return {
    metres: ratio(total.metres, total.usualMetres),
    seconds: ratio(total.seconds, total.usualSeconds),
  };
}

/**
 * Returns a road server's figures for a trip as they may be used: whole, and no shorter or faster than is possible,
 * because the server moves places to the nearest road. Null when that cannot explain them: nothing between different
 * places, less than the great circle, faster than any van.
 */
export function plausibleTrip(
  from: Coordinates,
  to: Coordinates,
  { metres, seconds }: Travel,
): Travel | null {
  const [a, b] = [unitVector(from), unitVector(to)];
  const straight = straightMetres(a.x - b.x, a.y - b.y, a.z - b.z);
  const apart = straight - SNAP_METRES;
  if (apart > 0 && (metres < apart || seconds * FASTEST_METRES_PER_SECOND < apart)) return null;
  if (straight > SAME_PLACE_METRES && (metres <= 0 || seconds <= 0))
    return apart > 0 ? null : travelBetween(from, to);
  const least = straight > SAME_PLACE_METRES ? straight : 0;
  return {
    metres: Math.min(MAX_METRES, Math.ceil(Math.max(metres, least))),
    seconds: Math.min(NO_WAY - 1, Math.ceil(Math.max(seconds, least / FASTEST_METRES_PER_SECOND))),
  };
}

/** Returns a trip by the default model, stretched. */
export function estimatedTrip(from: Coordinates, to: Coordinates, stretch: Stretch): Travel {
  const usual = travelBetween(from, to);
  return {
    metres: Math.ceil(usual.metres * stretch.metres),
    seconds: Math.ceil(usual.seconds * stretch.seconds),
  };
}

/** A van on its way: where it is, and the point where it was last. */
export type MovingVan = { readonly van: Coordinates; readonly last: number };

/**
 * Returns the matrix with more points, in this sequence: vans on their way. Their trips use the default model, each
 * stretched as much as the measured one from `last` to the same point; nothing drives to them.
 */
export function withVans(
  matrix: TravelMatrix,
  points: readonly Coordinates[],
  vans: readonly MovingVan[],
): TravelMatrix {
  if (vans.length === 0) return matrix;
  const larger = emptyMatrix(matrix.size + vans.length);
  for (let from = 0; from < matrix.size; from++) {
    const row = from * matrix.size;
    larger.metres.set(matrix.metres.subarray(row, row + matrix.size), from * larger.size);
    larger.seconds.set(matrix.seconds.subarray(row, row + matrix.size), from * larger.size);
  }
  vans.forEach(({ van, last }, index) => {
    const lastPoint = points[last] ?? van;
    points.forEach((point, to) => {
      const measured = last * matrix.size + to;
      const here = (matrix.size + index) * larger.size + to;
      const trip = tripOfVan(van, point, {
        from: lastPoint,
        trip: { metres: matrix.metres[measured] ?? 0, seconds: matrix.seconds[measured] ?? 0 },
      });
      larger.metres[here] = trip.metres;
      larger.seconds[here] = trip.seconds;
    });
  });
  return larger;
}

/**
 * Returns the trip of a van on its way, stretched as much as the measured trip to the same point from where it was
 * last.
 */
function tripOfVan(van: Coordinates, to: Coordinates, last: { from: Coordinates; trip: Travel }): Travel {
  if (!isWay(last.trip.seconds)) return last.trip;
  const trip = travelBetween(van, to);
  const usual = travelBetween(last.from, to);
  return {
    metres: stretched(trip.metres, usual.metres, last.trip.metres),
    seconds: stretched(trip.seconds, usual.seconds, last.trip.seconds),
  };
}

function stretched(trip: number, usual: number, measured: number): number {
  return usual === 0 ? trip : Math.ceil((trip * measured) / usual);
}

/** Returns the whole metres in this many miles, rounded down. */
export function metresWithin(miles: number): number {
  return Math.floor(miles * METRES_PER_MILE);
}

/** Returns miles to one decimal, as totals and savings show them. */
export function milesOf(metres: number): number {
  return Math.round((metres / METRES_PER_MILE) * 10) / 10;
}

/** Returns whole minutes, rounded up. */
export function wholeMinutes(seconds: number): number {
  return Math.ceil(seconds / 60);
}
