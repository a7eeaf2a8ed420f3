/** Slots by day and window, for lists in which the zones of a window stand together. */

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
