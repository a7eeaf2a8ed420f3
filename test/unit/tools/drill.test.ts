/** What a drill finds missing in a restored database. */
import { lostRows } from '../../../tools/drill/contents.js';

const contents = (rows: Record<string, string[]>) =>
  new Map(Object.entries(rows).map(([table, digests]) => [table, new Set(digests)]));

test('a row that was there before and after the back-up, and is not in the copy, is lost', () => {
  const source = contents({ orders: ['a', 'b', 'c'], events: ['e'] });
  expect(lostRows(source, source, source)).toEqual({});
  expect(lostRows(source, source, contents({ orders: ['b'] }))).toEqual({ orders: 2, events: 1 });
});

test('a row that changed meanwhile may be there in either form', () => {
  const before = contents({ orders: ['a', 'b'] });
  const after = contents({ orders: ['a', 'b2'] });
  expect(lostRows(before, after, contents({ orders: ['a', 'b2', 'new'] }))).toEqual({});
  expect(lostRows(before, after, contents({ orders: ['a', 'b'] }))).toEqual({});
});
