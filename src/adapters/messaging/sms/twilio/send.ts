/**
 * Live texts over HTTP in Twilio's dialect, which other providers speak too. The message's id is sent as an
 * idempotency key, and in the URL of the status callback, so that a receipt finds its row even when it
 * overtakes the answer to this request.
 */
import { z } from 'zod';
import { askJson, UnexpectedStatus } from '../../../http-json.js';
import { ProviderRefused, type RefusalCode } from '../../port.js';
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

const DEFAULT_TIMEOUT_MS = 10_000;

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
  const code = errorAnswer.safeParse(json).data?.code;
  const reason = code === undefined ? undefined : RECIPIENT_ERRORS[code];
  if (reason === undefined && status !== 400) return null;
  return new ProviderRefused(reason ?? 'rejected', `The provider refused it: error ${code ?? status}.`);
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
      });
      const refusal = refusalIn(status, json);
      if (refusal) throw refusal;
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
