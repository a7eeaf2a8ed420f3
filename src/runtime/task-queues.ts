/** The state of a task queue in Temporal: its pollers and its backlog. */
import type { Client } from '@temporalio/client';
import { type TaskQueue, WORKFLOW_QUEUES } from '../contracts/workflows.js';

/** Values of temporal.api.enums.v1.TaskQueueType. */
const TYPES = { workflow: 1, activity: 2 } as const;
export type TaskType = keyof typeof TYPES;

/** A poller not seen for this long has gone; each shows itself about once a minute. */
const GONE_MS = 180_000;

/** `waiting` tasks as the server estimates them, the oldest for `seconds`. */
export type QueueState = {
  type: TaskType;
  pollers: number;
  /** The builds of those pollers. */
  builds: readonly string[];
  waiting: number;
  seconds: number;
};

/** Asks for each type of task that the queue has. */
export async function describeQueue(
  { workflowService }: Pick<Client, 'workflowService'>,
  namespace: string,
  queue: TaskQueue,
): Promise<QueueState[]> {
  const types: readonly TaskType[] = WORKFLOW_QUEUES.includes(queue)
    ? ['workflow', 'activity']
    : ['activity'];
  return Promise.all(
    types.map(async (type) => {
      const { pollers, stats } = await workflowService.describeTaskQueue({
        namespace,
        taskQueue: { name: queue },
        // eslint-disable-next-line @typescript-eslint/no-unsafe-enum-assignment -- its enum belongs to a package that
        // we do not import
        taskQueueType: TYPES[type],
        reportStats: true,
      });
      const there = pollers.filter(
        ({ lastAccessTime: at }) => Date.now() - Number(at?.seconds ?? 0) * 1_000 < GONE_MS,
      );
      return {
        type,
        pollers: new Set(there.map(({ identity }) => identity)).size,
        builds: [...new Set(there.map(({ deploymentOptions }) => deploymentOptions?.buildId ?? ''))],
        waiting: Number(stats?.approximateBacklogCount ?? 0),
        seconds: Number(stats?.approximateBacklogAge?.seconds ?? 0),
      };
    }),
  );
}
