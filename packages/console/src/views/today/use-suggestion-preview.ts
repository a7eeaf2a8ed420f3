/** What a suggestion would make of the day: where its orders are before, where they would be after, and which routes change. */
import { useMemo } from 'react';
import type { Stop } from '../../api/queries';
import { time } from '../../parts/format';
import { type Suggestion, talkedOf } from './suggestions';
import type { Lane } from './use-day';

/** A stop that would be on a route. */
export type Coming = { order: string; eta: string; from: string };
/** A van that would get a route. */
export type Fresh = { vehicle: string; stops: readonly Coming[] };
export type Marks = {
  orders: ReadonlySet<string>;
  /** Routes that change, with the orders that would come. */
  coming: ReadonlyMap<string, readonly Coming[]>;
  /** The orders of each changed route as they would be visited. */
  after: ReadonlyMap<string, readonly string[]>;
  fresh: readonly Fresh[];
  /** What would be without a route. */
  left: readonly Coming[];
};

type Change = Suggestion['changes'][number];

export function useMarks(shown: Suggestion | undefined, lanes: readonly Lane[]): Marks | undefined {
  return useMemo(() => (shown ? marksOf(shown, lanes) : undefined), [shown, lanes]);
}

function marksOf({ changes, impact }: Pick<Suggestion, 'changes' | 'impact'>, lanes: readonly Lane[]): Marks {
  const nameOf = (id: string | undefined) => lanes.find(({ route }) => route.id === id)?.name ?? 'no van';
  const comingOf = ({ order, from, to }: Change): Coming => ({
    order,
    eta: to?.eta ?? '',
    from: nameOf(from?.route),
  });
  const changed = new Set(impact.routes_changed);
  for (const { from, to } of changes) {
    for (const id of [from?.route, to?.route]) if (id !== undefined && id !== null) changed.add(id);
  }
  const moved = new Set(changes.map(({ order }) => order));
  const shown = talkedOf(changes);
  const coming = new Map<string, Coming[]>();
  const after = new Map<string, string[]>();
  for (const id of changed) {
    const stops = lanes.find(({ route }) => route.id === id)?.route.stops ?? [];
    const here = changes.filter(({ to }) => to?.route === id);
    coming.set(id, here.filter((change) => shown.includes(change)).map(comingOf));
    after.set(id, visited(stops, moved, here));
  }
  return {
    orders: new Set(shown.map(({ order }) => order)),
    ...{ coming, after },
    fresh: freshOf(changes, comingOf),
    left: changes.filter(({ to }) => to === null).map(comingOf),
  };
}

/** Vans without a route until now, each with its stops as they would be visited. */
function freshOf(changes: readonly Change[], comingOf: (change: Change) => Coming): Fresh[] {
  const byVan = new Map<string, Coming[]>();
  for (const change of changes) {
    if (!change.to || change.to.route !== null) continue;
    const vehicle = change.to.vehicle ?? '';
    byVan.set(vehicle, [...(byVan.get(vehicle) ?? []), comingOf(change)]);
  }
  return [...byVan].map(([vehicle, stops]) => ({
    vehicle,
    stops: stops.toSorted((a, b) => a.eta.localeCompare(b.eta)),
  }));
}

/** The stops that stay, in their sequence, and the others among them by their times. */
function visited(stops: readonly Stop[], moved: ReadonlySet<string>, here: readonly Change[]): string[] {
  const staying = stops
    .filter(({ order, status }) => !moved.has(order) || status === 'completed' || status === 'failed')
    .map(({ order, eta }) => ({ order, at: time(eta) }));
  const sequence = [...staying];
  for (const { order, to } of here.toSorted((a, b) => (a.to?.eta ?? '').localeCompare(b.to?.eta ?? ''))) {
    const at = to?.eta ?? '';
    const index = sequence.findIndex((other) => other.at > at);
    sequence.splice(index < 0 ? sequence.length : index, 0, { order, at });
  }
  return sequence.map(({ order }) => order);
}
