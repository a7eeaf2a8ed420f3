/**
 * The first step of the npm scripts that need it, in plain Node because nothing may be installed yet. Installs what is
 * missing, or differs from package-lock.json, of what the product is built and run with; with `--tools` also what
 * checks, tests and benchmarks need. Then brings src/db/columns.ts up to date; with `--build` also dist, and with
 * `--client` the tools and the client with its types, which the checks need. Silent and quick if there is nothing to
 * do; otherwise it says so on standard error.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { neededPackages, TOOLS, WITHOUT_TOOLS } from './needed-packages.mjs';
import { oneAtATime } from './one-at-a-time.mjs';

const ROOT = join(import.meta.dirname, '..');
const OLDEST_NODE = [20, 19];

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
  console.error(`Waypost needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}
if (/[!#?\\]/.test(ROOT)) {
  console.error(`webpack cannot build below ${ROOT}: move it to a path without ! # ? \\.`);
  process.exit(1);
}
mayWriteTo(tmpdir());
const wantsTools = process.argv.includes('--tools') || process.argv.includes('--client');
await oneAtATime(() => missing({ tools: wantsTools }).length > 0, install);
await (await import('./columns.mjs')).writeColumnsIfStale();
if (process.argv.includes('--build')) {
  const { buildIfStale } = await import('./build.mjs');
  await buildIfStale();
}
if (process.argv.includes('--client')) {
  const { buildClientIfStale } = await import('./build.mjs');
  await buildClientIfStale();
}

/** Ends the process unless temporary files can be made, which npm, the build and the product all do. */
function mayWriteTo(folder) {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch ({ code }) {
    console.error(
      `TMPDIR: this user cannot write to the folder ${folder} (${code}). Set TMPDIR to another one.`,
    );
    process.exit(1);
  }
}

/** Returns the needed packages that node_modules lacks. npm records there what it has installed. */
function missing(which) {
  const installed = packagesOf(join(ROOT, 'node_modules', '.package-lock.json')) ?? {};
  const locked = packagesOf(join(ROOT, 'package-lock.json')) ?? {};
  return neededPackages(locked, which).filter((path) => {
    const { version, optional, link } = locked[path];
    // The repository's own packages are never installed, only linked: a new version of theirs changes nothing.
    if (link) return !existsSync(join(ROOT, path));
    return installed[path] ? installed[path].version !== version : optional !== true;
  });
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

/** Brings node_modules to what is locked. Tools that are there already are kept up to date with the rest. */
function install() {
  const hasTools = existsSync(join(ROOT, 'node_modules', '@waypost', basename(TOOLS)));
  if (missing({ tools: false }).length > 0) {
    console.error('Installing the locked dependencies (once, and when they change) …');
    npm('ci', ...(wantsTools || hasTools ? [] : WITHOUT_TOOLS));
  } else {
    console.error('Installing the tools for checks and tests (once, and when they change) …');
    npm('install', '--no-save');
  }
}

function npm(command, ...options) {
  const { npm_execpath: path } = process.env;
  const [program, ...args] = path ? [process.execPath, path] : ['npm'];
  const { status, error } = spawnSync(
    program,
    [...args, command, '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', ...options],
    // Output goes to standard error, because standard output belongs to the script.
    { cwd: ROOT, stdio: ['ignore', process.stderr, process.stderr] },
  );
  if (status === 0) return;
  console.error(`The dependencies could not be installed${error ? `: ${error.message}` : '; see above'}.`);
  process.exit(1);
}
