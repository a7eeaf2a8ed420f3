/**
 * Connections through an HTTP proxy (CONNECT, RFC 9110, 9.3.6), so that deliveries come from a fixed address. The name
 * is resolved and checked here, and the proxy is asked for the checked address: it never resolves a courier's name.
 */
import { once } from 'node:events';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction, type Socket } from 'node:net';
import tls from 'node:tls';
import type { buildConnector } from 'undici';

/** The proxy did not make the connection. The message is for the courier. */
export class ProxyRefused extends Error {}

/**
 * Creates what opens an undici agent's connections through `proxy` (http or https, with a user and password if it asks
 * for them).
 */
export function proxyConnector(
  proxy: URL,
  lookup: LookupFunction,
  timeoutMs: number,
): buildConnector.connector {
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
        // Nobody else closes a connection that is not handed over yet.
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
