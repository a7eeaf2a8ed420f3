/** Effect of accepting a suggestion: where its orders are now, where they would be, and which routes change. */
import type { Resources } from '@waypost/client';
import type { Stop } from '../../api/queries';
import type { Lane } from './lanes';
import { isOpen } from './stops';

export type Suggestion = Resources['Suggestion'];
export type Change = Suggestion['changes'][number];

/** A stop as it would be on its new route. `from` is the name of the van that has it now. */
export type IncomingStop = { order: string; eta: string; from: string };
/** A van that has no route and would get one. */
export type NewRoutePreview = { vehicle: string; stops: readonly IncomingStop[] };
export type SuggestionPreview = {
  movedOrders: ReadonlySet<string>;
  isFirst: boolean;
  /** Changed route → the stops that it would get. */
  incoming: ReadonlyMap<string, readonly IncomingStop[]>;
  /** Changed route → its orders in the sequence in which they would be visited. */
  after: ReadonlyMap<string, readonly string[]>;
  newRoutes: readonly NewRoutePreview[];
  /** Orders that would no longer have a route. */
  unassigned: readonly IncomingStop[];
};

/**
 * Returns the changes that a suggestion is about: the orders that change vans. If none does, all of them; otherwise the
 * rest only make room.
 */
export function mainChanges(changes: readonly Change[]): readonly Change[] {
  const across = changes.filter(({ from, to }) => !from || from.route !== to?.route);
  return across.length > 0 ? across : changes;
}

/** Whether changes only give vans to orders that have none, as in the first plan of a day: there is no before. */
export const isFirstPlan = (changes: readonly Pick<Change, 'from' | 'to'>[]): boolean =>
  changes.length > 0 && changes.every(({ from, to }) => from === null && to !== null);

export function previewOf(
  { changes, impact }: { changes: readonly Change[]; impact: { routes_changed: readonly string[] } },
  lanes: readonly Lane[],
): SuggestionPreview {
  const laneOf = (id: string | null | undefined) => lanes.find(({ route }) => route.id === id);
  const incomingOf = ({ order, from, to }: Change): IncomingStop => ({
    order,
    eta: to?.eta ?? '',
    from: laneOf(from?.route)?.name ?? 'no van',
  });
  const changedRoutes = new Set(impact.routes_changed);
  for (const { from, to } of changes) {
    for (const id of [from?.route, to?.route]) if (id !== undefined && id !== null) changedRoutes.add(id);
  }
  const movedOrders = new Set(changes.map(({ order }) => order));
  const main = mainChanges(changes);
  const incoming = new Map<string, IncomingStop[]>();
  const after = new Map<string, string[]>();
  for (const id of changedRoutes) {
    const here = changes.filter(({ to }) => to?.route === id);
    incoming.set(id, here.filter((change) => main.includes(change)).map(incomingOf));
    after.set(id, sequenceAfter(laneOf(id)?.route.stops ?? [], movedOrders, here));
  }
  return {
    movedOrders: new Set(main.map(({ order }) => order)),
    isFirst: isFirstPlan(main),
    incoming,
    after,
    newRoutes: newRoutesOf(changes, incomingOf),
    unassigned: changes.filter(({ to }) => to === null).map(incomingOf),
  };
}

/** Returns when the stops would be that a plan adds. */
export const etasOf = ({ newRoutes, incoming }: SuggestionPreview): string[] =>
  [...newRoutes.map(({ stops }) => stops), ...incoming.values()].flat().flatMap(({ eta }) => eta || []);

/** Returns the vans that would get a route, each with its stops in the sequence of the visits. */
function newRoutesOf(
  changes: readonly Change[],
  incomingOf: (change: Change) => IncomingStop,
): NewRoutePreview[] {
  const byVan = new Map<string, IncomingStop[]>();
  for (const change of changes) {
    if (!change.to || change.to.route !== null) continue;
    const vehicle = change.to.vehicle ?? '';
    byVan.set(vehicle, [...(byVan.get(vehicle) ?? []), incomingOf(change)]);
  }
  return [...byVan].map(([vehicle, stops]) => ({
    vehicle,
    stops: stops.toSorted((a, b) => a.eta.localeCompare(b.eta)),
  }));
}

/**
 * Returns the orders of a route after the changes: the stops that stay keep their sequence, and those that come are
 * inserted by their times. A visit that is over stays, even if its order is visited again.
 */
function sequenceAfter(
  stops: readonly Stop[],
  movedOrders: ReadonlySet<string>,
  here: readonly Change[],
): string[] {
  const sequence = stops
    .filter((stop) => !movedOrders.has(stop.order) || !isOpen(stop))
    .map(({ order, eta }) => ({ order, at: eta }));
  for (const { order, to } of here.toSorted((a, b) => (a.to?.eta ?? '').localeCompare(b.to?.eta ?? ''))) {
    const at = to?.eta ?? '';
    const index = sequence.findIndex((other) => other.at > at);
    sequence.splice(index < 0 ? sequence.length : index, 0, { order, at });
  }
  return sequence.map(({ order }) => order);
}
