/** A day that is called off: its routes and orders, step by step, until none is left. */
import { ApplicationFailure, isCancellation } from '@temporalio/workflow';
import type { PostponementInput } from '../src/contracts/workflows.js';
import { reasonOf, regularActivities, regularOnce, tryOnceThenRetry } from './activities.js';
import { AttentionTracker, showFinalAttention } from './attention.js';

export async function dayPostponement(input: PostponementInput): Promise<void> {
  const { tenant, job } = input;
  const attention = new AttentionTracker(input);
  // A route with its orders takes too long for a local activity.
  const step = (activities: typeof regularActivities) => activities.continuePostponement({ tenant, job });
  try {
    let ended = false;
    while (!ended) {
      ({ ended } = await tryOnceThenRetry(
        attention.watch('postponing'),
        () => step(regularOnce),
        () => step(regularActivities),
      ));
    }
  } catch (error) {
    if (isCancellation(error)) throw error;
    const reason = reasonOf(error);
    showFinalAttention('failed_job');
    await regularActivities.failPostponement({ tenant, job, ...reason });
    throw ApplicationFailure.nonRetryable(reason.message, reason.code);
  }
}
