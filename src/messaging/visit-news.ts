/**
 * Messages to recipients about a visit. As `settings.notify_recipients` says: the van is on its way, and the delivery
 * was made; an exchange gets one message. Always: the visit is cancelled, on hold or released, or nothing was
 * collected.
 */
import type { Scope } from '../db/scope.js';
import { deliveryBefore } from '@waypost/planning/exchange';
import { localDateTime } from '@waypost/base/local-time';
import { sameSlot, type Slot } from '@waypost/base/slot';
import { UNDER_WAY } from '../domain/states/run.js';
import type { StopStatus } from '../domain/states/stop.js';
import type { VisitNews } from '../domain/template-kinds.js';
import { timezoneOf } from '../setup/depots/rows.js';
import { findLastTold, insertMessages, type MessageRow, wasConfirmed } from '../records/messages.js';
import { findPlanDepot } from '../records/planning-queries.js';
import { findOrder, type OrderRow } from '../records/orders/rows.js';
import { ownLink } from '../records/orders/tracking.js';
import { slotOf } from '../records/orders/view.js';
import type { RunRow } from '../records/runs/rows.js';
import { findSettings } from '../setup/settings/rows.js';
import {
  listPromisedWindows,
  listStops,
  promisedWindowOf,
  saidWindowOf,
  type StopRow,
} from '../records/stops.js';
import { withLiveEtas } from '../routing/live-eta.js';
import { isSameWindow, nextStopDue, toldTime } from '../domain/promised-window.js';
import { requestCheckBy } from '../records/runs/checks.js';
import { instantOfSecond, secondOfRun } from '../records/runs/clock.js';
import { draftAboutOrders, type OrderNotice } from './draft.js';
import { confirmBooking } from './notify.js';
import { shortDay, windowWords } from './wording.js';

/**
 * Tells recipients the news of a run after its van has left or finished a stop, or its stops have changed; `handedOver`
 * is the order whose goods were just handed over.
 */
export async function notifyRecipientsOfVisits(
  scope: Scope,
  run: RunRow,
  handedOver?: string,
): Promise<void> {
  const { notify_recipients: wanted } = await findSettings(scope);
  if (wanted.length === 0) return;
  const stops = await listStops(scope, [run.route]);
  if (handedOver !== undefined && wanted.includes('delivered'))
    await notifyOfDelivery(scope, handedOver, stops);
  if (run.status === UNDER_WAY && wanted.includes('next_stop')) await notifyOfNextStop(scope, run, stops);
}

/**
 * Tells the recipient of the first open stop of a run under way that the van is on its way, once for each stop, unless
 * the van is at a door or has broken down. If it is too early, the run is checked again later.
 */
async function notifyOfNextStop(scope: Scope, run: RunRow, stops: readonly StopRow[]): Promise<void> {
  if (run.broken_down_at !== null || stops.some(({ status }) => status === 'arrived')) return;
  const next = stops.find(({ status }) => status === 'pending');
  const order = next && (await findOrder(scope, next.order_id));
  if (!order || isToldWithDelivery(order, stops, ['skipped'])) return;
  const [live] = await withLiveEtas(scope, [next]);
  const window = saidWindowOf(next);
  const promised = promisedWindowOf(next);
  const depot = await findPlanDepot(scope, run.depot, run.date);
  if (!depot) return;
  const { timezone, opening_to: closes } = depot;
  const second = (at: Date) => secondOfRun(run, timezone, at);
  const eta = live?.eta ?? next.eta;
  const told = toldTime(window, eta);
  // No message names a time after the depot's day.
  if (told > window.to && told > closes) return;
  // A changed window is told first.
  const isChanged = promised !== null && !isSameWindow(promised, window);
  const windowToldAt = isChanged ? scope.now : (promised?.at ?? new Date(0));
  const due = nextStopDue(told, second(windowToldAt));
  if (due > second(scope.now)) {
    await requestCheckBy(scope, run, instantOfSecond(run, timezone, due));
    return;
  }
  await tell(scope, 'next_stop', {
    order,
    keyPrefix: `next_stop/${next.id}`,
    tells: { stop: next.id, is_next: true },
    link: await ownLink(scope, order),
    values: {
      day: shortDay(run.date),
      window: windowWords(window),
      eta: told,
      late: told > window.to,
    },
  });
}

