/** Operations of bookings: requests, replies, direct booking (specification "Bookings and slots"). */
import { defineOperation, type Operation } from '../../api/define-operation.js';
import { BOOKED_ORDER, EXAMPLE_SLOT, exampleId } from '../../resources/examples.js';
import { inboundReply, reply } from '../../resources/reply.js';
import { bookingRequest } from '../../resources/booking-request.js';
import { order } from '../../resources/order.js';
import { listOf } from '../../resources/list.js';
import { lockWithOrder as lockRequestWithOrder } from './ask.js';
import { createBooking } from './book.js';
import { getReply, getRequest, listRepliesPage, listBookingRequestsPage } from './read.js';
import { receiveSandboxReply } from './receive-reply.js';
import { requestBookings } from './request.js';
import { lockReplyWithOrder, resolveReply } from './resolve-reply.js';
import { retryRequest } from './retry-request.js';
import {
  bookingInput,
  replyParams,
  replyQuery,
  requestParams,
  requestQuery,
  requestsAnswer,
  requestsInput,
  resolveInput,
  sandboxReplyInput,
} from './schemas.js';

export const bookingOperations: Operation[] = [
  defineOperation({
    method: 'POST',
    path: '/bookings/requests',
    name: 'bookings.request',
    summary: 'Ask recipients to choose a delivery slot',
    description:
      'Sends SMS and/or email offering available slots; replies are read and booked automatically where possible. Requests for orders in `orders` go out at once, those selected by `filter` after quiet hours.',
    scopes: ['bookings:write'],
    body: requestsInput,
    bodyOptional: true,
    status: 202,
    response: requestsAnswer,
    errors: ['unknown_reference'],
    example: {
      request: { orders: [exampleId('order')], channels: ['sms'] },
      response: { queued: 1, skipped: 0, skipped_orders: [] },
    },
    command: requestBookings,
  }),
  defineOperation({
    method: 'GET',
    path: '/bookings/requests',
    name: 'bookings.list_requests',
    summary: 'List booking requests, newest first',
    description:
      'Requests to recipients and their outcomes. The office handles `failed` and `unanswered` ones.',
    scopes: ['bookings:write', 'orders:read'],
    query: requestQuery,
    status: 200,
    response: listOf(bookingRequest),
    command: listBookingRequestsPage,
  }),
  defineOperation({
    method: 'GET',
    path: '/bookings/requests/{request_id}',
    name: 'bookings.get_request',
    summary: 'Get a booking request',
    description: 'The offered slots, the channels and the status.',
    scopes: ['bookings:write', 'orders:read'],
    params: requestParams,
    status: 200,
    response: bookingRequest,
    errors: ['not_found'],
    lock: (scope, { request_id }) => lockRequestWithOrder(scope, request_id),
    command: getRequest,
  }),
  defineOperation({
    method: 'POST',
    path: '/bookings/requests/{request_id}/retry',
    name: 'bookings.retry_request',
    summary: 'Retry a failed booking request',
    description:
      'Asks the recipient again, with slots that are free now. Refused if the order can no longer be booked this way.',
    scopes: ['bookings:write'],
    params: requestParams,
    status: 202,
    response: bookingRequest,
    errors: ['not_found', 'invalid_state'],
    command: retryRequest,
  }),
  defineOperation({
    method: 'GET',
    path: '/bookings/replies',
    name: 'replies.list',
    summary: "List recipients' replies, newest first",
    description: 'Use `needs_review=true` for replies that wait for a person.',
    scopes: ['bookings:write', 'orders:read'],
    query: replyQuery,
    status: 200,
    response: listOf(reply),
    command: listRepliesPage,
  }),
  defineOperation({
    method: 'GET',
    path: '/bookings/replies/{reply_id}',
    name: 'replies.get',
    summary: 'Get a reply',
    description: 'The original text, how it was read, and the outcome.',
    scopes: ['bookings:write', 'orders:read'],
    params: replyParams,
    status: 200,
    response: reply,
    errors: ['not_found'],
    lock: (scope, { reply_id }) => lockReplyWithOrder(scope, reply_id),
    command: getReply,
  }),
  defineOperation({
    method: 'POST',
    path: '/bookings/replies/{reply_id}/resolve',
    name: 'replies.resolve',
    summary: 'Deal with a reply that needs review',
    description:
      'Books the suggested slot or another one, sends a message, or dismisses the reply. A reply can be resolved once; afterwards the response is `409 reply_closed`.',
    scopes: ['bookings:write'],
    params: replyParams,
    body: resolveInput,
    status: 200,
    response: reply,
    errors: [
      'not_found',
      'unknown_reference',
      'reply_closed',
      'invalid_state',
      'order_on_hold',
      'slot_full',
      'slot_unknown',
      'slot_closed',
      'outside_dates',
      'no_depot',
      'outside_area',
      'route_published',
    ],
    example: { request: { action: 'book_slot', slot: EXAMPLE_SLOT }, response: { outcome: 'resolved' } },
    command: resolveReply,
  }),
  defineOperation({
    method: 'POST',
    path: '/bookings',
    name: 'bookings.create',
    summary: 'Book a slot for an order',
    description: 'Sends the recipient a confirmation text unless `notify` is false. Sends `order.booked`.',
    scopes: ['bookings:write'],
    body: bookingInput,
    status: 201,
    response: order,
    location: ({ id }) => `/orders/${id}`,
    errors: [
      'unknown_reference',
      'slot_unknown',
      'slot_closed',
      'outside_dates',
      'no_depot',
      'outside_area',
      'slot_full',
      'order_on_hold',
      'invalid_state',
      'route_published',
    ],
    example: {
      request: { order: exampleId('order'), slot: EXAMPLE_SLOT, notify: true },
      response: BOOKED_ORDER,
    },
    command: createBooking,
  }),
  defineOperation({
    method: 'POST',
    path: '/sandbox/replies',
    name: 'sandbox.reply',
    summary: "Simulate a recipient's reply",
    description:
      'The text is handled like a real reply: it is read against the offer, and books a slot or waits for a person. The order or the reply shows the outcome a moment later.',
    sandboxOnly: true,
    scopes: ['bookings:write'],
    body: sandboxReplyInput,
    status: 202,
    response: inboundReply,
    errors: ['unknown_reference', 'invalid_state'],
    example: { request: { order: exampleId('order'), channel: 'sms', text: 'The first one is fine' } },
    command: receiveSandboxReply,
  }),
];
