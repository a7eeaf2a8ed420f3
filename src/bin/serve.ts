/**
 * `npm start`: all of Waypost from one command. Starts the embedded PostgreSQL and Temporal unless others are
 * configured, migrates, seeds, starts and supervises the processes, prints the addresses, and stops everything when
 * asked to. A part that ends by itself is started again at the same address.
 */
import { accessSync, constants, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { programPath } from '@waypost/base/paths';
import { lockHome } from '@waypost/dev-servers/home-lock';
import { removeInstance, writeInstance } from '@waypost/dev-servers/instance';
import { assertPortFree, claimPort } from '@waypost/dev-servers/ports';
import { type EmbeddedServer, ensureDatabase, startPostgres } from '@waypost/dev-servers/postgres';
import { restartOnExit } from '@waypost/dev-servers/restart-on-exit';
import { type ProcessSpec, runOnce, supervise, type Supervised } from '@waypost/dev-servers/supervisor';
import { startTemporal } from '@waypost/dev-servers/temporal';
import { findDevServer } from '@waypost/dev-servers/temporal-programs';
import { z } from 'zod';
import { ATTRIBUTE_TYPES } from '../contracts/workflows.js';
import { ensureLogIns, type LogIn } from '../db/log-ins.js';
import { migrateToLatest } from '../db/migrate.js';
import { isUnavailable } from '../db/unavailable.js';
import { answeredAt } from '../domain/inbound-messages.js';
import {
  childEnvironment,
  type Config,
  inboundAddress,
  loadConfig,
  loadEnvironment,
  startedByNpm,
} from '../runtime/config.js';
import type { Environment } from '../runtime/environment.js';
import { localSecret } from '../runtime/secrets.js';
import { createLogger } from '../runtime/logger.js';
import { refuseClearTemporal, sealedDatabaseUrl } from '../runtime/sealed.js';
import { DRAIN_MS, onShutdown } from '../runtime/shutdown.js';
import { workflowsUrl } from '../runtime/temporal-ui.js';

const startedAt = performance.now();

/** A step that takes longer than this is mentioned repeatedly until it is done. */
const MENTION_EVERY_MS = 5_000;

/** Prints a line with the seconds since the start. */
function printLine(line: string): void {
  console.log(`[${seconds()} s] ${line}`);
}

/** Waits for the step, mentioning it while it takes long; returns or throws what the step does. */
async function withProgress<Result>(step: string | (() => string), work: Promise<Result>): Promise<Result> {
  const timer = setInterval(
    () => printLine(`… ${typeof step === 'string' ? step : step()}`),
    MENTION_EVERY_MS,
  );
  try {
    return await work;
  } finally {
    clearInterval(timer);
  }
}

const demo = z.object({ console: z.string(), keys: z.object({ live: z.string(), sandbox: z.string() }) });

/** Prints addresses and keys, and last of all the line that says it is ready. */
function printAddresses(config: Config): void {
  const rows: [string, string][] = [
    ['API (live)', config.http.liveBaseUrl],
    ['API (sandbox)', config.http.sandboxBaseUrl],
    ['Reference', `${config.http.publicUrl}/docs`],
  ];
  if (config.temporal.uiUrl !== undefined) {
    rows.push(['Temporal UI', workflowsUrl(config.temporal.uiUrl, config.temporal.namespace)]);
  }
  const demoFile = join(config.home, 'demo.json');
  if (config.embedded && existsSync(demoFile)) {
    const { console: link, keys } = demo.parse(JSON.parse(readFileSync(demoFile, 'utf8')));
    rows.push(['Console', link], ['Sandbox key', keys.sandbox], ['Live key', keys.live]);
  }
  if (config.embedded && config.console.tiles === null && !existsSync(config.console.mapFile)) {
    rows.push(['Streets', 'not fetched: waypost map fetch, docs/operations.md#maps']);
  }
  rows.push(['Logs', relative(process.cwd(), join(config.home, 'logs'))]);
  console.log(`\n${rows.map(([name, value]) => `  ${name.padEnd(15)}${value}`).join('\n')}\n`);
  console.log(`${config.brand} is ready after ${seconds()} s. Ctrl-C ends it.`);
}

/** Describes a failure and its causes; a stack trace does not help with a configuration mistake. */
function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}\n${describeFailure(error.cause)}`;
}

function seconds(): string {
  return (performance.now() / 1_000 - startedAt / 1_000).toFixed(1);
}

/** Half a minute, after which a database that is away is a failure. */
const AWAY_TRIES = 60;
const AWAY_PAUSE_MS = 500;
/** A server may also be restarting during the seed. */
const SEED_TRIES = 6;

const PROCESSES = ['api', 'relay', 'worker'] as const;

const servers: Pick<EmbeddedServer, 'stop'>[] = [];
const services: Supervised[] = [];
let releaseHome = (): void => undefined;

const shutDown = onShutdown(
  createLogger('serve', 'error'),
  [
    { name: 'services', run: () => Promise.all(services.map((service) => service.stop())) },
    { name: 'servers', run: () => Promise.all(servers.map((server) => server.stop())) },
    { name: 'home', run: () => releaseHome() },
  ],
  DRAIN_MS.serve,
);

try {
  endWithNpm();
  await start(loadEnvironment());
} catch (error) {
  fail(`Waypost did not start: ${describeFailure(error)}`);
}

async function start(env: Environment): Promise<void> {
  refuseClearTemporal(env);
  // Only its owner may read the home folder.
  process.umask(0o077);
  const home = resolve(env.WAYPOST_HOME);
  const logs = join(home, 'logs');
  ownFolder('WAYPOST_HOME', home, [home, logs]);
  if (env.WAYPOST_SPOOL_DIR !== undefined) ownFolder('WAYPOST_SPOOL_DIR', env.WAYPOST_SPOOL_DIR);
  const unlock = await lockHome(home, 'bin/serve');
  releaseHome = () => {
    removeInstance(home);
    unlock();
  };
  const host = env.HOST ?? '127.0.0.1';
  await assertPortFree('PORT', env.PORT, host);
  for (const index of PROCESSES.keys()) {
    const port = healthPort(env, index);
    if (port !== undefined) await assertPortFree('WAYPOST_HEALTH_PORT', port, host);
  }
  const ports = {
    postgres: await claimPort('WAYPOST_PG_PORT', env.WAYPOST_PG_PORT),
    temporal: await claimPort('WAYPOST_TEMPORAL_PORT', env.WAYPOST_TEMPORAL_PORT),
    temporalUi: await claimPort('WAYPOST_TEMPORAL_UI_PORT', env.WAYPOST_TEMPORAL_UI_PORT),
  };
  const embedded = env.DATABASE_URL === undefined || env.TEMPORAL_ADDRESS === undefined;
  const temporalUiUrl = env.TEMPORAL_UI_URL ?? `http://localhost:${ports.temporalUi}`;

  const preparing = startDatabase(env, home, ports.postgres).then(async (databaseUrl) => {
    const variables = {
      WAYPOST_HOME: home,
      WAYPOST_EMBEDDED: String(embedded),
      WAYPOST_PROMOTE: 'true',
      PORT: String(env.PORT),
      DATABASE_URL: databaseUrl,
      TEMPORAL_ADDRESS: env.TEMPORAL_ADDRESS ?? `127.0.0.1:${ports.temporal}`,
      ...(env.TEMPORAL_ADDRESS === undefined ? { TEMPORAL_UI_URL: temporalUiUrl } : {}),
      // Where email is taken in, it can be answered; empty counts as unset.
      INBOUND_EMAIL_ADDRESS:
        inboundAddress(env) ?? (env.INBOUND_EMAIL_SECRET && answeredAt(env.EMAIL_FROM)) ?? '',
      WAYPOST_MASTER_KEYS:
        env.WAYPOST_MASTER_KEYS?.map((key) => key.toString('base64')).join(',') ??
        localSecret(home, 'master'),
      WAYPOST_KEY_PEPPER: env.WAYPOST_KEY_PEPPER?.toString('base64') ?? localSecret(home, 'key-pepper'),
    };
    await withProgress(
      'migrating the database',
      retryWhileAway(() => migrateToLatest(databaseUrl)),
    );
    printLine('The database schema is up to date.');
    // Each process has its own log-in, where the server is ours.
    const urls =
      env.DATABASE_URL === undefined ? await retryWhileAway(() => ensureLogIns(databaseUrl)) : null;
    const variablesOf = (logIn: LogIn) => ({ ...variables, DATABASE_URL: urls?.[logIn] ?? databaseUrl });
    return { variablesOf };
  });
  const [{ variablesOf }] = await Promise.all([preparing, startTemporalUnlessConfigured(env, home, ports)]);

  for (const [index, name] of PROCESSES.entries()) {
    const port = healthPort(env, index);
    const variables = {
      ...variablesOf(name),
      ...(port === undefined ? {} : { WAYPOST_HEALTH_PORT: String(port) }),
    };
    services.push(supervise({ ...specIn(logs, name, variables, name), drainMs: DRAIN_MS[name] }, printLine));
  }
  await Promise.all([
    withProgress('starting API, relay and worker', Promise.all(services.map((service) => service.ready))),
    embedded
      ? withProgress(
          'seeding the demo courier',
          runOnce(specIn(logs, 'seed-demo', variablesOf('operator'), 'operator'), SEED_TRIES),
        )
      : undefined,
  ]);
  writeInstance(home, { pid: process.pid, environment: variablesOf('operator') });
  printAddresses(loadConfig('operator', childEnvironment(variablesOf('operator'))));
}

