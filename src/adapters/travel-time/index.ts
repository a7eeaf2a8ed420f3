/**
 * Distances, durations and paths by an OSRM or a Valhalla server (docs/behaviour.md "Planning"). Without one there is
 * nothing to query: the default model of the domain needs no server.
 */
import type { Coordinates, FindPath, MeasureTrips } from '@waypost/planning/travel';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { createLimit } from '../../runtime/limit-concurrency.js';
import { askJson, UnexpectedStatus } from '../http-json.js';
import { type AskTrips, networkTrips, type Requests } from './network.js';

export type TravelOptions = {
  /** Without a trailing slash. */
  readonly osrmBaseUrl?: string | undefined;
  /** Without a trailing slash; used when there is no OSRM. */
  readonly valhallaBaseUrl?: string | undefined;
  /** By default `auto`. */
  readonly valhallaCosting?: 'auto' | 'truck';
  /** For one request; many trips take many. */
  readonly timeoutMs?: number;
  /** Most places in one request. By default what OSRM (100 places) and Valhalla (2,500 pairs) accept by default. */
  readonly placesPerRequest?: number;
  readonly requestsAtOnce?: number;
};

const DEFAULTS = { timeoutMs: 10_000, places: 100, atOnce: 8 } as const;

const requestsOf = ({ timeoutMs, placesPerRequest, requestsAtOnce }: TravelOptions): Requests => ({
  timeoutMs: timeoutMs ?? DEFAULTS.timeoutMs,
  places: placesPerRequest ?? DEFAULTS.places,
  atOnce: requestsAtOnce ?? DEFAULTS.atOnce,
});

/** Returns the measure of the server that the options name; null when they name none. */
export function createTravel(options: TravelOptions): MeasureTrips | null {
  const { osrmBaseUrl, valhallaBaseUrl, valhallaCosting = 'auto' } = options;
  const requests = requestsOf(options);
  if (osrmBaseUrl !== undefined) return networkTrips('osrm', osrmTable(osrmBaseUrl), requests);
  if (valhallaBaseUrl !== undefined) {
    return networkTrips('valhalla', valhallaMatrix(valhallaBaseUrl, valhallaCosting), requests);
  }
  return null;
}

/** Places of a route that a Valhalla takes by default. */
const VALHALLA_ROUTE_PLACES = 20;

/** Returns the paths of the server that the options name; null when they name none. */
export function createPaths(options: TravelOptions): FindPath | null {
  const { osrmBaseUrl, valhallaBaseUrl, valhallaCosting = 'auto' } = options;
  const requests = requestsOf(options);
  if (osrmBaseUrl !== undefined) return networkPaths(osrmRoute(osrmBaseUrl), requests);
  if (valhallaBaseUrl === undefined) return null;
  const places = Math.min(VALHALLA_ROUTE_PLACES, requests.places);
  return networkPaths(valhallaRoute(valhallaBaseUrl, valhallaCosting), { ...requests, places });
}

const figures = z.array(z.array(z.number().nonnegative().nullable()));
const tableAnswer = z.object({ code: z.literal('Ok'), durations: figures, distances: figures });

/** OSRM takes longitude first; five decimals are a metre. */
const osrmPlace = ({ latitude, longitude }: Coordinates): string =>
  `${longitude.toFixed(5)},${latitude.toFixed(5)}`;

const indexes = (from: number, count: number): string =>
  Array.from({ length: count }, (_, i) => from + i).join(';');

/** Asks for trips by GET /table/v1/driving/{coordinates} (https://project-osrm.org/docs/v5.24.0/api/). */
function osrmTable(baseUrl: string): AskTrips {
  return async (sources, targets, timeoutMs) => {
    const places = [...sources, ...targets].map(osrmPlace).join(';');
    const url = new URL(`${baseUrl}/table/v1/driving/${places}`);
    url.searchParams.set('annotations', 'duration,distance');
    url.searchParams.set('sources', indexes(0, sources.length));
    url.searchParams.set('destinations', indexes(sources.length, targets.length));
    const { status, json } = await askJson({ url, timeoutMs });
    if (status !== 200) throw new UnexpectedStatus(url, status);
    const { durations, distances } = tableAnswer.parse(json);
    return durations.map((line, i) =>
      line.map((seconds, j) => {
        const metres = distances[i]?.[j] ?? null;
        return seconds === null || metres === null ? null : { metres, seconds };
      }),
    );
  };
}

/** Asks for ways by GET /route/v1/driving/{coordinates}. */
function osrmRoute(baseUrl: string): AskPath {
  return async (places, timeoutMs) => {
    const url = new URL(`${baseUrl}/route/v1/driving/${places.map(osrmPlace).join(';')}`);
    // The points visible on a map of the whole route; a fraction of all.
    url.searchParams.set('overview', 'simplified');
    url.searchParams.set('geometries', 'geojson');
    const { status, json } = await askJson({ url, timeoutMs });
    if (status !== 200) throw new UnexpectedStatus(url, status);
    return wayOf(json);
  };
}

