/** Checks of runs that are due, of all tenants, under the system's role. */
import { sql } from 'kysely';
import type { Database } from '../../db/client.js';

/** A check that has failed this often in a row is shown to operators; it is still tried, less and less often. */
export const MANY_ATTEMPTS = 10;
const MAX_PAUSE_SECONDS = 3_600;

/** A claimed check. `claimedUntil` identifies the claim: an instant as the database wrote it. */
export type DueCheck = { tenant: string; run: string; claimedUntil: string };

/** Claims the check that has been due for longest, if there is one: nobody else makes it for `leaseSeconds`. */
export async function claimCheck(db: Database, leaseSeconds: number): Promise<DueCheck | undefined> {
  const { rows } = await sql<DueCheck>`
    update run_checks c set due_at = clock_timestamp() + make_interval(secs => ${leaseSeconds})
    from (
      select tenant_id, run from run_checks where due_at <= clock_timestamp()
      order by due_at limit 1 for update skip locked
    ) due
    where (c.tenant_id, c.run) = (due.tenant_id, due.run)
    returning c.tenant_id as tenant, c.run, c.due_at::text as "claimedUntil"`.execute(db);
  return rows[0];
}

/** Records that a check failed, to be made again after a pause that doubles each time. Resolves to how often it has. */
export async function recordFailedCheck(
  db: Database,
  { tenant, run, claimedUntil }: DueCheck,
  error: string,
): Promise<number> {
  const { rows } = await sql<{ attempts: number }>`
    update run_checks set attempts = attempts + 1, last_error = ${error},
      due_at = clock_timestamp()
        + make_interval(secs => least(${MAX_PAUSE_SECONDS}, power(2, least(attempts, 12))))
    where tenant_id = ${tenant} and run = ${run} and due_at = ${claimedUntil}::timestamptz
    returning attempts`.execute(db);
  return rows[0]?.attempts ?? 0;
}

/**
 * How many checks fail again and again, one of them with its cause, and for how many seconds the oldest has been due.
 */
export type CheckBacklog = { failing: number; example: string | null; overdue: number };

export async function findCheckBacklog(db: Database): Promise<CheckBacklog> {
  const { rows } = await sql<CheckBacklog>`
    select count(*) filter (where attempts >= ${MANY_ATTEMPTS})::integer as failing,
      min(run || ': ' || last_error) filter (where attempts >= ${MANY_ATTEMPTS}) as example,
      coalesce(extract(epoch from clock_timestamp() - min(due_at) filter (where due_at < clock_timestamp())), 0)::integer
        as overdue
    from run_checks`.execute(db);
  return rows[0] ?? { failing: 0, example: null, overdue: 0 };
}
