/**
 * The HTTP server: mounts the operations under the live and the sandbox base, and answers every request with a request
 * id, rate-limit headers and, on failure, the error envelope. It knows no particular operation.
 */
import compression from 'compression';
import express, {
  type ErrorRequestHandler,
  type Express,
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
  Router,
} from 'express';
import helmet from 'helmet';
import type pg from 'pg';
import { typeidUnboxed } from 'typeid-js';
import { AppError } from '../domain/errors.js';
import type { Mode } from '../domain/access.js';
import type { ScopeSource } from '../db/scope.js';
import type { Logger } from '../runtime/logger.js';
import { TRACEPARENT } from '../contracts/tracing.js';
import { beginStep, fail } from '../runtime/tracing.js';
import { networkOf } from '../runtime/visitor-network.js';
import { type Method, resourceOf, type Operation } from './define-operation.js';
import { resembling, templateOf } from './path-hint.js';
import { type Caller, createAuthenticator, type RefusedKey } from './pipeline/authenticate.js';
import { entityTag, tagCodings } from './pipeline/entity-tag.js';
import { asAppError, isOpened, sendError } from './pipeline/errors.js';
import { authorise, handle } from './pipeline/handle.js';
import type { Budgets } from './pipeline/budget.js';
import {
  createCourierLimit,
  createRateLimiter,
  RATE_LIMIT,
  refuseBeyondLimit,
} from './pipeline/rate-limit.js';
import { createUnknownVisitors } from './pipeline/unknown-visitors.js';

export type ServerOptions = {
  source: ScopeSource;
  /** The pool that counts requests: the application's own. */
  pool: pg.Pool;
  operations: readonly Operation[];
  logger: Logger;
  /** Addresses and networks of the proxies whose X-Forwarded-For is believed. */
  trustProxy: readonly string[];
  budgets: Budgets;
  /** Requests a minute of all keys and sessions of a courier together. */
  courierRequests: number;
  /** Path prefixes of the two base URLs. */
  bases: Record<Mode, string>;
  /** Returns the OpenAPI document, served below each base. */
  document: () => object;
  /** Routers outside the bases: health, reference page, recipients' pages. */
  pages?: readonly Router[];
  /** Answers browsers at unknown addresses outside the bases. */
  lost?: RequestHandler;
  /** Other ways to reach operations than by a key. */
  entryPoints?: readonly EntryPoint[];
  /** Records that a key was refused by its address. */
  onKeyRefused: (key: RefusedKey) => Promise<void>;
  /** Receives every request to an operation, once it was answered, or abandoned by its client. */
  onAnswered?: (request: AnsweredRequest) => void;
  /** Receives the end of every request but of streams. */
  onEnd?: (request: EndedRequest) => void;
};

/** A request to an operation, without its contents. */
export type AnsweredRequest = {
  caller: Caller;
  method: string;
  /** The operation's path, with the names of its parameters, and their values. */
  pathTemplate: string;
  params: Readonly<Record<string, string>>;
  status: number;
  requestId: string;
  at: Date;
  ms: number;
};

/** Any request, once it is over. */
export type EndedRequest = Pick<AnsweredRequest, 'method' | 'status' | 'ms'>;

/** Operations below their own base, for callers identified by something other than an API key. */
export type EntryPoint = {
  base: string;
  operations: readonly Operation[];
  /** Returns the OpenAPI document, which everybody may read there; without it there is none. */
  document?: () => object;
  /** Returns the caller; rejects with the refusal, which is counted by address. */
  authenticate: (request: Request, response: Response) => Promise<Caller>;
  /** Returns the secret that identifies the caller, before it is looked up; undefined if the request has none. */
  secretOf: (request: Request) => string | undefined;
  /** Set if it counts the caller's requests itself. */
  countsRequests?: boolean;
  /** Set if it is not part of the API: `onAnswered` is not called. */
  unlogged?: boolean;
  /** Shows refusals to browsers as a page, instead of the envelope. */
  refusePerson?: RefusePerson;
};

type RefusePerson = (response: Response, error: AppError, requestId: string) => void;

/** Locals of a request, set as it passes. */
type Locals = {
  requestId: string;
  caller?: Caller;
  matched?: { pathTemplate: string; params: Record<string, string> };
  /** The path template of an operation that the request was refused before reaching. */
  refusedAt?: string | undefined;
  /** Entry point of the request, for a hint if its path is unknown. */
  entered?: { base: string; operations: readonly Operation[] };
  refusePerson?: RefusePerson | undefined;
  /** Why the request was refused or failed. */
  error?: AppError;
};

const localsOf = (response: Response): Locals => response.locals as Locals;

