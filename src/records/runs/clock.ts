/**
 * The time of a run's day, by its depot's clock or by its own clock. A run that left before its date has its
 * own, and is timed as if on its date.
 */
import { instantOf, secondOfDate } from '@waypost/base/local-time';
import type { ClockPause } from '../../domain/rehearsal.js';
import type { RunRow } from './rows.js';

/** How a run's own clock begins: at `clock_at` it shows `clock_second`, and runs `clock_speed` times real time. */
export type ClockStart = { clock_at: Date; clock_second: number; clock_speed: number };

/**
 * A run's own clock. It stops during its pauses, and at `stands_at`, a second of the day, until what is due then has
 * happened.
 */
export type RunClock = ClockStart & { pauses: ClockPause[]; stands_at: number | null };

export type Clocked = Pick<
  RunRow,
  'date' | 'clock_at' | 'clock_second' | 'clock_speed' | 'clock_pauses' | 'rehearsal' | 'broken_down_at'
>;

/**
 * Converts an instant to seconds of the run's local day; negative before the day, and more than a day's after it. A
 * clock of its own stops when the van breaks down: the rest of its day is up to the office.
 */
export function secondOfRun(run: Clocked, timezone: string, instant: Date): number {
  const clock = clockOf(run);
  if (!clock) return secondOfDate(instant, timezone, run.date);
  const at = run.broken_down_at !== null && run.broken_down_at < instant ? run.broken_down_at : instant;
  const passed = clock.pauses.reduce(
    (ms, pause) => ms - Math.min(pause.ms, Math.max(0, at.getTime() - Date.parse(pause.at))),
    at.getTime() - clock.clock_at.getTime(),
  );
  const second = Math.round(clock.clock_second + (passed / 1000) * clock.clock_speed);
  return Math.min(second, clock.stands_at ?? second);
}

/** Returns when a run's own clock reaches a second of its day; if it stopped there, when it continues. */
export function instantOfRun(
  { pauses = [], ...clock }: ClockStart & { pauses?: readonly ClockPause[] },
  second: number,
): Date {
  const going =
    clock.clock_at.getTime() + Math.round(((second - clock.clock_second) / clock.clock_speed) * 1000);
  return new Date(pauses.reduce((at, pause) => (at >= Date.parse(pause.at) ? at + pause.ms : at), going));
}

/** Returns the instant of a second of the run's local day. */
export function instantOfSecond(run: Clocked, timezone: string, second: number): Date {
  const clock = clockOf(run);
  if (clock) return instantOfRun(clock, second);
  return new Date(instantOf(run.date, '00:00', timezone).getTime() + second * 1000);
}

/**
 * Returns the clock of a run that is driven at this speed from now on. What has been at `instants` keeps its second of
 * the day: pauses between them take up what the faster clock gains. So a clock that has shown something never slows
 * down.
 */
export function driveFrom(
  run: Clocked,
  timezone: string,
  { now, speed, instants }: { now: Date; speed: number; instants: readonly Date[] },
): ClockStart & { clock_pauses: ClockPause[] } {
  const own = clockOf(run);
  const past = instants.map(Number).filter((instant) => instant < now.getTime());
  if (own && past.length > 0 && own.clock_speed >= speed) {
    const { clock_at, clock_second, clock_speed } = own;
    return { clock_at, clock_second, clock_speed, clock_pauses: pausesUntil(own, now) };
  }
  const shown = [...past, now.getTime()].toSorted((a, b) => a - b).map((instant) => new Date(instant));
  const seconds = shown.map((instant) => secondOfRun(run, timezone, instant));
  const clock_pauses = shown.slice(0, -1).flatMap((at, index) => {
    const real = Number(shown[index + 1]) - at.getTime();
    const ms = real - (((seconds[index + 1] ?? 0) - (seconds[index] ?? 0)) / speed) * 1000;
    return ms > 0 ? [{ at: at.toISOString(), ms: Math.round(ms) }] : [];
  });
  return { clock_at: shown[0] ?? now, clock_second: seconds[0] ?? 0, clock_speed: speed, clock_pauses };
}

/** Returns the pauses of a clock that continues at an instant, after it waited for due work. */
export function pausesUntil(clock: RunClock, at: Date): ClockPause[] {
  if (clock.stands_at === null) return clock.pauses;
  const since = instantOfRun(clock, clock.stands_at);
  const ms = at.getTime() - since.getTime();
  if (ms <= 0) return clock.pauses;
  const last = clock.pauses.at(-1);
  if (!last || Date.parse(last.at) + last.ms !== since.getTime())
    return [...clock.pauses, { at: since.toISOString(), ms }];
  return [...clock.pauses.slice(0, -1), { at: last.at, ms: last.ms + ms }];
}

/** Returns a run's own clock, or null if it follows its depot's. */
export function clockOf(run: Clocked): RunClock | null {
  const { clock_at, clock_second, clock_speed } = run;
  if (clock_at === null || clock_second === null || clock_speed === null) return null;
  const stands_at = run.rehearsal?.stands_at ?? null;
  return { clock_at, clock_second, clock_speed, pauses: run.clock_pauses, stands_at };
}
