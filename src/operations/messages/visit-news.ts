/**
 * News of a visit, for recipients of couriers that want it (`settings.notify_recipients`): the van is on its way to
 * them, and it was there. One visit, one message: an exchange is told of once.
 */
import type { Scope } from '../../db/scope.js';
import { deliveryBefore } from '../../domain/exchange.js';
import { UNDER_WAY } from '../../domain/states/run.js';
import type { StopStatus } from '../../domain/states/stop.js';
import type { VisitNews } from '../../domain/template-kinds.js';
import { insertMessages } from '../../records/messages.js';
import { signalOrders } from '../../records/orders/move.js';
import { findOrder, type OrderRow } from '../../records/orders/rows.js';
import { ownLink } from '../../records/orders/tracking.js';
import type { RunRow } from '../../records/runs/rows.js';
import { findSettings } from '../../records/settings.js';
import { listStops, type StopRow } from '../../records/stops.js';
import { withLiveEtas } from '../../routing/live-eta.js';
import { draftAboutOrders, type OrderNotice } from './draft.js';
import { shortDay, windowWords } from './wording.js';

/**
 * Tells recipients what is new of a run whose van has left or is done at a stop, or whose stops have changed;
 * `handedOver` is the order whose goods were handed over there.
 */
export async function tellVisitNews(scope: Scope, run: RunRow, handedOver?: string): Promise<void> {
  const { notify_recipients: wanted } = await findSettings(scope);
  if (wanted.length === 0) return;
  const stops = await listStops(scope, [run.route]);
  if (handedOver !== undefined && wanted.includes('delivered')) await tellDelivered(scope, handedOver, stops);
  if (run.status === UNDER_WAY && wanted.includes('next_stop')) await tellNextStop(scope, run, stops);
}

/**
 * Tells the recipient of the first open stop of a run under way that the van is on its way, once for each stop; nobody
 * while it stands at a door, or has broken down.
 */
async function tellNextStop(scope: Scope, run: RunRow, stops: readonly StopRow[]): Promise<void> {
  if (run.broken_down_at !== null || stops.some(({ status }) => status === 'arrived')) return;
  const next = stops.find(({ status }) => status === 'pending');
  const order = next && (await findOrder(scope, next.order_id));
  if (!order || isToldWithDelivery(order, stops, ['skipped'])) return;
  const [live] = await withLiveEtas(scope, [next]);
  const window = { from: next.window_from, to: next.window_to };
  await tell(scope, 'next_stop', {
    order,
    keyPrefix: `next_stop/${next.id}`,
    tells: { stop: next.id, is_next: true },
    link: await ownLink(scope, order),
    values: {
      day: shortDay(run.date),
      window: windowWords(window),
      eta: live?.eta ?? next.eta,
    },
  });
}

/** Tells the recipient that all their goods were handed over, once for each order. */
async function tellDelivered(scope: Scope, id: string, stops: readonly StopRow[]): Promise<void> {
  const order = await findOrder(scope, id);
  if (order?.status !== 'delivered' && order?.status !== 'collected') return;
  if (isToldWithDelivery(order, stops, ['skipped', 'failed'])) return;
  const link = await ownLink(scope, order);
  await tell(scope, 'delivered', { order, keyPrefix: `delivered/${order.id}`, link, values: {} });
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

/** Queues the news behind whatever else its recipient is to be told. */
async function tell<Kind extends VisitNews>(
  scope: Scope,
  kind: Kind,
  notice: OrderNotice<Kind>,
): Promise<void> {
  const { order } = notice;
  const drafts = await draftAboutOrders(scope, kind, [notice]);
  if (drafts.length === 0) return;
  await insertMessages(scope, drafts);
  signalOrders(scope, [{ order, signal: { type: 'messages_queued' } }]);
}
