/** Hours in which messages wait (docs/behaviour.md "Messages"). */
import { addDays, instantOf, localDateTime } from '@waypost/base/local-time';

/** A daily quiet time in a zone; `from` after `to` runs over midnight, `from` equal to `to` is never. */
export type QuietHours = { from: string; to: string; timezone: string };

/** The night, by the depot's clock, in which messages that a person causes wait. */
export const NIGHT = { from: '22:00', to: '07:00' } as const;

export const areNever = ({ from, to }: Pick<QuietHours, 'from' | 'to'>): boolean => from === to;

/** Returns the first instant at or after `instant` that is not quiet. */
export function firstInstantOutsideQuietHours(instant: Date, { from, to, timezone }: QuietHours): Date {
  const { date, time } = localDateTime(instant, timezone);
  const overMidnight = from > to;
  const quiet = overMidnight ? time >= from || time < to : time >= from && time < to;
  if (!quiet) return instant;
  const endsTomorrow = overMidnight && time >= from;
  return instantOf(endsTomorrow ? addDays(date, 1) : date, to, timezone);
}

/** Returns whether it is quiet at `instant`, or was within the given milliseconds before. */
export function wasQuiet(instant: Date, quiet: QuietHours, before: number): boolean {
  const earlier = new Date(instant.getTime() - before);
  return [instant, earlier].some((at) => firstInstantOutsideQuietHours(at, quiet) > at);
}
