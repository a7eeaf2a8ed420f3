/** Optimises the day: starts the job, shows its progress, and reports the result. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Resources, unwrap } from '@waypost/client';
import { useCallback, useEffect, useState } from 'react';
import { api } from '../../api/client';
import { useMode } from '../../api/mode';
import { refresh, useChange } from '../../api/queries';
import { Button } from '../../parts/fields';
import { plural } from '../../parts/format';
import { useNotices } from '../../parts/notices';
import type { Lane } from './lanes';

type Optimisation = Extract<Resources['Job'], { type: 'route_optimisation' }>;

/** Running jobs by day, so that they are found again after leaving the view. */
const runningJobs = new Map<string, string>();

export function useOptimise(date: string, depot: string) {
  const { mode } = useMode();
  const day = `${mode} ${date} ${depot}`;
  const [job, setJob] = useState(runningJobs.get(day));
  const start = useChange(async () => {
    const begun = await unwrap(api.POST('/routes/optimise', { body: { date, depot } }));
    runningJobs.set(day, begun.id);
    return begun;
  });
  return {
    job,
    isStarting: start.isPending,
    start: () => start.mutate(undefined, { onSuccess: ({ id }) => setJob(id) }),
    end: useCallback(() => {
      runningJobs.delete(day);
      setJob(undefined);
    }, [day]),
  };
}

async function optimisation(id: string): Promise<Optimisation> {
  const job = await unwrap(api.GET('/jobs/{job_id}', { params: { path: { job_id: id } } }));
  if (job.type !== 'route_optimisation') throw new Error(`${id} is no optimisation.`);
  return job;
}

/** The progress of a job, updated by its events. */
export function Progress({
  id,
  lanes,
  unassigned,
  onEnd,
}: {
  id: string;
  lanes: readonly Lane[];
  unassigned: number;
  onEnd: () => void;
}) {
  const { mode } = useMode();
  const queries = useQueryClient();
  const { notify, notifyError } = useNotices();
  const { data: job } = useQuery({
    queryKey: [mode, 'job', id],
    queryFn: () => optimisation(id),
    staleTime: 0,
  });
  const cancel = useChange(
    () => unwrap(api.POST('/jobs/{job_id}/cancel', { params: { path: { job_id: id } } })),
    { success: () => 'Optimisation stopped.', invalidates: ['job', 'routes'] },
  );
  const finish = useChange(
    () => unwrap(api.POST('/jobs/{job_id}/finish', { params: { path: { job_id: id } } })),
    { success: () => 'Using the best plan so far.', invalidates: ['job', 'routes'] },
  );
  useEffect(() => {
    if (!isOver(job)) return;
    if (job?.result) {
      const { routes, miles_saved: saved, unassigned } = job.result;
      const left = unassigned.length > 0 ? `, ${plural(unassigned.length, 'order')} without one` : '';
      const less = saved >= 0.1 ? ` ${saved.toFixed(1)} miles saved.` : '';
      notify(`${plural(routes.length, 'route')}${left}.${less}${aboutRoads(job.result.roads)}`);
    } else if (job?.error) notifyError(job.error.message);
    void refresh(queries, 'routes', 'day-orders');
    onEnd();
  }, [job, queries, notify, notifyError, onEnd]);
  const share = job?.progress ?? 0;
  const percent = Math.round(share <= 1 ? share * 100 : share);
  return (
    <div className="optimising">
      <span className="optimising-label">{job?.status === 'queued' ? 'Queued' : 'Optimising'}</span>
      <div
        role="progressbar"
        aria-label="Optimising"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="progress"
      >
        <span style={{ transform: `scaleX(${percent / 100})` }} />
      </div>
      <span>{percent} %</span>
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

const isOver = (job: Optimisation | undefined) => job?.status === 'succeeded' || job?.status === 'failed';

/** Says how much of the plan's travel times are estimates; nothing when all roads were measured. */
function aboutRoads(roads: Resources['RoadCounts'] | undefined): string {
  if (!roads || roads.estimated === 0) return '';
  if (roads.measured === 0) return ' Its travel times are estimates.';
  const all = roads.measured + roads.estimated;
  return ` ${roads.estimated} of its ${all} travel times are estimates.`;
}
