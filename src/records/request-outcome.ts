/** How unanswered booking requests end: their status, and the event that says so. */
import { recordEvent } from '../db/outbox.js';
import type { Scope } from '../db/scope.js';
import { moveRequest, type RequestRow, bookingRequestView } from './booking-requests.js';
import type { OrderRow } from './orders/rows.js';
import { orderView } from './orders/view.js';

/** What happened → the event that says so. */
const EVENT_OF = {
  unsendable: 'booking.failed',
  undelivered: 'booking.failed',
  timed_out: 'booking.unanswered',
} as const;

/**
 * Moves a locked request that nobody answered, and records the event. Returns false without a change when its state no
 * longer allows it.
 */
export async function endUnanswered(
  scope: Scope,
  { order, request }: { order: OrderRow; request: RequestRow },
  event: keyof typeof EVENT_OF,
  error?: string,
): Promise<boolean> {
  const ended = await moveRequest(scope, request, event, error === undefined ? {} : { error });
  if (!ended) return false;
  const data = { ...orderView(scope, order), request: bookingRequestView(ended) };
  recordEvent(scope, EVENT_OF[event], order.id, data);
  return true;
}
