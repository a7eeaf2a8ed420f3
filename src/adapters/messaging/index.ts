/**
 * Which ports a tenant's messages go through. The sandbox's are fixed here and cannot be configured, so a sandbox row
 * cannot reach a provider: there is no setting, flag or composition mistake that would let it.
 */
import type { EmailPort, EmailSender } from './email/port.js';
import { LONGEST_SEND_MS, ProviderRefused } from './port.js';
import { sandboxEmail, sandboxSms } from './sandbox.js';
import { type PendingSends, withDeadline } from './send-deadline.js';
import type { SmsPort } from './sms/port.js';

export { LONGEST_SEND_MS, ProviderRefused, SendUnfinished } from './port.js';
export type { EmailMessage, EmailPort } from './email/port.js';
export type { SendOutcome } from './port.js';
export type { SmsMessage, SmsPort } from './sms/port.js';

/** A send that takes longer than this is slow. */
const SLOW_MS = 1_000;

export type Channels = { readonly sms: SmsPort; readonly email: EmailPort };

export type MessagingOptions = {
  /** The providers of live tenants; a channel without one refuses every message. */
  readonly live?: { readonly sms?: SmsPort | undefined; readonly email?: EmailSender | undefined };
};

export type Messaging = {
  readonly forMode: (mode: 'live' | 'sandbox') => Channels;
  /** Returns whether a provider keeps a message waiting right now, so that the next one may have to wait as well. */
  readonly isSlow: () => boolean;
  /** Waits for sends under way, then closes the connections to providers; after that no email can be sent. */
  readonly close: () => Promise<void>;
};

function notConfigured(channel: string): { send: () => Promise<never> } {
  const message = `No provider is configured for ${channel}.`;
  return { send: () => Promise.reject(new ProviderRefused('channel_not_configured', message)) };
}

/** Creates the ports of both modes. A live channel that is not configured refuses with `channel_not_configured`. */
export function createMessaging({ live = {} }: MessagingOptions): Messaging {
  const { sms = notConfigured('texts'), email = notConfigured('email') } = live;
  const pending: PendingSends = new Map();
  const channels: Record<'live' | 'sandbox', Channels> = {
    live: {
      sms: { send: withDeadline(pending, sms.send, LONGEST_SEND_MS.sms) },
      email: { send: withDeadline(pending, email.send, LONGEST_SEND_MS.email) },
    },
    sandbox: { sms: sandboxSms, email: sandboxEmail },
  };
  return {
    forMode: (mode) => channels[mode],
    isSlow: () => [...pending.values()].some((since) => Date.now() - since > SLOW_MS),
    close: async () => {
      await Promise.allSettled(pending.keys());
      live.email?.close();
    },
  };
}
