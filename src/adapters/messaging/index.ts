/**
 * Which ports a tenant's messages go through. The sandbox's are fixed here and cannot be configured, so a sandbox row
 * cannot reach a provider: there is no setting, flag or composition mistake that would let it.
 */
import { type PendingSends, withDeadline } from './send-deadline.js';
import { LONGEST_SEND_MS, ProviderRefused } from './port.js';
import type { EmailPort, SmsPort } from './port.js';
import { sandboxEmail, sandboxSms } from './sandbox.js';
import { smtpEmail } from './email/smtp.js';
import type { SmtpOptions } from './email/smtp.js';
import { twilioSms } from './sms/twilio/send.js';
import type { TwilioOptions } from './sms/twilio/send.js';

export { LONGEST_SEND_MS, ProviderRefused, SendUnfinished } from './port.js';
export type { EmailMessage, EmailPort, SendOutcome, SmsMessage, SmsPort } from './port.js';

/** A send that takes longer than this is slow. */
const SLOW_MS = 1_000;

export type Channels = { readonly sms: SmsPort; readonly email: EmailPort };

export type MessagingOptions = {
  /** The providers of live tenants; a channel without one refuses every message. */
  readonly live?: { readonly sms?: TwilioOptions | undefined; readonly email?: SmtpOptions | undefined };
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
  const smtp = live.email && smtpEmail(live.email);
  const sms = live.sms ? twilioSms(live.sms) : notConfigured('texts');
  const pending: PendingSends = new Map();
  const channels: Record<'live' | 'sandbox', Channels> = {
    live: {
      sms: { send: withDeadline(pending, sms.send, LONGEST_SEND_MS.sms) },
      email: { send: withDeadline(pending, (smtp ?? notConfigured('email')).send, LONGEST_SEND_MS.email) },
    },
    sandbox: { sms: sandboxSms, email: sandboxEmail },
  };
  return {
    forMode: (mode) => channels[mode],
    isSlow: () => [...pending.values()].some((since) => Date.now() - since > SLOW_MS),
    close: async () => {
      await Promise.allSettled(pending.keys());
      smtp?.close();
    },
  };
}
