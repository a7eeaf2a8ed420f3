/** What one channel's provider does not take now waits on the queue of that channel; the other channel goes on. */
import { ApplicationFailure } from '@temporalio/common';
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js';
import { PROVIDER_UNAVAILABLE } from '../../src/contracts/workflows.js';
import type { Channel } from '../../src/domain/sending.js';
import { useHarness } from './harness.js';
import { askedBy, requested, sent, startedBy, until } from './orders.js';

const harness = useHarness();
const start = startedBy(harness);
const asked = askedBy(harness);

type Sent = { channel?: Channel };
const unavailable = (...channels: Channel[]) =>
  Promise.reject(
    ApplicationFailure.create({ message: 'It is silent.', type: PROVIDER_UNAVAILABLE, details: [channels] }),
  );

/** The queue of each activity that was scheduled, in order. */
async function queuesOf(handle: Awaited<ReturnType<typeof start>>['handle']): Promise<string[]> {
  const { events } = JSON.parse(historyToJSON(await handle.fetchHistory()));
  return events.flatMap((event: any) => event.activityTaskScheduledEventAttributes?.taskQueue.name ?? []);
}

test('a mail that its server does not take waits on the queue for mail', async () => {
  const fakes = {
    sendQueuedMessages: ({ channel }: Sent) => (channel === 'email' ? sent() : unavailable('email')),
  };
  const calls = await harness.run(fakes, async (made) => {
    const order = await start({ type: 'messages_queued' });
    await until(() => made.length === 2);
    expect(await queuesOf(order.handle)).toEqual(['mail']);
    await order.close();
    await harness.record(order.handle, 'order-lifecycle.mail-waits-on-its-queue');
  });
  expect(calls.map(({ argument }) => argument.channel)).toEqual([undefined, 'email']);
});

test('while the provider of texts is down, a recipient is asked by email, and the text goes when it can', async () => {
  let isDown = true;
  const fakes = {
    sendBookingRequest: ({ channel }: Sent) => {
      if (channel === undefined) return unavailable('sms', 'email');
      return channel === 'email' ? asked() : unavailable('sms');
    },
    sendQueuedMessages: () => (isDown ? unavailable('sms') : sent()),
  };
  const calls = await harness.run(fakes, async (made) => {
    const order = await start(requested);
    await until(async () => (await order.state()).waiting !== null);
    isDown = false;
    await harness.env.sleep('20 minutes');
    await until(async () => made.length > 3 && (await order.state()).in_background === 0);
    expect((await queuesOf(order.handle)).slice(0, 3)).toEqual(['texts', 'texts', 'mail']);
    await order.close();
    await harness.record(order.handle, 'order-lifecycle.asked-by-mail-alone');
  });
  expect(calls[0]?.argument.channel).toBeUndefined();
});

test('a large file is imported on the queue of imports', async () => {
  await harness.run({ continueImport: () => Promise.resolve({ ended: true }) }, async () => {
    const handle = await harness.dispatch('import.start', { job: 'job_queue' });
    await handle.result();
    expect(await queuesOf(handle)).toEqual(['imports']);
  });
});
