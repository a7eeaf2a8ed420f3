/**
 * `npm test`: brings up what the tests need (an embedded PostgreSQL with a migrated template database, an embedded
 * Temporal, the time-skipping server's program, the workflow bundle), runs jest with their addresses in its environment,
 * takes everything down again, and ends with the plain line "N passed, N failed". Arguments go to jest.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Connection } from '@temporalio/client';
import { SEARCH_ATTRIBUTES } from '../src/contracts/workflows.js';
import { migrateToLatest } from '../src/db/migrate.js';
import { childEnvironment, loadEnvironment } from '../src/runtime/config.js';
import { freePort } from '../src/runtime/embedded/ports.js';
import { ensureDatabase, startPostgres } from '../src/runtime/embedded/postgres.js';
import type { EmbeddedServer } from '../src/runtime/embedded/postgres.js';
import { findDevServer, findTestServer } from '../src/runtime/embedded/temporal-programs.js';
import { startTemporal } from '../src/runtime/embedded/temporal.js';
import { ensureTemporalReady } from '../src/runtime/temporal-ready.js';
import { workflowBundle } from '../src/runtime/workflow-bundle.js';

type Counts = { readonly passed: number; readonly failed: number };

const TEMPLATE = 'waypost_template';
const searchAttributes = Object.values(SEARCH_ATTRIBUTES);

const env = loadEnvironment({
  TEMPORAL_CLI_PATH: process.env['TEMPORAL_CLI_PATH'],
  TEMPORAL_TEST_SERVER_PATH: process.env['TEMPORAL_TEST_SERVER_PATH'],
});
const home = mkdtempSync(join(tmpdir(), 'waypost-test-'));
const servers: EmbeddedServer[] = [];
const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => interrupted.abort());

const counts = await testAll();
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed === 0 ? 0 : 1);

/** Whatever goes wrong counts as a failure, and nothing is left behind. */
async function testAll(): Promise<Counts> {
  try {
    const variables = await setUp();
    return await runJest(variables);
  } catch (error) {
    console.error(interrupted.signal.aborted ? 'Interrupted.' : error);
    return { passed: 0, failed: 1 };
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    rmSync(home, { recursive: true, force: true });
  }
}

/** Resolves to the variables that the tests' supports read. */
async function setUp(): Promise<Record<string, string>> {
  const [databaseUrl, temporalAddress, testServer] = await Promise.all([
    setUpPostgres(),
    setUpTemporal(),
    findTestServer(env.TEMPORAL_TEST_SERVER_PATH),
    workflowBundle({ home }),
  ]);
  console.log(`Tests run on an embedded PostgreSQL and Temporal; test server from ${testServer.rung}.`);
  interrupted.signal.throwIfAborted();
  return {
    TEST_HOME: home,
    TEST_DATABASE_URL: databaseUrl,
    TEST_DATABASE_TEMPLATE: TEMPLATE,
    TEST_TEMPORAL_ADDRESS: temporalAddress,
    TEST_SERVER_PATH: testServer.path,
  };
}

async function setUpPostgres(): Promise<string> {
  const postgres = await startPostgres({ home, port: await freePort(), durable: false });
  servers.push(postgres);
  await ensureDatabase(postgres, TEMPLATE);
  await migrateToLatest(postgres.url(TEMPLATE));
  return postgres.url('postgres');
}

async function setUpTemporal(): Promise<string> {
  const program = await findDevServer(env.TEMPORAL_CLI_PATH);
  const [port, uiPort] = [await freePort(), await freePort()];
  const namespace = 'default';
  const temporal = await startTemporal({ home, program, port, uiPort, namespace, searchAttributes });
  servers.push(temporal);
  const connection = await Connection.connect({ address: temporal.address });
  await ensureTemporalReady(connection, namespace, searchAttributes);
  await connection.close();
  return temporal.address;
}

/** Jest runs in a process of its own, as modules need a flag of Node. */
async function runJest(variables: Record<string, string>): Promise<Counts> {
  const results = join(home, 'results.json');
  const jest = createRequire(import.meta.url).resolve('jest/bin/jest');
  const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  const args = [...flags, jest, '--json', `--outputFile=${results}`, ...process.argv.slice(2)];
  const child = spawn(process.execPath, args, {
    // Standard output gets the results in JSON, which are read from the file.
    stdio: ['inherit', 'ignore', 'inherit'],
    env: childEnvironment({ ...variables, NODE_ENV: 'test' }),
  });
  interrupted.signal.addEventListener('abort', () => child.kill('SIGTERM'));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('exit', resolve);
  });
  const { passed, failed } = existsSync(results) ? readResults(results) : { passed: 0, failed: 0 };
  // Jest can fail without a failed test: when it finds none, or when it is interrupted.
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1) };
}

/** A file of tests that cannot be loaded counts as one failure. */
function readResults(file: string): Counts {
  // Written by jest in its documented form.
  const results = JSON.parse(readFileSync(file, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
    numRuntimeErrorTestSuites: number;
  };
  return {
    passed: results.numPassedTests,
    failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
  };
}
