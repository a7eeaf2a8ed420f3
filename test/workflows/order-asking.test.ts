/**
 * Asking goes on beside what else happens to an order: a provider that is down holds up nobody, and the newest counts.
 */
import { Worker } from '@temporalio/worker';
import { UPDATE_SIGNALS, type OrderSignal } from '../../src/contracts/workflows.js';
import { WORKFLOW_BUNDLE } from '../support/workflow-bundle.js';
import { TransientError } from '../../src/runtime/transient-error.js';
import { ATTENTION_SECONDS, names, OF, useHarness } from './harness.js';
import {
  askedBy,
  done,
  needsReview,
  notAsked,
  reminded,
  replied,
  requested,
  startedBy,
  until,
} from './orders.js';

const harness = useHarness();
const start = startedBy(harness);
const asked = askedBy(harness);

/** A provider that is down until it is said to be back; what is asked of it then is `asked`. */
const outage = () => {
  let isDown = true;
  return {
    end: () => void (isDown = false),
    asks: () => (isDown ? Promise.reject(new TransientError('the provider is down')) : asked()),
  };
};

test('while a provider is down for minutes, a reply and a cancellation are handled at once', async () => {
  const provider = outage();
  const fakes = { askRecipient: provider.asks, readReply: needsReview };
  const calls = await harness.run(fakes, async (made) => {
    const order = await start(requested);
    await harness.env.sleep('5 minutes');
    const attempts = () => names(made).filter((name) => name === 'askRecipient').length;
    expect(attempts()).toBeGreaterThan(5);
    await order.signal(replied);
    await until(() => names(made).includes('readReply'));
    await order.signal({ type: 'closed' }, 'cancelled');
    // Nobody waits for the answer any more; what is asked is checked against the rows.
    await order.handle.result();
    await harness.record(order.handle, 'order-conversation.cancelled-while-asking');
  });
  expect(new Set(names(calls))).toEqual(new Set(['askRecipient', 'readReply']));
});

test('what came before a worker had time for it is taken in the sequence in which it came', async () => {
  const { client, nativeConnection: connection } = harness.env;
  const signal = (
    update: Pick<OrderSignal, 'status'> & ({ type: 'closed' } | typeof requested),
  ): OrderSignal => ({
    event_id: `evt_${update.type}`,
    attention: null,
    ...update,
  });
  const handle = await client.workflow.signalWithStart('orderConversation', {
    workflowId: 'order/ten_1/ord_late',
    taskQueue: 'late',
    args: [{ ...OF, order: 'ord_late', attention_after_seconds: ATTENTION_SECONDS }],
    signal: UPDATE_SIGNALS.booking_requested,
    signalArgs: [signal({ ...requested, status: 'scanned' })],
  });
  await handle.signal(UPDATE_SIGNALS.closed, signal({ type: 'closed', status: 'cancelled' }));
  const askRecipient = () => Promise.resolve(notAsked);
  const worker = await Worker.create({
    connection,
    taskQueue: 'late',
    workflowBundle: WORKFLOW_BUNDLE,
    activities: { askRecipient },
  });
  await worker.runUntil(async () => {
    await until(async () => (await handle.describe()).status.name === 'COMPLETED');
  });
});

test('only the newest request is waited for, whichever was asked last', async () => {
  const first = outage();
  const fakes = {
    askRecipient: ({ request }: { request: string }) => (request === 'req_1' ? first.asks() : asked()),
    remindRecipient: reminded,
    markUnanswered: done,
  };
  const calls = await harness.run(fakes, async (made) => {
    const order = await start(requested);
    await until(() => made.length >= 2);
    await order.signal({ type: 'booking_requested', request: 'req_2' });
    await until(() => made.some(({ argument }) => argument.request === 'req_2'));
    first.end();
    await harness.env.sleep('80 hours');
    await until(() => names(made).includes('markUnanswered'));
    await order.close();
    await harness.record(order.handle, 'order-conversation.asked-again');
  });
  const after = calls.filter(({ name }) => name !== 'askRecipient');
  expect(after.map(({ name, argument }) => [name, argument.request])).toEqual([
    ['remindRecipient', 'req_2'],
    ['markUnanswered', 'req_2'],
  ]);
});

test('a booking while the recipient is being asked ends the wait: nobody is reminded', async () => {
  const provider = outage();
  const calls = await harness.run({ askRecipient: provider.asks }, async (made) => {
    const order = await start(requested);
    await until(() => made.length >= 2);
    await order.signal({ type: 'booked' }, 'booked');
    provider.end();
    await harness.env.sleep('80 hours');
    await order.close('delivered');
  });
  expect(new Set(names(calls))).toEqual(new Set(['askRecipient']));
});

test('the same request again, while it is being asked, is not asked twice', async () => {
  const provider = outage();
  const calls = await harness.run({ askRecipient: provider.asks }, async (made) => {
    const order = await start(requested);
    await order.signal(requested);
    await harness.env.sleep('10 seconds');
    provider.end();
    await harness.env.sleep('1 minute');
    await order.close();
    expect(made.length).toBeGreaterThan(2);
  });
  const at = calls.map((call) => call.at);
  // One series of attempts, whose pauses grow: two would have begun together.
  expect(at.every((time, index) => index < 2 || time - (at[index - 1] ?? 0) >= 900)).toBe(true);
});
