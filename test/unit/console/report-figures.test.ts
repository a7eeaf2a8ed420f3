/** The figures of a report. */
import {
  answersByHour,
  datesOf,
  daysBetween,
  failureCounts,
  figuresOf,
  heatLevel,
} from '../../../packages/console/src/views/reports/figures';
import type { Row } from '../../../packages/console/src/views/reports/row';

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

test('days count by their visits', () => {
  const figures = figuresOf([
    row({ attempts: 90, first_attempt_rate: 1, miles_per_stop: 4, booked_by_reply: 3, booked_by_office: 1 }),
    row({ attempts: 10, first_attempt_rate: 0.5, miles_per_stop: 9, booked_by_link: 2 }),
    row({}),
  ]);
  expect(figures).toEqual({
    ...{ visits: 100, firstAttempt: 0.95, onTime: null, byReply: 0.5, miles: 4.5, minutes: null },
  });
});

test('a period without visits has no rates', () => {
  expect(figuresOf([])).toEqual({
    ...{ visits: 0, firstAttempt: null, onTime: null, byReply: null, miles: null, minutes: null },
  });
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
