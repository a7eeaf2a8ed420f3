/**
 * How workflows call activities: time-outs and retries in one place. Activities are imported as types only. A step
 * that usually succeeds at once is first tried as a local activity, which costs the server a third as much. If that
 * fails, the regular activity takes over with its back-off, and an operator sees it waiting.
 */
import {
  ActivityFailure,
  ApplicationFailure,
  isCancellation,
  proxyActivities,
  proxyLocalActivities,
  workflowInfo,
} from '@temporalio/workflow';
import type { Activities } from '../activities/index.js';
import { SENDING_ACTIVITIES } from '../src/contracts/workflows.js';
import type { Watch } from './attention.js';

/** Retries for as long as it takes; an activity that can never succeed throws a non-retryable failure. */
const PATIENT = {
  initialInterval: '1 second',
  backoffCoefficient: 2,
  maximumInterval: '10 minutes',
} as const;

const regular = proxyActivities<Activities>({ startToCloseTimeout: '1 minute', retry: PATIENT });
/**
 * Sending waits for providers, one group of messages after another. A silent sender is replaced after half a minute.
 */
const sending = proxyActivities<Activities>({
  startToCloseTimeout: '1 hour',
  heartbeatTimeout: '30 seconds',
  retry: PATIENT,
});
const sendingOnce = proxyActivities<Activities>({
  startToCloseTimeout: '1 hour',
  heartbeatTimeout: '30 seconds',
  retry: { maximumAttempts: 1 },
});
/**
 * Kept short, since a local activity holds one of the worker's workflow-task slots. One that is cut off still runs to
 * its end and records what it did; the regular activity then finds the work done, or claimed.
 */
const local = proxyLocalActivities<Activities>({
  startToCloseTimeout: '3 seconds',
  retry: { maximumAttempts: 1 },
});

/**
 * For work that may kill its worker, memory and all: it is given up after this many attempts. A database that is away
 * may use up some of them, five to fifteen seconds each.
 */
const MOST_ATTEMPTS = 40;

/**
 * CPU work on the solver's queue; a silent worker is replaced after twenty seconds. A Temporal server with fair task
 * queues shares them out by tenant; a worker puts what it holds into a fair order itself.
 */
const solverActivities = (tenant: string, maximumAttempts = MOST_ATTEMPTS) =>
  proxyActivities<Pick<Activities, 'optimise' | 'planSuggestion'>>({
    taskQueue: 'solver',
    priority: { fairnessKey: tenant },
    // Most of this may be spent waiting, behind the tenant's own jobs or in turn with other tenants'.
    startToCloseTimeout: '2 hours',
    heartbeatTimeout: '20 seconds',
    cancellationType: 'WAIT_CANCELLATION_COMPLETED',
    retry: { initialInterval: '1 second', maximumInterval: '30 seconds', maximumAttempts },
  });

/** Runs an activity on the solver's queue and reports its failures to `watch`. */
export function bySolver<N extends 'optimise' | 'planSuggestion'>(
  name: N,
  argument: Argument<N> & { tenant: string },
  watch: Watch,
): Promise<Result<N>> {
  // See `tried` for the cast.
  const call = (proxy: ReturnType<typeof solverActivities>) =>
    (proxy[name] as unknown as (argument: Argument<N>) => Promise<Result<N>>)(argument);
  return onceThenPatiently(
    watch,
    () => call(solverActivities(argument.tenant, 1)),
    () => call(solverActivities(argument.tenant)),
  );
}

/**
 * Makes all attempts at a delivery as one activity that Temporal retries. The delays of the delivery schedule come
 * with its failures; the back-off here is for a database that is away. An attempt lasts up to 18 seconds and
 * heartbeats throughout, so that one whose worker was lost is soon made again. It is never cut short, since that
 * would send the event twice.
 */
const deliveryActivities = proxyActivities<Pick<Activities, 'deliverEvent'>>({
  startToCloseTimeout: '5 minutes',
  heartbeatTimeout: '20 seconds',
  cancellationType: 'WAIT_CANCELLATION_COMPLETED',
  retry: {
    ...{ initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '1 minute' },
    // The workflow shows a defect at once, then tries again.
    nonRetryableErrorTypes: ['defect'],
  },
});

/** Describes a delivery by event type, subject and endpoint, which the relay put into the memo. */
function deliveryInWords({ series, delivery }: Argument<'deliverEvent'>): string {
  const about = workflowInfo().memo?.['about'];
  const times = series > 1 ? `, replay ${series - 1}` : '';
  return typeof about === 'string' ? `${about}${times}` : `series ${series} of ${delivery}`;
}

/** Makes all attempts of a series, until the delivery has an outcome. */
export const deliverEvent = (input: Argument<'deliverEvent'>): Promise<Result<'deliverEvent'>> =>
  deliveryActivities.deliverEvent.executeWithOptions({ summary: deliveryInWords(input) }, [input]);

