/**
 * A provider on the loopback that stores everything: texts in Twilio's format, which it can refuse, or accept and
 * answer late or never, and whose recipients reply. Like Twilio it has no idempotency: what is sent twice is there
 * twice.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import twilio from 'twilio';

const SMS_ACCOUNT = { sid: 'AC0123456789abcdef0123456789abcdef', token: 'auth-token-of-the-campaign' };
const SMS_NUMBER = '+447700900999';
const MAIL_FROM = 'Waypost <bookings@waypost.example>';

/** A form that the provider accepted. `key`: the message's id. */
export type SentText = { at: number; key: string; to: string; body: string };
/** A recipient's text, before and after the product accepted it. */
export type BroughtText = { sid: string; from: string; text: string; takenAt: number | null };

/**
 * `cuts`: accepts a text, and cuts the line. `late`: answers after eleven seconds. `silent`: accepts it, and neither
 * answers nor reports. `reports_first`: answers once its report is taken.
 */
export type TextMode = 'well' | 'refuses' | 'cuts' | 'late' | 'silent' | 'reports_first';

export type Texts = {
  baseUrl: string;
  forms: SentText[];
  brought: BroughtText[];
  setMode: (mode: TextMode) => void;
  /** Sets what recipients answer to a text, if anything. */
  answer: (reply: (text: SentText) => string | null) => void;
  /** Sets the product's address. */
  connect: (origin: string) => void;
  /** Returns the number of recipients' texts and reports that the product has not accepted yet. */
  underway: () => number;
  close: () => Promise<void>;
};

/** Returns the settings by which the product sends by stand-ins: texts by one of these, email by a mail server. */
export function sendingBy(texts: Pick<Texts, 'baseUrl'>, mail: { readonly url: string }) {
  return {
    SMS_BASE_URL: texts.baseUrl,
    SMS_ACCOUNT_SID: SMS_ACCOUNT.sid,
    SMS_AUTH_TOKEN: SMS_ACCOUNT.token,
    SMS_FROM: SMS_NUMBER,
    SMTP_URL: mail.url,
    EMAIL_FROM: MAIL_FROM,
  };
}

/** How long a recipient takes to answer. */
const ANSWERS_AFTER_MS = 300;
const AGAIN_MS = 500;
/** How late a late answer is. */
const LATE_MS = 11_000;

export async function startTexts(): Promise<Texts> {
  const forms: SentText[] = [];
  const brought: BroughtText[] = [];
  const sids = new Map<string, string>();
  let mode: TextMode = 'well';
  let reply: (text: SentText) => string | null = () => null;
  let origin = '';
  let underway = 0;
  let closing = false;
  const newSid = (): string => `SM${String(sids.size + brought.length + 1).padStart(32, '0')}`;

  /** Calls the product with a signed request until it accepts. */
  async function bring(path: string, fields: Record<string, string>): Promise<void> {
    underway += 1;
    const signature = twilio.getExpectedTwilioSignature(SMS_ACCOUNT.token, `${origin}${path}`, fields);
    while (!closing) {
      const status = await fetch(`${origin}${path}`, {
        method: 'POST',
        headers: { 'X-Twilio-Signature': signature },
        body: new URLSearchParams(fields),
        signal: AbortSignal.timeout(20_000),
      }).then(
        async (response) => {
          await response.body?.cancel();
          return response.status;
        },
        () => 0,
      );
      if (status >= 200 && status < 500 && status !== 429) break;
      await sleep(AGAIN_MS);
    }
    underway -= 1;
  }

  async function say(from: string, text: string): Promise<void> {
    const said: BroughtText = { sid: newSid(), from, text, takenAt: null };
    brought.push(said);
    await sleep(ANSWERS_AFTER_MS);
    await bring('/inbound/sms', {
      AccountSid: SMS_ACCOUNT.sid,
      MessageSid: said.sid,
      From: from,
      To: SMS_NUMBER,
      Body: text,
      NumMedia: '0',
    });
    said.takenAt = Date.now();
  }

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams(await readText(request));
    if (mode === 'refuses') {
      response.writeHead(503).end();
      return;
    }
    const key = String(request.headers['idempotency-key']);
    const text = { at: Date.now(), key, to: form.get('To') ?? '', body: form.get('Body') ?? '' };
    const isNew = !sids.has(key);
    const sid = sids.get(key) ?? newSid();
    sids.set(key, sid);
    forms.push(text);
    const how = mode;
    const callback = form.get('StatusCallback');
    const report = async () => {
      if (callback === null || !isNew || how === 'silent') return;
      await bring(callback.replace(origin, ''), { MessageSid: sid, MessageStatus: 'delivered' });
    };
    if (how === 'silent') return;
    if (how === 'late') await sleep(LATE_MS);
    if (how === 'reports_first') await report();
    if (how === 'cuts') response.destroy();
    else {
      response.writeHead(201, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ sid, status: 'queued' }));
    }
    if (!isNew) return;
    const said = reply(text);
    if (said !== null) void say(text.to, said);
    await sleep(ANSWERS_AFTER_MS);
    if (how !== 'reports_first') await report();
  }

  const server = createServer((request, response) => {
    take(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    forms,
    brought,
    setMode: (next) => (mode = next),
    answer: (next) => (reply = next),
    connect: (to) => (origin = to),
    underway: () => underway,
    close: async () => {
      closing = true;
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
