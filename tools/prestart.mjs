/**
 * The first step of the npm scripts that need it, in plain Node because nothing may be installed yet. Installs the locked
 * dependencies if they are missing or differ from package-lock.json. With `--build` it brings dist up to date, with
 * `--client` only the client's, which the checks need. Silent and quick if there is nothing to do; otherwise it says so
 * on standard error.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { oneAtATime } from './one-at-a-time.mjs';

const ROOT = join(import.meta.dirname, '..');
const OLDEST_NODE = [20, 19];

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
  console.error(`Waypost needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}
await oneAtATime(() => !isInstalled(), install);
if (process.argv.includes('--build')) {
  const { buildIfStale } = await import('./build.mjs');
  await buildIfStale();
} else if (process.argv.includes('--client')) {
  const { buildClientIfStale } = await import('./build.mjs');
  await buildClientIfStale();
}

/** Whether node_modules matches package-lock.json. npm records in node_modules what it has installed. */
function isInstalled() {
  const installed = packagesOf(join(ROOT, 'node_modules', '.package-lock.json'));
  if (!installed) return false;
  return Object.entries(packagesOf(join(ROOT, 'package-lock.json')) ?? {}).every(
    ([path, { version, optional, link }]) => {
      // The repository itself and its packages are never installed, only linked: a new version of theirs changes nothing.
      if (!path.includes('node_modules/')) return true;
      if (link) return existsSync(join(ROOT, path));
      return installed[path] ? installed[path].version === version : optional === true;
    },
  );
}

/**
 * @returns {Record<string, {version?: string, optional?: boolean, link?: boolean}> | undefined} by path; undefined
 * without a complete file
 */
function packagesOf(lockFile) {
  if (!existsSync(lockFile)) return undefined;
  try {
    return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  } catch {
    // Half written by an interrupted installation.
    return undefined;
  }
}

function install() {
  console.error('Installing the locked dependencies (once, and when they change) …');
  const npm = process.env.npm_execpath;
  const [command, ...args] = npm ? [process.execPath, npm] : ['npm'];
  // Output goes to standard error, because standard output belongs to the script.
  const { status, error } = spawnSync(command, [...args, 'ci', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: ROOT,
    stdio: ['ignore', process.stderr, process.stderr],
  });
  if (status === 0) return;
  console.error(`The dependencies could not be installed${error ? `: ${error.message}` : '; see above'}.`);
  process.exit(1);
}