/** Tells the recipient that all their goods were handed over, once for each order. */
async function notifyOfDelivery(scope: Scope, id: string, stops: readonly StopRow[]): Promise<void> {
  const order = await findOrder(scope, id);
  if (order?.status !== 'delivered' && order?.status !== 'collected') return;
  if (isToldWithDelivery(order, stops, ['skipped', 'failed'])) return;
  const link = await ownLink(scope, order);
  await tell(scope, 'delivered', { order, keyPrefix: `delivered/${order.id}`, link, values: {} });
}

/** Tells the recipient of a collection that its visit failed, where no other slot is asked for; once for each stop. */
export async function notifyOfFailedCollection(scope: Scope, order: OrderRow, stop: StopRow): Promise<void> {
  if (order.type !== 'collection' || order.slot_date === null) return;
  const values = { day: shortDay(order.slot_date) };
  await tell(scope, 'visit_failed', { order, keyPrefix: `visit_failed/${stop.id}`, values });
}

/**
 * Tells the recipient that an order was cancelled or put on hold, if they expect its visit: they were told its window or
 * slot; of one that is cancelled also where they were told of a hold. `order` is as it was before.
 */
export async function notifyOfNoVisit(
  scope: Scope,
  kind: 'cancelled' | 'on_hold',
  order: OrderRow,
): Promise<void> {
  const slot = slotOf(order);
  if (!slot || order.depot === null) return;
  const { date: today } = localDateTime(scope.now, await timezoneOf(scope, order.depot));
  if (slot.date < today) return;
  const promised = await listPromisedWindows(scope, slot.date, [order.id]);
  const last = await findLastTold(scope, order.id);
  const knowsSlot = tellsSlot(last, slot) || (kind === 'cancelled' && last?.kind === 'on_hold');
  const window = promised.get(order.id) ?? (knowsSlot ? slot : undefined);
  if (!window) return;
  await tell(scope, kind, {
    order,
    keyPrefix: `${kind}/${scope.newId('event')}`,
    tells: { postponed: slot.date },
    values: { day: shortDay(slot.date), window: windowWords(window) },
  });
}

/**
 * Tells the recipient of a released order the slot that it keeps, if they were told of the hold, or if the hold came
 * before its confirmation went out.
 */
export async function notifyOfRelease(scope: Scope, order: OrderRow): Promise<void> {
  const slot = slotOf(order);
  if (!slot) return;
  const last = await findLastTold(scope, order.id);
  const isHeld = last?.kind === 'on_hold';
  const tells = last?.tells ?? null;
  const isUntold = tells === null || ('slot' in tells && !tellsSlot(last, slot));
  if (isHeld || (isUntold && (await wasConfirmed(scope, order.id, slot))))
    await confirmBooking(scope, order, { again: isHeld });
}

function tellsSlot(message: MessageRow | undefined, slot: Slot): boolean {
  const tells = message?.tells ?? null;
  return tells !== null && 'slot' in tells && sameSlot(tells.slot, slot);
}

/** Returns whether a collection follows a delivery at the same door, whose stop is in none of these states. */
function isToldWithDelivery(
  order: OrderRow,
  stops: readonly StopRow[],
  except: readonly StopStatus[],
): boolean {
  const visited = stops.filter(({ status }) => !except.includes(status)).map(({ order_id: id }) => id);
  return deliveryBefore(order, new Set(visited)) !== null;
}

/** Queues the message behind the recipient's other messages. */
async function tell<Kind extends VisitNews | 'visit_failed' | 'cancelled' | 'on_hold'>(
  scope: Scope,
  kind: Kind,
  notice: OrderNotice<Kind>,
): Promise<void> {
  await insertMessages(scope, await draftAboutOrders(scope, kind, [notice]));
}
