/**
 * GET /driver/events: server-sent events for an open page: read your run again, your session has ended.
 */
import type { Router } from 'express';
import type { ScopeSource } from '../../db/scope.js';
import { createSseConnections } from '../../page-kit/event-stream.js';
import type { Authorise } from './actions.js';
import { createRunWatcher } from './run-changes.js';

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
