/**
 * How workflows call activities: time-outs and retries in one place. Activities are imported as types only. A step
 * that usually succeeds at once is first tried as a local activity, which costs the server a third as much. If that
 * fails, the regular activity takes over with its back-off, and an operator sees it waiting.
 */
import {
  ActivityFailure,
  ApplicationFailure,
  CancellationScope,
  isCancellation,
  patched,
  proxyActivities,
  proxyLocalActivities,
  sleep,
  TimeoutFailure,
  workflowInfo,
} from '@temporalio/workflow';
import type { Activities } from '../activities/index.js';
import {
  CHANNEL_QUEUES,
  PRIORITIES,
  PROVIDER_UNAVAILABLE,
  type SendingActivity,
  TASK_QUEUES,
} from '../src/contracts/workflows.js';
import { type Channel, CHANNELS } from '../src/domain/sending.js';
import type { Watch } from './attention.js';

/** Retries for as long as it takes; an activity that can never succeed throws a non-retryable failure. */
const RETRY_FOREVER = {
  initialInterval: '1 second',
  backoffCoefficient: 2,
  maximumInterval: '10 minutes',
} as const;

/** For work without a local first try, which may take long. */
export const regularActivities = proxyActivities<Activities>({
  startToCloseTimeout: '1 minute',
  retry: RETRY_FOREVER,
});
/**
 * Sending waits for providers, one group of messages after another. A silent sender is replaced after half a minute.
 */
const SENDING = { startToCloseTimeout: '1 hour', heartbeatTimeout: '30 seconds' } as const;
/** Asking and windows come by the thousand: what answers somebody, such as a confirmation, goes before them. */
const MANY = { priorityKey: PRIORITIES.bulk };

/** The ways to retry sending: by whatever channel takes it, until it is known which ones do not; then by each of those. */
type Senders = { any: typeof regularActivities } & Record<Channel, typeof regularActivities>;
const sendersOf = (options: { priority?: typeof MANY }): Senders => ({
  any: proxyActivities<Activities>({
    ...SENDING,
    ...options,
    taskQueue: TASK_QUEUES.texts,
    retry: { ...RETRY_FOREVER, nonRetryableErrorTypes: [PROVIDER_UNAVAILABLE] },
  }),
  sms: proxyActivities<Activities>({
    ...{ ...SENDING, ...options, taskQueue: CHANNEL_QUEUES.sms, retry: RETRY_FOREVER },
  }),
  email: proxyActivities<Activities>({
    ...{ ...SENDING, ...options, taskQueue: CHANNEL_QUEUES.email, retry: RETRY_FOREVER },
  }),
});
const ANSWERS = sendersOf({});
const BULK = sendersOf({ priority: MANY });
const sendingOnce = proxyActivities<Activities>({
  ...SENDING,
  taskQueue: TASK_QUEUES.texts,
  priority: MANY,
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
const MAX_ATTEMPTS = 40;

/**
 * CPU work on the solver's queue; a silent worker is replaced after twenty seconds. A Temporal server with fair task
 * queues shares them out by tenant; a worker puts what it holds into a fair order itself.
 */
const solverActivities = (tenant: string, maximumAttempts = MAX_ATTEMPTS) =>
  proxyActivities<Pick<Activities, 'optimiseRoutes' | 'planSuggestion'>>({
    taskQueue: 'solver',
    priority: { fairnessKey: tenant },
    // Most of this may be spent waiting, behind the tenant's own jobs or in turn with other tenants'.
    startToCloseTimeout: '2 hours',
    heartbeatTimeout: '20 seconds',
    cancellationType: 'WAIT_CANCELLATION_COMPLETED',
    retry: {
      ...{ initialInterval: '1 second', maximumInterval: '30 seconds', maximumAttempts },
      // The workflow counts the workers that were lost; other failures the server tries again.
      nonRetryableErrorTypes: [LOST_WORKER],
    },
  });

/** The server's name for an activity that has fallen silent (`TimeoutFailureTypePrefix` in its retry policy). */
const LOST_WORKER = 'TemporalTimeout:Heartbeat';
/** Work of which so many workers have died kills the next one too. */
const MAX_LOST_WORKERS = 2;

/** Returns whether an activity failed because its worker was lost. */
function isLostWorker(error: unknown): boolean {
  return (
    error instanceof ActivityFailure &&
    error.cause instanceof TimeoutFailure &&
    error.cause.timeoutType === 'HEARTBEAT'
  );
}

/**
 * Runs an activity on the solver's queue and reports its failures to `watch`. What two workers died of is given up,
 * with the final failure `worker_lost`.
 */
export function onSolverQueue<N extends 'optimiseRoutes' | 'planSuggestion'>(
  name: N,
  argument: Argument<N> & { tenant: string },
  watch: Watch,
): Promise<Result<N>> {
  // See `call` for the cast.
  const plan = (proxy: ReturnType<typeof solverActivities>) =>
    (proxy[name] as unknown as (argument: Argument<N>) => Promise<Result<N>>)(argument);
  let lost = 0;
  const counted = async (work: Promise<Result<N>>): Promise<Result<N>> => {
    try {
      return await work;
    } catch (error) {
      // A workflow that began before these were counted goes on as it would have then.
      if (!isLostWorker(error) || !patched('two-lost-workers')) throw error;
      lost += 1;
      if (lost < MAX_LOST_WORKERS) throw error;
      throw ApplicationFailure.nonRetryable(
        'Two workers were lost while they computed it: it needs more memory than they have. Plan fewer orders at once.',
        'worker_lost',
      );
    }
  };
  // Once a worker was lost the attempts are made one by one, so that each further one that is lost is seen.
  const untilTwoAreLost = async (): Promise<Result<N>> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await counted(plan(solverActivities(argument.tenant, lost === 0 ? MAX_ATTEMPTS : 1)));
      } catch (error) {
        const isOver = isCancellation(error) || isFinal(error) || attempt >= MAX_ATTEMPTS;
        if (lost === 0 || isOver) throw error;
        report(watch, error, 'tried again');
        await sleep(Math.min(30, 2 ** attempt) * 1_000);
      }
    }
  };
  return tryOnceThenRetry(watch, () => counted(plan(solverActivities(argument.tenant, 1))), untilTwoAreLost);
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

