/** A day that was timed by estimates: its trips are measured as soon as the road server answers, or until it is over. */
import { proxyActivities } from '@temporalio/workflow';
import type { Activities } from '../activities/index.js';
import type { DayRoadsInput } from '../src/contracts/workflows.js';
import { regularOnce, RETRY_FOREVER, tryOnceThenRetry } from './activities.js';
import { AttentionTracker } from './attention.js';

/** The pauses stay short: recipients were told times by the estimates. */
const patient = proxyActivities<Pick<Activities, 'measureEstimates'>>({
  startToCloseTimeout: '1 minute',
  retry: { ...RETRY_FOREVER, maximumInterval: '2 minutes' },
});

export async function dayRoads(input: DayRoadsInput): Promise<void> {
  const { tenant, depot, date } = input;
  const day = { tenant, depot, date };
  await tryOnceThenRetry(
    new AttentionTracker(input).watch('measuring the roads'),
    () => regularOnce.measureEstimates(day),
    () => patient.measureEstimates(day),
  );
}
