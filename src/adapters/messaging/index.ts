/**
 * Which ports a tenant's messages go through. The sandbox's are fixed here and can't be configured, so a sandbox
 * row has no way to a provider: there is no setting, flag or mistake of a composition root that gives it one.
 */
import { ProviderRefused } from './port.js';
import type { EmailPort, SmsPort } from './port.js';
import { sandboxEmail, sandboxSms } from './sandbox.js';

export { ProviderRefused } from './port.js';
export type { EmailMessage, EmailPort, SendOutcome, SmsMessage, SmsPort } from './port.js';

export type Channels = { readonly sms: SmsPort; readonly email: EmailPort };

export type Messaging = { readonly forMode: (mode: 'live' | 'sandbox') => Channels };

function notConfigured(channel: string): { send: () => Promise<never> } {
  const message = `No provider is configured for ${channel}.`;
  return { send: () => Promise.reject(new ProviderRefused('channel_not_configured', message)) };
}

/**
 * @param options.live the providers of live tenants (`twilioSms`, `smtpEmail`); a channel without one refuses every
 *   message with `channel_not_configured`
 */
export function createMessaging(options: {
  readonly live?: { readonly sms?: SmsPort | undefined; readonly email?: EmailPort | undefined };
}): Messaging {
  const channels: Record<'live' | 'sandbox', Channels> = {
    live: {
      sms: options.live?.sms ?? notConfigured('texts'),
      email: options.live?.email ?? notConfigured('email'),
    },
    sandbox: { sms: sandboxSms, email: sandboxEmail },
  };
  return { forMode: (mode) => channels[mode] };
}
