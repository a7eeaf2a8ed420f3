/**
 * `@waypost/client`: a TypeScript client for the API. Paths, parameters, bodies and responses are typed from the
 * OpenAPI document. Every POST gets an Idempotency-Key, and transient failures are retried safely.
 */
import createFetchClient, { type Client } from 'openapi-fetch';
import type { components, paths } from './schema.js';

export * from './lists.js';
export type { components, operations, paths } from './schema.js';

/** The resources by name: `Resources['Order']`. */
export type Resources = components['schemas'];

export type WaypostClient = Client<paths>;

export type ClientOptions = {
  /** Base address of the environment, such as `https://courier.example/sandbox/admin/v1`. */
  baseUrl: string;
  /** An admin key of that environment. */
  key: string;
  /** Maximum number of tries per request; 1 means no retries. Defaults to 4. */
  maxTries?: number;
  /** Milliseconds after which a try without a response is aborted; 0 waits forever. Defaults to 60,000. */
  timeoutMs?: number;
  /** Replaces the platform's `fetch`. */
  fetch?: (request: Request) => Promise<Response>;
};

/**
 * Creates a client of one environment. Requests resolve to `{data, response}` or `{error, response}` (see `unwrap`),
 * and reject with a `WaypostConnectionError` if no answer came. Throws a `TypeError` without a base address or a key.
 */
export function createClient(options: ClientOptions): WaypostClient {
  const { baseUrl, key, maxTries = 4, timeoutMs = 60_000 } = options;
  const { fetch: send = (request: Request) => fetch(request) } = options;
  // Programs in plain JavaScript may pass an environment variable that is not set.
  if (typeof baseUrl !== 'string') throw new TypeError('createClient needs a baseUrl.');
  if (typeof key !== 'string') throw new TypeError('createClient needs a key.');
  return createFetchClient<paths>({
    baseUrl,
    headers: { Authorization: `Bearer ${key}` },
    bodySerializer: bodyOf,
    fetch: (request) => sendPatiently(withIdempotencyKey(request), { send, maxTries, timeoutMs }),
  });
}

/** Serializes a body: text and bytes are sent as they are, unless the type is JSON; everything else as JSON. */
function bodyOf(body: unknown, headers?: Headers): unknown {
  const type = headers?.get('Content-Type') ?? 'application/json';
  const isFile =
    typeof body === 'string' ||
    body instanceof Blob ||
    body instanceof ArrayBuffer ||
    ArrayBuffer.isView(body);
  return isFile && !/^application\/(?:.+\+)?json\b/i.test(type) ? body : JSON.stringify(body);
}

/** No answer came: the connection failed, or the time ran out, in every try. `cause` is the last failure. */
export class WaypostConnectionError extends Error {
  override readonly name = 'WaypostConnectionError';
  /**
   * `timeout` if the time ran out; the platform's code where it has one, such as `ECONNREFUSED` or `ENOTFOUND`; else
   * `connection_failed`.
   */
  readonly code: string;

  constructor(url: string, cause: unknown) {
    const { host } = new URL(url);
    const code = codeOf(cause);
    super(`No answer from ${host}: ${reasonOf(cause) || code}`, { cause });
    this.code = code;
  }
}

/** `fetch` says only that it failed; the reason is in its cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'connection_failed';
  if (error.name === 'TimeoutError') return 'timeout';
  const { code } = (error.cause ?? error) as { code?: unknown };
  return typeof code === 'string' ? code : 'connection_failed';
}

/** An error response of the API. */
export class WaypostError extends Error {
  override readonly name = 'WaypostError';
  readonly status: number;
  /**
   * One of the API's error codes, such as `slot_full`. If something in front of the API answered: `unavailable` for
   * 5xx, else `unexpected_response`.
   */
  readonly code: string;
  /** The parameter that caused the error, or empty. */
  readonly param: string;
  readonly requestId: string;

  constructor(status: number, error: Omit<Resources['Error']['error'], 'code'> & { code: string }) {
    super(error.message);
    this.status = status;
    this.code = error.code;
    this.param = error.param;
    this.requestId = error.request_id;
  }
}

