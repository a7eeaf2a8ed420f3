/** Drives a run in the sandbox: step by step, waiting in between, until nothing is left to drive. */
import { continueAsNew, sleep } from '@temporalio/workflow';
import type { RehearsalInput } from '../src/contracts/workflows.js';
import { perform } from './activities.js';
import { AttentionTracker } from './attention.js';

/** Steps of one execution: some ten history events each. */
const STEPS = 500;

export async function rehearsal(input: RehearsalInput): Promise<void> {
  const { tenant, run } = input;
  const attention = new AttentionTracker(input);
  for (let step = 0; step < STEPS; step += 1) {
    const { wait_ms: wait } = await perform('driveNextStep', { tenant, run }, attention.watch('driving'));
    if (wait === null) return;
    if (wait > 0) await sleep(wait);
  }
  await continueAsNew<typeof rehearsal>(input);
}
