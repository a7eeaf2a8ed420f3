/**
 * Where programs find their files: beside the sources, from which tests and tools run, and in the build's output,
 * where modules are bundled and no longer know their own place.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/** True for TypeScript sources. */
const IS_SOURCE = import.meta.filename.endsWith('.ts');

/** The folder above everything that runs: the repository, or the build's output. */
const ROOT = rootAbove(import.meta.dirname);

/** Returns a file or folder of the repository that the build includes: data, migrations, workflows. */
export function projectPath(...names: readonly string[]): string {
  return join(ROOT, ...names);
}

/** Returns a file or folder that only the build creates: the workflows' script, what browsers get. */
export function buildPath(...names: readonly string[]): string {
  return IS_SOURCE ? join(ROOT, 'dist', ...names) : join(ROOT, ...names);
}

/** Returns the file of a program or thread, by its path from the root without an extension. */
export function programPath(name: string): string {
  return join(ROOT, `${name}${IS_SOURCE ? '.ts' : '.js'}`);
}

/** Returns the version in package.json, which is beside the sources and above the build's output. */
export function productVersion(): string {
  const file = join(IS_SOURCE ? ROOT : dirname(ROOT), 'package.json');
  // The file is this repository's own.
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/**
 * Starts the thread of a file, named as for `programPath`. Built files start as they are. Sources need tsx, which has to be
 * registered in the thread before TypeScript is imported there: a line of JavaScript does both.
 */
export function startThread(name: string, options: WorkerOptions = {}): Worker {
  const file = programPath(name);
  if (!IS_SOURCE) return new Worker(file, options);
  const loader = JSON.stringify(import.meta.resolve('tsx/esm/api'));
  const entry = JSON.stringify(pathToFileURL(file).href);
  const start = `import(${loader}).then(({ register }) => (register(), import(${entry})));`;
  return new Worker(start, { ...options, eval: true, execArgv: [] });
}

function rootAbove(folder: string): string {
  if (existsSync(join(folder, 'migrations', 'checksums.json'))) return folder;
  const above = dirname(folder);
  if (above === folder) throw new Error('No folder above the program contains the migrations.');
  return rootAbove(above);
}
