/** The process that keeps servers up between runs of tests: see shared-servers.ts. Takes the folder of its socket. */
import { existsSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { startServers } from './servers.js';
import { type Greeting, socketIn } from './shared-servers.js';

const IDLE_MS = 10 * 60_000;
const CHECK_MS = 60_000;

const socket = socketIn(process.argv[2] ?? '');
const ended = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => ended.abort());
let users = 0;
let idle = setTimeout(() => ended.abort(), IDLE_MS);

const server = createServer((user) => {
  users += 1;
  clearTimeout(idle);
  user.on('error', () => undefined);
  user.once('close', () => {
    users -= 1;
    if (users === 0) idle = setTimeout(() => ended.abort(), IDLE_MS);
  });
  void starting.then(
    ({ home, variables, said }) =>
      user.write(`${JSON.stringify({ home, variables, said } satisfies Greeting)}\n`),
    () => user.destroy(),
  );
});
if (!(await listened())) {
  // Another process was quicker.
  if (await answers()) process.exit(0);
  rmSync(socket, { force: true });
  if (!(await listened())) process.exit(0);
}
const starting = startServers({ keepDropping: true });
// Whose folder was removed is found by nobody any more.
setInterval(() => existsSync(socket) || ended.abort(), CHECK_MS);
try {
  const { stop } = await starting;
  if (!ended.signal.aborted) await once(ended.signal, 'abort');
  rmSync(socket, { force: true });
  await stop();
  process.exit(0);
} catch (error) {
  console.error(error);
  rmSync(socket, { force: true });
  process.exit(1);
}

/** Listens at the socket; false if it is there already. */
function listened(): Promise<boolean> {
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(socket, () => resolve(true));
  });
}

/** Whether somebody listens at the socket. */
function answers(): Promise<boolean> {
  return new Promise((resolve) => {
    const other = connect(socket);
    other.once('connect', () => {
      other.destroy();
      resolve(true);
    });
    other.once('error', () => resolve(false));
  });
}