/**
 * Makes a folder unless it is there.
 *
 * @param within folders in it whose files are this process's
 * @throws naming the variable that says which folder it is, if this user cannot write there: perhaps another user
 * started before
 */
function ownFolder(variable: string, folder: string, within: readonly string[] = []): void {
  const may = constants.R_OK | constants.W_OK;
  try {
    for (const each of [folder, ...within]) mkdirSync(each, { recursive: true });
    accessSync(folder, may);
    for (const each of within) {
      for (const name of readdirSync(each)) accessSync(join(each, name), may);
    }
  } catch (cause) {
    throw new Error(
      `${variable}: this user cannot write to the folder ${folder}. Set ${variable} to another one.`,
      { cause },
    );
  }
}

/** Each process takes its own port for its health page. */
function healthPort({ WAYPOST_HEALTH_PORT: first }: Environment, index: number): number | undefined {
  return first === undefined ? undefined : first + index;
}

/** Resolves to the database's URL. */
async function startDatabase(env: Environment, home: string, port: number): Promise<string> {
  if (env.DATABASE_URL !== undefined) return sealedDatabaseUrl(env.DATABASE_URL, env);
  const begin = () => startPostgres({ home, port, durable: true });
  const postgres = await withProgress('starting PostgreSQL', restartOnExit('PostgreSQL', begin, printLine));
  servers.push(postgres);
  await retryWhileAway(() => ensureDatabase(postgres, 'waypost'));
  printLine(`PostgreSQL 18 runs embedded on port ${port}.`);
  return postgres.url('waypost');
}

