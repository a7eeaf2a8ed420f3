/** Server-sent events, as pages hold them open: headers that nothing on the way delays, a beat, and an end. */
import type { Response } from 'express';

/** So often something is sent, lest a proxy takes the stream for dead. */
const BEAT_EVERY_MS = 20_000;

/** Opens streams; of one holder at most `mostOfOne` at a time: of more the oldest ends. All end with `draining`. */
export function createStreams({ mostOfOne, draining }: { mostOfOne: number; draining: AbortSignal }) {
  const streams = new Map<string, Set<Response>>();
  draining.addEventListener('abort', () => {
    for (const response of [...streams.values()].flatMap((open) => [...open])) response.end();
  });
  return {
    /** Turns an answer into a stream; `follow` begins what is sent on it, and returns what ends that. */
    open(holder: string, response: Response, follow: () => () => void): void {
      const open = streams.get(holder) ?? new Set();
      streams.set(holder, open.add(response));
      const [oldest] = open;
      if (open.size > mostOfOne) oldest?.end();

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
 * Looks again and again, one look after the other, for as long as it is wanted; what fails is told to `onFailure`, and the
 * next look follows all the same. The returned function has it look at once, if it rests.
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