/** When messages held by quiet hours may go out (ISO 8601); null when none are held. */
export type HeldUntil = { wait_until: string | null };

type Name = keyof Activities;
type Argument<N extends Name> = Parameters<Activities[N]>[0];
type Result<N extends Name> = Awaited<ReturnType<Activities[N]>>;

type WithOptions<N extends Name> = {
  executeWithOptions: (options: { summary: string }, args: [Argument<N>]) => Promise<Result<N>>;
};

/** Builds the text a timeline shows beside an activity's name: the ids it is about. */
function summaryOf(argument: object | undefined): string {
  return Object.entries(argument ?? {})
    .filter(([name, value]) => typeof value === 'string' && name !== 'tenant' && name !== 'event_id')
    .map(([name, value]) => (name === 'error' ? 'as it cannot be sent' : String(value)))
    .join(', ');
}

/**
 * Runs an activity until it succeeds. Rejects only with a failure that is final, or with cancellation. Failures are
 * reported to `watch`.
 */
export function perform<N extends Exclude<Name, SendingActivity>>(
  name: N,
  argument: Argument<N>,
  watch: Watch,
): Promise<Result<N>> {
  return tryOnceThenRetry(
    watch,
    () => call(local, name, argument),
    () => call(regularActivities, name, argument),
  );
}

/**
 * Sends by every channel that takes its message at once, in a local activity. What is left waits, on the queue of its
 * channel, until the provider takes it. Otherwise as `perform`.
 */
export function send<N extends Exclude<SendingActivity, 'sendBookingRequest' | 'sendDeliveryWindows'>>(
  name: N,
  argument: Argument<N>,
  watch: Watch,
): Promise<Result<N>> {
  return tryOnceThenRetry(
    watch,
    () => call(local, name, argument),
    (failure) => retrySending(ANSWERS, name, argument, failure),
  );
}

/**
 * Sends like `send`, but with a regular activity as the first try: for what may be many messages, or goes on while
 * other signals arrive and must not hold up the workflow task. A recipient who was asked by one channel is asked: the
 * other one's message is then left `unsent`.
 */
export function sendRegularly<N extends 'sendDeliveryWindows' | 'sendBookingRequest'>(
  name: N,
  argument: Argument<N>,
  watch: Watch,
): Promise<Result<N>> {
  return tryOnceThenRetry(
    watch,
    () => call(sendingOnce, name, argument),
    (failure) => retrySending(BULK, name, argument, failure),
  );
}

