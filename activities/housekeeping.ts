/** Housekeeping across tenants, under the system's role: what has expired goes, and nightly plans are asked for. */
import { sql } from 'kysely';
import type { Database } from '../src/db/client.js';
import { enqueue } from '../src/db/outbox.js';
import { inScope } from '../src/db/scope.js';
import { addDays, localDateTime } from '../src/domain/local-time.js';
import type { ActivityDeps } from './deps.js';

/** How long idempotency records are kept (specification "Limits"), and sent outbox rows for those who look into a case. */
const IDEMPOTENCY_HOURS = 24;
const OUTBOX_DAYS = 7;
/** Rows deleted in one statement. */
const BATCH = 5_000;
/** The local hour in which the next day is looked at. */
const NIGHT_HOUR = '02';

export function createHousekeepingActivities(deps: ActivityDeps) {
  return {
    /** Deletes expired idempotency records and sent outbox rows, in batches that hold no lock for long. */
    async clearExpired(): Promise<{ idempotency_keys: number; outbox: number }> {
      return {
        idempotency_keys: await deleteOld(
          deps.systemDb,
          sql`delete from idempotency_keys where ctid = any(array(select ctid from idempotency_keys
            where created_at < now() - make_interval(hours => ${IDEMPOTENCY_HOURS}) limit ${BATCH}))`,
        ),
        outbox: await deleteOld(
          deps.systemDb,
          sql`delete from outbox where seq = any(array(select seq from outbox
            where sent_at < now() - make_interval(days => ${OUTBOX_DAYS}) limit ${BATCH}))`,
        ),
      };
    },

    /** In the small hours of each courier that has the route agent: a suggestion for every depot with work that day. */
    async suggestOvernight(): Promise<{ asked: number }> {
      const tenants = await deps.systemDb
        .selectFrom('tenants')
        .innerJoin('couriers', 'couriers.id', 'tenants.courier_id')
        .select(['tenants.id', 'couriers.timezone'])
        .where('couriers.plan', '<>', 'growth')
        .execute();
      let asked = 0;
      for (const tenant of tenants) {
        const local = localDateTime(deps.source.clock(), tenant.timezone);
        if (local.time.slice(0, 2) !== NIGHT_HOUR) continue;
        asked += await askForDay(deps, tenant.id, local.date);
      }
      return { asked };
    },
  };
}

async function deleteOld(db: Database, statement: ReturnType<typeof sql>): Promise<number> {
  let total = 0;
  for (;;) {
    const { numAffectedRows } = await statement.execute(db);
    total += Number(numAffectedRows ?? 0n);
    if (Number(numAffectedRows ?? 0n) < BATCH) return total;
  }
}

async function askForDay(deps: ActivityDeps, tenant: string, today: string): Promise<number> {
  return inScope(deps.source, tenant, 'workflow', async (scope) => {
    const rows = await scope.trx
      .selectFrom('orders')
      .select(['depot', 'slot_date'])
      .distinct()
      .where('status', 'in', ['booked', 'planned'])
      .where('depot', 'is not', null)
      .where('slot_date', 'in', [today, addDays(today, 1)])
      .execute();
    for (const { depot, slot_date: date } of rows) {
      if (depot === null || date === null) continue;
      const suggestion = scope.newId('suggestion');
      await enqueue(scope, 'suggestion.requested', suggestion, { suggestion, depot, date });
    }
    return rows.length;
  });
}
