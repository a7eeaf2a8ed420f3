/** The standing of workflows in Temporal: whether they are open, and whether they have something to do. */
import { type Client, type WorkflowExecutionDescription, WorkflowNotFoundError } from '@temporalio/client';

/**
 * `busy`: an activity or a task of it is pending; `idle`: it waits for a signal or a time; `gone`: it is not open;
 * `stuck`: its task has failed repeatedly, as when the worker's code does not fit its history, and nothing moves it.
 */
export type Standing = 'busy' | 'idle' | 'gone' | 'stuck';

/**
 * A task tried this often in a row will not succeed by another try. Tries that timed out count too, so the limit is
 * not lower: five of them take two minutes, in which perhaps no worker had the time.
 */
const STUCK_AT_ATTEMPT = 6;

/** Ids in one query. */
const IN_ONE_QUERY = 100;

/** Returns the workflows that are open according to Temporal's index, which may lag by a few seconds. */
export async function listOpen(client: Client, ids: readonly string[]): Promise<Set<string>> {
  const open = new Set<string>();
  for (let start = 0; start < ids.length; start += IN_ONE_QUERY) {
    const chunk = ids.slice(start, start + IN_ONE_QUERY);
    const list = chunk.map((id) => `'${id.replaceAll("'", "''")}'`).join(', ');
    const query = `ExecutionStatus = 'Running' AND WorkflowId IN (${list})`;
    for await (const { workflowId } of client.workflow.list({ query, pageSize: IN_ONE_QUERY })) {
      open.add(workflowId);
    }
  }
  return open;
}

/** Returns one workflow's current standing, and its run. */
export async function standingOf(client: Client, id: string): Promise<{ standing: Standing; run: string }> {
  try {
    const described = await client.workflow.getHandle(id).describe();
    return { standing: standingBy(described), run: described.runId };
  } catch (error) {
    if (error instanceof WorkflowNotFoundError) return { standing: 'gone', run: '' };
    throw error;
  }
}

/** Ends a stuck run, so that it can be started again; one that has ended meanwhile is left alone. */
export async function endStuck(client: Client, id: string, run: string): Promise<void> {
  try {
    await client.workflow
      .getHandle(id, run)
      .terminate('its tasks fail again and again; begun anew from its rows');
  } catch (error) {
    if (!(error instanceof WorkflowNotFoundError)) throw error;
  }
}

function standingBy({ status, raw }: WorkflowExecutionDescription): Standing {
  if (status.name !== 'RUNNING') return 'gone';
  const { pendingWorkflowTask: task, pendingActivities: activities } = raw;
  if ((task?.attempt ?? 0) >= STUCK_AT_ATTEMPT) return 'stuck';
  return task || (activities ?? []).length > 0 ? 'busy' : 'idle';
}
