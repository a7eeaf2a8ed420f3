/** Which moves of orders cause an event of the order; other events are recorded by their commands. */
import type { EventType } from '../../contracts/events.js';
import { recordEvents } from '../../db/outbox.js';
import type { Scope } from '../../db/scope.js';
import type { OrderEvent } from '../../domain/states/order.js';
import type { OrderRow } from './rows.js';
import { orderView } from './view.js';

/** What happened → the event that says so, where it changed the order's status. */
const ANNOUNCED = {
  planned: 'order.planned',
  unplanned: 'order.updated',
  run_started: 'order.out_for_delivery',
  put_on_run: 'order.out_for_delivery',
  stop_skipped: 'order.updated',
  held: 'order.held',
  released: 'order.released',
  cancelled: 'order.cancelled',
  returned: 'order.returned',
} as const satisfies Partial<Record<OrderEvent, EventType>>;
type Announced = (typeof ANNOUNCED)[keyof typeof ANNOUNCED];

/** Records the events of moves that were made. */
export function announceMoves(
  scope: Scope,
  moves: readonly { before: OrderRow; order: OrderRow; event: OrderEvent | undefined }[],
): void {
  const told = new Map<Announced, OrderRow[]>();
  for (const { before, order, event } of moves) {
    if (event === undefined || !(event in ANNOUNCED) || before.status === order.status) continue;
    // Cast: checked by `in`.
    const type = ANNOUNCED[event as keyof typeof ANNOUNCED];
    const orders = told.get(type) ?? [];
    orders.push(order);
    told.set(type, orders);
  }
  for (const [type, orders] of told) {
    if (type === 'order.updated') announceUpdates(scope, orders);
    else recordEvents(scope, type, carried(scope, orders));
  }
}

/**
 * Records `order.updated` of orders that were changed. Several changes in one transaction are one event, with the final
 * state.
 */
export function announceUpdates(scope: Scope, orders: readonly OrderRow[]): void {
  const again = new Set(orders.map(({ id }) => id));
  const { outbox } = scope;
  outbox.events = outbox.events.filter(
    ({ type, subject }) => type !== 'order.updated' || !again.has(subject),
  );
  recordEvents(scope, 'order.updated', carried(scope, orders));
}

const carried = (scope: Scope, orders: readonly OrderRow[]) =>
  orders.map((order) => ({ subject: order.id, data: orderView(scope, order) }));
