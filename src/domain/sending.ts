/**
 * Decides whether a queued message may still go out, at the moment of sending: minutes or hours can pass between
 * writing it and a provider that takes it. Pure.
 */
import { addDays, instantOf, localDateTime } from '@waypost/base/local-time';
import { areNever, firstInstantOutsideQuietHours, NIGHT, type QuietHours } from './quiet-hours.js';
import type { Slot } from './types.js';
import { sameSlot } from '@waypost/base/slot';
import { OPEN_REQUESTS, type RequestStatus } from './states/booking-request.js';
import { type OrderStatus, VISIT_TO_COME } from './states/order.js';
import { OPEN_STOPS, type StopStatus } from './states/stop.js';
import type { RunStatus } from './states/run.js';
import { VISIT_NEWS } from './template-kinds.js';
import { isSameWindow, RENOTIFY_MINUTES } from './promised-window.js';

/** What a message states and that can become untrue: a slot, the window of a stop, or no visit on a day. */
export type StatedFact =
  /** `again`: after a hold. */
  | { slot: Slot; again?: true }
  /** `since`: when the window got its current value (ISO 8601) because an earlier window may return. */
  | { stop: string; window: Slot; since?: string | undefined }
  /** The stop to which the van is on its way. */
  | { stop: string; is_next: true }
  /** A run that its driver has not started. */
  | { run: string; driver: string }
  /** The day of a visit that will not take place. */
  | { postponed: string };

/** The current facts about a queued message and what it is about. */
export type QueuedMessage = {
  /** The kind of template: confirmation, reminder, … */
  kind: string;
  /** The message is a text, and its number has opted out of texts. */
  opted_out: boolean;
  tells: StatedFact | null;
  /** The booking request that it belongs to; `bulk` when a filter chose the orders, not a person. */
  request: { status: RequestStatus; bulk: boolean } | null;
  order: { status: OrderStatus; slot: Slot | null } | null;
  /** The stop that it is about; null when the stop is gone, or for another kind of message. */
  stop: {
    status: StopStatus;
    window: { from: string; to: string };
    since: string | null;
    /** Its van has broken down: its time is unknown. */
    is_stranded?: boolean;
  } | null;
  /** The run that it is about; null when the run is gone, or for another kind of message. */
  run: { status: RunStatus; driver: string; leaves_at: Date } | null;
  /** When it was written. */
  queued_at: Date;
  /** When the recipient was last notified of another changed window. */
  retold_at: Date | null;
  /** The depot's quiet hours; its zone applies to every date and time here. */
  quiet: QuietHours;
};

/** Why a message waits: quiet hours or night at the depot, or its recipient was told another window recently. */
export const WAIT_CAUSES = ['quiet_hours', 'night', 'just_told'] as const;
export type WaitCause = (typeof WAIT_CAUSES)[number];

/**
 * `send` it now; `wait` until an instant at which it may go; or never send it: `superseded` by later events, `too_late`
 * because its visit is over before it may go, or because its recipient has `opted_out`.
 */
export type SendDecision =
  | { do: 'send' }
  | { do: 'wait'; until: Date; because: WaitCause }
  | { do: 'drop'; because: 'superseded' | 'too_late' | 'opted_out' };

/** Decides on one message at the instant `now` (docs/behaviour.md "Messages"). */
export function decideSend(message: QueuedMessage, now: Date): SendDecision {
  if (message.opted_out) return { do: 'drop', because: 'opted_out' };
  if (!isTrue(message)) return { do: 'drop', because: 'superseded' };
  const earliest = retellAfter(message, now);
  const { because, hours } = closedHours(message, now);
  const until = hours
    ? firstInstantOutsideQuietHours(earliest, { ...hours, timezone: message.quiet.timezone })
    : earliest;
  const over = endOfMatter(message);
  if (over !== null && over <= until) return { do: 'drop', because: 'too_late' };
  if (until <= now) return { do: 'send' };
  return { do: 'wait', until, because: until > earliest ? because : 'just_told' };
}

