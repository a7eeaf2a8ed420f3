/**
 * How long restarted work is left alone: one interval, then twice as long each time, up to an hour, since it may fail
 * every time. It uses a monotonic clock.
 */
const MAX_MS = 3_600_000;

export type Backoff = {
  /** Returns whether it is no longer left alone. */
  allows: (key: string) => boolean;
  /** Leaves it alone, longer than the last time unless it has been fine since. */
  delay: (key: string) => void;
};

/** Creates one whose first interval is `firstMs`; `now` is in milliseconds. */
export function createBackoff(firstMs: number, now = () => performance.now()): Backoff {
  const delays = new Map<string, { until: number; forMs: number }>();
  return {
    allows: (key) => (delays.get(key)?.until ?? 0) <= now(),
    delay: (key) => {
      const before = delays.get(key);
      // A row without failures for long starts over.
      const isRecent = before !== undefined && now() < before.until + before.forMs;
      const forMs = Math.min(MAX_MS, isRecent ? before.forMs * 2 : firstMs);
      // Moved to the end, so that the entries left alone longest ago come first.
      delays.delete(key);
      delays.set(key, { until: now() + forMs, forMs });
      for (const [old, { until, forMs: long }] of delays) {
        if (now() < until + long) break;
        delays.delete(old);
      }
    },
  };
}
