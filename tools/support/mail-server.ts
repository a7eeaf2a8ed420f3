/**
 * A mail server on the loopback that accepts and stores everything, for tests and campaigns; it can be slow, or cut the
 * line.
 */
import { buffer } from 'node:stream/consumers';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type MailMode = 'well' | 'slow' | 'cuts';

const SLOW_MS = 2_000;

/** `received`: parsed emails with their arrival times (milliseconds since the epoch), in order of arrival. */
export type MailServer = {
  url: string;
  received: (Email & { at: number })[];
  /** `slow`: takes two seconds over each mail. `cuts`: stores a mail, and cuts every line instead of answering. */
  setMode: (mode: MailMode) => void;
  close: () => Promise<void>;
};

/** Listens on a free port, without TLS or accounts. */
export async function startMailServer(): Promise<MailServer> {
  const received: MailServer['received'] = [];
  const sockets = new Set<Socket>();
  let mode: MailMode = 'well';
  const server = new SMTPServer({
    hideSTARTTLS: true,
    authOptional: true,
    onData(stream, _session, callback) {
      buffer(stream)
        .then((bytes) => PostalMime.parse(bytes))
        .then(
          async (mail) => {
            const how = mode;
            received.push({ ...mail, at: Date.now() });
            if (how === 'slow') await sleep(SLOW_MS);
            if (how === 'cuts') for (const socket of sockets) socket.destroy();
            else callback();
          },
          (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
        );
    },
  });
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  // A killed sender drops its connection.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    setMode: (next) => (mode = next),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
