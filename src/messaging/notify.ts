/** Messages to recipients about their visit: that it is booked, and when the van comes. */
import type { Scope } from '../db/scope.js';
import type { ActingLink } from '../domain/acting-links.js';
import { deliveryBefore } from '@waypost/planning/exchange';
import { isSameWindow, keepsWindow, toldTime, type WindowReason } from '../domain/promised-window.js';
import { VISIT_TO_COME } from '../domain/states/order.js';
import { OPEN_STOPS } from '../domain/states/stop.js';
import { insertMessages } from '../records/messages.js';
import { listOrdersById, type OrderRow } from '../records/orders/rows.js';
import { ownLink } from '../records/orders/tracking.js';
import { slotOf } from '../records/orders/view.js';
import { listRunsOf, type RunRow } from '../records/runs/rows.js';
import { listStops, promisedWindowOf, type StopRow, windowOf } from '../records/stops.js';
import { draftAboutOrders } from './draft.js';
import { shortDay, windowWords } from './wording.js';

/** Confirms the booking that was just made for an order, or that holds `again` after it was on hold. */
export async function confirmBooking(
  scope: Scope,
  order: OrderRow,
  { again = false }: { again?: boolean } = {},
): Promise<void> {
  const slot = slotOf(order);
  if (!slot) throw new Error(`Order ${order.id} has no booking to confirm.`);
  const drafts = await draftAboutOrders(scope, 'confirmation', [
    {
      order,
      keyPrefix: `confirmation/${scope.newId('event')}`,
      tells: { slot, ...(again ? { again } : {}) },
      link: await ownLink(scope, order),
      values: { day: shortDay(slot.date), window: windowWords(slot) },
    },
  ]);
  await insertMessages(scope, drafts);
}

/** Reasons for a window after the booked slot, as told to the recipient. */
const REASONS: Record<WindowReason, string> = {
  late: 'our van is running late',
  broken_down: 'a van has broken down',
  other_van: 'another van now comes to you',
  visit_added: 'we had to add a visit before yours',
  replanned: 'our round has changed',
};

/**
 * Tells the recipients of these orders the windows of their open stops on published routes: the first one, or one that
 * differs from what they were told last. It leaves out stops of a broken-down van, and visits that could only be made
 * after the depot's day.
 */
export async function announceWindows(
  scope: Scope,
  reasons: ReadonlyMap<string, WindowReason>,
): Promise<void> {
  const orders = await listOrdersById(scope, [...reasons.keys()]);
  const routes = [...new Set(orders.flatMap(({ route }) => route ?? []))];
  const runs = (await listRunsOf(scope, routes)).filter(({ broken_down_at }) => broken_down_at === null);
  const runOf = new Map(runs.map((run) => [run.route, run]));
  const stops = await listStops(scope, [...runOf.keys()]);
  await queueWindows(
    scope,
    orders,
    stops.flatMap((stop) => {
      const run = runOf.get(stop.route);
      const reason = reasons.get(stop.order_id);
      if (!run || !reason || stop.tell !== null || !OPEN_STOPS.includes(stop.status)) return [];
      return keepsWindow(windowOf(stop), stop.eta) ? [{ stop, run, reason }] : [];
    }),
  );
}

async function queueWindows(
  scope: Scope,
  orders: readonly OrderRow[],
  visits: readonly { stop: StopRow; run: RunRow; reason: WindowReason }[],
): Promise<void> {
  if (visits.length === 0) return;
  const orderOf = new Map(orders.map((order) => [order.id, order]));
  const visited = await listDeliveriesOn(scope, orders);
  const links = new Map<string, ActingLink | null>();
  for (const order of orders) links.set(order.id, await ownLink(scope, order));
  const noticesOf = (kind: 'narrowed_window' | 'window_changed') =>
    visits.flatMap(({ stop, run: { id: run, vehicle, date }, reason }) => {
      const order = orderOf.get(stop.order_id);
      const told = promisedWindowOf(stop);
      const window = { date, ...windowOf(stop) };
      const isKnown = told !== null && isSameWindow(told, window);
      // One visit, one message: the delivery's.
      const isToldElsewhere = order !== undefined && deliveryBefore(order, visited) !== null;
      if (!order || isToldElsewhere || isKnown || (told ? 'window_changed' : 'narrowed_window') !== kind)
        return [];
      const since = stop.window_at?.toISOString();
      const slot = slotOf(order);
      const isLater = slot !== null && window.to > slot.to;
      return [
        {
          order,
          keyPrefix:
            since === undefined
              ? `${run}/${stop.id}`
              : `window/${stop.id}/${vehicle}/${since}/${window.from}-${window.to}`,
          tells: { stop: stop.id, window, since },
          link: links.get(order.id) ?? null,
          values: {
            day: shortDay(date),
            window: windowWords(window),
            eta: toldTime(window, stop.eta),
            booked: isLater ? windowWords(slot) : null,
            reason: isLater ? REASONS[reason] : null,
          },
        },
      ];
    });
  const drafts = [
    ...(await draftAboutOrders(scope, 'narrowed_window', noticesOf('narrowed_window'))),
    ...(await draftAboutOrders(scope, 'window_changed', noticesOf('window_changed'))),
  ];
  await insertMessages(scope, drafts);
}

/** Returns the deliveries that these collections are exchanged for, on the same routes. */
async function listDeliveriesOn(scope: Scope, orders: readonly OrderRow[]): Promise<Set<string>> {
  const routeOf = new Map(orders.map(({ exchange_for: partner, route }) => [partner, route]));
  const partners = await listOrdersById(
    scope,
    orders.flatMap(({ type, exchange_for: id }) => (type === 'collection' && id !== null ? [id] : [])),
  );
  return new Set(
    partners
      .filter(({ id, route, status }) => routeOf.get(id) === route && VISIT_TO_COME.includes(status))
      .map(({ id }) => id),
  );
}
