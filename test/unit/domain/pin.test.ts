/** PINs, which of them are too easy, and what happens to wrong ones. */
import { countTry, isTrivial, PIN, type PinTries } from '../../../src/domain/pin.js';

const NOW = new Date('2026-03-11T09:00:00Z');
const minutes = (count: number, from = NOW) => new Date(from.getTime() + count * 60_000);

test.each([
  ['471182', true],
  ['000000', true],
  ['1234', false],
  ['12345', false],
  ['1234567', false],
  ['12a456', false],
  ['123456\n', false],
  ['١٢٣٤٥٦', false],
])('%j looks like a PIN: %s', (text, isPin) => {
  expect(PIN.test(text)).toBe(isPin);
});

test.each([
  ...[
    '000000',
    '777777',
    '123456',
    '654321',
    '890123',
    '321098',
    '246802',
    '135791',
    '121212',
    '112112',
    '110110',
  ],
  ...['111222', '112233', '998877', '123123', '907907', '311299', '010100', '250385'],
])('%s is too easy', (pin) => {
  expect(isTrivial(pin)).toBe(true);
});

test.each(['471182', '936174', '320185', '253085', '102938', '314159', '123465', '112234', '123124'])(
  '%s is not',
  (pin) => {
    expect(isTrivial(pin)).toBe(false);
  },
);

test('few PINs are refused', () => {
  let refused = 0;
  for (let pin = 0; pin < 1_000_000; pin += 1) refused += isTrivial(String(pin).padStart(6, '0')) ? 1 : 0;
  expect(refused).toBeLessThan(45_000);
});

/** Enters wrong PINs until one locks; returns when it was entered first and what is stored then. */
function lockAfterFive(tries: PinTries, at: Date): PinTries {
  let after = tries;
  for (let left = 4; left >= 0; left -= 1) {
    const tried = countTry(after, at);
    if (!tried.ok) throw new Error('locked too early');
    expect(tried.left).toBe(left);
    after = tried.then;
  }
  return after;
}

test('each fifth try locks, for longer every time, and then there are five again', () => {
  let tries: PinTries = { tries: 0, locks: 0, locked_until: null };
  let at = NOW;
  for (const lock of [15, 60, 240, 1440, 1440]) {
    tries = lockAfterFive(tries, at);
    const until = minutes(lock, at);
    expect(tries.locked_until).toEqual(until);
    expect(countTry(tries, minutes(lock - 0.01, at))).toEqual({ ok: false, until });
    at = until;
  }
  expect(countTry(tries, at)).toEqual({
    ok: true,
    then: { tries: 1, locks: 5, locked_until: null },
    left: 4,
  });
});
