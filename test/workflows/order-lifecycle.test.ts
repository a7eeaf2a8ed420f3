/** An order's workflow: what it does and when, with days skipped. */
import type { WorkflowHandle } from '@temporalio/client';
import { AppError } from '../../src/domain/errors.js';
import type { FormerOrderSignal } from '../../src/contracts/workflows.js';
import type { OrderStatus } from '../../src/domain/states/order.js';
import { hoursSinceFirst, names, useHarness } from './harness.js';
import {
  askedBy,
  done,
  event,
  eventId,
  eventTypesOf,
  HOUR,
  replied,
  requested,
  startedBy,
  until,
  untilLeft,
} from './orders.js';

const harness = useHarness();
const start = startedBy(harness);
const asked = askedBy(harness);

test('asks, reads the reply, confirms the booking, and ends when the order is delivered', async () => {
  const fakes = {
    sendBookingRequest: () => asked(),
    readReply: () => Promise.resolve({ outcome: 'booked', confirms: 'evt_errand' }),
    confirmBooking: done,
  };
  const calls = await harness.run(fakes, async (made) => {
    const handle = await start(event(requested));
    await until(() => made.length === 1);
    await untilLeft(handle, 'TIMER_STARTED');
    await handle.signal('orderEvent', event(replied, 'awaiting_reply'));
    await until(() => made.length === 3);
    await untilLeft(handle, 'TIMER_CANCELED');
    await handle.signal('orderEvent', event({ type: 'closed' }, 'delivered'));
    await handle.result();
    await harness.record(handle, 'order-lifecycle.booked-by-reply-on-need');
    // What it costs the server: docs/measurements/conversations.md.
    const types = await eventTypesOf(handle);
    expect(types).toHaveLength(24);
    expect(types).not.toContain('UPSERT_WORKFLOW_SEARCH_ATTRIBUTES');
  });
  expect(calls.map(({ name, argument }) => [name, argument])).toEqual([
    ['sendBookingRequest', { tenant: 'ten_1', request: 'req_1' }],
    ['readReply', { tenant: 'ten_1', reply: 'rep_1' }],
    ['confirmBooking', { tenant: 'ten_1', order: expect.any(String), event_id: 'evt_errand' }],
  ]);
});

test('a confirmation that the reconciler takes for one that nobody sends is sent once', async () => {
  const fakes = {
    readReply: () => Promise.resolve({ outcome: 'booked', confirms: 'evt_errand' }),
    confirmBooking: done,
  };
  const calls = await harness.run(fakes, async (made) => {
    const handle = await start(event(replied, 'awaiting_reply'));
    await until(() => made.length === 2);
    const again = event({ type: 'booked', notify: true }, 'booked');
    await handle.signal('orderEvent', { ...again, event_id: 'evt_errand' });
    await handle.signal('orderEvent', event({ type: 'closed' }, 'delivered'));
    await handle.result();
    await harness.record(handle, 'order-lifecycle.confirmed-once-on-need');
  });
  expect(names(calls)).toEqual(['readReply', 'confirmBooking']);
});

test('a booking by somebody else is confirmed by its signal', async () => {
  const fakes = {
    sendBookingRequest: () => asked(),
    readReply: () => Promise.resolve({ outcome: 'booked' }),
    confirmBooking: done,
  };
  const booked = event({ type: 'booked', notify: true }, 'booked');
  const calls = await harness.run(fakes, async (made) => {
    const handle = await start(event(requested));
    await until(() => made.length === 1);
    await handle.signal('orderEvent', event(replied, 'awaiting_reply'));
    await handle.signal('orderEvent', booked);
    await until(() => made.length === 3);
    await handle.signal('orderEvent', event({ type: 'closed' }, 'delivered'));
    await handle.result();
  });
  expect(calls[2]?.argument).toMatchObject({ event_id: booked.event_id });
});

test('news that change nothing of what is due leave its timer alone', async () => {
  const fakes = {
    sendBookingRequest: () => asked(),
    readReply: () => Promise.resolve({ outcome: 'needs_review' }),
    sendReminder: done,
    markUnanswered: done,
  };
  const calls = await harness.run(fakes, async (made) => {
    const handle = await start(event(requested));
    await until(() => made.length === 1);
    await untilLeft(handle, 'TIMER_STARTED');
    for (const reply of ['rep_1', 'rep_2', 'rep_3']) {
      await handle.signal('orderEvent', event({ type: 'reply_received', reply }, 'awaiting_reply'));
      await until(() => made.some(({ argument }) => argument.reply === reply));
    }
    await harness.env.sleep('80 hours');
    await until(() => names(made).includes('markUnanswered'));
    await handle.signal('orderEvent', event({ type: 'closed' }, 'cancelled'));
    await handle.result();
    await harness.record(handle, 'order-lifecycle.replies-left-on-need');
    const types = await eventTypesOf(handle);
    expect(types.filter((type) => type === 'TIMER_STARTED')).toHaveLength(2);
    expect(await timersOf(handle)).toEqual(['until the reminder', 'until it counts as unanswered']);
    expect(types).not.toContain('TIMER_CANCELED');
  });
  expect(names(calls).slice(-2)).toEqual(['sendReminder', 'markUnanswered']);
});

