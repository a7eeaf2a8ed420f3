/**
 * Endpoints that providers call: `/inbound/sms` for recipients' texts, `/inbound/sms/status` for delivery reports,
 * both forms in Twilio's dialect, and `/inbound/email` for forwarded mail. They carry no API key. They are signed
 * instead, and nothing is read before the signature has been checked.
 */
import { setImmediate } from 'node:timers/promises';
import type { ScopeSource } from '../../db/scope.js';
import { AppError } from '../../domain/errors.js';
import {
  type DeliveryReport,
  type InboundEmail,
  type InboundText,
  receiveEmail,
  receiveText,
  recordDelivery,
} from './inbound.js';

import express, { type Request, type RequestHandler, Router } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** A parsed form; a repeated field has its values in an array. */
export type Form = Readonly<Record<string, string | readonly string[]>>;

/** How a texting provider signs and words its requests. */
export type TextProvider = {
  /** Returns whether the header can be a signature at all: what can be told before there is a form. */
  mayBeSigned: (signature: string | undefined) => boolean;
  /** Returns whether the form was signed for this URL, as configured at the provider. */
  isSigned: (url: string, form: Form, signature: string | undefined) => boolean;
  /** Returns null for a form that is not a text. */
  readText: (form: Form) => InboundText | null;
  /** Returns null for an intermediate status. */
  readReport: (form: Form) => DeliveryReport | null;
};

/** How forwarded mail is signed and worded. */
export type MailForwarder = {
  /** Returns whether the header is a signature, and a fresh one: what can be told before there is a body. */
  mayBeSigned: (header: string | undefined) => boolean;
  /** `header` is the value of `signatureHeader`. */
  isSigned: (body: Buffer, header: string | undefined) => boolean;
  signatureHeader: string;
  /** Returns the most bytes that a body of this type may have: one of `sizes`. */
  mostBytes: (contentType: string) => number;
  sizes: readonly number[];
  /**
   * Returns null for a body that is not an email, and a problem for one that exceeds, in some respect, what mail ever
   * needs.
   */
  read: (contentType: string, body: Buffer) => InboundEmail | { problem: string } | null;
};

/** Mails a minute from one address, the forwarder's: those over the limit are delivered again later. */
const MAIL_LIMIT = { points: 300, duration: 60 } as const;

const FORM_BYTES = 65_536;
const NO_ANSWER = '<?xml version="1.0" encoding="UTF-8"?><Response/>';

/** Creates the router for the configured providers. */
export function createInbound(
  source: ScopeSource,
  { texts, mail }: { texts?: TextProvider | undefined; mail?: MailForwarder | undefined },
): Router {
  const router = Router();
  if (texts) addTexts(router, source, texts);
  if (mail) addMail(router, source, mail);
  return router;
}

function addTexts(router: Router, source: ScopeSource, provider: TextProvider): void {
  const form = express.urlencoded({ extended: false, limit: FORM_BYTES, parameterLimit: 200 });
  const signedForm = (request: Request): Form => {
    // Express's form parser produces strings and arrays of strings; without a form there is no body.
    const fields = (request.body ?? {}) as Form;
    const url = `${source.settings.publicUrl}${request.originalUrl}`;
    if (!provider.isSigned(url, fields, request.get('X-Twilio-Signature'))) throw unsigned();
    return fields;
  };

  const mayBeSigned: RequestHandler = (request, _response, next) => {
    next(provider.mayBeSigned(request.get('X-Twilio-Signature')) ? undefined : unsigned());
  };

  router.post('/inbound/sms', mayBeSigned, form, async (request, response) => {
    const text = provider.readText(signedForm(request));
    if (!text) throw new AppError('invalid_value', { message: 'This is no text message.' });
    await receiveText(source, text);
    response.type('text/xml').send(NO_ANSWER);
  });

  router.post('/inbound/sms/status', mayBeSigned, form, async (request, response) => {
    const report = provider.readReport(signedForm(request));
    const { message } = request.query;
    if (report && typeof message === 'string') await recordDelivery(source, message, report);
    response.status(204).end();
  });
}

function addMail(router: Router, source: ScopeSource, forwarder: MailForwarder): void {
  const limiter = new RateLimiterMemory(MAIL_LIMIT);
  const limit: RequestHandler = async (request, _response, next) => {
    try {
      await limiter.consume(request.ip ?? '');
      next();
    } catch (thrown) {
      next(thrown instanceof RateLimiterRes ? tooMany(thrown.msBeforeNext) : thrown);
    }
  };
  const mayBeSigned: RequestHandler = (request, _response, next) => {
    next(forwarder.mayBeSigned(request.get(forwarder.signatureHeader)) ? undefined : unsigned());
  };
  const raw = forwarder.sizes.map((limit) =>
    express.raw({
      type: ({ headers }) => forwarder.mostBytes(headers['content-type'] ?? '') === limit,
      limit,
    }),
  );

  router.post('/inbound/email', limit, mayBeSigned, ...raw, async (request, response) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    if (!forwarder.isSigned(body, request.get(forwarder.signatureHeader))) throw unsigned();
    // Each of the two takes a while over ten megabytes; other requests get a turn in between.
    await setImmediate();
    const email = forwarder.read(request.get('Content-Type') ?? '', body);
    if (!email) throw new AppError('invalid_value', { message: 'This is no email.' });
    if ('problem' in email) {
      throw new AppError('invalid_value', { message: `This email is not read. ${email.problem}` });
    }
    const taken = await receiveEmail(source, email);
    response.status(202).json({ object: 'inbound_email', taken });
  });
}

function tooMany(milliseconds: number): AppError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return new AppError('rate_limited', {
    message: `Too many emails from this address. Try again in ${seconds} s.`,
    retryAfterSeconds: seconds,
  });
}

function unsigned(): AppError {
  return new AppError('invalid_key', { message: 'The signature is missing or does not match.' });
}
