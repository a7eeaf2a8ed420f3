/**
 * Workflows on the time-skipping server with faked activities: what was called, in which order, and at which
 * (skipped) time. They are started and signalled as the relay does it, by rows of the outbox. With RECORD_HISTORIES=1
 * the histories of the scenarios that have none yet are written for replay.test.ts.
 */
import { existsSync } from 'node:fs';
import { Context } from '@temporalio/activity';
import { ApplicationFailure } from '@temporalio/common';
import { WorkflowFailedError, type WorkflowHandle } from '@temporalio/client';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import {
  DefaultLogger,
  makeTelemetryFilterString,
  Runtime,
  Worker,
  type WorkflowBundleOption,
} from '@temporalio/worker';
import type { Activities } from '../../activities/index.js';
import { failureInterceptor } from '../../activities/failure-interceptor.js';
import {
  ATTRIBUTE_TYPES,
  PRIORITIES,
  TASK_QUEUES,
  type TenantRef,
  type Topic,
  type Topics,
  WORKFLOW_QUEUES,
} from '../../src/contracts/workflows.js';
import type { OutboxRow } from '../../src/work/queue/relay-queue.js';
import { dispatch as dispatchRow, workflowOf } from '../../src/work/relay/dispatch.js';
import { timeSkippingEnvironment } from '../support/temporal.js';
import { bundleWithSilence, WORKFLOW_BUNDLE } from '../support/workflow-bundle.js';
import { historyFile, writeHistory } from './histories.js';

/** Of temporal.api.enums.v1.IndexedValueType. */
const INDEXED_VALUE_TYPES = { Keyword: 2, Datetime: 6 };

type Call = { name: string; argument: any; at: number };
/** All that workflows call. */
const ACTIVITIES = [
  'askRecipient',
  'remindRecipient',
  'markUnanswered',
  'failRequest',
  'readReply',
  'deliverMessages',
  'failRequests',
  'releaseBatch',
  'optimiseRoutes',
  'failJob',
  'closeRun',
  'driveNextStep',
  'continueImport',
  'failImport',
  'continuePostponement',
  'failPostponement',
  'measureEstimates',
  'planSuggestion',
  'suggestChange',
  'expireSuggestion',
  'deliverEvent',
  'deleteExpired',
  'erasePersonalData',
  'requestOvernightSuggestions',
  'mailShipperReports',
  'runOperatorCommand',
  'retryTarget',
] as const satisfies (keyof Activities)[];

/** The tenant of every workflow, and how long a step may fail before it needs attention. */
export const OF: TenantRef = { tenant: 'ten_1', courier: 'cou_1', mode: 'sandbox' };
export const ATTENTION_SECONDS = 900;

type Fakes = {
  [Name in keyof Activities]?: (argument: any) => Promise<Awaited<ReturnType<Activities[Name]>>>;
};

/** `event`: the id of the row's event; each has its own unless it is given. */
type RowOptions = { event?: string; context?: OutboxRow['context'] };

export type Harness = {
  env: TestWorkflowEnvironment;
  /** Runs `scenario` with these activities; resolves to the calls made. */
  run: (fakes: Fakes, scenario: (calls: Call[]) => Promise<void>) => Promise<Call[]>;
  /** Carries a row of the outbox to Temporal, as the relay does; resolves to the workflow that it is for. */
  dispatch: <T extends Topic>(topic: T, payload: Topics[T], row?: RowOptions) => Promise<WorkflowHandle>;
  /** Keeps the history of a workflow under this name, when recording. */
  record: (handle: WorkflowHandle, name: string) => Promise<void>;
  close: () => Promise<void>;
};

async function startHarness(workflowBundle: WorkflowBundleOption): Promise<Harness> {
  Runtime.install({
    logger: new DefaultLogger('ERROR'),
    telemetryOptions: { logging: { filter: makeTelemetryFilterString({ core: 'ERROR' }) } },
  });
  const env = await timeSkippingEnvironment();
  // This server cannot list workflows, by which readiness is checked elsewhere; it knows attributes at once.
  await env.connection.operatorService.addSearchAttributes({
    namespace: env.namespace ?? 'default',
    searchAttributes: Object.fromEntries(
      Object.entries(ATTRIBUTE_TYPES).map(([name, type]) => [name, INDEXED_VALUE_TYPES[type]]),
    ),
  });

  let events = 0;
  let calls: Call[] = [];
  let current: Fakes = {};
  const activities = Object.fromEntries(
    ACTIVITIES.map((name) => [
      name,
      async (argument: unknown) => {
        calls.push({ name, argument, at: await env.currentTimeMs() });
        const fake = current[name];
        if (!fake) throw ApplicationFailure.nonRetryable(`${name} was not expected`);
        return (fake as (argument: unknown) => Promise<unknown>)(argument);
      },
    ]),
  );
  const workers = await Promise.all(
    Object.values(TASK_QUEUES).map((taskQueue) =>
      Worker.create({
        connection: env.nativeConnection,
        taskQueue,
        // Each worker with workflows loads them in a thread of its own.
        ...(WORKFLOW_QUEUES.includes(taskQueue) ? { workflowBundle } : {}),
        activities,
        maxHeartbeatThrottleInterval: '200 ms',
        interceptors: { activity: [() => ({ inbound: failureInterceptor({ error: () => undefined }) })] },
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
    async dispatch(topic, payload, { event = `evt_${(events += 1)}`, context = null } = {}) {
      const { tenant: tenant_id, courier, mode } = OF;
      const row = {
        ...{ seq: 0, tenant_id, topic, subject: '', event_id: event, priority: PRIORITIES[mode], context },
        ...{ payload: { ...payload, courier, mode }, attempts: 0, refusals: 0, last_error: null },
        ...{
          created_at: new Date(),
          next_attempt_at: new Date(),
          sent_at: null,
          parked_at: null,
          traceparent: null,
        },
      } satisfies OutboxRow;
      const deadline = new Date(Date.now() + 60_000);
      await dispatchRow(env.client, row, { deadline, attentionSeconds: ATTENTION_SECONDS });
      return env.client.workflow.getHandle(workflowOf(row));
    },
    async record(handle, name) {
      if (process.env['RECORD_HISTORIES'] === undefined || existsSync(historyFile(name))) return;
      writeHistory(name, await handle.fetchHistory());
    },
    async close() {
      for (const worker of workers) worker.shutdown();
      await running;
      await env.teardown();
    },
  };
}

/**
 * The harness of a test file, from the first of its hooks until all is done. With `silenceSeconds` a worker that
 * computes is taken for lost after so long without a word, except in histories that are kept.
 */
export function useHarness({ silenceSeconds }: { silenceSeconds?: number } = {}): Harness {
  let started: Harness | undefined;
  beforeAll(async () => {
    const asBuilt = silenceSeconds === undefined || process.env['RECORD_HISTORIES'] !== undefined;
    started = await startHarness(asBuilt ? WORKFLOW_BUNDLE : bundleWithSilence(silenceSeconds));
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

/** The failure with which a workflow ended. */
export async function failureOf(result: Promise<unknown>): Promise<any> {
  try {
    await result;
  } catch (error) {
    if (error instanceof WorkflowFailedError) return error.cause;
    throw error;
  }
  throw new Error('it did not fail');
}

/** An activity that does nothing but heartbeat, until it is cancelled. */
export async function untilCancelled(): Promise<never> {
  for (;;) {
    Context.current().heartbeat();
    await Context.current().sleep(100);
  }
}
