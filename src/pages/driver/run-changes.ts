/**
 * Notifies open pages of changes to what they show. There is one query a second for all of a process's pages together,
 * and none while there is no page. For each session the database returns a version that changes with its run
 * (`watched_runs`).
 */
import type { ScopeSource } from '../../db/scope.js';
import { listWatchedRuns } from '../../sessions/driver.js';
import { createPoller } from '../../page-kit/event-stream.js';
import { daysAround } from './today.js';

const POLL_EVERY_MS = 1_000;

/** Something changed, or the session has ended. */
export type PageNotice = 'changed' | 'ended';

export type RunWatcher = {
  /** Notifies of changes to the run of the session with this digest until the returned function is called. */
  subscribe: (digest: string, notify: (notice: PageNotice) => void) => () => void;
};

type Page = { digest: string; notify: (notice: PageNotice) => void; version: string | undefined };

/** @param onFailure receives the error of a failed query; the next one follows all the same */
export function createRunWatcher(source: ScopeSource, onFailure: (error: unknown) => void): RunWatcher {
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
