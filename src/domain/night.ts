/** The hours in which the next days are looked at, before anybody works on them. */
import { localDateTime } from './local-time.js';

/**
 * From two in the morning until the offices open. Whoever looks every hour hits it whatever the clock does: where spring
 * skips two o'clock it is three, and what autumn shows twice belongs to one date.
 */
const NIGHT = { from: '02:00', to: '06:00' };

/** The local date of the night that it is at an instant in a zone; null by day. */
export function nightOf(instant: Date, zone: string): string | null {
  const { date, time } = localDateTime(instant, zone);
  return time >= NIGHT.from && time < NIGHT.to ? date : null;
}
