/**
 * Housekeeping across tenants: deletes what has expired, and asks for nightly plans. What fails for one table or courier
 * holds up no other; the activity then fails as a whole, to be tried again, and finds done what was done.
 */
import { inScope } from '../src/db/scope.js';
import { askOvernight } from '../src/operations/agent/overnight.js';
import { listTenantsWithAgent } from '../src/records/couriers.js';
import { listExpired } from '../src/records/expired.js';
import type { ActivityDeps } from './deps.js';

export function createHousekeepingActivities(
  deps: Pick<ActivityDeps, 'source' | 'systemDb' | 'retention' | 'heartbeat' | 'logger'>,
) {
  const { source, systemDb, retention, heartbeat, logger } = deps;

  /** Runs each of these to its end, whatever becomes of the others; rejects afterwards if one has failed. */
  async function each<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
    const failures: unknown[] = [];
    for (const item of items) {
      heartbeat();
      try {
        await work(item);
      } catch (error) {
        logger.warn({ err: error }, 'a part of the housekeeping failed');
        failures.push(error);
      }
    }
    if (failures.length > 0) {
      throw new AggregateError(failures, `${failures.length} of ${items.length} parts failed.`);
    }
  }

  return {
    /** Deletes what has outlived its time. Resolves to the number of rows by table. */
    async clearExpired(): Promise<Record<string, number>> {
      const deleted: Record<string, number> = {};
      await each(await listExpired(systemDb, source.clock(), retention), async (expired) => {
        for (let more = true; more;) {
          const rows = await expired.deleteChunk();
          deleted[expired.table] = (deleted[expired.table] ?? 0) + rows;
          more = rows === expired.chunk;
          heartbeat();
        }
      });
      return deleted;
    },

    /** At night in the time of each courier that has the route agent: asks for suggestions, once a night. */
    async suggestOvernight(): Promise<{ asked: number }> {
      let asked = 0;
      await each(await listTenantsWithAgent(systemDb), async (tenant) => {
        asked += await inScope(source, tenant, 'workflow', askOvernight);
      });
      return { asked };
    },
  };
}
