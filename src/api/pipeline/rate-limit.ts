/**
 * 300 requests in any minute and key, counted by the second in one unlogged table that all API processes share; a caller
 * without a valid key is counted by address (docs/behaviour.md "Rate limit, idempotency, lists"). Requests that come in while
 * others are being counted are counted together in the next statement, so that a busy process makes few of them.
 */
import type { Response } from 'express';
import type pg from 'pg';
import { AppError } from '../../domain/errors.js';

/** Requests a window, and the window in seconds (specification "Limits"). */
export const RATE_LIMIT = { requests: 300, windowSeconds: 60 } as const;

export type RateLimiter = {
  /** Counts one request of `subject` and sets the headers. 429 `rate_limited` beyond the limit. */
  count: (subject: string, response: Response) => Promise<void>;
};

/** How many requests the last minute has with this one; null beyond the limit. And when there is room again. */
type Place = { number: number | null; resetMs: number };
type Waiting = { resolve: (place: Place) => void; reject: (error: unknown) => void };

const FORGET_EVERY_MS = 300_000;

const COUNT = {
  name: 'count_requests',
  text: `select counted, before, granted, reset_ms from count_requests($1, $2, ${RATE_LIMIT.requests})`,
};
const FORGET = `delete from rate_limits where expire < (extract(epoch from clock_timestamp()) * 1000)::bigint`;

/** What a refused request is told; also where it was refused without being counted. */
export function refuseBeyondLimit(response: Response, resetSeconds: number): never {
  tell(response, 0, resetSeconds);
  throw new AppError('rate_limited', {
    message: `Too many requests. Try again in ${resetSeconds} s.`,
    retryAfterSeconds: resetSeconds,
  });
}

function tell(response: Response, remaining: number, resetSeconds: number): void {
  response.setHeader('RateLimit-Limit', String(RATE_LIMIT.requests));
  response.setHeader('RateLimit-Remaining', String(remaining));
  response.setHeader('RateLimit-Reset', String(resetSeconds));
  response.setHeader('RateLimit-Policy', `${RATE_LIMIT.requests};w=${RATE_LIMIT.windowSeconds}`);
}

export function createRateLimiter(pool: pg.Pool): RateLimiter {
  let waiting = new Map<string, Waiting[]>();
  let counting = false;
  let forgottenAt = performance.now();

  function place(subject: string): Promise<Place> {
    return new Promise((resolve, reject) => {
      const others = waiting.get(subject);
      if (others) others.push({ resolve, reject });
      else waiting.set(subject, [{ resolve, reject }]);
      if (!counting) void countWaiting();
    });
  }

  /** Counts until nobody waits any more. */
  async function countWaiting(): Promise<void> {
    counting = true;
    while (waiting.size > 0) {
      const batch = waiting;
      waiting = new Map();
      try {
        await countBatch(batch);
      } catch (error) {
        for (const { reject } of [...batch.values()].flat()) reject(error);
      }
    }
    counting = false;
  }

  async function countBatch(batch: ReadonlyMap<string, readonly Waiting[]>): Promise<void> {
    const values = [[...batch.keys()], [...batch.values()].map((list) => list.length)];
    const { rows } = await pool.query<{
      counted: string;
      before: number;
      granted: number;
      reset_ms: number;
    }>({ ...COUNT, values });
    for (const { counted, before, granted, reset_ms: resetMs } of rows) {
      for (const [index, { resolve }] of (batch.get(counted) ?? []).entries()) {
        resolve({ number: index < granted ? before + 1 + index : null, resetMs });
      }
    }
    if (performance.now() - forgottenAt < FORGET_EVERY_MS) return;
    forgottenAt = performance.now();
    await pool.query(FORGET);
  }

  return {
    async count(subject, response) {
      const { number, resetMs } = await place(subject);
      const resetSeconds = Math.max(1, Math.ceil(resetMs / 1000));
      if (number === null) refuseBeyondLimit(response, resetSeconds);
      tell(response, RATE_LIMIT.requests - number, resetSeconds);
    },
  };
}
