/** Whether a job about a depot's day was followed by another of its kind. */
import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '../../db/scope.js';

/** Tables with a row for each job about a depot's day. */
type DayJobs = 'jobs' | 'postponements';

/**
 * Returns the condition that the day of row `n` of `table` was asked for again after it. A dry run asks for nothing.
 */
export function askedAgain(table: DayJobs): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from ${sql.table(table)} later
    where (later.tenant_id, later.depot, later.date) = (n.tenant_id, n.depot, n.date)
      and (later.created_at, later.id) > (n.created_at, n.id)
      ${table === 'postponements' ? sql`and not later.dry_run` : sql``})`;
}

/** Returns whether the day of this row of `table` was asked for again after it. */
export async function isAskedAgain(scope: Scope, table: DayJobs, { id }: { id: string }): Promise<boolean> {
  const { rows } = await sql`
    select from ${sql.table(table)} n where n.id = ${id} and ${askedAgain(table)}`.execute(scope.trx);
  return rows.length > 0;
}
