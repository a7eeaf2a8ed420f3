/**
 * `npm start` and `npm test` wherever a clone is and whoever runs them: they start, or say in a sentence what to do. The
 * clone has what is committed; its packages are links to those of this one. What a machine cannot make is named.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { freePort } from '@waypost/dev-servers/ports';
import { searchPath } from '@waypost/dev-servers/surroundings';
import { findDevServer } from '@waypost/dev-servers/temporal-programs';
import {
  npmRun,
  npmStart,
  outcomeOf,
  type Place,
  processesOf,
  ROOT,
  signalGroup,
  type Started,
} from '../support/npm-start.js';

jest.setTimeout(600_000);

const isRoot = process.getuid?.() === 0;
const can = (...command: [string, ...string[]]) => spawnSync(command[0], command.slice(1)).status === 0;
const NOBODY = { uid: 65_534, gid: 65_534 };
const NAMELESS = 54_321;
/** As the tests' own one is its owner's. */
const TMPDIR = '/var/tmp';
/** Runs a command as a user, with that user's rights alone. */
const as = (uid: number) => [
  'setpriv',
  `--reuid=${uid}`,
  `--regid=${uid}`,
  '--clear-groups',
  '--inh-caps=-all',
];
/** What one command needs of the search path: no setpriv, Python, Go, git or useradd. */
const NEEDED = ['chmod', 'cp', 'env', 'id', 'node', 'npm', 'sh'];

/** Only its owner may enter it. It is beside the packages, which are then linked rather than copied. */
const privately = mkdtempSync(path.join(ROOT, 'dist', 'anywhere-'));
/** Everybody may enter it; elsewhere than in a folder that may be root's own. */
const publicly = mkdtempSync('/var/tmp/waypost anywhere ');
const clone = path.join(privately, 'clone');
const archive = path.join(publicly, "cou%20rier's");
const programs = path.join(privately, 'bin');
const started: Started[] = [];
let temporal: string;

beforeAll(async () => {
  const git = (...args: string[]) => execFileSync('git', ['-c', 'safe.directory=*', ...args], { cwd: ROOT });
  git('clone', '--quiet', '--no-hardlinks', ROOT, clone);
  withPackages(clone);
  mkdirSync(archive);
  const packed = path.join(publicly, 'archive.tar');
  git('archive', '--output', packed, 'HEAD');
  execFileSync('tar', ['-xf', packed, '-C', archive]);
  if (isRoot) execFileSync('chown', ['-R', `${NOBODY.uid}:${NOBODY.gid}`, publicly]);
  withPackages(archive);
  // The build writes there; the packages' own files are those of this clone.
  if (isRoot) chownSync(path.join(archive, 'node_modules'), NOBODY.uid, NOBODY.gid);
  execFileSync('chmod', ['755', publicly]);
  mkdirSync(programs);
  // As it is beside Node: what the search path calls npm may need other programs.
  const npm = path.join(path.dirname(process.execPath), 'npm');
  for (const name of NEEDED) {
    const places = [
      ...(name === 'npm' ? [npm] : []),
      ...searchPath().map((folder) => path.join(folder, name)),
    ];
    symlinkSync(places.find((file) => existsSync(file)) ?? name, path.join(programs, name));
  }
  // Where nobody's server finds it, too.
  temporal = path.join(publicly, 'temporal');
  cpSync((await findDevServer(process.env['TEMPORAL_CLI_PATH'])).path, temporal);
});
afterAll(() => {
  for (const each of started) signalGroup(each, 'SIGKILL');
  for (const folder of [privately, publicly]) rmSync(folder, { recursive: true, force: true });
});

/** Links where both folders are on one file system, otherwise copies. */
function withPackages(folder: string): void {
  const copy = (how: string) => can('cp', how, path.join(ROOT, 'node_modules'), folder);
  if (!copy('-al')) copy('-a');
  // Of builds of this clone.
  rmSync(path.join(folder, 'node_modules', '.vite-temp'), { recursive: true, force: true });
}

