/**
 * How far and how long a van drives, measured on the road network by an OSRM or a Valhalla server (docs/behaviour.md
 * "Planning"). Without one there is nothing to query: the default model of the domain needs no server.
 */
import type { MeasureTrips } from '../../domain/travel.js';
import { networkTrips } from './network.js';
import { osrmTable } from './osrm.js';
import { valhallaMatrix } from './valhalla.js';

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

/** Returns the measure of the server that the options name; null when they name none. */
export function createTravel(options: TravelOptions): MeasureTrips | null {
  const { osrmBaseUrl, valhallaBaseUrl, valhallaCosting = 'auto' } = options;
  const requests = {
    timeoutMs: options.timeoutMs ?? DEFAULTS.timeoutMs,
    places: options.placesPerRequest ?? DEFAULTS.places,
    atOnce: options.requestsAtOnce ?? DEFAULTS.atOnce,
  };
  if (osrmBaseUrl !== undefined) return networkTrips('osrm', osrmTable(osrmBaseUrl), requests);
  if (valhallaBaseUrl !== undefined) {
    return networkTrips('valhalla', valhallaMatrix(valhallaBaseUrl, valhallaCosting), requests);
  }
  return null;
}
