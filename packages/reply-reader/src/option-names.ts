/**
 * What the options of an offer are called: by the writer of the list, and by the reader of the replies.
 */
import type { Slot } from '@waypost/base/slot';

/**
 * Returns whether the options of a list are lettered: one of its numbers could be the day of another option. "1" to
 * "1) Mon 30 Nov 2) Tue 1 Dec" can mean two things.
 */
export function areLettered(offered: readonly Slot[]): boolean {
  return offered.some(({ date }, index) => {
    const day = Number(date.slice(8));
    return day <= offered.length && day !== index + 1;
  });
}

const A = 'A'.charCodeAt(0);

/** Returns what each option of a list is called: `1`, `2`, … or `A`, `B`, …. */
export function optionNames(offered: readonly Slot[]): string[] {
  const lettered = areLettered(offered);
  return offered.map((_, index) => (lettered ? String.fromCharCode(A + index) : String(index + 1)));
}

/** Returns the place in a list, from 1, of the option with this letter in either case. */
export const placeOfLetter = (letter: string): number => letter.toUpperCase().charCodeAt(0) - A + 1;
