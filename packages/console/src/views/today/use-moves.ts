/**
 * Changes of the plan by hand: shown at once, sent, and re-timed by the answer; what is refused goes back, with the reason.
 * Each leaves behind how it is undone.
 */
import { useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@waypost/client';
import { useCallback, useRef, useState } from 'react';
import { api, messageOf } from '../../api/client';
import { useMode } from '../../api/mode';
import { refresh, type Route } from '../../api/queries';
import { useNotices } from '../../parts/notices';
import { type DayRoutes, doneCount, routesQuery } from './use-day';

/** A route, or nowhere. `index` counts all stops of the route but the one that moves. */
export type Place = { route: string | null; index: number };
export type Move = { order: string; from: Place; to: Place };

export function useMoves(date: string, depot: string, named: (text: string) => string) {
  const { mode } = useMode();
  const queries = useQueryClient();
  const { say, refuse } = useNotices();
  const { queryKey } = routesQuery(mode, date, depot);
  const key = useRef(queryKey);
  key.current = queryKey;
  const naming = useRef(named);
  naming.current = named;
  const [done, setDone] = useState<Move[]>([]);
  const [isBusy, setIsBusy] = useState(false);

  const apply = useCallback(
    async (move: Move): Promise<boolean> => {
      const before = queries.getQueryData<DayRoutes>(key.current);
      if (!before) return false;
      await queries.cancelQueries({ queryKey: key.current });
      queries.setQueryData<DayRoutes>(key.current, shown(before, move));
      setIsBusy(true);
      try {
        const route = await send(before, move);
        queries.setQueryData<DayRoutes>(key.current, (now) =>
          now ? { ...now, data: now.data.map((old) => (old.id === route.id ? route : old)) } : now,
        );
        return true;
      } catch (error) {
        queries.setQueryData<DayRoutes>(key.current, before);
        refuse(naming.current(messageOf(error)));
        return false;
      } finally {
        setIsBusy(false);
        void refresh(queries, 'routes', 'day-orders');
      }
    },
    [queries, refuse],
  );
  const move = useCallback(
    async (wanted: Move) => {
      if (await apply(wanted)) setDone((before) => [...before, wanted]);
    },
    [apply],
  );
  const undo = async () => {
    const last = done.at(-1);
    if (!last) return;
    setDone(done.slice(0, -1));
    if (await apply({ order: last.order, from: last.to, to: last.from })) say('Undone.');
  };
  return { move, undo, canUndo: done.length > 0 && !isBusy, isBusy };
}

const routeOf = (day: DayRoutes, id: string | null) => day.data.find((route) => route.id === id);

/** The day as it will look, but for the times. */
function shown(day: DayRoutes, { order, from, to }: Move): DayRoutes {
  const stop = routeOf(day, from.route)?.stops.find((candidate) => candidate.order === order);
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

async function send(day: DayRoutes, { order, from, to }: Move): Promise<Route> {
  const target = routeOf(day, to.route);
  if (!target) {
    const stop = routeOf(day, from.route)?.stops.find((candidate) => candidate.order === order);
    const path = { route_id: from.route ?? '', stop_id: stop?.id ?? '' };
    return unwrap(api.DELETE('/routes/{route_id}/stops/{stop_id}', { params: { path } }));
  }
  const params = { path: { route_id: target.id } };
  if (from.route === to.route) {
    const orders = target.stops.map((stop) => stop.order).filter((id) => id !== order);
    orders.splice(to.index, 0, order);
    return unwrap(api.PATCH('/routes/{route_id}', { params, body: { stops: orders } }));
  }
  const at = Math.max(0, to.index - doneCount(target));
  return unwrap(api.POST('/routes/{route_id}/stops', { params, body: { orders: [order], at } }));
}
