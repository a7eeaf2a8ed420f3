/**
 * The requests of a courier a minute, of all its keys and sessions together: above the limit of a key, since a courier
 * may have many. Counted in memory, separately by each process.
 */
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../../domain/errors.js';
import { RATE_LIMIT } from './rate-limit.js';

/** Returns the count. It throws 429 `rate_limited` beyond `requests` a minute of a courier. */
export function createCourierLimit(requests: number): (courier: string) => Promise<void> {
  const limiter = new RateLimiterMemory({ points: requests, duration: RATE_LIMIT.windowSeconds });
  return async (courier) => {
    try {
      await limiter.consume(courier);
    } catch (thrown) {
      if (!(thrown instanceof RateLimiterRes)) throw thrown;
      const seconds = Math.max(1, Math.ceil(thrown.msBeforeNext / 1000));
      throw new AppError('rate_limited', {
        message: `Account-wide rate limit exceeded. Retry in ${seconds} s.`,
        retryAfterSeconds: seconds,
      });
    }
  };
}
