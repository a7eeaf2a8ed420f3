/**
 * Looks up addresses that the postcode table did not have, before a day is planned. A geocoder may be slow or down:
 * the day is still planned, without the orders that could not be placed, and says so.
 */
import {
  listUnlocatedAddresses,
  type UnlocatedAddress,
  updateLocation,
} from '../src/records/unlocated-addresses.js';
import type { ActivityDeps } from './dependencies.js';
import { scopedTo } from './tenant-scope.js';

export type PlacingDeps = Pick<ActivityDeps, 'source' | 'geocoder' | 'logger'>;

/** Concurrent geocoder requests; public geocoders ask for moderation. */
const AT_ONCE = 4;

/**
 * Asks the configured geocoder about the addresses of this depot and day that have no position yet, and stores what
 * it finds.
 */
export async function placeDay(
  { source, geocoder, logger }: PlacingDeps,
  tenant: string,
  day: { depot: string; date: string },
): Promise<void> {
  const unplaced = await scopedTo(source, tenant)((scope) => listUnlocatedAddresses(scope, day));
  const place = async (each: UnlocatedAddress): Promise<void> => {
    try {
      const position = await geocoder.locate(each.address);
      if (position) await scopedTo(source, tenant)((scope) => updateLocation(scope, each, position));
    } catch (error) {
      logger.warn({ err: error, [each.table]: each.id }, 'an address was not placed');
    }
  };
  for (let start = 0; start < unplaced.length; start += AT_ONCE) {
    await Promise.all(unplaced.slice(start, start + AT_ONCE).map(place));
  }
}
