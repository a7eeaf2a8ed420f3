/**
 * Housekeeping across tenants: deletes what has expired, erases personal data, asks for nightly plans, and mails
 * reports. A failure for one table or courier does not hold up the others. The activity then fails as a whole; its
 * retry finds the finished parts done.
 */
import { requestOvernightSuggestions } from '../src/operations/agent/overnight.js';
import { eraseRetained } from '../src/operations/orders/erase.js';
import { mailShipperReports } from '../src/operations/reports/mail.js';
import {
  listTenantsWithAgent,
  listTenantsWithReports,
  listTenantsWithRetention,
} from '../src/records/couriers.js';
import { type Expired, listExpired } from '../src/records/retention.js';
import type { ActivityDependencies } from './dependencies.js';
import { inTenantScope } from './tenant-scope.js';

/**
 * Orders erased in one transaction, and the most of one courier in one try of the activity: the others get their turn,
 * and the rest waits for the next try or hour.
 */
const ERASED_AT_ONCE = 100;
const ERASED_A_TRY = 5_000;

/** The most parts that an error names. */
const MAX_NAMED = 20;

export function createHousekeepingActivities(
  deps: Pick<ActivityDependencies, 'source' | 'systemDb' | 'retention' | 'heartbeat' | 'logger'>,
) {
  const { source, systemDb, retention, heartbeat, logger } = deps;

  /** Runs `work` for every item, even if some fail; rejects afterwards with the names of those that have failed. */
  async function each<Item>(
    items: readonly Item[],
    nameOf: (item: Item) => string,
    work: (item: Item) => Promise<void>,
  ): Promise<void> {
    const failures: unknown[] = [];
    const failed: string[] = [];
    for (const item of items) {
      heartbeat();
      try {
        await work(item);
      } catch (error) {
        logger.warn({ err: error, part: nameOf(item) }, 'housekeeping failed in part');
        failures.push(error);
        failed.push(nameOf(item));
      }
    }
    if (failures.length > 0) {
      throw new AggregateError(
        failures,
        `${failures.length} of ${items.length} parts failed: ${failed.slice(0, MAX_NAMED).join(', ')}.`,
      );
    }
  }

  return {
    /** Deletes expired rows, and settles what stays. Resolves to the number of rows by table. */
    async deleteExpired(): Promise<Record<string, number>> {
      const deleted: Record<string, number> = {};
      const parts = await listExpired(systemDb, source.clock(), retention);
      await each(parts, nameOfExpired, async (expired) => {
        for (let more = true; more;) {
          const rows = await expired.clearChunk();
          deleted[expired.table] = (deleted[expired.table] ?? 0) + rows;
          more = rows === expired.chunk;
          heartbeat();
        }
      });
      return deleted;
    },

    /**
     * Erases personal data of orders that were closed for longer than their courier keeps them. Resolves to how many.
     */
    async erasePersonalData(): Promise<{ erased: number }> {
      let erased = 0;
      await each(await listTenantsWithRetention(systemDb), String, async (tenant) => {
        for (let left = ERASED_A_TRY; left > 0; left -= ERASED_AT_ONCE) {
          const seen = await inTenantScope(source, tenant)((scope) => eraseRetained(scope, ERASED_AT_ONCE));
          erased += seen;
          heartbeat();
          if (seen < ERASED_AT_ONCE) return;
        }
      });
      return { erased };
    },

    /** Asks for suggestions once a night, at night in the time zone of each courier that has the route agent. */
    async requestOvernightSuggestions(): Promise<{ asked: number }> {
      let asked = 0;
      await each(await listTenantsWithAgent(systemDb), String, async (tenant) => {
        asked += await inTenantScope(source, tenant)(requestOvernightSuggestions);
      });
      return { asked };
    },

    /** Mails shippers the report of a week or month that is over. */
    async mailShipperReports(): Promise<{ mailed: number }> {
      let mailed = 0;
      await each(await listTenantsWithReports(systemDb), String, async (tenant) => {
        mailed += await inTenantScope(source, tenant)(mailShipperReports);
      });
      return { mailed };
    },
  };
}

const nameOfExpired = ({ table, tenant }: Expired) =>
  tenant === undefined ? table : `${table} of ${tenant}`;
