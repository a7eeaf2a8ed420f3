/** The sandbox drives a run: step by step, waiting in between, until nothing is left to be driven. */
import { continueAsNew, sleep, upsertSearchAttributes } from '@temporalio/workflow';
import { statusKey } from '../src/contracts/search-attributes.js';
import type { RehearsalInput } from '../src/contracts/workflows.js';
import { perform } from './activities.js';

/** Steps of one execution: some ten events each. */
const STEPS = 500;

export async function rehearsal(input: RehearsalInput): Promise<void> {
  const { tenant, run } = input;
  for (let step = 0; step < STEPS; step += 1) {
    const { wait_ms: wait } = await perform('driveOn', { tenant, run });
    if (wait === null) {
      upsertSearchAttributes([{ key: statusKey, value: 'completed' }]);
      return;
    }
    if (wait > 0) await sleep(wait);
  }
  await continueAsNew<typeof rehearsal>(input);
}
