/**
 * Messages that are not about one order: the invitation of a driver or of a shipper's portal users, notices to the
 * courier, news for a driver or a shipper at their hour.
 */
import { sleep } from '@temporalio/workflow';
import type { NotificationInput } from '../src/contracts/workflows.js';
import { AttentionTracker } from './attention.js';
import { send } from './sending.js';

export async function notification(input: NotificationInput): Promise<void> {
  const { tenant, kind, subject, event_id, prepared } = input;
  const attention = new AttentionTracker(input);
  for (;;) {
    const watch = attention.watch('notifying');
    const held = await send('sendNotification', { tenant, kind, subject, event_id, prepared }, watch);
    if (!held || held.wait_until === null) return;
    const pause = Math.max(1_000, Date.parse(held.wait_until) - Date.now());
    await sleep(pause, { summary: 'until it may be told' });
  }
}
