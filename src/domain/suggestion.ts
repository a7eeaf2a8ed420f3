/** What the route agent suggests, and why. */
import type { Slot } from './types.js';
import type { TimeWindow } from './promised-window.js';

/** What makes the route agent suggest something. */
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

/** What accepting a suggestion does to routes: the open stops of each, by order, in their new sequence. */
export type Rearrangement = {
  /** `route` null: a van that gets a new route. */
  routes: { route: string | null; vehicle: string; crew: string[]; stops: string[] }[];
  /**
   * The order that is visited a second time, the slot that it gets back, and the time of day before which nobody
   * comes.
   */
  again: { order: string; slot: FormerSlot; not_before?: string } | null;
  /** What recipients were promised when it was made: vans leave their depot in time for that. */
  promises?: Promises;
};
