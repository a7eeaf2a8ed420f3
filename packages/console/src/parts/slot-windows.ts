/** Slots by day and window, for lists that show the zones of a window together; and why there are none. */
import { day } from './format';

export type Slot = {
  date: string;
  from: string;
  to: string;
  capacity: number;
  booked: number;
};
export type Window = { from: string; to: string; free: number; capacity: number };

/** Returns each day's windows with the free places, of how many, in the zones that are listed. */
export function windowsByDay(
  slots: readonly Slot[],
): (readonly [date: string, windows: readonly Window[]])[] {
  const days = new Map<string, Map<string, Window>>();
  for (const { date, from, to, capacity, booked } of slots) {
    const windows = days.get(date) ?? new Map<string, Window>();
    days.set(date, windows);
    const key = `${from}-${to}`;
    const known = windows.get(key);
    windows.set(key, {
      from,
      to,
      free: (known?.free ?? 0) + Math.max(0, capacity - booked),
      capacity: (known?.capacity ?? 0) + capacity,
    });
  }
  return [...days].map(([date, windows]) => [date, [...windows.values()]] as const);
}

/** `3 of 10 free` */
export const freeWords = ({ free, capacity }: Pick<Window, 'free' | 'capacity'>): string =>
  free > 0 ? `${free} of ${capacity} free` : 'full';

const hasRoom = ({ booked, capacity }: Slot) => booked < capacity;

/** The first and the last day that are wanted; empty for any. */
type Within = { from?: string; by?: string };

type Times = Pick<Slot, 'date' | 'from' | 'to'>;

export const isSameSlot = (one: Times, other: Times | null | undefined): boolean =>
  one.date === other?.date && one.from === other.from && one.to === other.to;

/**
 * Returns the slots of the wanted days that have room, and the one that is booked; with `override`, also those that are
 * full.
 */
export function slotsWithin<S extends Slot>(
  slots: readonly S[],
  { from = '', by = '' }: Within,
  override: boolean,
  booked?: Times | null,
): readonly S[] {
  return slots.filter(
    (slot) =>
      (hasRoom(slot) || override || isSameSlot(slot, booked)) &&
      (from === '' || slot.date >= from) &&
      (by === '' || slot.date <= by),
  );
}

/** Returns the slots that are not over at `time` of `today`. */
export function slotsAhead<S extends Slot>(slots: readonly S[], today: string, time: string): readonly S[] {
  return slots.filter(({ date, to }) => date > today || to > time);
}

/** Returns why no slot of the wanted days can be booked, and the next day on which one can, if there is one. */
export function whyNoSlots(
  slots: readonly Slot[],
  within: Within,
  postcode?: string,
): { why: string; next: string | undefined } {
  const next = slots.find(hasRoom)?.date;
  if (slots.length === 0) {
    const why =
      postcode === undefined
        ? 'The depot has no windows in the next three weeks.'
        : `No zone of the depot delivers to ${postcode.toUpperCase()}, or it has no windows.`;
    return { why, next };
  }
  const wanted = slotsWithin(slots, within, true);
  const what = wanted.length === 0 ? 'the depot has no windows.' : 'every window is full.';
  return { why: `${wordsOf(within)}: ${what}`, next };
}

function wordsOf({ from = '', by = '' }: Within): string {
  if (from === '' && by === '') return 'In the next three weeks';
  if (from === by) return `On ${day(from)}`;
  if (from === '') return `Until ${day(by)}`;
  return by === '' ? `From ${day(from)}` : `From ${day(from)} to ${day(by)}`;
}

export type Usage = { booked: number; capacity: number };

/** Returns the days and windows of slots, and the bookings of each, in all zones together. */
export function usageOf(slots: readonly Slot[]) {
  const counts = new Map<string, Usage>();
  for (const { date, from, to, booked, capacity } of slots) {
    const key = `${date} ${from}–${to}`;
    const sum = counts.get(key) ?? { booked: 0, capacity: 0 };
    counts.set(key, { booked: sum.booked + booked, capacity: sum.capacity + capacity });
  }
  return {
    dates: [...new Set(slots.map(({ date }) => date))].sort(),
    windows: [...new Set(slots.map(({ from, to }) => `${from}–${to}`))].sort(),
    usageAt: (date: string, window: string): Usage | undefined => counts.get(`${date} ${window}`),
  };
}
