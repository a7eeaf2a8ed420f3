/** Of which days a report is due. */
import { reportedDays } from '../../../src/domain/report-schedule.js';

const at = (period: 'weekly' | 'monthly', instant: string) =>
  reportedDays(period, new Date(instant), 'Europe/London');

test.each([
  // Monday morning, by the courier's clock: British summer time is an hour ahead.
  ['weekly', '2026-06-15T05:59:00Z', '2026-06-01', '2026-06-07'],
  ['weekly', '2026-06-15T06:00:00Z', '2026-06-08', '2026-06-14'],
  ['weekly', '2026-06-21T23:30:00Z', '2026-06-08', '2026-06-14'],
  ['monthly', '2026-03-01T06:59:00Z', '2026-01-01', '2026-01-31'],
  ['monthly', '2026-03-01T07:00:00Z', '2026-02-01', '2026-02-28'],
  ['monthly', '2027-01-20T12:00:00Z', '2026-12-01', '2026-12-31'],
] as const)('%s at %s: %s to %s', (period, instant, from, to) => {
  expect(at(period, instant)).toEqual({ from, to });
});
