/** Asking goes on beside what else happens to an order: a provider that is down holds up nobody, and the newest counts. */
import type { OrderLifeState } from '../../workflows/order-state.js';
import { names, useHarness } from './harness.js';
import { Worker } from '@temporalio/worker';
import { NEWS_SIGNALS } from '../../src/contracts/workflows.js';
import { WORKFLOW_BUNDLE } from '../support/workflow-bundle.js';
import {
  askedBy,
  done,
  event,
  HOUR,
  pause,
  replied,
  requested,
  startedBy,
  until,
  untilLeft,
} from './orders.js';

const harness = useHarness();
const start = startedBy(harness);
const asked = askedBy(harness);

/** A provider that is down until it is said to be back; what is asked of it then is `asked`. */
const outage = () => {
  let isDown = true;
  return {
    end: () => void (isDown = false),
    asks: () => (isDown ? Promise.reject(new Error('the provider is down')) : asked()),
  };
};
const notAsked = { asked: false, remind_at: null, unanswered_at: null, unsent: false, wait_until: null };

test('while a provider is down for minutes, a reply and a cancellation are handled at once', async () => {
  const provider = outage();
  // As the activity does: a request that is closed is not sent any more.
  let isClosed = false;
  const fakes = {
    sendBookingRequest: async () => {
      const result = await provider.asks();
      return isClosed ? notAsked : result;
    },
    readReply: () => Promise.resolve({ outcome: 'needs_review' }),
    sendReminder: done,
  };
  const calls = await harness.run(fakes, async (made) => {
    const handle = await start(event(requested));
    await harness.env.sleep('5 minutes');
    const attempts = () => names(made).filter((name) => name === 'sendBookingRequest').length;
    expect(attempts()).toBeGreaterThan(5);
    await handle.signal('orderEvent', event(replied));
    await until(() => names(made).includes('readReply'));
    isClosed = true;
    await handle.signal('orderEvent', event({ type: 'closed' }, 'cancelled'));
    const asking = async () => (await handle.query<OrderLifeState>('state')).asking;
    const deadline = Date.now() + 15_000;
    while ((await asking()) !== null && Date.now() < deadline) await pause();
    expect(await asking()).toBeNull();
    // Asking goes on beside it, until it is found out that nothing is to be asked.
    expect((await handle.describe()).status.name).toBe('RUNNING');
    provider.end();
    await harness.env.sleep('15 minutes');
    await handle.result();
    await harness.record(handle, 'order-lifecycle.cancelled-while-asking-on-need');
  });
  expect(new Set(names(calls))).toEqual(new Set(['sendBookingRequest', 'readReply']));
});

test('what came before a worker had time for it is taken in the sequence in which it came', async () => {
  const { client, nativeConnection: connection } = harness.env;
  const handle = await client.workflow.signalWithStart('orderLifecycle', {
    workflowId: 'order/ten_1/ord_late',
    taskQueue: 'late',
    args: [{ tenant: 'ten_1', order: 'ord_late', asks_aside: 'regular', on_need: true }],
    signal: NEWS_SIGNALS.booking_requested,
    signalArgs: [event(requested)],
  });
  await handle.signal(NEWS_SIGNALS.closed, event({ type: 'closed' }, 'cancelled'));
  const sendBookingRequest = () => Promise.resolve(notAsked);
  const worker = await Worker.create({
    connection,
    taskQueue: 'late',
    workflowBundle: WORKFLOW_BUNDLE,
    activities: { sendBookingRequest },
  });
  await worker.runUntil(async () => {
    await untilLeft(handle, 'ACTIVITY_TASK_COMPLETED');
    await until(async () => (await handle.describe()).status.name === 'COMPLETED');
  });
});

test('only the newest request is waited for, whichever was asked last', async () => {
  const first = outage();
  const fakes = {
    sendBookingRequest: ({ request }: { request: string }) => (request === 'req_1' ? first.asks() : asked()),
    sendReminder: done,
    markUnanswered: done,
  };
  const calls = await harness.run(fakes, async (made) => {
    const handle = await start(event(requested));
    await until(() => made.length >= 2);
    await handle.signal('orderEvent', event({ type: 'booking_requested', request: 'req_2' }));
    await until(() => made.some(({ argument }) => argument.request === 'req_2'));
    first.end();
    await harness.env.sleep('80 hours');
    await until(() => names(made).includes('markUnanswered'));
    await handle.signal('orderEvent', event({ type: 'closed' }, 'cancelled'));
    await handle.result();
    await harness.record(handle, 'order-lifecycle.asked-anew-on-need');
  });
  const after = calls.filter(({ name }) => name !== 'sendBookingRequest');
  expect(after.map(({ name, argument }) => [name, argument.request])).toEqual([
    ['sendReminder', 'req_2'],
    ['markUnanswered', 'req_2'],
  ]);
});

