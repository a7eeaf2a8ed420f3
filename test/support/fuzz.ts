/**
 * Schemathesis over the whole document: a server, a courier with records in every state, and the program itself in a
 * Python environment that is made on first use and kept in the user's cache.
 */
import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { userCacheDirectory } from '../../src/runtime/config.js';
import { newId } from '../../src/runtime/new-id.js';
import type { TestApi } from './api.js';
import { makeOrder, scanIn } from './day.js';
import { askAgent, emptyDay, plannedRoute, publishedRun } from './planning.js';

const run = promisify(execFile);

const SCHEMATHESIS = '4.32.5';
const HOOKS = path.join(import.meta.dirname, 'fuzz_hooks.py');

/** Resolves to the program, installed if need be, or to why this machine cannot have it. */
export async function schemathesis(): Promise<{ program: string } | { missing: string }> {
  const folder = path.join(userCacheDirectory(), `schemathesis-${SCHEMATHESIS}`);
  const program = (of: string) => path.join(of, 'bin', 'st');
  if (existsSync(program(folder))) return { program: program(folder) };
  const draft = `${folder}.new-${process.pid}`;
  try {
    await mkdir(path.dirname(folder), { recursive: true });
    await run('python3', ['-m', 'venv', draft]);
  } catch (error) {
    return { missing: `python3 with venv (${(error as Error).message.split('\n')[0] ?? ''})` };
  }
  return { program: draft };
}
