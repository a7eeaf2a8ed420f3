/** Temporal: whether it answers, knows what Waypost needs, has workers for each queue, and what waits there. */
import type { Client } from '@temporalio/client';
import { ATTRIBUTE_TYPES, TASK_QUEUES, type TaskQueue } from '../../../contracts/workflows.js';
import type { Config } from '../../../runtime/config.js';
import { describeQueue } from '../../../runtime/task-queues.js';
import { HOUSEKEEPING } from '../../housekeeping-schedule.js';
import { withTemporal } from '../temporal.js';
import { failed, type Finding, ok, runCheck, warning } from './check.js';

/** Values of temporal.api.enums.v1.IndexedValueType. */
const INDEXED = { Keyword: 2, Datetime: 6 } as const;
const KINDS = { workflow: 'workflows', activity: 'activities' } as const;
/** The seconds that the oldest task of a queue may wait. */
const LONG_S = 30;

/** Runs all its checks. */
export async function checkTemporal(config: Config): Promise<Finding[]> {
  const { address, namespace } = config.temporal;
  const findings: Finding[] = [];
  const reached = await runCheck(
    'temporal',
    `Start Temporal, or correct TEMPORAL_ADDRESS, which is ${address}.`,
    async () => {
      await withTemporal(config, async (client) => {
        findings.push(await checkNamespace(client, namespace));
        if (findings.every(({ status }) => status !== 'failed'))
          findings.push(...(await checkInside(client, namespace)));
      });
      return ok(address);
    },
  );
  return [reached, ...findings];
}

function checkNamespace(client: Client, namespace: string): Promise<Finding> {
  return runCheck(
    'namespace',
    'Start a worker to create it, or run temporal operator namespace create.',
    async () => {
      const { config } = await client.workflowService.describeNamespace({ namespace });
      const days = Math.round(Number(config?.workflowExecutionRetentionTtl?.seconds ?? 0) / 86_400);
      return ok(`${namespace}; ended workflows are kept for ${days === 1 ? 'a day' : `${days} days`}`);
    },
  );
}

async function checkInside(client: Client, namespace: string): Promise<Finding[]> {
  return [
    await runCheck('attributes', 'Restart a worker to add them.', async () => {
      const { customAttributes } = await client.connection.operatorService.listSearchAttributes({
        namespace,
      });
      const wrong = Object.entries(ATTRIBUTE_TYPES).filter(
        ([name, type]) => Number(customAttributes[name]) !== INDEXED[type],
      );
      if (wrong.length === 0) return ok(`${Object.keys(ATTRIBUTE_TYPES).length} search attributes`);
      return failed(
        `missing or of the wrong type: ${wrong.map(([name]) => name).join(', ')}`,
        'Remove those of the wrong type by hand, then restart a worker to add missing ones.',
      );
    }),
    ...(await Promise.all(Object.values(TASK_QUEUES).map((queue) => checkQueue(client, namespace, queue)))),
    await runCheck('housekeeping', 'Restart a worker of the queue main to create the schedule.', () =>
      checkHousekeeping(client),
    ),
    await runCheck('workflow tasks', 'See docs/operations.md, "What each failure means".', async () => {
      const query = `TemporalReportedProblems IS NOT NULL AND ExecutionStatus = 'Running'`;
      const { count } = await client.workflow.count(query);
      if (count === 0) return ok('none is failing');
      return failed(
        `tasks of ${count} workflows keep failing`,
        `Find them with ${query}, and roll back a build that cannot replay their histories.`,
      );
    }),
  ];
}

function checkQueue(client: Client, namespace: string, queue: TaskQueue): Promise<Finding> {
  const advice = `Start a worker with ${queue} in WORKER_QUEUES.`;
  return runCheck(`queue ${queue}`, advice, async () => {
    const seen = await describeQueue(client, namespace, queue);
    const found = seen
      .map(({ type, pollers, waiting }) => `${KINDS[type]}: ${pollers} polling, ${waiting} waiting`)
      .join('; ');
    if (seen.some(({ pollers }) => pollers === 0)) return failed(found, advice);
    const oldest = Math.max(...seen.map(({ seconds }) => seconds));
    if (oldest <= LONG_S) return ok(found);
    return warning(`${found}, the oldest for ${oldest} s`, `Add workers with ${queue} in WORKER_QUEUES.`);
  });
}

async function checkHousekeeping(client: Client) {
  const { state, info } = await client.schedule.getHandle(HOUSEKEEPING).describe();
  if (state.paused) {
    return warning(
      'paused',
      'Unpause the schedule housekeeping in the Temporal UI; until then nothing that expires is deleted.',
    );
  }
  const last = info.recentActions.at(-1)?.action.workflow;
  if (!last) return ok('every hour; has not run yet');
  const { status } = await client.workflow.getHandle(last.workflowId).describe();
  const name = status.name.toLowerCase();
  if (name === 'completed' || name === 'running') return ok(`every hour; the last run is ${name}`);
  return failed(
    `the last run has ${name}`,
    `See ${last.workflowId} in the Temporal UI; the next run is within an hour.`,
  );
}
