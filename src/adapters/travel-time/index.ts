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
  /** For one request; many trips take many. */
  readonly timeoutMs?: number;
};

const DEFAULT_TIMEOUT_MS = 10_000;

/** Returns the measure of the server that the options name; null when they name none. */
export function createTravel(options: TravelOptions): MeasureTrips | null {
  const { osrmBaseUrl, valhallaBaseUrl, timeoutMs = DEFAULT_TIMEOUT_MS } = options;
  if (osrmBaseUrl !== undefined) return networkTrips('osrm', osrmTable(osrmBaseUrl), timeoutMs);
  if (valhallaBaseUrl !== undefined) {
    return networkTrips('valhalla', valhallaMatrix(valhallaBaseUrl), timeoutMs);
  }
  return null;
}
