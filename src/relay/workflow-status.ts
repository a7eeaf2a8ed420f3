/** The status of workflows in Temporal: whether they are open, and whether they have something to do. */
import { type Client, type WorkflowExecutionDescription, WorkflowNotFoundError } from '@temporalio/client';

/**
 * `busy`: an activity or a task of it is pending; `idle`: it waits for a signal or a time; `closed`: it is not open,
 * or never was; `stuck`: its task has failed repeatedly, as when the worker's code does not fit its history, and
 * nothing moves it.
 */
export type WorkflowStatus = 'busy' | 'idle' | 'closed' | 'stuck';

/**
 * A task tried this often in a row will not succeed by another try. Tries that timed out count too, so the limit is
 * not lower: five of them take two minutes, in which perhaps no worker had the time.
 */
const STUCK_AT_ATTEMPT = 6;

const IDS_PER_QUERY = 100;

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

/** Terminates a stuck run, so that it can be started again; one that has ended meanwhile is left alone. */
export async function terminateStuck(client: Client, id: string, run: string): Promise<void> {
  try {
    await client.workflow
      .getHandle(id, run)
      .terminate('its tasks fail again and again; started again from its rows');
  } catch (error) {
    if (!(error instanceof WorkflowNotFoundError)) throw error;
  }
}

function statusOf({ status, raw }: WorkflowExecutionDescription): WorkflowStatus {
  if (status.name !== 'RUNNING') return 'closed';
  const { pendingWorkflowTask: task, pendingActivities: activities } = raw;
  if ((task?.attempt ?? 0) >= STUCK_AT_ATTEMPT) return 'stuck';
  return task || (activities ?? []).length > 0 ? 'busy' : 'idle';
}