/** Resolves to the response's data. Rejects with a `WaypostError` if the response is an error. */
export async function unwrap<Data>(
  request: Promise<{ data?: Data; error?: unknown; response: Response }>,
): Promise<Data> {
  const { data, error, response } = await request;
  if (response.ok) {
    // A 204 has no data, and its type says so.
    return data as Data;
  }
  const envelope = (error ?? {}) as Partial<Resources['Error']>;
  throw new WaypostError(
    response.status,
    envelope.error ?? {
      code: response.status >= 500 ? 'unavailable' : 'unexpected_response',
      message: `Something answered ${response.status} without an error envelope.`,
      param: '',
      request_id: response.headers.get('Request-Id') ?? '',
    },
  );
}

type List<Item> = { data: Item[]; has_more: boolean };

/**
 * Iterates over all records of a list, fetching page by page as needed:
 * `for await (const order of allOf((page) => client.GET('/orders', {params: {query: {status: 'booked', ...page}}})))`
 */
export async function* allOf<Item extends { id: string }>(
  fetchPage: (page: { limit: number; starting_after?: string }) => Promise<{
    data?: List<Item>;
    error?: unknown;
    response: Response;
  }>,
): AsyncGenerator<Item, void, undefined> {
  let last: Item | undefined;
  for (;;) {
    const cursor: { starting_after?: string } = last === undefined ? {} : { starting_after: last.id };
    const page: List<Item> = await unwrap(fetchPage({ limit: 100, ...cursor }));
    yield* page.data;
    last = page.data.at(-1);
    if (!page.has_more || last === undefined) return;
  }
}

function withIdempotencyKey(request: Request): Request {
  if (request.method === 'POST' && !request.headers.has('Idempotency-Key')) {
    request.headers.set('Idempotency-Key', crypto.randomUUID());
  }
  return request;
}

const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 60_000;

/**
 * Sends the request until it gets a final response. A lost connection, 429, 5xx or a first try still in progress is not
 * final, unless the server asks for a longer pause than a minute. Retrying does nothing twice: a POST already has its
 * key, and the other methods are idempotent. A change whose answer was lost may then be answered with 412 (`If-Match`)
 * or 404 (DELETE), although it was made.
 */
async function sendPatiently(
  request: Request,
  {
    send,
    maxTries,
    timeoutMs,
  }: { send: (request: Request) => Promise<Response>; maxTries: number; timeoutMs: number },
): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const isLast = attempt >= maxTries;
    // Clients that failed together do not come back together.
    const pauseMs = Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempt - 1)) * (0.5 + Math.random() / 2);
    let waitMs = 0;
    try {
      const response = await send(withTimeout(request, timeoutMs));
      waitMs = retryAfterMs(response.headers.get('Retry-After'));
      if (isLast || !isPassing(response) || waitMs > MAX_PAUSE_MS) return response;
      await response.body?.cancel();
    } catch (error) {
      if (request.signal.aborted) throw error;
      if (isLast) throw new WaypostConnectionError(request.url, error);
    }
    await pause(Math.min(MAX_PAUSE_MS, Math.max(pauseMs, waitMs)), request.signal);
  }
}

function withTimeout(request: Request, timeoutMs: number): Request {
  if (timeoutMs === 0) return request.clone();
  return new Request(request.clone(), {
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]),
  });
}

/** Reads `Retry-After`: seconds, or an HTTP date (RFC 9110, 10.2.3). 0 without one, or for one that says neither. */
function retryAfterMs(header: string | null): number {
  if (header === null) return 0;
  const ms = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - Date.now();
  return Number.isNaN(ms) ? 0 : Math.max(0, ms);
}

/** Whether to retry. A 409 with `Retry-After` means that the first request with the key is still running. */
function isPassing({ status, headers }: Response): boolean {
  return status === 429 || status >= 500 || (status === 409 && headers.has('Retry-After'));
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal.addEventListener('abort', stop, { once: true });
  });
}
