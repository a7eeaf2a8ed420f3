/** Operations of bookings: requests, replies, direct booking (specification "Bookings and slots"). */
import { defineOperation, type Operation } from '../../api/define-operation.js';
import { BOOKED_ORDER, EXAMPLE_SLOT, exampleId } from '../../resources/examples.js';
import { inboundReply, reply, type Reply } from '../../resources/reply.js';
import { bookingRequest, type BookingRequest } from '../../resources/booking-request.js';
import { order } from '../../resources/order.js';
import { listOf, type List, listed } from '../../resources/list.js';
import { lockWithOrder as lockRequestWithOrder } from './ask.js';
import { createBooking, bookSlot } from './book.js';
import { receiveSandboxReply } from './receive-reply.js';
import { requestBookings } from './request.js';
import { retryRequest } from './retry-request.js';
import {
  bookingInput,
  replyQuery,
  requestQuery,
  requestsAnswer,
  requestsInput,
  resolveInput,
  sandboxReplyInput,
  type RequestQuery,
  type ResolveInput,
} from './schemas.js';
import type { Scope } from '../../db/scope.js';
import { requireFound, AppError, notFound } from '../../domain/errors.js';
import { listHolds } from '../../records/booking-batches.js';
import {
  bookingRequestView,
  findRequest,
  listRequests,
  type RequestRow,
} from '../../records/booking-requests.js';
import {
  findReply,
  isListed,
  listReplies,
  replyView,
  lockReply,
  moveReply,
  type ReplyRow,
} from '../../records/replies.js';
import type { Slot } from '../../domain/types.js';
import { insertMessages } from '../../records/messages.js';
import { signalOrders } from '../../records/orders/move.js';
import { lockOrder, type OrderRow } from '../../records/orders/rows.js';
import { draftWords, listOptedOutOf } from '../../messaging/draft.js';
import { obstacleOfReach } from '../../messaging/reach.js';

