/** A bulk of booking requests: held through quiet hours, then released to the orders' own workflows. */
import { sleep } from '@temporalio/workflow';
import type { BookingBatchInput } from '../src/contracts/workflows.js';
import { perform } from './activities.js';
import { Needs } from './attention.js';

export async function bookingRequestBatch({
  tenant,
  batch,
  attention_after: after,
}: BookingBatchInput): Promise<void> {
  const needs = new Needs(after);
  for (;;) {
    const { wait_until: until } = await perform('releaseBatch', { tenant, batch }, needs.watch('releasing'));
    if (until === null) return;
    await sleep(Math.max(1_000, Date.parse(until) - Date.now()), { summary: 'until quiet hours are over' });
  }
}
