/** Where the vans are, by vehicle. Kept outside of React, because positions change several times a second. */
import type { Resources } from '@waypost/client';

export type Position = Resources['VehiclePosition'];

let positions: ReadonlyMap<string, Position> = new Map();
const watchers = new Set<() => void>();

export const currentPositions = () => positions;

/** Calls the watcher after each change until the returned function is called. */
export function watchPositions(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Replaces all positions: vans that are not reported are forgotten. */
export function setPositions(reported: readonly Position[]): void {
  positions = new Map(reported.map((position) => [position.vehicle, position]));
  for (const watcher of watchers) watcher();
}