/** Creates an Express application ready to listen. */
export function createServer(options: ServerOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  app.set('trust proxy', options.trustProxy);
  app.set('etag', entityTag);
  app.use(identify(options), helmet({ contentSecurityPolicy: false }), tagCodings, compress());
  for (const page of options.pages ?? []) app.use(page);
  const limits = createLimits(options);
  for (const entryPoint of [...(options.entryPoints ?? []), ...entryPointsOfModes(options, limits)]) {
    app.use(entryPoint.base, routerOf(entryPoint, options, limits));
  }
  const { lost } = options;
  if (lost) {
    app.use((request: Request, response: Response, next: NextFunction) => {
      if (localsOf(response).entered) next();
      else void lost(request, response, next);
    });
  }
  app.use(refuseUnknownRoute);
  app.use(answerFailure(options.logger));
  return app;
}

type Limits = ReturnType<typeof createLimits>;

/** How requests are counted: of a caller, of a courier, and of visitors whose secret is not known yet. */
function createLimits({ pool, courierRequests }: ServerOptions) {
  return {
    caller: createRateLimiter(pool),
    courier: createCourierLimit(courierRequests),
    unknown: createUnknownVisitors({ points: RATE_LIMIT.requests, duration: RATE_LIMIT.windowSeconds }),
  };
}

/** Returns what requests of a visitor who is not let in are counted by. */
const clientNetwork = (request: Request) => `ip:${networkOf(request.ip)}`;

/** Returns the entry points of the API itself, by key, with the document beside the operations. */
function entryPointsOfModes(options: ServerOptions, { caller: limiter }: Limits): EntryPoint[] {
  const { source, logger, operations, bases } = options;
  const { deployment, clock, db } = source;
  const authenticator = createAuthenticator(db, deployment.digestKey, clock, limiter, {
    onRefused: options.onKeyRefused,
    onError: (error) => logger.error({ err: error }, 'failed to record when a key was last used'),
  });
  // The longer base first: one may be the other's prefix.
  const modes: Mode[] = ['live', 'sandbox'];
  modes.sort((a, b) => bases[b].length - bases[a].length);
  return modes.map((mode) => ({
    base: bases[mode],
    operations,
    document: options.document,
    countsRequests: true,
    authenticate: (request, response) =>
      authenticator.authenticate({
        header: request.get('Authorization'),
        address: request.ip,
        mode,
        response,
      }),
    secretOf: (request) => request.get('Authorization'),
  }));
}

/** Returns the router of an entry point: anyone who is let in reaches its operations. */
function routerOf(entryPoint: EntryPoint, { source, budgets }: ServerOptions, limits: Limits): Router {
  const { operations, document, unlogged = false } = entryPoint;
  const router = Router({ caseSensitive: true, strict: true });
  if (document) {
    router.get('/openapi.json', async (request, response) => {
      await limits.caller.count(clientNetwork(request), response);
      response.json(document());
    });
  }
  router.use(letIn(entryPoint, source.deployment.digestKey, limits));
  mountOperations(router, operations, { source, unlogged, budgets });
  return router;
}

/** Identifies the caller and counts the request; a refusal is counted by address. */
function letIn(
  { base, operations, authenticate, secretOf, countsRequests = false, refusePerson }: EntryPoint,
  digestKey: ScopeSource['deployment']['digestKey'],
  { caller: limiter, courier: countCourier, unknown }: Limits,
): RequestHandler {
  const templates = new Set(operations.map(({ path }) => path));
  return async (request, response, next) => {
    // The console's pattern for views also matches its API requests, and passes them on.
    request.route = undefined;
    localsOf(response).refusePerson = refusePerson;
    let isAuthenticated = false;
    let markKnown: (() => void) | undefined;
    try {
      const secret = secretOf(request);
      const digest = secret === undefined ? '' : digestKey(secret);
      const admission = await unknown.admit(digest, networkOf(request.ip));
      if (admission.seconds !== null) refuseBeyondLimit(response, admission.seconds);
      ({ markKnown } = admission);
      const caller = await authenticate(request, response);
      markKnown();
      isAuthenticated = true;
      localsOf(response).caller = caller;
      localsOf(response).entered = { base, operations };
      if (!countsRequests) await limiter.count(caller.session?.id ?? caller.keyId, response);
      await countCourier(caller.tenant.courier);
    } catch (thrown) {
      const error = asAppError(thrown);
      // Any other refusal is about a secret that was found, such as a session without its CSRF token.
      if (!isAuthenticated && error.status !== 401 && error.status < 500) markKnown?.();
      localsOf(response).refusedAt = templateOf(request.path, templates);
      if (!isAuthenticated && error.status < 500 && error.code !== 'rate_limited')
        await limiter.count(clientNetwork(request), response);
      throw error;
    }
    next();
  };
}

/** Throws 404 `unknown_route`, with the path that was perhaps meant. */
function refuseUnknownRoute(request: Request, response: Response): never {
  const { entered } = localsOf(response);
  const path = request.path.slice(entered?.base.length ?? 0);
  const meant = entered && resembling(path, new Set(entered.operations.map((each) => each.path)));
  const hint = meant ? `Did you mean ${entered.base}${meant}?` : 'See /docs.';
  throw new AppError('unknown_route', { message: `There is no such path. ${hint}` });
}

