/** Dates and times as they are typed. */
import {
  addMonths,
  parseDate,
  parseTime,
  showDate,
  weeksOf,
} from '../../../packages/console/src/parts/date-words';

/** A Thursday. */
const TODAY = '2026-03-12';

test.each([
  ['2026-03-14', '2026-03-14'],
  ['14/03/2026', '2026-03-14'],
  ['14/3/26', '2026-03-14'],
  ['14.3', '2026-03-14'],
  ['14 mar', '2026-03-14'],
  ['14 March 2027', '2027-03-14'],
  // The next such date.
  ['11/3', '2027-03-11'],
  ['29/2', undefined],
  ['29/2/2028', '2028-02-29'],
  ['today', TODAY],
  ['Tomorrow', '2026-03-13'],
  ['fri', '2026-03-13'],
  ['thursday', '2026-03-19'],
  ['31/4/2026', undefined],
  ['14/13/2026', undefined],
  ['soon', undefined],
  ['', undefined],
])('%s is %s', (text, date) => {
  expect(parseDate(text, TODAY)).toBe(date);
});

test('a date is shown with the day first', () => {
  expect([showDate('2026-03-12'), showDate('')]).toEqual(['12/03/2026', '']);
});

test.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['9.30', '09:30'],
  ['9:30 pm', '21:30'],
  ['12am', '00:00'],
  ['12pm', '12:00'],
  ['17:05', '17:05'],
  ['24:00', undefined],
  ['9:60', undefined],
  ['13pm', undefined],
  ['noon', undefined],
])('%s is %s', (text, time) => {
  expect(parseTime(text)).toBe(time);
});

test('a month is shown in whole weeks from Monday', () => {
  const weeks = weeksOf('2026-03-12');
  expect([weeks[0]?.[0], weeks.at(-1)?.[6], weeks.length]).toEqual(['2026-02-23', '2026-04-05', 6]);
  expect(weeksOf('2027-02-01')).toHaveLength(4);
});

test('months are added over the new year', () => {
  expect([addMonths('2026-12-31', 1), addMonths('2026-01-15', -1), addMonths('2026-03-12', 14)]).toEqual([
    ...['2027-01-01', '2025-12-01', '2027-05-01'],
  ]);
});
