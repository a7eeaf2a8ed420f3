/** Optimises the day: starts the job and shows its progress. Its plan is looked at in the review. */
import { useQuery } from '@tanstack/react-query';
import { type Resources, unwrap } from '@waypost/client';
import { useCallback, useEffect, useState } from 'react';
import { api } from '../../api/client';
import { inWords, messageOf } from '../../api/errors';
import { useMode } from '../../api/mode';
import { useChange } from '../../api/queries';
import { Button } from '../../parts/fields';
import { percent } from '../../parts/format';
import { useNotices } from '../../parts/notices';
import type { Lane } from './lanes';

type Optimisation = Extract<Resources['Job'], { type: 'route_optimisation' }>;

/** Jobs by day, until their plans are kept or discarded, so that they are found again after leaving the view. */
const jobs = new Map<string, string>();

/** The day's optimisation: under way, or a plan that waits to be looked at. Nothing changes before it is kept. */
export function useOptimise(date: string, depot: string) {
  const { mode } = useMode();
  const { notifyError } = useNotices();
  const day = `${mode} ${date} ${depot}`;
  const [id, setId] = useState(jobs.get(day));
  const start = useChange(async () => {
    const body = { date, depot, apply: false };
    const begun = await unwrap(api.POST('/routes/optimise', { body }));
    jobs.set(day, begun.id);
    return begun;
  });
  const {
    data: job,
    error,
    refetch,
  } = useQuery({
    queryKey: [mode, 'job', id],
    queryFn: () => optimisation(id ?? ''),
    enabled: id !== undefined,
    staleTime: 0,
  });
  const end = useCallback(() => {
    jobs.delete(day);
    setId(undefined);
  }, [day]);
  useEffect(() => {
    if (job?.status !== 'failed') return;
    if (job.error && job.error.code !== 'cancelled') notifyError(inWords(job.error.message));
    end();
  }, [job, notifyError, end]);
  return {
    id,
    job: id === undefined ? undefined : job,
    /** Why the progress is unknown. */
    error: id === undefined || job ? null : error,
    again: () => void refetch(),
    isStarting: start.isPending,
    start: () => start.mutate(undefined, { onSuccess: ({ id: begun }) => setId(begun) }),
    end,
  };
}

async function optimisation(id: string): Promise<Optimisation> {
  const job = await unwrap(api.GET('/jobs/{job_id}', { params: { path: { job_id: id } } }));
  if (job.type !== 'route_optimisation') throw new Error(`${id} is not an optimisation.`);
  return job;
}

/** An optimisation that cannot be looked at: its job continues without, and may have ended. */
export function Unknown({ error, onAgain, onEnd }: { error: Error; onAgain: () => void; onEnd: () => void }) {
  return (
    <div className="optimising" role="alert">
      <span>The optimisation could not be loaded. {messageOf(error)}</span>
      <div className="row">
        <Button onClick={onAgain}>Try again</Button>
        <Button onClick={onEnd}>Give it up</Button>
      </div>
    </div>
  );
}

/** The progress of a job, updated by its events. */
export function Progress({
  id,
  job,
  lanes,
  unassigned,
}: {
  id: string;
  job: Optimisation | undefined;
  lanes: readonly Lane[];
  unassigned: number;
}) {
  const cancel = useChange(
    () => unwrap(api.POST('/jobs/{job_id}/cancel', { params: { path: { job_id: id } } })),
    { success: () => 'Optimisation stopped.', invalidates: ['job', 'routes'] },
  );
  const finish = useChange(
    () => unwrap(api.POST('/jobs/{job_id}/finish', { params: { path: { job_id: id } } })),
    { success: () => 'Using the best plan so far.', invalidates: ['job', 'routes'] },
  );
  const done = job?.progress ?? 0;
  return (
    <div className="optimising">
      <span className="optimising-label">{job?.status === 'queued' ? 'Queued' : 'Optimising'}</span>
      <div
        role="progressbar"
        aria-label="Optimising"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(done * 100)}
        className="progress"
      >
        <span style={{ transform: `scaleX(${done})` }} />
      </div>
      <span>{percent(done)}</span>
      {job?.best && <BestSoFar best={job.best} lanes={lanes} unassigned={unassigned} />}
      <div className="row">
        {job?.best && (
          <Button disabled={finish.isPending} onClick={() => finish.mutate(undefined)}>
            Finish now
          </Button>
        )}
        <Button disabled={cancel.isPending} onClick={() => cancel.mutate(undefined)}>
          Stop
        </Button>
      </div>
    </div>
  );
}

/** The best plan so far, compared with the drafts that it would replace. */
function BestSoFar({
  best,
  lanes,
  unassigned,
}: {
  best: NonNullable<Optimisation['best']>;
  lanes: readonly Lane[];
  unassigned: number;
}) {
  const drafts = lanes.filter(({ route }) => route.status === 'draft');
  const miles = drafts.reduce((sum, { route }) => sum + route.totals.miles, 0);
  const rows = [
    ['miles', Math.round(miles), Math.round(best.miles)],
    ['routes', drafts.length, best.routes],
    ['without a van', unassigned, best.unassigned],
  ] as const;
  return (
    <dl className="best" aria-label="Best so far">
      <div>
        <dt>Best so far</dt>
      </div>
      {rows.map(([name, before, after]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {before !== after && <s aria-label={`before ${before}`}>{before.toLocaleString('en-GB')}</s>}{' '}
            <b aria-label={`after ${after}`}>{after.toLocaleString('en-GB')}</b>
          </dd>
        </div>
      ))}
    </dl>
  );
}
