/** A worker that is lost while it asks a recipient. Temporal waits half a minute for it, by the clock on the wall. */
import { useHarness } from '../workflows/harness.js';
import { askedBy, requested, startedBy, until } from '../workflows/orders.js';

const harness = useHarness();
const start = startedBy(harness);
const asked = askedBy(harness);

test('a worker that is lost while it asks holds up nothing that comes after the booking', async () => {
  let isLost = true;
  let giveUp = (): void => undefined;
  const askRecipient = () =>
    isLost ? new Promise<never>((_resolve, reject) => (giveUp = () => reject(new Error('lost')))) : asked();
  const calls = await harness.run({ askRecipient }, async (made) => {
    const order = await start(requested);
    await until(() => made.length === 1);
    await order.signal({ type: 'booked' }, 'booked');
    // Nobody waits for the answer any more when Temporal gives up the worker.
    await harness.env.sleep('1 minute');
    isLost = false;
    await order.signal({ ...requested, request: 'req_2' });
    await until(() => made.length === 2);
    await order.close();
    await harness.record(order.handle, 'order-conversation.lost-while-asking');
  });
  giveUp();
  expect(calls.map(({ argument }) => argument.request)).toEqual(['req_1', 'req_2']);
});
