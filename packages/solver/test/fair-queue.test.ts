import { FairQueue } from '../src/fair-queue.js';

/** Lets what was resolved continue. */
const settle = () => new Promise(setImmediate);

/**
 * One thread, and `jobs` (each named by its owner) that ask for it in this sequence; the sequence in which they get it.
 */
async function served(jobs: readonly string[]): Promise<string[]> {
  const queue = new FairQueue(['thread']);
  const order: string[] = [];
  await Promise.all(
    jobs.map(async (owner) => {
      const share = await queue.acquire({ owner });
      order.push(owner);
      await settle();
      queue.release(share);
    }),
  );
  return order;
}

test('one owner’s jobs are served as they came', async () => {
  const queue = new FairQueue([1]);
  const order: number[] = [];
  await Promise.all(
    [1, 2, 3].map(async (job) => {
      const share = await queue.acquire({ owner: 'a' });
      order.push(job);
      queue.release(share);
    }),
  );
  expect(order).toEqual([1, 2, 3]);
});

test('an owner with twenty jobs holds nobody up: one with a single job is served next', async () => {
  const order = await served([...Array<string>(20).fill('a'), 'b']);
  expect(order.slice(0, 3)).toEqual(['a', 'b', 'a']);
});

test('owners with many jobs alternate, whoever came first', async () => {
  const order = await served(['a', 'a', 'a', 'a', 'b', 'b', 'b', 'c']);
  expect(order.slice(0, 6).sort()).toEqual(['a', 'a', 'b', 'b', 'c', order[5]].sort());
  expect(order.slice(1, 3)).toEqual(['b', 'c']);
  expect(order.join('')).toMatch(/^abcabab?a/);
});

test('who asks again at once does not overtake who waits', async () => {
  const queue = new FairQueue(['thread']);
  let running = await queue.acquire({ owner: 'a' });
  const order: string[] = [];
  const wait = async (owner: string) => {
    running = await queue.acquire({ owner });
    order.push(owner);
  };
  // b asks whenever he was served; a has four jobs waiting all along.
  void [1, 2, 3, 4].map(() => wait('a'));
  void wait('b');
  for (let turn = 0; turn < 6; turn++) {
    queue.release(running);
    await settle();
    if (order.at(-1) === 'b') void wait('b');
  }
  expect(order.join('')).toBe('bababa');
});

test('time without jobs earns nothing: who comes late gets his turn, not several', async () => {
  const queue = new FairQueue(['thread']);
  for (let job = 0; job < 10; job++) queue.release(await queue.acquire({ owner: 'a' }));
  const running = await queue.acquire({ owner: 'a' });
  const order: string[] = [];
  const jobs = ['a', 'a', 'b', 'b', 'b'].map(async (owner) => {
    const share = await queue.acquire({ owner });
    order.push(owner);
    queue.release(share);
  });
  queue.release(running);
  await Promise.all(jobs);
  expect(order).toEqual(['b', 'a', 'b', 'a', 'b']);
});

test('a turn gets all threads while nobody waits, else an equal part', async () => {
  const queue = new FairQueue([1, 2, 3, 4, 5]);
  const alone = await queue.acquire({ owner: 'a' });
  expect(alone).toHaveLength(5);
  const waiting = ['a', 'b', 'c'].map((owner) => queue.acquire({ owner }));
  queue.release(alone);
  const shares = await Promise.all(waiting);
  expect(shares.map((share) => share.length).sort()).toEqual([1, 2, 2]);
  expect(new Set(shares.flat())).toEqual(new Set([1, 2, 3, 4, 5]));
});

test('who is called off while he waits is told at once, and holds nobody up', async () => {
  const queue = new FairQueue(['thread']);
  const running = await queue.acquire({ owner: 'a' });
  const controller = new AbortController();
  const called = queue.acquire({ owner: 'b', signal: controller.signal });
  const next = queue.acquire({ owner: 'b' });
  controller.abort(new Error('not any more'));
  await expect(called).rejects.toThrow('not any more');
  queue.release(running);
  expect(await next).toEqual(['thread']);
  await expect(queue.acquire({ owner: 'a', signal: controller.signal })).rejects.toThrow('not any more');
});
