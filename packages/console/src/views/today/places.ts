/** Where addresses are, and how far apart. */

export type Place = { latitude: number; longitude: number };
type Address = { latitude?: number | undefined; longitude?: number | undefined } | undefined;

/** Returns where an address is; undefined if nobody knows. */
export function placeOf(address: Address): Place | undefined {
  const { latitude, longitude } = address ?? {};
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

const EARTH_MILES = 3_959;
const RADIANS = Math.PI / 180;

/** Returns the miles between two places as the crow flies. */
export function milesBetween(from: Place, to: Place): number {
  const east = (to.longitude - from.longitude) * Math.cos(from.latitude * RADIANS);
  return EARTH_MILES * RADIANS * Math.hypot(east, to.latitude - from.latitude);
}
