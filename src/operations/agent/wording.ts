/** The words of suggestions. */
import type { DaySnapshot } from './day-snapshot.js';
import type { BrokenPromise, Outcome } from './evaluate-repair.js';

/** Counts in words: `1 order`, `2 orders`. */
export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Joins words: `a, b and c`. */
function enumerated(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
}

/** Names an order as people know it: `SO-10432 (Hana Murphy)`. */
export function orderNamed({ orders }: Pick<DaySnapshot, 'orders'>, id: string): string {
  const order = orders.get(id);
  if (!order) throw new RangeError(`The order ${id} is not part of the day.`);
  const { name } = order.recipient;
  return name ? `${order.reference} (${name})` : order.reference;
}

export const ordersNamed = (day: Pick<DaySnapshot, 'orders'>, ids: readonly string[]): string =>
  enumerated(ids.map((id) => orderNamed(day, id)));

/** Returns the names of the vans that a change brings orders to. */
export function receivingVans(day: DaySnapshot, { changes }: Outcome): string {
  const names = changes.flatMap(({ from, to }) => {
    if (!to || from?.route === to.route) return [];
    const vehicle =
      to.route === null
        ? day.spare.find(({ van }) => van.id === to.vehicle)?.vehicle
        : day.routes.find(({ route }) => route.id === to.route)?.vehicle;
    return vehicle?.name ?? [];
  });
  return enumerated([...new Set(names)]);
}

/** Names the orders whose goods change vans on the road; empty when none do. */
export function aboutHandovers(day: DaySnapshot, { changes }: Outcome): string[] {
  const handed = changes.filter(({ pieces_aboard: pieces }) => pieces !== undefined);
  if (handed.length === 0) return [];
  return [
    `The goods of ${plural(handed.length, 'order')} are on a van and must be handed over where the vans can meet, ` +
      `which no time is planned for: ${ordersNamed(
        day,
        handed.map(({ order }) => order),
      )}.`,
  ];
}

/** Names the vans that would leave without a driver; empty when all have one. */
export function aboutDrivers({ spare }: DaySnapshot, { rearrangement: { routes } }: Outcome): string[] {
  const driverless = routes.filter(({ route, crew }) => route === null && crew.length === 0);
  const names = driverless.flatMap(
    ({ vehicle: id }) => spare.find(({ van }) => van.id === id)?.vehicle.name ?? [],
  );
  if (names.length === 0) return [];
  return [
    `No driver is free for ${enumerated(names)}: give ${names.length === 1 ? 'its route' : 'their routes'} one before you publish.`,
  ];
}

/** Describes orders whose promised windows a change does not keep; empty when it keeps them all. */
export function aboutPromises(day: DaySnapshot, broken: readonly BrokenPromise[]): string[] {
  return broken.map(
    ({ order, eta, promised }) =>
      `Order ${orderNamed(day, order)} was promised ${promised.from}–${promised.to} and would be visited at ${eta}.`,
  );
}
