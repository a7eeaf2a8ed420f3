/** Steps of one order that are due at once: their histories replay, whichever of them takes longest. */
import { Worker } from '@temporalio/worker';
import { TransientError } from '../../src/runtime/transient-error.js';
import { WORKFLOW_BUNDLE } from '../support/workflow-bundle.js';
import { names, useHarness } from './harness.js';
import { replied, startedBy, until } from './orders.js';

const harness = useHarness();
const start = startedBy(harness);
const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('a confirmation that fails slowly, while a reply is read that leads to another one', async () => {
  const tries = new Map<string, number>();
  const fakes = {
    sendConfirmation: async ({ event_id: event }: { event_id: string }) => {
      tries.set(event, (tries.get(event) ?? 0) + 1);
      // While the first is sent all else comes, and is begun by one workflow task.
      await after({ evt_first: 1_000, evt_slow: 600 }[event] ?? 900);
      if (event !== 'evt_first' && tries.get(event) === 1) throw new TransientError('the provider is down');
    },
    readReply: () => Promise.resolve({ outcome: 'booked' as const, confirmation: 'evt_of_reply' }),
  };
  await harness.run(fakes, async (made) => {
    const order = await start({ type: 'booked', notify: true }, 'booked', { event: 'evt_first' });
    await until(() => made.length === 1);
    await order.signal({ type: 'booked', notify: true }, 'booked', { event: 'evt_slow' });
    await order.signal(replied, 'booked');
    await until(() => names(made).filter((name) => name === 'sendConfirmation').length === 5);
    await after(1_000);
    await order.close('delivered');
    await harness.record(order.handle, 'order-lifecycle.steps-in-turn');
    const history = await order.handle.fetchHistory();
    await Worker.runReplayHistory({ workflowBundle: WORKFLOW_BUNDLE }, history, order.handle.workflowId);
  });
});
