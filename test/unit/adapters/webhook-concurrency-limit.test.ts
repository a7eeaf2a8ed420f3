import {
  createConcurrencyLimit,
  type Denied,
  type Permit,
} from '../../../src/adapters/webhook-http/concurrency-limit.js';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const isPermit = (came: Permit | Denied): came is Permit => 'release' in came;

/** Asks for `count` permits at once, and gives them in the order in which they were answered. */
function takeMany(acquire: () => Promise<Permit | Denied>, count: number) {
  const came: (Permit | Denied)[] = [];
  for (let n = 0; n < count; n += 1) void acquire().then((answer) => came.push(answer));
  return {
    permits: () => came.filter(isPermit),
    denied: () => came.flatMap((answer) => (isPermit(answer) ? [] : [answer.retryInMs])),
  };
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('as many as there are permits go at once, the next when one of them is released, in order', async () => {
  const { acquire } = createConcurrencyLimit({ atOnce: 2 });
  const first = takeMany(() => acquire('a'), 4);
  await pass(0);
  expect(first.permits()).toHaveLength(2);
  first.permits()[0]?.release();
  await pass(0);
  expect(first.permits()).toHaveLength(3);
  first.permits()[1]?.release();
  first.permits()[2]?.release();
  await pass(0);
  expect(first.permits()).toHaveLength(4);
  expect(first.denied()).toEqual([]);
});

test('a permit that is released twice lets one go ahead', async () => {
  const { acquire } = createConcurrencyLimit({ atOnce: 1 });
  const came = takeMany(() => acquire('a'), 3);
  await pass(0);
  came.permits()[0]?.release();
  came.permits()[0]?.release();
  await pass(0);
  expect(came.permits()).toHaveLength(2);
});

test('an endpoint that hangs keeps nobody else waiting', async () => {
  const { acquire } = createConcurrencyLimit({ atOnce: 2 });
  const hanging = takeMany(() => acquire('hangs'), 50);
  await pass(0);
  expect(hanging.permits()).toHaveLength(2);
  const others = takeMany(() => acquire('answers'), 2);
  await pass(0);
  expect(others.permits()).toHaveLength(2);
});

test('who finds an endpoint that hangs waits for the patience only, later ones but one not at all', async () => {
  const { acquire } = createConcurrencyLimit({ atOnce: 8, patienceMs: 2_000 });
  const early = takeMany(() => acquire('a'), 60);
  await pass(1_999);
  expect(early.denied()).toEqual([]);
  await pass(1);
  expect(early.permits()).toHaveLength(8);
  expect(early.denied()).toHaveLength(52);
  await pass(10_000);
  const late = takeMany(() => acquire('a'), 5);
  await pass(0);
  expect(late.denied()).toHaveLength(4);
});

test('those denied come back one after the other, at the pace at which the endpoint answers', async () => {
  const { acquire } = createConcurrencyLimit({ atOnce: 8 });
  const under = takeMany(() => acquire('a'), 8);
  await pass(16_000);
  const came = takeMany(() => acquire('a'), 101);
  await pass(0);
  // One waits for the next permit. Eight at a time, sixteen seconds each: one every two seconds.
  expect(came.denied()).toEqual(Array.from({ length: 100 }, (_, n) => 1_000 + 2_000 * (n + 1)));
  for (const permit of under.permits()) permit.release();
});

test('nobody stays away for longer than a quarter of an hour', async () => {
  const { acquire } = createConcurrencyLimit({ atOnce: 1 });
  void acquire('a');
  await pass(15_000);
  const came = takeMany(() => acquire('a'), 200);
  await pass(0);
  expect(Math.max(...came.denied())).toBe(15 * 60_000);
});

test('an endpoint that answers again is no longer booked out', async () => {
  const { acquire } = createConcurrencyLimit({ atOnce: 1 });
  const stuck = (await acquire('a')) as Permit;
  await pass(15_000);
  const away = takeMany(() => acquire('a'), 100);
  await pass(0);
  expect(Math.max(...away.denied())).toBeGreaterThan(600_000);
  stuck.release();
  const quick = (await acquire('a')) as Permit;
  await pass(10);
  quick.release();
  await acquire('a');
  await pass(3_000);
  const came = takeMany(() => acquire('a'), 1);
  await pass(0);
  expect(came.denied()[0]).toBeLessThan(20_000);
});

test('a burst beyond what may wait is denied for a moment', async () => {
  const { acquire } = createConcurrencyLimit({ atOnce: 1 });
  const burst = takeMany(() => acquire('a'), 30);
  await pass(0);
  expect(burst.permits()).toHaveLength(1);
  expect(burst.denied()).toHaveLength(19);
});
