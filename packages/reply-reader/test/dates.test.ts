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

describe('a part of a week', () => {
  /** The mornings of days of September 2026, whose 14th is a Monday. */
  const mornings = (days: readonly number[]) =>
    days.map((day) => ({ date: `2026-09-${String(day).padStart(2, '0')}`, from: '08:00', to: '12:00' }));
  const END = ['End of the week please', 'the end of this week', 'Can you do the end of the week?'];
  const LATE = ['late in the week please'];
  const LATER = ['later in the week please', 'later this week'];
  const EARLY = ['beginning of the week please', 'start of the week'];
  const MID = ['mid week please', 'Midweek would suit', 'mid-week', 'middle of the week'];
  const NEXT_END = ['the end of next week please', 'late next week'];
  const NEXT_EARLY = ['early next week please', 'start of next week', 'beginning of next week'];

  test.each<[texts: string[], today: number, offered: number[], free: number[], booked: number | null]>([
    // On a Monday, Thursday is the end of the week only if Friday is full, and Saturday may be it too.
    [[...END, ...LATE], 14, [15, 16, 17], [18, 19], null],
    [[...END, ...LATE], 14, [15, 16, 17], [], 17],
    [[...END, ...LATE], 14, [15, 16, 18], [17], 18],
    [[...END, ...LATE], 14, [15, 17, 18], [], null],
    [[...END, ...LATE], 14, [15, 18, 19], [], null],
    [[...END, ...LATE], 14, [15, 17, 19], [], null],
    [[...END, ...LATE], 14, [15, 16, 19], [17, 18], null],
    [LATER, 14, [15, 16, 18], [], null],
    [LATER, 14, [14, 15, 18], [], 18],
    // Once it has come, or is over, people mean it of the week that is offered, or not.
    [[...END, ...LATE, ...LATER], 16, [17, 21, 22], [18], null],
    [[...END, ...LATE, ...LATER], 16, [18, 21, 22], [], 18],
    [[...END, ...LATE, ...LATER], 11, [14, 16, 18], [], null],
    [[...END, ...LATE, ...LATER], 12, [14, 16, 18], [], null],
    [[...END, ...LATE, ...LATER], 13, [14, 15, 16], [17, 18], null],
    [EARLY, 14, [15, 16, 17], [], 15],
    [EARLY, 16, [17, 18, 21], [22], null],
    [EARLY, 11, [14, 16, 18], [], null],
    [[...MID.slice(0, 3)], 11, [14, 16, 18], [], 16],
    [MID, 14, [15, 16, 17], [], null],
    [MID, 14, [17, 18, 19], [], null],
    [NEXT_END, 11, [14, 16, 18], [17], 18],
    [NEXT_END, 11, [14, 16, 17], [18], null],
    [NEXT_END, 11, [14, 15, 16], [17, 18], null],
    [NEXT_EARLY, 11, [14, 16, 18], [], 14],
    [NEXT_EARLY, 11, [15, 16, 18], [], 15],
    [NEXT_EARLY, 11, [14, 15, 16], [], null],
    [NEXT_EARLY, 14, [15, 16, 17], [21, 22], null],
    [
      ['the start of the month', 'early in the month', 'end of the month', 'mid month'],
      14,
      [15, 16, 30],
      [],
      null,
    ],
    [['the weekend please', 'at the weekend', 'this weekend'], 14, [17, 18, 19], [], 19],
    [['next weekend'], 14, [17, 18, 19], [26], null],
  ])('%j on the %ith, offered %j, free %j: %j', (texts, today, offered, free, booked) => {
    for (const text of texts) {
      const { outcome, slot } = read(text, {
        receivedAt: `2026-09-${today}T10:00:00Z`,
        offered: mornings(offered),
        available: mornings([...offered, ...free]),
      });
      const day = outcome === 'booked' ? Number(slot?.date.slice(8)) : null;
      expect([text, day]).toEqual([text, booked]);
    }
  });
});
