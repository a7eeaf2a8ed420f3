/** One message that is not about an order: the invitation of a driver or of a shipper's portal users. */
import type { NotificationInput } from '../src/contracts/workflows.js';
import { perform } from './activities.js';
import { AttentionTracker } from './attention.js';

export async function notification(input: NotificationInput): Promise<void> {
  const { tenant, kind, subject, event_id, prepared } = input;
  await perform(
    'sendNotification',
    { tenant, kind, subject, event_id, prepared },
    new AttentionTracker(input).watch('notifying'),
  );
}
