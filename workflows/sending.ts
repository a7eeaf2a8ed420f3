/**
 * How workflows send: first by all channels together, then each channel's remaining messages on its own queue, until
 * its provider takes them.
 */
import {
  ActivityFailure,
  ApplicationFailure,
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
  SIGNALS,
  TASK_QUEUES,
  type Wait,
} from '../src/contracts/workflows.js';
import { type Channel, CHANNELS } from '../src/domain/sending.js';
import { type Argument, call, local, type Result, RETRY_FOREVER, tryOnceThenRetry } from './activities.js';
import type { Watch } from './attention.js';

/** How long messages that must not go out yet are held; null when none are. */
type Held = { wait: Wait | null };

/** Reasons for waiting, as the UI shows them next to the timer. */
const WAITS_FOR: Readonly<Record<Wait['because'], string>> = {
  quiet_hours: 'until quiet hours are over',
  night: 'until seven in the morning',
  just_told: 'until half an hour after the last change of window',
  its_hour: 'until it can be sent',
};

/** Clocks may differ: a held message is not reconsidered sooner. */
const MIN_WAIT_MS = 1_000;

/**
 * Repeats `step` until it has nothing to wait for. Held messages are reconsidered when their wait is over, or on a
 * signal: quiet hours have changed, or there is news.
 */
export async function untilNothingIsHeld(step: () => Promise<Held>): Promise<void> {
  let changes = 0;
  setHandler(defineSignal(SIGNALS.hoursChanged), () => void (changes += 1), {
    description: 'Sent by the relay when there may be more to send, or quiet hours change.',
  });
  for (;;) {
    const seen = changes;
    const { wait } = await step();
    const isChanged = () => changes > seen;
    if (wait === null && !isChanged()) return;
    if (wait === null) continue;
    const ms = Math.max(MIN_WAIT_MS, wait.ms);
    await condition(isChanged, ms, { summary: WAITS_FOR[wait.because] });
  }
}

/**
 * Sending waits for providers, one group of messages after another. A silent sender is replaced after half a minute.
 */
const SENDING = { startToCloseTimeout: '1 hour', heartbeatTimeout: '30 seconds' } as const;
/** Questions and windows come by the thousand: answers, such as confirmations, go before them. */
const BEHIND_ANSWERS = { priority: { priorityKey: PRIORITIES.bulk } };

const askers = (retry: object) =>
  proxyActivities<Activities>({
    ...{ ...SENDING, ...BEHIND_ANSWERS, taskQueue: TASK_QUEUES.texts, retry },
    // Once nobody waits for the result, no attempt follows; a running one still sends and records what it has begun.
    cancellationType: 'TRY_CANCEL',
  });
const askOnce = askers({ maximumAttempts: 1 });
const askUntilDone = askers(RETRY_FOREVER);

export const askRecipient = (
  argument: Argument<'askRecipient'>,
  watch: Watch,
): Promise<Result<'askRecipient'>> =>
  tryOnceThenRetry(
    watch,
    () => call(askOnce, 'askRecipient', argument),
    () => call(askUntilDone, 'askRecipient', argument),
  );

/** How to send: first by any channel, then per channel what its provider did not take. */
const sendersOf = (isMany: boolean) => {
  const by = (taskQueue: string, retry: object) =>
    proxyActivities<Activities>({ ...SENDING, ...(isMany ? BEHIND_ANSWERS : {}), taskQueue, retry });
  return {
    first: by(TASK_QUEUES.texts, { maximumAttempts: 1 }),
    any: by(TASK_QUEUES.texts, { ...RETRY_FOREVER, nonRetryableErrorTypes: [PROVIDER_UNAVAILABLE] }),
    sms: by(CHANNEL_QUEUES.sms, RETRY_FOREVER),
    email: by(CHANNEL_QUEUES.email, RETRY_FOREVER),
  };
};

/**
 * Sends what is queued of a cause, and resolves to how long the rest waits. A few messages are first tried by a local
 * activity. What a provider does not take then waits on the queue of its channel.
 */
export function deliver(argument: Argument<'deliverMessages'>, isMany: boolean, watch: Watch): Promise<Held> {
  const senders = sendersOf(isMany);
  return tryOnceThenRetry(
    watch,
    () => call(isMany ? senders.first : local, 'deliverMessages', argument),
    async (failure) => {
      let channels = channelsOf(failure);
      if (channels.length === 0) {
        try {
          return await call(senders.any, 'deliverMessages', argument);
        } catch (error) {
          channels = channelsOf(error);
          if (channels.length === 0) throw error;
        }
      }
      const sent = await Promise.all(
        channels.map((channel) => call(senders[channel], 'deliverMessages', { ...argument, channel })),
      );
      const [first] = sent.toSorted((a, b) => (a.wait?.ms ?? Infinity) - (b.wait?.ms ?? Infinity));
      return first ?? { wait: null };
    },
  );
}

/** Returns the channels whose provider takes nothing now, as a failure of sending names them. */
function channelsOf(error: unknown): readonly Channel[] {
  const cause = error instanceof ActivityFailure ? error.cause : error;
  if (!(cause instanceof ApplicationFailure) || cause.type !== PROVIDER_UNAVAILABLE) return [];
  const [named] = cause.details ?? [];
  return Array.isArray(named) ? CHANNELS.filter((channel) => named.includes(channel)) : [];
}
