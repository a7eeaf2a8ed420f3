/**
 * Something that is done after some seconds, in which it can be taken back. It is also done if the view is left
 * meanwhile; closing the tab asks first.
 */
import { useEffect, useMemo, useRef, useState } from 'react';

/** The animation of `.publish-countdown-bar` in route-confirmations.css takes as long. */
const DELAY_MS = 8_000;

type Delayed<Job> = {
  /** What is about to be done, and when. */
  scheduled: { job: Job; endsAt: number } | undefined;
  /** Schedules a job in place of the one that was scheduled before. */
  schedule: (job: Job) => void;
  /** Does at once what is scheduled. */
  doNow: () => void;
  undo: () => void;
};

export function useDelayed<Job>(run: (job: Job) => void): Delayed<Job> {
  const [scheduled, setScheduled] = useState<{ job: Job; endsAt: number }>();
  const running = useRef<{ job: Job; timer: ReturnType<typeof setTimeout> }>(undefined);
  const current = useRef(run);
  useEffect(() => {
    current.current = run;
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
      return taken;
    };
    const doNow = () => {
      const taken = take();
      if (taken) current.current(taken.job);
    };
    const schedule = (job: Job) => {
      take();
      running.current = { job, timer: setTimeout(doNow, DELAY_MS) };
      setScheduled({ job, endsAt: Date.now() + DELAY_MS });
    };
    return { schedule, doNow, undo: () => void take() };
  }, []);
  return { scheduled, ...actions };
}
