/**
 * The API's own client (`waypost/client`), with requests spread over several keys so that each stays within its rate
 * limit; and two helpers: lists as arrays, and work on many items with limited concurrency.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { allOf, createClient, type WaypostClient } from '@waypost/client';
import type { Order } from './types.js';

/** Number of all requests sent, and how many of them were retries. */
export type Traffic = { requests: number; again: number };

/** A key with the rate limit reported by the last responses. */
type Key = { secret: string; remaining: number; resetsAt: number };

const MAX_TRIES = 8;
/** Requests of each key's limit left unused, for concurrent requests. */
const RESERVE = 5;

/**
 * Creates a client of the API at `baseUrl` that sends each request with the key that has most requests left. Counts in
 * `traffic`.
 */
export function createSpreadClient(
  baseUrl: string,
  secrets: readonly [string, ...string[]],
  traffic: Traffic,
): WaypostClient {
  const keys: Key[] = secrets.map((secret) => ({ secret, remaining: Infinity, resetsAt: 0 }));

  /** Takes a key, waiting for the first reset if no key has requests left. */
  async function takeKey(): Promise<Key> {
    for (;;) {
      for (const key of keys) if (key.resetsAt <= Date.now()) key.remaining = Infinity;
      const best = keys.reduce((a, b) => (b.remaining > a.remaining ? b : a));
      if (best.remaining > RESERVE) {
        best.remaining -= 1;
        return best;
      }
      const soonest = Math.min(...keys.map(({ resetsAt }) => resetsAt));
      await sleep(Math.max(50, soonest - Date.now()));
    }
  }

  async function send(request: Request): Promise<Response> {
    const key = await takeKey();
    request.headers.set('Authorization', `Bearer ${key.secret}`);
    traffic.requests += 1;
    try {
      const response = await fetch(request);
      noteLimit(key, response.headers);
      if (response.status === 429 || response.status >= 500) traffic.again += 1;
      return response;
    } catch (error) {
      traffic.again += 1;
      throw error;
    }
  }

  // A request may wait for a key that has requests left.
  return createClient({ baseUrl, key: secrets[0], maxTries: MAX_TRIES, timeoutMs: 0, fetch: send });
}

function noteLimit(key: Key, headers: Headers): void {
  const remaining = headers.get('RateLimit-Remaining');
  const reset = headers.get('RateLimit-Reset');
  if (remaining === null || reset === null) return;
  key.remaining = Math.min(key.remaining, Number(remaining));
  key.resetsAt = Date.now() + Number(reset) * 1_000;
}

/** Returns all orders of a depot, or those in one status. */
export async function ordersOf(
  client: WaypostClient,
  filter: { depot: string; status?: Order['status'] },
): Promise<Order[]> {
  return collect(allOf((page) => client.GET('/orders', { params: { query: { ...filter, ...page } } })));
}

/** Collects an async iterable into an array. */
export async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

/** Runs `work` for each item, at most `width` at a time. Rejects with the first failure once all have ended. */
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
