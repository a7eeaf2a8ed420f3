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
    description:
      'An optimisation; or an import of orders or the postponement of a day, which are extensions.',
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
    extension: true,
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
    summary: 'Have an optimisation job end with what it has',
    description:
      'The search ends within about a second, and its best plan so far is the result. Poll the job as before.',
    extension: true,
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
    summary: 'Take the plan that an optimisation job has proposed',
    description:
      "The routes of a job with `apply: false` become the day's drafts, unless the day has changed since.",
    extension: true,
    scopes: ['routes:write'],
    params: jobParams,
    status: 200,
    response: job,
    errors: ['not_found', 'invalid_state', 'day_changed'],
    command: applyJob,
  }),
];
