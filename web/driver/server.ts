/** Requests to the server, and what the responses mean to a page that must work offline. */
import type { PageState } from '../../src/contracts/driver-page.js';

/** `later`: no response, or one that asks to retry later. `signed_out`: the session has ended. */
export type Outcome<T> =
  | { kind: 'done'; value: T }
  | { kind: 'refused'; message: string }
  | { kind: 'stray' | 'signed_out' | 'later' };

/** A server that does not respond for this long counts as unreachable. */
const PATIENCE_MS = 30_000;

/** GET /driver/state */
export function readState(): Promise<Outcome<PageState>> {
  return request<PageState>('/driver/state', { headers: { Accept: 'application/json' } });
}

/** Sends a write. With the same key it takes effect once, however often it is sent. */
export function send<T>(
  path: string,
  { token, key, body }: { token: string; key: string; body: unknown },
): Promise<Outcome<T>> {
  const isPicture = body instanceof Blob;
  return request<T>(path, {
    method: 'POST',
    headers: {
      'Content-Type': isPicture ? body.type : 'application/json',
      'Page-Token': token,
      'Idempotency-Key': key,
    },
    body: isPicture ? body : JSON.stringify(body),
  });
}

async function request<T>(path: string, init: RequestInit): Promise<Outcome<T>> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(path, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
    text = await response.text();
  } catch {
    return { kind: 'later' };
  }
  const { status } = response;
  if (response.ok) return { kind: 'done', value: (text === '' ? null : JSON.parse(text)) as T };
  if (status === 401) return { kind: 'signed_out' };
  const { code, message } = errorOf(text);
  if (code === 'stray_request') return { kind: 'stray' };
  if (code === undefined || status >= 500 || status === 408 || status === 429) return { kind: 'later' };
  if (code === 'idempotency_in_progress') return { kind: 'later' };
  return { kind: 'refused', message: REFUSALS[code] ?? message ?? `The server responded with ${status}.` };
}

/** Messages for the refusals a driver may see, because the server's messages are written for programs. */
const REFUSALS: Readonly<Record<string, string>> = {
  invalid_state: 'This was already settled. Call your office if it is not right.',
  not_found: 'This is no longer on your run. Call your office if it is not right.',
};

/** Returns the code and message of a refusal, or neither if something between the phone and the server responded. */
function errorOf(text: string): { code?: string; message?: string } {
  try {
    const { error } = JSON.parse(text) as { error?: { code?: string; message?: string } };
    return error ?? {};
  } catch {
    return {};
  }
}
