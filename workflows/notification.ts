/**
 * Messages that are not about one order: the invitation of a driver or of a shipper's portal users, notices to the
 * courier, news for a driver or a shipper at their hour.
 */
import type { NotificationInput } from '../src/contracts/workflows.js';
import { AttentionTracker } from './attention.js';
import { send, untilNothingIsHeld } from './sending.js';

export async function notification(input: NotificationInput): Promise<void> {
  const { tenant, kind, subject, event_id, prepared } = input;
  const attention = new AttentionTracker(input);
  await untilNothingIsHeld(() =>
    send('sendNotification', { tenant, kind, subject, event_id, prepared }, attention.watch('notifying')),
  );
}
