/**
 * The time of a run's day, by its depot's clock or by a clock of its own. A run that left before its date has its
 * own, and is timed as if on its date.
 */
import { instantOf, secondOfDate } from '../../domain/local-time.js';
import type { RunRow } from './rows.js';

/**
 * A run's own clock: at `clock_at` it shows `clock_second` of its day, and runs `clock_speed` times as fast as real
 * time.
 */
export type RunClock = { clock_at: Date; clock_second: number; clock_speed: number };

type Clocked = Pick<RunRow, 'date' | 'clock_at' | 'clock_second' | 'clock_speed'>;

/** Converts an instant to seconds of the run's local day; negative before the day, and more than a day's after it. */
export function secondOfRun(run: Clocked, timezone: string, at: Date): number {
  const clock = clockOf(run);
  if (clock) {
    const passed = (at.getTime() - clock.clock_at.getTime()) / 1000;
    return Math.round(clock.clock_second + passed * clock.clock_speed);
  }
  return secondOfDate(at, timezone, run.date);
}

/** Returns when a run's own clock reaches a second of its day. */
export function instantOfRun(clock: RunClock, second: number): Date {
  const { clock_at: from, clock_second: at, clock_speed: speed } = clock;
  return new Date(from.getTime() + Math.round(((second - at) / speed) * 1000));
}

/** Returns the instant of a second of the run's local day. */
export function instantOfSecond(run: Clocked, timezone: string, second: number): Date {
  const clock = clockOf(run);
  if (clock) return instantOfRun(clock, second);
  return new Date(instantOf(run.date, '00:00', timezone).getTime() + second * 1000);
}

/** Returns a run's own clock, or null if it goes by its depot's. */
export function clockOf({ clock_at, clock_second, clock_speed }: Clocked): RunClock | null {
  if (clock_at === null || clock_second === null || clock_speed === null) return null;
  return { clock_at, clock_second, clock_speed };
}
