/**
 * One optimisation job. It waits for the jobs of its day that were requested earlier, then is computed on the
 * solver's queue. It ends done, cancelled, or failed with a reason; it is never left running.
 */
import {
  ApplicationFailure,
  CancellationScope,
  condition,
  defineSignal,
  isCancellation,
  setCurrentDetails,
  setHandler,
  upsertSearchAttributes,
} from '@temporalio/workflow';
import { stateKey } from '../src/contracts/search-attributes.js';
import { type JobInput, SIGNALS } from '../src/contracts/workflows.js';
import { handleOperatorUpdate, operatorUpdatesFinished } from './operator-updates.js';
import { reasonOf, regularActivities } from './activities.js';
import { AttentionTracker, showFinalAttention } from './attention.js';
import { onSolverQueue } from './solver-queue.js';

const dequeued = defineSignal(SIGNALS.dequeued);

export async function optimisationJob(input: JobInput): Promise<void> {
  const { tenant, job, queued } = input;
  let isDequeued = !queued;
  setHandler(dequeued, () => void (isDequeued = true), {
    description: 'Sent by the relay once earlier jobs of the day are done.',
  });
  handleOperatorUpdate('cancel', { tenant, subject: job });
  try {
    if (!isDequeued) {
      setCurrentDetails('queued behind earlier jobs of its day');
      await condition(() => isDequeued);
      setCurrentDetails('');
      upsertSearchAttributes([{ key: stateKey, value: null }]);
    }
    await onSolverQueue('optimiseRoutes', { tenant, job }, new AttentionTracker(input).watch('optimising'));
    await operatorUpdatesFinished();
  } catch (error) {
    const cancelled = isCancellation(error);
    if (!isDequeued) upsertSearchAttributes([{ key: stateKey, value: null }]);
    const reason = cancelled ? { code: 'cancelled', message: 'The job was cancelled.' } : reasonOf(error);
    await CancellationScope.nonCancellable(async () => {
      if (!cancelled) showFinalAttention('failed_job');
      await regularActivities.failJob({ tenant, job, ...reason });
      await operatorUpdatesFinished();
    });
    if (cancelled) throw error;
    throw ApplicationFailure.nonRetryable(reason.message, reason.code);
  }
}
