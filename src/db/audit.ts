/**
 * The audit log: who did what, and when. The request pipeline writes an entry for every write through the API.
 * Anything else, such as an act without a request, is added here, in the same transaction as the change it records.
 */
import { insertRow } from './insert.js';
import type { Scope } from './scope.js';
import { pipelined } from './pipelined.js';

/**
 * Adds an entry. `action` is a name such as `billing.vehicle_added`, `subject` the id of the record, `detail` the
 * reason that was given.
 */
export async function insertAudit(
  scope: Scope,
  { action, subject, detail = null }: { action: string; subject: string | null; detail?: string | null },
): Promise<void> {
  await insertRow(scope, 'audit_log', {
    row: {
      id: scope.newId('audit'),
      actor: scope.actor.id,
      action,
      subject,
      request_id: scope.actor.requestId,
      detail,
      at: scope.now,
    },
  })
    .modifyEnd(pipelined)
    .execute();
}