/**
 * Starts Temporal unless a cluster is configured; its namespace and search attributes are settled by the processes
 * that connect to it.
 */
async function startTemporalUnlessConfigured(
  env: Environment,
  home: string,
  ports: { readonly temporal: number; readonly temporalUi: number },
): Promise<void> {
  if (env.TEMPORAL_ADDRESS !== undefined) return;
  let way = '';
  const finding = findDevServer(env.TEMPORAL_CLI_PATH, (name) => (way = name));
  const program = await withProgress(() => `getting Temporal: ${way}`, finding);
  for (const reason of program.failures) printLine(`Temporal is not from ${reason}`);
  const begin = () =>
    startTemporal({
      home,
      program,
      port: ports.temporal,
      uiPort: ports.temporalUi,
      namespace: env.TEMPORAL_NAMESPACE,
      searchAttributes: ATTRIBUTE_TYPES,
    });
  servers.push(await withProgress('starting Temporal', restartOnExit('Temporal', begin, printLine)));
  printLine(`Temporal ${program.version}, from ${program.source}, runs embedded on port ${ports.temporal}.`);
}

/** Repeats work while the database is away, since it may be restarting. */
async function retryWhileAway<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let left = AWAY_TRIES; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      if (left <= 1 || !isUnavailable(error)) throw error;
      await sleep(AWAY_PAUSE_MS);
    }
  }
}

function fail(message: string): void {
  console.error(`\n${message}`);
  process.exitCode = 1;
  shutDown('failure');
}

/** Returns how to run a program of this folder: as this one is run, with the same options of Node. */
function specIn(
  logs: string,
  name: string,
  variables: Readonly<Record<string, string>>,
  role: LogIn,
): ProcessSpec {
  return {
    name,
    args: [...process.execArgv, programPath(`src/bin/${name}`)],
    env: childEnvironment(variables, role),
    logFile: join(logs, `${name}.log`),
  };
}

/**
 * Ends with npm: npm passes signals on, but when it is killed it cannot, and nobody would be left to end this
 * process.
 */
function endWithNpm(): void {
  if (!startedByNpm()) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) shutDown('npm is gone');
  }, 500).unref();
}
