/**
 * Live texts over HTTP in Twilio's dialect, which other providers speak too. The message's id is in the URL of the
 * status callback, so that a report finds its row even when it overtakes the answer to this request, or there is no
 * answer. Twilio has no idempotency key for messages; the one that is sent is for providers that do.
 */
import { z } from 'zod';
import { errorCode } from '../../../../runtime/error-code.js';
import { askJson, UnexpectedStatus } from '../../../http-json.js';
import { NotSent, ProviderRefused, type RefusalCode } from '../../port.js';
import type { SmsSender } from '../port.js';

export type TwilioOptions = {
  /** Without a trailing slash, e.g. https://api.twilio.com. */
  readonly baseUrl: string;
  readonly accountSid: string;
  readonly authToken: string;
  /** Where the provider reports delivery; gets `?message=<id>`. Without it, a text stays `sent`. */
  readonly statusCallbackUrl?: string | undefined;
  readonly timeoutMs?: number;
};

/** A provider that is slow to answer has taken the text as a rule: it is better to hear of it late than never. */
const DEFAULT_TIMEOUT_MS = 30_000;

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

const acceptedAnswer = z.object({ sid: z.string().min(1) });
const errorAnswer = z.object({ code: z.number() });

/** Returns the refusal in an answer, or null when the same message may be tried again. */
function refusalIn(status: number, json: unknown): ProviderRefused | null {
  // 429 and 5xx are temporary; 401, 403 and 404 are about the account, which the operator can put right.
  if (status < 400 || status >= 500 || status === 429) return null;
  const code = codeIn(json);
  const reason = code === undefined ? undefined : RECIPIENT_ERRORS[code];
  if (reason === undefined && status !== 400) return null;
  return new ProviderRefused(reason ?? 'rejected', `The provider refused it: error ${code ?? status}.`);
}

const codeIn = (json: unknown): number | undefined => errorAnswer.safeParse(json).data?.code;

/**
 * Returns whether an answer shows that no message was created: everything but a success, or a failure that a proxy may
 * have reported while the provider went on. A failure in the provider's own words is its own, and 503 says that the
 * request was not handled (RFC 9110, 15.6.4).
 */
function showsNotSent(status: number, json: unknown): boolean {
  if (status >= 200 && status < 300) return false;
  return status < 500 || status === 503 || codeIn(json) !== undefined;
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
      const { status, json } = await askJson({
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
        throw new NotSent(`${url.origin} was not reached: ${reasonOf(error)}.`);
      });
      const refusal = refusalIn(status, json);
      if (refusal) throw refusal;
      if (showsNotSent(status, json)) throw new NotSent(`${url.origin} answered ${status}.`);
      if (status !== 200 && status !== 201) throw new UnexpectedStatus(url, status);
      return { provider_id: acceptedAnswer.parse(json).sid, auto_reply: null };
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
