/**
 * Trips by a routing server of any kind. Servers limit a request, so trips are requested in tiles, some at once; a tile
 * is retried once. A tile that fails, or whose figures cannot be true, is not measured; the others are. A tile that the
 * server refuses as a whole is narrowed down to the places and trips that it refuses.
 */
import {
  type Coordinates,
  type MeasureTrips,
  NO_WAY,
  ORIGINS,
  plausibleTrip,
  type Trips,
} from '@waypost/planning/travel';
import { createLimit } from '../../runtime/limit-concurrency.js';
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

/** Rows and columns of the trips that one request asks for. */
type Tile = { rows: readonly number[]; columns: readonly number[] };

/** Figures that no road network has. */
class Implausible extends Error {
  override readonly name = 'Implausible';
}

const rangeOf = (size: number): number[] => Array.from({ length: size }, (_, at) => at);

/** Splits numbers into parts of at most `size`. */
const partsOf = (numbers: readonly number[], size: number): number[][] =>
  rangeOf(Math.ceil(numbers.length / size)).map((at) => numbers.slice(at * size, (at + 1) * size));

/** Splits trips into squares of half the places by half the places; wider or higher ones along a short side. */
function tilesOf(rows: number, columns: number, places: number): Tile[] {
  const half = Math.floor(places / 2);
  const high = Math.min(rows, Math.max(half, places - columns));
  const wide = Math.min(columns, Math.max(half, places - rows), Math.floor(half ** 2 / high));
  return partsOf(rangeOf(rows), high).flatMap((some) =>
    partsOf(rangeOf(columns), wide).map((others) => ({ rows: some, columns: others })),
  );
}

/** Splits a tile along its longer side. */
function halvesOf({ rows, columns }: Tile): Tile[] {
  return rows.length > columns.length
    ? partsOf(rows, Math.ceil(rows.length / 2)).map((some) => ({ rows: some, columns }))
    : partsOf(columns, Math.ceil(columns.length / 2)).map((some) => ({ rows, columns: some }));
}

/** Returns whether a server refuses a request for good: it has no road near a place, or the request is too large. */
const isRefusal = (error: unknown): boolean => error instanceof UnexpectedStatus && error.status === 400;

function isWorthRetrying(error: unknown): boolean {
  if (error instanceof Implausible) return false;
  return !(error instanceof UnexpectedStatus) || error.status === 429 || error.status >= 500;
}

/** Writes a tile's trips, all of them or none. */
function writeTile(
  { metres, seconds, origins }: Trips,
  { rows, columns }: Tile,
  { from, to }: { from: readonly Coordinates[]; to: readonly Coordinates[] },
  trips: readonly (readonly Trip[])[],
): void {
  const checked = pick(from, rows).map((source, i) =>
    pick(to, columns).map((target, j) => {
      const trip = trips[i]?.[j];
      if (!trip) return { metres: NO_WAY, seconds: NO_WAY };
      const plausible = plausibleTrip(source, target, trip);
      if (plausible) return plausible;
      throw new Implausible(`Implausible trip: ${trip.metres} m in ${trip.seconds} s.`);
    }),
  );
  checked.forEach((line, i) => {
    line.forEach((trip, j) => {
      const at = (rows[i] ?? 0) * to.length + (columns[j] ?? 0);
      metres[at] = trip.metres;
      seconds[at] = trip.seconds;
      origins[at] = ORIGINS.measured;
    });
  });
}

