/** PINs, and what happens to wrong ones. */
import { countTry, PIN, type PinTries } from '../../../src/domain/pin.js';

const NOW = new Date('2026-03-11T09:00:00Z');
const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);

test.each([
  ['1234', true],
  ['123456', true],
  ['123', false],
  ['1234567', false],
  ['12a4', false],
  ['1234\n', false],
  ['١٢٣٤', false],
])('%j', (text, isPin) => {
  expect(PIN.test(text)).toBe(isPin);
});

test('the fifth try locks for 15 minutes, and then there are five again', () => {
  let tries: PinTries = { tries: 0, locked_until: null };
  for (let left = 4; left >= 0; left--) {
    const tried = countTry(tries, NOW);
    if (!tried.ok) throw new Error('locked too early');
    expect(tried.left).toBe(left);
    tries = tried.then;
  }
  expect(tries.locked_until).toEqual(minutes(15));
  expect(countTry(tries, minutes(14.99))).toEqual({ ok: false, until: minutes(15) });
  expect(countTry(tries, minutes(15))).toEqual({ ok: true, then: { tries: 1, locked_until: null }, left: 4 });
});
