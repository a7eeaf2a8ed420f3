/**
 * Limits unknown keys by address before they cost a query. A key found recently is known. Of all others an address
 * may have as many looked up in a minute as a key may make requests. The counts are in memory, separate for each
 * process; the shared count comes afterwards.
 */
import type { Response } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { RATE_LIMIT, refuseBeyondLimit } from './rate-limit.js';

/** How many known keys are remembered; the least recently used one is dropped. */
const MAX_KNOWN = 10_000;

export type UnknownKeyLimit = {
  /**
   * Counts an unknown key, unless it was found before. Throws 429 `rate_limited` when the address has sent too many.
   * Resolves to a function to call when the key was found.
   */
  admit: (digest: string, address: string, response: Response) => Promise<() => void>;
};

export function createUnknownKeyLimit(): UnknownKeyLimit {
  const limiter = new RateLimiterMemory({ points: RATE_LIMIT.requests, duration: RATE_LIMIT.windowSeconds });
  const known = new Set<string>();

  function remember(digest: string): void {
    known.delete(digest);
    known.add(digest);
    const [oldest] = known;
    if (known.size > MAX_KNOWN && oldest !== undefined) known.delete(oldest);
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
        // The key exists, so it does not count.
        void limiter.reward(address);
      };
    },
  };
}
