/**
 * The one place where an order's status is written: locked row → decision → row → the order's workflow is told.
 * Every other file says what happened (an event of the state table); this one says what becomes of the order.
 */
import type { OrderSignal } from '../../contracts/workflows.js';
import { enqueueMany } from '../../db/outbox.js';
import type { Scope } from '../../db/scope.js';
import { AppError } from '../../domain/errors.js';
import { CLOSED, decideOrder, type OrderEvent, type OrderStatus } from '../../domain/order.js';
import { type OrderChanges, type OrderRow, updateOrders } from './orders.store.js';

/** What happens to one locked order. */
export type OrderMove = {
  order: OrderRow;
  /** What happened; left out when only columns change. */
  event?: OrderEvent;
  /** Where a released hold leads; instead of an event. */
  release?: OrderStatus;
  changes?: OrderChanges;
  /** What its workflow is told, besides the status. */
  tell?: Pick<OrderSignal, 'type' | 'ref'>;
};

/**
 * Moves locked orders, all or none. Resolves to the orders as they are now, in the same sequence.
 * 409 `invalid_state` or `order_on_hold` for one whose state does not allow its event.
 */
export async function applyOrders(scope: Scope, moves: readonly OrderMove[]): Promise<OrderRow[]> {
  const next = moves.map((move): OrderRow => ({
    ...move.order,
    ...move.changes,
    status: nextStatus(move),
    updated_at: scope.now,
  }));
  await updateOrders(scope, next, namesOf(moves));
  await enqueueMany(
    scope,
    next.flatMap((order, index) => {
      const move = moves[index];
      const changed = move?.order.status !== order.status;
      if (!move?.tell && !changed) return [];
      const type = CLOSED.includes(order.status)
        ? ('closed' as const)
        : (move?.tell?.type ?? ('changed' as const));
      return [signal(order, { type, ref: move?.tell?.ref ?? null })];
    }),
  );
  return next;
}

/** As `applyOrders`, for one. */
export async function applyOrder(scope: Scope, move: OrderMove): Promise<OrderRow> {
  const [order] = await applyOrders(scope, [move]);
  if (!order) throw new Error('applyOrders lost an order');
  return order;
}

/** Tells an order's workflow something without changing the order. */
export async function tellOrders(
  scope: Scope,
  messages: readonly { order: OrderRow; tell: Pick<OrderSignal, 'type' | 'ref'> }[],
): Promise<void> {
  await enqueueMany(
    scope,
    messages.map(({ order, tell }) => signal(order, tell)),
  );
}

/** The columns that any of the moves changes, in one sequence, so that equal statements are prepared once. */
function namesOf(moves: readonly OrderMove[]): (keyof OrderChanges)[] {
  const names = moves.flatMap(({ changes = {} }) => Object.keys(changes) as (keyof OrderChanges)[]);
  return [...new Set(names)].toSorted();
}

function signal(order: OrderRow, tell: Pick<OrderSignal, 'type' | 'ref'>) {
  return {
    topic: 'order.signal' as const,
    subject: order.id,
    payload: { order: order.id, depot: order.depot, status: order.status, ...tell },
  };
}

function nextStatus({ order, event, release }: OrderMove): OrderStatus {
  if (release !== undefined) return release;
  if (event === undefined) return order.status;
  const decision = decideOrder(order.status, event);
  if (decision.ok) return decision.next;
  if (decision.code === 'order_on_hold') {
    throw new AppError(decision.code, { message: `Order ${order.id} is on hold. Release it first.` });
  }
  throw new AppError(decision.code, {
    message: `Order ${order.id} is ${order.status}, which does not allow this.`,
  });
}
