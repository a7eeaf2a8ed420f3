/** Sends under way: their deadline, and waiting for them. */
import { type PendingSends, withDeadline } from '../../../src/adapters/messaging/send-deadline.js';
import { SendUnfinished } from '../../../src/adapters/messaging/index.js';

test('a send is registered until it is over, however it ends', async () => {
  const pending: PendingSends = new Map();
  const send = withDeadline(
    pending,
    (ok: boolean) => (ok ? Promise.resolve('sent') : Promise.reject(new Error('no'))),
    60_000,
  );
  const sending = send(true);
  expect(pending.size).toBe(1);
  expect(await sending).toBe('sent');
  await expect(send(false)).rejects.toThrow('no');
  expect(pending.size).toBe(0);
});

test('beyond its deadline the caller is told that nothing is known, and the send stays registered', async () => {
  const pending: PendingSends = new Map();
  let answer: (value: string) => void = () => undefined;
  const send = withDeadline(pending, () => new Promise<string>((resolve) => (answer = resolve)), 5);
  await expect(send(undefined)).rejects.toThrow(SendUnfinished);
  expect(pending.size).toBe(1);
  answer('late');
  await Promise.all(pending.keys());
  expect(pending.size).toBe(0);
});
