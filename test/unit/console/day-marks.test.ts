/** What the month of the day picker says of days. */
import { marksOf } from '../../../packages/console/src/views/today/day-marks';

const day = (date: string, unplanned: number, drafts: number, published: number) => ({
  ...{ object: 'day_count' as const, date, unplanned, drafts, published },
});

test.each([
  [day('2026-03-12', 1, 0, 0), 'open', '1 order without a van'],
  [day('2026-03-12', 0, 2, 3), 'open', '2 drafts, 3 routes published'],
  [day('2026-03-12', 12, 1, 1), 'open', '12 orders without a van, 1 draft, 1 route published'],
  [day('2026-03-12', 0, 0, 4), 'done', '4 routes published'],
])('%j is %s: %s', (of, kind, words) => {
  expect(marksOf([of]).get(of.date)).toEqual({ kind, words });
});
