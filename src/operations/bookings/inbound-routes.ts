/**
 * Endpoints that providers call: `/inbound/sms` for recipients' texts, `/inbound/sms/status` for delivery receipts, and
 * `/inbound/email` for forwarded mail. They carry no API key. They are signed instead, and nothing is read before the
 * signature has been checked, as the port of the provider says.
 */
import { setImmediate } from 'node:timers/promises';
import { type Budget, createInboundBudget, createNewcomersBudget } from '../../api/pipeline/budget.js';
import { createUnknownVisitors, type UnknownVisitors } from '../../api/pipeline/unknown-visitors.js';
import type { ScopeSource } from '../../db/scope.js';
import { AppError } from '../../domain/errors.js';
import type {
  EmailRequest,
  Form,
  InboundEmails,
  InboundTexts,
  TextRequest,
} from '../../domain/inbound-messages.js';
import { networkOf } from '../../runtime/visitor-network.js';
import { receiveEmail, receiveText, recordDelivery } from './inbound.js';

import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Mails a minute from one address, the forwarder's: those over the limit are delivered again later. */
const MAIL_LIMIT = { points: 300, duration: 60 } as const;

/** How long a mail's body may take to arrive. */
const BODY_MS = 20_000;

/** Unsigned texts, or unsigned mails, a minute from one address. */
const UNSIGNED_LIMIT = { points: 120, duration: 60 } as const;
const UNSIGNED_MAIL = { points: 10, duration: 60 } as const;
/** Unsigned mails a minute from all networks together that have never sent a signed one. */
const NEWCOMERS_MAIL = { points: 24, duration: 60 } as const;

/** A text, or a receipt, as any provider sends it. */
const TEXT_BYTES = 65_536;
const FIELDS = 200;

/** Creates the router for the configured providers. */
export function createInbound(
  source: ScopeSource,
  options: { texts?: InboundTexts | undefined; mail?: InboundEmails | undefined; budget?: Budget },
): Router {
  const router = Router();
  const { texts, mail, budget = createInboundBudget() } = options;
  if (texts) addTexts(router, source, { provider: texts, budget });
  if (mail) addMail(router, source, { forwarder: mail, budget });
  return router;
}

function addTexts(
  router: Router,
  source: ScopeSource,
  { provider, budget }: { provider: InboundTexts; budget: Budget },
): void {
  const unsignedLimiter = createUnknownVisitors(UNSIGNED_LIMIT);
  const parse =
    provider.bodies === 'form'
      ? express.urlencoded({ extended: false, limit: TEXT_BYTES, parameterLimit: FIELDS })
      : express.raw({ type: 'application/json', limit: TEXT_BYTES });
  const signed = (request: Request): TextRequest => {
    // The parsers produce strings and arrays of strings, or bytes; a body of another type is left out.
    const body = (request.body ?? {}) as Form | Buffer;
    const read: TextRequest = {
      url: `${source.deployment.publicUrl}${request.originalUrl}`,
      form: Buffer.isBuffer(body) ? {} : body,
      json: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
    };
    if (!provider.isSigned(read, request.get(provider.signatureHeader))) throw unsigned();
    return read;
  };
  const read = (request: Request, response: Response): TextRequest => {
    const text = signed(request);
    (response.locals['markKnown'] as () => void)();
    return text;
  };
  const before = [
    unreadIsCut,
    countUnsigned(unsignedLimiter),
    mayBeSigned(provider),
    hold(budget, () => TEXT_BYTES),
    parse,
  ];

  router.post('/inbound/sms', ...before, async (request, response) => {
    const text = provider.readText(read(request, response));
    if (!text) throw new AppError('invalid_value', { message: 'The payload is not an SMS.' });
    await receiveText(source, text);
    const { contentType, body } = provider.answer;
    response.type(contentType).send(body);
  });

  router.post('/inbound/sms/status', ...before, async (request, response) => {
    const receipt = provider.readReceipt(read(request, response));
    if (receipt) await recordDelivery(source, receipt);
    response.status(204).end();
  });
}

