/** The status of workflows in Temporal: whether they are open, and whether they have something to do. */
import { type Client, type WorkflowExecutionDescription, WorkflowNotFoundError } from '@temporalio/client';
import { defineSearchAttributeKey, SearchAttributeType } from '@temporalio/common';

/**
 * `busy`: an activity or a task of it is pending; `idle`: it waits for a signal or a time; `closed`: it is not open,
 * or never was; `stuck`: its task has failed repeatedly, as when the worker's code does not fit its history, and
 * nothing moves it.
 */
export type WorkflowStatus = 'busy' | 'idle' | 'closed' | 'stuck';

/**
 * Set by the server on a workflow whose task has failed five times in a row, until one succeeds. A task that timed out
 * because no worker had the time does not count: ending workflows under overload would only add to it. The attempt
 * number of the pending task says nothing, because each signal resets it.
 */
const problemsKey = defineSearchAttributeKey('TemporalReportedProblems', SearchAttributeType.KEYWORD_LIST);
const TASK_FAILED = 'category=WorkflowTaskFailed';

/** The most ids of a query; a page of the reconciler's rows is compared by one. */
export const IDS_PER_QUERY = 500;

/** Returns the workflows that are open according to Temporal's index, which may lag by a few seconds. */
export async function listOpen(client: Client, ids: readonly string[]): Promise<Set<string>> {
  const open = new Set<string>();
  for (let start = 0; start < ids.length; start += IDS_PER_QUERY) {
    const chunk = ids.slice(start, start + IDS_PER_QUERY);
    const list = chunk.map((id) => `'${id.replaceAll("'", "''")}'`).join(', ');
    const query = `ExecutionStatus = 'Running' AND WorkflowId IN (${list})`;
    for await (const { workflowId } of client.workflow.list({ query, pageSize: IDS_PER_QUERY })) {
      open.add(workflowId);
    }
  }
  return open;
}

/** Lists the open workflows whose tasks fail again and again, according to Temporal's index. */
export async function listFailing(client: Client): Promise<string[]> {
  const query = `${problemsKey.name} IN ('${TASK_FAILED}') AND ExecutionStatus = 'Running'`;
  const failing: string[] = [];
  for await (const { workflowId } of client.workflow.list({ query, pageSize: IDS_PER_QUERY })) {
    failing.push(workflowId);
  }
  return failing;
}

/** Returns one workflow's current status, and its run; the run is empty if there never was one. */
export async function findStatus(
  client: Client,
  id: string,
): Promise<{ status: WorkflowStatus; run: string }> {
  try {
    const described = await client.workflow.getHandle(id).describe();
    return { status: statusOf(described), run: described.runId };
  } catch (error) {
    if (error instanceof WorkflowNotFoundError) return { status: 'closed', run: '' };
    throw error;
  }
}

/** Terminates one run; one that has ended is left alone. */
export async function terminateRun(
  client: Client,
  { id, run, why }: { id: string; run: string; why: string },
): Promise<void> {
  try {
    await client.workflow.getHandle(id, run).terminate(why);
  } catch (error) {
    if (!(error instanceof WorkflowNotFoundError)) throw error;
  }
}

function statusOf({ status, raw, typedSearchAttributes }: WorkflowExecutionDescription): WorkflowStatus {
  if (status.name !== 'RUNNING') return 'closed';
  const { pendingWorkflowTask: task, pendingActivities: activities } = raw;
  const problems = typedSearchAttributes.get(problemsKey) ?? [];
  if (task && problems.includes(TASK_FAILED)) return 'stuck';
  return task || (activities ?? []).length > 0 ? 'busy' : 'idle';
}
