/** Reading orders, their pieces and their timelines. */
import { pageOf, type PageQuery } from '../../db/paging.js';
import type { Scope } from '../../db/scope.js';
import { requireFound } from '../../domain/errors.js';
import { listHolds } from '../../records/booking-batches.js';
import { listOrders } from '../../records/orders/list.js';
import { findOrder } from '../../records/orders/rows.js';
import { findOrderInFull } from '../../records/orders/plannable.js';
import { orderView } from '../../records/orders/view.js';
import { listPieces, pieceView } from '../../records/pieces.js';
import { listVisitsOf, visitView } from '../../records/visited.js';
import { type List, listed } from '../../resources/list.js';
import type { Order } from '../../resources/order.js';
import type { Piece } from '../../resources/piece.js';
import type { Visit } from '../../resources/visit.js';
import type { OrderQuery } from './schemas.js';
import { listTimeline, type TimelineRow } from '../../records/timeline.js';
import type { TimelineEntry } from '../../resources/timeline-entry.js';

export async function listOrdersPage(scope: Scope, { query }: { query: OrderQuery }): Promise<List<Order>> {
  return listed(await listOrders(scope, query), (row) => orderView(scope, row));
}

export async function getOrder(scope: Scope, { params }: { params: { order_id: string } }): Promise<Order> {
  const id = params.order_id;
  const { order, warnings, isQueued } = requireFound(await findOrderInFull(scope, id), 'order', id);
  const until = isQueued ? (await listHolds(scope, [id])).get(id) : undefined;
  return {
    ...orderView(scope, order),
    ...(warnings.length > 0 && { warnings }),
    ...(until && { request_held_until: until.toISOString() }),
  };
}

/** Throws 404 `not_found` unless the courier has the order. */
async function requireOrder(scope: Scope, id: string): Promise<void> {
  requireFound(await findOrder(scope, id), 'order', id);
}

export async function getPieces(
  scope: Scope,
  { params, query }: { params: { order_id: string }; query: PageQuery },
): Promise<List<Piece>> {
  await requireOrder(scope, params.order_id);
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
  await requireOrder(scope, params.order_id);
  return listed(await listVisitsOf(scope, params.order_id, query), visitView);
}

/** GET /orders/{order_id}/timeline, the newest entry first. */
export async function getTimeline(
  scope: Scope,
  { params, query }: { params: { order_id: string }; query: PageQuery },
): Promise<List<TimelineEntry>> {
  await requireOrder(scope, params.order_id);
  const until = (await listHolds(scope, [params.order_id])).get(params.order_id);
  return listed(await listTimeline(scope, params.order_id, query), (row) => entryOf(row, until));
}

function entryOf(row: TimelineRow, heldUntil: Date | undefined): TimelineEntry {
  return {
    id: row.id,
    object: 'timeline_entry',
    at: row.at.toISOString(),
    type: `${row.source}.${row.type}`,
    summary: summaryOf(row, heldUntil),
    actor: row.actor,
  };
}

/** Summarises an entry in one sentence; the text of a message or reply, which is personal, is found there. */
function summaryOf({ source, type, detail, state }: TimelineRow, heldUntil: Date | undefined): string {
  const what = type.replaceAll(/[._]/g, ' ');
  switch (source) {
    case 'event':
      return `Event ${type}${state === null ? '' : ` by ${state}`}${because(detail)}`;
    case 'scan':
      return `Piece ${detail ?? ''} scanned: ${what}${state === null ? '' : ` at ${state}, where it is misrouted`}.`;
    case 'visit':
      return `The van arrived${state === null ? '' : `, driven by ${state}`}.`;
    case 'message':
      return `Message by ${detail ?? ''} (${what}): ${state ?? ''}.`;
    case 'request': {
      const waitsFor = detail === 'postponed' ? 'the night is over' : 'quiet hours end';
      return `The recipient is asked ${heldUntil ? `once ${waitsFor}, at ${heldUntil.toISOString()}` : 'now'}.`;
    }
    case 'reply':
      return `Reply by ${detail ?? ''} (${what})${state === null ? '' : `: ${state.replaceAll('_', ' ')}`}.`;
    case 'comment':
      return `Comment by ${state ?? ''}: ${detail ?? ''}`;
    case 'action':
      return `${type} by ${state ?? ''}${because(detail)}`;
  }
}

/** Ends a sentence, with the reason if there is one, which may end in its own full stop. */
function because(reason: string | null): string {
  return reason === null ? '.' : `: ${reason.replace(/\.$/, '')}.`;
}
