/** The connection on which relays are woken, and a server that lets them connect and then refuses. */
import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { listen } from '../../../src/work/relay/relay.js';
import { createLogger } from '../../../src/runtime/logger.js';

/** A message of PostgreSQL's protocol. */
function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}
const READY = message('Z', Buffer.from('I'));
const WELCOME = Buffer.concat([message('R', Buffer.alloc(4)), READY]);
const REFUSAL = Buffer.concat([
  message('E', Buffer.from('SERROR\0C25006\0Mcannot execute LISTEN during recovery\0\0')),
  READY,
]);

test('a server that refuses to listen keeps no connection open', async () => {
  const open = new Set<Socket>();
  let accepted = 0;
  const server = createServer((socket) => {
    open.add(socket);
    accepted += 1;
    socket.on('close', () => open.delete(socket)).on('error', () => socket.destroy());
    socket.once('data', () => {
      socket.write(WELCOME);
      socket.on('data', (bytes) => {
        if (bytes.toString('latin1', 0, 1) === 'Q') socket.write(REFUSAL);
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `postgres://user@127.0.0.1:${(server.address() as AddressInfo).port}/db`;
  const listener = listen(url, () => undefined, createLogger('relay', 'silent'));
  const deadline = Date.now() + 60_000;
  while (accepted < 3 && Date.now() < deadline) await sleep(50);
  await sleep(500);
  listener.stop();
  expect(accepted).toBeGreaterThanOrEqual(3);
  expect(open.size).toBeLessThanOrEqual(1);
  server.close();
  for (const socket of open) socket.destroy();
});