export const bookingOperations: Operation[] = [
  defineOperation({
    route: 'POST /bookings/requests',
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
    route: 'GET /bookings/requests',
    name: 'bookings.list_requests',
    summary: 'List booking requests, newest first',
    description:
      'Requests to recipients and their outcomes. The office handles `failed` and `unanswered` ones.',
    scopes: ['bookings:write', 'orders:read'],
    query: requestQuery,
    response: listOf(bookingRequest),
    command: listBookingRequestsPage,
  }),
  defineOperation({
    route: 'GET /bookings/requests/{request_id}',
    name: 'bookings.get_request',
    summary: 'Get a booking request',
    description: 'The offered slots, the channels and the status.',
    scopes: ['bookings:write', 'orders:read'],
    response: bookingRequest,
    lock: (scope, { request_id }) => lockRequestWithOrder(scope, request_id),
    command: getRequest,
  }),
  defineOperation({
    route: 'POST /bookings/requests/{request_id}/retry',
    name: 'bookings.retry_request',
    summary: 'Retry a failed booking request',
    description:
      'Asks the recipient again, with slots that are free now. Refused if the order can no longer be booked this way.',
    scopes: ['bookings:write'],
    status: 202,
    response: bookingRequest,
    errors: ['invalid_state'],
    command: retryRequest,
  }),
  defineOperation({
    route: 'GET /bookings/replies',
    name: 'replies.list',
    summary: "List recipients' replies, newest first",
    description: 'Use `needs_review=true` for replies that wait for a person.',
    scopes: ['bookings:write', 'orders:read'],
    query: replyQuery,
    response: listOf(reply),
    command: async (scope, { query }) => listed(await listReplies(scope, query), replyView),
  }),
  defineOperation({
    route: 'GET /bookings/replies/{reply_id}',
    name: 'replies.get',
    summary: 'Get a reply',
    description: 'The original text, how it was read, and the outcome.',
    scopes: ['bookings:write', 'orders:read'],
    response: reply,
    lock: (scope, { reply_id }) => lockReplyWithOrder(scope, reply_id),
    command: getReply,
  }),
  defineOperation({
    route: 'POST /bookings/replies/{reply_id}/resolve',
    name: 'replies.resolve',
    summary: 'Deal with a reply that needs review',
    description:
      'Books the suggested slot or another one, sends a message, or dismisses the reply. A reply can be resolved once; afterwards the response is `409 reply_closed`.',
    scopes: ['bookings:write'],
    body: resolveInput,
    response: reply,
    errors: [
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
    route: 'POST /bookings',
    name: 'bookings.create',
    summary: 'Book a slot for an order',
    description: 'Sends the recipient a confirmation text unless `notify` is false. Sends `order.booked`.',
    scopes: ['bookings:write'],
    body: bookingInput,
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
    route: 'POST /sandbox/replies',
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

async function listBookingRequestsPage(
  scope: Scope,
  { query }: { query: RequestQuery },
): Promise<List<BookingRequest>> {
  const page = await listRequests(scope, query);
  const holds = await holdsOf(scope, page.rows);
  return listed(page, (row) => viewOf(row, holds));
}

async function getRequest(
  scope: Scope,
  { params }: { params: { request_id: string } },
): Promise<BookingRequest> {
  const row = requireFound(await findRequest(scope, params.request_id), 'booking request', params.request_id);
  const holds = await holdsOf(scope, [row]);
  return viewOf(row, holds);
}

const holdsOf = (scope: Scope, rows: readonly RequestRow[]) =>
  listHolds(
    scope,
    rows.filter(({ status }) => status === 'queued').map(({ order_id: order }) => order),
  );

/** Returns a request as the resource; one that waits for the morning says until when. */
function viewOf(row: RequestRow, holds: ReadonlyMap<string, Date>): BookingRequest {
  const until = row.status === 'queued' ? holds.get(row.order_id) : undefined;
  return { ...bookingRequestView(row), ...(until && { held_until: until.toISOString() }) };
}

/** GET /bookings/replies/{reply_id}; one that is still being read is not found, as in lists. */
async function getReply(scope: Scope, { params }: { params: { reply_id: string } }): Promise<Reply> {
  const row = await findReply(scope, params.reply_id);
  return replyView(requireFound(row && isListed(scope, row) ? row : undefined, 'reply', params.reply_id));
}

/**
 * POST /bookings/replies/{reply_id}/resolve. Throws 422 `missing_field` for the slot or message that the action
 * needs, `invalid_value` for an `override` of an action that books nothing; 409 `reply_closed`, and all that booking
 * can throw.
 */
async function resolveReply(
  scope: Scope,
  { params, body }: { params: { reply_id: string }; body: ResolveInput },
): Promise<Reply> {
  requireFields(body);
  const { reply, order } = await lockReplyWithOrder(scope, params.reply_id);
  const settled = await moveReply(scope, reply, body.action === 'dismiss' ? 'dismissed' : 'resolved');
  await act(scope, body, reply, order);
  return replyView(settled);
}

function requireFields({ action, slot, message, override }: ResolveInput): void {
  if (action === 'book_slot' && slot === undefined) throw missing('slot', action);
  if (action === 'send_message' && message === undefined) throw missing('message', action);
  if (action === 'dismiss' && message !== undefined) {
    throw new AppError('invalid_value', {
      message: '`message` is not allowed when `action` is `dismiss`.',
      param: 'message',
    });
  }
  if (override && action !== 'book_slot' && action !== 'accept_suggestion') {
    throw new AppError('invalid_value', {
      message: `\`override\` is not allowed when \`action\` is \`${action}\`.`,
      param: 'override',
    });
  }
}

function missing(param: string, action: string): AppError {
  return new AppError('missing_field', {
    message: `\`${param}\` is required when \`action\` is \`${action}\`.`,
    param,
  });
}

/** Locks the order of a reply that is listed, then the reply. Throws 404 `not_found`. */
async function lockReplyWithOrder(scope: Scope, id: string): Promise<{ reply: ReplyRow; order: OrderRow }> {
  const found = await findReply(scope, id);
  // One that is still being read is not listed, and so is not found.
  const order = found && isListed(scope, found) ? await lockOrder(scope, found.order_id) : undefined;
  const reply = order && (await lockReply(scope, id));
  if (!reply) throw notFound('reply', id);
  return { reply, order };
}

async function act(scope: Scope, body: ResolveInput, reply: ReplyRow, order: OrderRow): Promise<void> {
  const { override } = body;
  switch (body.action) {
    case 'accept_suggestion':
      await book(scope, { reply, order }, suggested(reply), override);
      break;
    case 'book_slot':
      if (body.slot) await book(scope, { reply, order }, body.slot, override);
      break;
    case 'send_message':
      break;
    case 'dismiss':
      signalResolved(scope, order);
      return;
  }
  if (body.message !== undefined) await sendMessage(scope, body.message, reply, order);
}

async function book(
  scope: Scope,
  { reply, order }: { reply: ReplyRow; order: OrderRow },
  slot: Slot,
  override: boolean,
): Promise<void> {
  const origin = { by: 'office', answeredAt: reply.received_at } as const;
  // An order that already holds the slot is left as it is, and its workflow was not told.
  const booked = await bookSlot(scope, order, slot, { notify: true, override, origin });
  if (booked === order) signalResolved(scope, order);
}

/** Tells the order's workflow, which waits for it, that the reply no longer needs anybody. */
function signalResolved(scope: Scope, order: OrderRow): void {
  signalOrders(scope, [{ order, signal: { type: 'changed' } }]);
}

function suggested(reply: ReplyRow): Slot {
  if (reply.slot) return reply.slot;
  throw new AppError('invalid_state', {
    message: `Reply ${reply.id} has no suggested slot. Use \`book_slot\`.`,
    param: 'action',
  });
}

async function sendMessage(scope: Scope, text: string, reply: ReplyRow, order: OrderRow): Promise<void> {
  const obstacle = obstacleOfReach(order, await listOptedOutOf(scope, [order]), [reply.channel]);
  if (obstacle) throw new AppError('invalid_state', { message: obstacle.message, param: 'action' });
  const drafts = await draftWords(scope, [order], {
    channels: [reply.channel],
    text,
    param: 'message',
    keyPrefix: `${reply.id}/message`,
  });
  await insertMessages(scope, drafts);
}
