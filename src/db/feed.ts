/**
 * Lists that a client asks again and again for what is new. A change becomes visible at its commit, which may be long
 * after the time at which it was made; so the database gives it the time of its commit, and a list stops before the
 * commits that are under way (docs/adr/0407).
 */
import { type RawBuilder, sql } from 'kysely';
import type { Scope } from './scope.js';

/**
 * An instant such that every change of the tenant that bears an earlier one can be seen by the statements that follow:
 * a list that leaves out the others skips nothing for whoever goes on from there. Waits for commits under way.
 */
export async function visibleBefore(scope: Scope): Promise<RawBuilder<Date>> {
  const { rows } = await sql<{ at: string }>`select visible_before(${scope.tenant.id})::text as at`.execute(
    scope.trx,
  );
  // As text, since the database's times are finer than those of JavaScript.
  return sql<Date>`${rows[0]?.at}::timestamptz`;
}
