/** The operations under `/jobs`: polling, cancelling and ending an optimisation. POST /routes/optimise creates one. */
import { defineOperation, type Operation } from '../../api/define-operation.js';
import { QUEUED_JOB } from '../../resources/examples.js';
import { anyJob, job } from '../../resources/job.js';
import { applyJob } from './apply.js';
import { cancelJob, finishJob, getJob } from './commands.js';
import { jobParams } from './schemas.js';

export const jobOperations: Operation[] = [
  defineOperation({
    method: 'GET',
    path: '/jobs/{job_id}',
    name: 'jobs.get',
    summary: 'Get a job',
    description: 'An optimisation, or, as extensions, an import of orders or the postponement of a day.',
    scopes: ['routes:read'],
    params: jobParams,
    status: 200,
    response: anyJob,
    errors: ['not_found'],
    example: { response: { result: { unassigned: [], unassigned_reasons: [] } } },
    command: getJob,
  }),
  defineOperation({
    method: 'POST',
    path: '/jobs/{job_id}/cancel',
    name: 'jobs.cancel',
    summary: 'Cancel an optimisation job',
    description: 'The job fails at once with the code `cancelled`.',
    scopes: ['routes:write'],
    params: jobParams,
    status: 200,
    response: job,
    errors: ['not_found', 'invalid_state'],
    example: {
      response: {
        ...QUEUED_JOB,
        status: 'failed',
        error: { code: 'cancelled', message: 'The job was cancelled.' },
      },
    },
    command: cancelJob,
  }),
  defineOperation({
    method: 'POST',
    path: '/jobs/{job_id}/finish',
    name: 'jobs.finish',
    summary: 'Finish an optimisation job early',
    description: 'The search ends within about a second with its best plan so far. Keep polling the job.',
    scopes: ['routes:write'],
    params: jobParams,
    status: 200,
    response: job,
    errors: ['not_found', 'invalid_state'],
    command: finishJob,
  }),
  defineOperation({
    method: 'POST',
    path: '/jobs/{job_id}/apply',
    name: 'jobs.apply',
    summary: "Apply an optimisation job's plan",
    description:
      "The routes of a job with `apply: false` become the day's drafts, unless the day has changed since.",
    scopes: ['routes:write'],
    params: jobParams,
    status: 200,
    response: job,
    errors: ['not_found', 'invalid_state', 'day_changed'],
    command: applyJob,
  }),
];
