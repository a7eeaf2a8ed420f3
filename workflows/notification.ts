/** One message that no order is behind: a driver's invitation, or a shipper's. */
import type { NotificationInput } from '../src/contracts/workflows.js';
import { perform } from './activities.js';

export async function notification({ tenant, kind, subject }: NotificationInput): Promise<void> {
  await perform('sendInvite', { tenant, kind, subject });
}
