/**
 * Live texts over HTTP in Twilio's dialect, which other providers speak too. The message's id is in the URL of the
 * status callback, so that a report finds its row even when it overtakes the answer to this request, or there is no
 * answer. Twilio has no idempotency key for messages; the one that is sent is for providers that do.
 */
import { z } from 'zod';
import { errorCode } from '@waypost/base/error-code';
import { retryAfterMs } from '../../../../domain/retry-schedule.js';
import { askJson, type JsonAnswer, UnexpectedStatus } from '../../../http-json.js';
import { AccountRefused, NotSent, ProviderRefused, type RefusalCode } from '../../port.js';
import type { SmsSender } from '../port.js';

export type TwilioOptions = {
  /** Without a trailing slash, e.g. https://api.twilio.com. */
  readonly baseUrl: string;
  readonly accountSid: string;
  readonly authToken: string;
  /** Callback URL for delivery reports; gets `?message=<id>`. Without it, a text stays `sent`. */
  readonly statusCallbackUrl?: string | undefined;
  readonly timeoutMs?: number;
};

/** A provider that is slow to answer has taken the text as a rule: it is better to hear of it late than never. */
const DEFAULT_TIMEOUT_MS = 30_000;

const acceptedAnswer = z.object({ sid: z.string().min(1) });
const errorAnswer = z.object({ code: z.number(), message: z.string().optional().catch(undefined) });

/** Twilio's error codes that are about the recipient (https://www.twilio.com/docs/api/errors). */
export const RECIPIENT_ERRORS: Readonly<Record<number, RefusalCode>> = {
  21211: 'invalid_recipient', // not a phone number
  21214: 'undeliverable', // can't be reached
  21265: 'invalid_recipient', // a short code
  21408: 'rejected', // its country isn't enabled for the account
  21610: 'opted_out',
  21612: 'undeliverable', // not reachable from this sender
  21614: 'invalid_recipient', // not a mobile number
};
/** Those about the account: not active, other credentials, or a sender that belongs to another one. */
const ACCOUNT_ERRORS: readonly number[] = [10001, 20003, 20005, 21660];
/** Those that pass: the sender's queue is full, maintenance, the most messages of an hour or a day. */
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
 * Returns what an answer means that is no success. In the 4xx, what is not known to be about the account or to pass is
 * a refusal of this text. After a 5xx nobody knows: a proxy may answer so while the provider continues, and of its own
 * 500 Twilio says that the text may go out twice if it is sent again (https://www.twilio.com/docs/api/errors/20500).
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
