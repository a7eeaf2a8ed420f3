/** Moving a stop by hand: how the day looks at once, and which request makes it so. */
import type { Route } from '../../api/queries';
import type { DayRoutes } from './lanes';
import { doneCount } from './stops';

/** A position on a route, or no route. `index` counts the stops of the route without the one that moves. */
export type Place = { route: string | null; index: number };
export type Move = { order: string; from: Place; to: Place };

/** Whether a stop would stay where it is. Orders without a route have no sequence. */
export const isSamePlace = (from: Place, to: Place) =>
  from.route === to.route && (from.index === to.index || to.route === null);

const routeOf = (day: DayRoutes, id: string | null) => day.data.find((route) => route.id === id);
const stopOf = (route: Route | undefined, order: string) =>
  route?.stops.find((candidate) => candidate.order === order);

/** Returns the day after the move. Times and totals are those from before; only the server knows the new ones. */
export function withMove(day: DayRoutes, { order, from, to }: Move): DayRoutes {
  const stop = stopOf(routeOf(day, from.route), order);
  const data = day.data.map((route) => {
    if (route.id !== from.route && route.id !== to.route) return route;
    const stops = route.stops.filter((candidate) => candidate.order !== order);
    if (route.id === to.route && stop) stops.splice(to.index, 0, stop);
    return { ...route, stops };
  });
  const others = day.unassigned.filter((id) => id !== order);
  return {
    ...day,
    data,
    unassigned: to.route === null ? [...others, order] : stop ? others : day.unassigned,
  };
}

export type MoveRequest =
  | { kind: 'unassign'; route: string; stop: string }
  | { kind: 'reorder'; route: string; orders: string[] }
  /** `at` counts the route's open stops. */
  | { kind: 'add'; route: string; order: string; at: number };

/** Returns the request that makes the move. `day` is the day before it. */
export function requestFor(day: DayRoutes, { order, from, to }: Move): MoveRequest {
  const target = routeOf(day, to.route);
  if (!target) {
    return {
      kind: 'unassign',
      route: from.route ?? '',
      stop: stopOf(routeOf(day, from.route), order)?.id ?? '',
    };
  }
  if (from.route === to.route) {
    const orders = target.stops.map((stop) => stop.order).filter((id) => id !== order);
    orders.splice(to.index, 0, order);
    return { kind: 'reorder', route: target.id, orders };
  }
  return { kind: 'add', route: target.id, order, at: Math.max(0, to.index - doneCount(target)) };
}
