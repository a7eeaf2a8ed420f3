/** One optimisation job: computed on the solver's queue, cancelled or failed with a reason, never left running. */
import {
  ApplicationFailure,
  CancellationScope,
  isCancellation,
  upsertSearchAttributes,
} from '@temporalio/workflow';
import { stateKey } from '../src/contracts/search-attributes.js';
import type { JobInput } from '../src/contracts/workflows.js';
import { reasonOf, retried, solverActivities } from './activities.js';
import { needsFromNow } from './attention.js';

export async function optimisationJob({ tenant, job }: JobInput): Promise<void> {
  try {
    await solverActivities(tenant).optimise({ tenant, job });
    upsertSearchAttributes([{ key: stateKey, value: 'succeeded' }]);
  } catch (error) {
    const cancelled = isCancellation(error);
    const reason = cancelled ? { code: 'cancelled', message: 'The job was cancelled.' } : reasonOf(error);
    await CancellationScope.nonCancellable(async () => {
      upsertSearchAttributes(
        cancelled
          ? [{ key: stateKey, value: 'cancelled' }]
          : [{ key: stateKey, value: 'failed' }, ...needsFromNow('job_failed')],
      );
      await retried.failJob({ tenant, job, ...reason });
    });
    if (cancelled) throw error;
    throw ApplicationFailure.nonRetryable(reason.message, reason.code);
  }
}
