/**
 * Limits visitors who send unknown secrets (an API key, the cookie of a session), by network, before they cost a query.
 * Recently found secrets are known. For all others, each network has a limit of look-ups per minute. The counts are in
 * memory, separate for each process.
 */
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** How many known secrets are remembered; the least recently used one is dropped. */
const MAX_KNOWN = 10_000;

/** `seconds` to wait; or whether the secret was found before, and `markKnown`, to be called when it is found now. */
export type Admission = { seconds: number } | { seconds: null; isKnown: boolean; markKnown: () => void };

export type UnknownVisitors = {
  /** Counts a secret of this network, unless it was found before. `digest` identifies the secret; `''` for none. */
  admit: (digest: string, network: string) => Promise<Admission>;
};

/** @param limit requests with unknown secrets, and in how many seconds */
export function createUnknownVisitors(limit: { points: number; duration: number }): UnknownVisitors {
  const limiter = new RateLimiterMemory(limit);
  const known = new Set<string>();

  function remember(digest: string): void {
    known.delete(digest);
    known.add(digest);
    const [oldest] = known;
    if (known.size > MAX_KNOWN && oldest !== undefined) known.delete(oldest);
  }

  return {
    async admit(digest, network) {
      if (known.has(digest)) return { seconds: null, isKnown: true, markKnown: () => remember(digest) };
      try {
        await limiter.consume(network);
      } catch (thrown) {
        if (!(thrown instanceof RateLimiterRes)) throw thrown;
        return { seconds: Math.max(1, Math.ceil(thrown.msBeforeNext / 1000)) };
      }
      return {
        seconds: null,
        isKnown: false,
        markKnown: () => {
          if (digest !== '') remember(digest);
          // It exists, so it does not count.
          void limiter.reward(network);
        },
      };
    },
  };
}
