/** The configured providers of messages, for the API, the workers and the doctor. */
import { forwardedEmail } from '../adapters/messaging/email/inbound.js';
import type { EmailSender } from '../adapters/messaging/email/port.js';
import { smtpSender } from '../adapters/messaging/email/smtp.js';
import { SMS_PROVIDERS } from '../adapters/messaging/sms/index.js';
import type { SmsProvider } from '../adapters/messaging/sms/port.js';
import type { InboundEmails } from '../domain/inbound-messages.js';
import type { Config } from '../runtime/config.js';
import { ConfigError } from '../runtime/environment.js';

/** Returns the configured provider of texts; it sends nothing without a number to send from. */
export function smsProvider({ sms }: Pick<Config, 'sms'>): SmsProvider {
  const create = SMS_PROVIDERS.get(sms.provider);
  if (!create) {
    throw new ConfigError([`SMS_PROVIDER: must be one of ${[...SMS_PROVIDERS.keys()].join(', ')}`]);
  }
  const { sender, inbound } = create(sms);
  return { sender: sms.from === undefined ? undefined : sender, inbound };
}

/** Returns the sender of live email; undefined if none is configured. */
export function emailSender({ email, worker }: Pick<Config, 'email' | 'worker'>): EmailSender | undefined {
  if (email.smtpUrl === undefined) return undefined;
  return smtpSender({ smtpUrl: email.smtpUrl, maxConnections: worker.sending.email.atOnce });
}

/** Returns the forwarder of incoming email; undefined without a shared secret. */
export function inboundEmails(
  { email, brand }: Pick<Config, 'email' | 'brand'>,
  clock: () => Date,
): InboundEmails | undefined {
  const { inboundSecret: secret, inboundAuthservId: authservId } = email;
  if (secret === undefined) return undefined;
  return forwardedEmail({ secret, authservId, signatureHeader: `${brand}-Signature`, clock });
}
