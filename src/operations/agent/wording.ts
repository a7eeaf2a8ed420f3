/** The words of suggestions. */
import type { DaySnapshot } from './day-snapshot.js';
import type { BrokenPromise, Outcome } from './evaluate-repair.js';

/** Counts in words: `1 order`, `2 orders`. */
export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Joins words: `a, b and c`. */
export function enumerated(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
}

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

/** Says which orders' goods change vans on the road, by ids; empty when none do. */
export function aboutHandovers({ changes }: Outcome): string[] {
  const handed = changes.filter(({ pieces_aboard: pieces }) => pieces !== undefined);
  if (handed.length === 0) return [];
  return [
    `The goods of ${plural(handed.length, 'order')} are on a van and must be handed over where the vans can meet, ` +
      `which no time is planned for: ${enumerated(handed.map(({ order }) => order))}.`,
  ];
}

/** Says which vans that are sent out have no driver yet; empty when all have one. */
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
export function aboutPromises(broken: readonly BrokenPromise[]): string[] {
  return broken.map(
    ({ order, eta, promised }) =>
      `Order ${order} was promised ${promised.from}–${promised.to} and would be visited at ${eta}.`,
  );
}
