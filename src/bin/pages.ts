/** Pages outside the API: health, the reference, and what the build made of `web/` and `packages/console`. */
import { existsSync, readFileSync } from 'node:fs';
import { buildPath } from '@waypost/base/paths';
import { Router } from 'express';
import type { DriverAssets } from '../pages/driver/router.js';
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

/** Reads the files of the drivers' page. */
export function readDriverAssets(): DriverAssets {
  const file = (name: string) => readFileSync(buildPath('web/driver', name));
  return {
    script: file('app.js').toString('utf8'),
    forget: file('forget.js').toString('utf8'),
    worker: file('worker.js').toString('utf8'),
    style: file('style.css').toString('utf8'),
    icons: { 192: file('icon-192.png'), 512: file('icon-512.png') },
  };
}

/**
 * Finds the folder of the console's files and its page; null when they were not built. The page is read on request.
 */
export function findConsoleAssets(): { folder: string; index: () => string } | null {
  const folder = buildPath('console');
  const index = `${folder}/index.html`;
  return existsSync(index) ? { folder, index: () => readFileSync(index, 'utf8') } : null;
}

export type ReferenceFile = { type: string; content: Buffer };

/** The addresses and the name with which the build makes the pages; a deployment has its own. */
const BUILT = {
  brand: 'Waypost',
  sandbox: 'http://localhost:8080/sandbox/admin/v1',
  live: 'http://localhost:8080/admin/v1',
};

/**
 * Reads every file of the reference by its path below /docs, for a deployment's name and addresses; '' is the first
 * page.
 */
export function readReference(own: {
  brand: string;
  live: string;
  sandbox: string;
}): Map<string, ReferenceFile> {
  const read = (name: string) => readFileSync(buildPath('web/reference', name), 'utf8');
  const files = new Map<string, ReferenceFile>();
  const pages = JSON.parse(read('pages.json')) as Record<string, string>;
  for (const [path, text] of Object.entries(pages)) {
    const adapted = text
      // The sandbox's address ends like the live one, so it is replaced first.
      .replaceAll(BUILT.sandbox, '\0')
      .replaceAll(BUILT.live, escapeHtml(own.live))
      .replaceAll('\0', escapeHtml(own.sandbox))
      .replaceAll(BUILT.brand, escapeHtml(own.brand))
      .replaceAll(
        `${BUILT.brand.toLowerCase()}-signature`,
        `${escapeHtml(own.brand.toLowerCase())}-signature`,
      );
    files.set(path, {
      type: path.endsWith('.json') ? 'application/json' : 'text/html; charset=utf-8',
      content: Buffer.from(adapted),
    });
  }
  for (const [name, type] of Object.entries(REFERENCE_ASSETS)) {
    files.set(`assets/${name}`, { type, content: Buffer.from(read(name)) });
  }
  return files;
}

const REFERENCE_ASSETS: Readonly<Record<string, string>> = {
  'app.js': 'text/javascript; charset=utf-8',
  'theme.js': 'text/javascript; charset=utf-8',
  'style.css': 'text/css; charset=utf-8',
  'icon.svg': 'image/svg+xml',
};

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
