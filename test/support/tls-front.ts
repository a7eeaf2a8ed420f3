/** A server in front of a plain one that speaks TLS and asks for a certificate, on the loopback. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { createSecureContext, TLSSocket, type SecureContextOptions } from 'node:tls';
import type { Certificate } from './certificates.js';

export type Front = {
  port: number;
  /** From now on it has this certificate, and takes those that the authority has signed; connections are cut. */
  renew: (server: Certificate, authority: string) => void;
  /** Connections that were made with a certificate it knows. */
  accepted: () => number;
  close: () => Promise<void>;
};

/**
 * @param kind PostgreSQL's clients ask for TLS before they begin it; Temporal's begin with it
 */
export async function startFront(
  kind: 'postgres' | 'temporal',
  target: { host: string; port: number },
  { server, authority }: { server: Certificate; authority: string },
): Promise<Front> {
  const contextOf = (own: Certificate, ca: string): SecureContextOptions => ({
    cert: readFileSync(own.cert),
    key: readFileSync(own.key),
    ca: readFileSync(ca),
  });
  let options = contextOf(server, authority);
  let accepted = 0;
  const sockets = new Set<Socket>();
  const seal = (socket: Socket) => {
    const sealed = new TLSSocket(socket, {
      ...{ isServer: true, requestCert: true, rejectUnauthorized: true },
      secureContext: createSecureContext(options),
      ...(kind === 'temporal' ? { ALPNProtocols: ['h2'] } : {}),
    });
    sealed.on('error', () => socket.destroy());
    sealed.once('secure', () => {
      // Their types do not say that there may be none.
      const error = sealed.authorizationError as Error | undefined;
      const { subject } = sealed.getPeerCertificate() as { subject?: object };
      if (error || !subject) {
        sealed.destroy();
        return;
      }
      accepted += 1;
      const inner = connect(target);
      inner.on('error', () => sealed.destroy()).on('close', () => sealed.destroy());
      sealed.on('close', () => inner.destroy());
      sealed.pipe(inner);
      inner.pipe(sealed);
    });
  };
  const listener = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    if (kind === 'temporal') seal(socket);
    else
      socket.once('data', () => {
        socket.write('S');
        seal(socket);
      });
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    accepted: () => accepted,
    renew: (own, ca) => {
      options = contextOf(own, ca);
      for (const socket of sockets) socket.destroy();
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        listener.close(() => resolve());
      }),
  };
}
