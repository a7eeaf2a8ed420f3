/**
 * Limits how often somebody may ask for pages: counted in memory, by address or by whatever else identifies a
 * visitor.
 */
import type { Request, RequestHandler } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { PAGE_HEADERS } from './layout.js';
import { send, tooMany } from './views.js';

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

/**
 * Returns the handler that comes before a page's own: it sets the headers of pages, and answers with the page of too
 * many requests, and `Retry-After`, when `count` resolves to the seconds to wait.
 */
export function limitPages(count: (request: Request) => Promise<number | null>): RequestHandler {
  return async (request, response, next) => {
    response.set(PAGE_HEADERS);
    const seconds = await count(request);
    if (seconds === null) {
      next();
      return;
    }
    response.set('Retry-After', String(seconds));
    send(response, tooMany());
  };
}
