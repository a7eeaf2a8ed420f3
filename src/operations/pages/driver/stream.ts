/** GET /driver/events: server-sent events that tell an open page when to read its run again, and when its session ends. */
import type { Response, Router } from 'express';
import type { ScopeSource } from '../../../db/scope.js';
import type { Authorise } from './actions.js';
import { createWatch } from './watch.js';

/** So often something is sent, lest a proxy takes the stream for dead. */
const BEAT_EVERY_MS = 20_000;

/** Pages that one session may have open; of more the oldest stream ends. */
const STREAMS_OF_SESSION = 4;

/** Adds the stream. */
export function mountStream(
  router: Router,
  source: ScopeSource,
  authorise: Authorise,
  { draining, onFailure }: { draining: AbortSignal; onFailure: (error: unknown) => void },
): void {
  const watch = createWatch(source, onFailure);
  const streams = new Map<string, Set<Response>>();
  draining.addEventListener('abort', () => {
    for (const response of [...streams.values()].flatMap((open) => [...open])) response.end();
  });

  router.get('/driver/events', async (request, response) => {
    const session = await authorise(request, response);
    if (!session) return;
    const { digest } = session;
    const open = streams.get(digest) ?? new Set();
    streams.set(digest, open.add(response));
    const [oldest] = open;
    if (open.size > STREAMS_OF_SESSION) oldest?.end();

    response.status(200).set({
      'Content-Type': 'text/event-stream',
      // Not compressed either, which would hold it back.
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    });
    // The connection ends with the stream: nothing else is waiting to be sent on it.
    response.shouldKeepAlive = false;
    response.flushHeaders();
    response.write('retry: 2000\n\n');
    const beat = setInterval(() => response.write(': \n\n'), BEAT_EVERY_MS).unref();
    const leave = watch.follow(digest, (told) => {
      response.write(`event: ${told}\ndata: {}\n\n`);
      if (told === 'ended') response.end();
    });
    response.on('close', () => {
      clearInterval(beat);
      leave();
      open.delete(response);
      if (open.size === 0) streams.delete(digest);
    });
    if (draining.aborted) response.end();
  });
}
