/**
 * Live email over SMTP, through a pool of connections. SMTP has no idempotency: a server that was given the whole mail
 * may have taken it, whether or not its answer arrives. Such a mail is sent again only if a person wants it, under the
 * same Message-ID, by which some mail stores and mail programs recognise the second one.
 */
import type { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { hostOf, isLocalhost } from '../../../runtime/public-address.js';
import { AccountRefused, NotSent, ProviderRefused, type RefusalCode } from '../port.js';
import type { EmailSender } from './port.js';

export type SmtpOptions = {
  /** smtp://user:password@host:port, or smtps:// for TLS from the first byte. */
  readonly smtpUrl: string;
  readonly maxConnections?: number;
  /** How long connecting, the greeting, and each silence after it may last. */
  readonly timeoutMs?: number;
};

const DEFAULT_CONNECTIONS = 5;
const DEFAULT_TIMEOUT_MS = 20_000;

/**
 * Returns what nodemailer needs to encrypt: off this machine STARTTLS is required because somebody in between could
 * strip the offer of it, and would read sign-in links and the password.
 */
export function encryption(smtpUrl: string): { requireTLS: boolean } {
  return { requireTLS: !isLocalhost(hostOf(new URL(smtpUrl))) };
}

/** Nodemailer's report on a failed send: its own code, and the server's reply if there was one. */
type SmtpFailure = {
  readonly code: string;
  readonly command: string;
  readonly responseCode: number;
  /** The reply as it was given. */
  readonly response: string | null;
};

function failureOf(error: unknown): SmtpFailure {
  const { code, command, responseCode, response } = error as Partial<Record<keyof SmtpFailure, unknown>>;
  return {
    code: typeof code === 'string' ? code : '',
    command: typeof command === 'string' ? command : '',
    responseCode: typeof responseCode === 'number' ? responseCode : 0,
    response: typeof response === 'string' ? response : null,
  };
}

/** Replies about the session, to any command: its state (RFC 5321, 4.2.4), or another log-in (RFC 4954, 6). */
const SESSION_REPLIES: readonly number[] = [503, 530, 534, 535, 538];

/**
 * Returns the refusal of a message that a failure means, or null. Replies from 500 up are permanent (RFC 5321, 4.2.1),
 * but only those to the recipient or the content are about this message.
 */
function refusalOf({ code, command, responseCode }: SmtpFailure): RefusalCode | null {
  if (code === 'EENVELOPE' && command === 'API') return 'invalid_recipient';
  if (responseCode < 500 || SESSION_REPLIES.includes(responseCode)) return null;
  if (command === 'RCPT TO') return 'undeliverable';
  return command === 'DATA' ? 'rejected' : null;
}

/** Returns whether a failure that refuses no message is for the operator to repair, as of the log-in or the sender. */
const isAboutAccount = ({ code, responseCode }: SmtpFailure): boolean =>
  responseCode >= 500 || (code === 'EAUTH' && responseCode < 400);

/** Describes a failure by its codes alone: a server's reply may quote the recipient's address. */
function wordsOf({ code, command, responseCode }: SmtpFailure): string {
  const said = responseCode > 0 ? ` It responded with ${responseCode}.` : '';
  return `The mail server did not accept it (${[code, command].filter(Boolean).join(', ')}).${said}`;
}

/**
 * Returns what a failure means. The server has the mail at most if it was being given the content, and did not answer
 * that it does not take it.
 */
function meaningOf(failure: SmtpFailure, handedOver: boolean): Error {
  const refusal = refusalOf(failure);
  if (refusal)
    return new ProviderRefused(
      refusal,
      `The mail server refused it: ${failure.responseCode}.`,
      failure.response,
    );
  if (isAboutAccount(failure)) return new AccountRefused(wordsOf(failure));
  const { code, responseCode } = failure;
  const mayHaveIt = handedOver && responseCode < 400;
  return Object.assign(mayHaveIt ? new Error(wordsOf(failure)) : new NotSent(wordsOf(failure)), { code });
}

/**
 * Returns a Message-ID that is the same each time a message is sent; its right-hand side is the sender's domain (RFC
 * 5322, 3.6.4).
 */
function messageIdOf(id: string, from: string): string {
  const domain = /@([^@>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return `<${id}@${domain}>`;
}

/** Marks a mail as automatic (RFC 3834, 5.2), and asks the autoresponders of Microsoft's servers for no answer. */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/**
 * Sends email through an SMTP server. Connections open with the first message and close after idling, or by `close`.
 */
export function smtpSender(options: SmtpOptions): EmailSender {
  const timeoutMs = options.timeoutMs ?? DEFAULT_TIMEOUT_MS;
  const transport = createTransport({
    url: options.smtpUrl,
    ...encryption(options.smtpUrl),
    pool: true,
    maxConnections: options.maxConnections ?? DEFAULT_CONNECTIONS,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // Content comes from couriers' templates: it must not make the server read files or fetch URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  /**
   * Message-ID → the content of a mail under way, read when the server has said that it may come (RFC 5321, 4.1.1.4).
   */
  const contents = new Map<string, Readable>();
  transport.use('stream', ({ data, message }, done) => {
    const create = message.createReadStream.bind(message);
    message.createReadStream = (...given) => {
      const content = create(...given);
      contents.set(data.messageId ?? '', content);
      return content;
    };
    done();
  });
  return {
    async send({ id, from, to, replyTo, thread, automatic, ...content }, { signal } = {}) {
      const messageId = messageIdOf(id, from);
      const isHandedOver = () => contents.get(messageId)?.readableDidRead === true;
      const withdrawal = new AbortController();
      const withdraw = () => {
        if (!isHandedOver()) withdrawal.abort();
      };
      signal?.addEventListener('abort', withdraw, { once: true });
      // As an object, an address is one address even with a comma in it.
      const addressed = (address: string) => ({ name: '', address });
      const before = thread === null ? undefined : messageIdOf(thread, from);
      const mail = {
        ...content,
        messageId,
        from,
        to: addressed(to),
        replyTo: replyTo === null ? undefined : addressed(replyTo),
        inReplyTo: before,
        references: before,
        headers: automatic ? AUTOMATIC : undefined,
      };
      try {
        await transport.sendMail({ ...mail, signal: withdrawal.signal });
      } catch (error) {
        throw meaningOf(failureOf(error), isHandedOver());
      } finally {
        contents.delete(messageId);
        signal?.removeEventListener('abort', withdraw);
      }
      return { provider_id: messageId, auto_reply: null };
    },
    check: (checkMs) => checkSmtp(options.smtpUrl, checkMs),
    close: () => transport.close(),
  };
}

/** Connects outside the pool, with its own limits. */
async function checkSmtp(smtpUrl: string, timeoutMs: number): Promise<void> {
  const waiting = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  const transport = createTransport({ url: smtpUrl, ...encryption(smtpUrl), ...waiting });
  try {
    await transport.verify();
  } catch (error) {
    throw meaningOf(failureOf(error), false);
  } finally {
    transport.close();
  }
}
