/**
 * Permits to send: how many messages of this process a provider is given at once. A sender takes a permit before it
 * claims a message, so that a claimed message never waits behind others, and the clock of its attempt measures the
 * provider alone.
 */

export type Permits = {
  /** Takes up to this many permits at once; none in a pause, or while others wait for one. Returns how many. */
  readonly take: (most: number) => number;
  /** Waits in line, and resolves to true with one permit taken; to false when the signal or a pause ended the wait. */
  readonly wait: (signal?: AbortSignal) => Promise<boolean>;
  /** Gives a permit back, to the next in line. */
  readonly free: () => void;
  /** Grants no permit for so long, because the provider asked for a pause. */
  readonly pause: (forMs: number) => void;
  /** How much longer the pause lasts, in milliseconds; 0 when there is none. */
  readonly pausedMs: () => number;
};

/** Creates the permits of a provider that is given `atOnce` messages at a time. */
export function createPermits(atOnce: number): Permits {
  let left = atOnce;
  const waiting: ((isTaken: boolean) => void)[] = [];
  let pausedUntil = -Infinity;
  const pausedMs = () => Math.max(0, pausedUntil - performance.now());
  return {
    take: (most) => {
      const taken = waiting.length > 0 || pausedMs() > 0 ? 0 : Math.min(left, most);
      left -= taken;
      return taken;
    },
    wait: (signal) => {
      if (pausedMs() > 0) return Promise.resolve(false);
      if (waiting.length === 0 && left > 0) {
        left -= 1;
        return Promise.resolve(true);
      }
      return new Promise((resolve) => {
        waiting.push(resolve);
        signal?.addEventListener('abort', () => {
          const index = waiting.indexOf(resolve);
          if (index >= 0) waiting.splice(index, 1)[0]?.(false);
        });
      });
    },
    free: () => {
      const next = waiting.shift();
      if (next) next(true);
      else left += 1;
    },
    pause: (forMs) => {
      pausedUntil = Math.max(pausedUntil, performance.now() + forMs);
      for (const tell of waiting.splice(0)) tell(false);
    },
    pausedMs,
  };
}

/** Returns permits without a limit, as the sandbox has them. */
export function unlimitedPermits(): Permits {
  return {
    take: (most) => most,
    wait: () => Promise.resolve(true),
    free: () => undefined,
    pause: () => undefined,
    pausedMs: () => 0,
  };
}
