/** Erases the recipients of closed orders: on request, and automatically after the courier's retention time. */
import { insertAudit } from '../../db/audit.js';
import { recordEvents } from '../../db/outbox.js';
import type { Scope } from '../../db/scope.js';
import { coarse, ORDER_BLANKS, type ORDER_KEPT } from '../../domain/erasure.js';
import { AppError, requireFound } from '../../domain/errors.js';
import { retentionInForce } from '../../domain/retention.js';
import { CLOSED } from '../../domain/states/order.js';
import { eraseRelated, listErasable, listOnRuns } from '../../records/erasure.js';
import { moveQueuedOf } from '../../records/message-moves.js';
import { hideOptOuts } from '../../records/opt-outs.js';
import { moveOrders } from '../../records/orders/move.js';
import { lockOrdersAlone, type OrderRow } from '../../records/orders/rows.js';
import { orderView } from '../../records/orders/view.js';
import { moveRepliesOf } from '../../records/replies.js';
import { findSettings } from '../../setup/settings/rows.js';
import type { Order } from '../../resources/order.js';

const DAY_MS = 24 * 3_600_000;

/**
 * POST /orders/{order_id}/erase. Throws 409 `invalid_state` unless the order is closed. An erased order stays as it
 * is.
 */
export async function eraseOrder(scope: Scope, { params }: { params: { order_id: string } }): Promise<Order> {
  const [locked] = await lockOrdersAlone(scope, [params.order_id]);
  const order = requireFound(locked, 'order', params.order_id);
  if (!CLOSED.includes(order.status)) {
    throw new AppError('invalid_state', {
      message: `Order ${order.id} is ${order.status}. Recipient data can be erased only once the order is closed.`,
    });
  }
  if (order.erased_at !== null) {
    scope.outcome.unchanged = true;
    return orderView(scope, order);
  }
  const [erased = order] = await erase(scope, [order]);
  return orderView(scope, erased);
}

/**
 * Erases at most `limit` orders that were closed for longer than the courier keeps personal data. Resolves to how
 * many; fewer than `limit` when none is left.
 */
export async function eraseRetained(scope: Scope, limit: number): Promise<number> {
  const days = retentionInForce(await findSettings(scope), scope.now);
  if (days === null) return 0;
  const before = new Date(scope.now.getTime() - days * DAY_MS);
  const locked = await lockOrdersAlone(scope, await listErasable(scope, before, limit));
  // An order that was reopened since is left alone.
  const due = locked.filter(
    ({ status, erased_at, updated_at }) =>
      CLOSED.includes(status) && erased_at === null && updated_at < before,
  );
  await erase(scope, due);
  for (const { id } of due) await insertAudit(scope, { action: 'orders.retention', subject: id });
  return locked.length;
}

/** Every column that is not listed as kept, so that a new one cannot be forgotten. */
type ErasedColumn = Exclude<keyof OrderRow, (typeof ORDER_KEPT)[number] | 'shipper_name' | 'split_into'>;

async function erase(scope: Scope, orders: readonly OrderRow[]): Promise<OrderRow[]> {
  if (orders.length === 0) return [];
  const ids = orders.map(({ id }) => id);
  await moveQueuedOf(scope, ids);
  const waited = await moveRepliesOf(scope, ids);
  await eraseRelated(scope, ids);
  const needed = await listOnRuns(scope, ids);
  const place = ({ id, latitude, longitude }: OrderRow) =>
    needed.has(id)
      ? { latitude: coarse(latitude), longitude: coarse(longitude) }
      : { latitude: null, longitude: null };
  const moved = await moveOrders(
    scope,
    orders.map((order) => ({
      order,
      changes: {
        ...ORDER_BLANKS,
        postcode_key: null,
        ...place(order),
        tracking_token: null,
        link_digest: null,
        erased_at: scope.now,
      } satisfies { [Column in ErasedColumn]: OrderRow[Column] },
      // The workflow of a closed order has ended, unless a reply waited for a person.
      ...(waited.has(order.id) ? { signal: { type: 'changed' } as const } : {}),
    })),
  );
  await hideOptOuts(
    scope,
    orders.flatMap(({ recipient }) => recipient.phone ?? []),
  );
  const erased = moved.map(({ order }) => order);
  recordEvents(
    scope,
    'order.erased',
    erased.map((order) => ({ subject: order.id, data: orderView(scope, order) })),
  );
  return erased;
}
