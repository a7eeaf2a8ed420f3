import { shiftOn } from '../../../src/domain/working-hours.js';

const HOUR = 3600;
const MONDAY = '2026-05-18';
const SUNDAY = '2026-05-17';

test('without shifts all day is worked, with an empty list none', () => {
  expect(shiftOn(MONDAY, null)).toEqual({ fromSecond: -Infinity, toSecond: Infinity });
  expect(shiftOn(MONDAY, [])).toBeNull();
});

test('an entry without a weekday is daily, a weekday that no entry names is off', () => {
  expect(shiftOn(SUNDAY, [{ from: '08:00', to: '16:00' }])).toEqual({
    fromSecond: 8 * HOUR,
    toSecond: 16 * HOUR,
  });
  const mondays = [{ weekday: 1, from: '09:00', to: '12:30' }];
  expect(shiftOn(MONDAY, mondays)).toEqual({ fromSecond: 9 * HOUR, toSecond: 12.5 * HOUR });
  expect(shiftOn(SUNDAY, mondays)).toBeNull();
});

test('several entries of a day reach from the earliest to the latest', () => {
  const shifts = [
    { weekday: 1, from: '14:00', to: '18:00' },
    { weekday: 0, from: '05:00', to: '23:00' },
    { from: '08:00', to: '12:00' },
  ];
  expect(shiftOn(MONDAY, shifts)).toEqual({ fromSecond: 8 * HOUR, toSecond: 18 * HOUR });
});