function addMail(
  router: Router,
  source: ScopeSource,
  { forwarder, budget }: { forwarder: InboundEmails; budget: Budget },
): void {
  const limiter = new RateLimiterMemory(MAIL_LIMIT);
  const unsignedLimiter = createUnknownVisitors(UNSIGNED_MAIL);
  const limit: RequestHandler = async (request, _response, next) => {
    try {
      await limiter.consume(networkOf(request.ip));
      next();
    } catch (thrown) {
      next(thrown instanceof RateLimiterRes ? tooMany('emails', thrown.msBeforeNext) : thrown);
    }
  };
  const raw = forwarder.sizes.map((limit) =>
    express.raw({
      type: ({ headers }) => forwarder.maxBytes(headers['content-type'] ?? '') === limit,
      limit,
    }),
  );

  const before = [
    unreadIsCut,
    limit,
    mayBeSigned(forwarder),
    countUnsigned(unsignedLimiter),
    admitNewcomers(forwarder),
    hold(budget, forwarder.maxBytes),
    inTime,
    ...raw,
  ];
  router.post('/inbound/email', ...before, async (request, response) => {
    const sent: EmailRequest = {
      contentType: request.get('Content-Type') ?? '',
      body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
    };
    if (!forwarder.isSigned(sent, request.get(forwarder.signatureHeader))) throw unsigned();
    for (const name of ['markKnown', 'markNetworkKnown']) (response.locals[name] as () => void)();
    // Each of the two takes a while over ten megabytes; other requests get a turn in between.
    await setImmediate();
    const email = forwarder.read(sent);
    if (!email) throw new AppError('invalid_value', { message: 'The payload is not an email.' });
    if ('problem' in email) {
      throw new AppError('invalid_value', { message: `This email cannot be parsed. ${email.problem}` });
    }
    const taken = await receiveEmail(source, email);
    response.status(202).json({ object: 'inbound_email', taken });
  });
}

/** Refuses requests that cannot be signed, before their body is read. */
function mayBeSigned(
  port: Pick<InboundTexts | InboundEmails, 'signatureHeader' | 'mayBeSigned'>,
): RequestHandler {
  return (request, _response, next) => {
    next(port.mayBeSigned(request.get(port.signatureHeader)) ? undefined : unsigned());
  };
}

/** Limits unsigned requests by their sender's network, before the body is read. Signed ones do not count. */
function countUnsigned(unsignedLimiter: UnknownVisitors): RequestHandler {
  return async (request, response, next) => {
    const admission = await unsignedLimiter.admit('', networkOf(request.ip));
    if (admission.seconds !== null) throw tooMany('unsigned messages', admission.seconds * 1000);
    response.locals['markKnown'] = admission.markKnown;
    next();
  };
}

/**
 * Limits mail from networks that have never sent a signed mail, all of them together, and admits large ones one at a
 * time: checking the signature of ten megabytes takes a while, and an attacker may have any number of networks. Known
 * networks are not held up.
 */
function admitNewcomers(forwarder: InboundEmails): RequestHandler {
  const newcomers = createUnknownVisitors(NEWCOMERS_MAIL);
  const budget = createNewcomersBudget(Math.max(...forwarder.sizes));
  return async (request, response, next) => {
    const admission = await newcomers.admit(networkOf(request.ip), 'all');
    if (admission.seconds !== null) throw tooMany('unsigned messages', admission.seconds * 1000);
    response.locals['markNetworkKnown'] = admission.markKnown;
    if (!admission.isKnown) {
      await budget.hold(request, response, 'all', forwarder.maxBytes(request.headers['content-type'] ?? ''));
    }
    next();
  };
}

/**
 * Closes the connection when a body was not read: its sender is unknown, and reading the rest would cost time. A
 * forwarder sends the mail again.
 */
const unreadIsCut: RequestHandler = (request, response, next) => {
  response.set('Connection', 'close');
  request.once('end', () => {
    if (!response.headersSent) response.removeHeader('Connection');
  });
  next();
};

/** Waits for room in memory before the body is read, since its signature cannot be checked until then. */
function hold(budget: Budget, maxBytes: (contentType: string) => number): RequestHandler {
  return async (request, response, next) => {
    const most = maxBytes(request.headers['content-type'] ?? '');
    await budget.hold(request, response, networkOf(request.ip), most);
    next();
  };
}

/** Drops a sender whose body takes too long to arrive, since memory is reserved for it. */
const inTime: RequestHandler = (request, _response, next) => {
  const timer = setTimeout(() => request.destroy(new AppError('request_timeout')), BODY_MS);
  for (const event of ['end', 'close'] as const) request.once(event, () => clearTimeout(timer));
  next();
};

function tooMany(what: string, milliseconds: number): AppError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return new AppError('rate_limited', {
    message: `Too many ${what} from this address. Retry in ${seconds} s.`,
    retryAfterSeconds: seconds,
  });
}

function unsigned(): AppError {
  return new AppError('invalid_key', { message: 'The signature is missing or does not match.' });
}
