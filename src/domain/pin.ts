/** The PIN by which a driver signs in, and what happens after wrong ones (docs/behaviour.md "Drivers' page"). */

/** Format of a PIN. */
export const PIN = /^\d{6}$/;

/**
 * Returns whether a PIN is easy to guess: evenly spaced digits (`111111`, `123456`, `246802`), only two digits, pairs,
 * a repeated half, or a date.
 */
export function isTrivial(pin: string): boolean {
  const digits = Array.from(pin, Number);
  const distances = digits.slice(1).map((digit, index) => (digit - (digits[index] ?? 0) + 10) % 10);
  return (
    new Set(distances).size === 1 ||
    new Set(digits).size <= 2 ||
    /^(\d)\1(\d)\2(\d)\3$/.test(pin) ||
    /^(\d{3})\1$/.test(pin) ||
    /^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])\d\d$/.test(pin)
  );
}

/**
 * How many wrong PINs in a row lock a driver out, and for how long: the first time, the second, …, and every later
 * time.
 */
const TRIES = 5;
const LOCK_MINUTES = [15, 60, 4 * 60] as const;
const MAX_LOCK_MINUTES = 24 * 60;

/** Tries and locks since the last correct PIN, and until when none may be tried. */
export type PinTries = { tries: number; locks: number; locked_until: Date | null };

/**
 * Returns whether a PIN may be tried, and what to store before it is checked: of any number of concurrent tries no
 * more than five are then checked. The fifth locks, for longer each time; a correct one clears the counts.
 */
export function countTry(
  { tries, locks, locked_until: lockedUntil }: PinTries,
  now: Date,
): { ok: true; then: PinTries; left: number } | { ok: false; until: Date } {
  if (lockedUntil !== null && now < lockedUntil) return { ok: false, until: lockedUntil };
  const counted = (lockedUntil === null ? tries : 0) + 1;
  const left = TRIES - counted;
  if (left > 0) return { ok: true, then: { tries: counted, locks, locked_until: null }, left };
  const minutes = LOCK_MINUTES[locks] ?? MAX_LOCK_MINUTES;
  const until = new Date(now.getTime() + minutes * 60_000);
  return { ok: true, then: { tries: counted, locks: locks + 1, locked_until: until }, left };
}
