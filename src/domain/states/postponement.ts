/** The life of a day that is called off, which its client sees as a job. */
import { JOB_STATUSES, type JobStatus } from './job.js';
import { stateTable } from './machine.js';

export type PostponementEvent = 'orders_done' | 'succeeded' | 'failed';

export const POSTPONEMENT_MACHINE = stateTable<JobStatus, PostponementEvent>({
  entity: 'Postponement',
  states: JOB_STATUSES,
  begins: 'queued',
  transitions: [
    {
      from: ['queued', 'running'],
      event: 'orders_done',
      to: 'running',
      also: 'a route is dissolved, or orders without one are unbooked',
    },
    {
      from: ['queued', 'running'],
      event: 'succeeded',
      to: 'succeeded',
      also: 'no orders remain for the day',
    },
    {
      from: ['queued', 'running'],
      event: 'failed',
      to: 'failed',
      also: 'with `error`; completed changes are kept',
    },
  ],
});
