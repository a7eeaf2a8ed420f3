/** Slots for an order: the free ones in its zone, and the few that a message offers. */
import type { Scope } from '../../db/scope.js';
import type { Slot } from '../../domain/types.js';
import {
  chooseOffers,
  commonDates,
  isBookable,
  isDeliverable,
  type PromisedDates,
} from '../../domain/slots.js';
import { decideOrder } from '../../domain/states/order.js';
import { findOrder, type OrderRow } from '../../records/orders/rows.js';
import { listPlanningObstacles } from '../../records/orders/plannable.js';
import { findDepotSlots, listFreeSlots, zoneOf } from '../../records/slots.js';

/** Slots to choose from, in the depot's time zone. */
export type Choice = {
  timezone: string;
  free: Slot[];
  /** Returns whether the date can still be booked, full or not. */
  bookable: (date: string) => boolean;
};

/**
 * Returns free slots for the order from `earliest` on, or as soon as possible, within the days on which it may be
 * delivered, and the other half of its exchange with it; none for an order that no plan can take.
 */
export async function listChoice(scope: Scope, order: OrderRow, earliest: string | null): Promise<Choice> {
  const depot = order.depot === null ? undefined : await findDepotSlots(scope, order.depot);
  if (!depot) return { timezone: scope.tenant.timezone, free: [], bookable: () => false };
  const unplannable = await listPlanningObstacles(scope, [order.id], { asked: true });
  const zone = unplannable.has(order.id) ? null : zoneOf(depot, order.postcode_key);
  const dates = await datesOfVisit(scope, order);
  const { deliver_from: first } = dates;
  const from = earliest !== null && (first === null || earliest > first) ? earliest : first;
  const free = zone ? await listFreeSlots(scope, depot, zone.name, from) : [];
  return {
    timezone: depot.timezone,
    free: free.filter(({ date }) => isDeliverable(dates, date)),
    bookable: (date) =>
      isDeliverable(dates, date) && isBookable(date, scope.now, depot.cutOff, depot.timezone),
  };
}

/** Returns the days on which an order may be visited: what is booked with it has dates too. */
async function datesOfVisit(scope: Scope, order: OrderRow): Promise<PromisedDates> {
  const partner = order.exchange_for === null ? undefined : await findOrder(scope, order.exchange_for);
  return partner && decideOrder(partner.status, 'slot_booked').ok ? commonDates([order, partner]) : order;
}

/** Returns the windows to offer: the first three free ones, on distinct days where possible. */
export async function offerSlots(scope: Scope, order: OrderRow, earliest: string | null): Promise<Slot[]> {
  const { free } = await listChoice(scope, order, earliest);
  return chooseOffers(free);
}
