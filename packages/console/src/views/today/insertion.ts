/** Where a stop could go, from the map or its card: to a van, in its slot with the least detour, or after another stop. */
import type { Order } from '../../api/queries';
import type { IdleVan, Lane } from './lanes';
import type { Visits } from './clock';
import { milesBetween, type Place as Point, placeOf } from './places';
import type { Place } from './moves';
import { doneCount, isOpen } from './stops';

/** A place that a stop can go to; `miles` are those of the detour, or to the stop before it, as the crow flies. */
export type Spot = { to: Place; van: string; after: Before | undefined; stops: number; miles: number };
/** The stop after which it would come. */
type Before = { order: string; sequence: number; eta: string };

type Window = { from: string; to: string };
type Day = {
  lanes: readonly Lane[];
  idle: readonly IdleVan[];
  orders: ReadonlyMap<string, Order>;
  visits: Visits;
  /** Where vans start and end. */
  home: Point | undefined;
};

/** Returns the best spot on each van that still takes stops, not on the one that has it: those in its slot first, then the least detour. */
export function spotsByVan(order: string, day: Day): Spot[] {
  const at = pointOf(order, day);
  const window = windowOf(order, day);
  const out = takers(day).flatMap((lane) => {
    if (lane.route.stops.some((stop) => isOpen(stop) && stop.order === order)) return [];
    const [best] = spotsOf(lane, order, day)
      .map((spot, index, all) => ({
        ...spot,
        miles: detour(at, spot, all[index + 1], day),
        isOff: isOutside(window, spot, all[index + 1]),
      }))
      .sort(bySlot);
    return best ? [best] : [];
  });
  const there = at && day.home ? 2 * milesBetween(day.home, at) : 0;
  const free = day.idle.map(({ id, name }): Spot => ({
    to: { route: id, index: 0 },
    van: name,
    after: undefined,
    stops: 0,
    miles: there,
  }));
  return [...out.sort(bySlot), ...free];
}

/** Returns the spots after other stops, the nearest stop first; not the one where it is. */
export function spotsAfter(order: string, day: Day): Spot[] {
  const at = pointOf(order, day);
  return takers(day)
    .flatMap((lane) => {
      const now = lane.route.stops.findIndex((stop) => isOpen(stop) && stop.order === order);
      return spotsOf(lane, order, day).filter(({ to }) => to.index !== now);
    })
    .flatMap(({ point, ...spot }) =>
      spot.after ? [{ ...spot, miles: at && point ? milesBetween(at, point) : Infinity }] : [],
    )
    .sort(byMiles);
}

/** Those of which nobody knows where they are come last. */
const byMiles = (one: Spot, other: Spot) => (one.miles === other.miles ? 0 : one.miles - other.miles);

type Judged = Spot & { isOff: boolean };
const bySlot = (one: Judged, other: Judged) => Number(one.isOff) - Number(other.isOff) || byMiles(one, other);

/** Whether a visit between two stops cannot be within a window. */
const isOutside = (window: Window | undefined, { after }: Spot, next: Spot | undefined): boolean =>
  window !== undefined &&
  ((after?.eta ?? '') > window.to || (next?.after !== undefined && next.after.eta < window.from));

/** Returns what the recipient was told, or else has booked. */
function windowOf(order: string, { visits, orders }: Day): Window | undefined {
  const visit = [...visits.values()].find((one) => one.order === order);
  return visit?.told ?? visit?.slot ?? orders.get(order)?.slot ?? undefined;
}

/** Those that neither broke down nor are back. */
const takers = ({ lanes }: Day) =>
  lanes.filter(({ run }) => !run?.broken_down_at && run?.status !== 'completed');

/** Returns every place on a route that an order can have, first to last; what is done comes before it. */
function spotsOf(
  { route, name }: Lane,
  order: string,
  { home }: Day,
): (Spot & { point: Point | undefined })[] {
  const kept = route.stops.filter((stop) => !isOpen(stop) || stop.order !== order);
  const open = kept.filter(isOpen).length;
  return [...kept.keys(), kept.length]
    .filter((index) => index >= doneCount({ stops: kept }))
    .map((index) => {
      const before = kept[index - 1];
      return {
        to: { route: route.id, index },
        van: name,
        after: before,
        stops: open,
        miles: 0,
        point: before ? placeOf(before.address) : home,
      };
    });
}

function detour(
  at: Point | undefined,
  { point }: { point: Point | undefined },
  next: { point: Point | undefined } | undefined,
  { home }: Day,
): number {
  const onward = next ? next.point : home;
  if (!at || !point || !onward) return Infinity;
  return milesBetween(point, at) + milesBetween(at, onward) - milesBetween(point, onward);
}

function pointOf(order: string, { lanes, orders }: Day): Point | undefined {
  const stop = lanes.flatMap(({ route }) => route.stops).find((one) => one.order === order);
  return placeOf(stop?.address ?? orders.get(order)?.recipient.address);
}
