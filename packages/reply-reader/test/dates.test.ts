/** Dates written with a dash, which are no windows of the day. */
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
