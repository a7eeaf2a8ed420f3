/** No more than so much at once, each in its turn, whether it succeeds or not. */
import { createLimit } from '../../../src/runtime/limit-concurrency.js';

test('work waits for its turn, in the order in which it came, also behind work that fails', async () => {
  const limit = createLimit(2);
  const began: number[] = [];
  const ends: (() => void)[] = [];
  const all = [0, 1, 2, 3].map((index) =>
    limit(async () => {
      began.push(index);
      await new Promise<void>((resolve) => ends.push(resolve));
      if (index === 0) throw new Error('It failed.');
      return index;
    }),
  );
  const settled = Promise.allSettled(all);
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  await turn();
  expect(began).toEqual([0, 1]);
  ends[0]?.();
  await turn();
  expect(began).toEqual([0, 1, 2]);
  ends[1]?.();
  await turn();
  ends[2]?.();
  ends[3]?.();
  expect((await settled).map(({ status }) => status)).toEqual([
    ...['rejected', 'fulfilled', 'fulfilled', 'fulfilled'],
  ]);
});
