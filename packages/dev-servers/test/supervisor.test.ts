import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning } from '../src/processes.js';
import { runOnce, supervise } from '../src/supervisor.js';

const home = mkdtempSync(join(tmpdir(), 'waypost-supervisor-'));
afterAll(() => rmSync(home, { recursive: true }));

/** A service in the way of ours: says that it is ready, ends on SIGTERM or when its parent is gone. */
const SERVICE = `
  process.on('SIGTERM', () => process.exit(0));
  process.on('disconnect', () => process.exit(0));
  console.log(process.pid);
  process.send({ type: 'ready' });
  setInterval(() => {}, 1000);
`;

function spec(name: string, code: string) {
  const script = join(home, `${name}.cjs`);
  writeFileSync(script, code);
  return { name, args: [script], env: process.env, logFile: join(home, `${name}.log`) };
}

const pidsIn = (logFile: string) => readFileSync(logFile, 'utf8').trim().split('\n').map(Number);

async function eventually(condition: () => boolean): Promise<void> {
  for (let waited = 0; !condition(); waited += 20) {
    if (waited > 15_000) throw new Error('it did not come true within 15 s');
    await sleep(20);
  }
}

test('a process that is killed is started again, until it is stopped', async () => {
  const said: string[] = [];
  const it = spec('service', SERVICE);
  const service = supervise(it, (line) => said.push(line));
  await service.ready;
  const [first = 0] = pidsIn(it.logFile);
  process.kill(first, 'SIGKILL');
  await eventually(() => said.includes('service is back'));
  expect(said[0]).toMatch(/^service exited \(SIGKILL, log: .*service\.log\); restarting it in 0\.25 s$/);
  const second = pidsIn(it.logFile).at(-1) ?? 0;
  expect(second).not.toBe(first);
  await service.stop();
  expect(isRunning(second)).toBe(false);
  await sleep(500);
  expect(pidsIn(it.logFile)).toEqual([first, second]);
});

test('a process that ends before it is ready fails the start, with the end of its log', async () => {
  const it = spec('broken', `console.error('the disk is full'); process.exit(4);`);
  const service = supervise(it, () => undefined);
  await expect(service.ready).rejects.toThrow(/broken exited \(exit 4\)[^]*the disk is full/);
  await service.stop();
});

test('stopping does not wait for the pause before a restart', async () => {
  const it = spec('flapping', `process.send({ type: 'ready' }, () => process.exit(1));`);
  const said: string[] = [];
  const service = supervise(it, (line) => said.push(line));
  await service.ready;
  await eventually(() => said.some((line) => line.includes('restarting it in 1 s')));
  const starts = pidsIn(it.logFile).length;
  await service.stop();
  expect(pidsIn(it.logFile)).toHaveLength(starts);
});

test('runOnce waits for the end and tells a failure', async () => {
  await runOnce(spec('fine', ''));
  await expect(runOnce(spec('failing', `console.log('no schema'); process.exit(2);`))).rejects.toThrow(
    /failing exited \(exit 2\)[^]*no schema/,
  );
});