const trip = z.object({
  distance: z.number().nonnegative().nullable(),
  time: z.number().nonnegative().nullable(),
});
const matrixAnswer = z.object({ sources_to_targets: z.array(z.array(trip)) });

const valhallaPlace = ({ latitude, longitude }: Coordinates) => ({ lat: latitude, lon: longitude });

/** Asks for trips by POST /sources_to_targets (https://valhalla.github.io/valhalla/api/matrix/api-reference/). */
function valhallaMatrix(baseUrl: string, costing: string): AskTrips {
  const url = new URL(`${baseUrl}/sources_to_targets`);
  return async (sources, targets, timeoutMs) => {
    const question = {
      sources: sources.map(valhallaPlace),
      targets: targets.map(valhallaPlace),
      costing,
      units: 'kilometers',
      verbose: true,
    };
    const json = await post(url, question, timeoutMs);
    return matrixAnswer
      .parse(json)
      .sources_to_targets.map((line) =>
        line.map(({ distance, time }) =>
          distance === null || time === null ? null : { metres: distance * 1000, seconds: time },
        ),
      );
  };
}

/** Asks for ways by POST /route (https://valhalla.github.io/valhalla/api/turn-by-turn/api-reference/). */
function valhallaRoute(baseUrl: string, costing: string): AskPath {
  const url = new URL(`${baseUrl}/route`);
  return async (places, timeoutMs) => {
    const question = {
      locations: places.map(valhallaPlace),
      costing,
      directions_type: 'none',
      // In OSRM's form.
      format: 'osrm',
      shape_format: 'geojson',
    };
    return wayOf(await post(url, question, timeoutMs));
  };
}

async function post(url: URL, question: object, timeoutMs: number): Promise<unknown> {
  const { status, json } = await askJson({
    url,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(question),
    timeoutMs,
  });
  if (status !== 200) throw new UnexpectedStatus(url, status);
  return json;
}

/** Returns the way through some places, in one request. */
type AskPath = (places: readonly Coordinates[], timeoutMs: number) => Promise<Coordinates[]>;

/** Points of all ways that are remembered, those looked at last: some 40 MB. */
const MAX_POINTS = 400_000;
/** How long a server that failed is not asked again; each request would wait for it. */
const REST_MS = 30_000;

/** An answer of OSRM's route service, with its way as GeoJSON. */
const routeAnswer = z.object({
  code: z.literal('Ok'),
  routes: z.tuple(
    [
      z.object({
        geometry: z.object({
          type: z.literal('LineString'),
          coordinates: z.array(z.tuple([z.number(), z.number()])).min(2),
        }),
      }),
    ],
    z.unknown(),
  ),
});

/**
 * Returns the way of an answer.
 * @throws {z.ZodError} when it has none
 */
function wayOf(json: unknown): Coordinates[] {
  const [{ geometry }] = routeAnswer.parse(json).routes;
  return geometry.coordinates.map(([longitude, latitude]) => ({ latitude, longitude }));
}

/**
 * Finds paths through a server's own protocol, with at most `places` in a request. Paths are cached, since the same
 * routes are viewed all day. If the server fails there is no path, and it is not asked again for a while.
 */
export function networkPaths(ask: AskPath, { timeoutMs, places: most, atOnce }: Requests): FindPath {
  const limit = createLimit(atOnce);
  const known = new LRUCache<string, Coordinates[]>({
    maxSize: MAX_POINTS,
    sizeCalculation: (way) => way.length,
  });
  const asked = new Map<string, Promise<Coordinates[] | null>>();
  let restsUntil = 0;
  const askAll = async (places: readonly Coordinates[]): Promise<Coordinates[] | null> => {
    try {
      const parts = await Promise.all(
        overlapping(places, most).map((some) =>
          limit(async () => (performance.now() < restsUntil ? null : ask(some, timeoutMs))),
        ),
      );
      return parts.includes(null) ? null : parts.flatMap((part) => part ?? []);
    } catch (error) {
      // Lines are straight then; planning, which asks the same server, says why it fails.
      if (!isRefusal(error)) restsUntil = performance.now() + REST_MS;
      return null;
    }
  };
  return async (places) => {
    if (places.length < 2) return null;
    const name = places.map(({ latitude, longitude }) => `${latitude},${longitude}`).join(';');
    const before = known.get(name);
    if (before) return before;
    const asking = asked.get(name) ?? askAll(places);
    asked.set(name, asking);
    const way = await asking;
    asked.delete(name);
    if (way) known.set(name, way);
    return way;
  };
}

/** Returns whether a server answers, but has no way through these places, such as to an island. */
function isRefusal(error: unknown): boolean {
  return error instanceof UnexpectedStatus && error.status < 500 && error.status !== 429;
}

/** Splits places into parts of at most `most`; each begins where the one before ends. */
function overlapping(places: readonly Coordinates[], most: number): Coordinates[][] {
  const parts = [];
  for (let from = 0; from < places.length - 1; from += most - 1) parts.push(places.slice(from, from + most));
  return parts;
}
