/** Server-sent events for open pages: headers that keep proxies from delaying them, a heartbeat, and an end. */
import type { Response } from 'express';

/** Heartbeat interval, so that no proxy closes an idle stream. */
const HEARTBEAT_EVERY_MS = 20_000;

/**
 * Opens streams; one holder has at most `maxPerHolder` at a time, beyond that the oldest ends. All end with `draining`.
 */
export function createSseConnections({
  maxPerHolder,
  draining,
}: {
  maxPerHolder: number;
  draining: AbortSignal;
}) {
  const streams = new Map<string, Set<Response>>();
  draining.addEventListener('abort', () => {
    for (const response of [...streams.values()].flatMap((open) => [...open])) response.end();
  });
  return {
    /** Turns a response into a stream; `subscribe` starts sending on it, and returns a function that stops. */
    open(holder: string, response: Response, subscribe: () => () => void): void {
      const open = streams.get(holder) ?? new Set();
      streams.set(holder, open.add(response));
      const [oldest] = open;
      if (open.size > maxPerHolder) oldest?.end();

      response.status(200).set({
        'Content-Type': 'text/event-stream',
        // Not compressed either, which would delay it.
        'Cache-Control': 'no-store, no-transform',
        'X-Accel-Buffering': 'no',
      });
      // The connection ends with the stream: nothing else is waiting to be sent on it.
      response.shouldKeepAlive = false;
      response.flushHeaders();
      response.write('retry: 2000\n\n');
      const heartbeat = setInterval(() => response.write(': \n\n'), HEARTBEAT_EVERY_MS).unref();
      const unsubscribe = subscribe();
      response.on('close', () => {
        clearInterval(heartbeat);
        unsubscribe();
        open.delete(response);
        if (open.size === 0) streams.delete(holder);
      });
      if (draining.aborted) response.end();
    },
  };
}

/**
 * Polls repeatedly, one poll after the other, for as long as it is needed. A failure goes to `onFailure`, and the next
 * poll follows all the same. `start` begins, after so many milliseconds, unless it has begun already.
 */
export function createPoller(
  { everyMs, onFailure }: { everyMs: number; onFailure: (error: unknown) => void },
  { isNeeded, poll }: { isNeeded: () => boolean; poll: () => Promise<void> },
): { start: (afterMs?: number) => void } {
  let timer: NodeJS.Timeout | undefined;
  const schedule = (afterMs: number): void => {
    timer = setTimeout(() => {
      void poll()
        .catch(onFailure)
        .finally(() => {
          if (isNeeded()) schedule(everyMs);
          else timer = undefined;
        });
    }, afterMs).unref();
  };
  return {
    start: (afterMs = everyMs) => {
      if (timer === undefined) schedule(afterMs);
    },
  };
}
