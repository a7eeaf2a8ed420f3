/**
 * One attempt to deliver a webhook over HTTP. The URL is a courier's, so it is not trusted: its name is resolved
 * once, every address is checked, and the connection goes to a checked address without resolving again, so that a
 * name that changes its answer in between gains nothing. Redirects are not followed, and little of the response is
 * read. Each attempt has its own connection: nothing of one courier's receiver is shared with another's.
 */
import { type LookupAddress, promises as dns } from 'node:dns';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction, type Socket } from 'node:net';
import tls from 'node:tls';
import { Agent, type buildConnector, request } from 'undici';
import { isRefusedIp, refusedUrl } from '../../runtime/public-address.js';

/**
 * Returns all addresses of a host name. Rejects with a code of node:dns (`ENOTFOUND`, `ETIMEOUT` …) when there is
 * none.
 */
export type Resolve = (host: string) => Promise<readonly LookupAddress[]>;

export type ResolveOptions = {
  /** Name servers as `address:port`; those of the system when absent. */
  readonly servers?: readonly string[];
  readonly hostsFile?: string;
};

/** For one query to one server; it is sent twice, the second time with twice as long. Within an attempt's 15 s. */
const TIMEOUT_MS = 2_500;
const TRIES = 2;

const LOOPBACK: readonly LookupAddress[] = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
];

const HOSTS_FILE = '/etc/hosts';

/**
 * Creates a resolver without the operating system's. That one holds one of the process's four threads for as long as a
 * name server keeps silent, so four names whose servers never answer would block all other names, and files, of the
 * process. Here each query is its own packet. Like the system's, it reads the hosts file first, and it knows what
 * `localhost` is. It caches nothing: files and name servers may change while the process lives.
 */
export function createResolve({ servers, hostsFile = HOSTS_FILE }: ResolveOptions = {}): Resolve {
  return async (host) => {
    const name = host.toLowerCase().replace(/\.$/, '');
    const listed = addressesIn(await readHosts(hostsFile), name);
    if (listed.length > 0) return listed;
    // RFC 6761: these names never leave the machine.
    if (name === 'localhost' || name.endsWith('.localhost')) return LOOPBACK;
    return ask(name, servers);
  };
}

async function ask(name: string, servers: readonly string[] | undefined): Promise<LookupAddress[]> {
  const resolver = new dns.Resolver({ timeout: TIMEOUT_MS, tries: TRIES });
  if (servers) resolver.setServers(servers);
  const [v4, v6] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  const addresses = [
    ...(v4.status === 'fulfilled' ? v4.value.map((address) => ({ address, family: 4 })) : []),
    ...(v6.status === 'fulfilled' ? v6.value.map((address) => ({ address, family: 6 })) : []),
  ];
  if (addresses.length > 0 || v4.status === 'fulfilled') return addresses;
  throw v4.reason as Error;
}

/** Reads the hosts file; empty where there is none. */
async function readHosts(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

/** Returns the addresses that a hosts file gives a name: an address and its names a line, `#` begins a comment. */
function addressesIn(hosts: string, name: string): LookupAddress[] {
  return hosts.split('\n').flatMap((line) => {
    const [address = '', ...names] = line.replace(/#.*/, '').trim().toLowerCase().split(/\s+/);
    const family = isIP(address);
    return family !== 0 && names.includes(name) ? [{ address, family }] : [];
  });
}

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
  /** Why no response came, in a sentence that a courier may read; null when any response came. */
  readonly error: string | null;
  /** The response's `Retry-After`, as it was sent; null without one. */
  readonly retry_after: string | null;
};

/** How much of a response's body is read, and for how long. */
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
    // The status is the acknowledgement: what happens to the body after it changes nothing.
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

/** The port. */
export type PostWebhook = typeof postWebhook;

/** The proxy did not make the connection. The message is for the courier. */
class ProxyRefused extends Error {}

/**
 * Creates what opens an undici agent's connections through `proxy` (http or https, with a user and password if it asks
 * for them) by CONNECT (RFC 9110, 9.3.6), so that deliveries come from a fixed address. The name is resolved and
 * checked here, and the proxy is asked for the checked address: it never resolves a courier's name.
 */
function proxyConnector(proxy: URL, lookup: LookupFunction, timeoutMs: number): buildConnector.connector {
  return ({ hostname, host, protocol, port, servername }, callback) => {
    const open = async (): Promise<Socket> => {
      const address = await addressOf(hostname, lookup);
      const tunnel = await openTunnel(
        proxy,
        address,
        port || (protocol === 'https:' ? '443' : '80'),
        timeoutMs,
      );
      if (protocol !== 'https:') return tunnel;
      const name = servername ?? hostname;
      const secure = tls.connect({
        socket: tunnel,
        ...(isIP(name) ? { host: name } : { servername: name }),
        ALPNProtocols: ['http/1.1'],
      });
      try {
        // A connection that is not handed over yet must be closed here.
        await once(secure, 'secureConnect', { signal: AbortSignal.timeout(timeoutMs) });
        return secure;
      } catch (error) {
        secure.destroy();
        tunnel.destroy();
        throw error;
      }
    };
    open().then(
      (socket) => callback(null, socket),
      (error: unknown) =>
        callback(error instanceof Error ? error : new Error(`Could not connect to ${host}.`), null),
    );
  };
}

function addressOf(hostname: string, lookup: LookupFunction): Promise<string> {
  const literal = hostname.replace(/^\[|\]$/g, '');
  if (isIP(literal)) return Promise.resolve(literal);
  return new Promise((resolve, reject) => {
    lookup(hostname, { all: false }, (error, address) => {
      // Asked for one address, a lookup returns one.
      if (error) reject(error);
      else resolve(address as string);
    });
  });
}

async function openTunnel(proxy: URL, address: string, port: string, timeoutMs: number): Promise<Socket> {
  const authority = `${isIP(address) === 6 ? `[${address}]` : address}:${port}`;
  const login = `${decodeURIComponent(proxy.username)}:${decodeURIComponent(proxy.password)}`;
  const request = (proxy.protocol === 'https:' ? https : http).request({
    ...{ host: proxy.hostname.replace(/^\[|\]$/g, ''), port: proxy.port, agent: false, timeout: timeoutMs },
    ...{ method: 'CONNECT', path: authority },
    headers: {
      Host: authority,
      ...(proxy.username === ''
        ? {}
        : { 'Proxy-Authorization': `Basic ${Buffer.from(login).toString('base64')}` }),
    },
  });
  request.once('timeout', () => request.destroy(new ProxyRefused('The proxy did not respond.')));
  request.end();
  // Node emits `connect` with the answer and the connection, whatever the status.
  const [{ statusCode }, socket] = (await once(request, 'connect')) as [http.IncomingMessage, Socket];
  if (statusCode === 200) return socket;
  socket.destroy();
  throw new ProxyRefused(`The proxy refused the connection: ${String(statusCode)}.`);
}
