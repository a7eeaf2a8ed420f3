/**
 * Forwarded mail, as JSON fields or as the message itself (MIME, RFC 5322). From a message that has only HTML the
 * text is taken, without what it quotes. The forwarder signs the courier's mail just as the service signs its
 * webhooks, with a shared secret; the author is trusted by the verdict of the courier's mail server.
 */
import { verifyWebhookSync, WebhookVerificationError } from '@waypost/client/webhooks/node';
import { z } from 'zod';
import type { InboundEmail, InboundEmails, Unreadable } from '../../../domain/inbound-messages.js';
import { jsonProblem } from '../../../runtime/bounded-json.js';
import { authservId, isAuthentic } from './authentication-results.js';
import { textOfHtml } from './html-text.js';
import { addressesOf, readMessage } from './mime.js';

export type ForwardedEmailOptions = {
  readonly secret: string;
  /** Name of the header that carries the signature. */
  readonly signatureHeader: string;
  /** The name under which the courier's mail server writes Authentication-Results; without it nobody is trusted. */
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

/** The most bytes of a message, attachments included, and of a message sent as fields. */
const MOST_MESSAGE = 10 * 1024 * 1024;
const MOST_FIELDS = 2 * 1024 * 1024;

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
    mostBytes: (contentType) => (typeOf(contentType) === JSON_TYPE ? MOST_FIELDS : MOST_MESSAGE),
    sizes: [MOST_FIELDS, MOST_MESSAGE],
    read: ({ contentType, body }) => inboundEmail(contentType, body, server),
  };
}

/**
 * Returns whether a header is a signature at all, and of the last five minutes: what can be told before there is a
 * body.
 */
function isFresh(header: string | undefined, now: Date): boolean {
  if (header === undefined || header.length > MOST_SIGNATURE) return false;
  const elements = header.split(',').map((element) => element.trim());
  const at = elements.find((element) => /^t=\d{1,12}$/.test(element))?.slice(2);
  if (at === undefined || !elements.some((element) => /^v1=[0-9a-f]{64}$/.test(element))) return false;
  return Math.abs(Math.floor(now.getTime() / 1000) - Number(at)) <= MOST_SECONDS;
}

/** Long enough for the several signatures sent while a secret is being rotated. */
const MOST_SIGNATURE = 1_000;

/** As with webhooks, an older signature is a replay. */
const MOST_SECONDS = 300;

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
 * Reads the email in a request's body: `application/json` with message_id, from, text and/or html, in_reply_to,
 * references, auto_submitted, authentication_results, or `message/rfc822`. In both only the Authentication-Results of
 * `server` count, and of those the topmost, which was added on arrival: an author may have written others. Returns
 * null for anything else.
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
  return problem === null ? emailOf(fields.safeParse(parsed(body)).data, server) : { problem };
}

const JSON_TYPE = 'application/json';

function typeOf(contentType: string): string | undefined {
  return contentType.split(';', 1)[0]?.trim().toLowerCase();
}

function emailOf(email: Fields | undefined, server: string | undefined): InboundEmail | null {
  if (!email) return null;
  const [from = email.from.trim(), ...others] = addressesOf(email.from);
  return {
    id: email.message_id,
    from,
    text: email.text ?? textOfHtml(email.html ?? ''),
    references: ourIds(`${email.references} ${email.in_reply_to}`),
    automatic: email.auto_submitted.toLowerCase() !== 'no',
    // With two senders nobody can say which one was verified.
    authentic:
      others.length === 0 && isAuthentic(resultsOf(server, [email.authentication_results].flat()), from),
  };
}

/** The courier's own server is the last that wrote one, or nearly. */
const MOST_VERDICTS = 5;

/** Returns the topmost of the headers that `server` wrote, in a list; an empty list when there is none. */
function resultsOf(server: string | undefined, headers: readonly string[]): string[] {
  if (server === undefined) return [];
  const first = headers.slice(0, MOST_VERDICTS);
  const own = first.find((header) => authservId(header) === server.toLowerCase());
  return own === undefined ? [] : [own];
}

function mimeEmail(body: Buffer, server: string | undefined): InboundEmail | Unreadable | null {
  const message = readMessage(body);
  if (!message.readable) return { problem: message.problem };
  const first = (name: string) => message.header(name)[0] ?? '';
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
      authentication_results: resultsOf(server, message.header('authentication-results')),
    }).data,
    server,
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
const MOST_REFERENCES = 20;
const MOST_REFERENCE_CHARACTERS = 8_192;

/** Returns the ids of our messages: the mail adapter puts them before the @ of the Message-IDs. */
function ourIds(references: string): string[] {
  const latest = references.slice(-MOST_REFERENCE_CHARACTERS);
  return [
    ...new Set([...latest.matchAll(/<(msg_[0-9a-z]{1,40})@/g)].map(([, id = '']) => id).reverse()),
  ].slice(0, MOST_REFERENCES);
}
