import { nextAttemptDelay, retryAfterMs } from '../../../src/domain/retry-schedule.js';

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

test.each([
  ['longer than the schedule has', 1, 0, 120 * SECOND, 120 * SECOND],
  ['shorter than the schedule has', 4, 0, 120 * SECOND, 9 * MINUTE],
  ['as long as the pause', 2, 0, 30 * SECOND, 30 * SECOND],
  ['beyond the last attempt', 2, HOUR, 30 * HOUR, 23 * HOUR],
  ['on the last pause but one', 9, 15 * HOUR, 2 * HOUR, 7.2 * HOUR],
  ['an hour before the last attempt', 5, 23 * HOUR, 2 * HOUR, HOUR],
  ['after the last attempt', 11, DAY, HOUR, null],
])('the receiver asks for a pause %s', (_case, attempt, sinceFirst, asked, delay) => {
  const given = nextAttemptDelay(attempt, sinceFirst, 0.999_999_999, asked);
  if (delay === null) expect(given).toBeNull();
  else expect(given).toBeCloseTo(delay, -1);
});

const NOW = new Date('2026-03-12T08:00:00.000Z');
test.each([
  ['120', 120 * SECOND],
  [' 7 ', 7 * SECOND],
  ['0', 0],
  ['86400', DAY],
  ['Thu, 12 Mar 2026 08:02:00 GMT', 120 * SECOND],
  ['Thu, 12 Mar 2026 09:00:00 GMT', HOUR],
  ['Thursday, 12-Mar-26 08:00:30 GMT', 30 * SECOND],
  ['Thu Mar 12 08:00:10 2026 GMT', 10 * SECOND],
  ['Thu Mar 12 08:00:10 2026', 10 * SECOND],
  ['Thu, 12 Mar 2026 07:59:59 GMT', 0],
  ['Sun, 06 Nov 1994 08:49:37 GMT', 0],
  ['-5', 0],
  ['1.5', 0],
  ['120s', 0],
  ['soon', 0],
  ['Soon, please', 0],
  ['2', 2 * SECOND],
  ['', 0],
  [null, 0],
])('Retry-After %j', (header, ms) => {
  expect(retryAfterMs(header, NOW)).toBe(ms);
});
