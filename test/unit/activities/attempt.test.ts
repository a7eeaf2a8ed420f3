/** One attempt at a message: it begins only while its claim is surely its own. */
import { attempt, timeOfClaim } from '../../../activities/attempt.js';

const HELD_UP_MS = 16_000;

test.each([
  ['frozen', { steady: HELD_UP_MS, wall: HELD_UP_MS }],
  ['asleep with its machine, whose steady clock stood still', { steady: 0, wall: HELD_UP_MS }],
  ['held up while its clock was set back', { steady: HELD_UP_MS, wall: -3_600_000 }],
])('a sender that was %s between its claim and the message leaves it alone', async (_how, passed) => {
  const { steady, wall } = timeOfClaim();
  const calls: string[] = [];
  const made = await attempt(
    { steady: steady - passed.steady, wall: wall - passed.wall },
    {
      begin: () => {
        calls.push('sent');
        return Promise.resolve({ provider_id: 'SM1', auto_reply: null });
      },
      releasePermit: () => void calls.push('permit'),
    },
    () => Promise.resolve(),
  );
  expect([made.result, calls]).toEqual(['not_sent', ['permit']]);
});

test('one that begins in time sends it, and leaves its permit to the end of the send', async () => {
  const calls: string[] = [];
  const made = await attempt(
    timeOfClaim(),
    {
      begin: () => Promise.resolve({ provider_id: 'SM1', auto_reply: null }),
      releasePermit: () => void calls.push('permit'),
    },
    () => Promise.resolve(),
  );
  expect([made.result, calls]).toEqual(['sent', []]);
});
