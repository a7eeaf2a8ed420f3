/** Dismisses a failed workflow on behalf of an operator, and whatever would start it again. */
import { insertAudit } from '../db/audit.js';
import { listPendingTasks, completePendingTask } from '../work/queue/pending-tasks.js';
import type { Scope } from '../db/scope.js';
import { DISMISSED } from './dismissed-workflows.js';

type PendingTask = Awaited<ReturnType<typeof listPendingTasks>>[number];

/** Records that nothing more needs doing about the workflow, and completes the pending tasks that it was `about`. */
export async function dismiss(
  scope: Scope,
  workflow: string,
  about: (task: PendingTask) => boolean,
  note: string | undefined,
): Promise<void> {
  for (const task of (await listPendingTasks(scope)).filter(about)) await completePendingTask(scope, task.id);
  await insertAudit(scope, { action: DISMISSED, subject: workflow, detail: note ?? null });
}
