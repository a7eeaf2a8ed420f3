/**
 * A travel port over a routing server, whichever it is. Servers limit a request, so the matrix is asked for in
 * tiles, a few at once; a tile is retried once; and a server that still doesn't answer costs the matrix nothing but
 * precision, since the default model stands in.
 */
import { travelMatrix } from '../../domain/travel.js';
import type { Coordinates } from '../../domain/travel.js';
import { UnexpectedStatus } from '../http-json.js';
import type { MeasuredMatrix, TravelPort, TravelSource } from './port.js';

/** A trip in metres and seconds; null when the road network has no way. */
export type Trip = { readonly metres: number; readonly seconds: number } | null;

/** Trips from each of `sources` (rows) to each of `targets` (columns). */
export type AskTrips = (
  sources: readonly Coordinates[],
  targets: readonly Coordinates[],
) => Promise<Trip[][]>;

/** 50 sources to 50 targets is what both OSRM (100 places) and Valhalla (2,500 pairs) take out of the box. */
const TILE_POINTS = 50;
const REQUESTS_AT_ONCE = 4;

type Tile = { row: number; column: number };

function tilesOf(size: number): Tile[] {
  const starts = Array.from({ length: Math.ceil(size / TILE_POINTS) }, (_, i) => i * TILE_POINTS);
  return starts.flatMap((row) => starts.map((column) => ({ row, column })));
}

function isWorthRetrying(error: unknown): boolean {
  return !(error instanceof UnexpectedStatus) || error.status === 429 || error.status >= 500;
}

/** Runs `work` on every tile, several at once; after the first failure none is begun. */
async function forEachTile(tiles: readonly Tile[], work: (tile: Tile) => Promise<void>): Promise<void> {
  const queue = [...tiles];
  const lane = async (): Promise<void> => {
    for (let tile = queue.shift(); tile; tile = queue.shift()) {
      try {
        await work(tile);
      } catch (error) {
        queue.length = 0;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: REQUESTS_AT_ONCE }, lane));
}

/** Measures every trip; those that the network has no way for keep the default model's figures. */
async function measure(
  source: TravelSource,
  ask: AskTrips,
  points: readonly Coordinates[],
): Promise<MeasuredMatrix> {
  const { metres, seconds, size } = travelMatrix(points);
  let withoutWay = 0;
  await forEachTile(tilesOf(size), async ({ row, column }) => {
    const sources = points.slice(row, row + TILE_POINTS);
    const targets = points.slice(column, column + TILE_POINTS);
    const trips = await ask(sources, targets).catch((error: unknown) => {
      if (!isWorthRetrying(error)) throw error;
      return ask(sources, targets);
    });
    if (trips.length !== sources.length || trips.some((line) => line.length !== targets.length)) {
      throw new Error(`The answer of ${source} isn't ${sources.length} by ${targets.length} trips.`);
    }
    trips.forEach((line, i) => {
      line.forEach((trip, j) => {
        const at = (row + i) * size + column + j;
        if (!trip) withoutWay++;
        // Rounded up, as the default model's are: no trip is planned shorter than it is.
        metres[at] = trip ? Math.ceil(trip.metres) : (metres[at] ?? 0);
        seconds[at] = trip ? Math.ceil(trip.seconds) : (seconds[at] ?? 0);
      });
    });
  });
  const reason =
    withoutWay === 0 ? null : `${source} knows no way for ${withoutWay} of ${size * size} trips.`;
  return { metres, seconds, size, source, fallback: withoutWay > 0, reason };
}

/** The travel port over a server's own way of answering. */
export function networkTravel(source: TravelSource, ask: AskTrips): TravelPort {
  return {
    async matrix(points) {
      try {
        return await measure(source, ask, points);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        return { ...travelMatrix(points), source: 'great_circle', fallback: true, reason };
      }
    },
  };
}
