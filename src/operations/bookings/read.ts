/** Reading booking requests and replies. */
import type { PageQuery } from '../../db/paging.js';
import type { Scope } from '../../db/scope.js';
import { listRequests, requestView } from '../../records/booking-requests.js';
import { listReplies, replyView } from '../../records/replies.js';
import type { BookingRequest } from '../../resources/booking-request.js';
import { type List, listed } from '../../resources/list.js';
import type { Reply } from '../../resources/reply.js';
import type { RequestQuery } from './schemas.js';

/** GET /bookings/requests */
export async function listRequestsPage(
  scope: Scope,
  { query }: { query: RequestQuery },
): Promise<List<BookingRequest>> {
  return listed(await listRequests(scope, query), requestView);
}

/** GET /bookings/replies */
export async function listRepliesPage(
  scope: Scope,
  { query }: { query: PageQuery & { needs_review?: boolean | undefined } },
): Promise<List<Reply>> {
  return listed(await listReplies(scope, query), replyView);
}
