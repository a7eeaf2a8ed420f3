/** Sends requests to one server for some seconds over a fixed number of connections, and measures them. */
import { Pool } from 'undici';

export type Request = { method: 'GET' | 'POST'; path: string; key: string; body?: string };
export type Load = { requests: number; per_second: number; p50_ms: number; p99_ms: number };

/** Throws if a response has a status other than `status`, because measuring refusals is meaningless. */
export async function load(
  origin: string,
  next: () => Request,
  { seconds, connections, status }: { seconds: number; connections: number; status: number },
): Promise<Load> {
  const pool = new Pool(origin, { connections, pipelining: 1 });
  const took: number[] = [];
  const began = performance.now();
  const until = began + seconds * 1000;
  const one = async () => {
    while (performance.now() < until) {
      const { method, path, key, body } = next();
      const start = performance.now();
      const answer = await pool.request({
        method,
        path,
        headers: {
          authorization: `Bearer ${key}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body }),
      });
      const text = await answer.body.text();
      took.push(performance.now() - start);
      if (answer.statusCode !== status) throw new Error(`${method} ${path}: ${answer.statusCode} ${text}`);
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  const elapsed = (performance.now() - began) / 1000;
  await pool.close();
  return { requests: took.length, per_second: took.length / elapsed, ...percentiles(took) };
}

/** Returns the median and 99th percentile of durations, in ms to two decimals. */
export function percentiles(durations: readonly number[]): { p50_ms: number; p99_ms: number } {
  const sorted = durations.toSorted((a, b) => a - b);
  const at = (share: number) => Number((sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2));
  return { p50_ms: at(0.5), p99_ms: at(0.99) };
}

/** Returns the median, 95th percentile and maximum of durations, in ms. */
export function spread(durations: readonly number[]): { p50_ms: number; p95_ms: number; most_ms: number } {
  const sorted = durations.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
  return { p50_ms: at(0.5), p95_ms: at(0.95), most_ms: at(1) };
}
