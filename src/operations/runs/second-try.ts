/** A visit that failed may be made good on the same day, by the same van. */
import type { Scope } from '../../db/scope.js';
import { stopsToTryAgain } from '../../domain/second-visit.js';
import { notifyAgent } from '../../records/agent-requests.js';
import { findOrder } from '../../records/orders/rows.js';
import type { RunRow } from '../../records/runs/rows.js';
import { listStops } from '../../records/stops.js';
import type { LockedVisit } from './lock-visit.js';

/**
 * Asks the agent whether the van can come again today, once the visit is over: of an exchange, with the second of its
 * two stops. The slot is passed along, since asking for another clears it.
 */
export async function offerSecondTry(
  scope: Scope,
  run: RunRow,
  { stop: { id: finished }, order }: LockedVisit,
): Promise<void> {
  if (run.status === 'completed') return;
  const stops = await listStops(scope, [run.route]);
  const stop = stops.find(({ id }) => id === finished);
  const [failed] = stop ? stopsToTryAgain(stop, order.exchange_for, stops) : [];
  const { slot_date: date, slot_from: from, slot_to: to } = order;
  if (!failed || date === null || from === null || to === null) return;
  const slot = { date, from, to, zone: order.slot_zone ?? (await zoneOfPartner(scope, order.exchange_for)) };
  await notifyAgent(scope, {
    trigger: 'failed_stop',
    subject: failed.id,
    depot: run.depot,
    date: run.date,
    slot,
  });
}

/** Returns where the other half of an exchange holds the place for both, unless it has been asked for another slot. */
async function zoneOfPartner(scope: Scope, partner: string | null): Promise<string | null> {
  const order = partner === null ? undefined : await findOrder(scope, partner);
  return order?.slot_zone ?? null;
}
