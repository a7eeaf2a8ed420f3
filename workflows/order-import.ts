/** A large import of orders: its rows, batch by batch, until none is left. */
import { ApplicationFailure, CancellationScope, isCancellation } from '@temporalio/workflow';
import type { ImportInput } from '../src/contracts/workflows.js';
import { continueImport, reasonOf, regularActivities } from './activities.js';
import { AttentionTracker, showFinalAttention } from './attention.js';

export async function orderImport(input: ImportInput): Promise<void> {
  const { tenant, job } = input;
  const attention = new AttentionTracker(input);
  try {
    let ended = false;
    while (!ended) ({ ended } = await continueImport({ tenant, job }, attention.watch('importing')));
  } catch (error) {
    const cancelled = isCancellation(error);
    const reason = cancelled ? { code: 'cancelled', message: 'The import was cancelled.' } : reasonOf(error);
    await CancellationScope.nonCancellable(async () => {
      if (!cancelled) showFinalAttention('failed_job');
      await regularActivities.failImport({ tenant, job, ...reason });
    });
    if (cancelled) throw error;
    throw ApplicationFailure.nonRetryable(reason.message, reason.code);
  }
}
