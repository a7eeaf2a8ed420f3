/**
 * Finding where an address is. The port has an offline implementation, the default, which needs nothing but the packed
 * postcode file, and one for each of three services that a courier may prefer (docs/behaviour.md "Planning"). The
 * configuration decides which one a process uses; their answers have the same form.
 */

import type { GeocodePrecision } from '../../domain/types.js';

/** An address as the specification defines it ("Address"); `country` is GB when absent. */
export type PostalAddress = {
  readonly line1: string;
  readonly line2?: string | null | undefined;
  readonly town: string;
  readonly postcode: string;
  readonly country?: string | null | undefined;
};

/** WGS 84 degrees. */
export type GeocodedPosition = {
  readonly latitude: number;
  readonly longitude: number;
  readonly precision: GeocodePrecision;
};

export type GeocodePort = {
  /**
   * Returns where the address is; null when the service does not know it well enough to send a van there.
   *
   * @throws {Error} when the service cannot be reached now; asking again later may succeed
   */
  readonly locate: (address: PostalAddress) => Promise<GeocodedPosition | null>;
};
