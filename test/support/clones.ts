/**
 * Clones of this repository elsewhere: one in a folder that only its owner may enter, and an archive of another user's.
 * They have what is committed; their packages are links to those of this one.
 */
import { execFileSync, spawnSync } from 'node:child_process';
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
} from './npm-start.js';

export const isRoot = process.getuid?.() === 0;
/** The user whose archive it is where tests run as root. */
export const NOBODY = { uid: 65_534, gid: 65_534 };
/** What `npm start` needs of the search path: no setpriv, Python, Go, git or useradd. */
const NEEDED = ['chmod', 'cp', 'env', 'id', 'node', 'npm', 'sh'];

/** Whether a command succeeds. */
export const can = (...command: [string, ...string[]]) =>
  spawnSync(command[0], command.slice(1)).status === 0;

const git = (...args: string[]) => execFileSync('git', ['-c', 'safe.directory=*', ...args], { cwd: ROOT });

/** Makes the folders, and removes them after the file's tests together with whatever was started in them. */
export function useClones() {
  /** Only its owner may enter it. It is beside the packages, which are then linked rather than copied. */
  const privately = mkdtempSync(path.join(ROOT, 'dist', 'anywhere-'));
  /** Everybody may enter it; elsewhere than in a folder that may be root's own. */
  const publicly = mkdtempSync('/var/tmp/waypost anywhere ');
  const clone = path.join(privately, 'clone');
  const programs = path.join(privately, 'bin');
  // Where nobody's server finds it, too.
  const temporal = path.join(publicly, 'temporal');
  const started: Started[] = [];

  beforeAll(async () => {
    git('clone', '--quiet', '--no-hardlinks', ROOT, clone);
    withPackages(clone);
    linkPrograms(programs);
    execFileSync('chmod', ['755', publicly]);
    cpSync((await findDevServer(process.env['TEMPORAL_CLI_PATH'])).path, temporal);
  });
  afterAll(() => {
    for (const each of started) signalGroup(each, 'SIGKILL');
    for (const folder of [privately, publicly]) rmSync(folder, { recursive: true, force: true });
  });

  return {
    privately,
    publicly,
    clone,
    /** A search path with what is needed alone. */
    programs,
    /** The development server's program. */
    temporal,

    /** Starts Waypost, and looks whether it answers. */
    async start(variables: Record<string, string>, place: Place): Promise<Started> {
      const port = String(await freePort());
      const process = await npmStart({ PORT: port, TEMPORAL_CLI_PATH: temporal, ...variables }, place);
      started.push(process);
      const reference = /Reference +(\S+)/.exec(process.output())?.[1] ?? '';
      expect((await fetch(reference)).status).toBe(200);
      return process;
    },

    /** Ends it as Ctrl-C does; nothing of it is left. */
    async end(process: Started, home: string): Promise<void> {
      signalGroup(process, 'SIGINT');
      await process.exited;
      expect(processesOf(home)).toEqual([]);
    },

    /** Expects a start to end with the sentence and no stack. */
    async refused(variables: Record<string, string>, place: Place, says: string): Promise<void> {
      const free = String(await freePort());
      const process = npmRun(['start'], { PORT: free, TEMPORAL_CLI_PATH: temporal, ...variables }, place);
      started.push(process);
      const outcome = await outcomeOf(process);
      if (outcome !== 'ended with 1') signalGroup(process, 'SIGKILL');
      await process.exited;
      expect([outcome, process.output()]).toEqual(['ended with 1', expect.stringContaining(says)]);
      expect(process.output()).not.toMatch(/^\s+at /m);
    },
  };
}

/** An archive of what is committed, without `.git`; where tests run as root it is another user's. */
export function unpackArchive(into: string): string {
  const archive = path.join(into, "cou%20rier's");
  mkdirSync(archive);
  const packed = path.join(into, 'archive.tar');
  git('archive', '--output', packed, 'HEAD');
  execFileSync('tar', ['-xf', packed, '-C', archive]);
  if (isRoot) execFileSync('chown', ['-R', `${NOBODY.uid}:${NOBODY.gid}`, archive]);
  withPackages(archive);
  // The build writes there; the packages' own files are those of this clone.
  if (isRoot) chownSync(path.join(archive, 'node_modules'), NOBODY.uid, NOBODY.gid);
  return archive;
}

/** Links where both folders are on one file system, otherwise copies. */
function withPackages(folder: string): void {
  const copy = (how: string) => can('cp', how, path.join(ROOT, 'node_modules'), folder);
  if (!copy('-al')) copy('-a');
  // Of builds of this clone.
  rmSync(path.join(folder, 'node_modules', '.vite-temp'), { recursive: true, force: true });
}

function linkPrograms(into: string): void {
  mkdirSync(into);
  // As it is beside Node: what the search path calls npm may need other programs.
  const npm = path.join(path.dirname(process.execPath), 'npm');
  for (const name of NEEDED) {
    const places = [
      ...(name === 'npm' ? [npm] : []),
      ...searchPath().map((folder) => path.join(folder, name)),
    ];
    symlinkSync(places.find((file) => existsSync(file)) ?? name, path.join(into, name));
  }
}

/** Everything in a folder but PostgreSQL's data, with what others than its owner may do. */
export function modesIn(home: string): Record<string, number> {
  const names = readdirSync(home, { recursive: true, encoding: 'utf8' });
  return Object.fromEntries(
    names
      .filter((name) => !name.startsWith('postgres/'))
      .map((name) => [name, statSync(path.join(home, name)).mode & 0o077]),
  );
}
