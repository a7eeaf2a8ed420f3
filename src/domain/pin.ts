/** The PIN by which a driver signs in, and what happens after wrong ones (docs/behaviour.md "Drivers' page"). */

/** What a PIN looks like. */
export const PIN = /^\d{4,6}$/;

/** How many wrong PINs in a row lock a driver out, and for how long. */
const TRIES = 5;
const LOCK_MINUTES = 15;

/** Tries since the last correct one, and until when none is allowed. */
export type PinTries = { tries: number; locked_until: Date | null };

/**
 * Returns whether a PIN may be tried, and what to store before it is checked: of any number of concurrent tries no
 * more than five are then checked. The fifth locks; a correct one clears the count.
 */
export function countTry(
  { tries, locked_until: lockedUntil }: PinTries,
  now: Date,
): { ok: true; then: PinTries; left: number } | { ok: false; until: Date } {
  if (lockedUntil !== null && now < lockedUntil) return { ok: false, until: lockedUntil };
  const counted = (lockedUntil === null ? tries : 0) + 1;
  const until = counted < TRIES ? null : new Date(now.getTime() + LOCK_MINUTES * 60_000);
  return { ok: true, then: { tries: counted, locked_until: until }, left: TRIES - counted };
}
