/**
 * How a message goes out: queued rows are claimed in one transaction, sent outside any, and their outcome is recorded
 * in another. If a step is repeated, only what is still queued is sent again, under the same id.
 */
import { ApplicationFailure } from '@temporalio/common';
import {
  type Channels,
  LONGEST_SEND_MS,
  ProviderRefused,
  type SendOutcome,
  SendUnfinished,
} from '../src/adapters/messaging/index.js';
import type { Scope } from '../src/db/scope.js';
import { receiveReply } from '../src/operations/bookings/receive-reply.js';
import { recordRefusal } from '../src/operations/messages/record-refusal.js';
import { claimNext } from '../src/operations/messages/claim.js';
import { type MessageSelection, moveMessage } from '../src/records/messages.js';
import { updatePromisedWindow } from '../src/records/stops.js';
import { claimMessages, type OutgoingMessage, releaseMessages } from '../src/records/message-claims.js';
import { emailHtml } from '../src/operations/messages/render.js';
import { redactedMessage } from '../src/runtime/redact-error.js';
import type { ActivityDependencies } from './dependencies.js';
import { inTenantScope } from './tenant-scope.js';
import { recordOutcome } from './record-outcome.js';

export type SendingDependencies = Pick<
  ActivityDependencies,
  'source' | 'messaging' | 'senders' | 'heartbeat'
>;

/**
 * How long a sender's claim on a message lasts: longer than any provider may take, so that its holder is gone before
 * another sender takes it.
 */
const LEASE_MS = { sms: LONGEST_SEND_MS.sms + 30_000, email: LONGEST_SEND_MS.email + 30_000 };
/** A send without an outcome may still be in progress; by then its connection has ended or gone silent. */
const UNFINISHED_MS = 5 * 60_000;
/** How often a sender shows that it is alive. */
const HEARTBEAT_MS = 10_000;
/** When to try again to send a message that another sender has claimed. */
const HELD_RETRY = '5 seconds';

/** The outcome for one message; `unknown`: the provider could not be reached, and may be asked again. */
type Attempt = { message: OutgoingMessage } & (
  | { result: 'sent'; outcome: SendOutcome; sender: string }
  | { result: 'refused'; code: string }
  | { result: 'unknown'; error: unknown }
);

/**
 * The outcome for a selection. `left`: messages that could not be handed to their provider while others could; they
 * stay queued. `wait_until` (ISO 8601): when messages that must not go out at this hour may be sent, null when there
 * are none. `finished` is null as long as only waiting messages were found.
 */
export type Sending<Result> = { left: number; wait_until: string | null; finished: Result | null };

/**
 * Queues what `prepare` queues, then sends every message it selects, each claimed and checked again right before
 * sending. Runs `finish` in the transaction that records the last of them. Rejects, so that the activity is retried,
 * when no message could be handed to its provider or another sender holds one.
 */
export async function sendPrepared<Result>(
  deps: SendingDependencies,
  tenant: string,
  prepare: (scope: Scope) => Promise<MessageSelection>,
  finish: (scope: Scope) => Promise<Result>,
): Promise<Sending<Result>> {
  const scoped = inTenantScope(deps.source, tenant);
  const tried: string[] = [];
  const failures: unknown[] = [];
  let sent = 0;

  /** Claims the next message, or ends, in the transaction that records what was sent before. */
  const next = async (scope: Scope, selection: MessageSelection) => {
    const claimed = await claimNext(scope, selection, { tried, leaseMs: LEASE_MS });
    const { mode } = scope.tenant;
    if (claimed.messages.length > 0) return { mode, selection, ...claimed, finished: null };
    const failedAlone = failures.length > 0 && sent === 0;
    const onlyWaits = claimed.wait_until !== null && sent === 0;
    const ends = !claimed.held && !failedAlone && !onlyWaits;
    return { mode, selection, ...claimed, finished: ends ? await finish(scope) : null };
  };

  let step = await scoped(async (scope) => next(scope, await prepare(scope)));
  const heartbeat = setInterval(deps.heartbeat, HEARTBEAT_MS);
  try {
    while (step.messages.length > 0) {
      const { mode, messages, selection } = step;
      const channels = deps.messaging.forMode(mode);
      const attempts = await Promise.all(messages.map((message) => attempt(deps, channels, message)));
      tried.push(...messages.map(({ id }) => id));
      for (const each of attempts) {
        if (each.result === 'unknown') failures.push(each.error);
        else sent += 1;
      }
      step = await recordOutcome(() =>
        scoped(async (scope) => {
          for (const each of attempts) await record(scope, each);
          return next(scope, selection);
        }),
      );
    }
  } finally {
    clearInterval(heartbeat);
  }
  if (step.held) {
    throw ApplicationFailure.create({
      message: 'Another sender has claimed one of these messages.',
      type: 'message_held',
      nextRetryDelay: HELD_RETRY,
    });
  }
  if (failures.length > 0 && sent === 0) throw providerAway(failures[0]);
  return {
    left: failures.length,
    wait_until: step.wait_until?.toISOString() ?? null,
    finished: step.finished,
  };
}

