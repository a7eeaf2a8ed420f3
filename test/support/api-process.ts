/** Runs the built API as a separate process over a test's database, for tests that kill it or run two. */
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { childEnvironment } from '../../src/runtime/config.js';
import { freePort } from '@waypost/dev-servers/ports';
import { apiEnvironment } from './api.js';

export type ApiProcess = {
  /** Base address of the sandbox. */
  base: string;
  /** Kills it, as a crash does. */
  kill: () => Promise<void>;
};

const ROOT = path.join(import.meta.dirname, '../..');

/** Starts the API on a free port or the given one; resolves once it responds. */
export async function startApiProcess(databaseUrl: string, port?: number): Promise<ApiProcess> {
  const listenOn = port ?? (await freePort());
  const child = spawn(process.execPath, [path.join(ROOT, 'dist/src/bin/api.js')], {
    cwd: ROOT,
    env: childEnvironment({ ...apiEnvironment(databaseUrl), PORT: String(listenOn), HOST: '127.0.0.1' }),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await ready(child);
  return {
    base: `http://127.0.0.1:${listenOn}/sandbox/admin/v1`,
    kill: () =>
      new Promise((resolve) => {
        child.once('exit', () => {
          resolve();
        });
        if (!child.kill('SIGKILL')) resolve();
      }),
  };
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('message', () => {
      resolve();
    });
    child.once('exit', (code) => {
      reject(new Error(`the API ended with ${code ?? 'a signal'}`));
    });
  });
}
