/**
 * Exchanges: a delivery and a collection at one door, as one visit (docs/behaviour.md "Collections and exchanges").
 * Pure.
 */
import type { RoutingStop } from './routing-problem.js';

/** An order, as far as it may be half of an exchange. */
export type Exchanged = {
  readonly id: string;
  readonly type: RoutingStop['kind'];
  readonly exchange_for: string | null;
};

/** Returns the delivery that a collection follows at the same door; null if there is none among these orders. */
export function deliveryBefore(order: Exchanged, among: { has: (id: string) => boolean }): string | null {
  const { type, exchange_for: partner } = order;
  return type === 'collection' && partner !== null && among.has(partner) ? partner : null;
}

/** Returns ids of orders in their sequence, but each collection of an exchange right behind its delivery. */
export function keptTogether(sequence: readonly string[], orders: ReadonlyMap<string, Exchanged>): string[] {
  const named = new Set(sequence);
  const behind = new Map<string, string>();
  for (const id of sequence) {
    const order = orders.get(id);
    const delivery = order && deliveryBefore(order, named);
    if (delivery) behind.set(delivery, id);
  }
  if (behind.size === 0) return [...sequence];
  const moved = new Set(behind.values());
  return sequence.flatMap((id) => {
    if (moved.has(id)) return [];
    const collection = behind.get(id);
    return collection === undefined ? [id] : [id, collection];
  });
}
