import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endStaleProcess, runToEnd, startManagedProcess, waitUntilUp } from '../src/child-process.js';
import { isRunning } from '../src/processes.js';

const home = mkdtempSync(join(tmpdir(), 'waypost-server-'));
afterAll(() => rmSync(home, { recursive: true }));

/** A program that says what it got: it runs until a signal and notes it. */
const PROGRAM = `
  const fs = require('node:fs');
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {
    fs.writeFileSync(process.argv[1], signal);
    process.exit(7);
  });
  console.log('up');
  setInterval(() => {}, 1000);
`;

function program(name: string) {
  const file = (kind: string) => join(home, `${name}.${kind}`);
  const command: readonly [string, ...string[]] = [process.execPath, '-e', PROGRAM, file('signal')];
  return {
    command,
    folder: home,
    stopSignal: 'INT' as const,
    pidFile: file('pid'),
    logFile: file('log'),
    signalFile: file('signal'),
  };
}

const isUp = (logFile: string) => () =>
  readFileSync(logFile, 'utf8').includes('up') ? Promise.resolve() : Promise.reject(new Error('not yet'));

async function eventually(condition: () => boolean): Promise<void> {
  for (let waited = 0; !condition(); waited += 20) {
    if (waited > 10_000) throw new Error('it did not come true within 10 s');
    await sleep(20);
  }
}

/** Reads the process id, which the shell writes once the program may have said something already. */
async function pidOf({ pidFile }: { pidFile: string }): Promise<number> {
  const read = () => Number(readFileSync(pidFile, 'utf8'));
  await eventually(() => read() > 0);
  return read();
}

test('stop asks with the signal and waits for the end', async () => {
  const it = program('stopped');
  const server = startManagedProcess(it);
  await waitUntilUp(server, it.logFile, isUp(it.logFile), 10_000);
  const pid = await pidOf(it);
  expect(isRunning(pid)).toBe(true);
  await server.stop();
  expect(isRunning(pid)).toBe(false);
  expect(readFileSync(it.signalFile, 'utf8')).toBe('SIGINT');
  expect(await server.exited).toBe(7);
  expect(existsSync(it.pidFile)).toBe(false);
});

test('a program that ends by itself is noticed, with the end of its log', async () => {
  const it = { ...program('failing'), command: ['/bin/sh', '-c', 'echo no such disk; exit 3'] as const };
  const server = startManagedProcess(it);
  expect(await server.exited).toBe(3);
  await expect(
    waitUntilUp(server, it.logFile, () => Promise.reject(new Error('down')), 10_000),
  ).rejects.toThrow(/exited immediately.*\nno such disk/);
});

test('a program that ignores the signal is killed', async () => {
  const it = {
    ...program('stubborn'),
    command: ['/bin/sh', '-c', 'trap "" INT; echo up; sleep 60; sleep 60'] as const,
  };
  const server = startManagedProcess(it);
  await waitUntilUp(server, it.logFile, isUp(it.logFile), 10_000);
  const pid = await pidOf(it);
  await server.stop();
  await eventually(() => !isRunning(pid));
});

test('it ends when the process that started it is killed', async () => {
  const it = program('orphan');
  const module = new URL('../src/child-process.ts', import.meta.url);
  const script = join(home, 'parent.mjs');
  writeFileSync(
    script,
    `import { startManagedProcess } from ${JSON.stringify(module.href)}; startManagedProcess(${JSON.stringify(it)}); setInterval(() => {}, 1000);`,
  );
  const tsx = new URL('../../../node_modules/tsx/dist/esm/index.mjs', import.meta.url);
  const parent = spawn(process.execPath, ['--import', tsx.href, script], { stdio: 'ignore', env: {} });
  await eventually(() => existsSync(it.logFile) && readFileSync(it.logFile, 'utf8').includes('up'));
  const pid = await pidOf(it);
  parent.kill('SIGKILL');
  await once(parent, 'exit');
  await eventually(() => !isRunning(pid));
  expect(readFileSync(it.signalFile, 'utf8')).toBe('SIGINT');
});

test('one that ends by itself has its folder and input, and fails with the last thing it said', async () => {
  const inputFile = join(home, 'input');
  writeFileSync(inputFile, 'given');
  const run = (script: string) => runToEnd({ command: ['/bin/sh', '-c', script], folder: home, inputFile });
  await run('read -r it; echo "$it" > output; [ "$it" = given ]');
  expect(readFileSync(join(home, 'output'), 'utf8')).toBe('given\n');
  await expect(run('echo first >&2; echo no room >&2; exit 1')).rejects.toThrow(/^no room$/);
  await expect(run('exit 1')).rejects.toThrow('/bin/sh fails');
});

describe('a stale process', () => {
  test('of a previous run is ended', async () => {
    const it = program('stale');
    const server = spawn(it.command[0], it.command.slice(1), { stdio: 'ignore', detached: true });
    writeFileSync(it.pidFile, `${server.pid ?? ''}\n`);
    await sleep(300);
    expect(await endStaleProcess(it.pidFile, 'INT', it.signalFile)).toBe(true);
    await eventually(() => server.exitCode !== null || server.signalCode !== null);
    expect(existsSync(it.pidFile)).toBe(false);
  });

  test("with another program's process id is left alone", async () => {
    const it = program('innocent');
    writeFileSync(it.pidFile, `${process.pid}\n`);
    expect(await endStaleProcess(it.pidFile, 'INT', 'a marker of no program')).toBe(false);
    expect(existsSync(it.pidFile)).toBe(false);
  });
});
