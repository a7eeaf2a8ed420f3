/** The hours in which the coming days are checked, before anybody works on them. */
import { localDateTime } from '@waypost/base/local-time';

/**
 * From two in the morning until the offices open. An hourly check falls into it whatever the clock does: where spring
 * skips two o'clock it is three, and an hour that autumn shows twice belongs to one date.
 */
const NIGHT = { from: '02:00', to: '06:00' };

/** Returns the local date of the night at an instant in a zone; null by day. */
export function overnightDate(instant: Date, zone: string): string | null {
  const { date, time } = localDateTime(instant, zone);
  return time >= NIGHT.from && time < NIGHT.to ? date : null;
}
