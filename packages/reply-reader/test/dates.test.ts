/** Dates written with a dash, which are no windows of the day, and days at a month's turn. */
import { addDays } from '@waypost/base/local-time';
import { read } from './support.js';

const OFFERED = [
  { date: '2026-03-26', from: '08:00', to: '12:00' },
  { date: '2026-03-27', from: '08:00', to: '12:00' },
  { date: '2026-04-09', from: '12:00', to: '16:00' },
];
const AVAILABLE = [...OFFERED, { date: '2026-03-28', from: '08:00', to: '12:00' }];

function reading(text: string, offered = OFFERED) {
  const { outcome, slot } = read(text, {
    receivedAt: '2026-03-24T08:30:00Z',
    offered,
    available: [...offered, ...AVAILABLE],
  });
  return outcome === 'booked' ? slot?.date : null;
}

test.each([
  ['27-03', '2026-03-27'],
  ['27-3 please', '2026-03-27'],
  ['the 27-03 is fine', '2026-03-27'],
  ['Friday 27-03', '2026-03-27'],
  ['27-03-2026 please', '2026-03-27'],
  ['27-03 8-12 please', '2026-03-27'],
  ['28-03 if you can', '2026-03-28'],
  ['09-04 works', '2026-04-09'],
  ['not 26-03, 27-03 is fine', '2026-03-27'],
])('%j is %s', (text, date) => {
  expect(reading(text)).toBe(date);
});

test.each(['Thursday 27-03', 'not 27-03', '26-03 is no good', '30-02 please', '26-28', '29-03'])(
  '%j books nothing',
  (text) => {
    expect(reading(text)).toBeNull();
  },
);

test('a window stays a window', () => {
  expect(reading('Friday 8-12 please')).toBe('2026-03-27');
  const morning = { date: '2026-09-08', from: '08:00', to: '09:00' };
  const other = { date: '2026-09-10', from: '08:00', to: '09:00' };
  expect(reading('Thursday 08-09 please', [morning, other])).toBe('2026-09-10');
});

test('a telephone number with dashes is none', () => {
  expect(reading('Friday please, my mobile is 07-700-900-123')).toBe('2026-03-27');
  expect(reading('ring 01-12-2345678')).toBeNull();
});

describe("at a month's turn a day is the coming one", () => {
  /** Mornings and afternoons of the four weeks after a day, without Sundays; the first three mornings are offered. */
  const bookingsAfter = (today: string) => {
    const days = Array.from({ length: 28 }, (_, index) => addDays(today, index + 1)).filter(
      (day) => new Date(`${day}T12:00:00Z`).getUTCDay() !== 0,
    );
    const on = (date: string) => [
      { date, from: '08:00', to: '12:00' },
      { date, from: '12:00', to: '16:00' },
    ];
    const offered = days.slice(0, 3).flatMap((date) => on(date).slice(0, 1));
    return { receivedAt: `${today}T10:00:00Z`, offered, available: days.flatMap(on) };
  };

  test.each([
    ['2026-11-30', 'the 1st', '2026-12-01'],
    ['2026-11-30', '1st Dec', '2026-12-01'],
    ['2026-11-30', '1/12 morning', '2026-12-01'],
    ['2026-11-30', 'tomorrow', '2026-12-01'],
    ['2026-11-30', 'the 2nd in the afternoon', '2026-12-02'],
    ['2026-11-30', 'Friday morning', '2026-12-04'],
    ['2026-11-30', 'Friday the 4th am', '2026-12-04'],
    ['2026-11-30', 'next Monday morning', '2026-12-07'],
    ['2026-11-30', 'a week today morning', '2026-12-07'],
    ['2026-11-30', 'Tuesday week morning', '2026-12-08'],
    ['2026-11-30', 'the 30th', null],
    ['2026-11-30', 'the 31st', null],
    ['2026-12-30', 'the 1st', '2027-01-01'],
    ['2026-12-30', 'the 31st', '2026-12-31'],
    ['2026-12-30', 'Friday morning', '2027-01-01'],
    ['2026-12-30', '2/1 in the morning', '2027-01-02'],
    ['2026-12-30', 'Monday afternoon', '2027-01-04'],
    ['2026-12-30', 'the 30th', null],
    ['2027-02-27', 'the 1st', '2027-03-01'],
    ['2027-02-27', 'Friday am', '2027-03-05'],
    ['2027-02-27', '1st March am', '2027-03-01'],
    ['2027-02-27', 'the 29th', null],
    ['2026-10-30', 'Saturday am', '2026-10-31'],
    ['2026-10-30', 'the 2nd am', '2026-11-02'],
  ])('on %s, "%s" is %s', (today, text, date) => {
    const { outcome, slot } = read(text, bookingsAfter(today));
    expect(outcome === 'booked' ? slot?.date : null).toBe(date);
  });
});
