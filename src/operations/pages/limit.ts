/**
 * Limits how often somebody may ask for pages: counted in memory, by address or by whatever else identifies a
 * visitor.
 */
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Counts one request; resolves to the seconds to wait if there were too many, otherwise to null. */
export type Limit = (visitor: string) => Promise<number | null>;

export function createLimit(options: { points: number; duration: number }): Limit {
  const limiter = new RateLimiterMemory(options);
  return async (visitor) => {
    try {
      await limiter.consume(visitor);
      return null;
    } catch (thrown) {
      if (!(thrown instanceof RateLimiterRes)) throw thrown;
      return Math.max(1, Math.ceil(thrown.msBeforeNext / 1000));
    }
  };
}
