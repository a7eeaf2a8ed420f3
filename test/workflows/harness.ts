/**
 * Workflows on the time-skipping server with faked activities: what was called, in which order, and at which
 * (skipped) time. With RECORD_HISTORIES=1 the histories of the scenarios are written for replay.test.ts.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ApplicationFailure } from '@temporalio/common';
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js';
import type { WorkflowHandle } from '@temporalio/client';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { DefaultLogger, makeTelemetryFilterString, Runtime, Worker } from '@temporalio/worker';
import type { Activities } from '../../activities/index.js';
import { typedFailures } from '../../activities/failures.js';
import { ATTRIBUTE_TYPES, TASK_QUEUES } from '../../src/contracts/workflows.js';
import { timeSkippingEnvironment } from '../support/temporal.js';
import { WORKFLOW_BUNDLE } from '../support/workflow-bundle.js';

export const HISTORIES = path.join(import.meta.dirname, 'histories');

/** Of temporal.api.enums.v1.IndexedValueType. */
const INDEXED_VALUE_TYPES = { Keyword: 2, Datetime: 6 };

type Call = { name: string; argument: any; at: number };
/** All that workflows call. */
const ACTIVITIES = [
  'sendBookingRequest',
  'sendReminder',
  'markUnanswered',
  'failRequest',
  'readReply',
  'sendQueuedMessages',
  'confirmBooking',
  'releaseBatch',
  'textWindows',
  'tellWindow',
  'sendInvite',
  'optimise',
  'failJob',
  'closeRun',
  'lookAtRun',
  'driveOn',
  'continueImport',
  'failImport',
  'planSuggestion',
  'suggestChange',
  'expireSuggestion',
  'deliverEvent',
  'clearExpired',
  'eraseRetained',
  'suggestOvernight',
  'actAsOperator',
] as const satisfies (keyof Activities)[];

type Fakes = { [Name in keyof Activities]?: (argument: any) => Promise<unknown> };

export type Harness = {
  env: TestWorkflowEnvironment;
  /** Runs `scenario` with these activities; resolves to the calls made. */
  run: (fakes: Fakes, scenario: (calls: Call[]) => Promise<void>) => Promise<Call[]>;
  /** Keeps the history of a workflow under this name, when recording. */
  record: (handle: WorkflowHandle, name: string) => Promise<void>;
  close: () => Promise<void>;
};

async function startHarness(): Promise<Harness> {
  Runtime.install({
    logger: new DefaultLogger('ERROR'),
    telemetryOptions: { logging: { filter: makeTelemetryFilterString({ core: 'ERROR' }) } },
  });
  const env = await timeSkippingEnvironment();
  // This server cannot list workflows, by which readiness is told elsewhere; it knows attributes as soon as told.
  await env.connection.operatorService.addSearchAttributes({
    namespace: env.namespace ?? 'default',
    searchAttributes: Object.fromEntries(
      Object.entries(ATTRIBUTE_TYPES).map(([name, type]) => [name, INDEXED_VALUE_TYPES[type]]),
    ),
  });

  let calls: Call[] = [];
  let current: Fakes = {};
  const activities = Object.fromEntries(
    ACTIVITIES.map((name) => [
      name,
      async (argument: unknown) => {
        calls.push({ name, argument, at: await env.currentTimeMs() });
        const fake = current[name];
        if (!fake) throw ApplicationFailure.nonRetryable(`${name} was not expected`);
        return fake(argument);
      },
    ]),
  );
  const workers = await Promise.all(
    Object.values(TASK_QUEUES).map((taskQueue) =>
      Worker.create({
        connection: env.nativeConnection,
        taskQueue,
        workflowBundle: WORKFLOW_BUNDLE,
        activities,
        maxHeartbeatThrottleInterval: '200 ms',
        interceptors: { activity: [() => ({ inbound: typedFailures({ error: () => undefined }) })] },
      }),
    ),
  );
  const running = Promise.all(workers.map((worker) => worker.run()));

  return {
    env,
    async run(fakes, scenario) {
      calls = [];
      current = fakes;
      const made = calls;
      await scenario(made);
      return made;
    },
    async record(handle, name) {
      if (process.env['RECORD_HISTORIES'] === undefined) return;
      mkdirSync(HISTORIES, { recursive: true });
      const history: unknown = JSON.parse(historyToJSON(await handle.fetchHistory()));
      // Where the recording machine keeps its files, and its name, belong to no history.
      const neutral = (key: string, value: unknown) =>
        key === 'stackTrace' ? '' : key === 'identity' ? 'recorder' : value;
      writeFileSync(path.join(HISTORIES, `${name}.json`), `${JSON.stringify(history, neutral, 1)}\n`);
    },
    async close() {
      for (const worker of workers) worker.shutdown();
      await running;
      await env.teardown();
    },
  };
}

/** The harness of a test file, from the first of its hooks until all is done. */
export function useHarness(): Harness {
  let started: Harness | undefined;
  beforeAll(async () => {
    started = await startHarness();
  });
  afterAll(() => started?.close());
  return new Proxy({} as Harness, {
    get: (_none, name): unknown => {
      if (!started) throw new Error('The harness starts with the first test.');
      return Reflect.get(started, name);
    },
  });
}

/** The names of the calls. */
export const names = (calls: readonly Call[]): string[] => calls.map((call) => call.name);

/** Hours between the first and the given call. */
export const hoursSinceFirst = (calls: readonly Call[], index: number): number =>
  ((calls[index]?.at ?? NaN) - (calls[0]?.at ?? NaN)) / 3_600_000;
