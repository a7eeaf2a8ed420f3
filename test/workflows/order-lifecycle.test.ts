/** An order's workflow: what it does and when, with days skipped. */
import type { WorkflowHandle } from '@temporalio/client';
import { AppError } from '../../src/domain/errors.js';
import { TransientError } from '../../src/runtime/transient-error.js';
import { hoursSinceFirst, names, useHarness } from './harness.js';
import {
  askedBy,
  done,
  eventTypesOf,
  needsReview,
  replied,
  requested,
  sent,
  startedBy,
  until,
  untilLeft,
} from './orders.js';

const harness = useHarness();
const start = startedBy(harness);
const asked = askedBy(harness);
const bookedBy = (event: string) => () =>
  Promise.resolve({ outcome: 'booked' as const, confirmation: event });

test('asks, reads the reply, confirms the booking, and ends when the order is delivered', async () => {
  const fakes = { sendBookingRequest: asked, readReply: bookedBy('evt_errand'), sendConfirmation: done };
  const calls = await harness.run(fakes, async (made) => {
    const order = await start(requested);
    await until(() => made.length === 1);
    await untilLeft(order.handle, 'TIMER_STARTED');
    await order.signal(replied, 'awaiting_reply');
    await until(() => made.length === 3);
    await untilLeft(order.handle, 'TIMER_CANCELED');
    await order.close('delivered');
    await harness.record(order.handle, 'order-lifecycle.booked-by-reply');
    // What it costs the server: docs/measurements/conversations.md.
    const types = await eventTypesOf(order.handle);
    expect(types).toHaveLength(24);
    expect(types).not.toContain('UPSERT_WORKFLOW_SEARCH_ATTRIBUTES');
  });
  expect(calls.map(({ name, argument }) => [name, argument])).toEqual([
    ['sendBookingRequest', { tenant: 'ten_1', request: 'req_1' }],
    ['readReply', { tenant: 'ten_1', reply: 'rep_1' }],
    ['sendConfirmation', { tenant: 'ten_1', order: expect.any(String), event_id: 'evt_errand' }],
  ]);
});

test('a confirmation that the reconciler takes for one that nobody sends is sent once', async () => {
  const calls = await harness.run(
    { readReply: bookedBy('evt_twice'), sendConfirmation: done },
    async (made) => {
      const order = await start(replied, 'awaiting_reply');
      await until(() => made.length === 2);
      await order.signal({ type: 'booked', notify: true }, 'booked', { event: 'evt_twice' });
      await order.close('delivered');
      await harness.record(order.handle, 'order-lifecycle.confirmed-once');
    },
  );
  expect(names(calls)).toEqual(['readReply', 'sendConfirmation']);
});

test('a booking by somebody else is confirmed by its signal', async () => {
  const fakes = { sendBookingRequest: asked, readReply: needsReview, sendConfirmation: done };
  const calls = await harness.run(fakes, async (made) => {
    const order = await start(requested);
    await until(() => made.length === 1);
    await order.signal(replied, 'awaiting_reply');
    await order.signal({ type: 'booked', notify: true }, 'booked', { event: 'evt_office' });
    await until(() => made.length === 3);
    await order.close('delivered');
    await harness.record(order.handle, 'order-lifecycle.booked-by-the-office');
  });
  expect(calls[2]?.argument).toMatchObject({ event_id: 'evt_office' });
});

