/** Suggestions of the route agent. */
import type { Slot } from './types.js';
import type { TimeWindow } from './promised-window.js';

export const SUGGESTION_TRIGGERS = [
  'overnight_plan',
  'breakdown',
  'failed_stop',
  'rebooking',
  'capacity',
  'running_late',
] as const;
export type SuggestionTrigger = (typeof SUGGESTION_TRIGGERS)[number];

/** The slot of a failed visit, with the zone that its place counts in. */
export type FormerSlot = Slot & { zone: string | null };

/** Windows that recipients were promised, by order. */
export type Promises = Record<string, TimeWindow>;

/**
 * An order that is visited a second time, with the other half of its exchange if that has failed too; the slot that is
 * restored, whose place the first one takes; and the earliest time of the visit.
 */
export type SecondVisit = { order: string; partner?: string; slot: FormerSlot; not_before?: string };

export function ordersOf({ order, partner }: SecondVisit): string[] {
  return partner === undefined ? [order] : [order, partner];
}

/** Effect of accepting a suggestion: the open stops of each route, by order, in their new sequence. */
export type Rearrangement = {
  /** `route` null: a van that gets a new route. */
  routes: { route: string | null; vehicle: string; crew: string[]; stops: string[] }[];
  again: SecondVisit | null;
  /** Promises to recipients when it was made; vans leave their depot in time for them. */
  promises?: Promises;
};
