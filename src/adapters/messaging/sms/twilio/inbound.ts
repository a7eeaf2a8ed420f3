/**
 * What a texting provider delivers: texts from recipients, and delivery reports for ours. Both carry Twilio's
 * signature over the URL and the form (https://www.twilio.com/docs/usage/webhooks/webhooks-security).
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { RECIPIENT_ERRORS } from './send.js';

/** A parsed form; a repeated field has its values in an array. */
type FormFields = Readonly<Record<string, string | readonly string[]>>;

function twilioSignature(authToken: string, url: string, params: FormFields): string {
  const fields = Object.keys(params)
    .sort()
    .flatMap((name) => {
      const value = params[name] ?? '';
      const values = typeof value === 'string' ? [value] : [...new Set(value)].sort();
      return values.map((one) => name + one);
    });
  return createHmac('sha1', authToken)
    .update([url, ...fields].join(''))
    .digest('base64');
}

/** Returns the URL with and without its port: providers sign either (Twilio, "Webhooks Security"). */
function spellings(url: string): string[] {
  const [, scheme, authority = '', rest = ''] = /^(https?):\/\/([^/?#]*)(.*)$/is.exec(url) ?? [];
  if (scheme === undefined) return [url];
  const defaultPort = scheme.toLowerCase() === 'https' ? ':443' : ':80';
  const withPort = /:\d+$/.test(authority) ? authority : authority + defaultPort;
  return [withPort.replace(/:\d+$/, ''), withPort].map((host) => `${scheme}://${host}${rest}`);
}

/**
 * Returns whether `signature`, the header X-Twilio-Signature, is right for a form posted to `url`: base64 HMAC-SHA1,
 * keyed with the account's token, of the URL followed by the fields in order of name.
 *
 * @param url the public URL with its query, exactly as configured at the provider
 * @param signature undefined when the request had none
 */
export function validTwilioSignature(
  authToken: string,
  url: string,
  params: FormFields,
  signature: string | undefined,
): boolean {
  const given = Buffer.from(signature ?? '');
  return spellings(url).some((spelling) => {
    const expected = Buffer.from(twilioSignature(authToken, spelling, params));
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
}

/** An incoming text. */
type InboundText = {
  /** The provider's id for it. */
  readonly id: string;
  /** E.164. */
  readonly from: string;
  /** Our number that it was sent to. */
  readonly to: string;
  readonly text: string;
  /** Null where the provider does not say it. */
  readonly sentAt: Date | null;
};

const textForm = z.object({
  MessageSid: z.string().min(1).max(64),
  From: z.string().min(1).max(40),
  To: z.string().min(1).max(40),
  Body: z.string().default(''),
  DateSent: z.string().max(64).optional(),
});

/** Returns the text in a provider's form, or null when it is not one. */
function inboundText(form: FormFields): InboundText | null {
  const { data } = textForm.safeParse(form);
  if (!data) return null;
  const { MessageSid: id, From: from, To: to, Body: text, DateSent } = data;
  const sentAt = new Date(DateSent ?? NaN);
  return { id, from, to, text, sentAt: Number.isNaN(sentAt.getTime()) ? null : sentAt };
}

/** A report about one of our texts; null for an intermediate status. */
type DeliveryReport = { readonly result: 'delivered' } | { readonly result: 'failed'; readonly code: string };

const reportForm = z.object({ MessageStatus: z.string(), ErrorCode: z.coerce.number().optional() });

/** Twilio's error codes for texts that were accepted and did not arrive, besides those it refuses at once. */
const DELIVERY_ERRORS: Readonly<Record<number, string>> = {
  30003: 'undeliverable', // the handset can't be reached
  30004: 'rejected', // blocked
  30005: 'invalid_recipient', // an unknown handset
  30006: 'invalid_recipient', // a landline
};

/**
 * Returns the final outcome of a text from a provider's form (https://www.twilio.com/docs/messaging, "Message
 * Status").
 */
function deliveryReport(form: FormFields): DeliveryReport | null {
  const { data } = reportForm.safeParse(form);
  switch (data?.MessageStatus) {
    case 'delivered':
    case 'read':
      return { result: 'delivered' };
    case 'undelivered':
    case 'failed':
    case 'canceled': {
      const code = data.ErrorCode ?? 0;
      return { result: 'failed', code: RECIPIENT_ERRORS[code] ?? DELIVERY_ERRORS[code] ?? 'undeliverable' };
    }
    default:
      return null;
  }
}

/** The base64 of twenty bytes. */
const SIGNATURE = /^[A-Za-z0-9+/]{27}=$/;

/** Returns how the provider signs and words its requests. `authToken` is the account's. */
export function twilioInbound(authToken: string) {
  return {
    mayBeSigned: (signature: string | undefined) => SIGNATURE.test(signature ?? ''),
    isSigned: (url: string, form: FormFields, signature: string | undefined) =>
      validTwilioSignature(authToken, url, form, signature),
    readText: inboundText,
    readReport: deliveryReport,
  };
}
