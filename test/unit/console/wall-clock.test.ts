/** Moments by the clock of the depot to which they belong. */
import { clockIn } from '../../../packages/console/src/parts/wall-clock';

const [london, madrid, newYork] = [
  clockIn('Europe/London'),
  clockIn('Europe/Madrid'),
  clockIn('America/New_York'),
];

test('the same moment is another time at each of a courier’s depots', () => {
  const at = '2026-07-01T23:30:07Z';
  expect(
    [london, madrid, newYork].map((clock) => [
      clock.time(at),
      clock.moment(at, Date.parse(at)),
      clock.dateOf(at),
    ]),
  ).toEqual([
    ['00:30', '2 Jul, 00:30', '2026-07-02'],
    ['01:30', '2 Jul, 01:30', '2026-07-02'],
    ['19:30', '1 Jul, 19:30', '2026-07-01'],
  ]);
  expect(madrid.momentWithSeconds(at)).toBe('2 Jul, 01:30:07');
});

test('no clock changes another one', () => {
  const before = london.time('2026-01-01T09:42:00Z');
  clockIn('Pacific/Auckland');
  expect([before, london.time('2026-01-01T09:42:00Z')]).toEqual(['09:42', '09:42']);
  expect(clockIn('Europe/London')).toBe(london);
});

test('it is not the same day at each of them', () => {
  const today = (at: string) => [london, madrid, newYork].map((clock) => clock.today(0, Date.parse(at)));
  expect(today('2026-03-12T23:15:00Z')).toEqual([...['2026-03-12', '2026-03-13', '2026-03-12']]);
  expect(madrid.today(-1, Date.parse('2026-03-12T23:15:00Z'))).toBe('2026-03-12');
  expect(today('2026-03-13T02:00:00Z')).toEqual([...['2026-03-13', '2026-03-13', '2026-03-12']]);
});

test('a moment of another year, by that clock, has the year in place of the time', () => {
  const now = Date.parse('2026-03-12T12:00:00Z');
  expect([london.moment('2025-12-31T23:30:00Z', now), madrid.moment('2025-12-31T23:30:00Z', now)]).toEqual([
    ...['31 Dec 2025', '1 Jan, 00:30'],
  ]);
});

test.each([
  ['Europe/London', '2026-03-12', '2026-03-12T23:59:59.000Z'],
  ['Europe/London', '2026-07-01', '2026-07-01T22:59:59.000Z'],
  // The clock goes forward on the 29th, and back on the 25th.
  ['Europe/London', '2026-03-29', '2026-03-29T22:59:59.000Z'],
  ['Europe/London', '2026-10-25', '2026-10-25T23:59:59.000Z'],
  ['Europe/Madrid', '2026-07-01', '2026-07-01T21:59:59.000Z'],
  ['Pacific/Auckland', '2026-07-01', '2026-07-01T11:59:59.000Z'],
  ['America/Los_Angeles', '2026-07-01', '2026-07-02T06:59:59.000Z'],
])('in %s, %s ends at %s', (zone, date, end) => {
  expect(clockIn(zone).endOfDay(date)).toBe(end);
});
