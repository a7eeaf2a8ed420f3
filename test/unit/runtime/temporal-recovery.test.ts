/** When Temporal is made ready again: after each time that it may have lost what it held, and not otherwise. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Connection } from '@temporalio/client';
import type { Config } from '../../../src/runtime/config.js';
import { createLogger } from '../../../src/runtime/logger.js';
import {
  keepReady,
  startTemporalRecovery,
  type TemporalRecovery,
  untilAnswered,
} from '../../../src/bin/temporal-connection.js';

let keeper: TemporalRecovery;
let server: { namespace: string | null; prepared: number; refuses: boolean; asked: number };

beforeEach(() => {
  server = { namespace: 'one', prepared: 0, refuses: false, asked: 0 };
  keeper = startTemporalRecovery({
    identify: () => {
      server.asked += 1;
      return server.namespace === null
        ? Promise.reject(new Error('away'))
        : Promise.resolve(server.namespace);
    },
    prepare: () => {
      if (server.refuses) return Promise.reject(new Error('not allowed'));
      server.prepared += 1;
      return Promise.resolve();
    },
    logger: { info: () => undefined, warn: () => undefined },
    everyMs: 1,
  });
});
afterEach(() => keeper.stop());

async function looks(count: number): Promise<void> {
  const until = server.asked + count;
  while (server.asked < until) await new Promise((resolve) => setTimeout(resolve, 1));
}

test('one that answers is left alone', async () => {
  await looks(5);
  expect(server.prepared).toBe(0);
});

test('one that was away is made ready once it is back', async () => {
  await looks(2);
  server.namespace = null;
  server.refuses = true;
  await looks(3);
  server.namespace = 'one';
  server.refuses = false;
  await looks(3);
  expect(server.prepared).toBe(1);
});

test('one whose namespace is another than before has lost its data, however short it was away', async () => {
  await looks(2);
  server.namespace = 'two';
  await looks(4);
  expect(server.prepared).toBe(1);
});

test('one that is said to lack something is seen to at once; what fails is tried again', async () => {
  server.refuses = true;
  await keeper.recover();
  server.refuses = false;
  await keeper.untilReady();
  expect(server.prepared).toBeGreaterThan(0);
});

test('several that say so at once make it ready once', async () => {
  await Promise.all([keeper.recover(), keeper.recover(), keeper.recover()]);
  expect(server.prepared).toBe(1);
});

test('nothing that makes it ready waits for an answer for more than half a minute', async () => {
  const deadlines = new AsyncLocalStorage<number>();
  const answer = () => Promise.resolve({ namespaceInfo: { id: 'one' }, customAttributes: {} });
  // Of a connection, what is used of it.
  const connection = {
    withDeadline: (deadline: number, work: () => Promise<unknown>) => deadlines.run(deadline, work),
    workflowService: { describeNamespace: answer, listWorkflowExecutions: answer },
    operatorService: { listSearchAttributes: answer, addSearchAttributes: answer },
  } as unknown as Connection;
  const given: (number | undefined)[] = [];
  const kept = keepReady(
    connection,
    { temporal: { namespace: 'one' } } as Config,
    createLogger('test', 'silent'),
    () => Promise.resolve(void given.push(deadlines.getStore())),
  );
  await kept.recover();
  kept.stop();
  expect(given).toEqual([expect.any(Number)]);
  expect(given[0]! - Date.now()).toBeLessThanOrEqual(30_000);
});

describe('what a start asks of Temporal', () => {
  const failed = (code: number, cause?: Error) => Object.assign(new Error('No answer.', { cause }), { code });
  const [silence, refusal] = [failed(4), failed(7)];
  /** Of a connection, what is used of it: its deadline passes at once if a call is left unanswered. */
  const deadlines: number[] = [];
  const connection = {
    withDeadline: <Result>(deadline: number | Date, work: () => Promise<Result>): Promise<Result> => {
      deadlines.push(Number(deadline) - Date.now());
      return Promise.race([work(), new Promise<never>((_, reject) => setTimeout(reject, 20, silence))]);
    },
  };
  const never = () => new Promise<never>(() => undefined);
  const fails = (error: Error) => () => Promise.reject(error);
  beforeEach(() => void (deadlines.length = 0));

  test.each([
    ['that is left unanswered', never],
    ['that was not answered in time, as its caller says', fails(new Error('Not ready.', { cause: silence }))],
    ['of several, of which one was not answered', () => Promise.all([Promise.resolve(), never()])],
  ])('%s is asked again, each time for half a minute at most', async (_what, first) => {
    const asks = [first, () => Promise.resolve('done')];
    await expect(untilAnswered<unknown>(connection, () => asks.shift()!())).resolves.toBe('done');
    expect(deadlines).toHaveLength(2);
    for (const ms of deadlines) expect(ms).toBeLessThanOrEqual(30_000);
  });

  test.each([
    ['that is refused is not asked again', fails(refusal), refusal, 1],
    ['that is never answered fails', never, silence, 2],
  ])('%s', async (_what, ask, error, times) => {
    await expect(untilAnswered<unknown>(connection, ask)).rejects.toBe(error);
    expect(deadlines).toHaveLength(times);
  });
});
