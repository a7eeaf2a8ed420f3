/** POST /bookings/requests/{request_id}/retry */
import type { Scope } from '../../db/scope.js';
import { AppError, notFound } from '../../domain/errors.js';
import { ASKABLE } from '../../domain/states/order.js';
import {
  findRequest,
  insertRequests,
  listAwaiting,
  bookingRequestView,
} from '../../records/booking-requests.js';
import { moveOrder, signalBookingRequests } from '../../records/orders/move.js';
import { lockOrder } from '../../records/orders/rows.js';
import type { BookingRequest } from '../../resources/booking-request.js';

/**
 * POST /bookings/requests/{request_id}/retry: asks again, with fresh offers, after nothing could be sent. The
 * failed request stays as it is; the answer is the new one. Throws 409 `invalid_state` unless it failed and the order
 * can be asked about.
 */
export async function retryRequest(
  scope: Scope,
  { params }: { params: { request_id: string } },
): Promise<BookingRequest> {
  const failed = await findRequest(scope, params.request_id);
  const order = failed && (await lockOrder(scope, failed.order_id));
  if (!order) throw notFound('booking request', params.request_id);
  if (failed.status !== 'failed') {
    throw new AppError('invalid_state', {
      message: `Booking request ${failed.id} is ${failed.status}; only a failed one can be retried.`,
    });
  }
  const waiting = await listAwaiting(scope, [order.id]);
  if (!ASKABLE.includes(order.status) || waiting.size > 0) {
    throw new AppError('invalid_state', {
      message: `Order ${order.id} is ${order.status}${waiting.size > 0 ? ' and was asked about again' : ''}; there is nothing to retry.`,
    });
  }
  const { batch, kind, channels, offer_from: offerFrom, template, postponed_date: date, reason } = failed;
  const postponed = date === null ? null : { date, reason };
  const made = await insertRequests(scope, [
    { order: order.id, batch, kind, channels, offerFrom, template, postponed },
  ]);
  if (order.left_to_office) await moveOrder(scope, { order, changes: { left_to_office: false } });
  signalBookingRequests(scope, [order], made);
  const request = await findRequest(scope, made.get(order.id) ?? '');
  if (!request) throw new Error('insertRequests lost a request');
  return bookingRequestView(request);
}
