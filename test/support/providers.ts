/**
 * A text provider on the loopback: it checks requests against Twilio's protocol, and lets recipients answer. Like
 * Twilio it has no idempotency: each request that it takes is a text.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import twilio from 'twilio';

export const SMS_ACCOUNT = {
  accountSid: 'AC0123456789abcdef0123456789abcdef',
  authToken: 'auth-token-of-tests',
};
export const SMS_NUMBER = '+447700900999';

export type SentText = { sid: string; key: string; to: string; body: string; statusCallback: string | null };

export type Refusal = { status: number; headers?: Record<string, string>; body?: unknown };

export type SmsProvider = {
  baseUrl: string;
  /** What a process is given to send by it. */
  settings: Readonly<Record<string, string>>;
  /** The texts sent. */
  sent: SentText[];
  /** Protocol violations in requests; empty if there were none. */
  breaches: string[];
  /** Sets the product's address: callbacks to its public URL go to `origin`. */
  connect: (publicUrl: string, origin: string) => void;
  /** Sets what a recipient answers to a text, if anything. The answer is sent until the product has accepted it. */
  answer: (reply: (text: SentText) => string | null) => void;
  /** Sets how requests are answered once their texts are sent: after a while, or by cutting the line. */
  respond: (how: (text: SentText) => Promise<'well' | 'cut'>) => void;
  /** Sets the answer to requests that are not taken; null takes them again. They are counted in `refused`. */
  refuse: (answer: Refusal | null) => void;
  refused: () => number;
  /** Sends a recipient's text, signed; resolves to the response's status. */
  bring: (from: string, text: string, sid?: string) => Promise<number>;
  /** Reports the status of a text, in the provider's words. */
  report: (text: SentText, status: string, errorCode?: number) => Promise<number>;
  close: () => Promise<void>;
};

export async function startSmsProvider(): Promise<SmsProvider> {
  const sent: SentText[] = [];
  const breaches: string[] = [];
  let sids = 0;
  let product = { publicUrl: '', origin: '' };
  let reply: (text: SentText) => string | null = () => null;
  let how: (text: SentText) => Promise<'well' | 'cut'> = () => Promise.resolve('well');
  let refusal: Refusal | null = null;
  let refused = 0;
  const newSid = (): string => `SM${String((sids += 1)).padStart(32, '0')}`;

  const call = async (path: string, fields: Record<string, string>): Promise<number> => {
    const signature = twilio.getExpectedTwilioSignature(
      SMS_ACCOUNT.authToken,
      `${product.publicUrl}${path}`,
      fields,
    );
    const response = await fetch(`${product.origin}${path}`, {
      method: 'POST',
      headers: { 'X-Twilio-Signature': signature },
      body: new URLSearchParams(fields),
    });
    return response.status;
  };
  const bring = (from: string, text: string, sid = newSid()): Promise<number> =>
    call('/inbound/sms', {
      AccountSid: SMS_ACCOUNT.accountSid,
      MessageSid: sid,
      From: from,
      To: SMS_NUMBER,
      Body: text,
      NumMedia: '0',
    });
  const bringUntilTaken = async (from: string, text: string): Promise<void> => {
    const sid = newSid();
    for (let tries = 0; tries < 100; tries += 1) {
      const status = await bring(from, text, sid).catch(() => 503);
      if (status === 200) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    breaches.push(`a text of ${from} was never taken`);
  };

  const server = createServer((request, response) => {
    void readText(request).then(async (body) => {
      if (refusal !== null) {
        refused += 1;
        response.writeHead(refusal.status, { 'content-type': 'application/json', ...refusal.headers });
        response.end(refusal.body === undefined ? '' : JSON.stringify(refusal.body));
        return;
      }
      const form = new URLSearchParams(body);
      const wrong = breachesOf(request, form);
      breaches.push(...wrong);
      const text = {
        sid: newSid(),
        key: String(request.headers['idempotency-key']),
        to: form.get('To') ?? '',
        body: form.get('Body') ?? '',
        statusCallback: form.get('StatusCallback'),
      };
      sent.push(text);
      if ((await how(text)) === 'cut') {
        response.destroy();
        return;
      }
      response.writeHead(wrong.length > 0 ? 400 : 201, { 'content-type': 'application/json' });
      response.end(JSON.stringify(wrong.length > 0 ? { code: 21602 } : { sid: text.sid, status: 'queued' }));
      const answer = reply(text);
      if (answer !== null) void bringUntilTaken(text.to, answer);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    baseUrl,
    settings: {
      SMS_BASE_URL: baseUrl,
      SMS_ACCOUNT_SID: SMS_ACCOUNT.accountSid,
      SMS_AUTH_TOKEN: SMS_ACCOUNT.authToken,
      SMS_FROM: SMS_NUMBER,
    },
    sent,
    breaches,
    connect: (publicUrl, origin) => (product = { publicUrl, origin }),
    answer: (next) => (reply = next),
    respond: (next) => (how = next),
    refuse: (answer) => (refusal = answer),
    refused: () => refused,
    bring,
    report: (text, status, errorCode) =>
      call((text.statusCallback ?? '').replace(product.publicUrl, ''), {
        MessageSid: text.sid,
        MessageStatus: status,
        ...(errorCode === undefined ? {} : { ErrorCode: String(errorCode) }),
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Returns what Twilio would refuse, or a text provider could not carry. */
function breachesOf(request: IncomingMessage, form: URLSearchParams): string[] {
  const { accountSid, authToken } = SMS_ACCOUNT;
  const credentials = Buffer.from(`${accountSid}:${authToken}`).toString('base64');
  const body = form.get('Body') ?? '';
  const rules: [boolean, string][] = [
    [request.method === 'POST', 'the method is not POST'],
    [request.url === `/2010-04-01/Accounts/${accountSid}/Messages.json`, 'another path'],
    [request.headers.authorization === `Basic ${credentials}`, 'other credentials'],
    [request.headers['content-type'] === 'application/x-www-form-urlencoded', 'no form'],
    [/^msg_[0-9a-z]{26}$/.test(String(request.headers['idempotency-key'])), 'no idempotency key'],
    [/^\+[1-9]\d{6,14}$/.test(form.get('To') ?? ''), 'To is not E.164'],
    [form.get('From') === SMS_NUMBER, 'From is another number'],
    [body.length > 0 && body.length <= 1600, 'Body has no or too many characters'],
    [(form.get('StatusCallback') ?? '').includes('/inbound/sms/status?message=msg_'), 'no StatusCallback'],
  ];
  return rules.filter(([kept]) => !kept).map(([, breach]) => breach);
}