async function start(variables: Record<string, string>, place: Place): Promise<Started> {
  const port = String(await freePort());
  const process = await npmStart({ PORT: port, TEMPORAL_CLI_PATH: temporal, ...variables }, place);
  started.push(process);
  const reference = /Reference +(\S+)/.exec(process.output())?.[1] ?? '';
  expect((await fetch(reference)).status).toBe(200);
  return process;
}

async function end(process: Started, home: string): Promise<void> {
  signalGroup(process, 'SIGINT');
  await process.exited;
  expect(processesOf(home)).toEqual([]);
}

/** Everything in a folder but PostgreSQL's data, with its mode. */
function modesIn(home: string): Record<string, number> {
  const names = readdirSync(home, { recursive: true, encoding: 'utf8' });
  return Object.fromEntries(
    names
      .filter((name) => !name.startsWith('postgres/'))
      .map((name) => [name, statSync(path.join(home, name)).mode & 0o077]),
  );
}

test('in a fresh clone in a folder that only its owner may enter', async () => {
  const home = path.join(clone, '.waypost');
  const server = await start({}, { folder: clone, by: [] });
  expect(statSync(home).mode & 0o777).toBe(0o700);
  expect(modesIn(home)).toMatchObject({ logs: 0, postgres: 0, 'demo.json': 0, 'temporal.pid': 0 });
  expect(Object.entries(modesIn(home)).filter(([, mode]) => mode !== 0)).toEqual([]);
  await end(server, home);
  const tests = npmRun(
    ['test', '--', 'packages/dev-servers/test/fallback-chain.test.ts', 'test/db/outbox.test.ts'],
    { TEST_GATE: 'named', TEMPORAL_CLI_PATH: temporal },
    { folder: clone, by: [] },
  );
  expect([await tests.exited, tests.output()]).toEqual([
    0,
    expect.stringMatching(/\n\d+ passed, 0 failed\n$/),
  ]);
});

test('with a bare environment, a closed umask, a proxy, little shared memory and a home elsewhere', async () => {
  const home = path.join(privately, 'home of its own %41&b');
  const mounts = isRoot && can('unshare', '-m', 'true');
  if (!mounts) console.log('Not tried with a /dev/shm of 64 MB: this user may not mount one.');
  const script = `${mounts ? 'mount -t tmpfs -o size=64m tmpfs /dev/shm &&' : ''} umask 077 && exec "$@"`;
  const server = await start(
    {},
    {
      folder: clone,
      by: [
        ...(mounts ? ['unshare', '-m'] : []),
        ...['sh', '-c', script, 'sh'],
        ...['env', '--ignore-environment', `PATH=${programs}`, `PORT=${await freePort()}`],
        ...[
          `WAYPOST_HOME=${home}`,
          'XDG_CACHE_HOME=cache',
          `TEMPORAL_CLI_PATH=${path.relative(clone, temporal)}`,
        ],
        ...['https_proxy=http://127.0.0.1:9', 'http_proxy=http://127.0.0.1:9'],
      ],
    },
  );
  await end(server, home);
});

test('for a user of its own, in an archive whose path has spaces and signs', async () => {
  const home = path.join(archive, '.waypost');
  const by = isRoot ? as(NOBODY.uid) : [];
  if (isRoot && !can('setpriv', '--version')) {
    console.log('Not tried: there is no setpriv.');
    return;
  }
  await end(await start({ TMPDIR, HOME: '/dev/null', XDG_CACHE_HOME: '' }, { folder: archive, by }), home);
  if (!isRoot) {
    console.log('Not tried after a start by root, and by root: this is not root.');
    return;
  }
  // Root goes on with the data as whoever owns them, and leaves a file that the user may not read.
  await end(await start({}, { folder: archive, by: [] }), home);
  await refused(
    { TMPDIR },
    { folder: archive, by },
    `WAYPOST_HOME: this user cannot write to the folder ${home}.`,
  );
});

