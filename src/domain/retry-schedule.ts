/** When a webhook delivery is tried again (docs/behaviour.md "Events and webhooks"). */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Delays between the attempts; the last attempt falls exactly 24 h after the first. */
const DELAYS_MS = [5_000, 30_000, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR, 8 * HOUR];
const LAST_ATTEMPT_MS = 24 * HOUR;
/**
 * An attempt this close to the last one counts as the last one, because clocks of two machines may differ by as much.
 */
const CLOSE_MS = 10_000;

/**
 * Returns the milliseconds to wait after the attempt numbered `attempt` (1 is the first), or null when the series is
 * over. `sinceFirstMs` is the time from the first attempt until now. `random` in [0, 1) shortens a delay by up to a
 * tenth, so that a recovered receiver does not get all deliveries at once; the last attempt has no jitter. The delay is
 * at least `askedMs`, the receiver's `Retry-After`, but the last attempt is always made. An attempt that an operator
 * makes in between, or late after a pause, neither adds to the day nor ends it early.
 */
export function nextAttemptDelay(
  attempt: number,
  sinceFirstMs: number,
  random: number,
  askedMs = 0,
): number | null {
  const left = LAST_ATTEMPT_MS - sinceFirstMs;
  if (left <= CLOSE_MS) return null;
  const delay = DELAYS_MS[attempt - 1];
  if (delay === undefined) return left;
  return Math.min(left, Math.max(askedMs, Math.round(delay * (1 - 0.1 * random))));
}

/**
 * Returns the milliseconds that a `Retry-After` asks for at the instant `now`: seconds, or an HTTP date (RFC 9110, section
 * 10.2.3). 0 for one that is past or unreadable.
 */
export function retryAfterMs(header: string | null, now: Date): number {
  const text = header?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text) * 1_000;
  // Only what begins as a date of HTTP does: `Date.parse` reads much else, such as `1.5`.
  const isDate = /^[A-Z][a-z]{2,8},? /.test(text);
  // The oldest form has no zone, and means UTC too.
  const at = isDate ? Date.parse(/\d{4}$/.test(text) ? `${text} GMT` : text) : Number.NaN;
  return Number.isNaN(at) ? 0 : Math.max(0, at - now.getTime());
}
