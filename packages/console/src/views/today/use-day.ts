/** Everything that one day of a depot consists of, joined for the board and the map. */
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { type Resources, unwrap } from '@waypost/client';
import { useEffect, useMemo } from 'react';
import { api } from '../../api/client';
import { setPositions } from '../../api/live';
import { useMode } from '../../api/mode';
import { everyOne, type Order, orderQuery, type Route, useDrivers, useVehicles } from '../../api/queries';

export type Run = Resources['Run'];
export type Unassigned = { order: string; reason?: Resources['UnassignedReason'] };
export type DayRoutes = {
  data: Route[];
  unassigned: string[];
  unassigned_reasons: Resources['UnassignedReason'][];
};
export type Lane = {
  route: Route;
  name: string;
  driver: string | undefined;
  run: Run | undefined;
  hue: number;
};

export const routesQuery = (mode: string, date: string, depot: string) =>
  queryOptions({
    queryKey: [mode, 'routes', date, depot],
    queryFn: async (): Promise<DayRoutes> =>
      unwrap(api.GET('/routes', { params: { query: { date, depot } } })),
    enabled: depot !== '',
  });

/** Colours of routes; neighbours on the board differ most. */
const HUES = 12;

export function useDay(date: string, depot: string) {
  const { mode } = useMode();
  const vehicles = useVehicles();
  const drivers = useDrivers();
  const routes = useQuery(routesQuery(mode, date, depot));
  const orders = useQuery({
    queryKey: [mode, 'day-orders', date, depot],
    queryFn: () =>
      everyOne<Order>((page) => api.GET('/orders', { params: { query: { date, depot, ...page } } })),
    enabled: depot !== '',
  });
  const runs = useQuery({
    queryKey: [mode, 'runs', date],
    queryFn: () => unwrap(api.GET('/runs', { params: { query: { date } } })).then(({ data }) => data),
  });
  const vans = useQuery({
    queryKey: [mode, 'positions', depot],
    queryFn: () =>
      unwrap(api.GET('/tracking/vehicles', { params: { query: { depot } } })).then(({ data }) => data),
    enabled: depot !== '',
  });
  useEffect(() => {
    if (vans.data) setPositions(vans.data, { all: true });
  }, [vans.data]);
  const booked = useMemo(() => new Map(orders.data?.map((order) => [order.id, order])), [orders.data]);
  // Visits that failed may be of orders that are booked for another day by now.
  const others = useMemo(() => {
    if (!orders.data || !routes.data) return [];
    const all = routes.data.data.flatMap(({ stops }) => stops.map(({ order }) => order));
    return all.filter((id) => !booked.has(id)).slice(0, MOST_OTHERS);
  }, [orders.data, routes.data, booked]);
  const more = useQueries({
    queries: others.map((id) => orderQuery(mode, id)),
    combine: (found) => found.flatMap(({ data }) => data ?? []),
  });
  const byId = useMemo(
    () => new Map([...booked, ...more.map((order) => [order.id, order] as const)]),
    [booked, more],
  );
  const lanes = useMemo(
    () => lanesOf(routes.data?.data ?? [], vehicles, drivers, runs.data ?? []),
    [routes.data, vehicles, drivers, runs.data],
  );
  const unassigned = useMemo(() => {
    const reasons = new Map(routes.data?.unassigned_reasons.map((reason) => [reason.order, reason]));
    return (routes.data?.unassigned ?? []).map((order): Unassigned => {
      const reason = reasons.get(order);
      return reason ? { order, reason } : { order };
    });
  }, [routes.data]);
  return { routes, orders: byId, lanes, unassigned };
}

const MOST_OTHERS = 60;

function lanesOf(
  routes: readonly Route[],
  vehicles: readonly { id: string; name: string }[],
  drivers: readonly { id: string; name: string }[],
  runs: readonly Run[],
): Lane[] {
  const named = routes.map((route) => ({
    route,
    name: vehicles.find(({ id }) => id === route.vehicle)?.name ?? 'Van',
    driver: drivers.find(({ id }) => id === route.driver)?.name,
    run: runs.find(({ route: id }) => id === route.id),
  }));
  named.sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
  return named.map((lane, index) => same({ ...lane, hue: (index * 5) % HUES }));
}

const kept = new WeakMap<Route, Lane>();

/** The lane as it was, if nothing of it has changed, so that it is not rendered again. */
function same(lane: Lane): Lane {
  const before = kept.get(lane.route);
  const isSame =
    before?.name === lane.name &&
    before.driver === lane.driver &&
    before.run === lane.run &&
    before.hue === lane.hue;
  if (isSame) return before;
  kept.set(lane.route, lane);
  return lane;
}

/** How many of a route's first stops are done, so that nothing can come before them. */
export const doneCount = ({ stops }: Route) =>
  stops.filter(({ status }) => status !== 'pending' && status !== 'arrived').length;
