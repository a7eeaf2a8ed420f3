/**
 * Moves stops by hand: shows the move at once, sends it in its turn, and takes the new times from the server. A refused
 * move is reverted with the reason; if only a window is broken, the user can force it.
 */
import { useQueryClient } from '@tanstack/react-query';
import { WaypostError } from '@waypost/client';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { messageOf } from '../../api/errors';
import { isLive } from '../../api/live';
import { useMode } from '../../api/mode';
import { refresh } from '../../api/queries';
import { useNotices } from '../../parts/notices';
import type { DayRoutes } from './lanes';
import type { Trying } from './move-preview';
import { moveQueue } from './move-queue';
import { trialOf } from './move-words';
import type { Move } from './moves';
import type { Rearrangement } from './review';
import type { Names } from './review-sheet';
import { routesQuery } from './day-queries';
import { plannedDay } from './use-day';
import type { UndoStep } from './undo-steps';

/** `isSaid` shows what came of it to those who do not look at the board. */
export type MoveOptions = { force?: boolean; isSaid?: boolean };

type Options = {
  remember: (step: UndoStep) => void;
  /** Says where the orders are now. */
  describe: (move: Move, answer: Rearrangement) => string;
  /** Says which windows a move breaks that somebody insisted on. */
  describeForced: (move: Move, answer: Rearrangement) => string;
};

/** The topic of what a refused move says. */
const REFUSED = 'move';

/** The queries that show what a move changes. */
const CHANGED = ['routes', 'day-orders', 'day'];

export function useMoves(date: string, depot: string, options: Options) {
  const { mode } = useMode();
  const queries = useQueryClient();
  const { notify, notifyError, withdraw } = useNotices();
  const current = useRef(options);
  useEffect(() => {
    current.current = options;
  });

  const queue = useMemo(
    () =>
      moveQueue(queries, {
        ...plannedDay(mode, date, depot),
        refetch: (isShown) => {
          if (!isShown || !isLive()) void refresh(queries, ...CHANGED);
        },
      }),
    [queries, mode, depot, date],
  );

  /** Resolves to what came of it, in words for a screen reader. */
  const move = useCallback(
    async (wanted: Move, { force = false, isSaid = false }: MoveOptions = {}): Promise<string> => {
      // A refusal and its offer are about the day as it was.
      withdraw(REFUSED);
      const made = await queue.make(wanted, force);
      if ('answer' in made) {
        const { answer, before, versionBefore } = made;
        void queries.invalidateQueries({ queryKey: [mode, 'day', date, depot, 'untold'] });
        const versionAfter = answer.plan_version;
        current.current.remember({ kind: 'plan', done: 'Undone.', before, versionBefore, versionAfter });
        const words = current.current.describe(wanted, answer);
        if (force) notify(current.current.describeForced(wanted, answer));
        else if (isSaid) notify(words);
        return words;
      }
      const { refusal } = made;
      const isStale = refusal instanceof WaypostError && refusal.code === 'day_changed';
      const text = isStale ? 'The day has just changed. Check it, then move the stop.' : messageOf(refusal);
      // The office may break a window, but not overload a van.
      const canForce = !force && refusal instanceof WaypostError && refusal.code === 'window_broken';
      notifyError(
        text,
        canForce ? { label: 'Move it anyway', run: () => void move(wanted, { force: true }) } : undefined,
        REFUSED,
      );
      return `Not moved. ${text}`;
    },
    [queue, queries, mode, date, depot, notifyError, notify, withdraw],
  );
  return move;
}

/** Returns what trying a move of this day needs. */
export function useTrying(date: string, depot: string, names: Names): Trying {
  const { mode } = useMode();
  const queries = useQueryClient();
  return useMemo(
    () => ({
      day: () => ({
        depot,
        date,
        routes: queries.getQueryData<DayRoutes>(routesQuery(mode, date, depot).queryKey),
      }),
      words: (wanted, answer) => trialOf(wanted, answer, names),
    }),
    [depot, date, mode, queries, names],
  );
}
