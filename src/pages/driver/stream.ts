/**
 * GET /driver/events: server-sent events for an open page: read your run again, your session has ended.
 */
import type { Router } from 'express';
import type { ScopeSource } from '../../db/scope.js';
import { createSseConnections, createPoller } from '../../page-kit/event-stream.js';
import type { Authorise } from './actions.js';
import { listWatchedRuns } from '../../sessions/driver.js';
import { daysAround } from './today.js';

/** Pages that one session may have open; beyond that the oldest stream ends. */
const STREAMS_OF_SESSION = 4;

export function mountStream(
  router: Router,
  source: ScopeSource,
  authorise: Authorise,
  { draining, onFailure }: { draining: AbortSignal; onFailure: (error: unknown) => void },
): void {
  const watcher = createRunWatcher(source, onFailure);
  const streams = createSseConnections({ maxPerHolder: STREAMS_OF_SESSION, draining });

  router.get('/driver/events', async (request, response) => {
    const session = await authorise(request, response);
    if (!session) return;
    const { digest } = session;
    streams.open(digest, response, () =>
      watcher.subscribe(digest, (notice) => {
        response.write(`event: ${notice}\ndata: {}\n\n`);
        if (notice === 'ended') response.end();
      }),
    );
  });
}

const POLL_EVERY_MS = 1_000;

/** Something changed, or the session has ended. */
type PageNotice = 'changed' | 'ended';

type RunWatcher = {
  /** Notifies of changes to the run of the session with this digest until the returned function is called. */
  subscribe: (digest: string, notify: (notice: PageNotice) => void) => () => void;
};

type Page = { digest: string; notify: (notice: PageNotice) => void; version: string | undefined };

/** @param onFailure receives the error of a failed query; the next one follows all the same */
function createRunWatcher(source: ScopeSource, onFailure: (error: unknown) => void): RunWatcher {
  const pages = new Set<Page>();
  async function poll(): Promise<void> {
    const subscribed = [...pages];
    const digests = [...new Set(subscribed.map(({ digest }) => digest))];
    const now = source.clock();
    const versions = await listWatchedRuns(source.db, digests, { at: now, ...daysAround({ now }) });
    for (const page of subscribed) {
      const version = versions.get(page.digest);
      if (version === undefined) page.notify('ended');
      // The first version counts too: what a page shows was read before it subscribed.
      else if (page.version !== version) page.notify('changed');
      page.version = version;
    }
  }

  const poller = createPoller(
    { everyMs: POLL_EVERY_MS, onFailure },
    { isNeeded: () => pages.size > 0, poll },
  );

  return {
    subscribe(digest, notify) {
      const page: Page = { digest, notify, version: undefined };
      pages.add(page);
      poller.start();
      return () => void pages.delete(page);
    },
  };
}