/** Imports many rows in one transaction and heartbeats after each batch of them. Cancellation waits for it to end. */
const importActivities = (maximumAttempts = MOST_ATTEMPTS) =>
  proxyActivities<Pick<Activities, 'continueImport'>>({
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
  onceThenPatiently(
    watch,
    () => importActivities(1).continueImport(argument),
    () => importActivities().continueImport(argument),
  );

/** When messages held by quiet hours may go out (ISO 8601); null when none are held. */
export type MayWait = { wait_until: string | null };

type Name = keyof Activities;
type Argument<N extends Name> = Parameters<Activities[N]>[0];
type Result<N extends Name> = Awaited<ReturnType<Activities[N]>>;

type WithOptions<N extends Name> = {
  executeWithOptions: (options: { summary: string }, args: [Argument<N>]) => Promise<Result<N>>;
};

/** Builds the text a timeline shows beside an activity's name: the ids it is about. */
function summaryOf(argument: object | undefined): string {
  const about = Object.entries(argument ?? {}).filter(([name]) => name !== 'tenant' && name !== 'event');
  return about.map(([name, value]) => (name === 'error' ? 'as it cannot be sent' : String(value))).join(', ');
}

/**
 * Runs an activity until it succeeds. Rejects only with a failure that is final, or with cancellation. Failures are
 * reported to `watch`.
 */
export function perform<N extends Name>(name: N, argument: Argument<N>, watch: Watch): Promise<Result<N>> {
  const patient = SENDING_ACTIVITIES.some((each) => each === name) ? sending : regular;
  return tried([local, patient], name, argument, watch);
}

/**
 * Performs a sending activity like `perform`, but with a regular activity as the first try too. For work that is too
 * long for a local activity, or that goes on while other news arrives and must not hold up the workflow task.
 */
export function performRegularly<N extends 'textWindows' | 'sendBookingRequest'>(
  name: N,
  argument: Argument<N>,
  watch: Watch,
): Promise<Result<N>> {
  return tried([sendingOnce, sending], name, argument, watch);
}

/** Tries once through the first proxy; if that fails, retries through the other for as long as it takes. */
function tried<N extends Name>(
  [once, patiently]: readonly [typeof regular, typeof regular],
  name: N,
  argument: Argument<N>,
  watch: Watch,
): Promise<Result<N>> {
  // Both proxies have the type looked up here; TypeScript cannot see that through the union of names.
  const call = (proxy: typeof regular) =>
    (proxy[name] as unknown as WithOptions<N>).executeWithOptions({ summary: summaryOf(argument) }, [
      argument,
    ]);
  return onceThenPatiently(
    watch,
    () => call(once),
    () => call(patiently),
  );
}

/** Tries once; if that fails, retries for as long as it takes. `watch` is told from the first failure on. */
export async function onceThenPatiently<T>(
  watch: Watch,
  once: () => Promise<T>,
  patiently: () => Promise<T>,
): Promise<T> {
  try {
    const result = await once();
    watch.over();
    return result;
  } catch (error) {
    report(watch, error, 'tried again');
    if (isCancellation(error) || isFinal(error)) throw error;
    return watched(watch, patiently());
  }
}

/** Tells `watch` how an activity ends. */
async function watched<T>(watch: Watch, work: Promise<T>): Promise<T> {
  try {
    const result = await work;
    watch.over();
    return result;
  } catch (error) {
    report(watch, error, 'given up');
    throw error;
  }
}

function report(watch: Watch, error: unknown, then: 'tried again' | 'given up'): void {
  if (isCancellation(error)) {
    watch.over();
    return;
  }
  const { code, message } = reasonOf(error);
  const isGivenUp = then === 'given up' || isFinal(error);
  watch.failed({ isDefect: code === 'defect', isFinal: isGivenUp, words: `${code}, ${message}` });
}

/** Like `perform`, without the local first try: for work that may take long. */
export const retried = regular;

/** The first try of such work. */
export const retriedOnce = proxyActivities<Activities>({
  startToCloseTimeout: '1 minute',
  retry: { maximumAttempts: 1 },
});

/** Returns the type and message of a failed activity, for the workflow's own failure or a row. */
export function reasonOf(error: unknown): { code: string; message: string } {
  const cause = error instanceof ActivityFailure ? error.cause : error;
  if (cause instanceof ApplicationFailure) return { code: cause.type ?? 'internal', message: cause.message };
  return {
    code: 'internal',
    message: cause instanceof Error ? cause.message : 'It failed for an unknown reason.',
  };
}

function isFinal(error: unknown): boolean {
  const cause = error instanceof ActivityFailure ? error.cause : error;
  return cause instanceof ApplicationFailure && cause.nonRetryable === true;
}
