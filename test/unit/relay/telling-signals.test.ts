/** An order's signals are named by what they tell. */
import type { WorkflowSignalInput, WorkflowSignalWithStartInput } from '@temporalio/client';
import { tellingSignals } from '../../../src/relay/telling-signals.js';

const sent = async (signalName: string, news: unknown) => {
  const names: string[] = [];
  const note = (input: { signalName: string }) => {
    names.push(input.signalName);
    return Promise.resolve('');
  };
  await tellingSignals.signal?.(
    { signalName, args: [news] } as unknown as WorkflowSignalInput,
    async (input) => {
      await note(input);
    },
  );
  await tellingSignals.signalWithStart?.(
    { signalName, signalArgs: [news] } as unknown as WorkflowSignalWithStartInput,
    note,
  );
  return names;
};

test('an order’s signal goes out under the name of what happened, any other under its own', async () => {
  expect(await sent('orderEvent', { type: 'reply_received' })).toEqual(['replyReceived', 'replyReceived']);
  expect(await sent('orderEvent', { type: 'booked' })).toEqual(['booked', 'booked']);
  expect(await sent('orderEvent', { type: 'unheard_of' })).toEqual(['orderEvent', 'orderEvent']);
  expect(await sent('turn', undefined)).toEqual(['turn', 'turn']);
});
