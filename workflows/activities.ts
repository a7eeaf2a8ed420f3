/**
 * How workflows call activities: time-outs and retries in one place. Activities are imported as types only. A step
 * that usually succeeds at once is first tried as a local activity, which costs the server a third as much. If that
 * fails, the regular activity takes over with its back-off, and an operator sees it waiting. Sending and the solver's
 * queue have their own files.
 */
import {
  ActivityFailure,
  ApplicationFailure,
  isCancellation,
  log,
  proxyActivities,
  proxyLocalActivities,
  workflowInfo,
} from '@temporalio/workflow';
import type { Activities } from '../activities/index.js';
import { LOCAL_ACTIVITY_MS, TASK_QUEUES } from '../src/contracts/workflows.js';
import type { Watch } from './attention.js';

/** The type of failures that waiting does not fix (activities/failure-interceptor.ts). */
export const DEFECT = 'defect';

/** Retries for as long as it takes; an activity that can never succeed throws a non-retryable failure. */
export const RETRY_FOREVER = {
  initialInterval: '1 second',
  backoffCoefficient: 2,
  maximumInterval: '10 minutes',
} as const;

/** For work without a local first try, which may take long. */
export const regularActivities = proxyActivities<Activities>({
  startToCloseTimeout: '1 minute',
  retry: RETRY_FOREVER,
});
/** The first try of such work. */
export const regularOnce = proxyActivities<Activities>({
  startToCloseTimeout: '1 minute',
  retry: { maximumAttempts: 1 },
});
/**
 * Kept short, since a local activity holds one of the worker's workflow-task slots. After the time-out it still runs to
 * its end and records what it did; the regular activity then finds the work done, or claimed.
 */
export const local = proxyLocalActivities<Activities>({
  startToCloseTimeout: LOCAL_ACTIVITY_MS,
  retry: { maximumAttempts: 1 },
});

/**
 * For work that may exhaust its worker's memory: it fails after this many attempts. An unreachable database may use up
 * some of them, five to fifteen seconds each.
 */
export const MAX_ATTEMPTS = 40;

/**
 * Makes all attempts at a delivery as one activity that Temporal retries. The delays of the delivery schedule come with
 * its failures; the back-off here is for a database that is away. An attempt lasts up to 18 seconds and heartbeats
 * throughout, so that it is soon repeated if its worker is lost. It has no shorter time-out, which would send the event
 * twice.
 */
const deliveryActivities = proxyActivities<Pick<Activities, 'deliverEvent'>>({
  startToCloseTimeout: '5 minutes',
  heartbeatTimeout: '20 seconds',
  cancellationType: 'WAIT_CANCELLATION_COMPLETED',
  retry: {
    ...{ initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '1 minute' },
    // The workflow shows a defect immediately, then tries again.
    nonRetryableErrorTypes: [DEFECT],
  },
});

/** Describes a delivery by event type, subject and endpoint, which the relay put into the memo. */
function deliverySummary({ series, delivery }: Argument<'deliverEvent'>): string {
  const about = workflowInfo().memo?.['about'];
  const times = series > 1 ? `, replay ${series - 1}` : '';
  return typeof about === 'string' ? `${about}${times}` : `series ${series} of ${delivery}`;
}

/** Makes all attempts of a series, until the delivery has an outcome. */
export const deliverEvent = (input: Argument<'deliverEvent'>): Promise<Result<'deliverEvent'>> =>
  deliveryActivities.deliverEvent.executeWithOptions({ summary: deliverySummary(input) }, [input]);

/** Imports many rows in one transaction and heartbeats after each batch of them. Cancellation waits for it to end. */
const importActivities = (maximumAttempts = MAX_ATTEMPTS) =>
  proxyActivities<Pick<Activities, 'continueImport'>>({
    taskQueue: TASK_QUEUES.imports,
    startToCloseTimeout: '15 minutes',
    heartbeatTimeout: '1 minute',
    cancellationType: 'WAIT_CANCELLATION_COMPLETED',
    retry: { initialInterval: '1 second', maximumInterval: '30 seconds', maximumAttempts },
  });

/** Continues an import and reports its failures to `watch`. */
export const continueImport = (
  argument: Argument<'continueImport'>,
  watch: Watch,
): Promise<Result<'continueImport'>> =>
  tryOnceThenRetry(
    watch,
    () => importActivities(1).continueImport(argument),
    () => importActivities().continueImport(argument),
  );

type Name = keyof Activities;
export type Argument<N extends Name> = Parameters<Activities[N]>[0];
export type Result<N extends Name> = Awaited<ReturnType<Activities[N]>>;

type WithOptions<N extends Name> = {
  executeWithOptions: (options: { summary: string }, args: [Argument<N>]) => Promise<Result<N>>;
};

/** Builds the text a timeline shows next to an activity's name: the ids it is about. */
function summaryOf(argument: object | undefined): string {
  return Object.entries(argument ?? {})
    .filter(([name, value]) => typeof value === 'string' && name !== 'tenant' && name !== 'event_id')
    .map(([name, value]) => (name === 'error' ? 'because it cannot be sent' : String(value)))
    .join(', ');
}

