/**
 * Forwarded mail, as JSON fields or as the message itself (MIME, RFC 5322). The forwarder signs the courier's mail just
 * as the service signs its webhooks, with a shared secret; the author is trusted by the verdict of the courier's mail
 * server.
 */
import { createHash } from 'node:crypto';
import { verifyWebhookSync, WebhookVerificationError } from '@waypost/client/webhooks/node';
import libmime from 'libmime';
import parseAddresses from 'nodemailer/lib/addressparser';
import { z } from 'zod';
import { withAsciiDomain } from '@waypost/base/ascii-domain';
import {
  attachedLine,
  type InboundEmail,
  type InboundEmails,
  type Unreadable,
} from '../../../domain/inbound-messages.js';
import { jsonProblem } from '../../../runtime/bounded-json.js';
import { isAuthentic, verdictsBy } from './authentication-results.js';
import { repaired } from './charset.js';
import { textOfHtml } from './html-text.js';
import { isBlank, readMessage } from './mime.js';

export type ForwardedEmailOptions = {
  readonly secret: string;
  /** Name of the header that carries the signature. */
  readonly signatureHeader: string;
  /**
   * The names under which the courier's mail server writes Authentication-Results, as in `verdictsBy`; without one
   * nobody is trusted.
   */
  readonly authservId: string | undefined;
  readonly clock: () => Date;
};

/** Characters of From, and of a Message-ID. */
const FROM = { least: 3, most: 998 } as const;
const MAX_ID_CHARACTERS = 998;

/** A field that may be left out: null and blank texts are absent too. */
const optional = z
  .string()
  .nullish()
  .transform((value) => (value === null || value === undefined || isBlank(value) ? undefined : value));

const values = z.union([z.string(), z.array(z.string()).max(20)]);

const fields = z.object({
  message_id: optional,
  from: z.string().min(FROM.least).max(FROM.most),
  subject: optional,
  text: optional,
  html: optional,
  in_reply_to: optional,
  references: optional,
  auto_submitted: optional,
  authentication_results: values.nullish(),
  headers: z.record(z.string().max(100), values.nullable()).nullish(),
});

/** The most bytes of a message, attachments included, and of a message sent as fields. */
const MAX_MESSAGE = 10 * 1024 * 1024;
const MAX_FIELDS = 2 * 1024 * 1024;

/** Returns how forwarded mail is signed and worded. `secret` is shared with the forwarder. */
export function forwardedEmail({
  secret,
  signatureHeader,
  authservId: server,
  clock,
}: ForwardedEmailOptions): InboundEmails {
  return {
    signatureHeader,
    mayBeSigned: (signature) => isFresh(signature, clock()),
    isSigned: ({ body }, signature) => validForwarderSignature(secret, body, signature, clock()),
    maxBytes: (contentType) => (typeOf(contentType) === JSON_TYPE ? MAX_FIELDS : MAX_MESSAGE),
    sizes: [MAX_FIELDS, MAX_MESSAGE],
    read: ({ contentType, body }) => inboundEmail(contentType, body, server, clock()),
  };
}

/**
 * Returns whether a header is a signature at all, and of the last five minutes: what can be told before there is a
 * body.
 */
function isFresh(header: string | undefined, now: Date): boolean {
  if (header === undefined || header.length > MAX_SIGNATURE) return false;
  const elements = header.split(',').map((element) => element.trim());
  const at = elements.find((element) => /^t=\d{1,12}$/.test(element))?.slice(2);
  if (at === undefined || !elements.some((element) => /^v1=[0-9a-f]{64}$/.test(element))) return false;
  return Math.abs(Math.floor(now.getTime() / 1000) - Number(at)) <= MAX_SECONDS;
}

/** Long enough for the several signatures sent while a secret is being rotated. */
const MAX_SIGNATURE = 1_000;

/** As with webhooks, an older signature is a replay. */
const MAX_SECONDS = 300;

/**
 * Returns whether a request's body, as received, was signed with the shared secret less than 5 minutes ago.
 *
 * @param header `t=<Unix time>,v1=<hex HMAC-SHA256 of "<t>.<raw body>">`; undefined when the request had none
 */
function validForwarderSignature(
  secret: string,
  payload: Buffer,
  header: string | undefined,
  now: Date,
): boolean {
  try {
    verifyWebhookSync({ payload, header, secret, now });
    return true;
  } catch (error) {
    if (error instanceof WebhookVerificationError) return false;
    throw error;
  }
}

