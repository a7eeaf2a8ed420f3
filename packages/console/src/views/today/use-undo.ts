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
import type { DayRoutes } from './lanes';
import { routesBack, withAnswer } from './moves';
import { type UndoStep, withoutLast } from './undo-steps';
import { DAY_QUERIES, dayQuery, routesQuery } from './use-day';

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

  const { queryKey: routesKey } = routesQuery(mode, date, depot);

  /** Resolves to the version of the day after the step was taken back, and whether the board shows it already. */
  const takeBack = async (step: UndoStep): Promise<{ version: number | undefined; isShown: boolean }> => {
    if (step.kind === 'dismissal') {
      const path = { suggestion_id: step.suggestion };
      await unwrap(api.POST('/agent/suggestions/{suggestion_id}/reopen', { params: { path } }));
      return { version: undefined, isShown: false };
    }
    // Asked again, as other people change the day as well.
    const now = await queries.query({ ...routesQuery(mode, date, depot), staleTime: 0 });
    const routes = routesBack(step.before, now);
    if (routes.length === 0) return { version: step.versionBefore, isShown: true };
    const answer = await unwrap(
      api.POST('/depots/{depot_id}/days/{date}/rearrange', {
        params: { path: { depot_id: depot, date } },
        // Forced, because stops may have been late before, too.
        body: { routes, plan_version: step.versionAfter, force: true, tell: 'later' },
      }),
    );
    const after = withAnswer(now, answer);
    if (after) queries.setQueryData<DayRoutes>(routesKey, after);
    // A move that follows at once is made from this plan.
    queries.setQueryData<{ plan_version: number }>(
      dayQuery(mode, date, depot).queryKey,
      (seen) => seen && { ...seen, plan_version: answer.plan_version },
    );
    return { version: answer.plan_version, isShown: after !== undefined };
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
      const before = await queries.query({ ...routesQuery(mode, date, depot), staleTime: 0 });
      const { plan_version: versionBefore } = await queries.query({
        ...dayQuery(mode, date, depot),
        staleTime: 0,
      });
      const result = await change();
      const versionAfter = await queries.query({ ...dayQuery(mode, date, depot), staleTime: 0 }).then(
        ({ plan_version: version }) => version,
        // The change is made all the same; nobody knows what it led to, so it cannot be taken back.
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
