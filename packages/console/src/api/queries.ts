/**
 * Queries that several views share. A key starts with the environment and the name by which live updates refetch it.
 */
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { allOf, type Resources, unwrap } from '@waypost/client';
import type { Offer } from '../parts/notice-list';
import { useNotices } from '../parts/notices';
import { api } from './client';
import { messageOf } from './errors';
import { useMode } from './mode';

export type Order = Resources['Order'];
export type Route = Resources['Route'];
export type Stop = Resources['Stop'];
export type Vehicle = Resources['Vehicle'];
export type Driver = Resources['Driver'];
export type Depot = Resources['Depot'];
export type Shipper = Resources['Shipper'];

/** How long records that rarely change stay fresh. Changes made here refetch them at once. */
const RARELY = 5 * 60_000;

export const depotsQuery = (mode: string) =>
  queryOptions({
    queryKey: [mode, 'depots'],
    queryFn: () => unwrap(api.GET('/depots')).then(({ data }) => data),
    staleTime: RARELY,
  });
export const vehiclesQuery = (mode: string) =>
  queryOptions({
    queryKey: [mode, 'vehicles'],
    queryFn: () => unwrap(api.GET('/vehicles')).then(({ data }) => data),
    staleTime: RARELY,
  });
export const driversQuery = (mode: string) =>
  queryOptions({
    queryKey: [mode, 'drivers'],
    queryFn: () => unwrap(api.GET('/drivers')).then(({ data }) => data),
    staleTime: RARELY,
  });
export const shippersQuery = (mode: string) =>
  queryOptions({
    queryKey: [mode, 'shippers'],
    queryFn: () => unwrap(api.GET('/shippers')).then(({ data }) => data),
    staleTime: RARELY,
  });
export const settingsQuery = (mode: string) =>
  queryOptions({
    queryKey: [mode, 'settings'],
    queryFn: () => unwrap(api.GET('/settings')),
    staleTime: RARELY,
  });
export const orderQuery = (mode: string, id: string) =>
  queryOptions({
    queryKey: [mode, 'order', id],
    queryFn: () => unwrap(api.GET('/orders/{order_id}', { params: { path: { order_id: id } } })),
  });
export const piecesQuery = (mode: string, order: string) =>
  queryOptions({
    queryKey: [mode, 'order', order, 'pieces'],
    queryFn: () =>
      unwrap(api.GET('/orders/{order_id}/pieces', { params: { path: { order_id: order } } })).then(
        ({ data }) => data,
      ),
  });
/** The scans of a piece, the latest first. */
export const scansQuery = (mode: string, order: string, piece: string) =>
  queryOptions({
    queryKey: [mode, 'order', order, 'scans', piece],
    queryFn: () =>
      unwrap(api.GET('/pieces/{piece_id}/scans', { params: { path: { piece_id: piece } } })).then(
        ({ data }) => data,
      ),
  });
/** The visits of an order, the latest first. */
export const visitsQuery = (mode: string, order: string) =>
  queryOptions({
    queryKey: [mode, 'order', order, 'visits'],
    queryFn: () =>
      unwrap(api.GET('/orders/{order_id}/visits', { params: { path: { order_id: order } } })).then(
        ({ data }) => data,
      ),
  });
export const runsQuery = (mode: string, date: string) =>
  queryOptions({
    queryKey: [mode, 'runs', date],
    queryFn: () => unwrap(api.GET('/runs', { params: { query: { date } } })).then(({ data }) => data),
  });
/** The built-in texts and the courier's own. */
export const templatesQuery = (mode: string) =>
  queryOptions({
    queryKey: [mode, 'templates'],
    queryFn: async () => {
      const [own, builtIn] = await Promise.all([
        unwrap(api.GET('/templates', { params: { query: { limit: 100 } } })),
        unwrap(api.GET('/templates', { params: { query: { built_in: true, limit: 100 } } })),
      ]);
      const all = [...own.data, ...builtIn.data];
      return [...new Map(all.map((template) => [template.id, template])).values()];
    },
  });
export const scheduleQuery = (mode: string, depot: string) =>
  queryOptions({
    queryKey: [mode, 'schedule', depot],
    queryFn: () =>
      unwrap(api.GET('/depots/{depot_id}/slot-schedule', { params: { path: { depot_id: depot } } })),
    enabled: depot !== '',
  });
/** With a postcode, only the slots of its zone. */
export const slotsQuery = (mode: string, depot: string | null, from: string, to: string, postcode = '') =>
  queryOptions({
    queryKey: [mode, 'slots', depot, from, to, postcode],
    queryFn: () =>
      unwrap(
        api.GET('/slots', {
          params: { query: { from, to, ...(depot && { depot }), ...(postcode && { postcode }) } },
        }),
      ).then(({ data }) => data),
  });

export const useDepots = () => useQuery(depotsQuery(useMode().mode)).data ?? NONE;
export const useVehicles = () => useQuery(vehiclesQuery(useMode().mode)).data ?? NONE;
export const useDrivers = () => useQuery(driversQuery(useMode().mode)).data ?? NONE;
export const useShippers = () => useQuery(shippersQuery(useMode().mode)).data ?? NONE;
const NONE: never[] = [];

/** Returns whether people on file staff the vans: then a stop for two needs a mate. */
export const isStaffedByPeople = ({ planning }: Pick<Resources['Settings'], 'planning'>) =>
  planning.staffing === 'people';
export function useStaffedByPeople(): boolean {
  const { data } = useQuery(settingsQuery(useMode().mode));
  return data !== undefined && isStaffedByPeople(data);
}

/** Returns the records of all pages of a list, up to a number that a screen can show. */
export async function fetchAll<Item extends { id: string }>(
  fetchPage: Parameters<typeof allOf<Item>>[0],
  most = 1_000,
): Promise<Item[]> {
  const items: Item[] = [];
  for await (const item of allOf<Item>(fetchPage)) {
    items.push(item);
    if (items.length >= most) break;
  }
  return items;
}

/** The queries that show what an action on an order changes. */
export const ORDER_QUERIES = ['order', 'orders', 'inbox', 'slots', 'day-orders', 'day', 'routes'];

/** Refetches the queries with these names, in both environments. */
export function refresh(queries: QueryClient, ...names: string[]): Promise<void> {
  return queries.invalidateQueries({ predicate: ({ queryKey }) => names.includes(String(queryKey[1])) });
}

/**
 * A mutation that reports its result: success as a short notice, failure as an alert. It then refetches the queries
 * named in `invalidates`. It also reports after its component is gone, for example when the changed record has left
 * the screen.
 */
export function useChange<Input, Result>(
  change: (input: Input) => Promise<Result>,
  {
    success,
    offer,
    invalidates = [],
    errorsInForm = false,
  }: {
    success?: (result: Result, input: Input) => string;
    /** What the notice of success offers, such as Undo. */
    offer?: (input: Input) => Offer | undefined;
    invalidates?: string[];
    /** Set if a form shows the error itself. */
    errorsInForm?: boolean;
  } = {},
) {
  const queries = useQueryClient();
  const { notify, notifyError } = useNotices();
  return useMutation({
    mutationFn: change,
    onSuccess: (result, input) => {
      if (success) notify(success(result, input), offer?.(input));
    },
    onError: (error) => {
      if (!errorsInForm) notifyError(messageOf(error));
    },
    // A failed change may have changed a part, too.
    onSettled: () => void refresh(queries, ...invalidates),
  });
}
