/** Reading booking requests and replies. */
import type { PageQuery } from '../../db/paging.js';
import type { Scope } from '../../db/scope.js';
import { requireFound } from '../../domain/errors.js';
import { listHolds } from '../../records/booking-batches.js';
import {
  bookingRequestView,
  findRequest,
  listRequests,
  type RequestRow,
} from '../../records/booking-requests.js';
import { findReply, isListed, listReplies, replyView } from '../../records/replies.js';
import type { BookingRequest } from '../../resources/booking-request.js';
import { type List, listed } from '../../resources/list.js';
import type { Reply } from '../../resources/reply.js';
import type { RequestQuery } from './schemas.js';

/** GET /bookings/requests */
export async function listBookingRequestsPage(
  scope: Scope,
  { query }: { query: RequestQuery },
): Promise<List<BookingRequest>> {
  const page = await listRequests(scope, query);
  const holds = await holdsOf(scope, page.rows);
  return listed(page, (row) => viewOf(row, holds));
}

/** GET /bookings/replies */
export async function listRepliesPage(
  scope: Scope,
  { query }: { query: PageQuery & { needs_review?: boolean | undefined } },
): Promise<List<Reply>> {
  return listed(await listReplies(scope, query), replyView);
}

/** GET /bookings/requests/{request_id} */
export async function getRequest(
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
export async function getReply(scope: Scope, { params }: { params: { reply_id: string } }): Promise<Reply> {
  const row = await findReply(scope, params.reply_id);
  return replyView(requireFound(row && isListed(scope, row) ? row : undefined, 'reply', params.reply_id));
}
