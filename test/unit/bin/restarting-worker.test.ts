/** A worker that has ended by itself is replaced, and one that never runs is given up. */
import { IllegalStateError } from '@temporalio/worker';
import { startRestartingWorker, type WorkerInstance } from '../../../src/bin/restarting-worker.js';

/** Lives that end as they are told; `closed` counts connections that were closed. */
function lives() {
  const running: { end: () => void; fail: (error: Error) => void }[] = [];
  let closed = 0;
  let ready = 0;
  const begin = (): Promise<WorkerInstance> => {
    let state = 'INITIALIZED';
    let shutdown: () => void = () => undefined;
    const worker = {
      run: () => {
        state = 'RUNNING';
        return new Promise<void>((resolve, reject) => {
          shutdown = resolve;
          running.push({ end: resolve, fail: reject });
        }).finally(() => (state = 'STOPPED'));
      },
      getState: () => state,
      shutdown: () => shutdown(),
    };
    const connection = { close: () => Promise.resolve(void (closed += 1)) };
    // The parts of both that are used.
    return Promise.resolve({ worker, connection } as unknown as WorkerInstance);
  };
  return {
    running,
    begin,
    closed: () => closed,
    readied: () => ready,
    untilReady: () => Promise.resolve(void (ready += 1)),
  };
}

const logger = { warn: () => undefined };
const lost = () => new IllegalStateError('Worker still in use');
const nextLife = async (all: ReturnType<typeof lives>, count: number): Promise<void> => {
  while (all.running.length < count) await new Promise((resolve) => setImmediate(resolve));
};

test('another one takes its place, once Temporal is ready', async () => {
  const all = lives();
  const kept = await startRestartingWorker(all.begin, all.untilReady, logger);
  all.running[0]?.fail(lost());
  await nextLife(all, 2);
  expect(all.readied()).toBe(1);
  expect(kept.state()).toBe('RUNNING');
  await kept.stop();
  await kept.ended;
  // The one that failed may still hold its connection.
  expect(all.closed()).toBe(1);
  expect(all.running).toHaveLength(2);
});

test('one that never runs is given up', async () => {
  const all = lives();
  const kept = await startRestartingWorker(all.begin, all.untilReady, logger);
  const ended = kept.ended.then(
    () => 'ended',
    (error: unknown) => error,
  );
  for (let life = 1; life <= 5; life += 1) {
    await nextLife(all, life);
    all.running[life - 1]?.fail(lost());
  }
  expect(await ended).toBeInstanceOf(IllegalStateError);
  expect(all.running).toHaveLength(5);
});

test('one that Temporal leaves without an answer, or refuses, is begun again', async () => {
  const all = lives();
  const begins = [
    all.begin,
    () => new Promise<WorkerInstance>(() => undefined),
    () => Promise.reject(new Error('connection refused')),
    all.begin,
    () => new Promise<WorkerInstance>(() => undefined),
  ];
  let begun = 0;
  const begin = () => (begins[begun++] ?? all.begin)();
  const kept = await startRestartingWorker(begin, all.untilReady, logger, 20);
  all.running[0]?.fail(lost());
  await nextLife(all, 2);
  expect([begun, all.readied(), kept.state()]).toEqual([4, 3, 'RUNNING']);
  await kept.stop();
  await kept.ended;
});

test('a start that Temporal leaves without an answer fails', async () => {
  const all = lives();
  const silent = () => new Promise<WorkerInstance>(() => undefined);
  await expect(startRestartingWorker(silent, all.untilReady, logger, 20)).rejects.toThrow('did not answer');
});

test('one that is stopped while it waits for Temporal ends at once, and no other one starts', async () => {
  const all = lives();
  let becomeReady: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => (becomeReady = resolve));
  let waits = 0;
  const untilReady = () => {
    waits += 1;
    return waiting;
  };
  const kept = await startRestartingWorker(all.begin, untilReady, logger);
  all.running[0]?.fail(lost());
  while (waits === 0) await new Promise((resolve) => setImmediate(resolve));
  await kept.stop();
  becomeReady();
  await new Promise((resolve) => setImmediate(resolve));
  expect(all.running).toHaveLength(1);
  expect(all.closed()).toBe(1);
});

test('one that is stopped while the next one connects does not run it', async () => {
  const all = lives();
  let connect: () => void = () => undefined;
  let begun = 0;
  const begin = async (): Promise<WorkerInstance> => {
    begun += 1;
    if (begun === 2) await new Promise<void>((resolve) => (connect = resolve));
    return all.begin();
  };
  const kept = await startRestartingWorker(begin, all.untilReady, logger);
  all.running[0]?.fail(lost());
  while (begun < 2) await new Promise((resolve) => setImmediate(resolve));
  const stopped = kept.stop();
  connect();
  await stopped;
  expect(all.running).toHaveLength(1);
  expect(all.closed()).toBe(0);
});

test('a renewed worker takes its place at once, and the former one ends what it has begun', async () => {
  const all = lives();
  const kept = await startRestartingWorker(all.begin, all.untilReady, logger);
  await kept.renew();
  expect(all.running).toHaveLength(2);
  expect([kept.state(), all.closed()]).toEqual(['RUNNING', 1]);
  await kept.stop();
  await kept.ended;
  expect([kept.state(), all.closed(), all.running.length]).toEqual(['STOPPED', 2, 2]);
});

test('one whose former worker has failed after it was renewed is not given up', async () => {
  const all = lives();
  const kept = await startRestartingWorker(all.begin, all.untilReady, logger);
  const renewing = kept.renew();
  await nextLife(all, 2);
  all.running[0]?.fail(lost());
  await renewing;
  expect(kept.state()).toBe('RUNNING');
  await kept.stop();
  await kept.ended;
});
