/**
 * GET /driver/events: server-sent events that tell an open page when to read its run again, and when its session
 * ends.
 */
import type { Router } from 'express';
import type { ScopeSource } from '../../../db/scope.js';
import { createStreams } from '../event-stream.js';
import type { Authorise } from './actions.js';
import { createWatch } from './run-changes.js';

/** Pages that one session may have open; beyond that the oldest stream ends. */
const STREAMS_OF_SESSION = 4;

/** Mounts the stream. */
export function mountStream(
  router: Router,
  source: ScopeSource,
  authorise: Authorise,
  { draining, onFailure }: { draining: AbortSignal; onFailure: (error: unknown) => void },
): void {
  const watch = createWatch(source, onFailure);
  const streams = createStreams({ mostOfOne: STREAMS_OF_SESSION, draining });

  router.get('/driver/events', async (request, response) => {
    const session = await authorise(request, response);
    if (!session) return;
    const { digest } = session;
    streams.open(digest, response, () =>
      watch.follow(digest, (notice) => {
        response.write(`event: ${notice}\ndata: {}\n\n`);
        if (notice === 'ended') response.end();
      }),
    );
  });
}
