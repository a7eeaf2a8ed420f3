/** Which of its visits an order's page and the board show. */
import { visitOf } from '../../../packages/console/src/parts/visits';

const visits = (...statuses: Parameters<typeof visitOf>[0][number]['status'][]) =>
  statuses.map((status, at) => ({ status, at }));

test.each([
  // A van that tries again on the same day visits an order twice on one route.
  [visits('failed', 'pending'), 1],
  [visits('failed', 'arrived'), 1],
  [visits('failed', 'completed'), 1],
  [visits('pending'), 0],
])('the visit to come is shown, or else the last one: %j', (all, at) => {
  expect(visitOf(all)?.at).toBe(at);
});

test('an order without a visit has none', () => {
  expect(visitOf(visits())).toBeUndefined();
});
