/**
 * Changes of the plan by hand: shown at once, sent, and re-timed by the answer; what is refused goes back, with the reason.
 * Each leaves behind how it is undone. A window that would be broken may be broken by the office's decision.
 */
import { useQueryClient } from '@tanstack/react-query';
import { unwrap, WaypostError } from '@waypost/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api, messageOf } from '../../api/client';
import { useMode } from '../../api/mode';
import { refresh, type Route } from '../../api/queries';
import { useNotices } from '../../parts/notices';
import { type DayRoutes, doneCount, routesQuery } from './use-day';

/** A route, or nowhere. `index` counts all stops of the route but the one that moves. */
export type Place = { route: string | null; index: number };
export type Move = { order: string; from: Place; to: Place };
type UndoStep = { message: string; undo: () => Promise<boolean> };

export function useMoves(date: string, depot: string, named: (text: string) => string) {
  const { mode } = useMode();
  const queries = useQueryClient();
  const { notify, notifyError } = useNotices();
  const { queryKey } = routesQuery(mode, date, depot);
  const current = useRef({ key: queryKey, named });
  useEffect(() => {
    current.current = { key: queryKey, named };
  });
  const [undoSteps, setUndoSteps] = useState<UndoStep[]>([]);
  const [isBusy, setIsBusy] = useState(false);

  /** How it went; a refusal is told to whoever asks. */
  const apply = useCallback(
    async (move: Move, force: boolean): Promise<{ refusal?: unknown }> => {
      const { key } = current.current;
      const before = queries.getQueryData<DayRoutes>(key);
      if (!before) return { refusal: new Error('The day is still loading. Try again.') };
      await queries.cancelQueries({ queryKey: key });
      queries.setQueryData<DayRoutes>(key, withMove(before, move));
      setIsBusy(true);
      try {
        const route = await send(before, move, force);
        // What was asked for meanwhile may be of a moment before.
        await queries.cancelQueries({ queryKey: key });
        queries.setQueryData<DayRoutes>(key, (now) =>
          now ? { ...now, data: now.data.map((old) => (old.id === route.id ? route : old)) } : now,
        );
        return {};
      } catch (refusal) {
        queries.setQueryData<DayRoutes>(key, before);
        return { refusal };
      } finally {
        setIsBusy(false);
        void refresh(queries, 'routes', 'day-orders');
      }
    },
    [queries],
  );
  const remember = useCallback((step: UndoStep) => setUndoSteps((before) => [...before, step]), []);
  const move = useCallback(
    async (wanted: Move, force = false): Promise<void> => {
      const { refusal } = await apply(wanted, force);
      if (refusal === undefined) {
        if (force) notify('Moved. It will be outside its window.');
        const back = { order: wanted.order, from: wanted.to, to: wanted.from };
        // What is put back may be as late there as it was before.
        const undo = async () => {
          const { refusal: why } = await apply(back, true);
          if (why !== undefined) notifyError(current.current.named(messageOf(why)));
          return why === undefined;
        };
        remember({ message: 'Undone.', undo });
        return;
      }
      const text = current.current.named(messageOf(refusal));
      // Windows are the office's to break; what does not go into a van does not.
      const canForce = !force && refusal instanceof WaypostError && refusal.code === 'window_broken';
      notifyError(
        text,
        canForce ? { label: 'Move it anyway', run: () => void move(wanted, true) } : undefined,
      );
    },
    [apply, notifyError, remember, notify],
  );
  const undo = async () => {
    const last = undoSteps.at(-1);
    if (!last || isBusy) return;
    setUndoSteps(undoSteps.slice(0, -1));
    if (await last.undo()) notify(last.message);
  };
  return { move, undo, remember, canUndo: undoSteps.length > 0 && !isBusy, isBusy };
}

const routeOf = (day: DayRoutes, id: string | null) => day.data.find((route) => route.id === id);

/** The day as it will look, but for the times. */
function withMove(day: DayRoutes, { order, from, to }: Move): DayRoutes {
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

async function send(day: DayRoutes, { order, from, to }: Move, force: boolean): Promise<Route> {
  const target = routeOf(day, to.route);
  if (!target) {
    const stop = routeOf(day, from.route)?.stops.find((candidate) => candidate.order === order);
    const path = { route_id: from.route ?? '', stop_id: stop?.id ?? '' };
    return unwrap(api.DELETE('/routes/{route_id}/stops/{stop_id}', { params: { path } }));
  }
  const params = { path: { route_id: target.id } };
  const forced = force ? { force } : {};
  if (from.route === to.route) {
    const orders = target.stops.map((stop) => stop.order).filter((id) => id !== order);
    orders.splice(to.index, 0, order);
    return unwrap(api.PATCH('/routes/{route_id}', { params, body: { stops: orders, ...forced } }));
  }
  const at = Math.max(0, to.index - doneCount(target));
  return unwrap(api.POST('/routes/{route_id}/stops', { params, body: { orders: [order], at, ...forced } }));
}
