/** Which slots an order can have: the free ones in its zone, and the few that a message offers. */
import type { Scope } from '../../db/scope.js';
import type { Slot } from '../../domain/types.js';
import { chooseOffers, isBookable } from '../../domain/slots.js';
import type { OrderRow } from '../../records/orders/rows.js';
import { findDepotSlots, listFreeSlots, zoneOf } from '../../records/slots.js';

/** What an order can choose from, in its depot's time zone. */
export type Choice = {
  timezone: string;
  free: Slot[];
  /** Returns whether the date can still be booked, full or not. */
  bookable: (date: string) => boolean;
};

/**
 * Returns free slots for the order from `earliest` on, or as soon as possible; none for an order without a depot or
 * zone.
 */
export async function listChoice(scope: Scope, order: OrderRow, earliest: string | null): Promise<Choice> {
  const depot = order.depot === null ? undefined : await findDepotSlots(scope, order.depot);
  if (!depot) return { timezone: scope.tenant.timezone, free: [], bookable: () => false };
  const zone = zoneOf(depot, order.postcode_key);
  return {
    timezone: depot.timezone,
    free: zone ? await listFreeSlots(scope, depot, zone.name, earliest) : [],
    bookable: (date) => isBookable(date, scope.now, depot.cutOff, depot.timezone),
  };
}

/** Returns the windows to offer: the first three free ones, on distinct days where possible. */
export async function offerSlots(scope: Scope, order: OrderRow, earliest: string | null): Promise<Slot[]> {
  const { free } = await listChoice(scope, order, earliest);
  return chooseOffers(free);
}
