/**
 * Keys that nobody knows, counted by address before they cost a query. A key that was found lately is no stranger's; of the
 * others an address may have as many looked up in a minute as a key may make requests. In memory, of each process its own:
 * what all of them share is counted afterwards.
 */
import type { Response } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { RATE_LIMIT, refuseBeyondLimit } from './rate-limit.js';

/** The most keys that are remembered as known; the one that was used least lately is forgotten. */
const MOST_KNOWN = 10_000;

export type Strangers = {
  /**
   * Counts a key that is not known, unless it was found before. 429 `rate_limited` when the address has sent too many.
   * Resolves to what is to be called when the key was found.
   */
  admit: (digest: string, address: string, response: Response) => Promise<() => void>;
};

export function createStrangers(): Strangers {
  const limiter = new RateLimiterMemory({ points: RATE_LIMIT.requests, duration: RATE_LIMIT.windowSeconds });
  const known = new Set<string>();

  function remember(digest: string): void {
    known.delete(digest);
    known.add(digest);
    const [oldest] = known;
    if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
  }

  return {
    async admit(digest, address, response) {
      if (known.has(digest)) return () => remember(digest);
      try {
        await limiter.consume(address);
      } catch (thrown) {
        if (!(thrown instanceof RateLimiterRes)) throw thrown;
        refuseBeyondLimit(response, Math.max(1, Math.ceil(thrown.msBeforeNext / 1000)));
      }
      return () => {
        remember(digest);
        // It was nobody's guess.
        void limiter.reward(address);
      };
    },
  };
}
