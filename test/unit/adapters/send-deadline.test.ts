/** Sends under way: their deadline, and waiting for them. */
import { type PendingSends, withDeadline } from '../../../src/adapters/messaging/index.js';
import { NotSent, type SendOutcome, SendUnfinished } from '../../../src/adapters/messaging/port.js';

const SENT: SendOutcome = { provider_id: 'p', auto_reply: null };

/** Counts its calls. */
function counter() {
  const count = { calls: 0, call: () => void (count.calls += 1) };
  return count;
}

test('a send is registered, and keeps its place, until it is over, however it ends', async () => {
  const pending: PendingSends = new Map();
  const over = counter();
  const send = withDeadline(
    pending,
    (ok: boolean) => (ok ? Promise.resolve(SENT) : Promise.reject(new Error('no'))),
    { limitMs: 60_000, over: over.call },
  );
  const sending = send(true);
  expect([pending.size, over.calls]).toEqual([1, 0]);
  expect(await sending).toBe(SENT);
  await expect(send(false)).rejects.toThrow('no');
  expect([pending.size, over.calls]).toEqual([0, 2]);
});

test('beyond its deadline nothing is known; the outcome is recorded late, and waited for', async () => {
  const pending: PendingSends = new Map();
  let answer: (value: SendOutcome) => void = () => undefined;
  const over = counter();
  const send = withDeadline(pending, () => new Promise<SendOutcome>((resolve) => (answer = resolve)), {
    limitMs: 5,
    over: over.call,
  });
  const unfinished = await send(undefined).catch((error: unknown) => error);
  if (!(unfinished instanceof SendUnfinished)) throw unfinished;
  const recorded: SendOutcome[] = [];
  unfinished.whenOver(async (sending) => void recorded.push(await sending));
  expect([pending.size, over.calls]).toEqual([2, 0]);
  answer(SENT);
  await Promise.all(pending.keys());
  expect([recorded, pending.size, over.calls]).toEqual([[SENT], 0, 1]);
});

test('one that has handed nothing over is ended at its deadline, and may be tried again', async () => {
  const send = withDeadline(
    new Map(),
    (_message: undefined, { signal } = {}) =>
      new Promise<SendOutcome>((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new NotSent('withdrawn')));
      }),
    { limitMs: 5 },
  );
  await expect(send(undefined)).rejects.toThrow(NotSent);
});
