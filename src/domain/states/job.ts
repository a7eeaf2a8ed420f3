/** An optimisation job's life. */
import { stateTable } from './machine.js';

export const JOB_STATUSES = ['queued', 'running', 'succeeded', 'failed'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

export type JobEvent = 'started' | 'succeeded' | 'failed' | 'cancelled';

/** Jobs that wait for their turn or are being worked on. */
export const UNFINISHED_JOBS: readonly JobStatus[] = ['queued', 'running'];

export const JOB_MACHINE = stateTable<JobStatus, JobEvent>({
  entity: 'Job',
  states: JOB_STATUSES,
  begins: 'queued',
  transitions: [
    { from: UNFINISHED_JOBS, event: 'started', to: 'running' },
    { from: ['running'], event: 'succeeded', to: 'succeeded', also: '`job.completed`' },
    { from: UNFINISHED_JOBS, event: 'failed', to: 'failed', also: '`job.completed`, with `error`' },
    {
      from: UNFINISHED_JOBS,
      event: 'cancelled',
      to: 'failed',
      also: '`job.completed`, with the error `cancelled`; a running search is told to stop',
    },
  ],
  refusals: [
    {
      from: ['succeeded', 'failed'],
      events: ['cancelled'],
      code: 'invalid_state',
      because: (state) => `has ${state} already.`,
    },
  ],
});
