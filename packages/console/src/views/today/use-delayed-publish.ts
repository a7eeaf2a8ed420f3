/** Delays publishing for a few seconds, in which it can be cancelled. It also happens if the view is left meanwhile. */
import { useEffect, useMemo, useRef, useState } from 'react';

/** The animation of `.publish-countdown-bar` in today.css takes as long. */
const DELAY_MS = 4_000;

export type DelayedPublish = {
  /** The routes about to be published. */
  routes: readonly string[] | undefined;
  /** Schedules these routes. Routes that were scheduled before are published at once. */
  schedule: (routes: readonly string[]) => void;
  /** Publishes the scheduled routes at once. */
  publishNow: () => void;
  cancel: () => void;
};

export function useDelayedPublish(publish: (routes: readonly string[]) => void): DelayedPublish {
  const [routes, setRoutes] = useState<readonly string[]>();
  const scheduled = useRef<{ routes: readonly string[]; timer: ReturnType<typeof setTimeout> }>(undefined);
  const send = useRef(publish);
  useEffect(() => {
    send.current = publish;
  });

  useEffect(() => {
    if (!routes) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [routes]);

  const actions = useMemo(() => {
    const take = () => {
      const taken = scheduled.current;
      clearTimeout(taken?.timer);
      scheduled.current = undefined;
      setRoutes(undefined);
      return taken?.routes;
    };
    const publishNow = () => {
      const taken = take();
      if (taken) send.current(taken);
    };
    return {
      publishNow,
      cancel: () => void take(),
      schedule: (next: readonly string[]) => {
        publishNow();
        scheduled.current = { routes: next, timer: setTimeout(publishNow, DELAY_MS) };
        setRoutes(next);
      },
    };
  }, []);
  return { routes, ...actions };
}
