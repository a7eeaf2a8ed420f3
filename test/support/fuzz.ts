/**
 * Runs Schemathesis over the whole document: a server, a courier with records in every state, and the program itself in
 * a Python environment that is created on first use and kept in the user's cache.
 */
import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { userCacheDirectory } from '@waypost/dev-servers/surroundings';
import { childEnvironment } from '../../src/runtime/config.js';
import type { TestApi } from './api.js';
import { chosen } from './attacks.js';
import { liftRateLimits } from './rate-limits.js';
import { makeWorld } from './world.js';

const run = promisify(execFile);

const VERSION = '4.32.5';
const HOOKS = path.join(import.meta.dirname, 'fuzz_hooks.py');
const CONFIG = path.join(import.meta.dirname, 'schemathesis.toml');

/** Resolves to the program, installing it if necessary, or to why this machine cannot run it. */
export async function schemathesis(): Promise<{ program: string } | { missing: string }> {
  const folder = path.join(userCacheDirectory(), `schemathesis-${VERSION}`);
  const program = path.join(folder, 'bin', 'st');
  const complete = path.join(folder, 'complete');
  if (existsSync(complete)) return { program };
  try {
    await mkdir(path.dirname(folder), { recursive: true });
    await run('python3', ['-m', 'venv', '--clear', folder]);
    await run(path.join(folder, 'bin', 'pip'), ['install', '--quiet', `schemathesis==${VERSION}`]);
  } catch (error) {
    return { missing: (error as Error).message };
  }
  await writeFile(complete, VERSION);
  return { program };
}

export type FuzzOptions = {
  /** Ends the run after this many seconds; by default it runs to its end. */
  seconds?: number;
  /** Maximum number of generated requests per operation and phase. */
  examples: number;
  seed?: string;
};

/**
 * Runs schemathesis against the sandbox of a courier with records of every kind, over the operations that this run of
 * the generated attacks takes. Resolves to its exit code and report.
 */
export async function fuzz(
  api: TestApi,
  program: string,
  { seconds, examples, seed }: FuzzOptions,
): Promise<{ code: number | null; report: string }> {
  await liftRateLimits(api);
  const { client, day, ids } = await makeWorld(api);
  const folder = await mkdtemp(path.join(tmpdir(), 'waypost-fuzz-'));
  try {
    const base = `${api.origin}/sandbox/admin/v1`;
    const document = await (await fetch(`${base}/openapi.json`)).text();
    await writeFile(path.join(folder, 'openapi.json'), document);
    const operations = operationsOf(document);
    const tried = chosen(operations);
    await writeFile(path.join(folder, 'world.json'), JSON.stringify({ ids, date: day.date }));
    const args = [
      ...['--config-file', CONFIG, 'run', path.join(folder, 'openapi.json'), '--url', base],
      ...['--header', `Authorization: Bearer ${client.key}`, '--max-examples', String(examples)],
      ...['--generation-database', 'none', '--no-color', '--continue-on-failure'],
      ...(seconds === undefined ? [] : ['--max-time', String(seconds)]),
      ...(seed === undefined ? [] : ['--seed', seed]),
      ...(tried.length === operations.length ? [] : tried.flatMap((id) => ['--include-operation-id', id])),
    ];
    return await capture(program, args, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function operationsOf(document: string): string[] {
  const { paths } = JSON.parse(document) as {
    paths: Record<string, Record<string, { operationId: string }>>;
  };
  return Object.values(paths).flatMap((methods) =>
    Object.values(methods).map((operation) => operation.operationId),
  );
}

function capture(
  program: string,
  args: string[],
  folder: string,
): Promise<{ code: number | null; report: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: folder,
      env: childEnvironment({
        SCHEMATHESIS_HOOKS: HOOKS,
        FUZZ_WORLD: path.join(folder, 'world.json'),
        PYTHONUTF8: '1',
      }),
    });
    let report = '';
    child.stdout.on('data', (chunk: Buffer) => (report += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (report += chunk.toString()));
    child.once('error', reject).once('exit', (code) => resolve({ code, report }));
  });
}
