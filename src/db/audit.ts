/**
 * The audit log: who did what, and when. The request pipeline writes an entry for every write through the API.
 * Anything else, such as an act without a request, is added here, in the same transaction as the change it records.
 */
import type { Changes } from '../domain/changes.js';
import { insertRow } from './insert.js';
import { json } from './json-column.js';
import type { Scope } from './scope.js';
import { pipelined } from './pipelined.js';

/**
 * Adds an entry. `action` is a name such as `billing.vehicle_added`, `subject` the id of the record, `detail` the
 * reason that was given, `changes` the old and new values of what was changed.
 */
export async function insertAudit(
  scope: Scope,
  {
    action,
    subject,
    detail = null,
    changes = null,
  }: { action: string; subject: string | null; detail?: string | null; changes?: Changes | null },
): Promise<void> {
  await insertRow(scope, 'audit_log', {
    row: {
      id: scope.newId('audit'),
      actor: scope.actor.id,
      action,
      subject,
      request_id: scope.actor.requestId,
      detail,
      changes: changes && json(changes),
      address: scope.actor.address ?? null,
      at: scope.now,
    },
  })
    .modifyEnd(pipelined)
    .execute();
}
