/** What one channel's provider does not take now waits on the queue of that channel; the other channel goes on. */
import type { WorkflowHandle } from '@temporalio/client';
import { ApplicationFailure } from '@temporalio/common';
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js';
import { PROVIDER_UNAVAILABLE } from '../../src/contracts/workflows.js';
import type { Channel } from '../../src/domain/sending.js';
import { useHarness } from './harness.js';
import { sent, until } from './orders.js';

const harness = useHarness();

type Sent = { channel?: Channel };
const unavailable = (...channels: Channel[]) =>
  Promise.reject(
    ApplicationFailure.create({ message: 'It is silent.', type: PROVIDER_UNAVAILABLE, details: [channels] }),
  );

/** The queue of each activity that was scheduled, in order. */
async function queuesOf(handle: WorkflowHandle): Promise<string[]> {
  const { events } = JSON.parse(historyToJSON(await handle.fetchHistory()));
  return events.flatMap((event: any) => event.activityTaskScheduledEventAttributes?.taskQueue.name ?? []);
}

test('a mail that its server does not take waits on the queue for mail', async () => {
  const fakes = {
    deliverMessages: ({ channel }: Sent) => (channel === 'email' ? sent() : unavailable('email')),
  };
  const calls = await harness.run(fakes, async () => {
    const handle = await harness.dispatch('messages.queued', { cause: 'evt_mail' });
    await handle.result();
    expect(await queuesOf(handle)).toEqual(['mail']);
    await harness.record(handle, 'message-delivery.mail-waits-on-its-queue');
  });
  expect(calls.map(({ argument }) => argument.channel)).toEqual([undefined, 'email']);
});

test('many messages go behind what answers somebody, and each channel waits for its own provider', async () => {
  let isDown = true;
  const fakes = {
    deliverMessages: ({ channel }: Sent) => {
      if (channel === undefined) return unavailable('sms', 'email');
      return channel === 'email' || !isDown ? sent() : unavailable('sms');
    },
  };
  await harness.run(fakes, async (made) => {
    const context = { messages: 40, order: null, summary: 'narrowed_window, 40 messages' };
    const handle = await harness.dispatch('messages.queued', { cause: 'evt_many' }, { context });
    await until(() => made.length >= 3);
    isDown = false;
    await harness.env.sleep('20 minutes');
    await handle.result();
    expect((await queuesOf(handle)).toSorted()).toEqual(['mail', 'texts', 'texts']);
    await harness.record(handle, 'message-delivery.texts-wait-for-their-provider');
  });
});

test('a large file is imported on the queue of imports', async () => {
  await harness.run({ continueImport: () => Promise.resolve({ ended: true }) }, async () => {
    const handle = await harness.dispatch('import.start', { job: 'job_queue' });
    await handle.result();
    expect(await queuesOf(handle)).toEqual(['imports']);
  });
});
