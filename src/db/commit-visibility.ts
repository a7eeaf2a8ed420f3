/**
 * Lists that a client polls for what is new. A change becomes visible at its commit, which may be long after it was
 * made. So the database stamps it with the time of its commit, and a list stops short of commits under way
 * (docs/adr/0407).
 */
import { type RawBuilder, sql } from 'kysely';
import type { Scope } from './scope.js';

/**
 * Returns an instant such that the statements that follow see every change of the tenant stamped earlier. A list that
 * leaves out later changes then skips nothing for a client that continues from it. Waits for commits under way.
 */
export async function visibleBefore(scope: Scope): Promise<RawBuilder<Date>> {
  const { rows } = await sql<{ at: string }>`select visible_before(${scope.tenant.id})::text as at`.execute(
    scope.trx,
  );
  // As text, since the database's times are finer than those of JavaScript.
  return sql<Date>`${rows[0]?.at}::timestamptz`;
}
