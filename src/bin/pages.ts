/** Pages outside the API: health for the platform that runs it, and the reference for people. */
import { createRequire } from 'node:module';
import path from 'node:path';
import express, { Router } from 'express';
import type { Config } from '../runtime/config.js';
import type { Readiness } from '../runtime/health.js';

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

/** GET /docs: the reference, drawn by Swagger UI from files of this server, with no outside request. */
export function createReferencePage(config: Config): Router {
  const router = Router();
  const assets = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  const documentUrl = `${new URL(config.http.sandboxBaseUrl).pathname}/openapi.json`;
  router.use('/docs', (_request, response, next) => {
    response.setHeader(
      'Content-Security-Policy',
      "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    next();
  });
  router.get('/docs', (_request, response) => void response.type('html').send(page(config.brand)));
  router.get('/docs/start.js', (_request, response) => {
    const options = { url: documentUrl, dom_id: '#reference', deepLinking: true, validatorUrl: null };
    response.type('js').send(`SwaggerUIBundle(${JSON.stringify(options)});`);
  });
  router.use('/docs/assets', express.static(assets, { index: false, maxAge: '1d' }));
  return router;
}

function page(brand: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${brand} administration API</title>
<link rel="stylesheet" href="/docs/assets/swagger-ui.css">
</head>
<body>
<div id="reference"></div>
<script src="/docs/assets/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`;
}