test('signals that change nothing of what is due leave its timer alone', async () => {
  const fakes = {
    sendBookingRequest: asked,
    readReply: needsReview,
    sendReminder: sent,
    markUnanswered: done,
  };
  const calls = await harness.run(fakes, async (made) => {
    const order = await start(requested);
    await until(() => made.length === 1);
    await untilLeft(order.handle, 'TIMER_STARTED');
    for (const reply of ['rep_1', 'rep_2', 'rep_3']) {
      await order.signal({ type: 'reply_received', reply }, 'awaiting_reply');
      await until(() => made.some(({ argument }) => argument.reply === reply));
    }
    await harness.env.sleep('80 hours');
    await until(() => names(made).includes('markUnanswered'));
    await order.close();
    await harness.record(order.handle, 'order-lifecycle.replies-left-to-a-person');
    const types = await eventTypesOf(order.handle);
    expect(types.filter((type) => type === 'TIMER_STARTED')).toHaveLength(2);
    expect(await timersOf(order.handle)).toEqual(['until the reminder', 'until it counts as unanswered']);
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
  const fakes = { sendBookingRequest: asked, sendReminder: sent, markUnanswered: done };
  const calls = await harness.run(fakes, async (made) => {
    const order = await start(requested);
    await harness.env.sleep('80 hours');
    await until(() => made.length === 3);
    await order.close();
    await harness.record(order.handle, 'order-lifecycle.unanswered');
  });
  expect(names(calls)).toEqual(['sendBookingRequest', 'sendReminder', 'markUnanswered']);
  expect(hoursSinceFirst(calls, 1)).toBeCloseTo(24, 1);
  expect(hoursSinceFirst(calls, 2)).toBeCloseTo(72, 1);
});

test('a request that somebody closes is waited for no more; messages queued for the recipient are sent', async () => {
  const fakes = { sendBookingRequest: asked, sendQueuedMessages: sent };
  const calls = await harness.run(fakes, async (made) => {
    const order = await start(requested);
    await until(() => made.length === 1);
    await untilLeft(order.handle, 'TIMER_STARTED');
    await order.signal({ type: 'request_closed' }, 'awaiting_reply');
    await order.signal({ type: 'messages_queued' }, 'awaiting_reply');
    await harness.env.sleep('80 hours');
    await until(() => made.length === 2);
    await order.close();
    await harness.record(order.handle, 'order-lifecycle.request-closed');
  });
  expect(names(calls)).toEqual(['sendBookingRequest', 'sendQueuedMessages']);
});

test('a booking ends the wait: no reminder', async () => {
  const calls = await harness.run({ sendBookingRequest: asked, sendReminder: sent }, async (made) => {
    const order = await start(requested);
    await until(() => made.length === 1);
    await order.signal({ type: 'booked', notify: false }, 'booked');
    await harness.env.sleep('80 hours');
    await order.close('delivered');
  });
  expect(names(calls)).toEqual(['sendBookingRequest']);
});

test('an event that is sent twice is handled once', async () => {
  const calls = await harness.run({ sendBookingRequest: asked }, async (made) => {
    const order = await start(requested, 'scanned', { event: 'evt_again' });
    await order.signal(requested, 'scanned', { event: 'evt_again' });
    await until(() => made.length === 1);
    await order.signal(requested, 'scanned', { event: 'evt_again' });
    await order.close();
  });
  expect(names(calls)).toEqual(['sendBookingRequest']);
});

test('a step that fails for a while is tried again, and happens once it can', async () => {
  let tries = 0;
  const sendBookingRequest = () => {
    tries += 1;
    return tries < 4 ? Promise.reject(new TransientError('the provider is down')) : asked();
  };
  await harness.run({ sendBookingRequest }, async () => {
    const order = await start(requested);
    await harness.env.sleep('1 minute');
    await until(() => tries === 4);
    await order.close();
    await harness.record(order.handle, 'order-lifecycle.provider-down');
  });
  expect(tries).toBe(4);
});

test('a step that can never succeed marks its request as failed, and the order goes on', async () => {
  const fakes = {
    sendBookingRequest: () =>
      Promise.reject(new AppError('invalid_value', { message: 'There is no such template.' })),
    failRequest: done,
    sendConfirmation: done,
  };
  const calls = await harness.run(fakes, async (made) => {
    const order = await start(requested);
    await until(() => made.length === 2);
    await order.signal({ type: 'booked', notify: true }, 'booked');
    await until(() => made.length === 3);
    await order.close('delivered');
    await harness.record(order.handle, 'order-lifecycle.request-failed');
  });
  expect(names(calls)).toEqual(['sendBookingRequest', 'failRequest', 'sendConfirmation']);
  expect(calls[1]?.argument).toEqual({
    tenant: 'ten_1',
    request: 'req_1',
    error: 'There is no such template.',
  });
});

test('a provider that is down holds up nobody: the reply is read, the rest is sent when it can be', async () => {
  let isDown = true;
  const fakes = {
    sendBookingRequest: async () => ({ ...(await asked()), unsent: true }),
    sendQueuedMessages: () => (isDown ? Promise.reject(new TransientError('the provider is down')) : sent()),
    readReply: needsReview,
  };
  const calls = await harness.run(fakes, async (made) => {
    const order = await start(requested);
    await until(() => names(made).includes('sendQueuedMessages'));
    await order.signal(replied, 'awaiting_reply');
    await until(() => names(made).includes('readReply'));
    // The order is over, but what runs in the background is finished first.
    await order.signal({ type: 'closed' }, 'delivered');
    await harness.env.sleep('1 minute');
    expect((await order.handle.describe()).status.name).toBe('RUNNING');
    isDown = false;
    await order.handle.result();
    await harness.record(order.handle, 'order-lifecycle.one-channel-down');
  });
  expect(names(calls).filter((name) => name !== 'sendQueuedMessages')).toEqual([
    'sendBookingRequest',
    'readReply',
  ]);
});

test('a fresh offer goes out after a reply whose slot has filled', async () => {
  const askedAgain = () => Promise.resolve({ outcome: 'asked_again' as const, confirmation: null });
  const calls = await harness.run({ readReply: askedAgain, sendQueuedMessages: sent }, async (made) => {
    const order = await start(replied, 'awaiting_reply');
    await until(() => made.length === 2);
    await order.close();
    await harness.record(order.handle, 'order-lifecycle.offered-again');
  });
  expect(names(calls)).toEqual(['readReply', 'sendQueuedMessages']);
});

test('a late reply to an order that is over is read, and leaves nothing running', async () => {
  const calls = await harness.run({ readReply: needsReview }, async () => {
    const order = await start(replied, 'delivered');
    await order.handle.result();
    await harness.record(order.handle, 'order-lifecycle.late-reply');
  });
  expect(names(calls)).toEqual(['readReply']);
});

test('many signals continue as new, with the wait and the seen events carried over', async () => {
  const fakes = { sendBookingRequest: asked, sendReminder: sent, markUnanswered: done };
  const calls = await harness.run(fakes, async (made) => {
    const order = await start(requested);
    const { runId } = await order.handle.describe();
    for (let batch = 0; batch < 21; batch += 1) {
      await Promise.all(Array.from({ length: 50 }, () => order.signal({ type: 'changed' })));
    }
    await until(() => made.length === 1);
    await until(async () => (await order.handle.describe()).runId !== runId);
    await harness.env.sleep('25 hours');
    await until(() => made.length === 2);
    await order.close();
    await harness.record(order.handle, 'order-lifecycle.continued-as-new');
  });
  expect(names(calls)).toEqual(['sendBookingRequest', 'sendReminder']);
});
