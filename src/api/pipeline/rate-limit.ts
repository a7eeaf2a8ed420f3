/**
 * 300 requests a minute and key, counted in one unlogged table that all API processes share; a caller without a
 * valid key is counted by address (BEHAVIOUR "Rate limit, idempotency, lists").
 */
import type { Response } from 'express';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../../domain/errors.js';

/** Requests a window, and the window in seconds (specification "Limits"). */
export const RATE_LIMIT = { requests: 300, windowSeconds: 60 } as const;

export type RateLimiter = {
  /** Counts one request of `subject` and sets the headers. 429 `rate_limited` beyond the limit. */
  count: (subject: string, response: Response) => Promise<void>;
};

export function createRateLimiter(pool: pg.Pool): RateLimiter {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: '',
    points: RATE_LIMIT.requests,
    duration: RATE_LIMIT.windowSeconds,
    clearExpiredByTimeout: true,
  });

  return {
    async count(subject, response) {
      let state: RateLimiterRes;
      let refused = false;
      try {
        state = await limiter.consume(subject);
      } catch (thrown) {
        // The library rejects with the state itself when the limit is passed, and with an Error when the store fails.
        if (!(thrown instanceof RateLimiterRes)) throw thrown;
        state = thrown;
        refused = true;
      }
      const resetSeconds = Math.max(1, Math.ceil(state.msBeforeNext / 1000));
      response.setHeader('RateLimit-Limit', String(RATE_LIMIT.requests));
      response.setHeader('RateLimit-Remaining', String(Math.max(0, state.remainingPoints)));
      response.setHeader('RateLimit-Reset', String(resetSeconds));
      response.setHeader('RateLimit-Policy', `${RATE_LIMIT.requests};w=${RATE_LIMIT.windowSeconds}`);
      if (refused) {
        throw new AppError('rate_limited', {
          message: `Too many requests. Try again in ${resetSeconds} s.`,
          retryAfterSeconds: resetSeconds,
        });
      }
    },
  };
}
