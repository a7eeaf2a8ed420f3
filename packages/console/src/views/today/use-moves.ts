/**
 * Moves stops by hand: shows the move at once, sends it, and takes the new times from the answer. A refused move is
 * reverted with the reason; if only a window is broken, the user can force it. Every move can be undone.
 */
import { useQueryClient } from '@tanstack/react-query';
import { unwrap, WaypostError } from '@waypost/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../../api/client';
import { messageOf } from '../../api/errors';
import { useMode } from '../../api/mode';
import { refresh, type Route } from '../../api/queries';
import { useNotices } from '../../parts/notices';
import type { DayRoutes } from './lanes';
import { type Move, type MoveRequest, requestFor, withMove } from './moves';
import { routesQuery } from './use-day';

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

  /** Makes the move; resolves to the error if it is refused. */
  const apply = useCallback(
    async (move: Move, force: boolean): Promise<{ refusal?: unknown }> => {
      const { key } = current.current;
      const before = queries.getQueryData<DayRoutes>(key);
      if (!before) return { refusal: new Error('The day is still loading. Try again.') };
      await queries.cancelQueries({ queryKey: key });
      queries.setQueryData<DayRoutes>(key, withMove(before, move));
      setIsBusy(true);
      try {
        const route = await send(requestFor(before, move), force);
        // A response requested meanwhile may be older than the move.
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
        // Forced, because the stop may have been late before, too.
        const undo = async () => {
          const { refusal: why } = await apply(back, true);
          if (why !== undefined) notifyError(current.current.named(messageOf(why)));
          return why === undefined;
        };
        remember({ message: 'Undone.', undo });
        return;
      }
      const text = current.current.named(messageOf(refusal));
      // The office may break a window, but not overload a van.
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

async function send(request: MoveRequest, force: boolean): Promise<Route> {
  const forced = force ? { force } : {};
  if (request.kind === 'unassign') {
    const path = { route_id: request.route, stop_id: request.stop };
    return unwrap(api.DELETE('/routes/{route_id}/stops/{stop_id}', { params: { path } }));
  }
  const params = { path: { route_id: request.route } };
  if (request.kind === 'reorder') {
    const body = { stops: request.orders, ...forced };
    return unwrap(api.PATCH('/routes/{route_id}', { params, body }));
  }
  const body = { orders: [request.order], at: request.at, ...forced };
  return unwrap(api.POST('/routes/{route_id}/stops', { params, body }));
}
