/** Loads a day of a depot and joins its data for the board and the map. */
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { unwrap } from '@waypost/client';
import { useEffect, useMemo } from 'react';
import { api } from '../../api/client';
import { useClocks } from '../../api/clocks';
import { setPositions } from '../../api/positions';
import { useMode } from '../../api/mode';
import { runsQuery, useDrivers, useVehicles } from '../../api/queries';
import type { ShownDays } from '../../parts/date-input';
import { visitsOf } from './clock';
import { dayQuery, routesQuery, waitingQuery } from './day-queries';
import type { PlannedDay } from './move-queue';
import { type DayRoutes, idleVansOf, lanesOf, type Unassigned } from './lanes';

/** Asks for the day's routes. An answer that is under way may be older than what was just done. */
export async function routesNow(
  queries: QueryClient,
  ...day: Parameters<typeof routesQuery>
): Promise<DayRoutes> {
  const query = routesQuery(...day);
  await queries.cancelQueries({ queryKey: query.queryKey });
  return queries.query({ ...query, staleTime: 0 });
}

/** Asks for the data of the day beside its routes, likewise. */
export async function dayNow(queries: QueryClient, ...day: Parameters<typeof dayQuery>) {
  const query = dayQuery(...day);
  await queries.cancelQueries({ queryKey: query.queryKey, exact: true });
  return queries.query({ ...query, staleTime: 0 });
}

/** The day as a plan that is changed by hand. */
export const plannedDay = (mode: string, date: string, depot: string): PlannedDay => ({
  routesKey: routesQuery(mode, date, depot).queryKey,
  dayKey: dayQuery(mode, date, depot).queryKey,
  send: (body) =>
    unwrap(
      api.POST('/depots/{depot_id}/days/{date}/rearrange', {
        params: { path: { depot_id: depot, date } },
        // Recipients whose time changes are told once somebody sends it.
        body: { ...body, tell: 'later' },
      }),
    ),
});

/** On which days there is something to do. Asked for whenever the month opens: events do not ask for it again. */
export const daysQuery = (mode: string, depot: string, shown: ShownDays | undefined) =>
  queryOptions({
    queryKey: [mode, 'days', depot, shown],
    queryFn: () =>
      unwrap(
        api.GET('/depots/{depot_id}/days', {
          params: { path: { depot_id: depot }, query: shown ?? {} },
        }),
      ).then(({ data }) => data),
    staleTime: 0,
    enabled: depot !== '' && shown !== undefined,
  });

/** The queries that show what a change of the day's plan changes. */
export const DAY_QUERIES = ['routes', 'runs', 'day', 'day-orders', 'suggestions'];

/** `orders` are those without a route. Stops, and `visits` by their ids, have the details of the others. */
export function useDay(date: string, depot: string) {
  const { mode } = useMode();
  const vehicles = useVehicles();
  const drivers = useDrivers();
  const routes = useQuery(routesQuery(mode, date, depot));
  const details = useQuery(dayQuery(mode, date, depot));
  const waiting = useQuery(waitingQuery(mode, date, depot));
  const runs = useQuery(runsQuery(mode, date));
  const vans = useQuery({
    queryKey: [mode, 'positions', depot],
    queryFn: () =>
      unwrap(api.GET('/tracking/vehicles', { params: { query: { depot } } })).then(({ data }) => data),
    enabled: depot !== '',
    // Those of a former look would take the place of what the stream has reported since.
    gcTime: 0,
  });
  useEffect(() => {
    if (vans.data) setPositions(vans.data);
  }, [vans.data]);
  const orders = useMemo(() => new Map(waiting.data?.map((order) => [order.id, order])), [waiting.data]);
  const lanes = useMemo(
    () =>
      lanesOf(routes.data?.data ?? [], {
        ...{ vehicles, drivers, runs: runs.data ?? [], absent: details.data?.absent },
      }),
    [routes.data, vehicles, drivers, runs.data, details.data?.absent],
  );
  const idle = useMemo(
    () => (routes.data ? idleVansOf(routes.data.data, { vehicles, depot }) : []),
    [routes.data, vehicles, depot],
  );
  const unassigned = useMemo(() => {
    const reasons = new Map(routes.data?.unassigned_reasons.map((reason) => [reason.order, reason]));
    return (routes.data?.unassigned ?? []).map((order): Unassigned => {
      const reason = reasons.get(order);
      return reason ? { order, reason } : { order };
    });
  }, [routes.data]);
  const clock = useClocks()(depot);
  const visits = useMemo(() => {
    const stops = routes.data?.data.flatMap((route) => route.stops) ?? [];
    return visitsOf(details.data?.visits ?? [], stops, { date, clock });
  }, [details.data?.visits, routes.data, date, clock]);
  const loads = useMemo(
    () => new Map(details.data?.loads.map(({ route, load_percent: percent }) => [route, percent])),
    [details.data?.loads],
  );
  // Without its details every stop would be drawn twice; a day whose details fail is shown without them.
  const isWaiting = details.isPending && details.failureCount === 0;
  const { data, error, refetch, isPending } = routes;
  const shown = {
    error,
    refetch,
    data: isWaiting ? undefined : data,
    isPending: isPending || isWaiting,
  };
  return {
    routes: shown,
    orders,
    lanes,
    idle,
    unassigned,
    visits,
    loads,
    outside: details.data?.outside_slot ?? 0,
  };
}
