/** Dismisses failed workflows on behalf of an operator, with the rows that would start them again. */
import { sql } from 'kysely';
import { insertAudit } from '../db/audit.js';
import type { Database } from '../db/client.js';
import type { Scope } from '../db/scope.js';
import { moveQueuedOfCause } from '../records/message-moves.js';

/**
 * Records that nothing more needs doing about the workflow. `cause`: that of the messages which it was to send, and
 * which never are.
 */
export async function dismiss(
  scope: Scope,
  workflow: string,
  cause: string | undefined,
  note: string | undefined,
): Promise<void> {
  if (cause !== undefined) await moveQueuedOfCause(scope, cause);
  await insertAudit(scope, { action: DISMISSED, subject: workflow, detail: note ?? null });
}

/** The action in the audit log; its subject is the workflow's id. */
const DISMISSED = 'attention.settle';

/** Returns the ids of those workflows that were dismissed after they began; read as the database's owner. */
export async function listDismissed(
  db: Database,
  workflows: readonly { tenant: string; workflow: string; began: Date }[],
): Promise<Set<string>> {
  if (workflows.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select w.id from unnest(
      ${workflows.map(({ tenant }) => tenant)}::text[], ${workflows.map(({ workflow }) => workflow)}::text[],
      ${workflows.map(({ began }) => began.toISOString())}::timestamptz[]) as w (tenant, id, began)
    where exists (
      select from audit_log a
      where a.tenant_id = w.tenant and a.subject = w.id and a.action = ${DISMISSED} and a.at >= w.began)`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}
