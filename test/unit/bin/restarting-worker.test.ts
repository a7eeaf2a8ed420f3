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
