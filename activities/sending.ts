/**
 * The way of a message out: queued rows are loaded in one transaction, sent outside any, and what became of each is
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

export type SendingDeps = Pick<ActivityDeps, 'source' | 'messaging'> & {
  /** The number that texts come from (E.164, or a name), and the address that email comes from. */
  senders: { sms: string; email: string };
};

/** Messages on their way at once. */
const AT_ONCE = 8;

/**
 * Queues what `prepare` queues and sends every message it selects. Rejects when a provider could not be asked, after
 * all others were sent: the activity is then retried for those that are left.
 */
export async function sendPrepared(
  deps: SendingDeps,
  tenant: string,
  prepare: (scope: Scope) => Promise<MessageSelection>,
): Promise<void> {
  const { mode, messages } = await inScope(deps.source, tenant, 'workflow', async (scope) => ({
    mode: scope.tenant.mode,
    messages: await listOutgoing(scope, await prepare(scope)),
  }));
  const channels = deps.messaging.forMode(mode);
  const failures: unknown[] = [];
  for (let start = 0; start < messages.length; start += AT_ONCE) {
    const results = await Promise.allSettled(
      messages.slice(start, start + AT_ONCE).map((message) => sendOne(deps, tenant, channels, message)),
    );
    for (const result of results) if (result.status === 'rejected') failures.push(result.reason as unknown);
  }
  if (failures.length > 0) throw failures[0];
}

async function sendOne(
  deps: SendingDeps,
  tenant: string,
  channels: Channels,
  message: OutgoingMessage,
): Promise<void> {
  let sent: SendOutcome;
  try {
    sent = await transmit(deps, channels, message);
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    await inScope(deps.source, tenant, 'workflow', (scope) => recordRefusal(scope, message, error.code));
    return;
  }
  await inScope(deps.source, tenant, 'workflow', async (scope) => {
    const first = await updateSent(scope, message.id, sent.provider_id);
    if (!first || sent.auto_reply === null || message.order_id === null) return;
    // In the sandbox the recipient answers at once: as if the provider had brought the reply.
    await receiveReply(scope, { order: message.order_id, channel: message.channel, text: sent.auto_reply });
  });
}

function transmit(deps: SendingDeps, channels: Channels, message: OutgoingMessage): Promise<SendOutcome> {
  const { id, kind, recipient: to, body, subject, sender } = message;
  if (message.channel === 'sms') return channels.sms.send({ id, kind, from: deps.senders.sms, to, body });
  const from = named(sender, deps.senders.email);
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

/** `"Name" <address>` (RFC 5322, 3.4), of a sender that may be configured with another name. */
function named(name: string, sender: string): string {
  const address = /<([^>]+)>/.exec(sender)?.[1] ?? sender;
  return `"${name.replace(/["\\\r\n]/g, '')}" <${address}>`;
}