/** What a timeline shows of its timers. */
async function timersOf(handle: WorkflowHandle): Promise<string[]> {
  const { events } = await handle.fetchHistory();
  return (events ?? []).flatMap(({ timerStartedEventAttributes, userMetadata }) =>
    timerStartedEventAttributes
      ? [JSON.parse(Buffer.from(userMetadata?.summary?.data ?? []).toString()) as string]
      : [],
  );
}

test('reminds once after a day, and gives up after three', async () => {
  const fakes = { sendBookingRequest: () => asked(), sendReminder: done, markUnanswered: done };
  const calls = await harness.run(fakes, async (made) => {
    const handle = await start(event(requested));
    await harness.env.sleep('80 hours');
    await until(() => made.length === 3);
    await handle.signal('orderEvent', event({ type: 'closed' }, 'cancelled'));
    await handle.result();
    await harness.record(handle, 'order-lifecycle.unanswered-on-need');
  });
  expect(names(calls)).toEqual(['sendBookingRequest', 'sendReminder', 'markUnanswered']);
  expect(hoursSinceFirst(calls, 1)).toBeCloseTo(24, 1);
  expect(hoursSinceFirst(calls, 2)).toBeCloseTo(72, 1);
});

test('a booking ends the wait: no reminder', async () => {
  const calls = await harness.run({ sendBookingRequest: () => asked(), sendReminder: done }, async (made) => {
    const handle = await start(event(requested));
    await until(() => made.length === 1);
    await handle.signal('orderEvent', event({ type: 'booked', notify: false }, 'booked'));
    await harness.env.sleep('80 hours');
    await handle.signal('orderEvent', event({ type: 'closed' }, 'delivered'));
    await handle.result();
  });
  expect(names(calls)).toEqual(['sendBookingRequest']);
});

test('an event that is sent twice is handled once', async () => {
  const calls = await harness.run({ sendBookingRequest: asked }, async (made) => {
    const once = event(requested);
    const handle = await start(once);
    await handle.signal('orderEvent', once);
    await until(() => made.length === 1);
    await handle.signal('orderEvent', once);
    await handle.signal('orderEvent', event({ type: 'closed' }, 'cancelled'));
    await handle.result();
  });
  expect(names(calls)).toEqual(['sendBookingRequest']);
});

test('a step that fails for a while is tried again, and happens once it can', async () => {
  let tries = 0;
  const sendBookingRequest = () => {
    tries += 1;
    return tries < 4 ? Promise.reject(new Error('the provider is down')) : asked();
  };
  await harness.run({ sendBookingRequest }, async () => {
    const handle = await start(event(requested));
    await harness.env.sleep('1 minute');
    await until(() => tries === 4);
    await handle.signal('orderEvent', event({ type: 'closed' }, 'cancelled'));
    await handle.result();
    await harness.record(handle, 'order-lifecycle.provider-down-on-need');
  });
  expect(tries).toBe(4);
});

test('a step that can never succeed marks its request as failed, and the order goes on', async () => {
  const fakes = {
    sendBookingRequest: () =>
      Promise.reject(new AppError('invalid_value', { message: 'There is no such template.' })),
    failRequest: done,
    confirmBooking: done,
  };
  const calls = await harness.run(fakes, async (made) => {
    const handle = await start(event(requested));
    await until(() => made.length === 2);
    await handle.signal('orderEvent', event({ type: 'booked', notify: true }, 'booked'));
    await until(() => made.length === 3);
    await handle.signal('orderEvent', event({ type: 'closed' }, 'delivered'));
    await handle.result();
    await harness.record(handle, 'order-lifecycle.step-failed-on-need');
  });
  expect(names(calls)).toEqual(['sendBookingRequest', 'failRequest', 'confirmBooking']);
  expect(calls[1]?.argument).toEqual({
    tenant: 'ten_1',
    request: 'req_1',
    error: 'There is no such template.',
  });
});

test('a provider that is down holds up nobody: the reply is read, the rest is sent when it can be', async () => {
  let isDown = true;
  const sendQueuedMessages = () => (isDown ? Promise.reject(new Error('the provider is down')) : done());
  const fakes = {
    sendBookingRequest: async () => ({ ...(await asked()), unsent: true }),
    sendQueuedMessages,
    readReply: () => Promise.resolve({ outcome: 'needs_review' }),
  };
  const calls = await harness.run(fakes, async (made) => {
    const handle = await start(event(requested));
    await until(() => names(made).includes('sendQueuedMessages'));
    await handle.signal('orderEvent', event(replied, 'awaiting_reply'));
    await until(() => names(made).includes('readReply'));
    // The order is over, but what is under way is finished first.
    await handle.signal('orderEvent', event({ type: 'closed' }, 'delivered'));
    await harness.env.sleep('1 minute');
    expect((await handle.describe()).status.name).toBe('RUNNING');
    isDown = false;
    await handle.result();
    await harness.record(handle, 'order-lifecycle.sent-aside-on-need');
  });
  expect(names(calls).filter((name) => name !== 'sendQueuedMessages')).toEqual([
    'sendBookingRequest',
    'readReply',
  ]);
});

