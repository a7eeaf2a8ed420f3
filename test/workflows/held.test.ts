/**
 * What must not go out yet: an order's workflow holds it until it may, whatever happens to the order meanwhile, and
 * whatever the clock says of the worker that judged it.
 */
import { TransientError } from '../../src/runtime/transient-error.js';
import { hoursSinceFirst, names, useHarness } from './harness.js';
import {
  askedBy,
  done,
  eventTypesOf,
  heldFor,
  HOUR,
  notAsked,
  requested,
  sent,
  startedBy,
  until,
  untilLeft,
} from './orders.js';

const harness = useHarness();
const start = startedBy(harness);
const asked = askedBy(harness);

/** Held for so many hours at first, and then sent. */
const heldAtFirst = (hours: number) => {
  let calls = 0;
  return () => ((calls += 1) === 1 ? Promise.resolve(heldFor(hours)) : sent());
};

test('a window that changed at night is sent in the morning', async () => {
  let tries = 0;
  const sendChangedWindow = () => ((tries += 1) === 1 ? Promise.resolve(heldFor(9)) : sent());
  const calls = await harness.run({ sendChangedWindow }, async (made) => {
    const order = await start({ type: 'window_changed' }, 'planned', { event: 'evt_window' });
    await harness.env.sleep('10 hours');
    await until(() => made.length === 2);
    await order.close('delivered');
    await harness.record(order.handle, 'order-lifecycle.window-changed');
  });
  expect(calls[0]?.argument).toMatchObject({ tenant: 'ten_1', event_id: 'evt_window' });
  expect(hoursSinceFirst(calls, 1)).toBeCloseTo(9, 1);
});

test('what must not go out at night is sent in the morning: a request, a reminder, messages left', async () => {
  const waitOnce = () => {
    let calls = 0;
    return () => ((calls += 1) === 1 ? Promise.resolve(heldFor(9)) : sent());
  };
  let asks = 0;
  const calls = await harness.run(
    {
      sendBookingRequest: async () => {
        asks += 1;
        if (asks > 1) return { ...(await asked()), unsent: true };
        return { ...notAsked, ...heldFor(8) };
      },
      sendQueuedMessages: waitOnce(),
      sendReminder: waitOnce(),
      markUnanswered: done,
    },
    async (made) => {
      const order = await start(requested);
      await harness.env.sleep('4 days');
      await until(() => names(made).includes('markUnanswered'));
      await order.close();
      await harness.record(order.handle, 'order-lifecycle.quiet-hours');
    },
  );
  expect(calls.map(({ name }, index) => [name, Math.round(hoursSinceFirst(calls, index))])).toEqual([
    ['sendBookingRequest', 0],
    ['sendBookingRequest', 8],
    ['sendQueuedMessages', 8],
    ['sendQueuedMessages', 17],
    ['sendReminder', 32],
    ['sendReminder', 41],
    ['markUnanswered', 80],
  ]);
});

test('what night has held of a request is not asked in the morning once a newer one took its place', async () => {
  const fakes = {
    sendBookingRequest: async ({ request }: { request: string }) =>
      request === 'req_1' ? { ...notAsked, ...heldFor(8) } : asked(),
    sendQueuedMessages: sent,
    sendReminder: sent,
  };
  const calls = await harness.run(fakes, async (made) => {
    const order = await start(requested);
    await until(() => made.length === 1);
    await order.signal({ type: 'booking_requested', request: 'req_2' });
    await until(() => made.length === 2);
    await harness.env.sleep('30 hours');
    await until(() => names(made).includes('sendReminder'));
    await order.close();
    await harness.record(order.handle, 'order-lifecycle.held-request-replaced');
  });
  expect(calls.map(({ name, argument }) => [name, argument.request])).toEqual([
    ['sendBookingRequest', 'req_1'],
    ['sendBookingRequest', 'req_2'],
    ['sendQueuedMessages', undefined],
    ['sendReminder', 'req_2'],
  ]);
});

