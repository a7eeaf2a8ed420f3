/**
 * One table of what follows when a stop moves. Every visit moves through `moveVisit` (lint refuses `moveStop` in
 * other commands), in the command's transaction, so that no consequence can be forgotten.
 */
import { recordEvent } from '../../db/outbox.js';
import type { Scope } from '../../db/scope.js';
import { OPEN_STOPS, type StopEvent } from '../../domain/states/stop.js';
import { notifyRecipientsOfVisits } from '../../messaging/visit-news.js';
import { requestCheck } from '../../records/runs/checks.js';
import { moveRunToEnd } from '../../records/runs/move.js';
import type { RunRow } from '../../records/runs/rows.js';
import {
  moveStop,
  type StopChanges,
  stopOfRun,
  type StopRow,
  stopView,
  listStops,
} from '../../records/stops.js';
import type { Stop } from '../../resources/stop.js';
import { auditSkips } from '../../routing/audit-van-changes.js';
import type { LockedVisit } from './lock-visit.js';
import { stopsToTryAgain } from '../../domain/second-visit.js';
import { notifyAgent } from '../../records/agent-requests.js';
import { findOrder } from '../../records/orders/rows.js';

/** A visit that has moved: its previous state, and its stop and run as they are now. */
type MovedVisit = { visit: LockedVisit; moved: StopRow; run: RunRow };
/** Returns the run as it is afterwards. */
type Consequence = (scope: Scope, move: MovedVisit) => RunRow | Promise<RunRow>;

/** Sends the stop's event, unless only its proof is amended. */
const announce: Consequence = (scope, { visit: { stop }, moved, run }) => {
  if (moved.status !== stop.status) {
    recordEvent(scope, `stop.${moved.status as 'completed' | 'failed'}`, moved.id, stopOfRun(moved, run.id));
  }
  return run;
};
const auditSkip: Consequence = async (scope, { visit: { order }, run }) => {
  await auditSkips(scope, run.vehicle, { orders: [order.id] });
  return run;
};
const timeAgain: Consequence = async (scope, { run }) => {
  await requestCheck(scope, run);
  return run;
};
const endRun: Consequence = (scope, { visit: { at }, run }) => moveRunToEnd(scope, run, at);
/** Asks the agent for a second visit of the failed stop; after a completed one, of the other half of its exchange. */
const trySecondVisit: Consequence = async (scope, { visit, moved, run }) => {
  const mayHaveFailed = moved.status === 'failed' || visit.order.exchange_for !== null;
  if (OPEN_STOPS.includes(visit.stop.status) && mayHaveFailed) await offerSecondTry(scope, run, visit);
  return run;
};
const notifyRecipients: Consequence = async (scope, { visit, moved, run }) => {
  await notifyRecipientsOfVisits(scope, run, moved.status === 'completed' ? visit.order.id : undefined);
  return run;
};

/** Consequences, in this order, once the stop and its order have moved. */
const FOLLOWS: Readonly<Record<StopEvent, readonly Consequence[]>> = {
  arrived: [timeAgain],
  completed: [announce, endRun, trySecondVisit, notifyRecipients],
  failed: [announce, endRun, trySecondVisit, notifyRecipients],
  skipped: [auditSkip, endRun, notifyRecipients],
};

/** Moves a locked visit's stop, then its order by `moveItsOrder`, and applies all consequences. */
export async function moveVisit(
  scope: Scope,
  visit: LockedVisit,
  event: StopEvent,
  { changes = {}, moveItsOrder }: { changes?: StopChanges; moveItsOrder?: () => Promise<unknown> },
): Promise<Stop> {
  const moved = await moveStop(scope, visit.stop, event, changes);
  await moveItsOrder?.();
  let { run } = visit;
  for (const follow of FOLLOWS[event]) run = await follow(scope, { visit, moved, run });
  return stopView(moved);
}

/**
 * Asks the agent whether the van can come again today, once the visit is over; an exchange is over with the second of
 * its two stops. The slot is passed along, since asking for another clears it.
 */
async function offerSecondTry(
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

/** Returns the slot that the other half of an exchange holds for both, unless it has been asked for another one. */
async function zoneOfPartner(scope: Scope, partner: string | null): Promise<string | null> {
  const order = partner === null ? undefined : await findOrder(scope, partner);
  return order?.slot_zone ?? null;
}
