/** The words of the travel time port, shared by its adapters. */
import type { Coordinates, TravelMatrix } from '../../domain/travel.js';

export type TravelSource = 'great_circle' | 'osrm' | 'valhalla';

/** Trips between all points, whole metres and seconds, row-major, and who measured them. */
export type MeasuredMatrix = TravelMatrix & {
  /** Where the trips come from, but for those that `reason` counts out. */
  readonly source: TravelSource;
  /** Whether the default model stands in for a server, for some trips or for all. */
  readonly fallback: boolean;
  /** Why it does, for the log; null when it doesn't. */
  readonly reason: string | null;
};

export type TravelPort = {
  /** Never fails for what a server does: the default model stands in then. */
  readonly matrix: (points: readonly Coordinates[]) => Promise<MeasuredMatrix>;
};
