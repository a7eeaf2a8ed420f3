/**
 * Geocodes addresses that the postcode table does not have, before a recipient is asked for a time and before a day is
 * planned. A geocoder may be slow or down: orders it could not locate are not asked about or planned, and have a
 * warning.
 */
import {
  findUnlocatedAddress,
  listUnlocatedAddresses,
  type UnlocatedAddress,
  updateLocation,
} from '../src/records/unlocated-addresses.js';
import type { ActivityDependencies } from './dependencies.js';
import { inTenantScope } from './tenant-scope.js';

export type GeocodingDependencies = Pick<ActivityDependencies, 'source' | 'geocoder' | 'logger'>;

/** Concurrent geocoder requests; public geocoders ask for moderation. */
const CONCURRENCY = 4;

/**
 * Asks the configured geocoder about the addresses of this depot and day that have no position yet, and stores what it
 * finds. Rejects only when the database fails, not for an address.
 */
export async function geocodeDay(
  deps: GeocodingDependencies,
  tenant: string,
  day: { depot: string; date: string },
): Promise<void> {
  await geocode(
    deps,
    tenant,
    await inTenantScope(deps.source, tenant)((scope) => listUnlocatedAddresses(scope, day)),
  );
}

/** Like `geocodeDay`, for the order that a booking request is about. */
export async function geocodeOrderOf(
  deps: GeocodingDependencies,
  tenant: string,
  request: string,
): Promise<void> {
  const unlocated = await inTenantScope(deps.source, tenant)((scope) => findUnlocatedAddress(scope, request));
  if (unlocated) await geocode(deps, tenant, [unlocated]);
}

async function geocode(
  { source, geocoder, logger }: GeocodingDependencies,
  tenant: string,
  unlocated: readonly UnlocatedAddress[],
): Promise<void> {
  const positionOf = async (each: UnlocatedAddress) => {
    try {
      return await geocoder.locate(each.address);
    } catch (error) {
      logger.warn({ err: error, [each.table]: each.id }, 'an address was not located');
      return null;
    }
  };
  const locate = async (each: UnlocatedAddress): Promise<void> => {
    const position = await positionOf(each);
    if (position) await inTenantScope(source, tenant)((scope) => updateLocation(scope, each, position));
  };
  for (let start = 0; start < unlocated.length; start += CONCURRENCY) {
    await Promise.all(unlocated.slice(start, start + CONCURRENCY).map(locate));
  }
}
