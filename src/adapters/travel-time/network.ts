/**
 * Trips by a routing server of any kind. Servers limit a request, so trips are requested in tiles, a few at once; a
 * tile is retried once. It is all of them or none: figures of two models must not be mixed.
 */
import { type Coordinates, type MeasureTrips, travelBetween } from '../../domain/travel.js';
import { UnexpectedStatus } from '../http-json.js';

/** A trip in metres and seconds; null when the road network has no way. */
export type Trip = { readonly metres: number; readonly seconds: number } | null;

/** Returns trips from each of `sources` (rows) to each of `targets` (columns), in one request. */
export type AskTrips = (
  sources: readonly Coordinates[],
  targets: readonly Coordinates[],
  timeoutMs: number,
) => Promise<Trip[][]>;

/** What both OSRM (100 places) and Valhalla (2,500 pairs) accept by default. */
const MOST_POINTS = 100;
const MOST_PAIRS = 2_500;
const REQUESTS_AT_ONCE = 4;

type Tile = { row: number; column: number; rows: number; columns: number };

/** Splits trips into squares of 50 by 50; wider or higher ones along a short side. */
function tilesOf(rows: number, columns: number): Tile[] {
  const half = MOST_POINTS / 2;
  const high = Math.min(rows, Math.max(half, MOST_POINTS - columns));
  const wide = Math.min(columns, Math.max(half, MOST_POINTS - rows), Math.floor(MOST_PAIRS / high));
  const starts = (size: number, step: number) =>
    Array.from({ length: Math.ceil(size / step) }, (_, i) => i * step);
  return starts(rows, high).flatMap((row) =>
    starts(columns, wide).map((column) => ({ row, column, rows: high, columns: wide })),
  );
}

function isWorthRetrying(error: unknown): boolean {
  return !(error instanceof UnexpectedStatus) || error.status === 429 || error.status >= 500;
}

/** Runs `work` on every tile, several at once; after the first failure none is started. */
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

/** Measures trips through a server's own protocol; one request may take `timeoutMs` at most. */
export function networkTrips(source: string, ask: AskTrips, timeoutMs: number): MeasureTrips {
  return async (from, to, limitMs) => {
    const metres = new Int32Array(from.length * to.length);
    const seconds = new Int32Array(from.length * to.length);
    const deadline = performance.now() + limitMs;
    let withoutWay = 0;
    const askInTime = (sources: readonly Coordinates[], targets: readonly Coordinates[]) => {
      const left = Math.floor(deadline - performance.now());
      if (left <= 0) throw new Error(`${source} did not answer within ${limitMs} ms.`);
      return ask(sources, targets, Math.min(timeoutMs, left));
    };
    if (metres.length === 0) return { metres, seconds, withoutWay };
    await forEachTile(tilesOf(from.length, to.length), async (tile) => {
      const sources = from.slice(tile.row, tile.row + tile.rows);
      const targets = to.slice(tile.column, tile.column + tile.columns);
      const trips = await askInTime(sources, targets).catch((error: unknown) => {
        if (!isWorthRetrying(error)) throw error;
        return askInTime(sources, targets);
      });
      if (trips.length !== sources.length || trips.some((line) => line.length !== targets.length)) {
        throw new Error(`The answer of ${source} isn't ${sources.length} by ${targets.length} trips.`);
      }
      trips.forEach((line, i) => {
        line.forEach((trip, j) => {
          const [start, end] = [sources[i], targets[j]];
          if (!trip) withoutWay++;
          const known = trip ?? (start && end ? travelBetween(start, end) : { metres: 0, seconds: 0 });
          const at = (tile.row + i) * to.length + tile.column + j;
          // Rounded up, like the default model's: no trip is planned shorter than it is.
          metres[at] = Math.ceil(known.metres);
          seconds[at] = Math.ceil(known.seconds);
        });
      });
    });
    return { metres, seconds, withoutWay };
  };
}
