/**
 * How workflows call activities: time-outs and retries in one place. Activities are known by type only.
 * What usually succeeds at once is first tried as a local activity, which costs the server a third; if that fails,
 * the regular activity takes over with its back-off, and an operator sees it waiting.
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

/** Retries for as long as it takes: what an activity cannot ever do, it says by a non-retryable failure. */
const PATIENT = {
  initialInterval: '1 second',
  backoffCoefficient: 2,
  maximumInterval: '10 minutes',
} as const;

const regular = proxyActivities<Activities>({ startToCloseTimeout: '1 minute', retry: PATIENT });
/** Sending waits for providers, one group of messages after another; a silent sender is replaced after half a minute. */
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
 * Short, as it holds a slot of the worker's workflow tasks. One that is cut goes on where it is, and records what it
 * did: the regular activity finds what it was to do done, or claimed.
 */
const local = proxyLocalActivities<Activities>({
  startToCloseTimeout: '3 seconds',
  retry: { maximumAttempts: 1 },
});

/**
 * For work that may end its worker, memory and all: then it is given up after a while. A database that is away may use
 * up some of these, five to fifteen seconds each.
 */
const MOST_ATTEMPTS = 40;

/**
 * CPU work on the solver's queue; a silent worker is replaced after twenty seconds. A Temporal server that shares out
 * its queues fairly does so by tenant; what a worker holds, it puts in a fair sequence itself.
 */
const solverActivities = (tenant: string, maximumAttempts = MOST_ATTEMPTS) =>
  proxyActivities<Pick<Activities, 'optimise' | 'planSuggestion'>>({
    taskQueue: 'solver',
    priority: { fairnessKey: tenant },
    // Most of it may be waiting: behind the tenant's own jobs, in turn with those of others.
    startToCloseTimeout: '2 hours',
    heartbeatTimeout: '20 seconds',
    cancellationType: 'WAIT_CANCELLATION_COMPLETED',
    retry: { initialInterval: '1 second', maximumInterval: '30 seconds', maximumAttempts },
  });

/** Has the solver do it; `watch` is told how it fares. */
export function bySolver<N extends 'optimise' | 'planSuggestion'>(
  name: N,
  argument: Argument<N> & { tenant: string },
  watch: Watch | undefined,
): Promise<Result<N>> {
  // As in `tried`.
  const call = (proxy: ReturnType<typeof solverActivities>) =>
    (proxy[name] as unknown as (argument: Argument<N>) => Promise<Result<N>>)(argument);
  return onceThenPatiently(
    watch,
    () => call(solverActivities(argument.tenant, 1)),
    () => call(solverActivities(argument.tenant)),
  );
}

/**
 * All attempts at a delivery, as the one activity that Temporal tries again: the delays of its schedule come with its
 * failures, the back-off here is for a database that is away. An attempt lasts 18 seconds and heartbeats all the while,
 * so that one whose worker was lost is soon made again; and it is never broken off, since that would send it twice.
 */
const deliveryActivities = proxyActivities<Pick<Activities, 'deliverEvent'>>({
  startToCloseTimeout: '5 minutes',
  heartbeatTimeout: '20 seconds',
  cancellationType: 'WAIT_CANCELLATION_COMPLETED',
  retry: {
    ...{ initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '1 minute' },
    // The workflow shows it at once, and tries again.
    nonRetryableErrorTypes: ['defect'],
  },
});

/** The event's type, what it is about and the endpoint, as the relay has put it into the memo; workflows of before have none. */
function deliveryInWords({ series, delivery }: Argument<'deliverEvent'>): string {
  const about = workflowInfo().memo?.['about'];
  const times = series > 1 ? `, replay ${series - 1}` : '';
  return typeof about === 'string' ? `${about}${times}` : `series ${series} of ${delivery}`;
}

/** All attempts of a series, until the delivery has an outcome. */
export const deliverEvent = (input: Argument<'deliverEvent'>): Promise<Result<'deliverEvent'>> =>
  deliveryActivities.deliverEvent.executeWithOptions({ summary: deliveryInWords(input) }, [input]);

