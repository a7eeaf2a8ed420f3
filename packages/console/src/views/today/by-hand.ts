/** A route made by hand, and what a trial says of it. */
import type { Route } from '../../api/queries';
import type { Wanted } from './moves';
import type { Rearrangement, Review } from './review';

/** Returns the stops of the van in the sequence in which they were tried. */
export function sequenceOf(
  { routes }: Pick<Rearrangement, 'routes'>,
  { vehicle, stops }: Pick<Wanted, 'vehicle' | 'stops'>,
): string[] {
  return routes.find((route) => route.vehicle === vehicle)?.stops.map(({ order }) => order) ?? [...stops];
}

/**
 * Returns the stops that would be late among those that a van would get, not among its own. None if they are all that it
 * would get.
 */
export function lateAdded(
  { vehicle, stops }: Pick<Wanted, 'vehicle' | 'stops'>,
  { broken }: Pick<Review, 'broken'>,
  lanes: readonly { route: Pick<Route, 'vehicle'> & { stops: readonly { order: string }[] } }[],
): string[] {
  const own = new Set(
    lanes.flatMap(({ route }) => (route.vehicle === vehicle ? route.stops.map(({ order }) => order) : [])),
  );
  const added = stops.filter((order) => !own.has(order));
  const late = added.filter((order) => broken.some((one) => one.order === order));
  return late.length < added.length ? late : [];
}

type Loose = {
  id: string;
  reference: string;
  recipient: { name?: string | null; address?: { postcode: string } | null };
  slot: { from: string; to: string } | null;
  service: { crew: number };
};

/**
 * Returns the orders that can be put on a route, by their ids, with what people know them by. They are grouped by
 * slot, then by postcode area.
 */
export function routeChoices(orders: readonly Loose[]): (readonly [id: string, words: string])[] {
  const keyOf = ({ slot, recipient: { address }, reference }: Loose) =>
    [slot ? `${slot.from} ${slot.to}` : '24:00', address?.postcode ?? '', reference].join(' ');
  return [...orders]
    .sort((a, b) => keyOf(a).localeCompare(keyOf(b), 'en', { numeric: true }))
    .map((order) => [order.id, labelOf(order)]);
}

/** `Sioned Griffiths, SE2 9NL, 08:00–12:00 (SO-10432), needs 2 people` */
function labelOf({ recipient, slot, reference, service }: Loose): string {
  const parts = [recipient.name, recipient.address?.postcode, slot && `${slot.from}–${slot.to}`].filter(
    Boolean,
  );
  const called = parts.length === 0 ? reference : `${parts.join(', ')} (${reference})`;
  return service.crew > 1 ? `${called}, needs ${service.crew} people` : called;
}

/** Returns what a new route still lacks, in words; undefined once it can be tried. */
export function lackOf({
  vans,
  choices,
  stops,
}: {
  /** How many vans are free, orders can be ticked, and are. */
  vans: number;
  choices: number;
  stops: number;
}): string | undefined {
  if (vans === 0) return 'Every van at this depot already has a route.';
  if (choices === 0) return 'Every order has a route. Drag a stop to Unassigned first.';
  return stops === 0 ? 'Tick the orders for this van.' : undefined;
}
