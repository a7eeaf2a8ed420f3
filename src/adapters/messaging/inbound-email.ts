/**
 * Forwarded mail, as JSON fields or as the message itself (MIME, RFC 5322). Of a message that has HTML alone the text is
 * taken, without what it quotes. Whoever forwards the courier's mail signs it just as the service signs its webhooks,
 * with a secret that the two share; who wrote it is believed by what the courier's mail server found.
 */
import { verifyWebhookSync, WebhookVerificationError } from '@waypost/client/webhooks/node';
import { z } from 'zod';
import { jsonProblem } from '../../runtime/bounded-json.js';
import { authservId, isAuthentic } from './authentication-results.js';
import { textOfHtml } from './html-text.js';
import { addressesOf, readMessage } from './mime.js';

export type InboundEmail = {
  /** Its Message-ID. */
  readonly id: string;
  /** The bare address. */
  readonly from: string;
  readonly text: string;
  /** Ids of our messages that it answers to, the latest first. */
  readonly references: readonly string[];
  /** A machine wrote it (RFC 3834). */
  readonly automatic: boolean;
  /** The courier's mail server found that it is of the domain that `from` names (RFC 8601). */
  readonly authentic: boolean;
};

/** Why a request holds no email that can be read. */
export type Unreadable = { readonly problem: string };

export type ForwardedEmailOptions = {
  readonly secret: string;
  /** Name of the header that carries the signature. */
  readonly signatureHeader: string;
  /** The name under which the courier's mail server writes Authentication-Results; without it no MIME is believed. */
  readonly authservId: string | undefined;
  readonly clock: () => Date;
};

const fields = z.object({
  message_id: z.string().min(1).max(998),
  from: z.string().min(3).max(998),
  text: z.string().optional(),
  html: z.string().optional(),
  in_reply_to: z.string().default(''),
  references: z.string().default(''),
  auto_submitted: z.string().default('no'),
  authentication_results: z.union([z.string(), z.array(z.string()).max(20)]).default([]),
});
type Fields = z.output<typeof fields>;

/** Bytes of a message, attachments and all, and of the fields of one. */
const MOST_MESSAGE = 10 * 1024 * 1024;
const MOST_FIELDS = 2 * 1024 * 1024;

/** How forwarded mail is signed and worded. `secret` is the one shared with whoever forwards it. */
export function forwardedEmail({
  secret,
  signatureHeader,
  authservId: server,
  clock,
}: ForwardedEmailOptions) {
  return {
    mayBeSigned: (header: string | undefined) => isFresh(header, clock()),
    isSigned: (body: Buffer, header: string | undefined) =>
      validForwarderSignature(secret, body, header, clock()),
    signatureHeader,
    mostBytes: (contentType: string) => (typeOf(contentType) === JSON_TYPE ? MOST_FIELDS : MOST_MESSAGE),
    sizes: [MOST_FIELDS, MOST_MESSAGE],
    read: (contentType: string, body: Buffer) => inboundEmail(contentType, body, server),
  };
}

/** Whether a header is a signature at all, and of the last five minutes: what can be said before there is a body. */
function isFresh(header: string | undefined, now: Date): boolean {
  if (header === undefined || header.length > MOST_SIGNATURE) return false;
  const elements = header.split(',').map((element) => element.trim());
  const at = elements.find((element) => /^t=\d{1,12}$/.test(element))?.slice(2);
  if (at === undefined || !elements.some((element) => /^v1=[0-9a-f]{64}$/.test(element))) return false;
  return Math.abs(Math.floor(now.getTime() / 1000) - Number(at)) <= MOST_SECONDS;
}

/** Several signatures stand in it while a secret is being rotated. */
const MOST_SIGNATURE = 1_000;

/** As webhooks are: an older signature is a replay. */
const MOST_SECONDS = 300;

/**
 * Whether a request's body, as received, was signed with the shared secret less than 5 minutes ago.
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
 * The email in a request's body: `application/json` with message_id, from, text and/or html, in_reply_to, references,
 * auto_submitted, authentication_results, or `message/rfc822`. Of the latter only the Authentication-Results of `server`
 * count, and of those the topmost: it stands on what came in. Null for anything else.
 */
export function inboundEmail(
  contentType: string,
  body: Buffer,
  server?: string,
): InboundEmail | Unreadable | null {
  const type = typeOf(contentType);
  if (type === 'message/rfc822') return mimeEmail(body, server);
  if (type !== JSON_TYPE) return null;
  const problem = jsonProblem(body);
  return problem === null ? emailOf(fields.safeParse(parsed(body)).data) : { problem };
}

const JSON_TYPE = 'application/json';

function typeOf(contentType: string): string | undefined {
  return contentType.split(';', 1)[0]?.trim().toLowerCase();
}

function emailOf(email: Fields | undefined): InboundEmail | null {
  if (!email) return null;
  const [from = email.from.trim(), ...others] = addressesOf(email.from);
  return {
    id: email.message_id,
    from,
    text: email.text ?? textOfHtml(email.html ?? ''),
    references: ourIds(`${email.references} ${email.in_reply_to}`),
    automatic: email.auto_submitted.toLowerCase() !== 'no',
    // Of two senders nobody can say which one was found to be so.
    authentic: others.length === 0 && isAuthentic([email.authentication_results].flat(), from),
  };
}

function mimeEmail(body: Buffer, server: string | undefined): InboundEmail | Unreadable | null {
  const message = readMessage(body);
  if (!message.readable) return { problem: message.problem };
  const first = (name: string) => message.header(name)[0] ?? '';
  const results = message
    .header('authentication-results')
    .filter((header) => server !== undefined && authservId(header) === server.toLowerCase());
  const { text, html } = message;
  return emailOf(
    fields.safeParse({
      message_id: first('message-id'),
      from: message.header('from').join(', '),
      ...(text === undefined ? {} : { text }),
      ...(html === undefined ? {} : { html }),
      in_reply_to: first('in-reply-to'),
      references: first('references'),
      auto_submitted: first('auto-submitted') === '' ? 'no' : first('auto-submitted'),
      authentication_results: results.slice(0, 1),
    }).data,
  );
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** The latest messages stand last; a conversation of more than these has changed its subject. */
const MOST_REFERENCES = 20;
const MOST_REFERENCE_CHARACTERS = 8_192;

/** Ids of our messages stand before the @ of the Message-IDs that the mail adapter makes of them. */
function ourIds(references: string): string[] {
  const latest = references.slice(-MOST_REFERENCE_CHARACTERS);
  return [
    ...new Set([...latest.matchAll(/<(msg_[0-9a-z]{1,40})@/g)].map(([, id = '']) => id).reverse()),
  ].slice(0, MOST_REFERENCES);
}
