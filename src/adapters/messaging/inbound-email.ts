/**
 * Forwarded mail, as JSON fields or as the message itself (MIME, RFC 5322). Of a message that has HTML alone the text is
 * taken, without what it quotes. Whoever forwards the courier's mail signs it just as the service signs its webhooks,
 * with a secret that the two share.
 */
import { verifyWebhookSync, WebhookVerificationError } from '@waypost/client/webhooks/node';
import PostalMime from 'postal-mime';
import { z } from 'zod';

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
};

export type ForwardedEmailOptions = {
  readonly secret: string;
  /** Name of the header that carries the signature. */
  readonly signatureHeader: string;
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
});
type Fields = z.output<typeof fields>;

/** How forwarded mail is signed and worded. `secret` is the one shared with whoever forwards it. */
export function forwardedEmail({ secret, signatureHeader, clock }: ForwardedEmailOptions) {
  return {
    isSigned: (body: Buffer, header: string | undefined) =>
      validForwarderSignature(secret, body, header, clock()),
    signatureHeader,
    read: inboundEmail,
  };
}

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
 * auto_submitted, or `message/rfc822`. Null for anything else.
 */
export async function inboundEmail(contentType: string, body: Buffer): Promise<InboundEmail | null> {
  const type = contentType.split(';', 1)[0]?.trim().toLowerCase();
  if (type === 'message/rfc822') return emailOf(fields.safeParse(await mimeFields(body)).data);
  return type === 'application/json' ? emailOf(fields.safeParse(parsed(body)).data) : null;
}

function emailOf(email: Fields | undefined): InboundEmail | null {
  if (!email) return null;
  return {
    id: email.message_id,
    from: /<([^<>]+)>\s*$/.exec(email.from)?.[1] ?? email.from.trim(),
    text: email.text ?? textOf(email.html ?? ''),
    references: ourIds(`${email.references} ${email.in_reply_to}`),
    automatic: email.auto_submitted.toLowerCase() !== 'no',
  };
}

async function mimeFields(body: Buffer): Promise<z.input<typeof fields>> {
  const mail = await PostalMime.parse(body);
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value;
  return {
    message_id: mail.messageId ?? '',
    from: mail.from?.address ?? '',
    ...(mail.text === undefined ? {} : { text: mail.text }),
    ...(mail.html === undefined ? {} : { html: mail.html }),
    in_reply_to: mail.inReplyTo ?? '',
    references: mail.references ?? '',
    auto_submitted: header('auto-submitted') ?? 'no',
  };
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Ids of our messages stand before the @ of the Message-IDs that the mail adapter makes of them. */
function ourIds(references: string): string[] {
  return [...references.matchAll(/<(msg_[0-9a-z]+)@/g)].map(([, id = '']) => id).reverse();
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Of longer HTML the rest is left out, and of quotations those nested deeper: patterns over it take bounded time. */
const MOST_HTML = 50_000;
const MOST_NESTED = 20;

/** The text of HTML, a line for each block. */
function textOf(html: string): string {
  let text = html.slice(0, MOST_HTML).replace(/<(style|script|head)\b[\s\S]*?<\/\1\s*>/gi, '');
  // From the innermost quotation out.
  for (let depth = 0; depth < MOST_NESTED; depth += 1) {
    text = text.replace(/<blockquote\b(?:(?!<blockquote\b)[\s\S])*?<\/blockquote\s*>/gi, '<br>');
  }
  return text
    .replace(/\s+/g, ' ')
    .replace(/<(br|\/p|\/div|\/li|\/tr|\/h\d)\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d{1,6})|#x([0-9a-f]{1,6})|(\w+));/gi, (entity, decimal, hex, name: string) => {
      if (decimal !== undefined) return character(Number(decimal), entity);
      if (hex !== undefined) return character(parseInt(String(hex), 16), entity);
      return ENTITIES[name.toLowerCase()] ?? entity;
    })
    .trim();
}

function character(code: number, otherwise: string): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : otherwise;
}