/** Many rows in one transaction, which heartbeats from one batch of them to the next; its end is waited for. */
const importActivities = (maximumAttempts = MOST_ATTEMPTS) =>
  proxyActivities<Pick<Activities, 'continueImport'>>({
    startToCloseTimeout: '15 minutes',
    heartbeatTimeout: '1 minute',
    cancellationType: 'WAIT_CANCELLATION_COMPLETED',
    retry: { initialInterval: '1 second', maximumInterval: '30 seconds', maximumAttempts },
  });

/** Goes on with an import; `watch` is told how it fares. */
export const continueImport = (
  argument: Argument<'continueImport'>,
  watch: Watch | undefined,
): Promise<Result<'continueImport'>> =>
  onceThenPatiently(
    watch,
    () => importActivities(1).continueImport(argument),
    () => importActivities().continueImport(argument),
  );

/** When what must not go out at this hour may; histories from before messages could wait don't say. */
export type MayWait = { wait_until?: string | null };

type Name = keyof Activities;
type Argument<N extends Name> = Parameters<Activities[N]>[0];
type Result<N extends Name> = Awaited<ReturnType<Activities[N]>>;

type WithOptions<N extends Name> = {
  executeWithOptions: (options: { summary: string }, args: [Argument<N>]) => Promise<Result<N>>;
};

/** What a timeline shows beside an activity's name: the ids that it is about. */
function summaryOf(argument: object | undefined): string {
  const about = Object.entries(argument ?? {}).filter(([name]) => name !== 'tenant' && name !== 'event');
  return about.map(([name, value]) => (name === 'error' ? 'as it cannot be sent' : String(value))).join(', ');
}

/**
 * Runs an activity until it succeeds; rejects only with what can never succeed, or with cancellation. `watch` is told
 * how it fares.
 */
export function perform<N extends Name>(name: N, argument: Argument<N>, watch?: Watch): Promise<Result<N>> {
  const patient = SENDING_ACTIVITIES.some((each) => each === name) ? sending : regular;
  return tried([local, patient], name, argument, watch);
}

/**
 * As `perform` of a sending activity, but the first try is a regular activity's: for what is too long for a local one, or
 * goes on while other news come in, which the workflow's task must not keep waiting.
 */
export function performRegularly<N extends 'textWindows' | 'sendBookingRequest'>(
  name: N,
  argument: Argument<N>,
  watch?: Watch,
): Promise<Result<N>> {
  return tried([sendingOnce, sending], name, argument, watch);
}

/** Once by the first of the proxies; if that fails, by the other for as long as it takes. */
function tried<N extends Name>(
  [once, patiently]: readonly [typeof regular, typeof regular],
  name: N,
  argument: Argument<N>,
  watch: Watch | undefined,
): Promise<Result<N>> {
  // The two proxies have the very type that is looked up here; TypeScript cannot see it through the union of names.
  const call = (proxy: typeof regular) =>
    (proxy[name] as unknown as WithOptions<N>).executeWithOptions({ summary: summaryOf(argument) }, [
      argument,
    ]);
  return onceThenPatiently(
    watch ?? UNWATCHED,
    () => call(once),
    () => call(patiently),
  );
}

/**
 * Does it once; if that fails, for as long as it takes. `watch` is told from the first failure on; without one there is
 * no first try, as workflows of old have none of what is done elsewhere.
 */
export async function onceThenPatiently<T>(
  watch: Watch | undefined,
  once: () => Promise<T>,
  patiently: () => Promise<T>,
): Promise<T> {
  if (!watch) return patiently();
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

/** Of a step that shows nothing. */
const UNWATCHED: Watch = { failed: () => undefined, over: () => undefined };

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

/** As `perform`, without the local first try: for what may take long. */
export const retried = regular;

/** Of those, the first try. */
export const retriedOnce = proxyActivities<Activities>({
  startToCloseTimeout: '1 minute',
  retry: { maximumAttempts: 1 },
});

/** As `perform` of a sending activity, without the local first try: for long lists. */
export const sendingActivities = sending;

/** What a failed activity said of itself: its type and message, for a workflow's own failure or a row. */
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