test('a booking while the recipient is being asked ends the wait: nobody is reminded', async () => {
  const provider = outage();
  const fakes = { sendBookingRequest: provider.asks, confirmBooking: done };
  const calls = await harness.run(fakes, async (made) => {
    const handle = await start(event(requested));
    await until(() => made.length >= 2);
    await handle.signal('orderEvent', event({ type: 'booked', notify: true }, 'booked'));
    await until(() => names(made).includes('confirmBooking'));
    provider.end();
    await harness.env.sleep('80 hours');
    await handle.signal('orderEvent', event({ type: 'closed' }, 'delivered'));
    await handle.result();
  });
  expect(new Set(names(calls))).toEqual(new Set(['sendBookingRequest', 'confirmBooking']));
});

test('the same request again, while it is being asked, is not asked twice', async () => {
  const provider = outage();
  const calls = await harness.run({ sendBookingRequest: provider.asks }, async (made) => {
    const handle = await start(event(requested));
    await handle.signal('orderEvent', event(requested));
    await harness.env.sleep('10 seconds');
    provider.end();
    await harness.env.sleep('1 minute');
    await handle.signal('orderEvent', event({ type: 'closed' }, 'cancelled'));
    await handle.result();
    expect(made.length).toBeGreaterThan(2);
  });
  const at = calls.map((call) => call.at);
  // One series of attempts, whose pauses grow: two would have begun together.
  expect(at.every((time, index) => index < 2 || time - (at[index - 1] ?? 0) >= 900)).toBe(true);
});

test('what night has held of a request is not asked in the morning once a newer one took its place', async () => {
  const inHours = async (hours: number) =>
    new Date((await harness.env.currentTimeMs()) + hours * HOUR).toISOString();
  const fakes = {
    sendBookingRequest: async ({ request }: { request: string }) =>
      request === 'req_1' ? { ...notAsked, wait_until: await inHours(8) } : asked(),
    sendQueuedMessages: done,
    sendReminder: done,
  };
  const calls = await harness.run(fakes, async (made) => {
    const handle = await start(event(requested));
    await until(() => made.length === 1);
    await handle.signal('orderEvent', event({ type: 'booking_requested', request: 'req_2' }));
    await until(() => made.length === 2);
    await harness.env.sleep('30 hours');
    await until(() => names(made).includes('sendReminder'));
    await handle.signal('orderEvent', event({ type: 'closed' }, 'cancelled'));
    await handle.result();
    await harness.record(handle, 'order-lifecycle.held-and-replaced-on-need');
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
      if (asks > 1) return asked();
      const at = new Date((await harness.env.currentTimeMs()) + 8 * HOUR).toISOString();
      return { ...notAsked, wait_until: at };
    },
  };
  const calls = await harness.run(fakes, async (made) => {
    const handle = await start(event(requested));
    const { runId } = await handle.describe();
    await until(() => made.length === 1);
    for (let batch = 0; batch < 21; batch += 1) {
      await Promise.all(
        Array.from({ length: 50 }, () => handle.signal('orderEvent', event({ type: 'changed' }))),
      );
    }
    await harness.env.sleep('9 hours');
    await until(() => made.length === 2);
    const latest = harness.env.client.workflow.getHandle(handle.workflowId);
    expect((await latest.describe()).runId).not.toBe(runId);
    await latest.signal('orderEvent', event({ type: 'closed' }, 'cancelled'));
    await latest.result();
  });
  expect(names(calls)).toEqual(['sendBookingRequest', 'sendBookingRequest']);
});

test('orders that began before asking went aside still do one after the other', async () => {
  const provider = outage();
  const fakes = {
    sendBookingRequest: provider.asks,
    readReply: () => Promise.resolve({ outcome: 'needs_review' }),
  };
  const calls = await harness.run(fakes, async (made) => {
    const handle = await start(event(requested), {});
    await until(() => made.length >= 2);
    await handle.signal('orderEvent', event(replied, 'awaiting_reply'));
    await handle.signal('orderEvent', event({ type: 'closed' }, 'cancelled'));
    provider.end();
    await handle.result();
  });
  expect(names(calls).at(-1)).toBe('readReply');
  expect(names(calls).at(-2)).toBe('sendBookingRequest');
});
