/**
 * Twilio, and providers with the same API: texts sent over HTTP, texts from recipients, and receipts for ours. A
 * message's id is in the URL of its status callback, so that a report finds its row even when it overtakes the answer
 * to the request, or there is no answer. Twilio has no idempotency key; the one that is sent is for providers that do.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { errorCode } from '@waypost/base/error-code';
import { z } from 'zod';
import type {
  DeliveryReceipt,
  Form,
  InboundText,
  InboundTexts,
} from '../../../../domain/inbound-messages.js';
import { retryAfterMs } from '../../../../domain/retry-schedule.js';
import { askJson, type JsonAnswer, UnexpectedStatus } from '../../../http-json.js';
import { AccountRefused, NotSent, ProviderRefused, type RefusalCode } from '../../port.js';
import type { CreateSmsProvider, SmsSender } from '../port.js';

export const createTwilio: CreateSmsProvider = ({ baseUrl, accountSid, authToken, statusCallbackUrl }) => ({
  sender:
    baseUrl === undefined || accountSid === undefined || authToken === undefined
      ? undefined
      : twilioSender({ baseUrl, accountSid, authToken, statusCallbackUrl }),
  inbound: authToken === undefined ? undefined : twilioInbound(authToken),
});

export type TwilioOptions = {
  /** Without a trailing slash, e.g. https://api.twilio.com. */
  readonly baseUrl: string;
  readonly accountSid: string;
  readonly authToken: string;
  /** Callback URL for delivery reports; gets `?message=<id>`. Without it, a text stays `sent`. */
  readonly statusCallbackUrl?: string | undefined;
  readonly timeoutMs?: number;
};

/** A slow provider has usually taken the text: a late answer is better than none. */
const DEFAULT_TIMEOUT_MS = 30_000;

const acceptedAnswer = z.object({ sid: z.string().min(1) });
const errorAnswer = z.object({ code: z.number(), message: z.string().optional().catch(undefined) });

/** Twilio's error codes that are about the recipient (https://www.twilio.com/docs/api/errors). */
const RECIPIENT_ERRORS: Readonly<Record<number, RefusalCode>> = {
  21211: 'invalid_recipient', // not a phone number
  21214: 'undeliverable', // can't be reached
  21265: 'invalid_recipient', // a short code
  21408: 'rejected', // its country isn't enabled for the account
  21610: 'opted_out',
  21612: 'undeliverable', // not reachable from this sender
  21614: 'invalid_recipient', // not a mobile number
};
/** Errors about the account: not active, wrong credentials, or another account's sender. */
const ACCOUNT_ERRORS: readonly number[] = [10001, 20003, 20005, 21660];
/** Transient errors: the sender's queue is full, maintenance, an hourly or daily limit. */
const PASSING_ERRORS: readonly number[] = [21611, 21730, 60728, 63038];

/**
 * Returns whether a status is about the account or the address of the provider: credentials, payment, a wrong path. A
 * redirect is not followed because it would take the credentials elsewhere.
 */
const isAboutAccount = (status: number): boolean =>
  (status >= 300 && status < 400) || [401, 402, 403, 404, 405, 407].includes(status);
/** Statuses of a request that was not handled (RFC 9110, 15.5.9 and 15.6.4; RFC 8470, 5.2; RFC 6585, 4). */
const UNHANDLED: readonly number[] = [408, 425, 429, 503];

/**
 * Returns what an unsuccessful answer means. A 4xx that is neither about the account nor transient is a refusal of this
 * text. After a 5xx nobody knows: a proxy may answer so while the provider continues, and of its own 500 Twilio says
 * that the text may go out twice if it is sent again (https://www.twilio.com/docs/api/errors/20500).
 */
function meaningOf({ status, json, retryAfter }: JsonAnswer, url: URL): Error {
  const { code = 0, message = '' } = errorAnswer.safeParse(json).data ?? {};
  const about = `${url.origin} answered ${status}${code === 0 ? '' : `, error ${code}`}.`;
  const words = [code === 0 ? `HTTP ${status}` : code, message].filter(Boolean).join(': ');
  if (UNHANDLED.includes(status)) return new NotSent(about, pauseIn(retryAfter));
  if (status < 300 || status >= 500) return new UnexpectedStatus(url, status);
  const reason = RECIPIENT_ERRORS[code];
  if (reason !== undefined) return new ProviderRefused(reason, about, words);
  if (isAboutAccount(status) || ACCOUNT_ERRORS.includes(code)) return new AccountRefused(about);
  return PASSING_ERRORS.includes(code) ? new NotSent(about) : new ProviderRefused('rejected', about, words);
}

/** The longest pause: a provider that asks for more is asked again after it. */
const MAX_PAUSE_MS = 3_600_000;

/** Returns the pause that a Retry-After asks for; null for none. */
function pauseIn(header: string | undefined): number | null {
  const ms = retryAfterMs(header ?? null, new Date());
  return ms > 0 ? Math.min(ms, MAX_PAUSE_MS) : null;
}

/** Returns the code of a failed connection, which names no account and nobody's number, or else the error's name. */
function reasonOf(error: unknown): string {
  const code = errorCode(error);
  if (typeof code === 'string') return code;
  return error instanceof Error ? error.name : 'unknown';
}

/** Texts through POST /2010-04-01/Accounts/{sid}/Messages.json; the account itself is checked by GET. */
export function twilioSender(options: TwilioOptions): SmsSender {
  const url = addressIn(options, '/Messages.json');
  const credentials = credentialsOf(options);
  return {
    async send({ id, from, to, body }) {
      const form = new URLSearchParams({ To: to, From: from, Body: body });
      if (options.statusCallbackUrl !== undefined) {
        const statusCallback = new URL(options.statusCallbackUrl);
        statusCallback.searchParams.set('message', id);
        form.set('StatusCallback', statusCallback.href);
      }
      let handedOver = false;
      const answer = await askJson({
        url,
        method: 'POST',
        headers: {
          authorization: `Basic ${credentials}`,
          'content-type': 'application/x-www-form-urlencoded',
          'idempotency-key': id,
        },
        body: form.toString(),
        timeoutMs: options.timeoutMs ?? DEFAULT_TIMEOUT_MS,
        onHandedOver: () => (handedOver = true),
      }).catch((error: unknown) => {
        if (handedOver) throw error;
        throw new NotSent(`${url.origin} is unreachable: ${reasonOf(error)}.`);
      });
      if (answer.status !== 200 && answer.status !== 201) throw meaningOf(answer, url);
      return { provider_id: acceptedAnswer.parse(answer.json).sid, auto_reply: null };
    },
    async check(timeoutMs) {
      const account = addressIn(options, '.json');
      const { status } = await askJson({
        url: account,
        headers: { authorization: `Basic ${credentials}` },
        timeoutMs,
      });
      if (status !== 200) throw new UnexpectedStatus(account, status);
    },
  };
}

type Account = Pick<TwilioOptions, 'baseUrl' | 'accountSid' | 'authToken'>;

const addressIn = ({ baseUrl, accountSid }: Account, path: string) =>
  new URL(`${baseUrl}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}${path}`);

const credentialsOf = ({ accountSid, authToken }: Account) =>
  Buffer.from(`${accountSid}:${authToken}`).toString('base64');

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
 * keyed with the account's token, of the URL followed by the fields in order of name
 * (https://www.twilio.com/docs/usage/webhooks/webhooks-security).
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

/** Twilio's error codes for texts that were accepted and did not arrive, besides those it refuses directly. */
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
