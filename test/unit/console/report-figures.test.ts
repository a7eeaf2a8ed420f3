/** The figures of the reports, and their lists in words. */
import {
  answersByHour,
  datesOf,
  daysBetween,
  failureCounts,
  figuresOf,
  heatLevel,
} from '../../../packages/console/src/views/reports/figures';
import { byShipper, countWords, type Return } from '../../../packages/console/src/views/reports/returned';
import type { Row } from '../../../packages/console/src/views/reports/row';
import { narrowedBy, readPeriod, visitsQuery } from '../../../packages/console/src/views/reports/search';
import {
  BANDS,
  isOverdue,
  type Waiting,
  waitWords,
  within,
} from '../../../packages/console/src/views/reports/ageing';

const row = (fields: Partial<Row>): Row =>
  ({
    attempts: 0,
    first_attempt_rate: null,
    on_time_rate_told: null,
    miles_per_stop: null,
    minutes_per_stop: null,
    ...{ booked_by_reply: 0, booked_by_link: 0, booked_by_office: 0, failures: {} },
    ...fields,
  }) as Row;

test('the key figures are those of the row of the whole period', () => {
  const whole = row({
    attempts: 100,
    first_attempt_rate: 0.9375,
    on_time_rate_told: 0.8,
    miles_per_stop: 4.5,
    booked_by_reply: 3,
    booked_by_office: 1,
    booked_by_link: 2,
  });
  expect(figuresOf(whole)).toEqual({
    ...{ visits: 100, firstAttempt: 0.9375, onTime: 0.8, byReply: 0.5, miles: 4.5, minutes: null },
  });
});

test('a period without orders has no rates, one without bookings none by reply', () => {
  const none = { visits: 0, firstAttempt: null, onTime: null, byReply: null, miles: null, minutes: null };
  expect([figuresOf(undefined), figuresOf(row({}))]).toEqual([none, none]);
});

test('what the address says holds for every section; what is not a date or empty is left out', () => {
  const said = { from: '2026-03-01', to: 'soon', date: '2026-03-09', shipper: 'shp_1', depot: '', q: 'x' };
  const read = readPeriod(said);
  expect(read).toEqual({ from: '2026-03-01', date: '2026-03-09', shipper: 'shp_1' });
  expect(narrowedBy(read)).toEqual({ shipper: 'shp_1' });
});

test('what a figure leads to is asked for by outcome, by reason, or by what the visit was outside of', () => {
  const asked = (only: string) => visitsQuery(readPeriod({ driver: 'drv_1', only }));
  expect(asked('failed')).toEqual({ driver: 'drv_1', outcome: 'failed' });
  expect(asked('no_answer')).toEqual({ driver: 'drv_1', reason: 'no_answer' });
  expect(asked('window')).toEqual({ driver: 'drv_1', outside: 'window' });
  expect(asked('anything')).toEqual({ driver: 'drv_1' });
});

describe('waiting goods', () => {
  const line = (days: number) => ({ days }) as Waiting;

  test('each wait is in one band', () => {
    const lines = [0, 2, 3, 6, 7, 13, 14, 400].map(line);
    expect(BANDS.map((band) => within(lines, band).map(({ days }) => days))).toEqual([
      ...[
        [0, 2],
        [3, 6],
        [7, 13],
        [14, 400],
      ],
    ]);
    expect(within(lines, undefined)).toEqual(lines);
  });

  test('a wait in words; one that has not begun says when it does', () => {
    const words = (days: number, since: string) => waitWords({ days, since }, '2026-03-12');
    expect([words(4, '2026-03-08'), words(1, '2026-03-11'), words(0, '2026-03-12')]).toEqual([
      ...['4 days', '1 day', 'Since today'],
    ]);
    expect(words(0, '2026-03-16')).toBe('From Mon 16 Mar');
  });

  test('too late is what is past its last day, or booked after it', () => {
    const slot = (date: string) => ({ date, from: '08:00', to: '12:00' }) as Waiting['slot'];
    const isLate = (deliver_by: string | null, booked: Waiting['slot'] = null) =>
      isOverdue({ deliver_by, slot: booked }, '2026-03-12');
    expect([isLate(null), isLate('2026-03-12'), isLate('2026-03-11')]).toEqual([false, false, true]);
    expect([isLate('2026-03-20', slot('2026-03-20')), isLate('2026-03-20', slot('2026-03-21'))]).toEqual([
      false,
      true,
    ]);
  });
});

test('goods that go back are counted by shipper, those that came first at the top', () => {
  const line = (shipper: string, id: string, state: Return['state']) => ({ shipper, id, state }) as Return;
  const groups = byShipper([
    line('shp_a', '3', 'to_return'),
    line('shp_b', '2', 'to_return'),
    line('shp_a', '1', 'returned'),
  ]);
  expect(groups.map(([shipper, lines]) => [shipper, ...lines.map(({ id }) => id)])).toEqual([
    ['shp_a', '1', '3'],
    ['shp_b', '2'],
  ]);
  expect(groups.map(([, lines]) => countWords(lines))).toEqual([
    '1 piece to hand back, 1 handed back',
    '1 piece to hand back',
  ]);
  expect(countWords([line('shp_a', '1', 'returned')])).toBe('1 handed back');
});

test('failures are summed, the most frequent first', () => {
  expect(
    failureCounts([
      row({ failures: { no_answer: 2, refused: 1, damaged: 0 } }),
      row({ failures: { refused: 4 } }),
    ]),
  ).toEqual([
    ['refused', 5],
    ['no_answer', 2],
  ]);
});

test('a period includes both of its dates', () => {
  expect(datesOf('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  expect(datesOf('2026-03-02', '2026-03-01')).toEqual([]);
  expect(datesOf('2020-01-01', '2026-01-01')).toHaveLength(400);
  // Over the start of summer time.
  expect([daysBetween('2026-03-28', '2026-03-30'), daysBetween('2026-03-28', '2026-03-28')]).toEqual([3, 1]);
});

test('answers are counted by weekday and hour, replies and links together', () => {
  const answer = (day: string, hour: number, replies: number, links: number) =>
    ({ day, hour, replies, links }) as never;
  // A Monday, the Monday after, a Sunday.
  const counts = answersByHour([
    ...[answer('2026-03-09', 9, 2, 1), answer('2026-03-16', 9, 1, 0), answer('2026-03-15', 23, 0, 4)],
  ]);
  expect([counts[0]?.[9], counts[6]?.[23], counts.flat().reduce((sum, count) => sum + count)]).toEqual([
    4, 4, 8,
  ]);
});

test('colours go by the square root', () => {
  expect([0, 1, 25, 100].map((count) => heatLevel(count, 100, 5))).toEqual([0, 1, 3, 5]);
});
