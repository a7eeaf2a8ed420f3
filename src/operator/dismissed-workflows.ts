/**
 * What operators have dismissed among ended workflows that still show a need for attention; read as the database's
 * owner.
 */
import { sql } from 'kysely';
import type { Database } from '../db/client.js';

/** The action in the audit log; its subject is the workflow's id. */
export const DISMISSED = 'attention.settle';

/** Returns the ids of those workflows that were dismissed after they began. */
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
