/** Run by a schedule every hour: clears what is no longer needed and asks the route agent for the coming day. */
import { retried } from './activities.js';

export async function housekeeping(): Promise<void> {
  await retried.clearExpired();
  await retried.suggestOvernight();
}
