/**
 * Where providers call: `/inbound/sms` with recipients' texts, `/inbound/sms/status` with reports of delivery, both
 * forms in Twilio's dialect, and `/inbound/email` with forwarded mail. None has an API key: they are
 * signed instead, and nothing is read before the signature has been checked.
 */
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

import express, { type Request, Router } from 'express';

/** A parsed form; a field that comes more than once has its values in an array. */
export type Form = Readonly<Record<string, string | readonly string[]>>;

/** How a texting provider signs and words what it brings. */
export type TextProvider = {
  /** Whether the form was signed for this address, as the provider was given it. */
  isSigned: (url: string, form: Form, signature: string | undefined) => boolean;
  /** Null for a form that is no text. */
  readText: (form: Form) => InboundText | null;
  /** Null for a step on the way. */
  readReport: (form: Form) => DeliveryReport | null;
};

/** How forwarded mail is signed and worded. */
export type MailForwarder = {
  /** `header` is the value of `signatureHeader`. */
  isSigned: (body: Buffer, header: string | undefined) => boolean;
  signatureHeader: string;
  /** Null for what is no email. */
  read: (contentType: string, body: Buffer) => Promise<InboundEmail | null>;
};

const FORM_BYTES = 65_536;
const EMAIL_BYTES = 10 * 1024 * 1024;
const NO_ANSWER = '<?xml version="1.0" encoding="UTF-8"?><Response/>';

/** The router of the providers that are configured. */
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
    // Express's parser of forms makes strings and arrays of strings; without a form there is no body.
    const fields = (request.body ?? {}) as Form;
    const url = `${source.settings.publicUrl}${request.originalUrl}`;
    if (!provider.isSigned(url, fields, request.get('X-Twilio-Signature'))) throw unsigned();
    return fields;
  };

  router.post('/inbound/sms', form, async (request, response) => {
    const text = provider.readText(signedForm(request));
    if (!text) throw new AppError('invalid_value', { message: 'This is no text message.' });
    await receiveText(source, text);
    response.type('text/xml').send(NO_ANSWER);
  });

  router.post('/inbound/sms/status', form, async (request, response) => {
    const report = provider.readReport(signedForm(request));
    const { message } = request.query;
    if (report && typeof message === 'string') await recordDelivery(source, message, report);
    response.status(204).end();
  });
}

function addMail(router: Router, source: ScopeSource, forwarder: MailForwarder): void {
  const raw = express.raw({ type: () => true, limit: EMAIL_BYTES });
  router.post('/inbound/email', raw, async (request, response) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    if (!forwarder.isSigned(body, request.get(forwarder.signatureHeader))) throw unsigned();
    const email = await forwarder.read(request.get('Content-Type') ?? '', body);
    if (!email) throw new AppError('invalid_value', { message: 'This is no email.' });
    const taken = await receiveEmail(source, email);
    response.status(202).json({ object: 'inbound_email', taken });
  });
}

function unsigned(): AppError {
  return new AppError('invalid_key', { message: 'The signature is missing or does not match.' });
}