/** Expects a start to end with the sentence and no stack. */
async function refused(variables: Record<string, string>, place: Place, says: string): Promise<void> {
  const free = String(await freePort());
  const process = npmRun(['start'], { PORT: free, TEMPORAL_CLI_PATH: temporal, ...variables }, place);
  started.push(process);
  const outcome = await outcomeOf(process);
  if (outcome !== 'ended with 1') signalGroup(process, 'SIGKILL');
  await process.exited;
  expect([outcome, process.output()]).toEqual(['ended with 1', expect.stringContaining(says)]);
  expect(process.output()).not.toMatch(/^\s+at /m);
}

test('says in a sentence what is in the way', async () => {
  const server = createServer().listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  // The address of a listening TCP server is never a string or null.
  const taken = String((server.address() as AddressInfo).port);
  const here = { folder: clone, by: [] };
  const home = { WAYPOST_HOME: path.join(privately, 'never') };
  await refused({ ...home, PORT: taken }, here, `PORT: port ${taken} is in use. Set PORT to`);
  await refused(
    { ...home, WAYPOST_HEALTH_PORT: taken },
    here,
    `WAYPOST_HEALTH_PORT: port ${taken} is in use`,
  );
  server.close();
  await refused({ ...home, HOST: '192.0.2.1' }, here, 'HOST: 192.0.2.1 is not an address of this machine');
  await refused({ TMPDIR: '/dev/null' }, here, 'TMPDIR: this user cannot write to the folder /dev/null');
  await refused(
    { WAYPOST_HOME: '/dev/null/home' },
    here,
    'WAYPOST_HOME: this user cannot write to the folder /dev/null/home',
  );
  await refused(
    { ...home, TEMPORAL_CLI_PATH: '', PATH: programs, XDG_CACHE_HOME: path.join(privately, 'cache') },
    here,
    'No way to get the Temporal development server works here: set TEMPORAL_CLI_PATH to its program, or',
  );
  const odd = path.join(privately, 'a#b');
  for (const name of ['tools', 'package.json', 'package-lock.json']) {
    cpSync(path.join(clone, name), path.join(odd, name), { recursive: true });
  }
  await refused({}, { folder: odd, by: [] }, `cannot build below ${odd}: move it to a path without`);
});

test('says in a sentence what a user may not do', async () => {
  if (!isRoot || !can('setpriv', '--version')) {
    console.log('Not tried: it takes root and setpriv.');
    return;
  }
  const home = { WAYPOST_HOME: path.join(privately, 'root’s') };
  const without = (capability: string) => [
    'setpriv',
    `--bounding-set=-${capability}`,
    `--inh-caps=-${capability}`,
  ];
  await refused(
    home,
    { folder: clone, by: without('setuid') },
    'this root cannot run it as the user postgres: start as another user, or set DATABASE_URL to a server.',
  );
  await refused(
    home,
    { folder: clone, by: without('chown') },
    'The data cannot belong to the user who runs PostgreSQL for root: set WAYPOST_HOME to a folder on a local disk',
  );
  const own = path.join(publicly, 'nameless');
  mkdirSync(own);
  execFileSync('chown', [String(NAMELESS), own]);
  await refused(
    { TMPDIR, WAYPOST_HOME: own, HOME: own },
    { folder: archive, by: as(NAMELESS) },
    'PostgreSQL does not run as a user without a name: add this one to /etc/passwd, start as another user, or',
  );
  rmSync(path.join(archive, 'dist'), { recursive: true });
  await refused(
    { TMPDIR, WAYPOST_HOME: own, HOME: own },
    { folder: archive, by: as(NAMELESS) },
    `run this as the owner of ${archive}, or in a copy with room.`,
  );
});
