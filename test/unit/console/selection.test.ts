/** The selected stops: only those that can still be moved are counted. */
import { Selection } from '../../../packages/console/src/views/today/selection';

test('what is done, cancelled or gone meanwhile is no longer selected', () => {
  const selection = new Selection();
  const counts: number[] = [];
  selection.watch(() => counts.push(selection.orders.size));
  selection.set(['a', 'b', 'c']);
  selection.keep(new Set(['a', 'c', 'd']));
  expect([...selection.orders]).toEqual(['a', 'c']);
  selection.keep(new Set(['a', 'c']));
  expect(counts).toEqual([3, 2]);
});
