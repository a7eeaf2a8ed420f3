/** When a shipper is told what went wrong with its orders. Pure. */
import { addDays, instantOf, localDateTime } from '@waypost/base/local-time';

/** The time of day of the daily email, by the courier's clock. */
const MORNING = '07:00';

/** Returns when to tell what happened at `at`: immediately, or with all of that day on the next morning. */
export function shipperNewsAt(at: Date, { daily, timezone }: { daily: boolean; timezone: string }): Date {
  if (!daily) return at;
  const { date, time } = localDateTime(at, timezone);
  return instantOf(time < MORNING ? date : addDays(date, 1), MORNING, timezone);
}
