/**
 * Two builds of the workers side by side on one Temporal server, moved between by the operator's commands: which build
 * does what, that pinned work ends where it began and the rest goes along, and that a build can be tried on what ran.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ApplicationFailure } from '@temporalio/common';
import { Client } from '@temporalio/client';
import { DefaultLogger, NativeConnection, Runtime, Worker } from '@temporalio/worker';
import { pinnedStarts } from '../../src/bin/relay-interceptors.js';
import { PINNABLE, TASK_QUEUES, WORKFLOW_QUEUES, WORKFLOW_TYPES } from '../../src/contracts/workflows.js';
import type { OutboxRow } from '../../src/work/queue/relay-queue.js';
import { dispatch, workflowOf } from '../../src/work/relay/dispatch.js';
import { childEnvironment } from '../../src/runtime/config.js';
import { buildPath } from '@waypost/base/paths';
import { claimTasks, DEPLOYMENT, describeDeployment } from '../../src/runtime/worker-deployments.js';
import * as workflows from '../../workflows/index.js';
import { apiEnvironment } from '../support/api.js';
import { eventually } from '../support/deployment.js';
import { testTemporal, type TestTemporal } from '../support/temporal.js';

let temporal: TestTemporal;
let connection: NativeConnection;
const running: { worker: Worker; ended: Promise<void> }[] = [];
/** While true, no attempt at a delivery has an outcome. */
let held = false;

beforeAll(async () => {
  Runtime.install({ logger: new DefaultLogger('ERROR') });
  temporal = await testTemporal();
  connection = await NativeConnection.connect({ address: temporal.address });
});
afterAll(async () => {
  for (const { worker } of running) worker.shutdown();
  await Promise.all(running.map(({ ended }) => ended));
  await connection.close();
  await temporal.close();
});

/** Starts workers of a build for some queues; `change` alters its workflows. */
async function startBuild(
  buildId: string,
  { queues = Object.values(TASK_QUEUES), change = (code: string) => code } = {},
): Promise<void> {
  const deliver = () => {
    if (held) throw ApplicationFailure.create({ message: 'held', nextRetryDelay: '200 ms' });
    return Promise.resolve({ outcome: 'delivered', answer: buildId, attempt: 1 });
  };
  const code = change(readFileSync(buildPath('workflow-bundle.js'), 'utf8'));
  for (const taskQueue of queues) {
    const worker = await Worker.create({
      connection,
      namespace: temporal.namespace,
      taskQueue,
      activities: { deliverEvent: deliver, deliverOtherwise: deliver },
      workerDeploymentOptions: {
        version: { deploymentName: DEPLOYMENT, buildId },
        useWorkerVersioning: true,
        defaultVersioningBehavior: 'AUTO_UPGRADE',
      },
      ...(WORKFLOW_QUEUES.includes(taskQueue) && { workflowBundle: { code } }),
    });
    running.push({ worker, ended: worker.run() });
  }
}

/** Runs `waypost workers …`; resolves to what it printed and how it ended. */
async function workers(...args: string[]): Promise<{ status: number | null; json: any; errors: string }> {
  const program = path.join(import.meta.dirname, '../../dist/src/bin/waypost.js');
  const child = spawn(process.execPath, [program, 'workers', ...args, '--json'], {
    env: childEnvironment({
      ...apiEnvironment('postgres://nobody@127.0.0.1:1/none'),
      TEMPORAL_ADDRESS: temporal.address,
      TEMPORAL_NAMESPACE: temporal.namespace,
      WAYPOST_HOME: process.env['TEST_HOME'] ?? path.join(tmpdir(), 'waypost-test'),
    }),
  });
  let [output, errors] = ['', ''];
  child.stdout.on('data', (data: Buffer) => (output += data.toString()));
  child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { status, json: output === '' ? null : JSON.parse(output), errors };
}

let deliveries = 0;
/** Starts a delivery as the relay does; resolves to the build that delivers it. */
async function delivery(pinned: boolean): Promise<{ build: () => Promise<string> }> {
  const { namespace, client } = temporal;
  const relay = new Client({
    connection: client.connection,
    namespace,
    interceptors: { workflow: pinned ? [pinnedStarts] : [] },
  });
  const row = {
    ...{ seq: 0, tenant_id: 'ten_1', topic: 'webhook.delivery', subject: '', event_id: 'evt_1', priority: 1 },
    ...{ context: null, attempts: 0, refusals: 0, last_error: null, created_at: new Date(), sent_at: null },
    ...{ next_attempt_at: new Date(), parked_at: null, traceparent: null },
    payload: { courier: 'cou_1', mode: 'live', delivery: `whd_${(deliveries += 1)}`, series: 1 },
  } satisfies OutboxRow;
  await dispatch(relay, row, { deadline: new Date(Date.now() + 10_000), attentionSeconds: 900 });
  const handle = relay.workflow.getHandle(workflowOf(row));
  return { build: async () => ((await handle.result()) as { answer: string }).answer };
}
const deliver = async (pinned = false) => (await delivery(pinned)).build();
const currentBuild = async () =>
  (await describeDeployment(temporal.client.workflowService, temporal.namespace)).current;

