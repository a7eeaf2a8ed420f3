/** The life of an import of orders, which its client sees as a job. */
import { JOB_STATUSES, type JobStatus } from './job.js';
import { stateTable } from './machine.js';

export type ImportEvent = 'rows_done' | 'succeeded' | 'failed' | 'resumed';

export const IMPORT_MACHINE = stateTable<JobStatus, ImportEvent>({
  entity: 'Import',
  states: JOB_STATUSES,
  begins: 'queued',
  transitions: [
    {
      from: ['queued', 'running'],
      event: 'rows_done',
      to: 'running',
      also: 'rows become orders, or are counted',
    },
    { from: ['queued', 'running'], event: 'succeeded', to: 'succeeded', also: 'every row was processed' },
    {
      from: ['queued', 'running'],
      event: 'failed',
      to: 'failed',
      also: 'with `error`; remaining rows are kept for a week, unless rejected',
    },
    { from: ['failed'], event: 'resumed', to: 'queued', also: 'by an operator; with the remaining rows' },
  ],
});
