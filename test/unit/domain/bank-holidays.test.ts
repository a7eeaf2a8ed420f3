/** Bank holidays by their rules, against the table that the reply reader has for England and Wales. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bankHolidays, isBankHoliday } from '../../../src/domain/bank-holidays.js';

const table = readFileSync(
  join(import.meta.dirname, '../../../packages/reply-reader/data/bank-holidays.tsv'),
  'utf8',
)
  .split('\n')
  .filter((line) => /^\d/.test(line))
  .map((line) => line.slice(0, 10));

test('England and Wales: every holiday of the table, and no other', () => {
  const years = [...new Set(table.map((date) => Number(date.slice(0, 4))))];
  expect(years.length).toBeGreaterThan(20);
  expect(years.flatMap((year) => bankHolidays('england_and_wales', year))).toEqual([...new Set(table)]);
});

// As published at gov.uk/bank-holidays, with the days themselves where a substitute is listed.
test.each([
  [
    'scotland',
    2027,
    [
      '01-01',
      '01-02',
      '01-04',
      '03-26',
      '05-03',
      '05-31',
      '08-02',
      '11-30',
      '12-25',
      '12-26',
      '12-27',
      '12-28',
    ],
  ],
  [
    'northern_ireland',
    2026,
    [
      '01-01',
      '03-17',
      '04-03',
      '04-06',
      '05-04',
      '05-25',
      '07-12',
      '07-13',
      '08-31',
      '12-25',
      '12-26',
      '12-28',
    ],
  ],
] as const)('%s in %d', (calendar, year, days) => {
  expect(bankHolidays(calendar, year)).toEqual(days.map((day) => `${year}-${day}`));
});

test('calendars differ', () => {
  expect(isBankHoliday('2026-04-06', 'england_and_wales')).toBe(true);
  expect(isBankHoliday('2026-04-06', 'scotland')).toBe(false);
  expect(isBankHoliday('2026-01-02', 'scotland')).toBe(true);
});
