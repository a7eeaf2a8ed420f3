/** An order's workflow: what it does and when, with days skipped. */
import type { WorkflowHandle } from '@temporalio/client';
import { AppError } from '../../src/domain/errors.js';
import { TransientError } from '../../src/runtime/transient-error.js';
import { hoursSinceFirst, names, useHarness } from './harness.js';
import {
  askedBy,
  askedLater,
  done,
  eventTypesOf,
  HOUR,
  needsReview,
  reminded,
  replied,
  requested,
  startedBy,
  until,
  untilLeft,
} from './orders.js';

const harness = useHarness();
const start = startedBy(harness);
const asked = askedBy(harness);
const booked = () => Promise.resolve({ outcome: 'booked' as const });

test('asks, reads the reply, which books and confirms, and ends when the order is delivered', async () => {
  const fakes = { askRecipient: asked, readReply: booked };
  const calls = await harness.run(fakes, async (made) => {
    const order = await start(requested);
    await until(() => made.length === 1);
    await untilLeft(order.handle, 'TIMER_STARTED');
    await order.signal(replied, 'awaiting_reply');
    await until(() => made.length === 2);
    await untilLeft(order.handle, 'TIMER_CANCELED');
    await order.close('delivered');
    await harness.record(order.handle, 'order-conversation.booked-by-reply');
    // What it costs the server: docs/measurements/conversations.md.
    const types = await eventTypesOf(order.handle);
    expect(types).toHaveLength(23);
    expect(types).not.toContain('UPSERT_WORKFLOW_SEARCH_ATTRIBUTES');
  });
  expect(calls.map(({ name, argument }) => [name, argument])).toEqual([
    ['askRecipient', { tenant: 'ten_1', request: 'req_1' }],
    ['readReply', { tenant: 'ten_1', reply: 'rep_1' }],
  ]);
});

test('a booking by somebody else ends the wait', async () => {
  const fakes = { askRecipient: asked, readReply: needsReview };
  const calls = await harness.run(fakes, async (made) => {
    const order = await start(requested);
    await until(() => made.length === 1);
    await order.signal(replied, 'awaiting_reply');
    await order.signal({ type: 'booked' }, 'booked');
    await harness.env.sleep('80 hours');
    await order.close('delivered');
    await harness.record(order.handle, 'order-conversation.booked-by-the-office');
  });
  expect(names(calls)).toEqual(['askRecipient', 'readReply']);
});

test('signals that change nothing of what is due leave its timer alone', async () => {
  const fakes = {
    askRecipient: asked,
    readReply: needsReview,
    remindRecipient: reminded,
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
    await harness.record(order.handle, 'order-conversation.replies-left-to-a-person');
    const types = await eventTypesOf(order.handle);
    expect(types.filter((type) => type === 'TIMER_STARTED')).toHaveLength(2);
    expect(await timersOf(order.handle)).toEqual(['until the reminder', 'until it counts as unanswered']);
    expect(types).not.toContain('TIMER_CANCELED');
  });
  expect(names(calls).slice(-2)).toEqual(['remindRecipient', 'markUnanswered']);
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
  const fakes = { askRecipient: asked, remindRecipient: reminded, markUnanswered: done };
  const calls = await harness.run(fakes, async (made) => {
    const order = await start(requested);
    await harness.env.sleep('80 hours');
    await until(() => made.length === 3);
    await order.close();
    await harness.record(order.handle, 'order-conversation.unanswered');
  });
  expect(names(calls)).toEqual(['askRecipient', 'remindRecipient', 'markUnanswered']);
  expect(hoursSinceFirst(calls, 1)).toBeCloseTo(24, 1);
  expect(hoursSinceFirst(calls, 2)).toBeCloseTo(72, 1);
});

test('reminds again for as long as another reminder is due', async () => {
  let reminders = 0;
  const remindRecipient = async () => {
    reminders += 1;
    const next = new Date((await harness.env.currentTimeMs()) + 12 * HOUR).toISOString();
    return { ...(await asked()), remind_at: reminders === 1 ? next : null };
  };
  const fakes = { askRecipient: asked, remindRecipient, markUnanswered: done };
  const calls = await harness.run(fakes, async (made) => {
    const order = await start(requested);
    await harness.env.sleep('80 hours');
    await until(() => made.length === 4);
    await order.close();
    await harness.record(order.handle, 'order-conversation.reminded-twice');
  });
  expect(names(calls)).toEqual(['askRecipient', 'remindRecipient', 'remindRecipient', 'markUnanswered']);
  expect(calls.slice(1).map((_call, index) => Math.round(hoursSinceFirst(calls, index + 1)))).toEqual([
    24, 36, 72,
  ]);
  const [first, second] = calls.slice(1, 3).map(({ argument }) => Date.parse(String(argument.due)));
  expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(12 * HOUR);
});

