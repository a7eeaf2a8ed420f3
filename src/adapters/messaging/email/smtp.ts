/**
 * Live email over SMTP, through a pool of connections. SMTP has no idempotency: a message sent twice after a lost
 * acknowledgement arrives twice, but with the same Message-ID, by which mail stores and mail programs can recognise
 * the second one.
 */
import ipaddr from 'ipaddr.js';
import { createTransport } from 'nodemailer';
import { ProviderRefused, type RefusalCode } from '../port.js';
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
 * Returns what nodemailer needs to encrypt: off this machine STARTTLS is required, as somebody in between could
 * strip the offer of it, and would read sign-in links and the password.
 */
export function encryption(smtpUrl: string): { requireTLS: boolean } {
  const { hostname } = new URL(smtpUrl);
  return { requireTLS: !isLoopback(hostname) };
}

/** Returns whether a host of a URL is this machine. */
function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '');
  return bare === 'localhost' || (ipaddr.isValid(bare) && ipaddr.process(bare).range() === 'loopback');
}

/** What nodemailer reports about a failed send: its own code, and the server's reply if there was one. */
type SmtpFailure = { readonly code: string; readonly command: string; readonly responseCode: number };

function failureOf(error: unknown): SmtpFailure {
  const { code, command, responseCode } = error as Partial<Record<keyof SmtpFailure, unknown>>;
  return {
    code: typeof code === 'string' ? code : '',
    command: typeof command === 'string' ? command : '',
    responseCode: typeof responseCode === 'number' ? responseCode : 0,
  };
}

/**
 * Returns the refusal that a failure means, or null when the message may be tried again. Replies from 500 up are
 * permanent (RFC 5321, 4.2.1), but only those to the recipient or the content are about this message. One to the
 * log-in or the sender is for the operator to repair, and the message should still go out then.
 */
function refusalOf({ code, command, responseCode }: SmtpFailure): RefusalCode | null {
  if (code === 'EENVELOPE' && command === 'API') return 'invalid_recipient';
  if (responseCode < 500) return null;
  if (command === 'RCPT TO') return 'undeliverable';
  return command === 'DATA' ? 'rejected' : null;
}

/** Describes a failure by its codes alone: a server's reply may quote the recipient's address. */
function temporary({ code, command, responseCode }: SmtpFailure): Error {
  const said = responseCode > 0 ? ` It answered ${responseCode}.` : '';
  const words = `The mail server did not take it (${[code, command].filter(Boolean).join(', ')}).${said}`;
  return Object.assign(new Error(words), { code });
}

/**
 * Returns a Message-ID that is the same each time a message is sent; its right-hand side is the sender's domain (RFC
 * 5322, 3.6.4).
 */
function messageIdOf(id: string, from: string): string {
  const domain = /@([^@>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return `<${id}@${domain}>`;
}

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
  return {
    async send({ id, from, to, subject, text, html }) {
      const messageId = messageIdOf(id, from);
      try {
        // As an object, an address is one address even with a comma in it.
        await transport.sendMail({ messageId, from, to: { name: '', address: to }, subject, text, html });
      } catch (error) {
        const failure = failureOf(error);
        const refusal = refusalOf(failure);
        if (refusal)
          throw new ProviderRefused(refusal, `The mail server refused it: ${failure.responseCode}.`);
        throw temporary(failure);
      }
      return { provider_id: messageId, auto_reply: null };
    },
    check: (checkMs) => checkSmtp(options.smtpUrl, checkMs),
    close: () => transport.close(),
  };
}

/** Connects outside the pool, with limits of its own. */
async function checkSmtp(smtpUrl: string, timeoutMs: number): Promise<void> {
  const waiting = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  const transport = createTransport({ url: smtpUrl, ...encryption(smtpUrl), ...waiting });
  try {
    await transport.verify();
  } catch (error) {
    throw temporary(failureOf(error));
  } finally {
    transport.close();
  }
}
