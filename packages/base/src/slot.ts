/** A window of a local day in which a recipient is visited; times `HH:MM`. */
export type Slot = { date: string; from: string; to: string };

/** Returns whether two slots have the same date and times. */
export function sameSlot(a: Slot, b: Slot): boolean {
  return a.date === b.date && a.from === b.from && a.to === b.to;
}
