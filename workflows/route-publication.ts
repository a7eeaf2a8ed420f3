/** A route was published: its recipients are told their window, those of another day not at night. */
import { sleep } from '@temporalio/workflow';
import type { PublicationInput } from '../src/contracts/workflows.js';
import { type MayWait, sendingActivities } from './activities.js';

export async function routePublication({ tenant, run, event }: PublicationInput): Promise<void> {
  for (;;) {
    const { wait_until: until } = (await sendingActivities.textWindows({ tenant, run, event })) as MayWait;
    // A result in a history from before windows could wait is of the type's older shape.
    if (until === undefined || until === null) return;
    await sleep(Math.max(1_000, Date.parse(until) - Date.now()));
  }
}
