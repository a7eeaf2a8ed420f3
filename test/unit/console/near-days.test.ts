/** From an empty day to the nearest ones with orders. */
import { nearDays } from '../../../packages/console/src/views/today/near-days';

const slots = [
  { date: '2026-03-09', booked: 2 },
  { date: '2026-03-10', booked: 3 },
  { date: '2026-03-10', booked: 4 },
  { date: '2026-03-13', booked: 0 },
  { date: '2026-03-17', booked: 1 },
  { date: '2026-03-16', booked: 5 },
];

test('leads to the nearest day before and after that has booked orders, and says how many', () => {
  expect(nearDays(slots, '2026-03-12')).toEqual({
    before: { date: '2026-03-10', orders: 7 },
    after: { date: '2026-03-16', orders: 5 },
  });
});

test('leads nowhere where there is none', () => {
  expect(nearDays(slots, '2026-03-17').after).toBeUndefined();
  expect(nearDays([], '2026-03-17')).toEqual({ before: undefined, after: undefined });
});
