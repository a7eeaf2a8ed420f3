/**
 * `npm test`, `npm run test:long` and `npm run test:night`, told apart by TEST_GATE (jest.config.js says which files are
 * whose; `both` is the first two at once). Brings up what the tests need (PostgreSQL with a migrated template database, Temporal, the time-skipping
 * server's program), runs jest with their addresses in its environment, takes everything down
 * again, and ends with the plain line "N passed, N failed". Arguments go to jest. With DATABASE_URL or TEMPORAL_ADDRESS
 * set that server is used instead of an embedded one; the tests make databases of their own on it, and drop them.
 *
 * A database is a thousand files, and there is one for each file of tests: on a disk a third of a run's work for
 * PostgreSQL is to make them. So all is kept in memory where there is a folder for that. On a disk, embedded databases
 * are not dropped but go with their server: ext4 looks at each file that was just deleted before it makes another.
 */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Connection } from '@temporalio/client';
import { ATTRIBUTE_TYPES } from '../src/contracts/workflows.js';
import { migrateToLatest } from '../src/db/migrate.js';
import { loadEnvironment } from '../src/runtime/config.js';
import { freePort } from '../src/runtime/embedded/ports.js';
import { queryOnce, startPostgres } from '../src/runtime/embedded/postgres.js';
import { findDevServer, findTestServer } from '../src/runtime/embedded/temporal-programs.js';
import { startTemporal } from '../src/runtime/embedded/temporal.js';
import { ensureTemporalReady } from '../src/runtime/temporal-ready.js';
import { attacksOf } from './test/attacks.js';
import { type Results, runJest } from './test/jest.js';
import { tellHowToRunAgain, tellSlowFiles } from './test/tell.js';

type Counts = Omit<Results, 'files'>;

/** So many failed files are few enough to be run again. */
const RUN_AGAIN = 5;
/**
 * Linux's folder in memory, and how much must be free there and in all before it is used: ten times what a run takes.
 */
const MEMORY = '/dev/shm';
const ROOM_BYTES = 4e9;

/** Options of jest whose value is no file. */
const NAME_OPTIONS = new Set(['-t', '--testNamePattern']);
const NAMESPACE = 'default';
const searchAttributes = ATTRIBUTE_TYPES;

const NIGHT_TAKES =
  'The tests of the night take about a quarter of an hour, two processors and 4 GB of memory.';

const env = loadEnvironment({
  TEMPORAL_CLI_PATH: process.env['TEMPORAL_CLI_PATH'],
  TEMPORAL_TEST_SERVER_PATH: process.env['TEMPORAL_TEST_SERVER_PATH'],
  DATABASE_URL: process.env['DATABASE_URL'],
  TEMPORAL_ADDRESS: process.env['TEMPORAL_ADDRESS'],
});
/** A name of its own for each run, as a server of the user's is shared. */
const template = `waypost_template_${randomUUID().replaceAll('-', '')}`;
const memory = folderInMemory();
const home = mkdtempSync(join(memory ?? tmpdir(), 'waypost-test-'));
/** Steps that undo the set-up, each done after those that came later. */
const cleanUp: (() => Promise<unknown>)[] = [];
const interrupted = new AbortController();
// What tests talk to is on this machine, where no proxy leads.
process.env['no_proxy'] = ['127.0.0.1,localhost', process.env['no_proxy']].filter(Boolean).join(',');
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => interrupted.abort());

if (process.env['TEST_GATE'] === 'night') console.log(NIGHT_TAKES);
const counts = await testAll();
if (counts.skipped > 0) console.log(`${counts.skipped} skipped: the reasons are above.`);
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed === 0 ? 0 : 1);

/** Whatever goes wrong counts as a failure, and nothing is left behind. */
async function testAll(): Promise<Counts> {
  try {
    const variables = await setUp();
    return await runTests(variables);
  } catch (error) {
    console.error(interrupted.signal.aborted ? 'Interrupted.' : error);
    return { passed: 0, failed: 1, skipped: 0 };
  } finally {
    for (const step of cleanUp.reverse()) await step();
    rmSync(home, { recursive: true, force: true });
  }
}

