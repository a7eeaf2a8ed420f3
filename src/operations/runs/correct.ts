/** Corrections of a finished stop, by the office or a late message from the driver. */
import type { Scope } from '../../db/scope.js';
import { AppError } from '../../domain/errors.js';
import { piecesLeft } from '../../domain/goods.js';
import { addDays, localDateTime } from '@waypost/base/local-time';
import { advance } from '../../domain/states/machine.js';
import { ORDER_MACHINE, VISIT_BOOKED } from '../../domain/states/order.js';
import { moveRequestsOf } from '../../records/booking-requests.js';
import { timezoneOf } from '../../setup/depots/rows.js';
import { moveOrder, NO_SLOT, type OrderChanges } from '../../records/orders/move.js';
import type { OrderRow } from '../../records/orders/rows.js';
import type { RunRow } from '../../records/runs/rows.js';
import { updatePiecesLeft } from '../../records/stops.js';
import { noteOrderOfDay, releaseSlot, unassign } from '../../routing/unassign.js';
import type { LockedVisit } from './lock-visit.js';

/** Throws 409 `invalid_state` once the day after the run's has ended, by its depot's calendar. */
async function refuseLate(scope: Scope, run: RunRow): Promise<void> {
  const last = addDays(run.date, 1);
  if (localDateTime(scope.now, await timezoneOf(scope, run.depot)).date <= last) return;
  throw new AppError('invalid_state', {
    message: `Stops of run ${run.id} could be corrected until the end of ${last}.`,
  });
}

/**
 * Corrects a stop to delivered. If all goods were handed over, the order is delivered, whether or not its recipient
 * was asked again or has booked again. If only part of them was, the rest stays asked about, booked or planned.
 * Throws 409 `order_on_hold`, `route_published`, `invalid_state`.
 */
export async function correctDelivery(
  scope: Scope,
  { run, order }: Pick<LockedVisit, 'run' | 'order'>,
  { isWhole, changes }: { isWhole: boolean; changes: OrderChanges },
): Promise<void> {
  await refuseLate(scope, run);
  const event = order.type === 'collection' ? 'collection_corrected' : 'delivery_corrected';
  if (isWhole) {
    const given = await cancelNextVisit(scope, order);
    await moveOrder(scope, {
      order,
      event,
      changes: { ...changes, ...given, route: run.route },
    });
    return;
  }
  advance(ORDER_MACHINE, order, event);
  const changed = await moveOrder(scope, { order, changes });
  await updatePiecesLeft(scope, order.id, piecesLeft(changed));
  noteOrderOfDay(scope, order);
}

/**
 * Corrects a skipped stop to failed: the order is a failed attempt, even if its recipient was asked since. If they
 * are to be asked anyway, a visit they have booked again stays: they already have what asking is for. Resolves to the
 * further changes of the order, or null when it stays as it is.
 */
export async function correctFailure(
  scope: Scope,
  { run, order }: Pick<LockedVisit, 'run' | 'order'>,
  rebook: boolean,
): Promise<OrderChanges | null> {
  await refuseLate(scope, run);
  advance(ORDER_MACHINE, order, 'failure_corrected');
  if (rebook && VISIT_BOOKED.includes(order.status)) return null;
  return { ...(await cancelNextVisit(scope, order)), route: run.route };
}

/** Closes an order's open request and frees the visit booked since. Resolves to the columns this clears. */
async function cancelNextVisit(scope: Scope, order: OrderRow): Promise<OrderChanges> {
  await moveRequestsOf(scope, [order.id], 'closed');
  if (!VISIT_BOOKED.includes(order.status)) return {};
  await unassign(scope, order, { published: 'refuse' });
  await releaseSlot(scope, order);
  return NO_SLOT;
}
