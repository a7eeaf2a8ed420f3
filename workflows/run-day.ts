/** A run, until it is completed or its day is over; then open stops are closed. */
import { condition, defineSignal, setHandler } from '@temporalio/workflow';
import { type RunDayInput, SIGNALS } from '../src/contracts/workflows.js';
import { perform } from './activities.js';
import { AttentionTracker } from './attention.js';

const runCompleted = defineSignal(SIGNALS.runCompleted);

export async function runDay(input: RunDayInput): Promise<void> {
  const { tenant, run, closes_at: closesAt } = input;
  let completed = false;
  setHandler(runCompleted, () => void (completed = true), {
    description: 'Sent by the relay once every stop is completed.',
  });
  const inTime = await condition(() => completed, Math.max(1, Date.parse(closesAt) - Date.now()), {
    summary: 'until the run is closed',
  });
  if (!inTime)
    await perform('closeRun', { tenant, run }, new AttentionTracker(input).watch('closing the run'));
}
