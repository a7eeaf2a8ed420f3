/**
 * The hours of a conversation about a slot. The workflow's timers, the reconciler's allowance, and the words of
 * schemas, state tables and documents all come from here (docs/behaviour.md "Slots and bookings").
 */
import { firstAudibleInstant, type QuietHours } from './quiet-hours.js';

/** A recipient who was asked and has not answered is reminded once. */
export const REMIND_AFTER_HOURS = 24;
/** Then a request without an answer counts as unanswered. */
export const GIVE_UP_AFTER_HOURS = 72;

/** Quiet hours hold a reminder back for less than this. */
const MAX_QUIET_HOURS = 24;
/** Time for the order's workflow to act before it is overdue. */
const ALLOWANCE_HOURS = 1;

/** Hours after asking at which a reminder is overdue, whatever the quiet hours: its workflow is signalled again. */
export const REMINDER_OVERDUE_HOURS = REMIND_AFTER_HOURS + MAX_QUIET_HOURS;
/** Hours after asking at which giving up is overdue. */
export const GIVE_UP_OVERDUE_HOURS = GIVE_UP_AFTER_HOURS + ALLOWANCE_HOURS;

const HOUR_MS = 3_600_000;

/** Returns when to remind a recipient who was asked at `askedAt`. */
export function reminderAt(askedAt: Date, quiet: QuietHours): Date {
  return firstAudibleInstant(new Date(askedAt.getTime() + REMIND_AFTER_HOURS * HOUR_MS), quiet);
}

/** Returns when to give up waiting for an answer to a request of `askedAt`. */
export function giveUpAt(askedAt: Date): Date {
  return new Date(askedAt.getTime() + GIVE_UP_AFTER_HOURS * HOUR_MS);
}