test('a request that somebody closes is waited for no more', async () => {
  const calls = await harness.run({ askRecipient: asked }, async (made) => {
    const order = await start(requested);
    await until(() => made.length === 1);
    await untilLeft(order.handle, 'TIMER_STARTED');
    await order.signal({ type: 'request_closed' }, 'awaiting_reply');
    await harness.env.sleep('80 hours');
    await order.close();
    await harness.record(order.handle, 'order-conversation.request-closed');
  });
  expect(names(calls)).toEqual(['askRecipient']);
});

test('a request whose messages go out later is waited for once they have', async () => {
  let isSent = false;
  const askRecipient = () => (isSent ? asked() : Promise.resolve(askedLater));
  const calls = await harness.run({ askRecipient, remindRecipient: reminded }, async (made) => {
    const order = await start(requested);
    await until(async () => made.length === 1 && (await order.state()).in_background === 0);
    expect(await order.state()).toMatchObject({ asking: 'req_1', waiting: null });
    isSent = true;
    await order.signal(requested, 'awaiting_reply');
    await until(async () => (await order.state()).waiting !== null);
    expect((await order.state()).asking).toBeNull();
    await harness.env.sleep('25 hours');
    await until(() => made.length === 3);
    await order.close();
    await harness.record(order.handle, 'order-conversation.asked-later');
  });
  expect(names(calls)).toEqual(['askRecipient', 'askRecipient', 'remindRecipient']);
});

test('an event that is sent twice is handled once', async () => {
  const calls = await harness.run({ askRecipient: asked }, async (made) => {
    const order = await start(requested, 'scanned', { event: 'evt_again' });
    await order.signal(requested, 'scanned', { event: 'evt_again' });
    await until(() => made.length === 1);
    await order.signal(requested, 'scanned', { event: 'evt_again' });
    await order.close();
  });
  expect(names(calls)).toEqual(['askRecipient']);
});

test('a step that fails for a while is tried again, and happens once it can', async () => {
  let tries = 0;
  const askRecipient = () => {
    tries += 1;
    return tries < 4 ? Promise.reject(new TransientError('the provider is down')) : asked();
  };
  await harness.run({ askRecipient }, async () => {
    const order = await start(requested);
    await harness.env.sleep('1 minute');
    await until(() => tries === 4);
    await order.close();
    await harness.record(order.handle, 'order-conversation.provider-down');
  });
  expect(tries).toBe(4);
});

test('a step that can never succeed marks its request as failed, and the order goes on', async () => {
  const fakes = {
    askRecipient: () =>
      Promise.reject(new AppError('invalid_value', { message: 'There is no such template.' })),
    failRequest: done,
  };
  const calls = await harness.run(fakes, async (made) => {
    const order = await start(requested);
    await until(() => made.length === 2);
    await order.signal({ type: 'booked' }, 'booked');
    await order.close('delivered');
    await harness.record(order.handle, 'order-conversation.request-failed');
  });
  expect(names(calls)).toEqual(['askRecipient', 'failRequest']);
  expect(calls[1]?.argument).toEqual({
    tenant: 'ten_1',
    request: 'req_1',
    error: 'There is no such template.',
  });
});

test('a late reply to an order that is over is read, and leaves nothing running', async () => {
  const calls = await harness.run({ readReply: needsReview }, async () => {
    const order = await start(replied, 'delivered');
    await order.handle.result();
    await harness.record(order.handle, 'order-conversation.late-reply');
  });
  expect(names(calls)).toEqual(['readReply']);
});

test('many signals continue as new, with the wait and the seen events carried over', async () => {
  const fakes = { askRecipient: asked, remindRecipient: reminded, markUnanswered: done };
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
    await harness.record(order.handle, 'order-conversation.continued-as-new');
  });
  expect(names(calls)).toEqual(['askRecipient', 'remindRecipient']);
});
