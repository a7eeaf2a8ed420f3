/** When a driver is told of a run. Pure. */
import { addDays, instantOf } from '@waypost/base/local-time';

/** The time of day, by the depot's clock. */
const EVENING = '18:00';

/** Returns when the evening before a run's day begins, by its depot's clock. */
export function eveningBefore(date: string, timezone: string): Date {
  return instantOf(addDays(date, -1), EVENING, timezone);
}
