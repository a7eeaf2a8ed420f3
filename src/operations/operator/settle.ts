/** Settles what an operator leaves undone: a workflow that failed, and whatever would start it again. */
import { insertAudit } from '../../db/audit.js';
import { listErrands, settleErrand } from '../../db/pending-tasks.js';
import type { Scope } from '../../db/scope.js';
import { SETTLED } from '../../db/dismissed-workflows.js';

type Errand = Awaited<ReturnType<typeof listErrands>>[number];

/** Records that nothing more needs doing about the workflow, and deletes the errands that it was `about`. */
export async function settle(
  scope: Scope,
  workflow: string,
  about: (errand: Errand) => boolean,
  note: string | undefined,
): Promise<void> {
  for (const errand of (await listErrands(scope)).filter(about)) await settleErrand(scope, errand.id);
  await insertAudit(scope, { action: SETTLED, subject: workflow, detail: note ?? null });
}
