/**
 * 300 requests in any minute and key, counted by the second in one unlogged table that all API processes share; a
 * caller without a valid key is counted by address (docs/behaviour.md "Rate limit, idempotency, lists"). Callers with
 * a key are counted by the statement that looks their key up (authenticate.ts).
 */
import type { Response } from 'express';
import type pg from 'pg';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../../domain/errors.js';
import { createBatchLoader } from './batch-loader.js';

/** Requests per window, and the window in seconds (specification "Limits"). */
export const RATE_LIMIT = { requests: 300, windowSeconds: 60 } as const;

export type RateLimiter = {
  /** Counts one request of `subject` and sets the headers. Throws 429 `rate_limited` beyond the limit. */
  count: (subject: string, response: Response) => Promise<void>;
  /** Deletes counts older than a window, at most every five minutes; called by anyone who counts. */
  deleteExpired: () => Promise<void>;
};

/**
 * Requests in the last minute, including this one, and null beyond the limit; and when there is room again.
 */
export type RequestCount = { number: number | null; resetMs: number };
type CountRow = { counted: string; before: number; granted: number; reset_ms: number };

const DELETE_EVERY_MS = 300_000;

const COUNT = {
  name: 'count_requests',
  text: `select counted, before, granted, reset_ms from count_requests($1, $2, ${RATE_LIMIT.requests})`,
};
const DELETE_EXPIRED = `delete from rate_limits where expire < (extract(epoch from now()) * 1000)::bigint`;

/** Refuses a request beyond the limit, counted or not. */
export function refuseBeyondLimit(response: Response, resetSeconds: number): never {
  setRateLimitHeaders(response, 0, resetSeconds);
  throw new AppError('rate_limited', {
    message: `Rate limit exceeded. Retry in ${resetSeconds} s.`,
    retryAfterSeconds: resetSeconds,
  });
}

function setRateLimitHeaders(response: Response, remaining: number, resetSeconds: number): void {
  response.setHeader('RateLimit-Limit', String(RATE_LIMIT.requests));
  response.setHeader('RateLimit-Remaining', String(remaining));
  response.setHeader('RateLimit-Reset', String(resetSeconds));
  response.setHeader('RateLimit-Policy', `${RATE_LIMIT.requests};w=${RATE_LIMIT.windowSeconds}`);
}

/** Creates a limiter over the application's own pool. */
export function createRateLimiter(pool: pg.Pool): RateLimiter {
  let deletedAt = performance.now();

  async function deleteExpired(): Promise<void> {
    if (performance.now() - deletedAt < DELETE_EVERY_MS) return;
    deletedAt = performance.now();
    await pool.query(DELETE_EXPIRED);
  }

  const loadCount = createBatchLoader(async (requests) => {
    const { rows } = await pool.query<CountRow>({
      ...COUNT,
      values: [[...requests.keys()], [...requests.values()]],
    });
    await deleteExpired();
    return new Map(rows.map((row) => [row.counted, requestCounts(row)]));
  });

  return {
    async count(subject, response) {
      const found = await loadCount(subject);
      if (!found) throw new Error(`The request with key ${subject} was not counted.`);
      enforceLimit(found, response);
    },
    deleteExpired,
  };
}

/** Returns the count of each of the requests that one statement counted. */
export function requestCounts({ before, granted, reset_ms: resetMs }: Omit<CountRow, 'counted'>) {
  return (index: number): RequestCount => ({ number: index < granted ? before + 1 + index : null, resetMs });
}

/** Sets the rate-limit headers of a counted request. Throws 429 `rate_limited` beyond the limit. */
export function enforceLimit({ number, resetMs }: RequestCount, response: Response): void {
  const resetSeconds = Math.max(1, Math.ceil(resetMs / 1000));
  if (number === null) refuseBeyondLimit(response, resetSeconds);
  setRateLimitHeaders(response, RATE_LIMIT.requests - number, resetSeconds);
}

/**
 * Returns the counter of all requests of a courier, over its keys and sessions; its limit is higher than a key's. It
 * throws 429 `rate_limited` beyond `requests` a minute.
 */
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
