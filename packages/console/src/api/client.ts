/**
 * The API as the console calls it: the packaged client under `/console/admin/v1`, with the session's cookie instead of
 * a key. Each request names its environment, and each write carries the session's CSRF token.
 */
import { createClient, type WaypostClient, WaypostError } from '@waypost/client';

export type Mode = 'live' | 'sandbox';

const MODE_HEADER = 'Waypost-Mode';

/** The header that keeps a request in this environment, even if another one is chosen before it is sent. */
export const stayingIn = (of: Mode) => ({ [MODE_HEADER]: of });

export const BASE = '/console/admin/v1';

let csrfToken = '';
let mode: Mode = 'live';
let onSignedOut: () => void = () => undefined;

export function keepToken(token: string): void {
  csrfToken = token;
}

export function setEnvironment(next: Mode): void {
  mode = next;
}

/** Returns the environment in which requests are made. */
export const environment = (): Mode => mode;

export function whenSignedOut(listener: () => void): void {
  onSignedOut = listener;
}

async function send(request: Request): Promise<Response> {
  request.headers.delete('Authorization');
  // A request that was begun in the other environment names it already.
  if (!request.headers.has(MODE_HEADER)) request.headers.set(MODE_HEADER, mode);
  if (request.method !== 'GET') request.headers.set('X-CSRF-Token', csrfToken);
  const response = await fetch(request);
  if (response.status === 401) onSignedOut();
  return response;
}

export const api: WaypostClient = createClient({
  baseUrl: new URL(BASE, location.origin).href,
  key: '',
  maxTries: 2,
  fetch: send,
});

type Body = Record<string, unknown> | string;

/** Sends a request that the typed client does not cover: the session's own operations, and CSV. */
export async function call(
  method: string,
  path: string,
  body?: Body,
  headers: Record<string, string> = {},
): Promise<Response> {
  const response = await send(
    new Request(new URL(path, location.origin), {
      method,
      headers: {
        ...(typeof body === 'object' && { 'Content-Type': 'application/json' }),
        ...(method === 'POST' && { 'Idempotency-Key': crypto.randomUUID() }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    }),
  );
  if (response.ok) return response;
  throw await errorOf(response);
}

/** The same, for answers in JSON. The caller states the type. */
export async function callFor<Answer>(method: string, path: string, body?: Body): Promise<Answer> {
  const response = await call(method, path, body);
  return (await response.json()) as Answer;
}

async function errorOf(response: Response): Promise<WaypostError> {
  const text = await response.text();
  let envelope: { error?: ConstructorParameters<typeof WaypostError>[1] } = {};
  try {
    envelope = JSON.parse(text) as typeof envelope;
  } catch {
    // Not an answer of the API, for example a proxy's error page.
  }
  return new WaypostError(
    response.status,
    envelope.error ?? {
      code: 'unavailable',
      message: `The server responded with ${response.status}.`,
      param: '',
      request_id: response.headers.get('Request-Id') ?? '',
    },
  );
}
