/** Quiet hours: when bulk requests and reminders wait until morning (docs/behaviour.md "Slots and bookings"). */
import { addDays, instantOf, localDateTime } from '@waypost/base/local-time';

/** A daily quiet time in a zone; `from` after `to` runs over midnight, `from` equal to `to` is never. */
export type QuietHours = { from: string; to: string; timezone: string };

/** Returns the first instant at or after `instant` that is not quiet. */
export function firstAudibleInstant(instant: Date, { from, to, timezone }: QuietHours): Date {
  const { date, time } = localDateTime(instant, timezone);
  const overMidnight = from > to;
  const quiet = overMidnight ? time >= from || time < to : time >= from && time < to;
  if (!quiet) return instant;
  const endsTomorrow = overMidnight && time >= from;
  return instantOf(endsTomorrow ? addDays(date, 1) : date, to, timezone);
}

/** Returns whether it is quiet at `instant`, or was so many milliseconds before. */
export function wasQuiet(instant: Date, quiet: QuietHours, before: number): boolean {
  const earlier = new Date(instant.getTime() - before);
  return [instant, earlier].some((at) => firstAudibleInstant(at, quiet) > at);
}
