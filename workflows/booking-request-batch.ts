/** A bulk batch of booking requests: held through quiet hours, then released to the orders' workflows. */
import type { BookingBatchInput } from '../src/contracts/workflows.js';
import { call, regularActivities, regularOnce, tryOnceThenRetry } from './activities.js';
import { AttentionTracker } from './attention.js';
import { untilNothingIsHeld } from './sending.js';

export async function bookingRequestBatch(input: BookingBatchInput): Promise<void> {
  const { tenant, batch } = input;
  const attention = new AttentionTracker(input);
  await untilNothingIsHeld(() =>
    // With thousands of orders it takes longer than a local activity may.
    tryOnceThenRetry(
      attention.watch('releasing'),
      () => call(regularOnce, 'releaseBatch', { tenant, batch }),
      () => call(regularActivities, 'releaseBatch', { tenant, batch }),
    ),
  );
}
