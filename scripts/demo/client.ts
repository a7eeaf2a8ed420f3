/**
 * A small client of the API, as an integrator would write it: several keys within their rate limits, an
 * Idempotency-Key on every POST, so that trying again is safe, and a page-by-page walk over lists.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { List } from './types.js';

/** An answer that is not what was asked for. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    request: string,
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(`${request} answered ${status} ${code}: ${message}`);
  }
}

export type Client = {
  get: <Answer>(path: string) => Promise<Answer>;
  post: <Answer>(path: string, body?: unknown, key?: string) => Promise<Answer>;
  put: <Answer>(path: string, body: unknown) => Promise<Answer>;
  patch: <Answer>(path: string, body: unknown) => Promise<Answer>;
  delete: (path: string) => Promise<void>;
  /** All records of a list, page by page. */
  all: <Item extends { id: string }>(path: string) => Promise<Item[]>;
  /** What was sent so far, and how much of it again. */
  sent: { requests: number; retries: number };
};

/** A key with what the last answers said of its limit. */
type Key = { secret: string; remaining: number; resetsAt: number };

const MAX_TRIES = 8;
const PAGE = 100;
/** Left unused of each key's limit, for requests whose answers cross. */
const RESERVE = 5;

/** A client of the API at `base` that spreads its requests over the keys. Rejects with `ApiError` or a network error. */
export function createClient(base: string, secrets: readonly string[]): Client {
  const keys: Key[] = secrets.map((secret) => ({ secret, remaining: Infinity, resetsAt: 0 }));
  const sent = { requests: 0, retries: 0 };

  /** The key that may send most, waiting for the first to be renewed if none may. */
  async function takeKey(): Promise<Key> {
    for (;;) {
      for (const key of keys) if (key.resetsAt <= Date.now()) key.remaining = Infinity;
      const [best] = keys.toSorted((a, b) => b.remaining - a.remaining);
      if (!best) throw new Error('The client has no key.');
      if (best.remaining > RESERVE) {
        best.remaining -= 1;
        return best;
      }
      const soonest = Math.min(...keys.map(({ resetsAt }) => resetsAt));
      await sleep(Math.max(50, soonest - Date.now()));
    }
  }

  function noteLimit(key: Key, headers: Headers): void {
    const remaining = headers.get('RateLimit-Remaining');
    const reset = headers.get('RateLimit-Reset');
    if (remaining === null || reset === null) return;
    key.remaining = Math.min(key.remaining, Number(remaining));
    key.resetsAt = Date.now() + Number(reset) * 1_000;
  }

  async function send(
    method: string,
    path: string,
    body?: unknown,
    idempotencyKey?: string,
  ): Promise<unknown> {
    for (let attempt = 1; ; attempt += 1) {
      const isLast = attempt === MAX_TRIES;
      const pauseMs = 250 * 2 ** (attempt - 1);
      const key = await takeKey();
      sent.requests += 1;
      if (attempt > 1) sent.retries += 1;
      let response: Response;
      try {
        response = await fetch(`${base}${path}`, requestOf(method, key, body, idempotencyKey));
      } catch (cause) {
        if (isLast) throw new Error(`${method} ${path} could not be sent.`, { cause });
        await sleep(pauseMs);
        continue;
      }
      noteLimit(key, response.headers);
      const answer = response.status === 204 ? undefined : await response.json();
      if (response.ok) return answer;
      const { code, message } = errorOf(answer);
      if (isLast || !isTemporary(response.status, code)) {
        throw new ApiError(`${method} ${path}`, response.status, code, message);
      }
      const retryAfterMs = Number(response.headers.get('Retry-After') ?? 0) * 1_000;
      if (response.status === 429) {
        // This key has to wait; another one may do instead.
        key.remaining = 0;
        key.resetsAt = Date.now() + retryAfterMs;
      } else {
        await sleep(Math.max(pauseMs, retryAfterMs));
      }
    }
  }

  // What the API documents for a path is what its caller names as the type.
  return {
    get: async <Answer>(path: string) => (await send('GET', path)) as Answer,
    post: async <Answer>(path: string, body?: unknown, key: string = randomUUID()) =>
      (await send('POST', path, body, key)) as Answer,
    put: async <Answer>(path: string, body: unknown) => (await send('PUT', path, body)) as Answer,
    patch: async <Answer>(path: string, body: unknown) => (await send('PATCH', path, body)) as Answer,
    delete: async (path) => {
      await send('DELETE', path);
    },
    all: async <Item extends { id: string }>(path: string) => {
      const items: Item[] = [];
      for (;;) {
        const last = items.at(-1);
        const cursor = last === undefined ? '' : `&starting_after=${last.id}`;
        const url = `${path}${path.includes('?') ? '&' : '?'}limit=${PAGE}${cursor}`;
        const page = (await send('GET', url)) as List<Item>;
        items.push(...page.data);
        if (!page.has_more) return items;
      }
    },
    sent,
  };
}

function requestOf(method: string, key: Key, body: unknown, idempotencyKey: string | undefined): RequestInit {
  return {
    method,
    headers: {
      Authorization: `Bearer ${key.secret}`,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
}

/** The rate limit, a short outage, or a first request with the same key that is still running. */
function isTemporary(status: number, code: string): boolean {
  return status === 429 || status >= 500 || code === 'idempotency_in_progress';
}

function errorOf(answer: unknown): { code: string; message: string } {
  const { error } = (answer ?? {}) as { error?: { code: string; message: string } };
  return error ?? { code: 'unknown', message: 'The answer has no error envelope.' };
}

/** Runs `work` for each item, at most `width` at a time; the first failure is the result's, once all have ended. */
export async function eachOf<Item, Result>(
  items: readonly Item[],
  width: number,
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const entries = items.entries();
  const lanes = Array.from({ length: Math.min(width, items.length) }, async () => {
    for (const [index, item] of entries) results[index] = await work(item, index);
  });
  const ended = await Promise.allSettled(lanes);
  for (const lane of ended) if (lane.status === 'rejected') throw lane.reason;
  return results;
}
