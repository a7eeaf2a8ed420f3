/**
 * One attempt to deliver a webhook over HTTP. The URL is a courier's, so it is not trusted: its name is resolved
 * once, every address is checked, and the connection goes to a checked address without resolving again, so that a
 * name that changes its answer in between gains nothing. Redirects are not followed, and little of the response is
 * read. Each attempt has a connection of its own: nothing of one courier's receiver is shared with another's.
 */
import type { LookupFunction } from 'node:net';
import { Agent, request } from 'undici';
import { isRefusedIp, refusedUrl } from '../../runtime/public-address.js';
import { ProxyRefused, proxyConnector } from './proxy.js';
import { createResolve, type Resolve } from './resolve.js';

export type WebhookRequest = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The exact bytes that were signed. */
  readonly body: string | Uint8Array;
  /** From the start, name resolution included, to the response's status. */
  readonly timeoutMs: number;
  /** The development switch: allows receivers on this machine, over http too. */
  readonly allowLoopback: boolean;
  /** The proxy that all connections go through, if there is one. */
  readonly proxy?: URL | undefined;
  /** By the hosts file and the system's name servers when absent. */
  readonly resolve?: Resolve;
};

/** Outcome of an attempt, as the delivery's record shows it. */
export type WebhookResult = {
  /** Null when no response came. */
  readonly status_code: number | null;
  readonly duration_ms: number;
  /** Why no response came, in a sentence that a courier may read; null when one did, whatever its status. */
  readonly error: string | null;
  /** The response's `Retry-After`, as it was sent; null without one. */
  readonly retry_after: string | null;
};

/** How much of a response's body is read, and for how long, so that a polite receiver is not cut off in its reply. */
const MAX_RESPONSE_BYTES = 64 * 1024;
const MAX_RESPONSE_MS = 1_000;

/** An address that may not be called. The message is for the courier. */
class RefusedAddress extends Error {}

const resolveBySystem = createResolve();

/**
 * Creates the resolver of a connection: it looks the name up once, refuses it when any address is refused, and hands
 * the very addresses that it checked to the socket. A socket does not ask it about literals; `refusedUrl` checks
 * those.
 */
function checkingLookup(resolve: Resolve, allowLoopback: boolean): LookupFunction {
  return (host, options, callback) => {
    resolve(host).then(
      (addresses) => {
        const [first] = addresses;
        if (!first || addresses.some(({ address }) => isRefusedIp(address, { allowLoopback }))) {
          callback(new RefusedAddress('The host does not resolve to public addresses only.'), '');
        } else if (options.all) {
          callback(null, [...addresses]);
        } else {
          callback(null, first.address, first.family);
        }
      },
      (error: unknown) => callback(error as NodeJS.ErrnoException, ''),
    );
  };
}

function describeFailure(error: Error, timeoutMs: number): string {
  if (error instanceof RefusedAddress || error instanceof ProxyRefused) return error.message;
  const { name, code } = error as { name: string; code?: unknown };
  if (name === 'TimeoutError' || code === 'UND_ERR_CONNECT_TIMEOUT')
    return `No response within ${timeoutMs / 1000} s.`;
  return `The request failed: ${typeof code === 'string' ? code : name}.`;
}

/** Rejects when the signal fires: resolving and connecting take no signal, so they are raced against this. */
function expiryOf(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}

/**
 * Sends one POST and returns the result. Never throws for what the receiver or the network does: the result shows
 * that.
 */
export async function postWebhook(options: WebhookRequest): Promise<WebhookResult> {
  const { url, headers, body, allowLoopback, timeoutMs, proxy, resolve = resolveBySystem } = options;
  const refused = refusedUrl(url, { allowLoopback });
  if (refused !== null) return failed(0, refused);

  const startedAt = performance.now();
  const elapsedMs = () => Math.round(performance.now() - startedAt);
  const deadline = AbortSignal.timeout(timeoutMs);
  const lookup = checkingLookup(resolve, allowLoopback);
  const agent = new Agent({
    connect: proxy ? proxyConnector(proxy, lookup, timeoutMs) : { lookup, timeout: timeoutMs },
  });
  try {
    const sending = request(url, { method: 'POST', headers, body, dispatcher: agent, signal: deadline });
    const response = await Promise.race([sending, expiryOf(deadline)]);
    const { 'retry-after': retryAfter } = response.headers;
    const result = {
      status_code: response.statusCode,
      duration_ms: elapsedMs(),
      error: null,
      retry_after: [retryAfter].flat()[0] ?? null,
    };
    // The status is the acknowledgement: whatever happens to the body after it changes nothing.
    const patience = AbortSignal.timeout(MAX_RESPONSE_MS);
    await response.body.dump({ limit: MAX_RESPONSE_BYTES, signal: patience }).catch(() => undefined);
    return result;
  } catch (error) {
    return failed(elapsedMs(), describeFailure(error as Error, timeoutMs));
  } finally {
    await agent.destroy();
  }
}

const failed = (duration_ms: number, error: string): WebhookResult => ({
  status_code: null,
  duration_ms,
  error,
  retry_after: null,
});

/** The port, as its callers see it. */
export type PostWebhook = typeof postWebhook;
