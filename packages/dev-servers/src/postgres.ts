/**
 * The embedded PostgreSQL 18: a cluster in the home folder, created on the first start, listening on the loopback
 * only, with a password that only the home's owner can read. It ends with the process that started it.
 */
import { randomBytes } from 'node:crypto';
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { commandOf, isRunning } from './processes.js';
import { endStaleProcess, runToEnd, startManagedProcess, waitUntilUp } from './child-process.js';
import { postgresBinaries, postgresUser, type User } from './postgres-binaries.js';

const SUPERUSER = 'waypost';
const MAJOR = '18';
const START_LIMIT_MS = 60_000;

/**
 * Settings of a throw-away cluster: fast, and lost when the machine stops; its password is good enough for an hour.
 */
const THROW_AWAY_SETUP = ['--set', 'scram_iterations=1', '--no-sync'];
const THROW_AWAY = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
/**
 * How a program that starts in the data's folder names it when it runs as another user, who may not enter the folders
 * above it. The server stays in that folder.
 */
const OWN_FOLDER = '/proc/self/cwd';
/** The longest path of a folder that a socket may be in; systems allow about a hundred bytes for both. */
const MAX_PATH_BYTES = 80;

export type PostgresOptions = {
  /** Folder for data, password and log; created if missing. */
  readonly home: string;
  readonly port: number;
  /** False for tests: speed before safety. */
  readonly durable: boolean;
};

export type EmbeddedServer = {
  /** Resolves with the exit code when the server has ended, for any reason. */
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

  const user = await postgresUser(data);
  const binaries = await postgresBinaries(user);
  const password = await readOrMakePassword(join(home, 'postgres.password'));
  if (!existsSync(data)) await initialise(binaries.initdb, data, password, user, durable);
  await assertMajor(data);
  await removeForeignLock(data);

  const hasSocket = !durable && data.length <= MAX_PATH_BYTES;
  const settings = [
    // Nobody reads it; it names the data on the command line.
    `waypost.data=${data}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${hasSocket ? nameOf(data, user) : ''}`,
    'timezone=UTC',
    'log_timezone=UTC',
    'max_connections=200',
    ...(durable ? [] : THROW_AWAY),
  ];
  const flags = settings.flatMap((setting) => ['-c', setting]);
  const server = startManagedProcess({
    command: [binaries.postgres, '-D', nameOf(data, user), '-p', String(port), ...flags],
    folder: data,
    stopSignal: 'INT',
    pidFile,
    logFile,
    user,
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
  const localUrl = hasSocket ? urlAt(encodeURIComponent(data)) : url;
  return { url, localUrl, exited: server.exited, stop: server.stop };
}

function nameOf(data: string, user: User | undefined): string {
  return user && existsSync(OWN_FOLDER) ? OWN_FOLDER : data;
}

/** Creates the database unless it exists. */
export async function ensureDatabase(server: Pick<EmbeddedPostgres, 'url'>, name: string): Promise<void> {
  const found = await queryOnce(server.url('postgres'), 'select 1 from pg_database where datname = $1', [
    name,
  ]);
  if (found.rowCount === 0)
    await queryOnce(server.url('postgres'), `create database ${pg.escapeIdentifier(name)}`);
}

/** Runs one statement over its own connection. */
export async function queryOnce(
  url: string,
  text: string,
  values: readonly string[] = [],
): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // A server that stops during a query also breaks the connection; the query's error counts.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await client.query(text, [...values]);
  } finally {
    await client.end();
  }
}

/**
 * Creates the cluster in a temporary folder and moves it when it is complete, so that an interrupted first start leaves
 * nothing half-made. Text sorts by code point and upper and lower case follow Unicode, regardless of the machine's
 * locale.
 */
async function initialise(
  initdb: string,
  data: string,
  password: string,
  user: User | undefined,
  durable: boolean,
): Promise<void> {
  const draft = `${data}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  const passwordFile = `${data}.password.new`;
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  try {
    if (user) await giveTo(user, draft, passwordFile);
    await runToEnd({
      command: [
        initdb,
        ...['-D', nameOf(draft, user), `--username=${SUPERUSER}`, '--pwfile=/dev/stdin'],
        '--auth=scram-sha-256',
        ...(durable ? [] : THROW_AWAY_SETUP),
        ...['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
      ],
      folder: draft,
      inputFile: passwordFile,
      user,
    });
  } finally {
    await rm(passwordFile, { force: true });
  }
  await rename(draft, data);
}

/** @throws where the file system or the container does not allow it */
async function giveTo({ uid, gid }: User, ...paths: readonly string[]): Promise<void> {
  try {
    for (const path of paths) await chown(path, uid, gid);
  } catch (cause) {
    throw new Error(
      'The data cannot belong to the user who runs PostgreSQL for root: set WAYPOST_HOME to a folder on a local disk, start as another user, or set DATABASE_URL to a server.',
      { cause },
    );
  }
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
