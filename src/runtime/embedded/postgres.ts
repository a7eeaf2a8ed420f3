/**
 * The embedded PostgreSQL 18: a cluster in the home folder, created on the first start, listening on the loopback
 * only, with a password that only the home's owner can read. It ends with the process that started it.
 */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { commandOf, isRunning } from '../processes.js';
import { endStaleProcess, startManagedProcess, waitUntilUp } from './child-process.js';
import { launchAs, postgresBinaries, postgresUser } from './postgres-binaries.js';

const run = promisify(execFile);

const SUPERUSER = 'waypost';
const MAJOR = '18';
const START_LIMIT_MS = 60_000;

/**
 * Settings of a throw-away cluster: fast, and lost when the machine stops; its password is good enough for an hour.
 */
const THROW_AWAY_SETUP = ['--set', 'scram_iterations=1', '--no-sync'];
const THROW_AWAY = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
/** The longest path of a folder that a socket may be in; systems allow about a hundred bytes for both. */
const MOST_OF_A_PATH = 80;

export type PostgresOptions = {
  /** Folder for data, password and log; created if missing. */
  readonly home: string;
  readonly port: number;
  /** False for tests: speed before safety. */
  readonly durable: boolean;
};

export type EmbeddedServer = {
  /** Resolves with the exit code when the server has ended, for whatever reason. */
  readonly exited: Promise<number | null>;
  readonly stop: () => Promise<void>;
};

/**
 * `url` returns the connection URL of a database by its name, as superuser; `localUrl` the one by which a throw-away
 * cluster is reached at half the cost, a socket in its folder, where its path is short enough.
 */
export type EmbeddedPostgres = EmbeddedServer & {
  readonly url: (database: string) => string;
  readonly localUrl: (database: string) => string;
};

/**
 * Starts the cluster, creating it first if there is none, and waits until it answers.
 *
 * @throws if its data are of another major version, or it does not come up; with the end of its log
 */
export async function startPostgres({ home, port, durable }: PostgresOptions): Promise<EmbeddedPostgres> {
  await mkdir(join(home, 'logs'), { recursive: true });
  const data = join(home, 'postgres');
  const logFile = join(home, 'logs', 'postgres.log');
  const pidFile = join(home, 'postgres.pid');
  await endStaleProcess(pidFile, 'INT', data);

  const binaries = await postgresBinaries();
  const user = await postgresUser();
  const password = await readOrMakePassword(join(home, 'postgres.password'));
  if (!existsSync(data)) await initialise(binaries.initdb, data, password, user, durable);
  await assertMajor(data);
  await removeForeignLock(data);

  const sockets = durable || data.length > MOST_OF_A_PATH ? '' : data;
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${sockets}`,
    'timezone=UTC',
    'log_timezone=UTC',
    'max_connections=200',
    ...(durable ? [] : THROW_AWAY),
  ];
  const { prefix, user: runAs } = launchAs(user, [binaries.postgres, join(data, 'PG_VERSION')]);
  const flags = settings.flatMap((setting) => ['-c', setting]);
  const command = [...prefix, binaries.postgres, '-D', data, '-p', String(port), ...flags];
  // Never empty: it ends with the server's own command.
  const server = startManagedProcess({
    command: command as [string, ...string[]],
    stopSignal: 'INT',
    pidFile,
    logFile,
    user: runAs,
  });
  const urlAt = (host: string) => (database: string) =>
    `postgres://${SUPERUSER}:${password}@${host}:${port}/${database}`;
  const url = urlAt('127.0.0.1');
  try {
    await waitUntilUp(server, logFile, () => queryOnce(url('postgres'), 'select 1'), START_LIMIT_MS);
  } catch (error) {
    await server.stop();
    throw new Error('The embedded PostgreSQL does not start.', { cause: error });
  }
  const localUrl = sockets === '' ? url : urlAt(encodeURIComponent(sockets));
  return { url, localUrl, exited: server.exited, stop: server.stop };
}

/** Creates the database unless it exists. */
export async function ensureDatabase(server: Pick<EmbeddedPostgres, 'url'>, name: string): Promise<void> {
  const found = await queryOnce(server.url('postgres'), 'select 1 from pg_database where datname = $1', [
    name,
  ]);
  if (found.rowCount === 0)
    await queryOnce(server.url('postgres'), `create database ${pg.escapeIdentifier(name)}`);
}

/** Runs one statement over a connection of its own. */
export async function queryOnce(
  url: string,
  text: string,
  values: readonly string[] = [],
): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // A server that stops while a query waits breaks the connection as well as the query; the query's error counts.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await client.query(text, [...values]);
  } finally {
    await client.end();
  }
}

/**
 * Creates the cluster beside its place and moves it there when it is complete, so that an interrupted first start
 * leaves nothing half-made. Text sorts by code point and upper and lower case follow Unicode, whatever the machine's
 * locale.
 */
async function initialise(
  initdb: string,
  data: string,
  password: string,
  user: { readonly uid: number; readonly gid: number } | undefined,
  durable: boolean,
): Promise<void> {
  const draft = `${data}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  const passwordFile = join(draft, '..', 'postgres.password.new');
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  if (user) {
    await chown(draft, user.uid, user.gid);
    await chown(passwordFile, user.uid, user.gid);
  }
  const { prefix, user: runAs } = launchAs(user, [initdb, draft]);
  const command = [
    ...prefix,
    initdb,
    ...['-D', draft, `--username=${SUPERUSER}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'],
    ...(durable ? [] : THROW_AWAY_SETUP),
    ...['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
  ];
  const [program = initdb, ...args] = command;
  try {
    await run(program, args, { ...runAs, cwd: '/' });
  } finally {
    await rm(passwordFile, { force: true });
  }
  await rename(draft, data);
}

/**
 * Removes a foreign lock. The cluster's lock names the process that had it. If that number belongs to another program
 * by now, as after a restart of a container, it would keep PostgreSQL from starting. Otherwise it stays: PostgreSQL
 * uses it to find out whether processes of a killed server still use its memory, and does not start beside them.
 */
async function removeForeignLock(data: string): Promise<void> {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number((await readFile(file, 'utf8')).split('\n')[0]);
  if (isRunning(pid) && !(await commandOf(pid)).includes(data)) await rm(file, { force: true });
}

async function assertMajor(data: string): Promise<void> {
  const major = (await readFile(join(data, 'PG_VERSION'), 'utf8')).trim();
  if (major === MAJOR) return;
  throw new Error(
    `${data} holds data of PostgreSQL ${major}, and this is ${MAJOR}. Dump it with the old version, or move it away to start afresh.`,
  );
}

async function readOrMakePassword(file: string): Promise<string> {
  if (existsSync(file)) return (await readFile(file, 'utf8')).trim();
  const password = randomBytes(24).toString('hex');
  await writeFile(file, `${password}\n`, { mode: 0o600 });
  return password;
}