test('what night holds is asked in the morning by the run that follows', async () => {
  let asks = 0;
  const fakes = {
    sendBookingRequest: async () => {
      asks += 1;
      return asks > 1 ? asked() : { ...notAsked, ...heldFor(8) };
    },
  };
  const calls = await harness.run(fakes, async (made) => {
    const order = await start(requested);
    const { runId } = await order.handle.describe();
    await until(() => made.length === 1);
    for (let batch = 0; batch < 21; batch += 1) {
      await Promise.all(Array.from({ length: 50 }, () => order.signal({ type: 'changed' })));
    }
    await until(async () => (await order.handle.describe()).runId !== runId);
    await harness.env.sleep('9 hours');
    await until(() => made.length === 2);
    await order.close();
    await harness.record(order.handle, 'order-lifecycle.continued-in-quiet-hours');
  });
  expect(names(calls)).toEqual(['sendBookingRequest', 'sendBookingRequest']);
});

describe('an order that is closed while something is held', () => {
  test('its news are sent in the morning by the same run, which then ends', async () => {
    const calls = await harness.run({ sendQueuedMessages: heldAtFirst(9) }, async (made) => {
      const order = await start({ type: 'messages_queued' }, 'out_for_delivery');
      await until(() => made.length === 1);
      await order.signal({ type: 'closed' }, 'delivered');
      await untilLeft(order.handle, 'TIMER_STARTED');
      const { runId } = await order.handle.describe();
      await order.handle.result();
      expect((await order.handle.describe()).runId).toBe(runId);
      await harness.record(order.handle, 'order-lifecycle.delivered-in-quiet-hours');
    });
    expect(names(calls)).toEqual(['sendQueuedMessages', 'sendQueuedMessages']);
    expect(hoursSinceFirst(calls, 1)).toBeCloseTo(9, 1);
  });

  test('also where the news say that it is closed', async () => {
    const calls = await harness.run({ sendQueuedMessages: heldAtFirst(9) }, async () => {
      const order = await start({ type: 'messages_queued' }, 'delivered');
      await order.handle.result();
    });
    expect(hoursSinceFirst(calls, 1)).toBeCloseTo(9, 1);
  });

  test('what else was held is taken at once: nothing of it is left, and the run ends', async () => {
    const fakes = {
      sendBookingRequest: () => Promise.resolve({ ...notAsked, ...heldFor(8) }),
      sendChangedWindow: heldAtFirst(8),
      sendQueuedMessages: sent,
    };
    const calls = await harness.run(fakes, async (made) => {
      const order = await start(requested);
      await order.signal({ type: 'window_changed' }, 'scanned', { event: 'evt_window' });
      await until(() => made.length === 2);
      await until(async () => (await order.state()).held.length === 2);
      await order.close('cancelled');
    });
    expect(names(calls).toSorted()).toEqual([
      'sendBookingRequest',
      'sendChangedWindow',
      'sendChangedWindow',
      'sendQueuedMessages',
    ]);
    expect(hoursSinceFirst(calls, 3)).toBeCloseTo(0, 1);
  });

  test('a new run of it holds what the last one held', async () => {
    const calls = await harness.run({ sendQueuedMessages: heldAtFirst(9) }, async (made) => {
      const order = await start({ type: 'messages_queued' }, 'delivered');
      const { runId } = await order.handle.describe();
      await until(() => made.length === 1);
      for (let batch = 0; batch < 21; batch += 1) {
        await Promise.all(Array.from({ length: 50 }, () => order.signal({ type: 'changed' }, 'delivered')));
      }
      await until(async () => (await order.handle.describe()).runId !== runId);
      await order.handle.result();
    });
    expect(hoursSinceFirst(calls, 1)).toBeCloseTo(9, 1);
  });
});

test('whatever was queued in a night is looked at once in the morning', async () => {
  let isNight = true;
  const sendQueuedMessages = () => (isNight ? Promise.resolve(heldFor(9)) : sent());
  const calls = await harness.run({ sendQueuedMessages }, async (made) => {
    const order = await start({ type: 'messages_queued' }, 'booked');
    await until(() => made.length === 1);
    for (let more = 2; more <= 5; more += 1) {
      await order.signal({ type: 'messages_queued' }, 'booked');
      await until(() => made.length === more);
    }
    isNight = false;
    await harness.env.sleep('10 hours');
    await until(() => made.length === 6);
    await order.close('delivered');
  });
  expect(calls).toHaveLength(6);
});

