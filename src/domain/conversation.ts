/**
 * The hours of a conversation about a slot. The workflow's timers, the reconciler's allowance, and the words of
 * schemas, state tables and documents all come from here (docs/behaviour.md "Slots and bookings").
 */
import { firstInstantOutsideQuietHours, type QuietHours } from './quiet-hours.js';

/** Hours after asking at which a recipient who has not answered is reminded, in ascending order. */
export const REMIND_AFTER_HOURS: readonly number[] = [24];
/** Hours after asking at which a request counts as unanswered. */
export const GIVE_UP_AFTER_HOURS = 72;

/** Quiet hours hold a reminder back for less than this. */
const MAX_QUIET_HOURS = 24;
/** Time for the order's workflow to act before it is overdue. */
const ALLOWANCE_HOURS = 1;

/** Hours after its own at which a reminder is overdue, whatever the quiet hours: its workflow is signalled again. */
export const REMINDER_OVERDUE_HOURS = MAX_QUIET_HOURS;
/** Hours after asking at which giving up is overdue. */
export const GIVE_UP_OVERDUE_HOURS = GIVE_UP_AFTER_HOURS + ALLOWANCE_HOURS;

const HOUR_MS = 3_600_000;

/**
 * Returns when to next remind a recipient who was asked at `askedAt` and last reminded at `remindedAt`; null when no
 * reminder is left. One whose hour had passed by then is left out.
 */
export function nextReminderAt(askedAt: Date, remindedAt: Date | null, quiet: QuietHours): Date | null {
  const after = remindedAt ?? askedAt;
  const due = REMIND_AFTER_HOURS.map((hours) => new Date(askedAt.getTime() + hours * HOUR_MS));
  const next = due.find((at) => at > after);
  return next ? firstInstantOutsideQuietHours(next, quiet) : null;
}

/** Returns when to give up waiting for an answer to a request of `askedAt`. */
export function giveUpAt(askedAt: Date): Date {
  return new Date(askedAt.getTime() + GIVE_UP_AFTER_HOURS * HOUR_MS);
}
