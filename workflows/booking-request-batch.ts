/** A bulk of booking requests: held through quiet hours, then released to the orders' own workflows. */
import { sleep } from '@temporalio/workflow';
import type { BookingBatchInput } from '../src/contracts/workflows.js';
import { perform } from './activities.js';
import { AttentionTracker } from './attention.js';

export async function bookingRequestBatch(input: BookingBatchInput): Promise<void> {
  const { tenant, batch } = input;
  const attention = new AttentionTracker(input);
  for (;;) {
    const { wait_until: until } = await perform(
      'releaseBatch',
      { tenant, batch },
      attention.watch('releasing'),
    );
    if (until === null) return;
    await sleep(Math.max(1_000, Date.parse(until) - Date.now()), { summary: 'until quiet hours are over' });
  }
}
