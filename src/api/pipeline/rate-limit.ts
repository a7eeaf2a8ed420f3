/**
 * 300 requests a minute and key, counted in one unlogged table that all API processes share; a caller without a
 * valid key is counted by address (docs/behaviour.md "Rate limit, idempotency, lists"). Requests that come in while
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

/** The request's number in its window, from 1, and when that window ends. */
type Place = { number: number; resetMs: number };
type Waiting = { resolve: (place: Place) => void; reject: (error: unknown) => void };

const WINDOW_MS = RATE_LIMIT.windowSeconds * 1000;
const FORGET_EVERY_MS = 300_000;

/** Subjects in order, so that no two processes wait for each other. By the database's clock, which all of them share. */
const COUNT = {
  name: 'count_requests',
  text: `insert into rate_limits as known (key, points, expire)
    select key, points, now_ms + ${WINDOW_MS}
    from unnest($1::text[], $2::int[]) as counted (key, points),
         (select (extract(epoch from clock_timestamp()) * 1000)::bigint as now_ms) as clock
    order by key
    on conflict (key) do update set
      points = excluded.points + case when known.expire <= excluded.expire - ${WINDOW_MS} then 0 else known.points end,
      expire = case when known.expire <= excluded.expire - ${WINDOW_MS} then excluded.expire else known.expire end
    returning key, points, expire - (extract(epoch from clock_timestamp()) * 1000)::bigint as reset_ms`,
};
const FORGET = `delete from rate_limits where expire < (extract(epoch from clock_timestamp()) * 1000)::bigint`;

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
    const { rows } = await pool.query<{ key: string; points: number; reset_ms: number }>({
      ...COUNT,
      values,
    });
    for (const { key, points, reset_ms: resetMs } of rows) {
      const list = batch.get(key) ?? [];
      list.forEach(({ resolve }, index) => {
        resolve({ number: points - list.length + 1 + index, resetMs });
      });
    }
    if (performance.now() - forgottenAt < FORGET_EVERY_MS) return;
    forgottenAt = performance.now();
    await pool.query(FORGET);
  }

  return {
    async count(subject, response) {
      const { number, resetMs } = await place(subject);
      const resetSeconds = Math.max(1, Math.ceil(resetMs / 1000));
      response.setHeader('RateLimit-Limit', String(RATE_LIMIT.requests));
      response.setHeader('RateLimit-Remaining', String(Math.max(0, RATE_LIMIT.requests - number)));
      response.setHeader('RateLimit-Reset', String(resetSeconds));
      response.setHeader('RateLimit-Policy', `${RATE_LIMIT.requests};w=${RATE_LIMIT.windowSeconds}`);
      if (number > RATE_LIMIT.requests) {
        throw new AppError('rate_limited', {
          message: `Too many requests. Try again in ${resetSeconds} s.`,
          retryAfterSeconds: resetSeconds,
        });
      }
    },
  };
}
