/** Server-sent events for open pages: headers that keep proxies from delaying them, a heartbeat, and an end. */
import type { Response } from 'express';

/** How often something is sent, so that no proxy takes the stream for dead. */
const BEAT_EVERY_MS = 20_000;

/**
 * Opens streams; one holder has at most `mostOfOne` at a time, beyond that the oldest ends. All end with `draining`.
 */
export function createStreams({ mostOfOne, draining }: { mostOfOne: number; draining: AbortSignal }) {
  const streams = new Map<string, Set<Response>>();
  draining.addEventListener('abort', () => {
    for (const response of [...streams.values()].flatMap((open) => [...open])) response.end();
  });
  return {
    /** Turns a response into a stream; `follow` starts what is sent on it, and returns a function that ends that. */
    open(holder: string, response: Response, follow: () => () => void): void {
      const open = streams.get(holder) ?? new Set();
      streams.set(holder, open.add(response));
      const [oldest] = open;
      if (open.size > mostOfOne) oldest?.end();

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
      const beat = setInterval(() => response.write(': \n\n'), BEAT_EVERY_MS).unref();
      const leave = follow();
      response.on('close', () => {
        clearInterval(beat);
        leave();
        open.delete(response);
        if (open.size === 0) streams.delete(holder);
      });
      if (draining.aborted) response.end();
    },
  };
}

/**
 * Looks repeatedly, one look after the other, for as long as it is wanted. A failure goes to `onFailure`, and the
 * next look follows all the same. The returned function triggers a look at once if none is running.
 */
export function createLooks(
  { everyMs, onFailure }: { everyMs: number; onFailure: (error: unknown) => void },
  { wanted, look }: { wanted: () => boolean; look: () => Promise<void> },
): { begin: (afterMs?: number) => void } {
  let timer: NodeJS.Timeout | undefined;
  const again = (afterMs: number): void => {
    timer = setTimeout(() => {
      void look()
        .catch(onFailure)
        .finally(() => {
          if (wanted()) again(everyMs);
          else timer = undefined;
        });
    }, afterMs).unref();
  };
  return {
    begin: (afterMs = everyMs) => {
      if (timer === undefined) again(afterMs);
    },
  };
}