describe.each([-90, 0, 90])('by a worker whose clock is %d seconds off', (seconds) => {
  test('what is held goes out when the worker says so, without asking it again and again', async () => {
    let morning = 0;
    const sendQueuedMessages = async () => {
      const now = (await harness.env.currentTimeMs()) + seconds * 1_000;
      morning ||= now + 9 * HOUR;
      const ms = morning - now;
      return ms > 0 ? { wait: { ms, because: 'quiet_hours' as const } } : { wait: null };
    };
    const calls = await harness.run({ sendQueuedMessages }, async () => {
      const order = await start({ type: 'messages_queued' }, 'delivered');
      await order.handle.result();
    });
    expect(calls.length).toBeLessThanOrEqual(3);
    expect(hoursSinceFirst(calls, calls.length - 1)).toBeCloseTo(9, 2);
  });
});

test('a worker that never sees the end is asked once a second at most', async () => {
  const over = Promise.resolve({ wait: { ms: 0, because: 'quiet_hours' as const } });
  let isOver = false;
  const sendQueuedMessages = () => (isOver ? sent() : over);
  const calls = await harness.run({ sendQueuedMessages }, async (made) => {
    const order = await start({ type: 'messages_queued' }, 'delivered');
    await harness.env.sleep('20 seconds');
    await until(() => made.length > 5);
    isOver = true;
    await order.handle.result();
  });
  const at = calls.map((call) => call.at);
  for (const [index, time] of at.entries()) {
    expect(index === 0 || time - (at[index - 1] ?? 0) >= 900).toBe(true);
  }
});

test('held steps are taken at once when the hours change, and held again if they must', async () => {
  let isNight = true;
  const fakes = {
    sendBookingRequest: () => (isNight ? Promise.resolve({ ...notAsked, ...heldFor(8) }) : asked()),
    sendQueuedMessages: () => (isNight ? Promise.resolve(heldFor(8)) : sent()),
  };
  const calls = await harness.run(fakes, async (made) => {
    const order = await start(requested);
    await order.signal({ type: 'messages_queued' });
    await until(() => made.length === 2);
    await order.signal({ type: 'hours_changed' });
    await until(() => made.length === 4);
    isNight = false;
    await until(async () => (await order.state()).held.length === 2);
    await order.signal({ type: 'hours_changed' });
    await until(() => made.length === 6);
    await order.close();
    await harness.record(order.handle, 'order-lifecycle.hours-changed');
  });
  expect(hoursSinceFirst(calls, 5)).toBeCloseTo(0, 1);
});

test('a run that is full, with a provider that is down, still takes what is due', async () => {
  const fakes = {
    sendBookingRequest: asked,
    sendChangedWindow: heldAtFirst(9),
    sendQueuedMessages: () => Promise.reject(new TransientError('the provider is down')),
    sendReminder: sent,
  };
  const calls = await harness.run(fakes, async (made) => {
    const order = await start(requested);
    await order.signal({ type: 'window_changed' }, 'scanned', { event: 'evt_window' });
    await until(() => made.length === 2);
    await order.signal({ type: 'messages_queued' });
    await until(() => names(made).includes('sendQueuedMessages'));
    for (let batch = 0; batch < 21; batch += 1) {
      await Promise.all(Array.from({ length: 50 }, () => order.signal({ type: 'changed' })));
    }
    await harness.env.sleep('25 hours');
    await until(() => names(made).includes('sendReminder'));
    await order.handle.terminate();
  });
  expect(names(calls).filter((name) => name !== 'sendQueuedMessages')).toEqual([
    'sendBookingRequest',
    'sendChangedWindow',
    'sendChangedWindow',
    'sendReminder',
  ]);
});

test('what an operator reads says what is waited for', async () => {
  const justTold = { wait: { ms: HOUR / 2, because: 'just_told' as const } };
  let calls = 0;
  const sendChangedWindow = () => ((calls += 1) === 1 ? Promise.resolve(justTold) : sent());
  await harness.run({ sendChangedWindow }, async () => {
    const order = await start({ type: 'window_changed' }, 'planned', { event: 'evt_window' });
    await until(async () => (await order.state()).held.length === 1);
    expect((await order.state()).held).toMatchObject([{ step: 'send_changed_window', because: 'just_told' }]);
    expect(await eventTypesOf(order.handle)).toContain('TIMER_STARTED');
    await order.close('delivered');
  });
});