function isTrue({ kind, tells, request, order, stop, run }: QueuedMessage): boolean {
  if (request && !OPEN_REQUESTS.includes(request.status)) return false;
  if (kind === 'confirmation' && order && !VISIT_TO_COME.includes(order.status)) return false;
  if (kind === 'on_hold') return order?.status === 'on_hold';
  if (tells === null) return true;
  if ('slot' in tells) {
    const slot = order?.slot ?? null;
    return slot !== null && sameSlot(slot, tells.slot);
  }
  if ('postponed' in tells) return order?.slot?.date !== tells.postponed;
  if ('run' in tells) return run?.status === 'published' && run.driver === tells.driver;
  if (stop?.is_stranded) return false;
  if ('is_next' in tells) return stop?.status === 'pending';
  const { window, since } = tells;
  if (since !== undefined && stop?.since !== since) return false;
  return stop !== null && OPEN_STOPS.includes(stop.status) && isSameWindow(stop.window, window);
}

/**
 * Returns when a message's subject is over: its slot, its window, or the day of a visit that is cancelled or on hold. A
 * message that asks for another slot still helps after the day that was called off.
 */
function endOfMatter({ kind, tells, quiet: { timezone } }: QueuedMessage): Date | null {
  if (tells === null) return null;
  if ('postponed' in tells) {
    return NO_VISIT_KINDS.includes(kind) ? instantOf(addDays(tells.postponed, 1), '00:00', timezone) : null;
  }
  const visit = 'slot' in tells ? tells.slot : 'window' in tells ? tells.window : null;
  return visit && instantOf(visit.date, visit.to, timezone);
}

/** Returns when a recipient may be told of another changed window: at most once in half an hour. */
function retellAfter({ kind, retold_at: last }: QueuedMessage, now: Date): Date {
  if (kind !== 'window_changed' || last === null) return now;
  return new Date(Math.max(now.getTime(), last.getTime() + RENOTIFY_MINUTES * 60_000));
}

/** Hours of every day in which a message does not go out, or none; and their name. */
type ClosedHours = { hours: Pick<QuietHours, 'from' | 'to'> | null; because: 'quiet_hours' | 'night' };

/**
 * Returns the hours in which a message is held. Automatic messages wait for the end of the courier's quiet hours:
 * reminders, news of a visit, requests by a filter or a scan. Messages that a person caused wait for the end of the
 * night: a published window, a visit that is cancelled, on hold or released, a driver's run, the office's own messages,
 * a changed window of another day. Everything else goes out at any hour: confirmations, changed windows of the same day,
 * answers to the recipient. A courier without quiet hours has no night either.
 */
function closedHours(message: QueuedMessage, now: Date): ClosedHours {
  const { kind, request, quiet } = message;
  if (MACHINE_KINDS.includes(kind) || request?.bulk === true) return { hours: quiet, because: 'quiet_hours' };
  return { hours: !areNever(quiet) && waitsOutNight(message, now) ? NIGHT : null, because: 'night' };
}

function waitsOutNight(
  { kind, tells, order, run, quiet, queued_at: queuedAt }: QueuedMessage,
  now: Date,
): boolean {
  if (CAUSED_KINDS.includes(kind) || (tells !== null && 'again' in tells)) return true;
  // The day on which it was written counts: a message held through midnight is still held.
  const { date: day } = localDateTime(queuedAt, quiet.timezone);
  if (kind === 'window_changed') return tells !== null && 'window' in tells && tells.window.date > day;
  // Drivers are at work when they are written to, and must know of a run that begins at night.
  if (kind === 'message') return order !== null;
  if (kind !== 'run_published') return false;
  const morning = firstInstantOutsideQuietHours(now, { ...NIGHT, timezone: quiet.timezone });
  return run === null || run.leaves_at > morning;
}

/** Kinds that are sent automatically. */
const MACHINE_KINDS: readonly string[] = ['reminder', 'visit_failed', ...VISIT_NEWS];
/** Kinds that say that nobody comes on a day, and ask for no other. */
const NO_VISIT_KINDS: readonly string[] = ['cancelled', 'on_hold'];
const CAUSED_KINDS: readonly string[] = ['narrowed_window', 'postponed', ...NO_VISIT_KINDS];

/** The channels by which recipients are written to, and write back. */
export const CHANNELS = ['sms', 'email'] as const;
export type Channel = (typeof CHANNELS)[number];