test('a fresh offer goes out after a reply whose slot has filled', async () => {
  const fakes = { readReply: () => Promise.resolve({ outcome: 'asked_again' }), sendQueuedMessages: done };
  const calls = await harness.run(fakes, async (made) => {
    const handle = await start(event(replied, 'awaiting_reply'));
    await until(() => made.length === 2);
    await handle.signal('orderEvent', event({ type: 'closed' }, 'cancelled'));
    await handle.result();
  });
  expect(names(calls)).toEqual(['readReply', 'sendQueuedMessages']);
});

test('a late reply to an order that is over is read, and leaves nothing running', async () => {
  const calls = await harness.run(
    { readReply: () => Promise.resolve({ outcome: 'needs_review' }) },
    async () => {
      const handle = await start(event(replied, 'delivered'));
      await handle.result();
    },
  );
  expect(names(calls)).toEqual(['readReply']);
});

test('many signals continue as new, with the wait and the seen events carried over', async () => {
  const calls = await harness.run(
    { sendBookingRequest: () => asked(), sendReminder: done, markUnanswered: done },
    async (made) => {
      const first = event(requested);
      const handle = await start(first);
      const { firstExecutionRunId } = { firstExecutionRunId: (await handle.describe()).runId };
      for (let batch = 0; batch < 21; batch += 1) {
        await Promise.all(
          Array.from({ length: 50 }, () => handle.signal('orderEvent', event({ type: 'changed' }))),
        );
      }
      await until(() => made.length === 1);
      await harness.env.sleep('25 hours');
      await until(() => made.length === 2);
      const latest = harness.env.client.workflow.getHandle(handle.workflowId);
      expect((await latest.describe()).runId).not.toBe(firstExecutionRunId);
      await latest.signal('orderEvent', event({ type: 'closed' }, 'cancelled'));
      await latest.result();
    },
  );
  expect(names(calls)).toEqual(['sendBookingRequest', 'sendReminder']);
});

test('signals as they once were still say the same', async () => {
  const former = (
    type: FormerOrderSignal['type'],
    ref: string | null,
    status: OrderStatus = 'scanned',
  ): FormerOrderSignal => ({ event_id: eventId(), type, status, depot: null, ref });
  const fakes = {
    sendBookingRequest: () => asked(),
    readReply: () => Promise.resolve({ outcome: 'booked' }),
    sendQueuedMessages: done,
    confirmBooking: done,
  };
  const calls = await harness.run(fakes, async (made) => {
    const handle = await start(former('booking_requested', 'req_1'));
    await until(() => made.length === 1);
    await handle.signal('orderEvent', former('reply_received', 'rep_1', 'awaiting_reply'));
    await handle.signal('orderEvent', former('reply_message', 'rep_1', 'awaiting_reply'));
    await until(() => made.length === 3);
    await handle.signal('orderEvent', former('booked', 'notify', 'booked'));
    await handle.signal('orderEvent', former('booked', null, 'booked'));
    await handle.signal('orderEvent', former('reply_received', null, 'booked'));
    await handle.signal('orderEvent', former('closed', null, 'delivered'));
    await handle.result();
  });
  expect(names(calls)).toEqual(['sendBookingRequest', 'readReply', 'sendQueuedMessages', 'confirmBooking']);
  expect(calls[0]?.argument).toMatchObject({ request: 'req_1' });
  expect(calls[1]?.argument).toMatchObject({ reply: 'rep_1' });
});

test('what must not go out at night is sent in the morning: a request, a reminder, messages left', async () => {
  const inHours = async (hours: number) =>
    new Date((await harness.env.currentTimeMs()) + hours * HOUR).toISOString();
  const waitOnce = () => {
    let calls = 0;
    return async () => ({ wait_until: (calls += 1) === 1 ? await inHours(9) : null });
  };
  let asks = 0;
  const calls = await harness.run(
    {
      sendBookingRequest: async () => {
        asks += 1;
        if (asks > 1) return { ...(await asked()), unsent: true, wait_until: null };
        return {
          asked: false,
          remind_at: null,
          unanswered_at: null,
          unsent: false,
          wait_until: await inHours(8),
        };
      },
      sendQueuedMessages: waitOnce(),
      sendReminder: waitOnce(),
      markUnanswered: done,
    },
    async (made) => {
      const handle = await start(event(requested));
      await harness.env.sleep('4 days');
      await until(() => names(made).includes('markUnanswered'));
      await handle.signal('orderEvent', event({ type: 'closed' }, 'cancelled'));
      await handle.result();
      await harness.record(handle, 'order-lifecycle.quiet-hours-on-need');
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
