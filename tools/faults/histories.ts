/** What Temporal's histories say of a campaign: workflow tasks that failed, and the builds that did them. */
import type { Client } from '@temporalio/client';
import protos, { type temporal } from '@temporalio/proto';

type History = temporal.api.history.v1.IHistory;

export type Seen = {
  /** Workflow tasks that failed because of what a worker did. */
  failed: string[];
  /** Build → workflow tasks that it completed. */
  tasks: Record<string, number>;
};

/** Histories read at once. */
const AT_ONCE = 8;
const { WorkflowTaskFailedCause: CAUSE } = protos.temporal.api.enums.v1;
/** Part of normal work: something else came in while the task was done, so that it is done again. */
const NORMAL = new Set([
  CAUSE.WORKFLOW_TASK_FAILED_CAUSE_UNHANDLED_COMMAND,
  CAUSE.WORKFLOW_TASK_FAILED_CAUSE_RESET_STICKY_TASK_QUEUE,
]);

/** Reads the histories of all workflows. */
export async function readHistories(client: Client): Promise<Seen> {
  const seen: Seen = { failed: [], tasks: {} };
  const all: { workflowId: string; runId: string }[] = [];
  for await (const { workflowId, runId } of client.workflow.list()) all.push({ workflowId, runId });
  const next = all.values();
  const lane = async () => {
    for (const { workflowId, runId } of next) {
      look(workflowId, await client.workflow.getHandle(workflowId, runId).fetchHistory(), seen);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return seen;
}

function look(workflowId: string, { events }: History, seen: Seen): void {
  for (const {
    workflowTaskCompletedEventAttributes: done,
    workflowTaskFailedEventAttributes: failed,
  } of events ?? []) {
    const build = done?.deploymentVersion?.buildId;
    if (build) seen.tasks[build] = (seen.tasks[build] ?? 0) + 1;
    if (failed && !NORMAL.has(failed.cause ?? 0)) {
      seen.failed.push(`${workflowId}: ${CAUSE[failed.cause ?? 0] ?? ''} ${failed.failure?.message ?? ''}`);
    }
  }
}