/** Resolves to the variables that the tests' supports read. */
async function setUp(): Promise<Record<string, string>> {
  const [databaseUrl, temporalAddress, testServer] = await Promise.all([
    setUpPostgres(),
    setUpTemporal(),
    findTestServer(env.TEMPORAL_TEST_SERVER_PATH),
  ]);
  const whose = (address: string | undefined) => (address === undefined ? 'an embedded' : 'the given');
  console.log(
    `Tests run on ${whose(env.DATABASE_URL)} PostgreSQL and ${whose(env.TEMPORAL_ADDRESS)} Temporal.`,
  );
  console.log(`The time-skipping test server is from ${testServer.source}.`);
  interrupted.signal.throwIfAborted();
  const temporary = join(home, 'tmp');
  mkdirSync(temporary);
  return {
    TMPDIR: temporary,
    TEST_HOME: home,
    TEST_DATABASE_URL: databaseUrl,
    TEST_DATABASE_TEMPLATE: template,
    ...(env.DATABASE_URL === undefined && memory === undefined ? { TEST_DATABASES_STAY: 'true' } : {}),
    TEST_TEMPORAL_ADDRESS: temporalAddress,
    TEST_SERVER_PATH: testServer.path,
  };
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

/** Resolves to the address of a database by which others can be made. */
async function setUpPostgres(): Promise<string> {
  const url = env.DATABASE_URL ?? (await startEmbeddedPostgres());
  await queryOnce(url, `create database ${template}`);
  cleanUp.push(() => queryOnce(url, `drop database ${template}`));
  const templateUrl = new URL(url);
  templateUrl.pathname = `/${template}`;
  await migrateToLatest(templateUrl.href);
  return url;
}

async function startEmbeddedPostgres(): Promise<string> {
  const postgres = await startPostgres({ home, port: await freePort(), durable: false });
  cleanUp.push(() => postgres.stop());
  return postgres.localUrl('postgres');
}

async function setUpTemporal(): Promise<string> {
  const address = env.TEMPORAL_ADDRESS ?? (await startEmbeddedTemporal());
  const connection = await Connection.connect({ address });
  await ensureTemporalReady(connection, NAMESPACE, searchAttributes);
  await connection.close();
  return address;
}

async function startEmbeddedTemporal(): Promise<string> {
  const program = await findDevServer(env.TEMPORAL_CLI_PATH);
  const [port, uiPort] = [await freePort(), await freePort()];
  const temporal = await startTemporal({
    home,
    program,
    port,
    uiPort,
    namespace: NAMESPACE,
    searchAttributes,
  });
  cleanUp.push(() => temporal.stop());
  return temporal.address;
}

/**
 * Runs what the arguments name. A file that fails in a run of all is run once more with nothing beside it: what failed
 * for want of processor time passes then, and is named; what is broken fails again.
 */
async function runTests(servers: Record<string, string>): Promise<Counts> {
  const args = process.argv.slice(2);
  const isNamed = args.some(
    (each, index) => !each.startsWith('-') && !NAME_OPTIONS.has(args[index - 1] ?? ''),
  );
  const gate = process.env['TEST_GATE'] ?? 'test';
  const variables = {
    ...servers,
    TEST_GATE: isNamed ? 'named' : gate,
    ATTACKS: attacksOf(process.env['ATTACKS'], gate !== 'test'),
  };
  const file = join(home, 'results.json');
  const run = (given: readonly string[]) => runJest(given, variables, file, interrupted.signal);
  const first = await run(args);
  tellSlowFiles(first);
  const paths = first.files.filter((each) => each.isFailed).map((each) => each.path);
  if (isNamed || paths.length === 0 || paths.length > RUN_AGAIN || interrupted.signal.aborted) {
    tellHowToRunAgain(first, variables.ATTACKS);
    return first;
  }
  console.log(`\nFailed, and run again alone:\n${paths.join('\n')}`);
  const again = await run(['--runInBand', '--runTestsByPath', ...paths]);
  tellHowToRunAgain(again, variables.ATTACKS);
  const failedAgain = new Set(again.files.filter((each) => each.isFailed).map((each) => each.path));
  const unsteady = paths.filter((path) => !failedAgain.has(path));
  if (unsteady.length > 0)
    console.log(`\nPassed only when run alone, and to be mended:\n${unsteady.join('\n')}`);
  const passedAtFirst = first.files
    .filter((each) => each.isFailed)
    .reduce((sum, each) => sum + each.passed, 0);
  return { ...again, passed: first.passed - passedAtFirst + again.passed, skipped: first.skipped };
}
