/**
 * Which ports a tenant's messages go through. The sandbox's are fixed here and cannot be configured, so a sandbox row
 * cannot reach a provider: there is no setting, flag or composition mistake that would let it.
 */
import type { EmailPort, EmailSender } from './email/port.js';
import type { Channel } from '../../domain/sending.js';
import { createPermits, type Permits, unlimitedPermits } from './permits.js';
import { MAX_SEND_MS, NotSent, ProviderRefused, type SendOutcome } from './port.js';
import { sandboxEmail, sandboxSms } from './sandbox.js';
import { type PendingSends, withDeadline } from './send-deadline.js';
import type { SmsPort } from './sms/port.js';

export { AccountRefused, MAX_SEND_MS, NotSent, ProviderRefused, SendUnfinished } from './port.js';
export type { EmailMessage, EmailPort } from './email/port.js';
export type { Permits } from './permits.js';
export type { SendOutcome } from './port.js';
export type { SmsMessage, SmsPort } from './sms/port.js';

/** Messages that a provider is given at once, where nothing else is configured. */
const AT_ONCE: Readonly<Record<Channel, number>> = { sms: 20, email: 5 };

/** The ports of a tenant. A sender takes a permit of the channel first; the end of the send gives it back. */
export type Channels = {
  readonly sms: SmsPort;
  readonly email: EmailPort;
  readonly permits: Readonly<Record<Channel, Permits>>;
};

export type MessagingOptions = {
  /** Messages that each provider is given at once; for email at most the connections of its sender. */
  readonly atOnce?: Readonly<Record<Channel, number>>;
  /** The longest that a send may take, in milliseconds. */
  readonly longestSendMs?: Readonly<Record<Channel, number>>;
  /** The providers of live tenants; a channel without one refuses every message. */
  readonly live?: { readonly sms?: SmsPort | undefined; readonly email?: EmailSender | undefined };
};

export type Messaging = {
  readonly forMode: (mode: 'live' | 'sandbox') => Channels;
  /** Waits for sends under way, then closes the connections to providers; after that no email can be sent. */
  readonly close: () => Promise<void>;
};

/** Wraps `send`: when the provider asks for a pause, nobody gets a permit there until it is over. */
function pausing<Message>(
  permits: Permits,
  send: (message: Message) => Promise<SendOutcome>,
): (message: Message) => Promise<SendOutcome> {
  return async (message) => {
    try {
      return await send(message);
    } catch (error) {
      if (error instanceof NotSent && error.pauseMs !== null) permits.pause(error.pauseMs);
      throw error;
    }
  };
}

function notConfigured(channel: string): { send: () => Promise<never> } {
  const message = `No provider is configured for ${channel}.`;
  return { send: () => Promise.reject(new ProviderRefused('channel_not_configured', message)) };
}

/** Creates the ports of both modes. A live channel that is not configured refuses with `channel_not_configured`. */
export function createMessaging({
  live = {},
  atOnce = AT_ONCE,
  longestSendMs = MAX_SEND_MS,
}: MessagingOptions): Messaging {
  const { sms = notConfigured('texts'), email = notConfigured('email') } = live;
  const pending: PendingSends = new Map();
  const permits = { sms: createPermits(atOnce.sms), email: createPermits(atOnce.email) };
  const limits = (channel: Channel) => ({ limitMs: longestSendMs[channel], over: permits[channel].free });
  const channels: Record<'live' | 'sandbox', Channels> = {
    live: {
      sms: { send: pausing(permits.sms, withDeadline(pending, sms.send, limits('sms'))) },
      email: { send: pausing(permits.email, withDeadline(pending, email.send, limits('email'))) },
      permits,
    },
    sandbox: {
      sms: sandboxSms,
      email: sandboxEmail,
      permits: { sms: unlimitedPermits(), email: unlimitedPermits() },
    },
  };
  return {
    forMode: (mode) => channels[mode],
    close: async () => {
      while (pending.size > 0) await Promise.allSettled(pending.keys());
      live.email?.close();
    },
  };
}
