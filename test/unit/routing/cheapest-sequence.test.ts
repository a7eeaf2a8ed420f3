import { insertCheapest } from '../../../src/routing/cheapest-sequence.js';
import type { RouteChange, RouteContext } from '../../../src/routing/rearrange.js';

test('so many orders that trying all their places would take minutes are refused before any is tried', () => {
  const onRoute = { sequence: Array.from({ length: 100 }, (_, at) => `ord_${at}`) };
  const joining = Array.from({ length: 20 }, (_, at) => `ord_new_${at}`);
  const untouched = {} as RouteContext;
  expect(() => insertCheapest(untouched, onRoute as unknown as RouteChange, joining, 'orders')).toThrow(
    expect.objectContaining({ code: 'too_many_items', param: 'orders' }),
  );
});
