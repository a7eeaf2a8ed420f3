/**
 * Servers that stay up between runs of single files, so that a file runs at once. A process of their own
 * (server-process.ts) starts them, gives their addresses to whoever connects to its socket, and ends with them when
 * nobody has been connected for ten minutes. Each checkout has its own.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, openSync, statSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { checksumsOf } from '../../src/db/migration-checksums.js';
import { queryOnce } from '@waypost/dev-servers/postgres';
import { makeTemplate, type Servers } from './servers.js';

const ROOT = new URL('../..', import.meta.url).pathname;
const START_LIMIT_MS = 90_000;
/** The longest path of a socket that every system takes. */
const MAX_PATH_BYTES = 100;

/** What the process says to whoever connects, as a line of JSON. */
export type Greeting = Pick<Servers, 'home' | 'variables' | 'said'>;

/**
 * Resolves to this checkout's servers, which are started if there are none, and a template of its migrations.
 * `stop` only leaves them. Resolves to undefined where servers are not to stay: in CI, with servers of the user's, or
 * without a folder that is ours alone.
 */
export async function joinSharedServers(): Promise<Servers | undefined> {
  const { CI, DATABASE_URL, TEMPORAL_ADDRESS } = process.env;
  const folder = folderOfCheckout();
  if (CI !== undefined || DATABASE_URL !== undefined || TEMPORAL_ADDRESS !== undefined || !folder)
    return undefined;
  const { socket, greeting } = await greeted(folder);
  const TEST_DATABASE_TEMPLATE = await templateOf(greeting.variables['TEST_DATABASE_URL'] ?? '');
  return {
    ...greeting,
    variables: { ...greeting.variables, TEST_DATABASE_TEMPLATE },
    stop: () => {
      socket.destroy();
      return Promise.resolve();
    },
  };
}

/** Returns the folder of this checkout's servers, made if necessary; undefined if somebody else could write to it. */
function folderOfCheckout(): string | undefined {
  const key = createHash('sha256').update(ROOT).digest('hex').slice(0, 12);
  const folder = join(tmpdir(), `waypost-tests-${key}`);
  if (socketIn(folder).length > MAX_PATH_BYTES) return undefined;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid, mode } = statSync(folder);
  return uid === process.getuid?.() && (mode & 0o077) === 0 ? folder : undefined;
}

export const socketIn = (folder: string): string => join(folder, 'socket');

async function greeted(folder: string): Promise<{ socket: Socket; greeting: Greeting }> {
  const there = await greetingOf(folder);
  if (there) return there;
  const log = openSync(join(folder, 'log'), 'w', 0o600);
  const program = join(ROOT, 'tools/test/server-process.ts');
  const child = spawn(process.execPath, ['--import', 'tsx/esm', program, folder], {
    cwd: ROOT,
    detached: true,
    stdio: ['ignore', log, log],
  });
  child.unref();
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline) {
    await sleep(20);
    const started = await greetingOf(folder);
    if (started) return started;
    if (child.exitCode !== null && child.exitCode !== 0) break;
  }
  throw new Error(`The servers for tests do not start: see ${join(folder, 'log')}.`);
}

/** Resolves to undefined if nobody listens. */
function greetingOf(folder: string): Promise<{ socket: Socket; greeting: Greeting } | undefined> {
  return new Promise((resolve) => {
    const socket = connect(socketIn(folder));
    let text = '';
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      // Written by server-process.ts.
      if (text.endsWith('\n')) resolve({ socket, greeting: JSON.parse(text) as Greeting });
    });
    socket.once('error', () => resolve(undefined)).once('close', () => resolve(undefined));
  });
}

/** Resolves to the name of the template with these migrations; others of this checkout may be there too. */
async function templateOf(databaseUrl: string): Promise<string> {
  const sources = JSON.stringify(checksumsOf(join(ROOT, 'migrations')));
  const name = `waypost_template_${createHash('sha256').update(sources).digest('hex').slice(0, 16)}`;
  const isThere = async () => {
    const { rowCount } = await queryOnce(databaseUrl, 'select from pg_database where datname = $1', [name]);
    return rowCount !== 0;
  };
  if (await isThere()) return name;
  const draft = await makeTemplate(databaseUrl);
  try {
    await queryOnce(databaseUrl, `alter database ${draft.name} rename to ${name}`);
  } catch (error) {
    await draft.drop();
    // Another run was quicker.
    if (!(await isThere())) throw error;
  }
  return name;
}
