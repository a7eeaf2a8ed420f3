/** Whether a job about a depot's day was followed by another of its kind. */
import { sql } from 'kysely';
import type { Scope } from './scope.js';

/** A job, as far as it is about a day. */
type JobOfDay = { id: string; depot: string; date: string; created_at: Date };

/** Returns whether the day of this row of `table` was asked for again after it. */
export async function isAskedAgain(
  scope: Scope,
  table: 'jobs' | 'postponements',
  { id, depot, date, created_at: at }: JobOfDay,
): Promise<boolean> {
  const { rows } = await sql`
    select from ${sql.table(table)}
    where (depot, date) = (${depot}, ${date}) and (created_at, id) > (${at}, ${id}) limit 1`.execute(
    scope.trx,
  );
  return rows.length > 0;
}
