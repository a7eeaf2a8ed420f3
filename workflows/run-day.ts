/** A run, until it is completed or its day is over: what is still open then is closed. */
import { condition, defineSignal, setHandler, upsertSearchAttributes } from '@temporalio/workflow';
import { statusKey } from '../src/contracts/search-attributes.js';
import { type RunDayInput, SIGNALS } from '../src/contracts/workflows.js';
import { perform } from './activities.js';

const runClosed = defineSignal(SIGNALS.closed);

export async function runDay({ tenant, run, closes_at: closesAt }: RunDayInput): Promise<void> {
  let completed = false;
  setHandler(runClosed, () => {
    completed = true;
  });
  const inTime = await condition(() => completed, Math.max(1, Date.parse(closesAt) - Date.now()));
  if (!inTime) await perform('closeRun', { tenant, run });
  upsertSearchAttributes([{ key: statusKey, value: 'completed' }]);
}
