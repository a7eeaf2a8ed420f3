/**
 * Where the files are that programs find by themselves: beside the sources, from which tests and tools run, and in what
 * the build makes of them, where modules are joined and say nothing of their place any more.
 */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/** Whether this is TypeScript as it was written. */
const IS_SOURCE = import.meta.filename.endsWith('.ts');

/** The folder above everything that runs: the repository, or what the build made. */
const ROOT = rootAbove(import.meta.dirname);

/** A file or folder of the repository that the build takes along: data, migrations, workflows. */
export function place(...names: readonly string[]): string {
  return join(ROOT, ...names);
}

/** A file or folder that only the build makes: the workflows' script, what browsers get. */
export function builtPlace(...names: readonly string[]): string {
  return IS_SOURCE ? join(ROOT, 'dist', ...names) : join(ROOT, ...names);
}

/** The file of a program or thread, by its path below `src`. */
export function programPlace(name: string): string {
  return join(ROOT, 'src', `${name}${IS_SOURCE ? '.ts' : '.js'}`);
}

/**
 * Starts the thread of a file below `src`. What is built starts as it is; source needs tsx, which has to be registered in
 * the thread before TypeScript is imported there: a line of JavaScript does both.
 */
export function startThread(name: string, options: WorkerOptions = {}): Worker {
  const file = programPlace(name);
  if (!IS_SOURCE) return new Worker(file, options);
  const loader = JSON.stringify(import.meta.resolve('tsx/esm/api'));
  const entry = JSON.stringify(pathToFileURL(file).href);
  const start = `import(${loader}).then(({ register }) => (register(), import(${entry})));`;
  return new Worker(start, { ...options, eval: true, execArgv: [] });
}

function rootAbove(folder: string): string {
  if (existsSync(join(folder, 'migrations', 'checksums.json'))) return folder;
  const above = dirname(folder);
  if (above === folder) throw new Error('The folder of the migrations is not above the program.');
  return rootAbove(above);
}
