/**
 * Limits how often somebody may ask for pages: counted in memory, by address or by another key that identifies a
 * visitor.
 */
import { createHash } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { createUnknownVisitors } from '../api/pipeline/unknown-visitors.js';
import { networkOf } from '../runtime/visitor-network.js';
import { PAGE_HEADERS } from './layout.js';
import { send, tooMany } from './views.js';

/** Counts one request; resolves to the seconds to wait if there were too many, otherwise to null. */
export type Limit = (visitor: string) => Promise<number | null>;

function createLimit(options: { points: number; duration: number }): Limit {
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

/** Counts one request by address: resolves to the seconds to wait if there were too many, otherwise to null. */
export type AddressLimit = (request: Request) => Promise<number | null>;

/** Like `createLimit`, by the network that the request's address belongs to. */
export function createAddressLimit(options: { points: number; duration: number }): AddressLimit {
  const count = createLimit(options);
  return (request) => count(networkOf(request.ip));
}

/** A limit for sessions, applied before anything is looked up. */
export type SessionLimit = {
  /**
   * Counts a request before its session is looked up: one whose secret was found lately by its session, any other by
   * its address. Resolves to the seconds to wait, or to null.
   */
  count: (request: Request, secret: string | undefined) => Promise<number | null>;
  /** Remembers that the secret belongs to a session. */
  markKnown: (request: Request) => void;
};

/** Creates it, with the requests of an address without a session and those of a session. */
export function createSessionLimit(
  unknownVisitors: { points: number; duration: number },
  sessions: { points: number; duration: number },
): SessionLimit {
  const unknown = createUnknownVisitors(unknownVisitors);
  const countSession = createLimit(sessions);
  const marks = new WeakMap<Request, () => void>();
  return {
    async count(request, secret) {
      const digest = secret === undefined ? '' : createHash('sha256').update(secret).digest('base64url');
      const admission = await unknown.admit(digest, networkOf(request.ip));
      if (admission.seconds !== null) return admission.seconds;
      marks.set(request, admission.markKnown);
      return digest === '' ? null : countSession(digest);
    },
    markKnown: (request) => {
      marks.get(request)?.();
      marks.delete(request);
    },
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