/** Like `sendPrepared`, but rejects, so that it is retried, if any message could not be handed to its provider. */
export async function sendAll(
  deps: SendingDependencies,
  tenant: string,
  prepare: (scope: Scope) => Promise<MessageSelection>,
): Promise<{ wait_until: string | null }> {
  const { left, wait_until } = await sendPrepared(deps, tenant, prepare, () => Promise.resolve(true));
  if (left > 0) throw new Error(`${left} messages could not be handed to their provider.`);
  return { wait_until };
}

async function attempt(
  deps: SendingDependencies,
  channels: Channels,
  message: OutgoingMessage,
): Promise<Attempt> {
  const sender = senderOf(deps, message);
  try {
    return { message, result: 'sent', sender, outcome: await transmit(channels, message, sender) };
  } catch (error) {
    if (error instanceof ProviderRefused) return { message, result: 'refused', code: error.code };
    return { message, result: 'unknown', error };
  }
}

async function record(scope: Scope, attempted: Attempt): Promise<void> {
  const { message } = attempted;
  if (attempted.result === 'unknown') {
    if (attempted.error instanceof SendUnfinished) {
      await claimMessages(scope, [message.id], new Date(scope.now.getTime() + UNFINISHED_MS));
    } else {
      await releaseMessages(scope, [message.id]);
    }
    return;
  }
  if (attempted.result === 'refused') {
    await recordRefusal(scope, message, attempted.code);
    return;
  }
  const { outcome, sender } = attempted;
  const first = await moveMessage(scope, message.id, {
    event: 'sent',
    provider_id: outcome.provider_id,
    sender,
  });
  if (first && message.tells && 'stop' in message.tells) {
    await updatePromisedWindow(scope, message.tells.stop, message.tells.window);
  }
  if (!first || outcome.auto_reply === null || message.order_id === null) return;
  // In the sandbox the recipient answers at once, as if the provider had delivered the reply.
  await receiveReply(scope, {
    order: message.order_id,
    channel: message.channel,
    text: outcome.auto_reply,
  });
}

/** Builds the failure for a provider that is away, as distinct from the database: its retries back off. */
function providerAway(error: unknown): ApplicationFailure {
  return ApplicationFailure.create({
    message: redactedMessage(error),
    type: 'provider_unavailable',
  });
}

function transmit(channels: Channels, message: OutgoingMessage, from: string): Promise<SendOutcome> {
  const { id, kind, recipient: to, body, subject } = message;
  if (message.channel === 'sms') return channels.sms.send({ id, kind, from, to, body });
  return channels.email.send({
    id,
    kind,
    from,
    to,
    subject: subject ?? '',
    text: body,
    html: emailHtml(body),
  });
}

/**
 * Returns the sender: for texts the courier's number, or the deployment's; for email `"Name" <address>` (RFC 5322,
 * 3.4), or the configured address under the courier's name.
 */
export function senderOf(
  { senders }: SendingDependencies,
  {
    channel,
    sender_name: name,
    sms_from: number,
  }: Pick<OutgoingMessage, 'channel' | 'sender_name' | 'sms_from'>,
): string {
  if (channel === 'sms') return number ?? senders.sms;
  const address = /<([^>]+)>/.exec(senders.email)?.[1] ?? senders.email;
  return `"${name.replace(/["\\\r\n]/g, '')}" <${address}>`;
}
