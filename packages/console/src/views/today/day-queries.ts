/** The queries of a day, which the page begins to ask before the view's code is there. */
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@waypost/client';
import { api } from '../../api/client';
import { fetchAll, type Order } from '../../api/queries';
import type { DayRoutes } from './lanes';

/** References by order, also of orders that have since left their route. */
const references = new Map<string, string>();
export const referenceOf = (order: string) => references.get(order);
/** Names of recipients by order, kept likewise. */
const names = new Map<string, string>();
/** Name of an order on the board: its recipient's. */
export const calledInDay = (order: string) => names.get(order);

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

/** Data of the day beside its routes. */
export const dayQuery = (mode: string, date: string, depot: string) =>
  queryOptions({
    queryKey: [mode, 'day', date, depot],
    queryFn: async () => {
      const path = { depot_id: depot, date };
      const day = await unwrap(api.GET('/depots/{depot_id}/days/{date}', { params: { path } }));
      for (const { order, recipient } of day.visits) if (recipient !== null) names.set(order, recipient);
      return day;
    },
    enabled: depot !== '',
  });

/** Booked orders of the day without a route. */
export const waitingQuery = (mode: string, date: string, depot: string) =>
  queryOptions({
    queryKey: [mode, 'day-orders', date, depot],
    queryFn: async () => {
      const query = { date, depot, status: 'booked' } as const;
      const orders = await fetchAll<Order>((page) =>
        api.GET('/orders', { params: { query: { ...query, ...page } } }),
      );
      for (const { id, reference, recipient } of orders) {
        references.set(id, reference);
        if (recipient.name !== undefined) names.set(id, recipient.name);
      }
      return orders;
    },
    enabled: depot !== '',
  });