/**
 * Runs an activity until it succeeds. Rejects only with a final failure or with cancellation. Failures are reported to
 * `watch`.
 */
export function perform<N extends Name>(name: N, argument: Argument<N>, watch: Watch): Promise<Result<N>> {
  return tryOnceThenRetry(
    watch,
    () => call(local, name, argument),
    () => call(regularActivities, name, argument),
  );
}

/** For work that others wait for: a defect ends it. */
const untilDefect = proxyActivities<Activities>({
  startToCloseTimeout: '1 minute',
  retry: { ...RETRY_FOREVER, nonRetryableErrorTypes: [DEFECT] },
});

/**
 * Like `perform`, for work that the next steps wait for. After a defect they no longer wait: it is tried again in the
 * background, for as long as `perform` would. `then` gets the result.
 */
export async function performFirst<N extends Name>(
  name: N,
  argument: Argument<N>,
  {
    watch,
    beside,
    then,
  }: { watch: Watch; beside: (work: () => Promise<void>) => void; then?: (result: Result<N>) => void },
): Promise<void> {
  try {
    const result = await tryOnceThenRetry(
      watch,
      () => call(local, name, argument),
      (failure) => {
        if (isDefect(failure)) throw failure;
        return call(untilDefect, name, argument);
      },
      'tried again',
    );
    then?.(result);
  } catch (error) {
    if (isFinal(error) || !isDefect(error)) throw error;
    beside(async () => {
      const result = await reportEnd(watch, call(regularActivities, name, argument));
      then?.(result);
    });
  }
}

/** Runs an activity by this proxy, once it is its turn if it is a local one; the UI shows the ids it is about. */
export function call<N extends Name>(
  proxy: typeof regularActivities,
  name: N,
  argument: Argument<N>,
): Promise<Result<N>> {
  // The proxies have the type looked up here; TypeScript cannot see that through the union of names.
  const { executeWithOptions } = proxy[name] as unknown as WithOptions<N>;
  const work = () => executeWithOptions({ summary: summaryOf(argument) }, [argument]);
  return proxy === local ? inTurn(work) : work();
}

/** The workflow's last local activity while it runs. A module's variables are each workflow's own. */
let running: Promise<unknown> | null = null;

/**
 * Runs a workflow's local activities one after the other. Of those that run at once, the first to end is the first to
 * be answered, but a replay answers them in the order in which they began; what follows them would then come in another
 * order than in the history (temporalio/sdk-python#1578).
 */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = running === null ? work() : running.then(work, work);
  const ended = () => {
    if (running === mine) running = null;
  };
  running = mine;
  mine.then(ended, ended);
  return mine;
}

/**
 * Tries once; if that fails, retries for as long as it takes. Failures are reported to `watch` from the first one on.
 */
export async function tryOnceThenRetry<T>(
  watch: Watch,
  once: () => Promise<T>,
  retry: (failure: unknown) => Promise<T>,
  then: AfterFailure = 'given up',
): Promise<T> {
  try {
    const result = await once();
    watch.ended();
    return result;
  } catch (error) {
    report(watch, error, 'tried again');
    if (isCancellation(error) || isFinal(error)) throw error;
    return reportEnd(watch, retry(error), then);
  }
}

/** Reports to `watch` how an activity ends. */
async function reportEnd<T>(watch: Watch, work: Promise<T>, then: AfterFailure = 'given up'): Promise<T> {
  try {
    const result = await work;
    watch.ended();
    return result;
  } catch (error) {
    report(watch, error, then);
    throw error;
  }
}

type AfterFailure = 'tried again' | 'given up';

/** Reports a failed attempt to `watch`; a cancelled one has ended without failing. */
export function report(watch: Watch, error: unknown, then: AfterFailure): void {
  if (isCancellation(error)) {
    watch.ended();
    return;
  }
  const { code, message } = reasonOf(error);
  const isGivenUp = then === 'given up' || isFinal(error);
  watch.failed({ isDefect: code === DEFECT, isFinal: isGivenUp, reason: `${code}, ${message}` });
}

/** Returns the type and message of a failed activity, for the workflow's own failure or a row. */
export function reasonOf(error: unknown): { code: string; message: string } {
  const cause = error instanceof ActivityFailure ? error.cause : error;
  if (cause instanceof ApplicationFailure) return { code: cause.type ?? 'internal', message: cause.message };
  return {
    code: 'internal',
    message: cause instanceof Error ? cause.message : 'Unknown failure.',
  };
}

/** Returns whether no retry can succeed. */
export function isFinal(error: unknown): boolean {
  const cause = error instanceof ActivityFailure ? error.cause : error;
  return cause instanceof ApplicationFailure && cause.nonRetryable === true;
}

const isDefect = (error: unknown): boolean => reasonOf(error).code === DEFECT;

/** Logs a step that can never succeed; the order continues. The attention tracker already shows it. */
export function logFinalFailure(step: string, error: unknown): void {
  log.warn('a step failed for good', { step, ...reasonOf(error) });
}
