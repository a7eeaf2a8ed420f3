/** When a webhook delivery is tried again (docs/behaviour.md "Events and webhooks"). */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Delays between the attempts; the last attempt falls exactly 24 h after the first. */
const DELAYS_MS = [5_000, 30_000, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR, 8 * HOUR];
const LAST_ATTEMPT_MS = 24 * HOUR;
/** An attempt this close to the last one is the last one: two machines' clocks differ by about as much. */
const CLOSE_MS = 10_000;

/**
 * Returns the milliseconds to wait after the attempt numbered `attempt` (1 is the first), or null when the series is
 * over. `sinceFirstMs` is the time from the first attempt until now. `random` in [0, 1) shortens a delay by up to a
 * tenth, so that a receiver that comes back is not hit by all of its senders at once; the last attempt has no jitter.
 * An attempt that an operator makes in between, or late after a pause, neither adds to the day nor ends it early.
 */
export function nextAttemptDelay(attempt: number, sinceFirstMs: number, random: number): number | null {
  const left = LAST_ATTEMPT_MS - sinceFirstMs;
  if (left <= CLOSE_MS) return null;
  const delay = DELAYS_MS[attempt - 1];
  return delay === undefined ? left : Math.min(left, Math.round(delay * (1 - 0.1 * random)));
}
