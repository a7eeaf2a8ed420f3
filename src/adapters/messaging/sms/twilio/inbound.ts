/**
 * What Twilio brings: texts from recipients, and receipts for ours. Both carry Twilio's
 * signature over the URL and the form (https://www.twilio.com/docs/usage/webhooks/webhooks-security).
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type {
  DeliveryReceipt,
  Form,
  InboundText,
  InboundTexts,
} from '../../../../domain/inbound-messages.js';
import { RECIPIENT_ERRORS } from './send.js';

function twilioSignature(authToken: string, url: string, params: Form): string {
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
  params: Form,
  signature: string | undefined,
): boolean {
  const given = Buffer.from(signature ?? '');
  return spellings(url).some((spelling) => {
    const expected = Buffer.from(twilioSignature(authToken, spelling, params));
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
}

const textForm = z.object({
  MessageSid: z.string().min(1).max(64),
  From: z.string().min(1).max(40),
  To: z.string().min(1).max(40),
  Body: z.string().default(''),
  DateSent: z.string().max(64).optional(),
});

/** Returns the text in a provider's form, or null when it is not one. */
function inboundText(form: Form): InboundText | null {
  const { data } = textForm.safeParse(form);
  if (!data) return null;
  const { MessageSid: id, From: from, To: to, Body: text, DateSent } = data;
  const sentAt = new Date(DateSent ?? NaN);
  return { id, from, to, text, sentAt: Number.isNaN(sentAt.getTime()) ? null : sentAt };
}

const receiptForm = z.object({
  MessageStatus: z.string(),
  MessageSid: z.string().min(1).max(64).optional(),
  ErrorCode: z.coerce.number().optional(),
});

/** Twilio's error codes for texts that were accepted and did not arrive, besides those it refuses at once. */
const DELIVERY_ERRORS: Readonly<Record<number, string>> = {
  30003: 'undeliverable', // the handset can't be reached
  30004: 'rejected', // blocked
  30005: 'invalid_recipient', // an unknown handset
  30006: 'invalid_recipient', // a landline
};

/**
 * Returns what became of a text from a provider's form (https://www.twilio.com/docs/messaging, "Message
 * Status"). The text's id is in the address that we gave for its reports.
 */
function deliveryReceipt(url: string, form: Form): DeliveryReceipt | null {
  const { data } = receiptForm.safeParse(form);
  const [message, ...others] = new URL(url).searchParams.getAll('message');
  const about = { message: others.length === 0 ? message : undefined, provider_id: data?.MessageSid };
  switch (data?.MessageStatus) {
    case 'accepted':
    case 'scheduled':
    case 'queued':
    case 'sending':
    case 'sent':
      return { ...about, result: 'accepted' };
    case 'delivered':
    case 'read':
      return { ...about, result: 'delivered' };
    case 'undelivered':
    case 'failed':
    case 'canceled': {
      const error = data.ErrorCode ?? 0;
      const code = RECIPIENT_ERRORS[error] ?? DELIVERY_ERRORS[error] ?? 'undeliverable';
      return { ...about, result: 'failed', code };
    }
    default:
      return null;
  }
}

/** The base64 of twenty bytes. */
const SIGNATURE = /^[A-Za-z0-9+/]{27}=$/;

/** Returns how Twilio signs and words its requests. `authToken` is the account's. */
export function twilioInbound(authToken: string): InboundTexts {
  return {
    signatureHeader: 'X-Twilio-Signature',
    bodies: 'form',
    mayBeSigned: (signature) => SIGNATURE.test(signature ?? ''),
    isSigned: ({ url, form }, signature) => validTwilioSignature(authToken, url, form, signature),
    readText: ({ form }) => inboundText(form),
    readReceipt: ({ url, form }) => deliveryReceipt(url, form),
    // TwiML without an instruction: nothing is sent back.
    answer: { contentType: 'text/xml', body: '<?xml version="1.0" encoding="UTF-8"?><Response/>' },
  };
}
