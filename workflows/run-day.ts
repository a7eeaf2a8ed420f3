/** A run, until it is completed or its day is over; then whatever is still open is closed. */
import { condition, defineSignal, setHandler } from '@temporalio/workflow';
import { type RunDayInput, SIGNALS } from '../src/contracts/workflows.js';
import { perform } from './activities.js';
import { Needs } from './attention.js';

const runClosed = defineSignal(SIGNALS.closed);

export async function runDay({
  tenant,
  run,
  closes_at: closesAt,
  attention_after: after,
}: RunDayInput): Promise<void> {
  let completed = false;
  setHandler(
    runClosed,
    () => {
      completed = true;
    },
    { description: 'Every stop is completed; sent by the relay.' },
  );
  const inTime = await condition(() => completed, Math.max(1, Date.parse(closesAt) - Date.now()), {
    summary: 'until the run is closed',
  });
  if (!inTime) await perform('closeRun', { tenant, run }, new Needs(after).watch('closing the run'));
}
