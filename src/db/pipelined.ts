/** Statements whose answer nobody reads: they go out with the statement that follows (docs/adr/0003). */
import { sql } from 'kysely';

/** The suffix of such a statement. */
const MARK = '/* unanswered */';

/**
 * Suffix for a statement whose answer nobody reads, such as a log row or a savepoint; nobody waits for it. If it
 * fails, the next statement of the transaction rejects with its reason, at the latest the commit.
 */
export const unanswered = sql.raw<never>(MARK);

export function isUnanswered(text: string): boolean {
  return text.endsWith(MARK);
}
