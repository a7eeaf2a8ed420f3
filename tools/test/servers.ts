/**
 * The servers that tests run on: PostgreSQL with a migrated template database, Temporal, and the program of the
 * time-skipping server. With DATABASE_URL or TEMPORAL_ADDRESS set that server is used instead of an embedded one.
 *
 * A database is a thousand files, and there is one for each file of tests: on a disk a third of a run's work for
 * PostgreSQL is to make them. So all is kept in memory where there is a folder for that. On a disk, embedded databases
 * are not dropped but go with their server: ext4 looks at each file that was just deleted before it makes another.
 */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, statfsSync, symlinkSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Connection } from '@temporalio/client';
import { ATTRIBUTE_TYPES } from '../../src/contracts/workflows.js';
import { migrateToLatest } from '../../src/db/migrate.js';
import { loadEnvironment } from '../../src/runtime/config.js';
import { freePort } from '@waypost/dev-servers/ports';
import { queryOnce, startPostgres } from '@waypost/dev-servers/postgres';
import { findDevServer, findTestServer } from '@waypost/dev-servers/temporal-programs';
import { startTemporal } from '@waypost/dev-servers/temporal';
import { ensureTemporalReady } from '../../src/bin/temporal-connection.js';

/** `variables` are those that the tests' supports read; `home` is a folder for this run's files. */
export type Servers = {
  readonly home: string;
  readonly variables: Record<string, string>;
  /** What they are and where from, in a line each. */
  readonly said: readonly string[];
  readonly stop: () => Promise<void>;
};

/**
 * Linux's folder in memory, and how much must be free there and in all before it is used: ten times what a run takes.
 */
const MEMORY = '/dev/shm';
const ROOM_BYTES = 4e9;
const NAMESPACE = 'default';

/**
 * Starts what the tests need.
 *
 * @param keepDropping drops embedded databases on a disk as well, because their server outlives a run
 * @throws when something does not start; what has started is stopped
 */
export async function startServers({ keepDropping = false } = {}): Promise<Servers> {
  const env = loadEnvironment({
    TEMPORAL_CLI_PATH: process.env['TEMPORAL_CLI_PATH'],
    TEMPORAL_TEST_SERVER_PATH: process.env['TEMPORAL_TEST_SERVER_PATH'],
    DATABASE_URL: process.env['DATABASE_URL'],
    TEMPORAL_ADDRESS: process.env['TEMPORAL_ADDRESS'],
  });
  const memory = folderInMemory();
  const home = mkdtempSync(join(memory ?? tmpdir(), 'waypost-test-'));
  /** Steps that undo the set-up, each done after those that came later. */
  const cleanUp: (() => Promise<unknown>)[] = [() => rm(home, { recursive: true, force: true })];
  const stop = async () => {
    for (const step of cleanUp.splice(0).reverse()) await step();
  };
  const setUpPostgres = async () => {
    if (env.DATABASE_URL !== undefined) return env.DATABASE_URL;
    const postgres = await startPostgres({ home, port: await freePort(), durable: false });
    cleanUp.push(() => postgres.stop());
    return postgres.localUrl('postgres');
  };
  const setUpTemporal = async () => {
    const address = env.TEMPORAL_ADDRESS ?? (await startEmbeddedTemporal());
    const connection = await Connection.connect({ address });
    await ensureTemporalReady(connection, NAMESPACE, ATTRIBUTE_TYPES);
    await connection.close();
    return address;
  };
  const startEmbeddedTemporal = async () => {
    const program = await findDevServer(env.TEMPORAL_CLI_PATH);
    const [port, uiPort] = [await freePort(), await freePort()];
    const options = { home, program, port, uiPort, namespace: NAMESPACE, searchAttributes: ATTRIBUTE_TYPES };
    const temporal = await startTemporal(options);
    cleanUp.push(() => temporal.stop());
    return temporal.address;
  };
  try {
    // Whatever fails, the others have started before all are stopped.
    const [postgres, temporal, testServer] = await Promise.allSettled([
      setUpPostgres(),
      setUpTemporal(),
      findTestServer(env.TEMPORAL_TEST_SERVER_PATH),
    ]);
    if (postgres.status === 'rejected') throw postgres.reason;
    if (temporal.status === 'rejected') throw temporal.reason;
    if (testServer.status === 'rejected') throw testServer.reason;
    const whose = (address: string | undefined) => (address === undefined ? 'an embedded' : 'the given');
    const stays = env.DATABASE_URL === undefined && memory === undefined && !keepDropping;
    return {
      home,
      variables: {
        TMPDIR: temporaryFolder(home),
        TEST_HOME: home,
        TEST_DATABASE_URL: postgres.value,
        ...(stays ? { TEST_DATABASES_STAY: 'true' } : {}),
        TEST_TEMPORAL_ADDRESS: temporal.value,
        TEST_SERVER_PATH: testServer.value.path,
      },
      said: [
        `Tests run on ${whose(env.DATABASE_URL)} PostgreSQL and ${whose(env.TEMPORAL_ADDRESS)} Temporal.`,
        `The time-skipping test server is from ${testServer.value.source}.`,
      ],
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Makes a migrated database to copy; resolves to its name and what drops it. */
export async function makeTemplate(
  databaseUrl: string,
  name = `waypost_template_${randomUUID().replaceAll('-', '')}`,
): Promise<{ name: string; drop: () => Promise<unknown> }> {
  await queryOnce(databaseUrl, `create database ${name}`);
  await migrateToLatest(Object.assign(new URL(databaseUrl), { pathname: `/${name}` }).href);
  return { name, drop: () => queryOnce(databaseUrl, `drop database ${name}`) };
}

/** Makes the run's folder for temporary files, in which compiled TypeScript is found that earlier runs have left. */
function temporaryFolder(home: string): string {
  const folder = join(home, 'tmp');
  mkdirSync(folder);
  const compiled = `tsx-${process.geteuid?.() ?? ''}`;
  if (existsSync(join(tmpdir(), compiled))) symlinkSync(join(tmpdir(), compiled), join(folder, compiled));
  return folder;
}

/** Where files are kept in memory, with room for all that tests make; undefined where there is no such place. */
function folderInMemory(): string | undefined {
  if (process.env['TMPDIR'] !== undefined || !existsSync(MEMORY)) return undefined;
  const mount = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' '))
    .findLast(([, folder]) => folder === MEMORY);
  const [, , type, options = ''] = mount ?? [];
  if (type !== 'tmpfs' || options.split(',').includes('noexec')) return undefined;
  const { bavail, bsize } = statfsSync(MEMORY);
  return Math.min(bavail * bsize, freemem()) > ROOM_BYTES ? MEMORY : undefined;
}
