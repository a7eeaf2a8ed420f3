/**
 * The embedded Temporal: the development server with its data in a file of the home folder and its UI on. It ends
 * with the process that started it. The caller connects to it.
 */
import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { once } from 'node:events';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { endStaleProcess, startManagedProcess, waitUntilUp } from './child-process.js';
import type { FoundProgram } from './fallback-chain.js';
import { startOwnHostProxy } from './own-host-proxy.js';
import { freePort } from './ports.js';
import type { EmbeddedServer } from './postgres.js';

const START_LIMIT_MS = 60_000;
/** As for the UI: of its API by HTTP, which has its own port. */
const HTTP_HOSTS = 'frontend.httpAllowedHosts=["localhost","127.0.0.1"]';

export type TemporalOptions = {
  /** Folder for data and log; created if missing. */
  readonly home: string;
  readonly program: FoundProgram;
  readonly port: number;
  /** Where the UI answers requests by a name of this machine, and no others. */
  readonly uiPort: number;
  /** Created at the start, with these search attributes: name → type. */
  readonly namespace: string;
  readonly searchAttributes: Readonly<Record<string, 'Keyword' | 'Datetime'>>;
};

export type EmbeddedTemporal = EmbeddedServer & {
  /** host:port of the frontend. */
  readonly address: string;
  readonly uiUrl: string;
};

/**
 * Starts the server and waits until it accepts connections; a namespace it has just created is usable a little later
 * (see `ensureTemporalReady`). What an unfinished first start left of its data is removed.
 *
 * @throws with the end of its log if it does not come up
 */
export async function startTemporal(options: TemporalOptions): Promise<EmbeddedTemporal> {
  const { home, program, port, uiPort, namespace, searchAttributes } = options;
  await mkdir(join(home, 'logs'), { recursive: true });
  // A new version of the server does not migrate the file of an old one, so each has its own.
  const database = `temporal-${program.version}.db`;
  const logFile = join(home, 'logs', 'temporal.log');
  const pidFile = join(home, 'temporal.pid');
  const ui = { host: hiddenHost(), port: await freePort() };
  // Nobody reads the setting; it names the home folder on the command line.
  const marker = `waypost.home=${JSON.stringify(home)}`;
  await endStaleProcess(pidFile, 'TERM', marker);
  // The server makes its tables outside a transaction and never completes them: one that was killed meanwhile leaves a
  // file with which it exits at each start, or leaves calls unanswered.
  const whole = join(home, `${database}.whole`);
  if (!existsSync(whole)) {
    for (const end of ['', '-wal', '-shm']) rmSync(join(home, `${database}${end}`), { force: true });
  }
  const server = startManagedProcess({
    command: [
      program.path,
      ...['server', 'start-dev', '--ip', '127.0.0.1', '--port', String(port)],
      ...['--ui-ip', ui.host, '--ui-port', String(ui.port)],
      // The user's own settings of this program are for other servers.
      ...['--env-file', '/dev/null'],
      // Without these two it writes every step through to the disk: 21 workflow starts a second instead of hundreds.
      ...[
        // Relative to the folder it starts in: SQLite would take a path for a URI.
        '--db-filename',
        database,
        '--sqlite-pragma',
        'journal_mode=wal',
        '--sqlite-pragma',
        'synchronous=1',
      ],
      ...['--namespace', namespace],
      ...Object.entries(searchAttributes).flatMap(([name, type]) => [
        '--search-attribute',
        `${name}=${type}`,
      ]),
      // Queues are shared out by priority, and among couriers (docs/adr/0001).
      ...['matching.useNewMatcher=true', 'matching.enableFairness=true', HTTP_HOSTS, marker].flatMap(
        (setting) => ['--dynamic-config-value', setting],
      ),
      ...['--log-level', 'error'],
    ],
    stopSignal: 'TERM',
    pidFile,
    logFile,
    folder: home,
  });
  let closeUi: () => void;
  try {
    // It listens once its tables are there.
    await waitUntilUp(server, logFile, () => untilConnected(port), START_LIMIT_MS);
    writeFileSync(whole, '');
    closeUi = await startOwnHostProxy(uiPort, ui);
  } catch (cause) {
    await server.stop();
    throw new Error('The embedded Temporal does not start.', { cause });
  }
  void server.exited.then(closeUi, closeUi);
  return {
    address: `127.0.0.1:${port}`,
    uiUrl: `http://localhost:${uiPort}`,
    exited: server.exited,
    stop: server.stop,
  };
}

/**
 * Returns an address of this machine's that a page cannot guess, for what is behind the proxy. Only Linux has more than
 * one without further ado.
 */
function hiddenHost(): string {
  if (process.platform !== 'linux') return '127.0.0.1';
  return `127.${[...randomBytes(3)].map((byte) => 1 + (byte % 254)).join('.')}`;
}

/** Rejects if nothing listens on the port. */
async function untilConnected(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
  } finally {
    socket.destroy();
  }
}
