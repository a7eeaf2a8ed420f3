/**
 * Takes back what was changed in this view: moves, plans, accepted suggestions, dismissals. Never across a newer plan.
 */
import { useQueryClient } from '@tanstack/react-query';
import { unwrap, WaypostError } from '@waypost/client';
import { useCallback, useState } from 'react';
import { api } from '../../api/client';
import { messageOf } from '../../api/errors';
import { isLive } from '../../api/live';
import { useMode } from '../../api/mode';
import { refresh } from '../../api/queries';
import { useNotices } from '../../parts/notices';
import { takeBackPlan, type TakenBack, type UndoStep, withoutLast } from './undo-steps';
import { DAY_QUERIES, dayNow, plannedDay, routesNow } from './use-day';

/** The steps of each day, so that they are still there after leaving the view. */
const kept = new Map<string, readonly UndoStep[]>();

/** The topic of notices that offer to publish what a plan has left as drafts. */
export const PLAN = 'plan';

export function useUndo(date: string, depot: string) {
  const { mode } = useMode();
  const queries = useQueryClient();
  const { notify, notifyError } = useNotices();
  const day = `${mode} ${date} ${depot}`;
  const [steps, setSteps] = useState<readonly UndoStep[]>(kept.get(day) ?? []);
  const [isBusy, setIsBusy] = useState(false);
  const keep = useCallback(
    (change: (before: readonly UndoStep[]) => readonly UndoStep[]) => {
      const next = change(kept.get(day) ?? []);
      kept.set(day, next);
      setSteps(next);
    },
    [day],
  );
  const remember = useCallback((step: UndoStep) => keep((before) => [...before, step]), [keep]);

  const takeBack = async (step: UndoStep): Promise<TakenBack> => {
    if (step.kind === 'dismissal') {
      const path = { suggestion_id: step.suggestion };
      await unwrap(api.POST('/agent/suggestions/{suggestion_id}/reopen', { params: { path } }));
      return { version: undefined, isShown: false };
    }
    const now = await routesNow(queries, mode, date, depot);
    return takeBackPlan(queries, plannedDay(mode, date, depot), now, step);
  };

  const undo = async () => {
    const last = (kept.get(day) ?? []).at(-1);
    if (!last || isBusy) return;
    setIsBusy(true);
    let isShown = false;
    try {
      const taken = await takeBack(last);
      ({ isShown } = taken);
      const { version } = taken;
      keep((before) => withoutLast(before, version));
      // The drafts that its plan left, and the offer to publish them, are gone.
      notify(last.done, undefined, last.kind === 'plan' ? PLAN : undefined);
    } catch (error) {
      const isStale = error instanceof WaypostError && error.code === 'day_changed';
      // What was built on a plan that is gone cannot be taken back either.
      if (error instanceof WaypostError) keep((before) => (last.kind === 'plan' ? [] : before.slice(0, -1)));
      notifyError(
        isStale
          ? 'Nothing was undone: the day has changed since, and undoing would take that back as well.'
          : messageOf(error),
      );
    } finally {
      setIsBusy(false);
      void queries.invalidateQueries({ queryKey: [mode, 'day', date, depot, 'untold'] });
      if (!isShown || !isLive()) void refresh(queries, ...DAY_QUERIES);
    }
  };

  /** Makes a change of the plan by something else than a move, and remembers how to take it back. */
  const around = useCallback(
    async <Result>(done: string, change: () => Promise<Result>): Promise<Result> => {
      const before = await routesNow(queries, mode, date, depot);
      const { plan_version: versionBefore } = await dayNow(queries, mode, date, depot);
      const result = await change();
      const versionAfter = await dayNow(queries, mode, date, depot).then(
        ({ plan_version: version }) => version,
        // The change is made, but its result is unknown, so it cannot be undone.
        () => undefined,
      );
      // Had somebody else changed the day meanwhile, taking this back would take that back as well.
      if (versionAfter === versionBefore + 1)
        remember({ kind: 'plan', done, before, versionBefore, versionAfter });
      return result;
    },
    [queries, mode, date, depot, remember],
  );
  return { undo, remember, around, canUndo: steps.length > 0 && !isBusy };
}
