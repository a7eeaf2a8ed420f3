/** Places in the list that are said as words, or by a number that is a word. */
import { bookedDate } from './support.js';

const EVENING = { date: '2026-09-19', from: '16:00', to: '20:00' };
const OFFERED = [
  { date: '2026-09-17', from: '08:00', to: '12:00' },
  { date: '2026-09-18', from: '12:00', to: '16:00' },
  EVENING,
];

/** The date that a text books of a morning, an afternoon and an evening, or null. */
function booked(text: string): string | null {
  return bookedDate(text, { offered: OFFERED, available: OFFERED });
}

test.each([
  'one pls',
  'One please, thanks',
  'one ta mate',
  'option one',
  'number one please',
  'slot one is fine',
])('%j is the first', (text) => {
  expect(booked(text)).toBe('2026-09-17');
});

test.each(['evening 1', 'the evening 1 pls', 'eve 1 is best', 'saturday evening 1 thanks'])(
  '%j is that of the evening',
  (text) => {
    expect(booked(text)).toBe(EVENING.date);
  },
);

test.each(['not 1, 2 is ok', 'no 1, 2 is good', 'not one, two is ok'])('%j is the second', (text) => {
  expect(booked(text)).toBe('2026-09-18');
});

test.each([
  'one day is fine',
  'just one question',
  'one or two',
  'one of them',
  'yes one',
  'one please, if I can get the day off',
  'number one priority is the stairs',
  'afternoon 1',
  'the morning slot one of you rang about',
  'evening 1 or 2',
  'no 1 home, 2 is a problem',
])('%j chooses none', (text) => {
  expect(booked(text)).toBeNull();
});
