/**
 * Decides whether a queued message may still go out, at the moment of sending: minutes or hours can pass between
 * writing it and a provider that takes it. Pure.
 */
import { addDays, instantOf, localDateTime } from '@waypost/base/local-time';
import { firstAudibleInstant, type QuietHours } from './quiet-hours.js';
import type { Slot } from './types.js';
import { sameSlot } from '@waypost/base/slot';
import { OPEN_REQUESTS, type RequestStatus } from './states/booking-request.js';
import { type OrderStatus, VISIT_TO_COME } from './states/order.js';
import { OPEN_STOPS, type StopStatus } from './states/stop.js';
import type { RunStatus } from './states/run.js';
import { VISIT_NEWS } from './template-kinds.js';
import { isSameWindow, RENOTIFY_MINUTES } from './promised-window.js';

/** A message's statement that can become untrue: a slot, the window of a stop, or no visit on a day. */
export type StatedFact =
  | { slot: Slot }
  /** `since`: when the window got its current value (ISO 8601) because an earlier window may return. */
  | { stop: string; window: Slot; since?: string | undefined }
  /** The stop to which the van is on its way. */
  | { stop: string; is_next: true }
  /** A run that its driver is still to begin. */
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
  /** A filter chose its order, not a person. */
  bulk: boolean;
  /** The booking request that it belongs to; `bulk` when a filter chose the orders, not a person. */
  request: { status: RequestStatus; bulk: boolean } | null;
  order: { status: OrderStatus; slot: Slot | null } | null;
  /** The stop that it is about; null when the stop is gone, or for another kind of message. */
  stop: { status: StopStatus; window: { from: string; to: string }; since: string | null } | null;
  /** The run that it is about; null when the run is gone, or for another kind of message. */
  run: { status: RunStatus; driver: string } | null;
  /** When the recipient was last notified of another changed window. */
  retold_at: Date | null;
  /** The depot's quiet hours; its zone applies to every date and time here. */
  quiet: QuietHours;
};

/** Why a message waits: it is quiet where it goes, or its recipient was only just told another window. */
export type WaitCause = 'quiet_hours' | 'just_told';

/**
 * `send` it now; `wait` until an instant at which it may go; or never send it: `superseded` by later events, or because
 * its recipient has `opted_out`.
 */
export type SendDecision =
  | { do: 'send' }
  | { do: 'wait'; until: Date; because: WaitCause }
  | { do: 'drop'; because: 'superseded' | 'opted_out' };

/** Decides on one message at the instant `now` (docs/behaviour.md "Messages"). */
export function decideSend(message: QueuedMessage, now: Date): SendDecision {
  if (message.opted_out) return { do: 'drop', because: 'opted_out' };
  if (!isTrue(message, now)) return { do: 'drop', because: 'superseded' };
  const earliest = retellAfter(message, now);
  const audible = mustWait(message, now) ? firstAudibleInstant(earliest, message.quiet) : earliest;
  if (audible <= now) return { do: 'send' };
  return { do: 'wait', until: audible, because: audible > earliest ? 'quiet_hours' : 'just_told' };
}

function isTrue({ kind, tells, request, order, stop, run, quiet }: QueuedMessage, now: Date): boolean {
  if (request && !OPEN_REQUESTS.includes(request.status)) return false;
  if (kind === 'confirmation' && order && !VISIT_TO_COME.includes(order.status)) return false;
  if (tells === null) return true;
  if ('slot' in tells) {
    const slot = order?.slot ?? null;
    return slot !== null && sameSlot(slot, tells.slot) && !isPast(slot, quiet.timezone, now);
  }
  if ('postponed' in tells) return order?.slot?.date !== tells.postponed;
  if ('run' in tells) return run?.status === 'published' && run.driver === tells.driver;
  if ('is_next' in tells) return stop?.status === 'pending';
  const { window, since } = tells;
  if (since !== undefined && stop?.since !== since) return false;
  return (
    stop !== null &&
    OPEN_STOPS.includes(stop.status) &&
    isSameWindow(stop.window, window) &&
    !isPast(window, quiet.timezone, now)
  );
}

function isPast({ date, to }: Slot, timezone: string, now: Date): boolean {
  return instantOf(date, to, timezone) <= now;
}

/** Returns when a recipient may be notified of the next changed window: at most once in half an hour. */
function retellAfter({ kind, retold_at: last }: QueuedMessage, now: Date): Date {
  if (kind !== 'window_changed' || last === null) return now;
  return new Date(Math.max(now.getTime(), last.getTime() + RENOTIFY_MINUTES * 60_000));
}

/**
 * Returns whether a message can wait for the morning: reminders, news of a visit or a run, what a filter chose, windows
 * of another day, and that a visit beyond tomorrow is off. Everything else goes out at once, and so does an answer to
 * what its recipient has just written.
 */
function mustWait({ kind, bulk, tells, request, quiet }: QueuedMessage, now: Date): boolean {
  if (kind === 'clarification' || kind === 'acknowledgement') return false;
  if (PATIENT_KINDS.includes(kind) || bulk || request?.bulk === true) return true;
  if (tells === null) return false;
  const { date: today } = localDateTime(now, quiet.timezone);
  if ('postponed' in tells) return tells.postponed > addDays(today, 1);
  return 'window' in tells && tells.window.date > today;
}

/** Kinds that nobody is woken for. */
const PATIENT_KINDS: readonly string[] = ['reminder', 'run_published', 'visit_failed', ...VISIT_NEWS];

/** The channels by which recipients are written to, and write back. */
export const CHANNELS = ['sms', 'email'] as const;
export type Channel = (typeof CHANNELS)[number];