test('all workflows are named, and those that can be pinned are among them', () => {
  expect([...WORKFLOW_TYPES].toSorted()).toEqual(Object.keys(workflows).toSorted());
  expect(WORKFLOW_TYPES).toEqual(expect.arrayContaining([...PINNABLE]));
});

test('the first build takes the tasks by itself, the next one does not', async () => {
  const { workflowService } = temporal.client;
  expect(await describeDeployment(workflowService, temporal.namespace)).toEqual({
    current: null,
    builds: [],
  });
  await claimTasks(workflowService, temporal.namespace, 'one', false);
  await startBuild('one');
  expect(await deliver()).toBe('one');
  await claimTasks(workflowService, temporal.namespace, 'two', false);
  expect(await currentBuild()).toBe('one');
});

test('a build is promoted once it asks for the tasks of every queue', async () => {
  await startBuild('two', { queues: [TASK_QUEUES.webhooks] });
  const early = await workers('promote', 'two');
  expect(early.status).toBe(1);
  expect(early.errors).toMatch(
    /^waypost: No worker of the build two polls main, texts, mail, imports, solver\.$/m,
  );
  expect(await deliver()).toBe('one');
  expect((await workers('await', 'one')).json).toMatchObject({ build_id: 'one', status: 'current' });
  const tooSoon = await workers('await', 'two');
  expect([tooSoon.status, tooSoon.errors]).toEqual([1, 'waypost: The build two gets no tasks yet.\n']);
  const waiting = workers('await', 'two', '--wait', '120');

  await startBuild('two', { queues: Object.values(TASK_QUEUES).filter((queue) => queue !== 'webhooks') });
  held = true;
  const [pinned, moving] = [await delivery(true), await delivery(false)];
  await eventually('both have begun', async () => {
    const { count } = await temporal.client.workflow.count(
      `WorkflowType = 'webhookDelivery' AND ExecutionStatus = 'Running'`,
    );
    return count === 2;
  });
  const promoted = await workers('promote', 'two', '--wait', '60');
  expect([promoted.status, promoted.errors]).toEqual([0, '']);
  expect(promoted.json).toMatchObject([
    { build_id: 'two', status: 'current', percentage: 100, queues: Object.values(TASK_QUEUES) },
    { build_id: 'one', status: 'draining', percentage: 0, queues: Object.values(TASK_QUEUES) },
  ]);
  expect((await waiting).json).toMatchObject({ build_id: 'two', status: 'current' });
  held = false;
  // What has begun goes along, unless it is pinned; what begins now is of the new build.
  expect(await Promise.all([pinned.build(), moving.build()])).toEqual(['one', 'two']);
  expect([await deliver(false), await deliver(true)]).toEqual(['two', 'two']);
});

test('a build is ramped up, and takes all when the other one is rolled back', async () => {
  await startBuild('three');
  await eventually('it is known', async () => {
    const { json } = await workers('status');
    return json.some((build: any) => build.build_id === 'three' && build.queues.length === 6);
  });
  expect((await workers('ramp', 'three', '--percent', '100')).json[0]).toMatchObject({
    build_id: 'three',
    status: 'ramping',
    percentage: 100,
  });
  expect(await deliver()).toBe('three');
  expect((await workers('ramp', 'three', '--percent', '0')).status).toBe(0);
  expect(await deliver()).toBe('two');
  expect((await workers('promote', 'three')).status).toBe(0);
  expect(await deliver()).toBe('three');
  expect((await workers('rollback')).json.find((build: any) => build.status === 'current').build_id).toBe(
    'two',
  );
  expect(await deliver()).toBe('two');
});

test('a build is replayed on what ran, and says what it cannot continue', async () => {
  const good = await workers('replay', '--type', 'webhookDelivery', '--sample', '5');
  expect([good.status, good.errors]).toEqual([0, '']);
  expect(good.json).toEqual([{ workflow: 'webhookDelivery', replayed: 5, failures: 0, example: null }]);

  await startBuild('four', { change: (code) => code.replaceAll('deliverEvent', 'deliverOtherwise') });
  expect((await workers('promote', 'four', '--wait', '60')).status).toBe(0);
  expect(await deliver()).toBe('four');
  const bad = await workers('replay', '--type', 'webhookDelivery', '--sample', '1');
  expect(bad.status).toBe(2);
  expect(bad.json).toMatchObject([{ workflow: 'webhookDelivery', replayed: 1, failures: 1 }]);
  expect(bad.json[0].example).toMatch(/^webhook\/ten_1\/whd_\d+: .*/);
});
