/** How workflows stand, as Temporal has it: whether they are open, and whether they have something to do. */
import { type Client, WorkflowNotFoundError } from '@temporalio/client';

/** `busy`: an activity or a task of it is pending; `idle`: it waits for a signal or a time; `gone`: it is not open. */
export type Standing = 'busy' | 'idle' | 'gone';

/** Ids in one query. */
const IN_ONE_QUERY = 100;

/** Those of these workflows that are open, as far as Temporal's index has got: it may lag behind by a few seconds. */
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

/** How one workflow stands at this moment. */
export async function standingOf(client: Client, id: string): Promise<Standing> {
  try {
    const { status, raw } = await client.workflow.getHandle(id).describe();
    if (status.name !== 'RUNNING') return 'gone';
    return raw.pendingWorkflowTask || (raw.pendingActivities ?? []).length > 0 ? 'busy' : 'idle';
  } catch (error) {
    if (error instanceof WorkflowNotFoundError) return 'gone';
    throw error;
  }
}
