/** Scans pieces, in batches of the API's maximum size. */
import { unwrap, type WaypostClient } from '@waypost/client';
import { insist } from './world.js';

/** Maximum number of scans per request. */
const BATCH = 500;

export type Scan = { barcode: string; type: 'depot_in' | 'load_to_van'; depot: string; vehicle?: string };

/** Sends the scans, none of which may be rejected. Resolves to the orders whose last piece came in. */
export async function scan(client: WaypostClient, scans: readonly Scan[]): Promise<string[]> {
  const completed: string[] = [];
  for (let first = 0; first < scans.length; first += BATCH) {
    const batch = scans.slice(first, first + BATCH);
    const result = await unwrap(client.POST('/scans', { body: { scans: batch } }));
    const [rejected] = result.rejected;
    insist(
      rejected === undefined,
      `A scan of ${rejected?.barcode ?? ''} was rejected: ${rejected?.reason ?? ''}.`,
    );
    insist(
      result.accepted === batch.length,
      `Only ${result.accepted} of ${batch.length} scans were accepted.`,
    );
    completed.push(...result.orders_completed);
  }
  return completed;
}
