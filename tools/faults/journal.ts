/**
 * The couriers' client. It records every POST with its final response, and retries with the same idempotency key until
 * there is one.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient, type WaypostClient } from '@waypost/client';

/** A POST with its final response. */
export type Entry = {
  courier: string;
  at: number;
  path: string;
  key: string;
  contentType: string;
  body: string;
  tries: number;
  status: number;
  requestId: string;
  answer: string;
};

export type Journal = {
  entries: Entry[];
  /** Everything clients saw: responses by status, and failed connections. */
  seen: Record<string, number>;
  /** Responses that are neither a refusal nor a 503, each with its address. */
  defects: string[];
  /** Requests abandoned without a response. */
  unanswered: string[];
  slowestMs: number;
};

export type Courier = { name: string; baseUrl: string; keys: readonly string[] };

/** Sends a request, retrying until there is a response; resolves to it. */
export type Ask = (request: Request) => Promise<Response>;

const TIMEOUT_MS = 20_000;
const PAUSE_MS = 300;
/** Longer than any fault lasts. */
const GIVE_UP_MS = 15 * 60_000;

export function createJournal(): Journal {
  return { entries: [], seen: {}, defects: [], unanswered: [], slowestMs: 0 };
}

/**
 * Returns a function that sends a courier's requests, spread over its keys because each has a rate limit. A retry has
 * the key of the first try, as an answer with a secret is shown again to that key alone.
 */
export function askFor({ name, keys }: Courier, journal: Journal): Ask {
  let turn = 0;
  const count = (what: string) => (journal.seen[what] = (journal.seen[what] ?? 0) + 1);

  return async (request) => {
    const body = request.method === 'GET' ? null : await request.text();
    const idempotencyKey = request.headers.get('Idempotency-Key');
    const chosen = idempotencyKey === null ? (turn += 1) : parseInt(idempotencyKey.slice(0, 8), 16);
    const began = Date.now();
    for (let tries = 1; ; tries += 1) {
      const headers = new Headers(request.headers);
      headers.set('Authorization', `Bearer ${keys[chosen % keys.length] ?? ''}`);
      const askedAt = performance.now();
      try {
        const answer = await fetch(request.url, {
          method: request.method,
          headers,
          body: body === '' ? null : body,
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        const text = await answer.text();
        journal.slowestMs = Math.max(journal.slowestMs, performance.now() - askedAt);
        count(String(answer.status));
        const isDefect = answer.status >= 500 && answer.status !== 503;
        if (isDefect) journal.defects.push(`${request.method} ${request.url}: ${answer.status} ${text}`);
        const passes =
          answer.status >= 500 ||
          answer.status === 429 ||
          (answer.status === 409 && answer.headers.has('Retry-After'));
        if (!passes) {
          if (request.method === 'POST') {
            journal.entries.push({
              courier: name,
              at: Date.now(),
              path: request.url,
              key: request.headers.get('Idempotency-Key') ?? '',
              contentType: request.headers.get('Content-Type') ?? '',
              body: body ?? '',
              tries,
              status: answer.status,
              requestId: answer.headers.get('Request-Id') ?? '',
              answer: text,
            });
          }
          return new Response(text === '' ? null : text, { status: answer.status, headers: answer.headers });
        }
      } catch (error) {
        count(error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'no connection');
      }
      if (Date.now() - began > GIVE_UP_MS) {
        journal.unanswered.push(`${request.method} ${request.url}`);
        throw new Error(`${request.method} ${request.url} was not answered.`);
      }
      await sleep(PAUSE_MS);
    }
  };
}

/** Returns the product's client on top of `ask`. */
export function clientOf(courier: Courier, ask: Ask): WaypostClient {
  // `ask` has its own limit.
  return createClient({
    baseUrl: courier.baseUrl,
    key: courier.keys[0] ?? '',
    ...{ maxTries: 1, timeoutMs: 0 },
    fetch: ask,
  });
}
