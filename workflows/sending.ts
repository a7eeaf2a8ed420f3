/**
 * How workflows send: by every channel at once first, then each channel's messages on its own queue, until its provider
 * takes them.
 */
import {
  ActivityFailure,
  ApplicationFailure,
  CancellationScope,
  condition,
  defineSignal,
  proxyActivities,
  setHandler,
} from '@temporalio/workflow';
import type { Activities } from '../activities/index.js';
import {
  CHANNEL_QUEUES,
  PRIORITIES,
  PROVIDER_UNAVAILABLE,
  type SendingActivity,
  SIGNALS,
  TASK_QUEUES,
  type Wait,
} from '../src/contracts/workflows.js';
import { type Channel, CHANNELS } from '../src/domain/sending.js';
import {
  type Argument,
  call,
  local,
  type regularActivities,
  type Result,
  RETRY_FOREVER,
  tryOnceThenRetry,
} from './activities.js';
import type { Watch } from './attention.js';

/** How long messages that must not go out yet are held; null when none are. */
export type Held = { wait: Wait | null };

/** Reasons for waiting, as the UI shows them beside the timer. */
export const WAITS_FOR: Readonly<Record<Wait['because'], string>> = {
  quiet_hours: 'until quiet hours are over',
  just_told: 'until half an hour after the last change of window',
  its_hour: 'until it can be sent',
};

/** Whatever two clocks make of an instant, what is held is not looked at again sooner. */
const MIN_WAIT_MS = 1_000;

/** Returns when a wait of so many milliseconds is over, in milliseconds since the epoch. */
export const endOf = (ms: number): number => Date.now() + Math.max(MIN_WAIT_MS, ms);

/**
 * Does `step` until it has nothing to wait for. What is held is looked at again when its wait is over, or when it is
 * signalled that the hours at which people may be written to have changed.
 */
export async function untilNothingIsHeld(step: () => Promise<Held>): Promise<void> {
  let changes = 0;
  setHandler(defineSignal(SIGNALS.hoursChanged), () => void (changes += 1), {
    description: 'Sent by the relay when quiet hours change.',
  });
  for (;;) {
    const seen = changes;
    const { wait } = await step();
    if (wait === null) return;
    await condition(() => changes > seen, endOf(wait.ms) - Date.now(), { summary: WAITS_FOR[wait.because] });
  }
}

/**
 * Sending waits for providers, one group of messages after another. A silent sender is replaced after half a minute.
 */
const SENDING = { startToCloseTimeout: '1 hour', heartbeatTimeout: '30 seconds' } as const;
/** Asking and windows come by the thousand: what answers somebody, such as a confirmation, goes before them. */
const MANY = { priorityKey: PRIORITIES.bulk };

/**
 * The ways to retry sending: by whatever channel takes it, until it is known which ones do not; then by each of those.
 */
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
 * Sends like `send`, but with a regular activity as the first try: for what may be many messages, or continues while
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

/** Returns the result whose wait is the shortest; of several, one that has asked. */
function earliest<N extends SendingActivity>(results: readonly Result<N>[]): Result<N> {
  const rank = (result: Result<N>) => {
    if (!result) return Infinity;
    if (hasAsked<N>(result)) return -1;
    return result.wait?.ms ?? Infinity;
  };
  const [first] = results.toSorted((a, b) => rank(a) - rank(b));
  return first as Result<N>;
}