/**
 * Reads the email in a request's body: `application/json` with message_id, from, subject, text and/or html,
 * in_reply_to, references, auto_submitted, authentication_results and other headers, or `message/rfc822`. In both only
 * the Authentication-Results of `server` count (`verdictsBy`) because an author may have written others. Returns null for
 * anything else.
 *
 * @param now makes a message without an id another one than the same words of another day
 */
export function inboundEmail(
  contentType: string,
  body: Buffer,
  server?: string,
  now = new Date(0),
): InboundEmail | Unreadable | null {
  const type = typeOf(contentType);
  if (type !== 'message/rfc822' && type !== JSON_TYPE) return null;
  const mail = type === JSON_TYPE ? mailOfFields(body) : mailOfMessage(body);
  return mail === null || 'problem' in mail ? mail : emailOf(mail, idOf(body, now), server);
}

const JSON_TYPE = 'application/json';

function typeOf(contentType: string): string | undefined {
  return contentType.split(';', 1)[0]?.trim().toLowerCase();
}

/** A mail, however it was forwarded. */
type Mail = {
  from: string;
  text: string;
  /** The values of each header, by its name in lower case, the topmost first. */
  headers: ReadonlyMap<string, readonly string[]>;
  /** The media types of it and its parts. */
  types: ReadonlySet<string>;
};

function mailOfFields(body: Buffer): Mail | Unreadable | null {
  const problem = jsonProblem(body);
  if (problem !== null) return { problem };
  const { data } = fields.safeParse(parsed(body));
  if (!data) return null;
  const { from, text, html, headers: others, ...named } = data;
  const headers = Object.entries({ ...others, ...named }).flatMap(([name, value]) =>
    value === null || value === undefined
      ? []
      : [[name.toLowerCase().replaceAll('_', '-'), [value].flat()] as const],
  );
  return {
    from,
    text: text ?? textOfHtml(html ?? ''),
    headers: new Map(headers),
    types: new Set(),
  };
}

function mailOfMessage(body: Buffer): Mail | Unreadable | null {
  const message = readMessage(body);
  if (!message.readable) return { problem: message.problem };
  const { headers, text, types, attachments } = message;
  const from = headers.get('from')?.join(', ') ?? '';
  if (from.length < FROM.least || from.length > FROM.most) return null;
  return { from, text: isBlank(text) ? attachedLine(attachments) : text, headers, types };
}

function emailOf(mail: Mail, ownId: string, server: string | undefined): InboundEmail | null {
  const first = (name: string) => mail.headers.get(name)?.[0] ?? '';
  const id = first('message-id').trim();
  if (id.length > MAX_ID_CHARACTERS) return null;
  const [named = mail.from.trim(), ...others] = addressesOf(mail.from);
  const from = withAsciiDomain(named);
  const written = { ...mail, subject: libmime.decodeWords(first('subject').slice(0, MAX_SUBJECT)) };
  return {
    id: id === '' ? ownId : id,
    from,
    text: repaired(mail.text),
    references: ourIds(`${first('references')} ${first('in-reply-to')}`),
    automatic: isAutomatic(written),
    maybe_automatic: mayBeAutomatic(written),
    // With two senders nobody can say which one was verified.
    authentic:
      others.length === 0 &&
      isAuthentic(verdictsBy(server, mail.headers.get('authentication-results') ?? []), from),
  };
}

const MAX_SUBJECT = 998;

/**
 * Returns an id for a message that has none: the same when it is forwarded again, and another one for the same words
 * on another day.
 */
function idOf(body: Buffer, now: Date): string {
  const day = now.toISOString().slice(0, 10);
  return `<${createHash('sha256').update(day).update(body).digest('hex')}@waypost.invalid>`;
}

