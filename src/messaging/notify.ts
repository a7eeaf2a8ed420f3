/** What recipients are told of their visit: that it is booked, and when the van comes. */
import type { Scope } from '../db/scope.js';
import type { ActingLink } from '../domain/acting-links.js';
import { deliveryBefore } from '@waypost/planning/exchange';
import { isSameWindow, toldTime } from '../domain/promised-window.js';
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

/** Confirms the booking that was just made for an order. */
export async function confirmBooking(scope: Scope, order: OrderRow): Promise<void> {
  const slot = slotOf(order);
  if (!slot) throw new Error(`Order ${order.id} has no booking to confirm.`);
  const drafts = await draftAboutOrders(scope, 'confirmation', [
    {
      order,
      keyPrefix: `confirmation/${scope.newId('event')}`,
      tells: { slot },
      link: await ownLink(scope, order),
      values: { day: shortDay(slot.date), window: windowWords(slot) },
    },
  ]);
  await insertMessages(scope, drafts);
}

/**
 * Tells the recipients of these orders the windows of their open stops on published routes: a first one, or one that
 * differs from what they were told last.
 */
export async function announceWindows(scope: Scope, ids: ReadonlySet<string>): Promise<void> {
  if (ids.size === 0) return;
  const orders = await listOrdersById(scope, [...ids]);
  const routes = [...new Set(orders.flatMap(({ route }) => route ?? []))];
  const runOf = new Map((await listRunsOf(scope, routes)).map((run) => [run.route, run]));
  const stops = await listStops(scope, [...runOf.keys()]);
  await queueWindows(
    scope,
    orders,
    stops.flatMap((stop) => {
      const run = runOf.get(stop.route);
      return run && ids.has(stop.order_id) && OPEN_STOPS.includes(stop.status) ? [{ stop, run }] : [];
    }),
  );
}

async function queueWindows(
  scope: Scope,
  orders: readonly OrderRow[],
  visits: readonly { stop: StopRow; run: RunRow }[],
): Promise<void> {
  if (visits.length === 0) return;
  const orderOf = new Map(orders.map((order) => [order.id, order]));
  const visited = await listDeliveriesOn(scope, orders);
  const links = new Map<string, ActingLink | null>();
  for (const order of orders) links.set(order.id, await ownLink(scope, order));
  const noticesOf = (kind: 'narrowed_window' | 'window_changed') =>
    visits.flatMap(({ stop, run: { id: run, date } }) => {
      const order = orderOf.get(stop.order_id);
      const told = promisedWindowOf(stop);
      const window = { date, ...windowOf(stop) };
      const isKnown = told !== null && isSameWindow(told, window);
      // One visit, one message: the delivery's.
      const isToldElsewhere = order !== undefined && deliveryBefore(order, visited) !== null;
      if (!order || isToldElsewhere || isKnown || (told ? 'window_changed' : 'narrowed_window') !== kind)
        return [];
      const since = stop.window_at?.toISOString();
      return [
        {
          order,
          keyPrefix:
            since === undefined
              ? `${run}/${stop.id}`
              : `window/${stop.id}/${since}/${window.from}-${window.to}`,
          tells: { stop: stop.id, window, since },
          link: links.get(order.id) ?? null,
          values: {
            day: shortDay(date),
            window: windowWords(window),
            eta: toldTime(window, stop.eta),
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
