/**
 * How far, how long and along which roads a van drives, by an OSRM or a Valhalla server (docs/behaviour.md "Planning").
 * Without one there is nothing to query: the default model of the domain needs no server.
 */
import type { FindPath, MeasureTrips } from '@waypost/planning/travel';
import { networkTrips, type Requests } from './network.js';
import { osrmRoute, osrmTable } from './osrm.js';
import { networkPaths } from './paths.js';
import { valhallaMatrix, valhallaRoute } from './valhalla.js';

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