/** Retries what a first try has failed to send; its failure names the channels to wait for, if it came that far. */
async function retrySending<N extends SendingActivity>(
  senders: Senders,
  name: N,
  argument: Argument<N>,
  failure: unknown,
): Promise<Result<N>> {
  let channels = channelsOf(failure);
  if (channels.length === 0) {
    try {
      return await call(senders.any, name, argument);
    } catch (error) {
      channels = channelsOf(error);
      if (channels.length === 0) throw error;
    }
  }
  return untilSent(channels.map((channel) => () => call(senders[channel], name, { ...argument, channel })));
}

/** Sends by several channels at once, until all have ended, or one has asked. */
async function untilSent<N extends SendingActivity>(
  senders: readonly (() => Promise<Result<N>>)[],
): Promise<Result<N>> {
  const scope = new CancellationScope();
  let ended = 0;
  return scope.run(async (): Promise<Result<N>> => {
    const tries = senders.map(async (begin) => {
      const result = await begin();
      ended += 1;
      return result;
    });
    const all = Promise.all(tries).then(earliest<N>);
    // Where a try rejects, the race below says so; nothing may wait for the others then.
    all.catch(() => undefined);
    const result = await Promise.race(
      tries.map(async (each) => {
        const one = await each;
        return hasAsked<N>(one) ? one : all;
      }),
    );
    if (ended === tries.length) return result;
    scope.cancel();
    return { ...result, unsent: true };
  });
}

const hasAsked = <N extends SendingActivity>(result: Result<N>): boolean =>
  result !== undefined && 'unanswered_at' in result && result.unanswered_at !== null;

/** Returns the channels whose provider takes nothing now, as a failure of sending names them. */
function channelsOf(error: unknown): readonly Channel[] {
  const cause = error instanceof ActivityFailure ? error.cause : error;
  if (!(cause instanceof ApplicationFailure) || cause.type !== PROVIDER_UNAVAILABLE) return [];
  const [named] = cause.details ?? [];
  return Array.isArray(named) ? CHANNELS.filter((channel) => named.includes(channel)) : [];
}

/** Returns the result with the earliest time at which held messages may go; of several, one that has asked. */
function earliest<N extends SendingActivity>(results: readonly Result<N>[]): Result<N> {
  const rank = (result: Result<N>) => {
    if (!result) return Infinity;
    if (hasAsked<N>(result)) return -1;
    return result.wait_until === null ? Infinity : Date.parse(result.wait_until);
  };
  const [first] = results.toSorted((a, b) => rank(a) - rank(b));
  return first as Result<N>;
}

/** Calls an activity through a proxy. */
function call<N extends Name>(
  proxy: typeof regularActivities,
  name: N,
  argument: Argument<N>,
): Promise<Result<N>> {
  // The proxies have the type looked up here; TypeScript cannot see that through the union of names.
  return (proxy[name] as unknown as WithOptions<N>).executeWithOptions({ summary: summaryOf(argument) }, [
    argument,
  ]);
}

/**
 * Tries once; if that fails, retries for as long as it takes. Failures are reported to `watch` from the first one on.
 */
export async function tryOnceThenRetry<T>(
  watch: Watch,
  once: () => Promise<T>,
  retry: (failure: unknown) => Promise<T>,
): Promise<T> {
  try {
    const result = await once();
    watch.ended();
    return result;
  } catch (error) {
    report(watch, error, 'tried again');
    if (isCancellation(error) || isFinal(error)) throw error;
    return reportEnd(watch, retry(error));
  }
}

/** Reports to `watch` how an activity ends. */
async function reportEnd<T>(watch: Watch, work: Promise<T>): Promise<T> {
  try {
    const result = await work;
    watch.ended();
    return result;
  } catch (error) {
    report(watch, error, 'given up');
    throw error;
  }
}

function report(watch: Watch, error: unknown, then: 'tried again' | 'given up'): void {
  if (isCancellation(error)) {
    watch.ended();
    return;
  }
  const { code, message } = reasonOf(error);
  const isGivenUp = then === 'given up' || isFinal(error);
  watch.failed({ isDefect: code === 'defect', isFinal: isGivenUp, reason: `${code}, ${message}` });
}

/** The first try of such work. */
export const regularOnce = proxyActivities<Activities>({
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
