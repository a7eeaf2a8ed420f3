/**
 * The default travel model: how far and how long a van drives between two points when nobody measured it. It uses
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
 * Seconds and metres of a trip for which the road network has no way: some 24 days and 2,100 km, so that no window, no
 * shift and no limit allows it, and so that a route of a hundred of them still is a 32-bit integer.
 */
export const NO_WAY = 2 ** 21;

/** Returns whether a trip of this many seconds can be driven at all. */
export function isWay(seconds: number): boolean {
  return seconds < NO_WAY;
}

/** Trips from each of some points (rows) to each of others (columns), row-major. */
export type Trips = {
  readonly metres: Int32Array;
  readonly seconds: Int32Array;
  /** How many of them have no way in the road network and use the default model. */
  readonly withoutWay: number;
};

/** Queries a road network for trips, for `limitMs` at most; rejects when it does not answer in time, or in full. */
export type MeasureTrips = (
  from: readonly Coordinates[],
  to: readonly Coordinates[],
  limitMs: number,
) => Promise<Trips>;

/** Mean Earth radius of the WGS 84 ellipsoid, metres (IUGG 1980). */
const EARTH_RADIUS_METRES = 6_371_008.8;

/** Road kilometres per kilometre as the crow flies. */
const ROAD_FACTOR = 1.3;

const METRES_PER_MILE = 1609.344;

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

/** Returns the road metres between two points on the unit sphere with this difference vector. */
function roadMetres(dx: number, dy: number, dz: number): number {
  const halfChord = Math.min(1, Math.sqrt(dx * dx + dy * dy + dz * dz) / 2);
  return Math.ceil(2 * EARTH_RADIUS_METRES * ROAD_FACTOR * Math.asin(halfChord));
}

/**
 * Returns road metres and seconds between every pair of `points`, by the default model. Both are rounded up, which
 * keeps the triangle inequality. About 40 ms for 1,000 points.
 */
export function travelMatrix(points: readonly Coordinates[]): TravelMatrix {
  const size = points.length;
  const metres = new Int32Array(size * size);
  const seconds = new Int32Array(size * size);
  const vectors = unitVectors(points);
  for (let i = 0; i < size; i++) {
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
  return { metres, seconds, size };
}

/** Returns the trip from one point to another by the default model. */
export function travelBetween(from: Coordinates, to: Coordinates): Travel {
  const [a, b] = [unitVector(from), unitVector(to)];
  const metres = roadMetres(a.x - b.x, a.y - b.y, a.z - b.z);
  return { metres, seconds: Math.ceil(secondsFor(metres)) };
}

/** How much longer trips are than by the default model: used for trips that could not be measured. */
export type Stretch = { readonly metres: number; readonly seconds: number };

/** Returns the stretch of measured trips between points; that of the default model where there are none. */
export function stretchOf(points: readonly Coordinates[], measured: TravelMatrix): Stretch {
  const usual = travelMatrix(points);
  const sum = (figures: Int32Array) => figures.reduce((total, figure) => total + figure, 0);
  const ratio = (of: 'metres' | 'seconds') => {
    const [here, there] = [sum(measured[of]), sum(usual[of])];
    return here > 0 && there > 0 ? here / there : 1;
  };
  return { metres: ratio('metres'), seconds: ratio('seconds') };
}

/** Returns a trip by the default model, stretched. */
export function estimatedTrip(from: Coordinates, to: Coordinates, stretch: Stretch): Travel {
  const usual = travelBetween(from, to);
  return {
    metres: Math.ceil(usual.metres * stretch.metres),
    seconds: Math.ceil(usual.seconds * stretch.seconds),
  };
}

/** Returns the matrix with every trip to or from a point that is not `known` estimated. */
export function estimateUnknown(
  points: readonly Coordinates[],
  { matrix, known }: { matrix: TravelMatrix; known: readonly boolean[] },
): TravelMatrix {
  const { size } = matrix;
  const usual = travelMatrix(points);
  const metres = Int32Array.from(matrix.metres);
  const seconds = Int32Array.from(matrix.seconds);
  for (let trip = 0; trip < size * size; trip++) {
    if (known[Math.floor(trip / size)] === true && known[trip % size] === true) continue;
    metres[trip] = usual.metres[trip] ?? 0;
    seconds[trip] = usual.seconds[trip] ?? 0;
  }
  return { metres, seconds, size };
}

/**
 * Returns the matrix with one more point: a van on its way, last at point `last`. Its trips use the default model,
 * each stretched as much as the measured one from `last` to the same point; nothing drives to it.
 */
export function withVan(
  matrix: TravelMatrix,
  points: readonly Coordinates[],
  { van, last }: { van: Coordinates; last: number },
): TravelMatrix {
  const size = matrix.size + 1;
  const metres = new Int32Array(size * size);
  const seconds = new Int32Array(size * size);
  for (let from = 0; from < matrix.size; from++) {
    const row = from * matrix.size;
    metres.set(matrix.metres.subarray(row, row + matrix.size), from * size);
    seconds.set(matrix.seconds.subarray(row, row + matrix.size), from * size);
  }
  const lastPoint = points[last] ?? van;
  points.forEach((point, to) => {
    const measured = last * matrix.size + to;
    const here = matrix.size * size + to;
    const trip = tripOfVan(van, point, {
      from: lastPoint,
      trip: { metres: matrix.metres[measured] ?? 0, seconds: matrix.seconds[measured] ?? 0 },
    });
    metres[here] = trip.metres;
    seconds[here] = trip.seconds;
  });
  return { metres, seconds, size };
}

/**
 * Returns the trip of a van on its way, stretched as much as the measured trip to the same point from where it was
 * last.
 */
function tripOfVan(van: Coordinates, to: Coordinates, last: { from: Coordinates; trip: Travel }): Travel {
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

/** Returns miles to one decimal, as totals and savings show them. */
export function milesOf(metres: number): number {
  return Math.round((metres / METRES_PER_MILE) * 10) / 10;
}

/** Returns whole minutes, rounded up. */
export function minutesOf(seconds: number): number {
  return Math.ceil(seconds / 60);
}
