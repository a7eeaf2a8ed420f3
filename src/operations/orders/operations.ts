/** Operations of orders: specification "Orders"; cancel, return and timeline are beyond it. */
import { defineOperation, type Operation } from '../../api/define-operation.js';
import {
  BOOKED_ORDER,
  DELIVERED_AT,
  EXAMPLE_BARCODES,
  EXAMPLE_TRACKING_URL,
  exampleId,
  ORDERED_AT,
} from '../../resources/examples.js';
import { ERASED_ORDER } from '../../resources/event-examples.js';
import { timelineEntry } from '../../resources/timeline-entry.js';
import { piece } from '../../resources/piece.js';
import { visit } from '../../resources/visit.js';
import { lockOrder } from '../../records/orders/rows.js';
import { comment } from '../../resources/comment.js';
import { order, orderInput, type Order } from '../../resources/order.js';
import { listOf } from '../../resources/list.js';
import { cancelOrder } from './cancel.js';
import { addComment, getComments } from './comments.js';
import { createOrder } from './create.js';
import { eraseOrder } from './erase.js';
import { MAX_CSV_ROWS } from '../../api/csv.js';
import { exportOrders, ORDER_COLUMNS } from './export.js';
import { patchOrder } from './patch.js';
import { getOrder, getPieces, getVisits, listOrdersPage, getTimeline } from './read.js';
import {
  commentInput,
  commentQuery,
  orderPatch,
  orderQuery,
  pieceQuery,
  cancelInput,
  reasonInput,
  splitInput,
  timelineQuery,
  unbookInput,
} from './schemas.js';
import { splitOrder } from './split.js';
import { unbookOrder } from './unbook.js';
import type { Scope } from '../../db/scope.js';
import { AppError, requireFound } from '../../domain/errors.js';
import { moveRequestsOf, lockLatestRequest, renewRequestLink } from '../../records/booking-requests.js';
import { moveOrder, NO_SLOT } from '../../records/orders/move.js';
import { orderView } from '../../records/orders/view.js';
import { leaveTo, openPartner } from './exchange.js';
import { renewLink } from '../../records/orders/tracking.js';

/** Shared by operations that end an order or follow its end. */
const ENDING = {
  scopes: ['orders:write'],
  response: order,
  errors: ['invalid_state'],
} as const;

/** Fields of the example's order after it ended without a delivery. */
const ENDED = { slot: null, created_at: ORDERED_AT, updated_at: '2026-03-10T11:30:00.000Z' };

