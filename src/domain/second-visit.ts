/** Second visits on the day on which a first one failed (docs/behaviour.md "The route agent"). Pure. */
import { OPEN_STOPS, type StopStatus } from './states/stop.js';
import type { FailReason, StopType } from './stop.js';

/** Reasons after which a second visit on the same day may succeed. */
const SECOND_TRIES: readonly FailReason[] = ['no_answer', 'no_access', 'other'];

type VisitedStop = {
  readonly order_id: string;
  readonly type: StopType;
  readonly status: StopStatus;
  readonly failure_reason: FailReason | null;
};

/**
 * Returns what a second visit could make good of the visit that a stop belongs to: the stop, the failed half of an
 * exchange, or both halves, the delivery first. Nothing while the van is still at the door, and nothing where a half
 * failed for a reason that another visit does not change.
 *
 * @param partner the order that the stop's order is exchanged for
 * @param stops all stops of the route, in sequence
 */
export function stopsToTryAgain<Stop extends VisitedStop>(
  stop: Stop,
  partner: string | null,
  stops: readonly Stop[],
): Stop[] {
  const other = stops.findLast(({ order_id: order }) => order === partner);
  const visit = other ? [stop, other] : [stop];
  if (visit.some(({ status }) => OPEN_STOPS.includes(status))) return [];
  const failed = visit.filter(({ status }) => status === 'failed');
  if (!failed.every(({ failure_reason: reason }) => reason !== null && SECOND_TRIES.includes(reason)))
    return [];
  return failed.toSorted((a, b) => Number(a.type === 'collection') - Number(b.type === 'collection'));
}
