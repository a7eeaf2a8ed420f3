/** Statements whose answer nobody reads: they go out with the statement that follows (docs/adr/0003). */
import { sql } from 'kysely';

/** The suffix of such a statement. */
const MARK = '/* pipelined */';

/**
 * Suffix for a statement whose answer nobody reads, such as a log row or a savepoint; nobody waits for it. If it
 * fails, the next statement of the transaction rejects with its reason, at the latest the commit.
 */
export const pipelined = sql.raw<never>(MARK);

export function isPipelined(text: string): boolean {
  return text.endsWith(MARK);
}
