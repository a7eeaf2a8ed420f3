/** Dates, numbers and words as the console writes them. */
import {
  addDays,
  ago,
  byName,
  capitalise,
  day,
  formatSlot,
  humanise,
  humaniseCodes,
  phone,
  plural,
  weekday,
} from '../../../packages/console/src/parts/format';

test('dates are in words', () => {
  // Whether there is a comma depends on the version of the locale's data.
  expect(day('2026-03-12')).toMatch(/^Thu,? 12 Mar$/);
  expect(weekday('2026-03-12')).toBe('Thu');
  expect(formatSlot({ date: '2026-03-12', from: '08:00', to: '12:00' })).toBe(
    `${day('2026-03-12')}, 08:00–12:00`,
  );
});

test.each([
  [0.4, 'just now'],
  [3, '3 min ago'],
  [59, '59 min ago'],
  [60, '1 h ago'],
  [47 * 60, '47 h ago'],
  [48 * 60, '2 days ago'],
])('%d minutes ago', (minutes, text) => {
  const now = Date.parse('2026-03-12T12:00:00Z');
  expect(ago(new Date(now - minutes * 60_000).toISOString(), now)).toBe(text);
});

test.each([
  ['over the end of February', '2026-02-28', 1, '2026-03-01'],
  ['in a leap year', '2028-02-28', 1, '2028-02-29'],
  ['over the start of summer time', '2026-03-28', 1, '2026-03-29'],
  ['over the end of summer time', '2026-10-24', 2, '2026-10-26'],
  ['back over the new year', '2026-01-03', -7, '2025-12-27'],
])('days are added %s', (_where, from, days, to) => {
  expect(addDays(from, days)).toBe(to);
});

test.each(['Pacific/Auckland', 'America/Los_Angeles'])('days are added in %s', (zone) => {
  const before = process.env['TZ'];
  process.env['TZ'] = zone;
  try {
    expect([addDays('2026-03-12', 1), addDays('2026-09-26', 1)]).toEqual(['2026-03-13', '2026-09-27']);
  } finally {
    if (before === undefined) delete process.env['TZ'];
    else process.env['TZ'] = before;
  }
});

test('codes become words', () => {
  expect([humanise('needs_review'), humanise('order.booked')]).toEqual(['Needs review', 'Order booked']);
  expect(humaniseCodes('The intent is propose_date, not unclear.')).toBe(
    'The intent is propose date, not unclear.',
  );
  expect(capitalise('just now')).toBe('Just now');
});

test('numbers have their noun', () => {
  expect([plural(0, 'stop'), plural(1, 'stop'), plural(1_200, 'stop')]).toEqual([
    ...['0 stops', '1 stop', '1,200 stops'],
  ]);
  expect(plural(2, 'delivery', 'deliveries')).toBe('2 deliveries');
});

test('British mobile numbers are grouped, others left alone', () => {
  expect([phone('+447700900123'), phone('+4930901820')]).toEqual(['+44 7700 900123', '+4930901820']);
});

test('Van 2 comes before Van 10', () => {
  const names = ['Van 10', 'van 2', 'Älva'].map((name) => ({ name }));
  expect(names.toSorted(byName).map(({ name }) => name)).toEqual(['Älva', 'van 2', 'Van 10']);
});
