/** What browsers are sent beside pages: made of `web/` by the build. */
import { readFileSync } from 'node:fs';
import type { DriverAssets } from '../operations/pages/driver/routes.js';

/** Where the build puts them, seen from here: from the sources, which tests run, and from what is built. */
const FOLDER = new URL(
  import.meta.url.includes('/dist/src/') ? '../../web/' : '../../dist/web/',
  import.meta.url,
);

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
