/**
 * Endpoints that providers call: `/inbound/sms` for recipients' texts, `/inbound/sms/status` for delivery receipts, and
 * `/inbound/email` for forwarded mail. They carry no API key. They are signed instead, and nothing is read before the
 * signature has been checked. How, the port of the provider says.
 */
import { setImmediate } from 'node:timers/promises';
import type { ScopeSource } from '../../db/scope.js';
import { AppError } from '../../domain/errors.js';
import type {
  EmailRequest,
  Form,
  InboundEmails,
  InboundTexts,
  TextRequest,
} from '../../domain/inbound-messages.js';
import { receiveEmail, receiveText, recordDelivery } from './inbound.js';

import express, { type Request, type RequestHandler, Router } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Mails a minute from one address, the forwarder's: those over the limit are delivered again later. */
const MAIL_LIMIT = { points: 300, duration: 60 } as const;

/** A text, or a receipt, as any provider sends it. */
const TEXT_BYTES = 65_536;
const FIELDS = 200;

/** Creates the router for the configured providers. */
export function createInbound(
  source: ScopeSource,
  { texts, mail }: { texts?: InboundTexts | undefined; mail?: InboundEmails | undefined },
): Router {
  const router = Router();
  if (texts) addTexts(router, source, texts);
  if (mail) addMail(router, source, mail);
  return router;
}

function addTexts(router: Router, source: ScopeSource, provider: InboundTexts): void {
  const parse =
    provider.bodies === 'form'
      ? express.urlencoded({ extended: false, limit: TEXT_BYTES, parameterLimit: FIELDS })
      : express.raw({ type: 'application/json', limit: TEXT_BYTES });
  const signed = (request: Request): TextRequest => {
    // The parsers produce strings and arrays of strings, or bytes; a body of another type is not there.
    const body = (request.body ?? {}) as Form | Buffer;
    const read: TextRequest = {
      url: `${source.deployment.publicUrl}${request.originalUrl}`,
      form: Buffer.isBuffer(body) ? {} : body,
      json: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
    };
    if (!provider.isSigned(read, request.get(provider.signatureHeader))) throw unsigned();
    return read;
  };
  const before = [mayBeSigned(provider), parse];

  router.post('/inbound/sms', ...before, async (request, response) => {
    const text = provider.readText(signed(request));
    if (!text) throw new AppError('invalid_value', { message: 'This is no text message.' });
    await receiveText(source, text);
    const { contentType, body } = provider.answer;
    response.type(contentType).send(body);
  });

  router.post('/inbound/sms/status', ...before, async (request, response) => {
    const receipt = provider.readReceipt(signed(request));
    if (receipt) await recordDelivery(source, receipt);
    response.status(204).end();
  });
}

function addMail(router: Router, source: ScopeSource, forwarder: InboundEmails): void {
  const limiter = new RateLimiterMemory(MAIL_LIMIT);
  const limit: RequestHandler = async (request, _response, next) => {
    try {
      await limiter.consume(request.ip ?? '');
      next();
    } catch (thrown) {
      next(thrown instanceof RateLimiterRes ? tooMany(thrown.msBeforeNext) : thrown);
    }
  };
  const raw = forwarder.sizes.map((limit) =>
    express.raw({
      type: ({ headers }) => forwarder.mostBytes(headers['content-type'] ?? '') === limit,
      limit,
    }),
  );

  router.post('/inbound/email', limit, mayBeSigned(forwarder), ...raw, async (request, response) => {
    const sent: EmailRequest = {
      contentType: request.get('Content-Type') ?? '',
      body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
    };
    if (!forwarder.isSigned(sent, request.get(forwarder.signatureHeader))) throw unsigned();
    // Each of the two takes a while over ten megabytes; other requests get a turn in between.
    await setImmediate();
    const email = forwarder.read(sent);
    if (!email) throw new AppError('invalid_value', { message: 'This is no email.' });
    if ('problem' in email) {
      throw new AppError('invalid_value', { message: `This email is not read. ${email.problem}` });
    }
    const taken = await receiveEmail(source, email);
    response.status(202).json({ object: 'inbound_email', taken });
  });
}

/** Refuses what cannot be signed before its body is read. */
function mayBeSigned(
  port: Pick<InboundTexts | InboundEmails, 'signatureHeader' | 'mayBeSigned'>,
): RequestHandler {
  return (request, _response, next) => {
    next(port.mayBeSigned(request.get(port.signatureHeader)) ? undefined : unsigned());
  };
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
