/** The PIN by which a driver signs in, and what happens to wrong ones (docs/behaviour.md "Drivers' page"). */

/** What a PIN looks like. */
export const PIN = /^\d{4,6}$/;

/** Wrong PINs in a row that lock a driver out, and for how long. */
const TRIES = 5;
const LOCK_MINUTES = 15;

/** Tries since the last right one, and until when there may be none. */
export type PinTries = { tries: number; locked_until: Date | null };

/**
 * Whether a PIN may be tried, and what is then written down before it is looked at: so that of any number of tries at
 * once no more than five are looked at. The fifth locks; a right one forgets them all.
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
