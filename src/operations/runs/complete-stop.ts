/** POST …/complete: the goods were handed over at the door, to the recipient or, for a collection, by them. */
import type { Scope } from '../../db/scope.js';
import { codeOf } from '../../records/barcodes.js';
import { unknownReference } from '../../domain/errors.js';
import { OPEN_STOPS } from '../../domain/states/stop.js';
import type { Proof } from '../../domain/types.js';
import { isMissing } from '../../domain/whereabouts.js';
import { moveRequestsOf } from '../../records/booking-requests.js';
import { goodsOf } from '../../records/orders/goods.js';
import { moveOrder } from '../../records/orders/move.js';
import type { OrderRow } from '../../records/orders/rows.js';
import { listPieces, movePieces, type PieceRow } from '../../records/pieces.js';
import type { StopRow } from '../../records/stops.js';
import type { Stop } from '../../resources/stop.js';
import { correctDelivery } from './correct.js';
import {
  type LockedVisit,
  lockVisit,
  placeOf,
  recordedBy,
  standingAt,
  visitedOnceMore,
} from './lock-visit.js';
import { moveVisit } from './move-visit.js';
import type { CompleteInput, StopParams } from './schemas.js';

/**
 * POST …/complete. The pieces that are not lost or misrouted count as delivered, unless `pieces_delivered` names
 * others. If some are left, the order is a failed attempt for the rest. Completing again amends the proof without a
 * second event. Completing a failed or skipped stop corrects it, until the end of the next day.
 */
export async function completeStop(
  scope: Scope,
  { params, body }: { params: StopParams; body: CompleteInput },
): Promise<Stop> {
  const visit = await lockVisit(scope, params, body);
  const { stop, at: now } = visit;
  const pieces = (await listPieces(scope, visit.order.id)).map(standing);
  const at = body.occurred_at === undefined ? (visitedAt(stop) ?? now) : now;
  const named = body.pieces_delivered?.map((barcode) => codeOf(scope, barcode));
  const proof = {
    ...proofOf(
      visit,
      { ...body, pieces_delivered: named },
      { pieces: piecesToHandOver(visit.order, pieces), at },
    ),
    // A correction does not change where the van was.
    ...(stop.proof ? placeOf(stop.proof) : await standingAt(scope, visit.run, at)),
    ...whoCompleted(scope, stop),
  };
  return moveVisit(scope, visit, 'completed', {
    changes: { failure_reason: null, completed_at: stop.completed_at ?? at, proof },
    moveItsOrder: () => deliverOrder(scope, visit, pieces, proof.pieces_delivered),
  });
}

/** Returns when the van was at a stop that is done; a correction does not change that. */
export function visitedAt({ status, proof }: StopRow): Date | null {
  return proof && (status === 'completed' || status === 'failed') ? new Date(proof.at) : null;
}

/** Returns the member of staff who recorded the completion; amending the proof later does not count. */
function whoCompleted(scope: Scope, { status, proof }: StopRow): Pick<Proof, 'recorded_by'> {
  if (status !== 'completed' || proof === null) return recordedBy(scope);
  return proof.recorded_by === undefined ? {} : { recorded_by: proof.recorded_by };
}

/** Returns the pieces that no earlier visit has handed over. */
function piecesToHandOver(
  { delivered_pieces: done }: OrderRow,
  pieces: readonly StandingPiece[],
): StandingPiece[] {
  return pieces.filter(({ number }) => !done.includes(number));
}

/** Builds the proof; when amending, new values replace earlier ones. */
function proofOf(
  { stop: { status, proof }, order }: LockedVisit,
  { signed_by, photo_ids, pieces_delivered, notes }: CompleteInput,
  { pieces, at }: { pieces: readonly StandingPiece[]; at: Date },
): Omit<Proof, 'position'> {
  const before = status === 'completed' ? proof : null;
  const all = pieces.filter((piece) => !isMissing(piece, order.depot)).map(({ barcode }) => barcode);
  return {
    signed_by: signed_by ?? before?.signed_by ?? null,
    photo_ids: photo_ids ?? before?.photo_ids ?? [],
    pieces_delivered: pieces_delivered ?? before?.pieces_delivered ?? all,
    notes: notes ?? before?.notes ?? null,
    at: at.toISOString(),
  };
}

/** A piece with the depot of its last scan. */
type StandingPiece = PieceRow & { depot: string | null };

const standing = (piece: PieceRow): StandingPiece => ({ ...piece, depot: piece.scan_depot });

/** Marks the pieces delivered, or collected, and moves the order. Throws 422 for a barcode that is not the order's. */
async function deliverOrder(
  scope: Scope,
  { run, stop, order }: LockedVisit,
  pieces: readonly StandingPiece[],
  barcodes: readonly string[],
): Promise<void> {
  barcodes.forEach((barcode, index) => {
    if (pieces.some((piece) => piece.barcode === barcode)) return;
    throw unknownReference('piece', barcode, `pieces_delivered[${index}]`);
  });
  const handedOver = new Set(barcodes);
  const newlyDelivered = piecesToHandOver(order, pieces).filter(({ barcode }) => handedOver.has(barcode));
  const isOpen = OPEN_STOPS.includes(stop.status);
  // Only the proof is amended.
  if (stop.status === 'completed' && newlyDelivered.length === 0) return;
  const collects = order.type === 'collection';
  const moved = await movePieces(scope, newlyDelivered, collects ? 'collected' : 'stop_completed');
  const now = new Map(moved.map((piece) => [piece.id, piece]));
  const after = pieces.map((piece) => now.get(piece.id) ?? piece);
  const delivered = [...order.delivered_pieces, ...newlyDelivered.map(({ number }) => number)];
  const changes = {
    ...goodsOf(scope, order, after, order.depot),
    ...visitedOnceMore(stop, order),
    delivered_pieces: delivered.toSorted((x, y) => x - y),
  };
  const isWhole = delivered.length === pieces.length;
  if (!isOpen) {
    await correctDelivery(scope, { run, order }, { isWhole, changes });
    return;
  }
  if (isWhole) await moveRequestsOf(scope, [order.id], 'closed');
  const whole = collects ? 'stop_collected' : 'stop_completed';
  await moveOrder(scope, { order, event: isWhole ? whole : 'stop_part_completed', changes });
}
