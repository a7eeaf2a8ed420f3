/** What browsers are sent beside pages: made of `web/` and `packages/console` by the build. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { DriverAssets } from '../operations/pages/driver/routes.js';

/** Where the build puts things, seen from here: from the sources, which tests run, and from what is built. */
const DIST = new URL(import.meta.url.includes('/dist/src/') ? '../../' : '../../dist/', import.meta.url);
const FOLDER = new URL('web/', DIST);

/** The files of the drivers' page. */
export function readDriverAssets(): DriverAssets {
  const file = (name: string) => readFileSync(new URL(`driver/${name}`, FOLDER));
  return {
    script: file('app.js').toString('utf8'),
    worker: file('worker.js').toString('utf8'),
    style: file('style.css').toString('utf8'),
    icons: { 192: file('icon-192.png'), 512: file('icon-512.png') },
  };
}

/** The folder of the console's files and its page; null when they were not built. The page is read when it is asked for. */
export function findConsoleAssets(): { folder: string; index: () => string } | null {
  const folder = fileURLToPath(new URL('console', DIST));
  const index = `${folder}/index.html`;
  return existsSync(index) ? { folder, index: () => readFileSync(index, 'utf8') } : null;
}
