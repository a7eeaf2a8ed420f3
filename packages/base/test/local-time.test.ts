/**
 * Calendar arithmetic and clock changes: tables of known days, and properties against JavaScript's own UTC calendar.
 */
import fc from 'fast-check';
import {
  addDays,
  daysBetween,
  instantOf,
  isDate,
  isTimeOfDay,
  localDateTime,
  minutesOf,
  timeOfMinutes,
  weekdayOf,
} from '../src/local-time.js';

const LONDON = 'Europe/London';
const dates = fc
  .date({ min: new Date('1600-01-01T00:00:00Z'), max: new Date('2399-12-31T23:59:59Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const times = fc.integer({ min: 0, max: 1439 }).map(timeOfMinutes);
const zones = fc.constantFrom(
  LONDON,
  'UTC',
  'America/New_York',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
);

describe('dates', () => {
  test.each(['2026-02-28', '2024-02-29', '2000-02-29', '2026-12-31', '0001-01-01', '9999-12-31'])(
    '%s is a date',
    (text) => {
      expect(isDate(text)).toBe(true);
    },
  );

  test.each([
    '2026-02-30',
    '2026-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-1-1',
    '26-01-01',
    '0000-01-01',
    '2026-01-01T00:00',
    ' 2026-01-01',
    '',
  ])('%j is no date', (text) => {
    expect(isDate(text)).toBe(false);
  });

  test('every day number agrees with the UTC calendar of the platform', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: -50_000, max: 50_000 }), (date, days) => {
        const expected = new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000);
        expect(addDays(date, days)).toBe(expected.toISOString().slice(0, 10));
        expect(weekdayOf(addDays(date, days))).toBe(expected.getUTCDay());
        expect(daysBetween(date, addDays(date, days))).toBe(days);
        expect(isDate(date)).toBe(true);
      }),
    );
  });

  test('what is no date is refused, and so is a year of five digits', () => {
    expect(() => addDays('2026-02-30', 1)).toThrow(RangeError);
    expect(() => weekdayOf('tomorrow')).toThrow(RangeError);
    expect(() => daysBetween('2026-01-01', '')).toThrow(RangeError);
    expect(() => addDays('9999-12-31', 1)).toThrow(RangeError);
  });
});

describe('times of day', () => {
  test.each(['00:00', '09:05', '23:59'])('%s is a time of day', (text) => {
    expect(isTimeOfDay(text)).toBe(true);
  });

  test.each(['24:00', '9:05', '12:60', '12:00:00', '', '1200'])('%j is no time of day', (text) => {
    expect(isTimeOfDay(text)).toBe(false);
  });

  test('minutes and times are each other’s inverse', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), (minutes) => {
        expect(minutesOf(timeOfMinutes(minutes))).toBe(minutes);
      }),
    );
    expect(minutesOf('13:30')).toBe(810);
    expect(() => minutesOf('25:00')).toThrow(RangeError);
    expect(() => timeOfMinutes(1440)).toThrow(RangeError);
    expect(() => timeOfMinutes(1.5)).toThrow(RangeError);
  });
});

describe('clocks', () => {
  test.each([
    ['2026-05-14T23:30:00Z', LONDON, { date: '2026-05-15', time: '00:30', second: 0, weekday: 5 }],
    ['2026-01-14T23:30:59Z', LONDON, { date: '2026-01-14', time: '23:30', second: 59, weekday: 3 }],
    ['2026-03-29T00:59:59.999Z', LONDON, { date: '2026-03-29', time: '00:59', second: 59, weekday: 0 }],
    ['2026-03-29T01:00:00Z', LONDON, { date: '2026-03-29', time: '02:00', second: 0, weekday: 0 }],
    ['1969-12-31T23:59:59.500Z', 'UTC', { date: '1969-12-31', time: '23:59', second: 59, weekday: 3 }],
    [
      '2026-06-30T12:00:00Z',
      'Pacific/Kiritimati',
      { date: '2026-07-01', time: '02:00', second: 0, weekday: 3 },
    ],
  ])('%s reads in %s', (instant, zone, expected) => {
    expect(localDateTime(new Date(instant), zone)).toEqual(expected);
  });

  test.each([
    ['2026-03-29', '00:30', '2026-03-29T00:30:00.000Z'],
    ['2026-03-29', '01:00', '2026-03-29T01:00:00.000Z'], // skipped: 02:00 British Summer Time
    ['2026-03-29', '01:30', '2026-03-29T01:30:00.000Z'], // skipped: 02:30
    ['2026-03-29', '02:00', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25', '00:59', '2026-10-24T23:59:00.000Z'],
    ['2026-10-25', '01:00', '2026-10-25T00:00:00.000Z'], // shown twice: the first time
    ['2026-10-25', '01:30', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25', '02:00', '2026-10-25T02:00:00.000Z'],
  ])('%s %s in London', (date, time, expected) => {
    expect(instantOf(date, time, LONDON).toISOString()).toBe(expected);
  });

  test('an instant reads as what was asked, unless the clock skips it', () => {
    fc.assert(
      fc.property(dates, times, zones, (date, time, zone) => {
        const instant = instantOf(date, time, zone);
        const read = localDateTime(instant, zone);
        if (read.date !== date || read.time !== time) {
          // Moved forward, by no more than the longest gap there has been: the day that Kiritimati left out.
          const movedMinutes = daysBetween(date, read.date) * 1440 + minutesOf(read.time) - minutesOf(time);
          expect(movedMinutes).toBeGreaterThan(0);
          expect(movedMinutes).toBeLessThanOrEqual(1440);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('on the days of London’s clock changes every minute survives or moves by the hour', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('2026-03-29', '2026-10-25', '2027-03-28', '2027-10-31'),
        times,
        (date, time) => {
          const instant = instantOf(date, time, LONDON);
          const read = localDateTime(instant, LONDON);
          const skipped = date.includes('-03-') && time >= '01:00' && time < '02:00';
          expect(read.date).toBe(date);
          expect(minutesOf(read.time)).toBe(minutesOf(time) + (skipped ? 60 : 0));
          // Of two showings the first is taken: an hour before, the clock did not show the same.
          const anHourBefore = localDateTime(new Date(instant.getTime() - 3_600_000), LONDON);
          expect(anHourBefore.time).not.toBe(time);
        },
      ),
    );
  });

  test('unknown zones and invalid instants are refused', () => {
    expect(() => localDateTime(new Date(), 'Europe/Nowhere')).toThrow(RangeError);
    expect(() => localDateTime(new Date(NaN), LONDON)).toThrow(RangeError);
    expect(() => instantOf('2026-01-01', '24:00', LONDON)).toThrow(RangeError);
  });
});
