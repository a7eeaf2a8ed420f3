/**
 * How far and how long a van drives: the port that planning asks (docs/behaviour.md "Planning"). The default
 * is the great-circle model of the domain; an OSRM or a Valhalla server measures on the road network instead, and
 * when it doesn't answer, the default stands in and the answer says so: a day must be plannable without it.
 */
import { travelMatrix } from '../../domain/travel.js';
import { networkTravel } from './network.js';
import { osrmTable } from './osrm.js';
import type { TravelPort } from './port.js';
import { valhallaMatrix } from './valhalla.js';

export type { MeasuredMatrix, TravelPort, TravelSource } from './port.js';

export type TravelOptions = {
  /** Without a trailing slash. */
  readonly osrmBaseUrl?: string | undefined;
  /** Without a trailing slash; used when there is no OSRM. */
  readonly valhallaBaseUrl?: string | undefined;
  /** For one request; a matrix takes many. */
  readonly timeoutMs?: number;
};

const DEFAULT_TIMEOUT_MS = 10_000;

const greatCircleTravel: TravelPort = {
  matrix: (points) =>
    Promise.resolve({ ...travelMatrix(points), source: 'great_circle', fallback: false, reason: null }),
};

/** The travel port that the options name; the great-circle one when they name none. */
export function createTravel(options: TravelOptions): TravelPort {
  const { osrmBaseUrl, valhallaBaseUrl, timeoutMs = DEFAULT_TIMEOUT_MS } = options;
  if (osrmBaseUrl !== undefined) return networkTravel('osrm', osrmTable(osrmBaseUrl, timeoutMs));
  if (valhallaBaseUrl !== undefined) {
    return networkTravel('valhalla', valhallaMatrix(valhallaBaseUrl, timeoutMs));
  }
  return greatCircleTravel;
}
