/** Whoever looks at the clock every hour finds each night once, in every zone and on both clock changes. */
import { addDays } from '@waypost/base/local-time';
import { overnightDate } from '../../../src/operations/agent/overnight.js';

const HOUR_MS = 3_600_000;

/**
 * Offsets of whole, half and quarter hours; clocks that change at one, two, three and midnight, by half an hour and
 * two.
 */
const ZONES = [
  ...['Europe/London', 'Europe/Berlin', 'America/New_York', 'America/St_Johns', 'America/Santiago'],
  ...['Australia/Lord_Howe', 'Pacific/Chatham', 'Asia/Kathmandu', 'Africa/Cairo', 'Asia/Beirut'],
  ...['Antarctica/Troll', 'Pacific/Kiritimati', 'Atlantic/Azores'],
];

test.each(ZONES)('%s', (zone) => {
  const nights: string[] = [];
  for (let at = Date.UTC(2026, 0, 1, 12, 7); at < Date.UTC(2027, 0, 2, 12, 7); at += HOUR_MS) {
    const night = overnightDate(new Date(at), zone);
    if (night !== null && night !== nights.at(-1)) nights.push(night);
  }
  expect(nights.length).toBeGreaterThanOrEqual(365);
  // Each date follows the one before: none is left out, none comes again.
  expect(nights).toEqual(nights.map((_, index) => addDays(nights[0]!, index)));
});

test('it is night from two until six', () => {
  const shown = (time: string) => overnightDate(new Date(`2026-06-10T${time}Z`), 'UTC');
  expect(shown('01:59:59')).toBeNull();
  expect(shown('02:00:00')).toBe('2026-06-10');
  expect(shown('05:59:59')).toBe('2026-06-10');
  expect(shown('06:00:00')).toBeNull();
});
