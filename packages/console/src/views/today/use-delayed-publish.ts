/**
 * Publishing: what prevents it is asked first, then it is delayed for some seconds, which are counted and in which it
 * can be taken back.
 */
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { messageOf } from '../../api/errors';
import { useMode } from '../../api/mode';
import { driversQuery, isStaffedByPeople, settingsQuery, vehiclesQuery } from '../../api/queries';
import { useNotices } from '../../parts/notices';
import { lanesOf } from './lanes';
import { checkPublish, type PublishCheck } from './publish-check';
import { dayQuery, routesQuery } from './day-queries';
import { useDelayed } from './use-delayed';
import type { ToPublish } from './use-route-mutations';
import { PLAN } from './use-undo';

/** Data loaded within this time, and unchanged as far as is known, is not asked for again. */
const FRESH_MS = 5_000;

type Scheduled = { routes: readonly string[]; endsAt: number };

export type DelayedPublish = {
  /** The routes about to be published, and when. */
  scheduled: Scheduled | undefined;
  /** Questions to ask before. */
  question: PublishCheck | undefined;
  /**
   * Publishes these routes after the delay. Asks first if some cannot be published, or have goods that are not all in,
   * unless those orders were named already. Routes that were scheduled before are published at once.
   */
  publish: (routes: readonly string[], named?: readonly string[]) => void;
  /** Publishes the routes of the question that can be. */
  confirm: (check: PublishCheck) => void;
  /** Closes the question. */
  withdraw: () => void;
  /** Publishes the scheduled routes at once. */
  publishNow: () => void;
  undo: () => void;
};

export function useDelayedPublish(
  { date, depot }: { date: string; depot: string },
  send: (wanted: ToPublish) => void,
): DelayedPublish {
  const { mode } = useMode();
  const queries = useQueryClient();
  const { scheduled, schedule, doNow, undo } = useDelayed(send);
  const [question, setQuestion] = useState<PublishCheck>();
  const isChecking = useRef(false);
  const { notifyError, withdraw } = useNotices();

  const actions = useMemo(() => {
    const publishLater = (routes: readonly string[]) => {
      doNow();
      // It offers to publish these drafts.
      withdraw(PLAN);
      schedule({ routes, mode });
    };
    /** As the day is now: a crew may just have been assigned, and a draft just made. */
    const check = async (routes: readonly string[]): Promise<PublishCheck> => {
      const [day, { visits, absent }, vehicles, drivers, settings] = await Promise.all([
        queries.query({ ...routesQuery(mode, date, depot), staleTime: FRESH_MS }),
        queries.query({ ...dayQuery(mode, date, depot), staleTime: FRESH_MS }),
        queries.query(vehiclesQuery(mode)),
        queries.query(driversQuery(mode)),
        queries.query(settingsQuery(mode)),
      ]);
      const wanted = day.data.filter(({ id }) => routes.includes(id));
      const lanes = lanesOf(wanted, { vehicles, drivers, runs: [], absent });
      const byStop = new Map(visits.map((visit) => [visit.stop, visit]));
      return checkPublish(lanes, byStop, isStaffedByPeople(settings));
    };
    const ask = async (routes: readonly string[], named: readonly string[]) => {
      // A second click would publish at once what the first one has scheduled.
      if (isChecking.current) return;
      isChecking.current = true;
      try {
        const { missing: short, ...checked } = await check(routes);
        const missing = short.filter(({ order }) => !named.includes(order));
        if ([checked.blocked, checked.away, missing].every(({ length }) => length === 0))
          publishLater(routes);
        else setQuestion({ ...checked, missing });
      } catch (error) {
        notifyError(messageOf(error));
      } finally {
        isChecking.current = false;
      }
    };
    return {
      publish: (routes: readonly string[], named: readonly string[] = []) => void ask(routes, named),
      confirm: ({ ready }: PublishCheck) => {
        setQuestion(undefined);
        if (ready.length > 0) publishLater(ready.map(({ route }) => route.id));
      },
      withdraw: () => setQuestion(undefined),
    };
  }, [queries, notifyError, withdraw, schedule, doNow, mode, date, depot]);
  return {
    scheduled: scheduled && { routes: scheduled.job.routes, endsAt: scheduled.endsAt },
    ...{ question, publishNow: doNow, undo, ...actions },
  };
}
