/** Loads a day of a depot and joins its data for the board and the map. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import { unwrap } from '@waypost/client';
import { useEffect, useMemo } from 'react';
import { api } from '../../api/client';
import { setPositions } from '../../api/positions';
import { useMode } from '../../api/mode';
import { fetchAll, type Order, useDrivers, useVehicles } from '../../api/queries';
import { type DayRoutes, lanesOf, type Unassigned } from './lanes';

/** References by order, also of orders that have since left their route. */
const references = new Map<string, string>();
export const referenceOf = (order: string) => references.get(order);

export const routesQuery = (mode: string, date: string, depot: string) =>
  queryOptions({
    queryKey: [mode, 'routes', date, depot],
    queryFn: async (): Promise<DayRoutes> => {
      const day = await unwrap(api.GET('/routes', { params: { query: { date, depot } } }));
      for (const { order, reference } of day.data.flatMap(({ stops }) => stops))
        references.set(order, reference);
      return day;
    },
    enabled: depot !== '',
  });

/** `orders` are those without a route. Stops have the details of the others. */
export function useDay(date: string, depot: string) {
  const { mode } = useMode();
  const vehicles = useVehicles();
  const drivers = useDrivers();
  const routes = useQuery(routesQuery(mode, date, depot));
  const waiting = useQuery({
    queryKey: [mode, 'day-orders', date, depot],
    queryFn: async () => {
      const query = { date, depot, status: 'booked' } as const;
      const orders = await fetchAll<Order>((page) =>
        api.GET('/orders', { params: { query: { ...query, ...page } } }),
      );
      for (const { id, reference } of orders) references.set(id, reference);
      return orders;
    },
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
    if (vans.data) setPositions(vans.data);
  }, [vans.data]);
  const orders = useMemo(() => new Map(waiting.data?.map((order) => [order.id, order])), [waiting.data]);
  const lanes = useMemo(
    () => lanesOf(routes.data?.data ?? [], { vehicles, drivers, runs: runs.data ?? [] }),
    [routes.data, vehicles, drivers, runs.data],
  );
  const unassigned = useMemo(() => {
    const reasons = new Map(routes.data?.unassigned_reasons.map((reason) => [reason.order, reason]));
    return (routes.data?.unassigned ?? []).map((order): Unassigned => {
      const reason = reasons.get(order);
      return reason ? { order, reason } : { order };
    });
  }, [routes.data]);
  return { routes, orders, lanes, unassigned };
}
