/** Publishing is held for a moment, in which it can be called off. It goes out although the view is left meanwhile. */
import { useEffect, useMemo, useRef, useState } from 'react';

/** Time in which what was begun can be called off; the bar that runs out in today.css takes as long. */
const HELD_MS = 4_000;

export type Going = {
  /** The routes that are held. */
  routes: readonly string[] | undefined;
  /** Holds these; what was held before goes out. */
  hold: (routes: readonly string[]) => void;
  /** What is held goes out at once. */
  now: () => void;
  cancel: () => void;
};

export function useGoing(publish: (routes: readonly string[]) => void): Going {
  const [routes, setRoutes] = useState<readonly string[]>();
  const held = useRef<{ routes: readonly string[]; timer: ReturnType<typeof setTimeout> }>(undefined);
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

  const deeds = useMemo(() => {
    const take = () => {
      const taken = held.current;
      clearTimeout(taken?.timer);
      held.current = undefined;
      setRoutes(undefined);
      return taken?.routes;
    };
    const now = () => {
      const taken = take();
      if (taken) send.current(taken);
    };
    return {
      now,
      cancel: () => void take(),
      hold: (next: readonly string[]) => {
        now();
        held.current = { routes: next, timer: setTimeout(now, HELD_MS) };
        setRoutes(next);
      },
    };
  }, []);
  return { routes, ...deeds };
}
