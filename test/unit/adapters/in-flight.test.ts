/** Sends under way: their deadline, and waiting for them. */
import { bounded, type InFlight } from '../../../src/adapters/messaging/in-flight.js';
import { SendUnfinished } from '../../../src/adapters/messaging/index.js';

test('a send is noted until it is over, however it ends', async () => {
  const inFlight: InFlight = new Map();
  const send = bounded(
    inFlight,
    (ok: boolean) => (ok ? Promise.resolve('sent') : Promise.reject(new Error('no'))),
    60_000,
  );
  const sending = send(true);
  expect(inFlight.size).toBe(1);
  expect(await sending).toBe('sent');
  await expect(send(false)).rejects.toThrow('no');
  expect(inFlight.size).toBe(0);
});

test('beyond its deadline the caller is told that nothing is known, and the send stays noted', async () => {
  const inFlight: InFlight = new Map();
  let answer: (value: string) => void = () => undefined;
  const send = bounded(inFlight, () => new Promise<string>((resolve) => (answer = resolve)), 5);
  await expect(send(undefined)).rejects.toThrow(SendUnfinished);
  expect(inFlight.size).toBe(1);
  answer('late');
  await Promise.all(inFlight.keys());
  expect(inFlight.size).toBe(0);
});