const pick = <Each>(all: readonly Each[], some: readonly number[]): Each[] =>
  some.flatMap((at) => all[at] ?? []);

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
    const askTile = async (tile: Tile): Promise<void> => {
      const [sources, targets] = [pick(from, tile.rows), pick(to, tile.columns)];
      const answer = await askInTime(sources, targets).catch((error: unknown) => {
        if (!isWorthRetrying(error)) throw error;
        return askInTime(sources, targets);
      });
      if (answer.length !== sources.length || answer.some((line) => line.length !== targets.length)) {
        throw new TransientError(`${source} did not return ${sources.length} by ${targets.length} trips.`);
      }
      writeTile(trips, tile, { from, to }, answer);
    };
    const isRefusedPlace = placeProbe(askInTime, atOnce);
    let refusal: unknown;
    /** Measures what a server answers of a tile that it refuses as a whole, and marks the rest as refused. */
    const narrow = async ({ rows, columns }: Tile, error: unknown): Promise<void> => {
      const bad = await Promise.all([
        Promise.all(pick(from, rows).map(isRefusedPlace)),
        Promise.all(pick(to, columns).map(isRefusedPlace)),
      ]);
      const [badRows, badColumns] = bad;
      // It is not about the places.
      if (bad.flat().every(Boolean)) throw error;
      refusal ??= error;
      const good = {
        rows: rows.filter((_, at) => !badRows[at]),
        columns: columns.filter((_, at) => !badColumns[at]),
      };
      markRefused(trips, { rows: rows.filter((_, at) => badRows[at]), columns }, to.length);
      markRefused(trips, { rows, columns: columns.filter((_, at) => badColumns[at]) }, to.length);
      const count = good.rows.length * good.columns.length;
      if (bad.flat().includes(true)) {
        if (count > 0) await measureTile(good);
      } else if (count === 1) markRefused(trips, good, to.length);
      else for (const half of halvesOf(good)) await measureTile(half);
    };
    const measureTile = (tile: Tile): Promise<void> =>
      askTile(tile).catch((error: unknown) => {
        if (isRefusal(error)) return narrow(tile, error);
        throw error;
      });
    const tiles = tilesOf(from.length, to.length, places);
    const total = tiles.length;
    const failures: unknown[] = [];
    let inARow = 0;
    const lane = async (): Promise<void> => {
      for (let tile = tiles.shift(); tile; tile = tiles.shift()) {
        try {
          await measureTile(tile);
          inARow = 0;
        } catch (error) {
          failures.push(error);
          inARow++;
          if (error instanceof Implausible) markRefused(trips, tile, to.length);
          // The rest is not measured either: the server is down, or time is up.
          if (inARow >= FAILURES_IN_A_ROW || timeLeft() <= 0) tiles.length = 0;
        }
      }
    };
    await Promise.all(Array.from({ length: atOnce }, lane));
    const isNothing = trips.origins.every((origin) => origin === ORIGINS.estimated);
    if (isNothing) throw failures[0];
    if (failures.length > 0) {
      const first = redactedMessage(failures[0]);
      return {
        ...trips,
        reason: `${failures.length} of ${total} requests to ${source} failed; the first: ${first}`,
      };
    }
    return refusal === undefined
      ? trips
      : { ...trips, reason: `${source} refused some trips: ${redactedMessage(refusal)}` };
  };
}

/**
 * Returns whether a server refuses a place whatever is asked about it. Each place is asked about once; none any more
 * when the server refuses every one, which is a fault of the server.
 */
function placeProbe(
  ask: (sources: readonly Coordinates[], targets: readonly Coordinates[]) => Promise<Trip[][]>,
  atOnce: number,
): (place: Coordinates) => Promise<boolean> {
  const limit = createLimit(atOnce);
  const asked = new Map<string, Promise<boolean>>();
  const refusals: unknown[] = [];
  let hasAnswered = false;
  const probe = async (place: Coordinates): Promise<boolean> => {
    if (!hasAnswered && refusals.length >= FAILURES_IN_A_ROW) throw refusals[0];
    try {
      await ask([place], [place]);
      hasAnswered = true;
      return false;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      refusals.push(error);
      return true;
    }
  };
  return (place) => {
    const name = `${place.latitude},${place.longitude}`;
    const answer = asked.get(name) ?? limit(() => probe(place));
    asked.set(name, answer);
    return answer;
  };
}

/** Marks trips as refused for good, as far as they are not measured. */
function markRefused({ origins }: Trips, { rows, columns }: Tile, width: number): void {
  for (const row of rows) {
    for (const column of columns) {
      const at = row * width + column;
      if (origins[at] !== ORIGINS.measured) origins[at] = ORIGINS.refused;
    }
  }
}
