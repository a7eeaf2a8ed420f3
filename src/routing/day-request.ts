/** The request for a day's plan, and the drafts that it replaces. */
import type { RouteRow } from '../records/routes.js';

/** The plan to make. `vehicles` null means every free van. */
export type DayRequest = {
  depot: string;
  date: string;
  vehicles: readonly string[] | null;
  lock_routes: readonly string[];
  /** Orders on drafts that keep their van. */
  lock_stops?: readonly string[];
  /** Drafts whose first stops stay their first, in sequence. */
  lock_heads?: readonly { route: string; stops: number }[];
};

/** A draft route to be replaced, with its orders in sequence, and the id of each one's stop. */
export type Draft = { route: RouteRow; stops: string[]; stopIds: ReadonlyMap<string, string> };
