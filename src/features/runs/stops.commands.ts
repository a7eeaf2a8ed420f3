/**
 * What a driver does at the door, live or as recorded out of coverage, and what the office corrects afterwards. Each
 * command holds the orders concerned, then the run; the first event of a run starts it.
 */
import { recordEvent } from '../../db/outbox.js';
import type { Scope } from '../../db/scope.js';
import { AppError, notFound, unknownReference } from '../../domain/errors.js';
import { decidePiece, IN_HAND } from '../../domain/piece.js';
import type { Proof, StopView } from '../../domain/shapes.js';
import { closeRequests, insertRequests } from '../bookings/requests.store.js';
import { applyOrder } from '../orders/orders.apply.js';
import { listPieces, type OrderRow } from '../orders/orders.store.js';
import { requirePhotos } from '../photos/photos.commands.js';
import { type StopRow, stopView } from '../planning/routes.store.js';
import { updatePieces } from '../scans/scans.store.js';
import { applyRunCompleted, applyRunStarted, applyStop } from './runs.apply.js';
import { holdRun, occurredAt } from './runs.commands.js';
import type { CompleteInput, FailInput, MomentInput, StopParams } from './runs.schemas.js';
import type { RunRow } from './runs.store.js';

/** A stop that is held, with its run and its order. */
type Visit = { run: RunRow; stop: StopRow; order: OrderRow };

/** POST …/arrive: the van is at the door. */
export async function arriveAtStop(
  scope: Scope,
  { params, body }: { params: StopParams; body: MomentInput },
): Promise<StopView> {
  const at = occurredAt(scope, body);
  const { stop } = await holdVisit(scope, params, at);
  return stopView(await applyStop(scope, stop, 'arrived', { arrived_at: stop.arrived_at ?? at }));
}

/** POST …/skip: the driver does not go there; the order is a failed attempt without an event. */
export async function skipStop(scope: Scope, { params }: { params: StopParams }): Promise<StopView> {
  const { run, stop, order } = await holdVisit(scope, params, null);
  const skipped = await applyStop(scope, stop, 'skipped', {});
  await applyOrder(scope, { order, event: 'stop_skipped' });
  await applyRunCompleted(scope, run.id, scope.now);
  return stopView(skipped);
}

/**
 * POST …/complete. The pieces count as delivered, unless `pieces_delivered` names fewer: then the order is a failed
 * attempt for the rest. Completing again amends the proof without a second event; completing a failed stop corrects
 * it, as long as the order was not rebooked.
 */
export async function completeStop(
  scope: Scope,
  { params, body }: { params: StopParams; body: CompleteInput },
): Promise<StopView> {
  const at = occurredAt(scope, body);
  const visit = await holdVisit(scope, params, at);
  const amends = visit.stop.status === 'completed';
  await checkPhotos(scope, body.photo_ids);
  const { occurred_at: _occurred, ...given } = body;
  const proof: Proof = { ...(amends ? visit.stop.proof : {}), ...given };
  const completed = await applyStop(scope, visit.stop, 'completed', {
    failure_reason: null,
    completed_at: visit.stop.completed_at ?? at,
    proof,
  });
  await deliverOrder(scope, visit, proof.pieces_delivered);
  const view = stopView(completed);
  if (!amends) await recordEvent(scope, 'stop.completed', completed.id, { ...view, run: visit.run.id });
  await applyRunCompleted(scope, visit.run.id, at);
  return view;
}

/** POST …/fail: nothing was handed over. With `rebook` the recipient is asked for another slot at once. */
export async function failStop(
  scope: Scope,
  { params, body }: { params: StopParams; body: FailInput },
): Promise<StopView> {
  const at = occurredAt(scope, body);
  const { run, stop, order } = await holdVisit(scope, params, at);
  await checkPhotos(scope, body.photo_ids);
  const failed = await applyStop(scope, stop, 'failed', {
    failure_reason: body.reason,
    proof: { photo_ids: body.photo_ids, notes: body.notes },
  });
  await failOrder(scope, order, body.rebook);
  const view = stopView(failed);
  await recordEvent(scope, 'stop.failed', failed.id, { ...view, run: run.id });
  await applyRunCompleted(scope, run.id, at);
  return view;
}

/** Holds a stop and what moves with it; `startsAt` starts a run that has not started, null leaves it. */
async function holdVisit(scope: Scope, params: StopParams, startsAt: Date | null): Promise<Visit> {
  const held = await holdRun(scope, params.run_id, (stops) =>
    stops.filter(({ id }) => id === params.stop_id).map(({ order_id }) => order_id),
  );
  const stop = held.stops.find(({ id }) => id === params.stop_id);
  if (!stop) throw notFound('stop', params.stop_id);
  const starts = startsAt !== null && held.run.status === 'published';
  const { run, orders } = starts ? await applyRunStarted(scope, held.run, held.orders, startsAt) : held;
  const order = orders.find(({ id }) => id === stop.order_id);
  if (!order) throw new Error(`The order ${stop.order_id} of stop ${stop.id} is not held.`);
  return { run, stop, order };
}

/** Marks the pieces delivered and moves the order. 422 for a barcode that is not the order's. */
async function deliverOrder(
  scope: Scope,
  { run, order }: Visit,
  barcodes: readonly string[] | undefined,
): Promise<void> {
  if (order.route !== run.route) {
    throw new AppError('invalid_state', {
      message: `Order ${order.id} was rebooked since; this stop can no longer be completed.`,
    });
  }
  const pieces = await listPieces(scope, order.id);
  barcodes?.forEach((barcode, index) => {
    if (pieces.some((piece) => piece.barcode === barcode)) return;
    throw unknownReference('piece', barcode, `pieces_delivered[${index}]`);
  });
  const handedOver = new Set(barcodes ?? pieces.map(({ barcode }) => barcode));
  const delivered = pieces
    .filter(({ barcode }) => handedOver.has(barcode))
    .map((piece) => {
      const decision = decidePiece(piece.status, 'stop_completed');
      return { ...piece, status: decision.ok ? decision.next : piece.status };
    });
  await updatePieces(scope, delivered);
  const rest = pieces.filter(({ barcode }) => !handedOver.has(barcode));
  const inHand = delivered.length + rest.filter(({ status }) => IN_HAND.includes(status)).length;
  const isWhole = pieces.every(({ barcode, status }) => handedOver.has(barcode) || status === 'delivered');
  if (isWhole) await closeRequests(scope, [order.id]);
  await applyOrder(scope, {
    order,
    event: isWhole ? 'stop_completed' : 'stop_part_completed',
    changes: { pieces_scanned: inHand },
  });
}

/** The order is a failed attempt; the request goes out with the workflow that is told of it here. */
async function failOrder(scope: Scope, order: OrderRow, rebook: boolean): Promise<void> {
  if (!rebook) {
    await applyOrder(scope, { order, event: 'stop_failed' });
    return;
  }
  const requests = await insertRequests(scope, [{ order: order.id, kind: 'rebooking' }]);
  const ref = requests.get(order.id) ?? null;
  await applyOrder(scope, { order, event: 'stop_failed', tell: { type: 'booking_requested', ref } });
}

async function checkPhotos(scope: Scope, ids: readonly string[] = []): Promise<void> {
  await requirePhotos(
    scope,
    ids.map((id, index) => ({ id, param: `photo_ids[${index}]` })),
  );
}
