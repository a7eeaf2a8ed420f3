/** The rows of a review: whose time changes, by how much, the worst first. */
import { duration } from '../../parts/format';
import { minutesOf, type Visits } from './clock';
import { offWords } from './stops';
import type { Change } from './suggestion-preview';

export type ReviewRow = Change & {
  /** What the recipient goes by: the window told, or else the slot; else the time planned before, empty for none. */
  told: string;
  /** Minutes outside of what the recipient goes by, below 0 for before it. */
  off: number;
  /** Minutes by which the visit moves; null where there was none, or will be none. */
  shift: number | null;
};

/** Returns the changes as rows: orders without a van first, then by how much they miss what was told, then by the shift. */
export function rowsOf(changes: readonly Change[], visits: Visits): ReviewRow[] {
  const known = new Map([...visits.values()].map((visit) => [visit.order, visit]));
  return changes
    .map((change): ReviewRow => {
      const { order, from, to } = change;
      const window = known.get(order)?.told ?? known.get(order)?.slot;
      return {
        ...change,
        told: window ? `${window.from}–${window.to}` : (from?.eta ?? ''),
        off: window && to ? outside(window, to.eta) : 0,
        shift: from && to ? minutesOf(to.eta) - minutesOf(from.eta) : null,
      };
    })
    .sort(
      (a, b) =>
        Number(a.to !== null) - Number(b.to !== null) ||
        Math.abs(b.off) - Math.abs(a.off) ||
        Math.abs(b.shift ?? 0) - Math.abs(a.shift ?? 0),
    );
}

function outside({ from, to }: { from: string; to: string }, eta: string): number {
  const at = minutesOf(eta);
  return Math.min(0, at - minutesOf(from)) + Math.max(0, at - minutesOf(to));
}

/** `3 h 52 min early`, `+12 min`, `no van`; empty for a visit that was not planned and keeps its slot. */
export function byWords({ to, off, shift }: Pick<ReviewRow, 'to' | 'off' | 'shift'>): string {
  if (to === null) return 'no van';
  if (off !== 0) return offWords(off);
  return shift === null || shift === 0 ? '' : `${shift > 0 ? '+' : '−'}${duration(Math.abs(shift))}`;
}
