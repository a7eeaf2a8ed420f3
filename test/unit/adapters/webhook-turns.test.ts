import { createTurns, type NotNow, type Turn } from '../../../src/adapters/webhook-http/turns.js';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const isTurn = (came: Turn | NotNow): came is Turn => 'done' in came;

/** Takes `count` turns at once, and gives them in the order in which they were answered. */
function takeMany(take: () => Promise<Turn | NotNow>, count: number) {
  const came: (Turn | NotNow)[] = [];
  for (let n = 0; n < count; n += 1) void take().then((answer) => came.push(answer));
  return {
    turns: () => came.filter(isTurn),
    sentAway: () => came.flatMap((answer) => (isTurn(answer) ? [] : [answer.comeBackInMs])),
  };
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('as many as there are places go at once, the next when one of them is done, in order', async () => {
  const { take } = createTurns({ atOnce: 2 });
  const first = takeMany(() => take('a'), 4);
  await pass(0);
  expect(first.turns()).toHaveLength(2);
  first.turns()[0]?.done();
  await pass(0);
  expect(first.turns()).toHaveLength(3);
  first.turns()[1]?.done();
  first.turns()[2]?.done();
  await pass(0);
  expect(first.turns()).toHaveLength(4);
  expect(first.sentAway()).toEqual([]);
});

test('a turn that is given back twice frees one place', async () => {
  const { take } = createTurns({ atOnce: 1 });
  const came = takeMany(() => take('a'), 3);
  await pass(0);
  came.turns()[0]?.done();
  came.turns()[0]?.done();
  await pass(0);
  expect(came.turns()).toHaveLength(2);
});

test('an endpoint that hangs keeps nobody else waiting', async () => {
  const { take } = createTurns({ atOnce: 2 });
  const hanging = takeMany(() => take('hangs'), 50);
  await pass(0);
  expect(hanging.turns()).toHaveLength(2);
  const others = takeMany(() => take('answers'), 2);
  await pass(0);
  expect(others.turns()).toHaveLength(2);
});

test('who finds an endpoint that hangs waits for the patience only, later ones but one not at all', async () => {
  const { take } = createTurns({ atOnce: 8, patienceMs: 2_000 });
  const early = takeMany(() => take('a'), 60);
  await pass(1_999);
  expect(early.sentAway()).toEqual([]);
  await pass(1);
  expect(early.turns()).toHaveLength(8);
  expect(early.sentAway()).toHaveLength(52);
  await pass(10_000);
  const late = takeMany(() => take('a'), 5);
  await pass(0);
  expect(late.sentAway()).toHaveLength(4);
});

test('those sent away come back one after the other, at the pace at which the endpoint answers', async () => {
  const { take } = createTurns({ atOnce: 8 });
  const under = takeMany(() => take('a'), 8);
  await pass(16_000);
  const came = takeMany(() => take('a'), 101);
  await pass(0);
  // One waits for the next place. Eight at a time, sixteen seconds each: one every two seconds.
  expect(came.sentAway()).toEqual(Array.from({ length: 100 }, (_, n) => 1_000 + 2_000 * (n + 1)));
  for (const turn of under.turns()) turn.done();
});

test('nobody stays away for longer than a quarter of an hour', async () => {
  const { take } = createTurns({ atOnce: 1 });
  void take('a');
  await pass(15_000);
  const came = takeMany(() => take('a'), 200);
  await pass(0);
  expect(Math.max(...came.sentAway())).toBe(15 * 60_000);
});

test('an endpoint that answers again is no longer booked out', async () => {
  const { take } = createTurns({ atOnce: 1 });
  const stuck = (await take('a')) as Turn;
  await pass(15_000);
  const away = takeMany(() => take('a'), 100);
  await pass(0);
  expect(Math.max(...away.sentAway())).toBeGreaterThan(600_000);
  stuck.done();
  const quick = (await take('a')) as Turn;
  await pass(10);
  quick.done();
  await take('a');
  await pass(3_000);
  const came = takeMany(() => take('a'), 1);
  await pass(0);
  expect(came.sentAway()[0]).toBeLessThan(20_000);
});

test('a burst beyond what may wait is sent away for a moment', async () => {
  const { take } = createTurns({ atOnce: 1 });
  const burst = takeMany(() => take('a'), 30);
  await pass(0);
  expect(burst.turns()).toHaveLength(1);
  expect(burst.sentAway()).toHaveLength(19);
});
