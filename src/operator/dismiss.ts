/** Dismisses a failed workflow on behalf of an operator, and whatever would start it again. */
import { insertAudit } from '../db/audit.js';
import { DISMISSED } from './dismissed-workflows.js';
import type { Scope } from '../db/scope.js';
import { moveQueuedOfCause } from '../records/messages.js';

/**
 * Records that nothing more needs doing about the workflow. `cause`: that of the messages which it was to send, and which
 * never are.
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
