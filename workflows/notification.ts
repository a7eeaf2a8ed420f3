/** One message that is not about an order: the invitation of a driver or of a shipper's portal users. */
import type { NotificationInput } from '../src/contracts/workflows.js';
import { perform } from './activities.js';
import { Needs } from './attention.js';

export async function notification(input: NotificationInput): Promise<void> {
  const { tenant, kind, subject, event, prepared, attention_after: after } = input;
  await perform('sendInvite', { tenant, kind, subject, event, prepared }, new Needs(after).watch('inviting'));
}
