/** A bulk of booking requests: held through quiet hours, then released to the orders' own workflows. */
import type { BookingBatchInput } from '../src/contracts/workflows.js';
import { perform } from './activities.js';
import { AttentionTracker } from './attention.js';
import { untilNothingIsHeld } from './sending.js';

export async function bookingRequestBatch(input: BookingBatchInput): Promise<void> {
  const { tenant, batch } = input;
  const attention = new AttentionTracker(input);
  await untilNothingIsHeld(() => perform('releaseBatch', { tenant, batch }, attention.watch('releasing')));
}
