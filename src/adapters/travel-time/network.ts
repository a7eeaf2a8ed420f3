/**
 * Trips by a routing server of any kind. Servers limit a request, so trips are requested in tiles, some at once; a tile
 * is retried once. A tile that fails, or whose figures cannot be true, is not measured; the others are.
 */
import {
  type Coordinates,
  type MeasureTrips,
  NO_WAY,
  ORIGINS,
  plausibleTrip,
  type Trips,
} from '@waypost/planning/travel';
import { redactedMessage } from '../../runtime/redact-error.js';
import { TransientError } from '../../runtime/transient-error.js';
import { UnexpectedStatus } from '../http-json.js';

/** A trip in metres and seconds; null when the road network has no way. */
export type Trip = { readonly metres: number; readonly seconds: number } | null;

/** Returns trips from each of `sources` (rows) to each of `targets` (columns), in one request. */
export type AskTrips = (
  sources: readonly Coordinates[],
  targets: readonly Coordinates[],
  timeoutMs: number,
) => Promise<Trip[][]>;

export type Requests = {
  /** For one request. */
  readonly timeoutMs: number;
  /** Most places in one request; half of it squared is the most pairs. */
  readonly places: number;
  /** Concurrent requests. */
  readonly atOnce: number;
};

/** Tiles that fail one after the other before the server counts as down. */
const FAILURES_IN_A_ROW = 16;

type Tile = { row: number; column: number; rows: number; columns: number };

/** Figures that no road network has. */
class Implausible extends Error {
  override readonly name = 'Implausible';
}

/** Splits trips into squares of half the places by half the places; wider or higher ones along a short side. */
function tilesOf(rows: number, columns: number, places: number): Tile[] {
  const half = Math.floor(places / 2);
  const high = Math.min(rows, Math.max(half, places - columns));
  const wide = Math.min(columns, Math.max(half, places - rows), Math.floor(half ** 2 / high));
  const starts = (size: number, step: number) =>
    Array.from({ length: Math.ceil(size / step) }, (_, i) => i * step);
  return starts(rows, high).flatMap((row) =>
    starts(columns, wide).map((column) => ({ row, column, rows: high, columns: wide })),
  );
}

function isWorthRetrying(error: unknown): boolean {
  if (error instanceof Implausible) return false;
  return !(error instanceof UnexpectedStatus) || error.status === 429 || error.status >= 500;
}

/** Writes a tile's trips, all of them or none. */
function writeTile(
  { metres, seconds, origins }: Trips,
  tile: Tile,
  {
    sources,
    targets,
    columns,
  }: { sources: readonly Coordinates[]; targets: readonly Coordinates[]; columns: number },
  trips: readonly (readonly Trip[])[],
): void {
  const checked = sources.map((from, i) =>
    targets.map((to, j) => {
      const trip = trips[i]?.[j];
      if (!trip) return { metres: NO_WAY, seconds: NO_WAY };
      const plausible = plausibleTrip(from, to, trip);
      if (plausible) return plausible;
      throw new Implausible(`Implausible trip: ${trip.metres} m in ${trip.seconds} s.`);
    }),
  );
  checked.forEach((line, i) => {
    line.forEach((trip, j) => {
      const at = (tile.row + i) * columns + tile.column + j;
      metres[at] = trip.metres;
      seconds[at] = trip.seconds;
      origins[at] = ORIGINS.measured;
    });
  });
}

/** Measures trips through a server's own protocol. */
export function networkTrips(
  source: string,
  ask: AskTrips,
  { timeoutMs, places, atOnce }: Requests,
): MeasureTrips {
  return async (from, to, limitMs) => {
    const count = from.length * to.length;
    const trips = {
      metres: new Int32Array(count),
      seconds: new Int32Array(count),
      origins: new Uint8Array(count).fill(ORIGINS.estimated),
      reason: null,
    };
    if (count === 0) return trips;
    const deadline = performance.now() + limitMs;
    const timeLeft = () => Math.floor(deadline - performance.now());
    const askInTime = (sources: readonly Coordinates[], targets: readonly Coordinates[]) => {
      const left = timeLeft();
      if (left <= 0) throw new TransientError(`${source} did not respond within ${limitMs} ms.`);
      return ask(sources, targets, Math.min(timeoutMs, left));
    };
    const measureTile = async (tile: Tile): Promise<void> => {
      const sources = from.slice(tile.row, tile.row + tile.rows);
      const targets = to.slice(tile.column, tile.column + tile.columns);
      const answer = await askInTime(sources, targets).catch((error: unknown) => {
        if (!isWorthRetrying(error)) throw error;
        return askInTime(sources, targets);
      });
      if (answer.length !== sources.length || answer.some((line) => line.length !== targets.length)) {
        throw new TransientError(`${source} did not return ${sources.length} by ${targets.length} trips.`);
      }
      writeTile(trips, tile, { sources, targets, columns: to.length }, answer);
    };
    const tiles = tilesOf(from.length, to.length, places);
    const total = tiles.length;
    const failed: { tile: Tile; error: unknown }[] = [];
    let inARow = 0;
    const lane = async (): Promise<void> => {
      for (let tile = tiles.shift(); tile; tile = tiles.shift()) {
        try {
          await measureTile(tile);
          inARow = 0;
        } catch (error) {
          failed.push({ tile, error });
          inARow++;
          if (error instanceof Implausible) markRefused(trips, tile, to.length);
          // The rest is not measured either: the server is down, or time is up.
          if (inARow >= FAILURES_IN_A_ROW || timeLeft() <= 0) tiles.length = 0;
        }
      }
    };
    await Promise.all(Array.from({ length: atOnce }, lane));
    const [first] = failed;
    if (!first) return trips;
    const isNothing = trips.origins.every((origin) => origin !== ORIGINS.measured);
    const isRefused = trips.origins.includes(ORIGINS.refused);
    if (isNothing && !isRefused) throw first.error;
    const why = redactedMessage(first.error);
    return {
      ...trips,
      reason: `${failed.length} of ${total} requests to ${source} failed; the first: ${why}`,
    };
  };
}

function markRefused({ origins }: Trips, { row, column, rows, columns }: Tile, width: number): void {
  const height = origins.length / width;
  for (let i = row; i < Math.min(row + rows, height); i++) {
    origins.fill(ORIGINS.refused, i * width + column, i * width + Math.min(column + columns, width));
  }
}
