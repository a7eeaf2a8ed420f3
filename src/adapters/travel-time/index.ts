/**
 * How far, how long and along which roads a van drives, by an OSRM or a Valhalla server (docs/behaviour.md "Planning").
 * Without one there is nothing to query: the default model of the domain needs no server.
 */
import type { Coordinates, FindPath, MeasureTrips } from '@waypost/planning/travel';
import { z } from 'zod';
import { askJson, UnexpectedStatus } from '../http-json.js';
import { type AskTrips, networkTrips, type Requests } from './network.js';
import { type AskPath, networkPaths, wayOf } from './paths.js';

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
    // What is seen of it on a map of the whole route; a fraction of all of its points.
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
