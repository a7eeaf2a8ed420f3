/** A sensible sequence for orders that somebody puts on a route by hand. */
import type { Order } from '../../api/queries';
import { milesBetween, type Place, placeOf } from './places';

/**
 * Returns the orders' ids by the ends of their slots, and among those that end together each time the one nearest to the
 * place before it, beginning at the depot.
 */
export function inSequence(orders: readonly Order[], home: Place | undefined): string[] {
  const left = [...orders].sort((a, b) => endOf(a).localeCompare(endOf(b)));
  const sequence: string[] = [];
  let here = home;
  while (left.length > 0) {
    const end = endOf(left[0]);
    const together = left.filter((order) => endOf(order) === end);
    const next = together.reduce((one, other) => (distance(here, other) < distance(here, one) ? other : one));
    left.splice(left.indexOf(next), 1);
    here = placeOf(next.recipient.address) ?? here;
    sequence.push(next.id);
  }
  return sequence;
}

const endOf = (order: Order | undefined) => `${order?.slot?.to ?? '24:00'} ${order?.slot?.from ?? ''}`;

function distance(from: Place | undefined, { recipient: { address } }: Order): number {
  const to = placeOf(address);
  return from && to ? milesBetween(from, to) : Infinity;
}
