/** Releases a batch of requests to its orders, outside quiet hours. */
import type { Scope } from '../../db/scope.js';
import { firstAudibleInstant } from '../../domain/quiet-hours.js';
import { listQueuedOfBatch, updateReleased } from '../../records/booking-batches.js';
import { signalBookingRequests } from '../../records/orders/move.js';
import { lockOrders } from '../../records/orders/rows.js';
import { findQuietHours } from '../../setup/settings/rows.js';

/** Requests released together. */
const RELEASE_CHUNK = 500;

/**
 * Hands the batch's requests with ids after `after` to their orders' workflows, except those whose depot has quiet
 * hours. `last` is where to continue, null at the end; `wait_until` is the first instant at which one of those left
 * may be sent.
 */
export async function releaseRequests(
  scope: Scope,
  batch: string,
  after: string,
): Promise<{ last: string | null; wait_until: Date | null }> {
  const quiet = await findQuietHours(scope);
  const queued = await listQueuedOfBatch(scope, batch, after, RELEASE_CHUNK);
  const audible = queued.map((each) => ({
    ...each,
    at: firstAudibleInstant(scope.now, { ...quiet, timezone: each.timezone }),
  }));
  const due = new Map(audible.filter(({ at }) => at <= scope.now).map((each) => [each.order_id, each.id]));
  const orders = await lockOrders(scope, [...due.keys()]);
  scope.outbox.bulk = true;
  signalBookingRequests(scope, orders, due);
  await updateReleased(scope, [...due.values()]);
  const later = audible.filter(({ at }) => at > scope.now).map(({ at }) => at.getTime());
  return {
    last: queued.length < RELEASE_CHUNK ? null : (queued.at(-1)?.id ?? null),
    wait_until: later.length === 0 ? null : new Date(Math.min(...later)),
  };
}
