/**
 * The port of a provider of texts. A provider is a folder beside this file that exports a function of settings, and an
 * entry in index.ts; SMS_PROVIDER picks it. Nothing outside its folder knows its headers, signatures and formats.
 */
import type { InboundTexts } from '../../../domain/inbound-messages.js';
import type { SendOptions, SendOutcome } from '../port.js';

export type SmsMessage = {
  /** The id of the message's row. A provider may take it as an idempotency key, and need not. */
  readonly id: string;
  /** Kind of message: booking_request, rebooking, confirmation, … */
  readonly kind: string;
  /** E.164, or a sender name of up to 11 characters. */
  readonly from: string;
  /** E.164. */
  readonly to: string;
  readonly body: string;
};

export type SmsPort = {
  readonly send: (message: SmsMessage, options?: SendOptions) => Promise<SendOutcome>;
};

/** The settings of any provider, each undefined if it is not set. A provider takes those that it needs. */
export type SmsSettings = {
  /** Without a trailing slash. */
  readonly baseUrl: string | undefined;
  readonly accountSid: string | undefined;
  /** One secret, or several as a query (`key=…&signing=…`). */
  readonly authToken: string | undefined;
  /** Callback URL for delivery reports; without it a text stays `sent`. */
  readonly statusCallbackUrl: string | undefined;
};

export type SmsSender = SmsPort & {
  /** Asks the provider whether it knows the account; sends nothing. Rejects if it does not, or not within the time. */
  readonly check: (timeoutMs: number) => Promise<void>;
};

export type SmsProvider = {
  /** Undefined while a setting that sending needs is missing. */
  readonly sender: SmsSender | undefined;
  /** Undefined while a setting that checking signatures needs is missing. */
  readonly inbound: InboundTexts | undefined;
};

export type CreateSmsProvider = (settings: SmsSettings) => SmsProvider;