/** Answers a refused or failed request with the envelope, or tells the person who opened the address. */
function answerFailure(logger: Logger): ErrorRequestHandler {
  return (thrown: unknown, request, response, _next) => {
    const error = asAppError(thrown);
    const { requestId, refusePerson } = localsOf(response);
    localsOf(response).error = error;
    if (error.status >= 500) logger.error({ err: thrown, request_id: requestId }, 'request failed');
    if (refusePerson) response.vary('Accept');
    if (refusePerson && !response.headersSent && isOpened(request)) refusePerson(response, error, requestId);
    else sendError(response, error, requestId);
  };
}

/** Compresses for clients that accept it; for others it only says that answers depend on that. */
function compress(): express.RequestHandler {
  const compressor = compression();
  return (request, response, next) => {
    if (request.headers['accept-encoding'] !== undefined) {
      compressor(request, response, next);
      return;
    }
    response.vary('Accept-Encoding');
    next();
  };
}

/** Gives the request its id, logs its end without body, query or personal data, and reports it. */
function identify({ logger, source, onAnswered, onEnd }: ServerOptions) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const requestId = typeidUnboxed('rqs');
    localsOf(response).requestId = requestId;
    response.setHeader('Request-Id', requestId);
    const began = performance.now();
    const at = source.clock();
    const { method } = request;
    const { span, run } = beginStep(method, {
      kind: 'server',
      parent: request.get(TRACEPARENT),
      attributes: { 'http.request.method': method, 'waypost.request_id': requestId },
    });
    response.on('close', () => {
      const { caller, matched, refusedAt, error } = localsOf(response);
      const { statusCode: status } = response;
      const ms = performance.now() - began;
      // A stream is open for as long as its page is.
      if (!isStream(response)) onEnd?.({ method, status, ms });
      const key = caller?.keyId;
      const route = routeOf(request, matched?.pathTemplate ?? refusedAt);
      const about = { request_id: requestId, method, route, status, key_id: key, ms: Math.round(ms) };
      if (error) logger.info({ ...about, code: error.code, param: error.param }, 'request refused');
      else logger.debug(about, 'request');
      if (route !== undefined) span.updateName(`${method} ${route}`).setAttribute('http.route', route);
      span.setAttribute('http.response.status_code', status);
      if (error && status >= 500) fail(span, error);
      span.end();
      if (caller && matched) onAnswered?.({ caller, method, ...matched, status, requestId, at, ms });
    });
    run(next);
  };
}

const isStream = (response: Response): boolean =>
  String(response.getHeader('Content-Type') ?? '').startsWith('text/event-stream');

/**
 * Returns the pattern that a request matched, such as `/t/:token`, and undefined when it matched none: its path may
 * hold a link's token, which lets anyone who reads the log act as the link's holder.
 */
function routeOf(request: Request, operation: string | undefined): string | undefined {
  if (operation !== undefined) return operation;
  // Untyped in Express: a route's path is a pattern, or several.
  const { path } = (request.route ?? {}) as { path?: unknown };
  return typeof path === 'string' || Array.isArray(path) ? String(path) : undefined;
}

/** Mounts the operations of each path behind one handler, so that a wrong method is recognised as such. */
function mountOperations(
  router: Router,
  operations: readonly Operation[],
  { source, unlogged, budgets }: { source: ScopeSource; unlogged: boolean; budgets: Budgets },
): void {
  // A literal segment comes before a parameter: /orders/import before /orders/{order_id}.
  const parameters = (path: string) => path.split('{').length;
  const paths = [...new Set(operations.map((operation) => operation.path))].toSorted(
    (a, b) => parameters(a) - parameters(b),
  );
  const resources = new Map(operations.map((operation) => [operation, resourceOf(operation, operations)]));
  for (const path of paths) {
    const atPath = operations.filter((operation) => operation.path === path);
    const methods = new Map(atPath.map((operation) => [operation.method, operation]));
    router.all(path.replace(/\{(\w+)\}/g, ':$1'), async (request, response) => {
      const { caller, requestId } = localsOf(response);
      if (!unlogged)
        localsOf(response).matched = { pathTemplate: path, params: request.params as Record<string, string> };
      if (!caller) throw new AppError('missing_key');
      if (request.method === 'OPTIONS') {
        response.setHeader('Allow', allowed(methods)).status(204).end();
        return;
      }
      const operation = methods.get((request.method === 'HEAD' ? 'GET' : request.method) as Method);
      if (!operation) {
        response.setHeader('Allow', allowed(methods));
        throw new AppError('method_not_allowed', { message: `This path supports ${allowed(methods)}.` });
      }
      authorise(operation, caller);
      const resource = resources.get(operation);
      await handle(source, operation, { caller, requestId, request, response, resource, budgets });
    });
  }
}

function allowed(methods: ReadonlyMap<Method, Operation>): string {
  const names = [...methods.keys()].flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  return [...names, 'OPTIONS'].join(', ');
}
