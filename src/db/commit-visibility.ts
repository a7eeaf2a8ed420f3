/**
 * Lists that a client polls for what is new. A change becomes visible at its commit, which may be long after it was
 * made. So the database stamps it with the time of its commit, and a list stops short of commits under way
 * (docs/adr/0407).
 */
import { type RawBuilder, sql } from 'kysely';
import type { Scope } from './scope.js';

/** How long a list of events waits for commits under way. */
const PATIENCE_SECONDS = 0.25;

/**
 * Returns an instant such that the statements that follow see every change of the tenant stamped earlier. A list that
 * leaves out later changes then skips nothing for a client that continues from it. Waits for commits under way,
 * without delaying them.
 *
 * @param by `the time of asking`: clients may continue from when they asked, so that every commit is waited for; `what was
 *   seen`: they continue from the latest change that they know, so that the list may end before a commit that takes long
 */
export async function visibleBefore(
  scope: Scope,
  by: 'the time of asking' | 'what was seen',
): Promise<RawBuilder<Date>> {
  const patience =
    by === 'what was seen' ? sql`make_interval(secs => ${PATIENCE_SECONDS})` : sql`interval 'infinity'`;
  const { rows } = await sql<{ at: string }>`
    select visible_before(${scope.tenant.id}, ${patience})::text as at`.execute(scope.trx);
  // As text, since the database's times are finer than those of JavaScript.
  return sql<Date>`${rows[0]?.at}::timestamptz`;
}