export const orderOperations: Operation[] = [
  defineOperation({
    route: 'GET /orders',
    name: 'orders.list',
    summary: 'List orders, newest first',
    description: `With \`Accept: text/csv\` the response is a file with one line per order: the page, or without \`limit\` the first ${MAX_CSV_ROWS.toLocaleString('en')} matching orders. The \`Link\` header leads to the next page.`,
    scopes: ['orders:read'],
    query: orderQuery,
    response: listOf(order),
    csv: { columns: ORDER_COLUMNS, file: exportOrders },
    example: { response: { has_more: false } },
    command: listOrdersPage,
  }),
  defineOperation({
    route: 'POST /orders',
    name: 'orders.create',
    summary: "Create an order on a shipper's behalf",
    description:
      'A delivery waits for its pieces to be scanned at the depot. A collection (`type`, an extension) does not wait: if the shipper books automatically, its recipient is asked for a slot at once, or when quiet hours end. With `exchange_for` it joins a delivery, and both become one visit. Sends `order.created`.',
    scopes: ['orders:write'],
    body: orderInput,
    response: order,
    location: ({ id }) => `/orders/${id}`,
    errors: ['duplicate_reference', 'unknown_reference', 'invalid_state', 'order_on_hold', 'route_published'],
    example: {
      response: {
        status: 'awaiting_scan',
        pieces: { expected: 2, scanned: 0 },
        slot: null,
        created_at: ORDERED_AT,
        updated_at: ORDERED_AT,
      },
    },
    command: createOrder,
  }),
  defineOperation({
    route: 'GET /orders/{order_id}',
    name: 'orders.get',
    summary: 'Get an order',
    description:
      'Returns the current order: its status, slot and piece counts. To follow many orders, list those that changed (`updated_since`) or use webhooks.',
    scopes: ['orders:read'],
    response: order,
    lock: (scope, { order_id }) => lockOrder(scope, order_id),
    example: {
      response: {
        status: 'delivered',
        tracking_url: EXAMPLE_TRACKING_URL,
        created_at: ORDERED_AT,
        updated_at: DELIVERED_AT,
      },
    },
    command: getOrder,
  }),
  defineOperation({
    route: 'PATCH /orders/{order_id}',
    name: 'orders.update',
    summary: 'Edit an order, hold it or release it',
    description:
      'Setting `hold` true keeps the order out of booking and planning until released. Changes to a booked order re-check slot capacity.',
    scopes: ['orders:write'],
    body: orderPatch,
    response: order,
    errors: [
      'invalid_state',
      'slot_full',
      'slot_unknown',
      'slot_closed',
      'outside_area',
      'route_published',
      'unknown_reference',
      'duplicate_reference',
    ],
    example: { request: { notes: 'Ring twice.' }, response: BOOKED_ORDER },
    command: patchOrder,
  }),
  defineOperation({
    route: 'GET /orders/{order_id}/pieces',
    name: 'orders.pieces',
    summary: "List an order's pieces",
    description:
      'Each piece has a barcode, which scanners send, and its last scan; GET /pieces/{piece_id}/scans lists all scans. Pieces are created with the order.',
    scopes: ['orders:read'],
    query: pieceQuery,
    response: listOf(piece),
    example: {
      response: {
        data: EXAMPLE_BARCODES.map((barcode, index) => ({
          id: index === 0 ? exampleId('piece') : 'pce_01kag5v8x2e0j9d3v6m1h7q4v0',
          object: 'piece' as const,
          barcode,
          number: `${index + 1} of ${EXAMPLE_BARCODES.length}`,
          status: 'awaiting_scan' as const,
          last_scan: null,
        })),
        has_more: false,
      },
    },
    command: getPieces,
  }),
  defineOperation({
    route: 'GET /orders/{order_id}/visits',
    name: 'orders.visits',
    summary: 'List the visits for an order, latest first',
    description:
      'Each stop of a run that the van visited, or should have visited: the crew, the times, the outcome and the proof. Visits of earlier bookings stay listed when the order is rebooked.',
    scopes: ['orders:read'],
    query: timelineQuery,
    response: listOf(visit),
    command: getVisits,
  }),
  defineOperation({
    route: 'GET /orders/{order_id}/timeline',
    name: 'orders.timeline',
    summary: "List an order's timeline, newest first",
    description:
      'Events, scans, visits, messages, replies, comments and API actions with their actors; failed stops with their reason and driver, failed booking requests with their error. The timeline remains when events are deleted.',
    scopes: ['orders:read'],
    query: timelineQuery,
    response: listOf(timelineEntry),
    command: getTimeline,
  }),
  defineOperation({
    route: 'POST /orders/{order_id}/unbook',
    name: 'orders.unbook',
    summary: "Release an order's slot",
    description:
      'For a visit that will not take place. The order leaves its route (a stop on a published route becomes skipped) and gets the status that follows from its pieces. Sends `order.unbooked`. Refused once its run has started.',
    scopes: ['bookings:write'],
    body: unbookInput,
    bodyOptional: true,
    response: order,
    errors: ['invalid_state', 'order_on_hold'],
    example: { response: { status: 'scanned', slot: null, created_at: ORDERED_AT } },
    command: unbookOrder,
  }),
  defineOperation({
    route: 'POST /orders/{order_id}/revoke-link',
    name: 'orders.revoke_link',
    summary: "End a recipient's own links",
    description:
      'For messages that reached somebody else: the links sent so far, for choosing a slot and for following and moving the visit, stop working. Later messages contain a new link: write to the recipient, or ask again, to send it. `tracking_url`, which is read-only, keeps working. An order without a link is left unchanged.',
    scopes: ['bookings:write'],
    response: order,
    command: revokeLink,
  }),
  defineOperation({
    route: 'POST /orders/{order_id}/split',
    name: 'orders.split',
    summary: 'Split off pieces that come later',
    description:
      'Moves the pieces with their barcodes and items, with weight and volume in proportion, to a second order for the same recipient, which is returned; each order names the other. If all remaining pieces of the first order are in, its recipient is asked.',
    scopes: ['orders:write'],
    body: splitInput,
    response: order,
    location: ({ id }) => `/orders/${id}`,
    errors: ['invalid_state', 'route_published', 'unknown_reference', 'duplicate_reference'],
    example: {
      request: { barcodes: [EXAMPLE_BARCODES[1]] },
      response: {
        reference: 'SO-10432-2',
        status: 'awaiting_scan',
        pieces: { expected: 1, scanned: 0 },
        slot: null,
        split_from: exampleId('order'),
        created_at: ORDERED_AT,
        updated_at: ORDERED_AT,
      },
    },
    command: splitOrder,
  }),
  defineOperation({
    route: 'GET /orders/{order_id}/comments',
    name: 'orders.list_comments',
    summary: 'List comments on an order, newest first',
    description: 'Notes of the office and the shipper. Recipients never see them.',
    scopes: ['orders:read'],
    query: commentQuery,
    response: listOf(comment),
    lock: (scope, { order_id }) => lockOrder(scope, order_id),
    command: getComments,
  }),
  defineOperation({
    route: 'POST /orders/{order_id}/comments',
    name: 'orders.add_comment',
    summary: 'Comment on an order',
    description:
      "A note for the office and the shipper, in any status of the order. It appears in the order's timeline, is never sent to the recipient, and is erased with the recipient's data. With `email_shipper` it goes to the shipper by email, too.",
    scopes: ['orders:write'],
    body: commentInput,
    status: 201,
    response: comment,
    errors: ['invalid_state'],
    command: addComment,
  }),
  defineOperation({
    route: 'POST /orders/{order_id}/cancel',
    name: 'orders.cancel',
    summary: 'Cancel an order',
    description:
      'Releases its slot, closes an open request, and skips its stop on a published route. It cannot be undone; the reference can be used again.',
    ...ENDING,
    body: cancelInput,
    bodyOptional: true,
    example: { response: { status: 'cancelled', ...ENDED } },
    command: cancelOrder,
  }),
  defineOperation({
    route: 'POST /orders/{order_id}/return',
    name: 'orders.return',
    summary: 'Return an order to its shipper',
    description:
      'Records that the goods were returned to the shipper, after a failed visit, on hold or cancelled. The order is closed.',
    ...ENDING,
    body: reasonInput,
    bodyOptional: true,
    example: { request: { reason: 'Refused at the door.' }, response: { status: 'returned', ...ENDED } },
    command: returnOrder,
  }),
  defineOperation({
    route: 'POST /orders/{order_id}/erase',
    name: 'orders.erase',
    summary: "Erase a recipient's personal data",
    description:
      'Erases name, phone, email, address, notes, messages, replies, signatures and photos of a closed order, wherever they are stored. The order, its dates and its outcome remain. It cannot be undone; repeating it changes nothing. Sends `order.erased`.',
    ...ENDING,
    example: { response: ERASED_ORDER },
    command: eraseOrder,
  }),
];

