/** Locks what an event at a stop needs: its order, run and stop. */
import type { Scope } from '../../db/scope.js';
import { AppError, notFound } from '../../domain/errors.js';
import { isIdOf } from '../../domain/ids.js';
import type { Proof } from '../../domain/types.js';
import type { OrderRow } from '../../records/orders/rows.js';
import { findPosition } from '../../records/positions.js';
import type { RunRow } from '../../records/runs/rows.js';
import type { StopRow } from '../../records/stops.js';
import { departRun } from './depart.js';
import { lockRunWithOrders } from './lock-run.js';
import { occurredAt } from './occurred-at.js';
import type { MomentInput, StopParams } from './schemas.js';

/** A locked stop with its run and order, and when the event happened. */
export type LockedVisit = { run: RunRow; stop: StopRow; order: OrderRow; at: Date };

/** Locks a stop and what moves with it. A `moment` starts a run that has not started, null does not. */
export async function lockVisit(
  scope: Scope,
  params: StopParams,
  moment: MomentInput | null,
): Promise<LockedVisit> {
  const locked = await lockRunWithOrders(scope, params.run_id, (stops) =>
    stops.filter(({ id }) => id === params.stop_id).map(({ order_id }) => order_id),
  );
  const stop = locked.stops.find(({ id }) => id === params.stop_id);
  if (!stop) throw notFound('stop', params.stop_id);
  const at = occurredAt(scope, locked.run, moment ?? {});
  const starts = moment !== null && locked.run.status === 'published';
  const { run, orders } = starts ? await departRun(scope, locked, at) : locked;
  const order = orders.find(({ id }) => id === stop.order_id);
  if (!order) throw new Error(`The order ${stop.order_id} of stop ${stop.id} is not locked.`);
  if (order.erased_at !== null) {
    throw new AppError('invalid_state', {
      message: `Order ${order.id}'s recipient data has been erased, so its visits cannot be changed.`,
    });
  }
  scope.outcome.detail = order.reference;
  return { run, stop, order, at };
}

/** Returns the change of an order's attempts by the outcome of a stop: one more, unless it had an outcome already. */
export function visitedOnceMore(
  { status }: Pick<StopRow, 'status'>,
  { attempts }: Pick<OrderRow, 'attempts'>,
): Pick<OrderRow, 'attempts'> {
  return { attempts: status === 'completed' || status === 'failed' ? attempts : attempts + 1 };
}

/** How old a position may be to say where a visit was made. */
const SEEN_WITHIN_MS = 10 * 60_000;

type Place = Pick<Proof, 'position'>;

/** Returns the van's position when its driver records a visit at `at`, if that is known. */
export async function standingAt(scope: Scope, { vehicle }: RunRow, at: Date): Promise<Place> {
  const seen = isIdOf('staff', scope.actor.id) ? undefined : await findPosition(scope, vehicle);
  if (!seen || Math.abs(seen.at.getTime() - at.getTime()) > SEEN_WITHIN_MS) return {};
  return { position: { latitude: seen.latitude, longitude: seen.longitude } };
}

/** Returns the recorded position of an earlier completion. */
export const placeOf = ({ position }: Proof): Place => (position ? { position } : {});

/** Returns the member of staff who records a visit instead of the driver; null where a driver or a key does. */
export function recordedBy({ actor }: Scope): Pick<Proof, 'recorded_by'> {
  return isIdOf('staff', actor.id) ? { recorded_by: actor.id } : {};
}
