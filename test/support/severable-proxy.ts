/** A TCP proxy to a server that can be cut, like a failing network or server, and restored. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type SeverableProxy = {
  port: number;
  /** Breaks connections and refuses new ones. */
  cut: () => Promise<void>;
  mend: () => Promise<void>;
};

/** Creates a proxy to a port on the loopback. */
export async function severableProxyTo(target: number): Promise<SeverableProxy> {
  const sockets = new Set<Socket>();
  const server = createServer((inner) => {
    const outer = connect(target, '127.0.0.1');
    for (const [socket, other] of [
      [inner, outer],
      [outer, inner],
    ] as const) {
      sockets.add(socket);
      socket.pipe(other);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    async cut() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    async mend() {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
  };
}
