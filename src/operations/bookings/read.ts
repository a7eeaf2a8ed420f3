/** Reading booking requests and replies. */
import type { PageQuery } from '../../db/paging.js';
import type { Scope } from '../../db/scope.js';
import { requireFound } from '../../domain/errors.js';
import { findRequest, listRequests, bookingRequestView } from '../../records/booking-requests.js';
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
  return listed(await listRequests(scope, query), bookingRequestView);
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
  return bookingRequestView(
    requireFound(await findRequest(scope, params.request_id), 'booking request', params.request_id),
  );
}

/** GET /bookings/replies/{reply_id}; one that is still being read is not found, as in lists. */
export async function getReply(scope: Scope, { params }: { params: { reply_id: string } }): Promise<Reply> {
  const row = await findReply(scope, params.reply_id);
  return replyView(requireFound(row && isListed(scope, row) ? row : undefined, 'reply', params.reply_id));
}
