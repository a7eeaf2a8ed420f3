/** A workflow's status, by what Temporal says of it. */
import { type Client, WorkflowNotFoundError } from '@temporalio/client';
import { terminateRun, findStatus } from '../../../src/work/relay/workflow-status.js';

const FAILED = ['category=WorkflowTaskFailed', 'cause=NonDeterministicError'];
const TIMED_OUT = ['category=WorkflowTaskTimedOut', 'cause=StartToClose'];
const described = (raw: object, status = 'RUNNING', problems: string[] | undefined = FAILED) => ({
  ...{ status: { name: status }, runId: 'run_1', raw },
  typedSearchAttributes: { get: () => problems },
});

function clientThat(describe: () => unknown, terminate: () => Promise<unknown> = () => Promise.resolve()) {
  const asked: unknown[] = [];
  const getHandle = (...ids: unknown[]) => {
    asked.push(ids);
    return { describe: () => Promise.resolve().then(describe), terminate };
  };
  return { client: { workflow: { getHandle } } as unknown as Client, asked };
}

const statusOf = async (describe: () => unknown) =>
  (await findStatus(clientThat(describe).client, 'order/1')).status;
const notFound = () => {
  throw new WorkflowNotFoundError('none', 'order/1', undefined);
};

test.each([
  ['a task that has failed time and again is stuck', { pendingWorkflowTask: { attempt: 6 } }, 'stuck'],
  ['also when a signal has begun the count again', { pendingWorkflowTask: { attempt: 1 } }, 'stuck'],
  [
    'also while an activity goes on',
    { pendingWorkflowTask: { attempt: 9 }, pendingActivities: [{ attempt: 1 }] },
    'stuck',
  ],
  ['an activity may be tried as often as it takes', { pendingActivities: [{ attempt: 90 }] }, 'busy'],
  ['without either it waits', { pendingActivities: [] }, 'idle'],
])('%s', async (_name, raw, expected) => {
  expect(await statusOf(() => described(raw))).toBe(expected);
});

test('a task that no worker had the time for is busy, however often it was tried', async () => {
  const raw = { pendingWorkflowTask: { attempt: 9 } };
  expect(await statusOf(() => described(raw, 'RUNNING', TIMED_OUT))).toBe('busy');
  expect(await statusOf(() => described(raw, 'RUNNING', []))).toBe('busy');
});

test('what has ended, or was never there, is closed', async () => {
  expect(await statusOf(() => described({ pendingWorkflowTask: { attempt: 9 } }, 'TERMINATED'))).toBe(
    'closed',
  );
  expect(await statusOf(notFound)).toBe('closed');
});

test('the run that was stuck is ended, and no later one; it may have ended by itself', async () => {
  const { client, asked } = clientThat(
    () => undefined,
    () => Promise.resolve().then(notFound),
  );
  await terminateRun(client, { id: 'order/1', run: 'run_1', why: 'a test' });
  expect(asked).toEqual([['order/1', 'run_1']]);
});
