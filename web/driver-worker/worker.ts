/**
 * Caches the shell of the drivers' page on the phone, so that it opens without a connection. It stores nothing of the
 * run, which the page itself stores, and handles only requests for the page and its files.
 */
declare const self: ServiceWorkerGlobalScope;
/** Prepended to this script by the server. */
declare const SHELL: { version: string; files: readonly string[] };

const CACHE = `driver-${SHELL.version}`;
const FRAME = '/driver/shell';

/** A connection with no response for this long counts as offline. */
const PATIENCE_MS = 4_000;

self.addEventListener('install', (event) => {
  const keep = async () => {
    const cache = await caches.open(CACHE);
    await cache.addAll([FRAME, ...SHELL.files]);
    await self.skipWaiting();
  };
  event.waitUntil(keep());
});

self.addEventListener('activate', (event) => {
  const takeOver = async () => {
    for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(takeOver());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname, search } = new URL(request.url);
  if (request.method !== 'GET') return;
  // Invitation links always go to the server.
  if (request.mode === 'navigate' && pathname === '/driver' && search === '') {
    event.respondWith(open(request));
  } else if (SHELL.files.includes(pathname + search)) {
    event.respondWith(file(request));
  }
});

async function open(request: Request): Promise<Response> {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
  } catch (error) {
    const kept = await caches.match(FRAME);
    if (kept) return kept;
    throw error;
  }
}

async function file(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

export {};
