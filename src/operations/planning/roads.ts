/** The roads of a day: the one matrix by which everything of a depot and day is timed. */
import type { Scope } from '../../db/scope.js';
import { type Coordinates, type TravelMatrix, travelMatrix } from '../../domain/travel.js';

/** Trips between these points, the depot's first. */
export function findRoads(
  _scope: Scope,
  _day: { depot: string; date: string },
  points: readonly Coordinates[],
): Promise<TravelMatrix> {
  return Promise.resolve(travelMatrix(points));
}
