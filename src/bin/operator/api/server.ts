/**
 * The operators' listener: with an address and keys of its own, so that nothing of it can be reached by a courier's
 * key, nor at a courier's base URL.
 */
import type { Server } from 'node:http';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { typeidUnboxed } from 'typeid-js';
import { createHttpServer } from '../../../api/http-server.js';
import { asAppError, sendError } from '../../../api/pipeline/errors.js';
import { parse, readJson } from '../../../api/pipeline/validate.js';
import { AppError } from '../../../domain/errors.js';
import { authenticateOperator } from '../../../operations/operator/keys.js';
import type { Config } from '../../../runtime/config.js';
import type { Logger } from '../../../runtime/logger.js';
import type { Foundation } from '../../compose.js';
import { type Operator, operatorOn } from '../open.js';
import { describeOperatorApi } from './document.js';
import { OPERATOR_BASE, OPERATOR_ROUTES, type OperatorRoute } from './routes.js';

type Locals = { requestId: string; by: string };

/** Listens. Resolves to a function that ends it; rejects if it cannot listen. */
export async function serveOperators(
  config: Config,
  foundation: Pick<Foundation, 'source'>,
  logger: Logger,
  { host, port }: { host: string; port: number },
): Promise<{ close: () => Promise<void> }> {
  // Scopes are the API's own, and closed with them.
  const source = { source: foundation.source, close: () => Promise.resolve() };
  const operator = operatorOn(config, 'operator', source, logger);
  const server = createHttpServer(createOperatorApp(operator, logger));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    close: async () => {
      await ended(server);
      await operator.close();
    },
  };
}

/** Creates the application behind the listener. */
function createOperatorApp(operator: Operator, logger: Logger): express.Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  app.use((_request, response, next) => {
    const requestId = typeidUnboxed('rqs');
    (response.locals as Locals).requestId = requestId;
    response.set({
      'Request-Id': requestId,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    });
    next();
  });
  const router = express.Router({ caseSensitive: true, strict: true });
  router.get('/openapi.json', (request, response) => {
    response.json(describeOperatorApi(operator.config.brand, `http://${request.get('Host') ?? ''}`));
  });
  router.use(async (request, response, next) => {
    const { operator: by } = await authenticateOperator(operator.owner, request.get('Authorization'));
    (response.locals as Locals).by = by;
    next();
  });
  for (const route of OPERATOR_ROUTES) {
    router[route.method](route.path.replace(/\{(\w+)\}/g, ':$1'), handlerOf(operator, route));
  }
  router.all(
    OPERATOR_ROUTES.map(({ path }) => path.replace(/\{(\w+)\}/g, ':$1')),
    (request, response) => {
      const isAllowed = OPERATOR_ROUTES.find(({ path }) => isPath(path, request.path));
      response.set('Allow', isAllowed?.method.toUpperCase() ?? '');
      throw new AppError('method_not_allowed');
    },
  );
  app.use(OPERATOR_BASE, router);
  app.use(() => {
    throw new AppError('unknown_route', {
      message: `There is nothing at this path. See ${OPERATOR_BASE}/openapi.json.`,
    });
  });
  app.use((thrown: unknown, _request: Request, response: Response, _next: NextFunction) => {
    const error = asAppError(thrown);
    const { requestId } = response.locals as Locals;
    if (error.status >= 500)
      logger.error({ err: thrown, request_id: requestId }, 'an operator’s request failed');
    sendError(response, error, requestId);
  });
  return app;
}

const isPath = (path: string, asked: string) =>
  new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(asked);

function handlerOf(operator: Operator, { method, params, query, body, run }: OperatorRoute): RequestHandler {
  return async (request, response) => {
    const { requestId, by } = response.locals as Locals;
    const sent = method === 'post' ? ((await readJson(request)).value ?? {}) : undefined;
    const answer = await run(operator, {
      by,
      requestId,
      params: parse(params, request.params),
      query: parse(query, request.query),
      body: body === undefined ? undefined : parse(body, sent),
    });
    response.json(answer);
  };
}

function ended(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
}
