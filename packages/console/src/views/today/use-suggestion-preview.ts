/** What a suggestion would make of the day: where its orders are before, where they would be after, and which routes change. */
import { useMemo } from 'react';
import type { Stop } from '../../api/queries';
import { time } from '../../parts/format';
import { mainChanges, type Suggestion } from './suggestions';
import type { Lane } from './use-day';

/** A stop that would be on a route. */
export type IncomingStop = { order: string; eta: string; from: string };
/** A van that would get a route. */
export type NewRoutePreview = { vehicle: string; stops: readonly IncomingStop[] };
export type SuggestionPreview = {
  movedOrders: ReadonlySet<string>;
  /** Routes that change, with the orders that would come. */
  incoming: ReadonlyMap<string, readonly IncomingStop[]>;
  /** The orders of each changed route as they would be visited. */
  after: ReadonlyMap<string, readonly string[]>;
  newRoutes: readonly NewRoutePreview[];
  /** What would be without a route. */
  unassigned: readonly IncomingStop[];
};

type Change = Suggestion['changes'][number];

export function useSuggestionPreview(
  shown: Suggestion | undefined,
  lanes: readonly Lane[],
): SuggestionPreview | undefined {
  return useMemo(() => (shown ? previewOf(shown, lanes) : undefined), [shown, lanes]);
}

function previewOf(
  { changes, impact }: Pick<Suggestion, 'changes' | 'impact'>,
  lanes: readonly Lane[],
): SuggestionPreview {
  const nameOf = (id: string | undefined) => lanes.find(({ route }) => route.id === id)?.name ?? 'no van';
  const comingOf = ({ order, from, to }: Change): IncomingStop => ({
    order,
    eta: to?.eta ?? '',
    from: nameOf(from?.route),
  });
  const changed = new Set(impact.routes_changed);
  for (const { from, to } of changes) {
    for (const id of [from?.route, to?.route]) if (id !== undefined && id !== null) changed.add(id);
  }
  const moved = new Set(changes.map(({ order }) => order));
  const shown = mainChanges(changes);
  const incoming = new Map<string, IncomingStop[]>();
  const after = new Map<string, string[]>();
  for (const id of changed) {
    const stops = lanes.find(({ route }) => route.id === id)?.route.stops ?? [];
    const here = changes.filter(({ to }) => to?.route === id);
    incoming.set(id, here.filter((change) => shown.includes(change)).map(comingOf));
    after.set(id, sequenceAfter(stops, moved, here));
  }
  return {
    movedOrders: new Set(shown.map(({ order }) => order)),
    ...{ incoming, after },
    newRoutes: newRoutesOf(changes, comingOf),
    unassigned: changes.filter(({ to }) => to === null).map(comingOf),
  };
}

/** Vans without a route until now, each with its stops as they would be visited. */
function newRoutesOf(
  changes: readonly Change[],
  comingOf: (change: Change) => IncomingStop,
): NewRoutePreview[] {
  const byVan = new Map<string, IncomingStop[]>();
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
function sequenceAfter(
  stops: readonly Stop[],
  moved: ReadonlySet<string>,
  here: readonly Change[],
): string[] {
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
