/** Pages outside the API: health for the platform that runs it, and the reference for people. */
import { Router } from 'express';
import type { Config } from '../runtime/config.js';
import type { Readiness } from '../runtime/health.js';
import { readReference } from './web-assets.js';

/** GET /healthz: the process runs. GET /readyz: it can serve; 503 while draining or without the database. */
export function createHealthPage(readiness: Readiness, draining: () => boolean): Router {
  const router = Router();
  router.use((_request, response, next) => {
    // Clients that keep connections alive are asked to let go while the process drains.
    if (draining()) response.setHeader('Connection', 'close');
    next();
  });
  router.get('/healthz', (_request, response) => void response.json({ status: 'ok' }));
  router.get('/readyz', async (_request, response) => {
    const ready = !draining() && (await readiness()) === null;
    response.status(ready ? 200 : 503).json({ status: ready ? 'ready' : 'not ready' });
  });
  return router;
}

/** GET /docs: the reference, from files that the build made, with no outside request. */
export function createReferencePage(config: Pick<Config, 'brand' | 'http'>): Router {
  const router = Router();
  const { brand, http } = config;
  let known: ReturnType<typeof readReference> | undefined;
  // On the first request: all pages are made for the brand and the addresses.
  const files = () =>
    (known ??= readReference({ brand, live: http.liveBaseUrl, sandbox: http.sandboxBaseUrl }));
  router.get(['/docs', '/docs/*path'], (request, response, next) => {
    const file = files().get(request.path.replace(/^\/docs\/?/, '').replace(/\/$/, ''));
    if (!file) {
      next();
      return;
    }
    response.setHeader(
      'Content-Security-Policy',
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
    );
    response.setHeader('Cache-Control', 'no-cache');
    response.setHeader('Content-Type', file.type);
    response.send(file.content);
  });
  return router;
}