/**
 * POST /orders/{order_id}/return: the goods go back to the shipper. Throws 409 `invalid_state` for a reason once the
 * order is erased: the text may say who it was for.
 */
async function returnOrder(
  scope: Scope,
  { params, body }: { params: { order_id: string }; body?: { reason?: string | undefined } | undefined },
): Promise<Order> {
  const order = requireFound(await lockOrder(scope, params.order_id), 'order', params.order_id);
  if (order.erased_at !== null && body?.reason !== undefined) {
    throw new AppError('invalid_state', {
      message: `Order ${order.id}'s recipient data has been erased. Omit \`reason\`.`,
      param: 'reason',
    });
  }
  const partner = await openPartner(scope, order);
  const returned = await moveOrder(scope, {
    order,
    event: 'returned',
    changes: { ...NO_SLOT, ...(partner ? { exchange_for: null } : {}) },
  });
  await moveRequestsOf(scope, [order.id], 'closed');
  await leaveTo(scope, order, partner);
  return orderView(scope, returned);
}

/**
 * POST /orders/{order_id}/revoke-link: ends the links that the recipient was sent, for following the visit and for
 * choosing a slot; messages still to be sent get new ones. An order without links stays as it is.
 */
async function revokeLink(scope: Scope, { params }: { params: { order_id: string } }): Promise<Order> {
  const order = requireFound(await lockOrder(scope, params.order_id), 'order', params.order_id);
  const request = await lockLatestRequest(scope, order.id);
  const wasAsked = request !== undefined && (await renewRequestLink(scope, request));
  await renewLink(scope, order);
  if (order.link_digest === null && !wasAsked) scope.outcome.unchanged = true;
  return orderView(scope, order);
}
