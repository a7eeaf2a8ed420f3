/** The list of orders: its address, its sequence, saved views, and what is done to several at once. */
import { WaypostError } from '@waypost/client';
import { doToAll, leftOutWords } from '../../../packages/console/src/views/orders/do-to-all';
import { exportName } from '../../../packages/console/src/views/orders/export-name';
import { defaultViews, readViews } from '../../../packages/console/src/views/orders/read-views';
import { filtersOf, queryOf, readSearch } from '../../../packages/console/src/views/orders/search';
import { nextSort, readSort, sorted } from '../../../packages/console/src/views/orders/sorting';

const order = (reference: string, more: object = {}) =>
  ({ ...{ id: reference, reference, slot: null, recipient: {}, status: 'booked' }, ...more }) as never;
const slot = (date: string) => ({ slot: { date, from: '08:00', to: '12:00' } });

test('several statuses, types, exchanges and a range of dates stand in the address', () => {
  const address = {
    ...{ status: 'planned,booked,lost', type: 'collection', exchange_for: 'ord_1', from: '2026-03-12' },
    sort: '-slot',
  };
  const search = readSearch(address);
  expect(search).toEqual({ ...address, status: 'booked,planned' });
  expect(queryOf(search)).toEqual({
    ...{ status: ['booked', 'planned'], type: 'collection', exchange_for: 'ord_1', from: '2026-03-12' },
  });
  expect(filtersOf(search)).not.toHaveProperty('sort');
  expect(readSearch({ status: 'lost', type: 'gift', sort: 'colour' })).toEqual({});
});

test('a heading sorts upwards, downwards, and then as before', () => {
  expect(nextSort(undefined, 'slot')).toBe('slot');
  expect(nextSort('slot', 'slot')).toBe('-slot');
  expect(nextSort('-slot', 'slot')).toBeUndefined();
  expect(nextSort('-slot', 'reference')).toBe('reference');
  expect(readSort('-slot')).toEqual({ column: 'slot', isDown: true });
});

test('orders are sorted as people sort; those without the value come last, either way', () => {
  const orders = [order('SO-10', slot('2026-03-12')), order('SO-9'), order('SO-2', slot('2026-03-13'))];
  const by = (sort: Parameters<typeof sorted>[1]) => sorted(orders, sort).map(({ reference }) => reference);
  expect(by(undefined)).toEqual(['SO-10', 'SO-9', 'SO-2']);
  expect(by('reference')).toEqual(['SO-2', 'SO-9', 'SO-10']);
  expect(by('slot')).toEqual(['SO-10', 'SO-2', 'SO-9']);
  expect(by('-slot')).toEqual(['SO-2', 'SO-10', 'SO-9']);
});

test('saved views are read as addresses are; what is none is left out', () => {
  const kept = JSON.stringify([
    { name: 'Late', search: { status: 'booked', page: 3 } },
    { search: {} },
    null,
  ]);
  expect(readViews(kept)).toEqual([{ name: 'Late', search: { status: 'booked' } }]);
  expect([readViews(null), readViews('{}')]).toEqual([[], []]);
});

test('the views that everybody has are addresses of the list', () => {
  for (const { name, search } of defaultViews('2026-03-12'))
    expect([name, readSearch(search)]).toEqual([name, search]);
  expect(defaultViews('2026-03-12')).toContainEqual({ name: 'Today', search: { date: '2026-03-12' } });
});

const refusal = (status: number) =>
  new WaypostError(status, {
    code: 'invalid_state',
    message: 'It is delivered.',
    param: '',
    request_id: 'r',
  });

test('one order that is refused does not stop the others; a lost connection does', async () => {
  const orders = [order('A'), order('B'), order('C')];
  const steps: number[] = [];
  const refuse = (which: string, error: Error) => (one: { reference: string }) =>
    one.reference === which ? Promise.reject(error) : Promise.resolve();
  const result = await doToAll(orders, refuse('B', refusal(409)), (done) => steps.push(done));
  expect(result.done.map(({ reference }) => reference)).toEqual(['A', 'C']);
  expect(result.refused).toEqual([{ order: orders[1], why: 'It is delivered.' }]);
  expect(steps).toEqual([0, 1, 2]);
  for (const error of [refusal(429), new TypeError('Failed to fetch')])
    await expect(doToAll(orders, refuse('B', error), () => undefined)).rejects.toBe(error);
});

test('a file of orders is named after what was filtered by', () => {
  const nameOf = (id: string) => (id === 'shp_1' ? 'Hearth & Home' : undefined);
  const today = '2026-03-20';
  expect(exportName({ shipper: 'shp_1', date: '2026-03-12' }, today, nameOf)).toBe(
    'orders_hearth-home_2026-03-12.csv',
  );
  expect(exportName({ status: 'booked,planned', from: '2026-03-12', to: '2026-03-14' }, today, nameOf)).toBe(
    'orders_booked-planned_2026-03-12_to_2026-03-14.csv',
  );
  expect(exportName({ from: '2026-03-12' }, today, nameOf)).toBe('orders_2026-03-12_to.csv');
  expect(exportName({ shipper: 'shp_gone', q: '../x' }, today, nameOf)).toBe(
    'orders_shp-gone_x_2026-03-20.csv',
  );
});

test('orders that were left as they are say each reason once, the first ones by name', () => {
  const left = ['1', '2', '3', '4', '5'].map((number) => ({
    reference: `SO-${number}`,
    why: 'It is on hold.',
  }));
  expect(leftOutWords(left.slice(0, 1))).toBe('1 order was left as it is. SO-1: It is on hold.');
  const waits = { reference: 'SO-9', why: 'Order SO-9 is awaiting scan, which does not allow this.' };
  expect(leftOutWords([...left, waits])).toBe(
    '6 orders were left as they are. SO-1, SO-2, SO-3 and 2 more: It is on hold. SO-9: Is awaiting scan, which does not allow this.',
  );
});
