/**
 * The way of a message out: queued rows are loaded in one transaction, sent outside any, and what became of them is
 * recorded in another. Taken twice, only what is still queued is sent again, under the same id.
 */
import { type Channels, ProviderRefused, type SendOutcome } from '../src/adapters/messaging/index.js';
import { inScope, type Scope } from '../src/db/scope.js';
import { receiveReply } from '../src/features/bookings/replies.commands.js';
import { recordRefusal } from '../src/features/messages/messages.commands.js';
import {
  listOutgoing,
  type MessageSelection,
  type OutgoingMessage,
  updateSent,
} from '../src/features/messages/messages.store.js';
import { emailHtml } from '../src/features/messages/render.js';
import type { ActivityDeps } from './deps.js';

export type SendingDeps = Pick<ActivityDeps, 'source' | 'messaging' | 'senders'>;

/** Messages on their way at once. */
const AT_ONCE = 8;

/** What came of one message; `unknown`: the provider could not be asked, and may be asked again. */
type Attempt = { message: OutgoingMessage } & (
  | { result: 'sent'; outcome: SendOutcome; sender: string }
  | { result: 'refused'; code: string }
  | { result: 'unknown'; error: unknown }
);

/**
 * Queues what `prepare` queues, sends every message it selects, and takes `finish`, in the transaction that records
 * the last of them. Rejects when no message could be handed to its provider, for the activity to be retried;
 * `left` is how many could not while others could: they stay queued.
 */
export async function sendPrepared<Result>(
  deps: SendingDeps,
  tenant: string,
  prepare: (scope: Scope) => Promise<MessageSelection>,
  finish: (scope: Scope) => Promise<Result>,
): Promise<{ left: number; finished: Result }> {
  const scoped = <T>(work: (scope: Scope) => Promise<T>) => inScope(deps.source, tenant, 'workflow', work);
  const first = await scoped(async (scope) => {
    const messages = await dropObsolete(scope, await listOutgoing(scope, await prepare(scope)));
    if (messages.length === 0) return { finished: await finish(scope) };
    return { mode: scope.tenant.mode, messages };
  });
  if ('finished' in first) return { left: 0, finished: first.finished };

  const { messages } = first;
  const channels = deps.messaging.forMode(first.mode);
  const failures: unknown[] = [];
  for (let start = 0; ; start += AT_ONCE) {
    const attempts = await Promise.all(
      messages.slice(start, start + AT_ONCE).map((message) => attempt(deps, channels, message)),
    );
    for (const each of attempts) if (each.result === 'unknown') failures.push(each.error);
    if (failures.length === messages.length) throw failures[0];
    const isLast = start + AT_ONCE >= messages.length;
    const recorded = await scoped(async (scope) => {
      for (const each of attempts) await record(scope, each);
      return isLast ? { finished: await finish(scope) } : null;
    });
    if (recorded) return { left: failures.length, finished: recorded.finished };
  }
}

/** As `sendPrepared`, but rejects for any message that could not be handed to its provider, for a retry. */
export async function sendAll(
  deps: SendingDeps,
  tenant: string,
  prepare: (scope: Scope) => Promise<MessageSelection>,
): Promise<void> {
  const { left } = await sendPrepared(deps, tenant, prepare, () => Promise.resolve());
  if (left > 0) throw new Error(`${left} messages could not be handed to their provider.`);
}

/** Gives up messages that should not go out any more; resolves to the others. */
async function dropObsolete(scope: Scope, messages: readonly OutgoingMessage[]): Promise<OutgoingMessage[]> {
  for (const message of messages) {
    if (message.obsolete !== null) await recordRefusal(scope, message, message.obsolete);
  }
  return messages.filter(({ obsolete }) => obsolete === null);
}

async function attempt(deps: SendingDeps, channels: Channels, message: OutgoingMessage): Promise<Attempt> {
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
  if (attempted.result === 'unknown') return;
  if (attempted.result === 'refused') {
    await recordRefusal(scope, message, attempted.code);
    return;
  }
  const { outcome, sender } = attempted;
  const first = await updateSent(scope, message.id, { provider_id: outcome.provider_id, sender });
  if (!first || outcome.auto_reply === null || message.order_id === null) return;
  // In the sandbox the recipient answers at once: as if the provider had brought the reply.
  await receiveReply(scope, {
    order: message.order_id,
    channel: message.channel,
    text: outcome.auto_reply,
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

/** The number of texts; for email `"Name" <address>` (RFC 5322, 3.4), of an address configured with another name. */
function senderOf({ senders }: SendingDeps, { channel, sender_name: name }: OutgoingMessage): string {
  if (channel === 'sms') return senders.sms;
  const address = /<([^>]+)>/.exec(senders.email)?.[1] ?? senders.email;
  return `"${name.replace(/["\\\r\n]/g, '')}" <${address}>`;
}
