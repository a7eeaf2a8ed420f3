/** Operations of orders: specification "Orders"; cancel, return and timeline are beyond it. */
import { defineOperation, type Operation } from '../../api/define-operation.js';
import {
  BOOKED_ORDER,
  DELIVERED_AT,
  EXAMPLE_BARCODES,
  exampleId,
  ORDERED_AT,
} from '../../resources/examples.js';
import { timelineEntry } from '../../resources/timeline-entry.js';
import { piece } from '../../resources/piece.js';
import { lockOrder } from '../../records/orders/rows.js';
import { order, orderInput } from '../../resources/order.js';
import { listOf } from '../../resources/list.js';
import { cancelOrder } from './cancel.js';
import { createOrder } from './create.js';
import { eraseOrder } from './erase.js';
import { exportOrders, MOST_EXPORTED, ORDER_COLUMNS } from './export.js';
import { patchOrder } from './patch.js';
import { getOrder, getPieces, listOrdersPage } from './read.js';
import { returnOrder } from './return.js';
import { orderParams, orderPatch, orderQuery, pieceQuery, reasonInput, timelineQuery } from './schemas.js';
import { getTimeline } from './timeline.js';

/** Shared by everything that ends an order, or comes after its end. */
const ENDING = {
  extension: true,
  scopes: ['orders:write'],
  params: orderParams,
  status: 200,
  response: order,
  errors: ['not_found', 'invalid_state'],
} as const;

/** What differs of the example's order once it has ended without a delivery. */
const ENDED = { slot: null, created_at: ORDERED_AT, updated_at: '2026-03-10T11:30:00.000Z' };

export const orderOperations: Operation[] = [
  defineOperation({
    method: 'GET',
    path: '/orders',
    name: 'orders.list',
    summary: 'List orders, newest first',
    description: `With \`Accept: text/csv\` it is a file with a line for each order: those of the page, or without \`limit\` the first ${MOST_EXPORTED.toLocaleString('en')} that the filters leave. The header \`Link\` leads to what follows.`,
    scopes: ['orders:read'],
    query: orderQuery,
    status: 200,
    response: listOf(order),
    csv: { columns: ORDER_COLUMNS, file: exportOrders },
    example: { response: { has_more: false } },
    command: listOrdersPage,
  }),
  defineOperation({
    method: 'POST',
    path: '/orders',
    name: 'orders.create',
    summary: "Create an order on a shipper's behalf",
    description: 'The order waits for its pieces to be scanned at the depot. Sends `order.created`.',
    scopes: ['orders:write'],
    body: orderInput,
    status: 201,
    response: order,
    location: ({ id }) => `/orders/${id}`,
    errors: ['duplicate_reference', 'unknown_reference'],
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
    method: 'GET',
    path: '/orders/{order_id}',
    name: 'orders.get',
    summary: 'Get an order',
    description:
      'The order as it is now: its status, its slot, its pieces counted. To follow many orders, list those that changed (`updated_since`) or take webhooks.',
    scopes: ['orders:read'],
    params: orderParams,
    status: 200,
    response: order,
    errors: ['not_found'],
    lock: (scope, { order_id }) => lockOrder(scope, order_id),
    example: {
      response: {
        status: 'delivered',
        tracking_url: 'https://waypost.example/t/8dN2tYpQ4rLkV6wXbZ1mC3',
        created_at: ORDERED_AT,
        updated_at: DELIVERED_AT,
      },
    },
    command: getOrder,
  }),
  defineOperation({
    method: 'PATCH',
    path: '/orders/{order_id}',
    name: 'orders.update',
    summary: 'Edit an order, hold it or release it',
    description:
      'Setting `hold` true keeps the order out of booking and planning until released. Changes to a booked order re-check slot capacity.',
    scopes: ['orders:write'],
    params: orderParams,
    body: orderPatch,
    status: 200,
    response: order,
    errors: [
      'not_found',
      'invalid_state',
      'slot_full',
      'slot_unknown',
      'route_published',
      'unknown_reference',
    ],
    example: { request: { notes: 'Ring twice.' }, response: BOOKED_ORDER },
    command: patchOrder,
  }),
  defineOperation({
    method: 'GET',
    path: '/orders/{order_id}/pieces',
    name: 'orders.pieces',
    summary: "List an order's pieces",
    description:
      'Each piece has a barcode, which is what scanners send, and its last scan. Pieces are made with the order.',
    scopes: ['orders:read'],
    params: orderParams,
    query: pieceQuery,
    status: 200,
    response: listOf(piece),
    errors: ['not_found'],
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
    method: 'GET',
    path: '/orders/{order_id}/timeline',
    name: 'orders.timeline',
    summary: 'List what became of an order, newest first',
    description: 'Events, scans, messages, replies, and who did what through the API.',
    extension: true,
    scopes: ['orders:read'],
    params: orderParams,
    query: timelineQuery,
    status: 200,
    response: listOf(timelineEntry),
    errors: ['not_found'],
    command: getTimeline,
  }),
  defineOperation({
    method: 'POST',
    path: '/orders/{order_id}/cancel',
    name: 'orders.cancel',
    summary: 'Cancel an order',
    description:
      'Its slot is given back, an open request is closed, and its stop on a published route becomes skipped. It cannot be undone; the reference can be used again.',
    ...ENDING,
    body: reasonInput,
    bodyOptional: true,
    example: { response: { status: 'cancelled', ...ENDED } },
    command: cancelOrder,
  }),
  defineOperation({
    method: 'POST',
    path: '/orders/{order_id}/return',
    name: 'orders.return',
    summary: 'Return an order to its shipper',
    description:
      'Says that the goods went back to the shipper, after a failed visit, on hold or cancelled. The order is closed.',
    ...ENDING,
    body: reasonInput,
    bodyOptional: true,
    example: { request: { reason: 'Refused at the door.' }, response: { status: 'returned', ...ENDED } },
    command: returnOrder,
  }),
  defineOperation({
    method: 'POST',
    path: '/orders/{order_id}/erase',
    name: 'orders.erase',
    summary: "Erase what is known of an order's recipient",
    description:
      'Of a closed order: name, phone, email, address, notes, messages, replies, signatures and photos go, wherever they are kept. What the order was, when, and what became of it stays. It cannot be undone; a second time nothing changes. Sends `order.erased`.',
    ...ENDING,
    command: eraseOrder,
  }),
];
