/** The days around an empty one on which there is something to do. */
import type { Resources } from '@waypost/client';

export type NearDay = { date: string; orders: number };

/** Returns the last day before a date that has booked orders, and the first one after it. */
export function nearDays(
  slots: readonly Pick<Resources['SlotCapacity'], 'date' | 'booked'>[],
  date: string,
): { before: NearDay | undefined; after: NearDay | undefined } {
  const counts = new Map<string, number>();
  for (const slot of slots) counts.set(slot.date, (counts.get(slot.date) ?? 0) + slot.booked);
  const days = [...counts]
    .flatMap(([on, orders]): NearDay[] => (orders > 0 ? [{ date: on, orders }] : []))
    .sort((a, b) => a.date.localeCompare(b.date));
  return {
    before: days.findLast((day) => day.date < date),
    after: days.find((day) => day.date > date),
  };
}
