/**
 * Moves stops by hand: shows the move at once, sends it, and takes the new times from the server. A refused move is
 * reverted with the reason; if only a window is broken, the user can force it.
 */
import { useQueryClient } from '@tanstack/react-query';
import { unwrap, WaypostError } from '@waypost/client';
import { useCallback, useEffect, useRef } from 'react';
import { api } from '../../api/client';
import { messageOf } from '../../api/errors';
import { isLive } from '../../api/live';
import { useMode } from '../../api/mode';
import { refresh } from '../../api/queries';
import { useNotices } from '../../parts/notices';
import type { DayRoutes } from './lanes';
import { type Move, routesWanted, withAnswer, withMove } from './moves';
import type { Rearrangement } from './review';
import { dayQuery, routesQuery } from './use-day';
import type { UndoStep } from './undo-steps';

type Options = {
  remember: (step: UndoStep) => void;
  /** Says where the orders are now. */
  describe: (move: Move, answer: Rearrangement) => string;
  /** Says which windows a move breaks that somebody insisted on. */
  describeForced: (move: Move, answer: Rearrangement) => string;
};

/** The queries that show what a move changes. */
const CHANGED = ['routes', 'day-orders', 'day'];

export function useMoves(date: string, depot: string, options: Options) {
  const { mode } = useMode();
  const queries = useQueryClient();
  const { notify, notifyError } = useNotices();
  const current = useRef(options);
  useEffect(() => {
    current.current = options;
  });

  /** Makes the move; resolves to the answer, or to the error if it is refused. */
  const apply = useCallback(
    async (move: Move, force: boolean): Promise<{ answer: Rearrangement } | { refusal: unknown }> => {
      const { queryKey: routesKey } = routesQuery(mode, date, depot);
      const { queryKey: dayKey } = dayQuery(mode, date, depot);
      await queries.cancelQueries({ queryKey: routesKey });
      const before = queries.getQueryData<DayRoutes>(routesKey);
      const version = queries.getQueryData<{ plan_version: number }>(dayKey)?.plan_version;
      if (!before || version === undefined)
        return { refusal: new Error('The day is still loading. Try again.') };
      queries.setQueryData<DayRoutes>(routesKey, withMove(before, move));
      try {
        const answer = await unwrap(
          api.POST('/depots/{depot_id}/days/{date}/rearrange', {
            params: { path: { depot_id: depot, date } },
            body: { routes: routesWanted(before, move), plan_version: version, force },
          }),
        );
        current.current.remember({
          kind: 'plan',
          done: 'Undone.',
          before,
          versionBefore: version,
          versionAfter: answer.plan_version,
        });
        queries.setQueryData<{ plan_version: number }>(
          dayKey,
          (now) => now && { ...now, plan_version: answer.plan_version },
        );
        const after = withAnswer(withMove(before, move), answer);
        if (after) queries.setQueryData<DayRoutes>(routesKey, after);
        if (!after || !isLive()) void refresh(queries, ...CHANGED);
        return { answer };
      } catch (refusal) {
        queries.setQueryData<DayRoutes>(routesKey, before);
        // A rule that it would break says nothing new of the day.
        if (!(refusal instanceof WaypostError) || refusal.status !== 422) void refresh(queries, ...CHANGED);
        return { refusal };
      }
    },
    [queries, mode, depot, date],
  );

  /** Resolves to what came of it, in words for a screen reader. */
  const move = useCallback(
    async (wanted: Move, force = false): Promise<string> => {
      const made = await apply(wanted, force);
      if ('answer' in made) {
        const words = current.current.describe(wanted, made.answer);
        if (force) notify(current.current.describeForced(wanted, made.answer));
        return words;
      }
      const { refusal } = made;
      const isStale = refusal instanceof WaypostError && refusal.code === 'day_changed';
      const text = isStale
        ? 'The day has changed at this very moment. Look at it again, then move the stop.'
        : messageOf(refusal);
      // The office may break a window, but not overload a van.
      const canForce = !force && refusal instanceof WaypostError && refusal.code === 'window_broken';
      notifyError(
        text,
        canForce ? { label: 'Move it anyway', run: () => void move(wanted, true) } : undefined,
      );
      return `Not moved. ${text}`;
    },
    [apply, notifyError, notify],
  );
  return move;
}
