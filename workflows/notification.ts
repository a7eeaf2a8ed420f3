/** One message that is about no order: the invitation of a driver, or of a shipper's portal users. */
import type { NotificationInput } from '../src/contracts/workflows.js';
import { perform } from './activities.js';

export async function notification({ tenant, kind, subject, event }: NotificationInput): Promise<void> {
  await perform('sendInvite', { tenant, kind, subject, event });
}
