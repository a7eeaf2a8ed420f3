import { nextAttemptDelay } from '../../../src/domain/retry-schedule.js';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test('the delays of a series, the last to exactly a day after the first attempt', () => {
  const delays: number[] = [];
  let elapsed = 0;
  for (let attempt = 1; ; attempt += 1) {
    const delay = nextAttemptDelay(attempt, elapsed, 0);
    if (delay === null) break;
    delays.push(delay);
    elapsed += delay;
  }
  const hours = [1, 2, 4, 8].map((count) => count * HOUR);
  const first = [5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, ...hours];
  expect(delays.slice(0, 9)).toEqual(first);
  expect(delays).toHaveLength(10);
  expect(elapsed).toBe(DAY);
});

test('jitter shortens a delay by up to a tenth, but for the last', () => {
  expect(nextAttemptDelay(1, 0, 0.5)).toBe(4_750);
  expect(nextAttemptDelay(9, 7 * HOUR, 0.999_999)).toBeCloseTo(7.2 * HOUR, -3);
  expect(nextAttemptDelay(10, 15 * HOUR, 0.9)).toBe(9 * HOUR);
});

test.each([
  ['an attempt more than the schedule has', 12, 3 * HOUR, 21 * HOUR],
  ['a delay that would go beyond the day', 9, 20 * HOUR, 4 * HOUR],
  ['an attempt right before its end', 10, DAY - 5 * SECOND, null],
  ['an attempt after it', 3, 30 * HOUR, null],
])('%s', (_case, attempt, sinceFirst, delay) => {
  expect(nextAttemptDelay(attempt, sinceFirst, 0)).toBe(delay);
});
