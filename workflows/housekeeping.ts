/** Run by a schedule every hour: clears what is no longer needed, erases people's data, asks the route agent for the coming day. */
import { patched, proxyActivities } from '@temporalio/workflow';
import type { Activities } from '../activities/index.js';
import { retried } from './activities.js';

/** What is not done in forty minutes is left to the next hour, which this one would hold up. */
const steps = proxyActivities<Pick<Activities, 'clearExpired' | 'eraseRetained' | 'suggestOvernight'>>({
  scheduleToCloseTimeout: '40 minutes',
  startToCloseTimeout: '40 minutes',
  heartbeatTimeout: '2 minutes',
  retry: { initialInterval: '5 seconds', backoffCoefficient: 2, maximumInterval: '5 minutes' },
});

export async function housekeeping(): Promise<void> {
  if (!patched('each-step-by-itself')) {
    await retried.clearExpired();
    await retried.suggestOvernight();
    return;
  }
  const ended = await Promise.allSettled([
    steps.suggestOvernight(),
    steps.clearExpired(),
    ...(patched('erases') ? [steps.eraseRetained()] : []),
  ]);
  for (const step of ended) if (step.status === 'rejected') throw step.reason;
}
