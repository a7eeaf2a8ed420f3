/** Moving stops by hand: how the day looks at once, and which change of its routes that is. */
import type { Resources } from '@waypost/client';
import type { Route } from '../../api/queries';
import type { DayRoutes } from './lanes';
import type { Rearrangement } from './review';
import { isOpen } from './stops';

/**
 * A position on a route; of a van without a route, which gets one, by the van's id; or no route. `index` counts the stops of the
 * route without those that move.
 */
export type Place = { route: string | null; index: number };
/** Stops that move together, in the sequence in which they are put down. */
export type Move = { orders: readonly string[]; to: Place };

/** The open stops that a van is to have, as the API takes them. */
export type Wanted = Resources['RearrangeInput']['routes'][number];
/** The open stops of each van. */
export type Sequences = ReadonlyMap<string, readonly string[]>;

/** Whether a stop would stay where it is. Orders without a route have no sequence. */
export const isSamePlace = (from: Place, to: Place) =>
  from.route === to.route && (from.index === to.index || to.route === null);

const openOrders = (stops: Route['stops']) => stops.filter(isOpen).map(({ order }) => order);

/** Returns the day after the move. Times and totals are those from before; only the server knows the new ones. */
export function withMove(day: DayRoutes, { orders, to }: Move): DayRoutes {
  const moving = new Set(orders);
  const stops = new Map(
    day.data.flatMap((route) => route.stops.filter((stop) => isOpen(stop)).map((stop) => [stop.order, stop])),
  );
  const isMoving = (stop: Route['stops'][number]) => isOpen(stop) && moving.has(stop.order);
  const data = day.data.map((route) => {
    if (route.id !== to.route && !route.stops.some(isMoving)) return route;
    const kept = route.stops.filter((stop) => !isMoving(stop));
    if (route.id === to.route) kept.splice(to.index, 0, ...orders.flatMap((id) => stops.get(id) ?? []));
    return { ...route, stops: kept };
  });
  // An order without a route has no stop to show yet.
  const gone = (id: string) => moving.has(id) && (to.route === null || stops.has(id));
  const others = day.unassigned.filter((id) => !gone(id));
  return { ...day, data, unassigned: to.route === null ? [...others, ...orders] : others };
}

/**
 * Returns the day with the sequence, times and totals that a change of it was answered with; undefined if the answer
 * has a stop or a route that the day does not know, such as of an order that was on no route.
 */
export function withAnswer(
  day: DayRoutes,
  { routes, unassigned }: Pick<Rearrangement, 'routes' | 'unassigned'>,
): DayRoutes | undefined {
  const known = new Map(day.data.flatMap(({ stops }) => stops.map((stop) => [stop.order, stop] as const)));
  const isKnown = routes.every(
    ({ route, stops }) =>
      day.data.some(({ id }) => id === route) && stops.every(({ order }) => known.has(order)),
  );
  if (!isKnown) return undefined;
  const data = day.data.map((route) => {
    const changed = routes.find((one) => one.route === route.id);
    if (!changed) return route;
    const done = route.stops.filter((stop) => !isOpen(stop));
    const open = changed.stops.flatMap(({ order, eta, window }, index) => {
      const stop = known.get(order);
      return stop ? { ...stop, eta, window, sequence: done.length + index + 1 } : [];
    });
    return { ...route, stops: [...done, ...open], totals: changed.totals };
  });
  return { ...day, data, unassigned: [...new Set([...day.unassigned, ...unassigned])] };
}

/** Returns the open stops of the vans that a move changes. `day` is the day before it. */
export function routesWanted(day: DayRoutes, { orders, to }: Move): Wanted[] {
  const moving = new Set(orders);
  const isNew = to.route !== null && day.data.every(({ id }) => id !== to.route);
  const changed = day.data.flatMap(({ id, vehicle, stops }): Wanted[] => {
    const isHere = id === to.route;
    if (!isHere && !openOrders(stops).some((order) => moving.has(order))) return [];
    const kept = stops.filter((stop) => !isOpen(stop) || !moving.has(stop.order));
    const done = kept.filter((stop) => !isOpen(stop)).length;
    const sequence = openOrders(kept);
    if (isHere) sequence.splice(Math.max(0, to.index - done), 0, ...orders);
    return [{ vehicle, stops: sequence }];
  });
  return isNew && to.route !== null ? [...changed, { vehicle: to.route, stops: [...orders] }] : changed;
}

/** Returns the open stops of each van of the day. */
const sequencesOf = (day: Pick<DayRoutes, 'data'>): Sequences =>
  new Map(day.data.map(({ vehicle, stops }) => [vehicle, openOrders(stops)]));

/** Returns what makes the vans' open stops those from before again: of each van that has others now. */
export function routesBack(before: DayRoutes, now: DayRoutes): Wanted[] {
  const [was, is] = [sequencesOf(before), sequencesOf(now)];
  const vans = [...new Set([...was.keys(), ...is.keys()])];
  return vans.flatMap((vehicle): Wanted[] => {
    const [old = [], current = []] = [was.get(vehicle), is.get(vehicle)];
    if (old.join() === current.join()) return [];
    const crew = before.data.find((route) => route.vehicle === vehicle)?.crew;
    // A van whose route is gone gets a new draft, with its people.
    return [{ vehicle, stops: [...old], ...(is.has(vehicle) || !crew ? {} : { crew: [...crew] }) }];
  });
}
