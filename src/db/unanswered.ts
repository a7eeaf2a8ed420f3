/** Statements whose answer nobody reads: they go out with the statement that follows (docs/adr/0021). */
import { sql } from 'kysely';

/** What such a statement ends with. */
const MARK = '/* unanswered */';

/**
 * Ends a statement whose answer nobody reads, such as a row for a log or a savepoint. Nobody waits for it then; if it
 * fails, the next statement of the transaction rejects for its reason, at the latest the commit.
 */
export const unanswered = sql.raw<never>(MARK);

export function isUnanswered(text: string): boolean {
  return text.endsWith(MARK);
}
