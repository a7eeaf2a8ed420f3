/** What views read from their addresses, which people type, shorten and share. */
import { readSearch } from '../../../packages/console/src/views/orders/search';
import { readPeriod } from '../../../packages/console/src/views/reports/search';
import { readDay } from '../../../packages/console/src/views/today/search';

test('orders are searched by known filters alone', () => {
  expect(readSearch({ q: 'byrne', status: 'on_hold', depot: 'dep_1', date: '2026-03-12' })).toEqual({
    ...{ q: 'byrne', status: 'on_hold', depot: 'dep_1', date: '2026-03-12' },
  });
  expect(readSearch({ q: '', status: 'lost', shipper: null, page: 3 })).toEqual({});
});

test('a search of digits, which the router reads as a number, stays a text', () => {
  expect(readSearch({ q: 1042 })).toEqual({ q: '1042' });
});

test('a day and a period have dates, or none', () => {
  expect(readDay({ date: '2026-03-12', depot: 'dep_1', order: 'ord_1', x: 1 })).toEqual({
    ...{ date: '2026-03-12', depot: 'dep_1', order: 'ord_1' },
  });
  expect(readDay({ date: 'tomorrow', depot: '', order: 7 })).toEqual({});
  expect(readPeriod({ from: '2026-03-01', to: '2026-3-12' })).toEqual({ from: '2026-03-01' });
  expect(readPeriod({ shipper: 'shp_1', depot: '' })).toEqual({ shipper: 'shp_1' });
});
