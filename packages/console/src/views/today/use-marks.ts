/** What a suggestion would make of the day: where its orders are before, where they would be after, and which routes change. */
import { useMemo } from 'react';
import type { Stop } from '../../api/queries';
import { time } from '../../parts/format';
import type { Suggestion } from './suggestions';
import type { Lane } from './use-day';

/** A stop that would be on a route. */
export type Coming = { order: string; eta: string; from: string };
export type Marks = {
  orders: ReadonlySet<string>;
  /** Routes that change, with the orders that would come. */
  coming: ReadonlyMap<string, readonly Coming[]>;
  /** The orders of each changed route as they would be visited. */
  after: ReadonlyMap<string, readonly string[]>;
};

export function useMarks(shown: Suggestion | undefined, lanes: readonly Lane[]): Marks | undefined {
  return useMemo(() => (shown ? marksOf(shown, lanes) : undefined), [shown, lanes]);
}

function marksOf({ changes, impact }: Suggestion, lanes: readonly Lane[]): Marks {
  const nameOf = (id: string | undefined) => lanes.find(({ route }) => route.id === id)?.name ?? 'no van';
  const changed = new Set(impact.routes_changed);
  for (const { from, to } of changes) {
    for (const id of [from?.route, to?.route]) if (id !== undefined && id !== null) changed.add(id);
  }
  const moved = new Set(changes.map(({ order }) => order));
  const coming = new Map<string, Coming[]>();
  const after = new Map<string, string[]>();
  for (const id of changed) {
    const stops = lanes.find(({ route }) => route.id === id)?.route.stops ?? [];
    const here = changes.filter(({ to }) => to?.route === id);
    coming.set(
      id,
      here.map(({ order, from, to }) => ({ order, eta: to?.eta ?? '', from: nameOf(from?.route) })),
    );
    after.set(id, visited(stops, moved, here));
  }
  return { orders: moved, coming, after };
}

/** The stops that stay, in their sequence, and the others among them by their times. */
function visited(stops: readonly Stop[], moved: ReadonlySet<string>, here: Suggestion['changes']): string[] {
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
