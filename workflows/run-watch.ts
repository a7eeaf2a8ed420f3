/**
 * Checked a run in progress whenever something happened to it. Rows say when that is done now (src/bin/run-checks.ts):
 * those still open, and those that an older relay starts, end with their next check.
 */
import { condition, continueAsNew, defineSignal, setHandler } from '@temporalio/workflow';
import { type RunWatchInput, SIGNALS } from '../src/contracts/workflows.js';
import { perform } from './activities.js';
import { AttentionTracker } from './attention.js';

const recheck = defineSignal(SIGNALS.recheck);

/** Checks of one execution: some ten history events each. */
const CHECKS = 500;

export async function runWatch(input: RunWatchInput): Promise<void> {
  const { tenant, run } = input;
  const attention = new AttentionTracker(input);
  let requests = 0;
  setHandler(recheck, () => void (requests += 1), {
    description: 'Something has happened to the run; sent by the relay.',
  });
  for (let checks = 0; checks < CHECKS; checks += 1) {
    const answered = requests;
    const { recheck_at: at } = await perform(
      'recheckRun',
      { tenant, run },
      attention.watch('checking the run'),
    );
    const isRequested = () => requests !== answered;
    if (isRequested()) continue;
    if (at === null) return;
    await condition(isRequested, Math.max(1, Date.parse(at) - Date.now()), {
      summary: 'until the next check',
    });
  }
  await continueAsNew<typeof runWatch>(input);
}
