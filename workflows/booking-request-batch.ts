/** A bulk of booking requests: held through quiet hours, then released to the orders' own workflows. */
import { sleep } from '@temporalio/workflow';
import type { BookingBatchInput } from '../src/contracts/workflows.js';
import { perform } from './activities.js';

export async function bookingRequestBatch({ tenant, batch }: BookingBatchInput): Promise<void> {
  for (;;) {
    const { wait_until: until } = await perform('releaseBatch', { tenant, batch });
    if (until === null) return;
    await sleep(Math.max(1_000, Date.parse(until) - Date.now()));
  }
}
