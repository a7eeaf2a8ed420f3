/** Workflows that are started by themselves, as their tests drive them. */
import { Context } from '@temporalio/activity';
import { WorkflowFailedError, type WorkflowHandle } from '@temporalio/client';
import type { Harness } from './harness.js';

export const OF = { tenant: 'ten_1', courier: 'cou_1', mode: 'sandbox' } as const;

/** An activity that does nothing but heartbeat, until it is told to stop. */
export const untilCancelled = async () => {
  for (;;) {
    Context.current().heartbeat();
    await Context.current().sleep(100);
  }
};

/** Starts a workflow of this name, each under an id of its own. */
export function startedOn(harness: Harness) {
  let started = 0;
  return (workflow: string, argument: object, taskQueue = 'main') => {
    started += 1;
    return harness.env.client.workflow.start(workflow, {
      workflowId: `test/${workflow}/${started}`,
      taskQueue,
      args: [{ ...OF, ...argument }],
    });
  };
}

export const failureOf = async (result: Promise<unknown>): Promise<any> => {
  try {
    await result;
  } catch (error) {
    if (error instanceof WorkflowFailedError) return error.cause;
    throw error;
  }
  throw new Error('it did not fail');
};

export const eventsOf = async (handle: WorkflowHandle) => (await handle.fetchHistory()).events?.length;
export const detailsOf = async (handle: WorkflowHandle) =>
  (await handle.query<{ currentDetails: string }>('__temporal_workflow_metadata')).currentDetails;

/** That a workflow has ended, and its last task has written no search attribute; its history is kept as `name`. */
export const closedOn =
  (harness: Harness) =>
  async (handle: WorkflowHandle, name: string): Promise<void> => {
    const { events = [] } = await handle.fetchHistory();
    const last = (events ?? []).findLastIndex((event) => event.workflowTaskCompletedEventAttributes);
    expect(last).toBeGreaterThan(0);
    expect(
      (events ?? []).slice(last).map((event) => event.upsertWorkflowSearchAttributesEventAttributes),
    ).toEqual((events ?? []).slice(last).map(() => null));
    await harness.record(handle, `${name}-by-status`);
  };
