/**
 * Publishing: what stands in its way is asked first, then it is delayed for some seconds, which are counted and in which
 * it can be taken back. It also happens if the view is left meanwhile.
 */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useMode } from '../../api/mode';
import { driversQuery, vehiclesQuery } from '../../api/queries';
import { lanesOf } from './lanes';
import { checkPublish, type PublishCheck } from './publish-check';
import { dayQuery, routesQuery } from './use-day';

/** The animation of `.publish-countdown-bar` in route-confirmations.css takes as long. */
const DELAY_MS = 8_000;

type Scheduled = { routes: readonly string[]; endsAt: number };

export type DelayedPublish = {
  /** The routes about to be published, and when. */
  scheduled: Scheduled | undefined;
  /** What has to be asked before. */
  question: PublishCheck | undefined;
  /**
   * Publishes these routes after the delay. Asks first if some cannot be published, or have goods that are not all in,
   * unless that was asked already. Routes that were scheduled before are published at once.
   */
  publish: (routes: readonly string[], isAsked?: boolean) => void;
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
  send: (routes: readonly string[]) => void,
): DelayedPublish {
  const { mode } = useMode();
  const queries = useQueryClient();
  const [scheduled, setScheduled] = useState<Scheduled>();
  const [question, setQuestion] = useState<PublishCheck>();
  const running = useRef<{ routes: readonly string[]; timer: ReturnType<typeof setTimeout> }>(undefined);
  const current = useRef(send);
  useEffect(() => {
    current.current = send;
  });

  useEffect(() => {
    if (!scheduled) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [scheduled]);

  const actions = useMemo(() => {
    const take = () => {
      const taken = running.current;
      clearTimeout(taken?.timer);
      running.current = undefined;
      setScheduled(undefined);
      return taken?.routes;
    };
    const publishNow = () => {
      const taken = take();
      if (taken) current.current(taken);
    };
    const schedule = (routes: readonly string[]) => {
      publishNow();
      running.current = { routes, timer: setTimeout(publishNow, DELAY_MS) };
      setScheduled({ routes, endsAt: Date.now() + DELAY_MS });
    };
    /** As the day is loaded now: what has just become a draft may not be drawn yet. */
    const check = (routes: readonly string[]): PublishCheck => {
      const day = queries.getQueryData(routesQuery(mode, date, depot).queryKey);
      const visits = queries.getQueryData(dayQuery(mode, date, depot).queryKey)?.visits ?? [];
      const lanes = lanesOf(day?.data.filter(({ id }) => routes.includes(id)) ?? [], {
        vehicles: queries.getQueryData(vehiclesQuery(mode).queryKey) ?? [],
        drivers: queries.getQueryData(driversQuery(mode).queryKey) ?? [],
        runs: [],
      });
      return checkPublish(lanes, new Map(visits.map((visit) => [visit.stop, visit])));
    };
    return {
      publishNow,
      undo: () => void take(),
      publish: (routes: readonly string[], isAsked = false) => {
        const checked = check(routes);
        if (checked.blocked.length === 0 && (isAsked || checked.missing.length === 0)) schedule(routes);
        else setQuestion(isAsked ? { ...checked, missing: [] } : checked);
      },
      confirm: ({ ready }: PublishCheck) => {
        setQuestion(undefined);
        if (ready.length > 0) schedule(ready.map(({ route }) => route.id));
      },
      withdraw: () => setQuestion(undefined),
    };
  }, [queries, mode, date, depot]);
  return { scheduled, question, ...actions };
}
