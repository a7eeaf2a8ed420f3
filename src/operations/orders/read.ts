/** Reading orders and their pieces. */
import { pageOf, type PageQuery } from '../../db/paging.js';
import type { Scope } from '../../db/scope.js';
import { requireFound } from '../../domain/errors.js';
import { listHolds } from '../../records/booking-batches.js';
import { listOrders } from '../../records/orders/list.js';
import { findOrder } from '../../records/orders/rows.js';
import { withWarning } from '../../records/orders/plannable.js';
import { orderView } from '../../records/orders/view.js';
import { listPieces, pieceView } from '../../records/pieces.js';
import { listVisitsOf, visitView } from '../../records/visited.js';
import { type List, listed } from '../../resources/list.js';
import type { Order } from '../../resources/order.js';
import type { Piece } from '../../resources/piece.js';
import type { Visit } from '../../resources/visit.js';
import type { OrderQuery } from './schemas.js';

/** GET /orders */
export async function listOrdersPage(scope: Scope, { query }: { query: OrderQuery }): Promise<List<Order>> {
  return listed(await listOrders(scope, query), (row) => orderView(scope, row));
}

/** GET /orders/{order_id} */
export async function getOrder(scope: Scope, { params }: { params: { order_id: string } }): Promise<Order> {
  const order = requireFound(await findOrder(scope, params.order_id), 'order', params.order_id);
  const until = (await listHolds(scope, [order.id])).get(order.id);
  return {
    ...(await withWarning(scope, orderView(scope, order))),
    ...(until && { request_held_until: until.toISOString() }),
  };
}

/** GET /orders/{order_id}/pieces, by number. */
export async function getPieces(
  scope: Scope,
  { params, query }: { params: { order_id: string }; query: PageQuery },
): Promise<List<Piece>> {
  await getOrder(scope, { params });
  const pieces = await listPieces(scope, params.order_id);
  return listed(
    pageOf(pieces, ({ id }) => id, query),
    pieceView,
  );
}

/** GET /orders/{order_id}/visits, the latest first. */
export async function getVisits(
  scope: Scope,
  { params, query }: { params: { order_id: string }; query: PageQuery },
): Promise<List<Visit>> {
  await getOrder(scope, { params });
  return listed(await listVisitsOf(scope, params.order_id, query), visitView);
}
