/**
 * The messages of a cause: sent once, and held until they may go out, whatever the clock says of the worker that judges
 * it.
 */
import { hoursSinceFirst, names, useHarness } from './harness.js';
import { heldFor, HOUR, sent, until } from './orders.js';

const harness = useHarness();

/** Held for so many hours at first, and then sent. */
const heldAtFirst = (hours: number) => {
  let calls = 0;
  return () => ((calls += 1) === 1 ? Promise.resolve(heldFor(hours)) : sent());
};

test('what a transaction queued is sent by one activity', async () => {
  const calls = await harness.run({ deliverMessages: sent }, async () => {
    const handle = await harness.dispatch('messages.queued', { cause: 'evt_sent' });
    await handle.result();
    await harness.record(handle, 'message-delivery.sent');
  });
  expect(calls.map(({ argument }) => argument)).toEqual([{ tenant: 'ten_1', cause: 'evt_sent' }]);
});

test('what must not go out at night is sent in the morning', async () => {
  const calls = await harness.run({ deliverMessages: heldAtFirst(9) }, async () => {
    const handle = await harness.dispatch('messages.queued', { cause: 'evt_night' });
    await handle.result();
    await harness.record(handle, 'message-delivery.quiet-hours');
  });
  expect(hoursSinceFirst(calls, 1)).toBeCloseTo(9, 1);
});

test('what is written when it is due waits for its hour', async () => {
  const due = { kind: 'run_published', subject: 'run_1' } as const;
  const calls = await harness.run({ deliverMessages: heldAtFirst(9) }, async () => {
    const handle = await harness.dispatch('messages.queued', { cause: 'run_published/run_1', due });
    await handle.result();
    await harness.record(handle, 'message-delivery.waited-for-its-hour');
  });
  expect(calls[0]?.argument).toEqual({ tenant: 'ten_1', cause: 'run_published/run_1', due });
  expect(hoursSinceFirst(calls, 1)).toBeCloseTo(9, 1);
});

test('news that come while it sends are sent too', async () => {
  const due = { kind: 'shipper_news', subject: 'shp_1' } as const;
  let release: () => void = () => undefined;
  const first = new Promise<void>((resolve) => (release = resolve));
  let count = 0;
  const deliverMessages = async () => {
    count += 1;
    if (count === 1) await first;
    return { wait: null };
  };
  const calls = await harness.run({ deliverMessages }, async (made) => {
    const news = () => harness.dispatch('messages.queued', { cause: 'shipper_news/shp_1', due });
    const handle = await news();
    await until(() => made.length === 1);
    await news();
    release();
    await handle.result();
  });
  expect(names(calls)).toEqual(['deliverMessages', 'deliverMessages']);
});

describe.each([-90, 0, 90])('by a worker whose clock is %d seconds off', (seconds) => {
  test('what is held goes out when the worker says so, without asking it again and again', async () => {
    let morning = 0;
    const deliverMessages = async () => {
      const now = (await harness.env.currentTimeMs()) + seconds * 1_000;
      morning ||= now + 9 * HOUR;
      const ms = morning - now;
      return ms > 0 ? { wait: { ms, because: 'quiet_hours' as const } } : { wait: null };
    };
    const calls = await harness.run({ deliverMessages }, async () => {
      await (await harness.dispatch('messages.queued', { cause: `evt_clock_${seconds}` })).result();
    });
    expect(calls.length).toBeLessThanOrEqual(3);
    expect(hoursSinceFirst(calls, calls.length - 1)).toBeCloseTo(9, 2);
  });
});

test('a worker that never sees the end is asked once a second at most', async () => {
  const over = Promise.resolve({ wait: { ms: 0, because: 'quiet_hours' as const } });
  let isOver = false;
  const deliverMessages = () => (isOver ? sent() : over);
  const calls = await harness.run({ deliverMessages }, async (made) => {
    const handle = await harness.dispatch('messages.queued', { cause: 'evt_spin' });
    await harness.env.sleep('20 seconds');
    await until(() => made.length > 5);
    isOver = true;
    await handle.result();
  });
  const at = calls.map((call) => call.at);
  for (const [index, time] of at.entries()) {
    expect(index === 0 || time - (at[index - 1] ?? 0) >= 900).toBe(true);
  }
});