/** Returns the bare addresses that a header names. */
function addressesOf(header: string): string[] {
  return parseAddresses(header, { flatten: true }).flatMap(({ address }) =>
    address.includes('@') ? [address] : [],
  );
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** The latest messages come last; a conversation of more than these has changed its subject. */
const MAX_REFERENCES = 20;
const MAX_REFERENCE_CHARACTERS = 8_192;

/** Returns the ids of our messages: the mail adapter puts them before the @ of the Message-IDs. */
function ourIds(references: string): string[] {
  const latest = references.slice(-MAX_REFERENCE_CHARACTERS);
  return [
    ...new Set([...latest.matchAll(/<(msg_[0-9a-z]{1,40})@/g)].map(([, id = '']) => id).reverse()),
  ].slice(0, MAX_REFERENCES);
}

/** The values of each header, by its name in lower case. */
type Headers = ReadonlyMap<string, readonly string[]>;

/**
 * Signs that a machine wrote a mail, besides the text: an autoresponder, a mail server, a program that reports what
 * became of ours. One is standard (RFC 3834), the others are in use.
 */
type Written = {
  headers: Headers;
  subject: string;
  /** The media types of the mail and of its parts. */
  types: ReadonlySet<string>;
};

/** Headers that only machines write: `X-Autoreply`, `X-Auto-Reply-From`, `X-Mail-Autoreply`, …. */
const OWN_HEADERS =
  /^x-(?:mail-)?auto-?(?:reply|respond|response|responder|generated)(?:-from)?$|^x-failed-recipients$/;

/** Media types of reports and reactions. */
const REPORTS =
  /^(?:multipart\/report|message\/(?:delivery-status|disposition-notification|feedback-report|global-(?:delivery-status|disposition-notification))|text\/vnd\.google\.email-reaction\+json)$/;

/** Returns whether a machine wrote it, by a sign that no person's mail has: it answers nothing. */
function isAutomatic({ headers, types }: Written): boolean {
  const values = (name: string) => headers.get(name) ?? [];
  return (
    values('auto-submitted').some((value) => !['', 'no'].includes(keywordOf(value))) ||
    [...headers].some(([name, given]) => OWN_HEADERS.test(name) && given.some(says)) ||
    values('precedence').some((value) => /^auto[-_]?reply$/.test(keywordOf(value))) ||
    values('return-path').some((path) => /^<\s*>$|^<?mailer-daemon\b/i.test(path)) ||
    [...types].some((type) => REPORTS.test(type))
  );
}

/** Returns whether a machine may have written it: then a person decides. */
function mayBeAutomatic({ headers, subject, types }: Written): boolean {
  const values = (name: string) => headers.get(name) ?? [];
  return (
    values('precedence').some((value) => /^(?:bulk|junk|list)$/.test(keywordOf(value))) ||
    ['x-auto-response-suppress', 'list-id', 'list-unsubscribe'].some((name) => values(name).some(says)) ||
    types.has('text/calendar') ||
    BEGINNINGS.some((beginning) => plain(subject).startsWith(beginning))
  );
}

/** Returns the first word of a value, without comments and parameters, in lower case. */
function keywordOf(value: string): string {
  return /^[^\s;]*/.exec(value.replace(/\([^()]*\)/g, ' ').trim())?.[0].toLowerCase() ?? '';
}

function says(value: string): boolean {
  return !['', 'no', 'none', 'false', '0'].includes(keywordOf(value));
}

/**
 * How subjects of machines begin, in the languages that the reader knows. A person's answer to one begins with "Re:".
 */
const BEGINNINGS = `
Automatic reply, Automatic response, Automated reply, Automated response, Auto reply, Auto-reply, Autoreply,
Auto response, Auto-response, Autoresponse, Autoresponder, Out of office, Out of the office, Away from, On leave,
On annual leave, Vacation reply, Vacation response, Undeliverable, Undelivered, Returned mail, Failure notice,
Mail delivery, Delivery status notification, Delivery failure, Delivery has failed, Delivery incomplete,
Delivery delayed, Read:, Not read:, Read receipt, Delivered:, Delivery receipt, Return receipt,
Automatische Antwort, Autoantwort, Abwesenheit, Nicht im Büro, Unzustellbar, Übermittlungsstatus, Gelesen:,
Réponse automatique, Message d'absence, Absence, Absent, Non remis, Lu:, Lu :,
Respuesta automática, Fuera de la oficina, Fuera de oficina, No se puede entregar, Leído:,
Risposta automatica, Fuori ufficio, Fuori sede, Assenza, Impossibile recapitare, Letto:,
Resposta automática, Fora do escritório, Ausência, Lida:, Automatisch antwoord, Afwezig, Onbestelbaar, Gelezen:,
Odpowiedź automatyczna, Automatyczna odpowiedź, Nieobecność, Poza biurem, Niedostarczalne, Przeczytano:,
Răspuns automat, Citit:, Ymateb awtomatig, Ateb awtomatig, Allan o'r swyddfa, Otomatik yanıt, Ofis dışında,
Automatikus válasz, Házon kívül, Automatinis atsakymas, Автоматична відповідь, Автоматичен отговор,
Автоматический ответ, स्वचालित उत्तर, رد تلقائي, স্বয়ংক্রিয় উত্তর`
  .split(',')
  .map((beginning) => plain(beginning.trim()));

/** Returns a subject in lower case, without accents, and without what a server puts in brackets before it. */
function plain(subject: string): string {
  return subject
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/’/g, "'")
    .replace(/^(?:\W*\[[^\]]{0,40}\])?[^\p{L}]*/u, '')
    .toLowerCase();
}
