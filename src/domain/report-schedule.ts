/** The weeks and months of which shippers are mailed reports, and when. Pure. */
import { addDays, localDateTime } from '@waypost/base/local-time';

export const REPORT_PERIODS = ['weekly', 'monthly'] as const;
export type ReportPeriod = (typeof REPORT_PERIODS)[number];

/** The time of day, by the courier's clock, from which a period that ended on the day before is reported. */
const REPORT_MORNING = '07:00';

/** Returns the latest week, from Monday, or month whose report is due; both days included. */
export function reportedDays(
  period: ReportPeriod,
  now: Date,
  timezone: string,
): { from: string; to: string } {
  const { date, time } = localDateTime(now, timezone);
  // Before the morning, the period that ended last night is not reported yet.
  const today = time < REPORT_MORNING ? addDays(date, -1) : date;
  if (period === 'weekly') {
    const sinceMonday = (new Date(`${today}T12:00:00Z`).getUTCDay() + 6) % 7;
    const to = addDays(today, -1 - sinceMonday);
    return { from: addDays(to, -6), to };
  }
  const to = addDays(`${today.slice(0, 8)}01`, -1);
  return { from: `${to.slice(0, 8)}01`, to };
}
