/** POST …/complete: the goods are at the door. */
import { recordEvent } from '../../db/outbox.js';
import type { Scope } from '../../db/scope.js';
import { AppError, unknownReference } from '../../domain/errors.js';
import { IN_HAND } from '../../domain/states/piece.js';
import type { Proof } from '../../domain/shapes.js';
import { moveRequestsOf } from '../../records/booking-requests.js';
import { moveOrder } from '../../records/orders/move.js';
import { listPieces, movePieces } from '../../records/pieces.js';
import { moveRunToEnd } from '../../records/runs/move.js';
import { moveStop, stopOfRun, stopView } from '../../records/stops.js';
import type { Stop } from '../../resources/stop.js';
import { occurredAt } from './hold.js';
import type { CompleteInput, StopParams } from './schemas.js';
import { checkPhotos, holdVisit, type Visit } from './visit.js';

/**
 * POST …/complete. The pieces count as delivered, unless `pieces_delivered` names fewer: then the order is a failed
 * attempt for the rest. Completing again amends the proof without a second event; completing a failed stop corrects
 * it, as long as the order was not rebooked.
 */
export async function completeStop(
  scope: Scope,
  { params, body }: { params: StopParams; body: CompleteInput },
): Promise<Stop> {
  const at = occurredAt(scope, body);
  const visit = await holdVisit(scope, params, at);
  const amends = visit.stop.status === 'completed';
  await checkPhotos(scope, body.photo_ids);
  const { occurred_at: _occurred, ...given } = body;
  const proof: Proof = { ...(amends ? visit.stop.proof : {}), ...given };
  const completed = await moveStop(scope, visit.stop, 'completed', {
    failure_reason: null,
    completed_at: visit.stop.completed_at ?? at,
    proof,
  });
  await deliverOrder(scope, visit, proof.pieces_delivered);
  if (!amends) await recordEvent(scope, 'stop.completed', completed.id, stopOfRun(completed, visit.run.id));
  await moveRunToEnd(scope, visit.run.id, at);
  return stopView(completed);
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
  const delivered = await movePieces(
    scope,
    pieces.filter(({ barcode }) => handedOver.has(barcode)),
    'stop_completed',
  );
  const rest = pieces.filter(({ barcode }) => !handedOver.has(barcode));
  const inHand = delivered.length + rest.filter(({ status }) => IN_HAND.includes(status)).length;
  const isWhole = pieces.every(({ barcode, status }) => handedOver.has(barcode) || status === 'delivered');
  if (isWhole) await moveRequestsOf(scope, [order.id], 'closed');
  await moveOrder(scope, {
    order,
    event: isWhole ? 'stop_completed' : 'stop_part_completed',
    changes: { pieces_scanned: inHand },
  });
}
