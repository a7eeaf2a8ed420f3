/** POST /bookings/requests: which recipients are asked, and when; and the release of batches that waited. */
import { enqueue } from '../../db/outbox.js';
import type { Scope } from '../../db/scope.js';
import { AppError, unknownReference } from '../../domain/errors.js';
import { deliveryBefore } from '@waypost/planning/exchange';
import { type Channel, CHANNELS } from '../../domain/sending.js';
import { CLOSED } from '../../domain/states/order.js';
import { insertBatch, listHolds, listQueuedOfBatch, updateReleased } from '../../records/booking-batches.js';
import {
  insertRequests,
  listAskableOrders,
  listAwaiting,
  type NewRequest,
} from '../../records/booking-requests.js';
import { lockDepotShared } from '../../setup/depots/rows.js';
import { moveOrders, signalBookingRequests } from '../../records/orders/move.js';
import { listOrdersById, lockOrders, type OrderRow } from '../../records/orders/rows.js';
import { listPlanningObstacles } from '../../records/orders/plannable.js';
import { findTemplate } from '../../setup/templates/rows.js';
import type { SkippedOrder } from '../../resources/booking-request.js';
import { listOptedOutOf } from '../../messaging/draft.js';
import { obstacleOfReach } from '../../messaging/reach.js';
import { obstacleOfPlan, obstacleOfStatus, type Obstacle } from './obstacles.js';
import type { RequestsAnswer, RequestsInput } from './schemas.js';
import { firstInstantOutsideQuietHours } from '../../domain/quiet-hours.js';
import { findQuietHours } from '../../setup/settings/rows.js';

/** Reasons to skip an order selected by a filter; a person may still name it. */
const LEFT_TO_OFFICE: Obstacle = {
  code: 'left_to_office',
  message: 'The order is left to the office. Name it in `orders` to ask again.',
};
const ALREADY_ASKED: Obstacle = {
  code: 'already_asked',
  message:
    'The recipient has been asked and still has time to answer. Name the order in `orders` to ask again.',
};

/** Why an order is skipped whose request already waits for the morning. */
const heldUntil = (until: Date): Obstacle => ({
  code: 'held',
  message: `The recipient will be asked at ${until.toISOString()}, not at night. Name the order in \`orders\` to ask now.`,
});

const EXCHANGED: Obstacle = {
  code: 'exchanged',
  message: 'The order is booked together with the delivery of its exchange.',
};

/** Orders locked and checked together. */
const CHUNK = 500;

/**
 * POST /bookings/requests. Named orders are asked about at any hour: a person has decided it. Orders
 * selected by a filter wait for the end of quiet hours; recipients who were asked and still have time to answer are
 * left out. Throws 422 `unknown_reference` for an order, depot or template.
 */
export async function requestBookings(
  scope: Scope,
  { body }: { body: RequestsInput },
): Promise<RequestsAnswer> {
  const channels = await channelsOf(scope, body);
  const depot = body.filter?.depot;
  if (depot !== undefined && !(await lockDepotShared(scope, depot))) {
    throw unknownReference('depot', depot, 'filter.depot');
  }
  const bulk = body.orders === undefined;
  const ids =
    body.orders === undefined ? await listAskableOrders(scope, body.filter ?? {}) : unique(body.orders);
  // Always in the order of their ids, so that no two calls wait for each other.
  ids.sort();
  const chosen: OrderRow[] = [];
  const skipped: SkippedOrder[] = [];
  for (let start = 0; start < ids.length; start += CHUNK) {
    const orders = await lockOrders(scope, ids.slice(start, start + CHUNK));
    if (!bulk) refuseUnknown(body.orders ?? [], ids.slice(start, start + CHUNK), orders);
    const obstacles = await findObstacles(scope, orders, { channels, bulk });
    for (const order of orders) {
      const obstacle = obstacles.get(order.id);
      if (obstacle) skipped.push({ order: order.id, ...obstacle });
      else chosen.push(order);
    }
  }
  const asked = await withoutPartners(scope, chosen, bulk);
  const isAsked = new Set(asked.map(({ id }) => id));
  for (const { id } of chosen) if (!isAsked.has(id)) skipped.push({ order: id, ...EXCHANGED });
  if (asked.length > 0) await queue(scope, asked, { body, channels, bulk });
  const holds = await listHolds(
    scope,
    asked.map(({ id }) => id),
  );
  const held = holds.size > 0 ? { held: holds.size } : {};
  return { queued: asked.length, ...held, skipped: skipped.length, skipped_orders: skipped };
}

/**
 * Leaves out collections that are agreed with the delivery they are exchanged for: the recipient is asked once. A
 * person may ask about the collection alone; a filter does not, as long as its delivery is still to come.
 */
async function withoutPartners(
  scope: Scope,
  orders: readonly OrderRow[],
  bulk: boolean,
): Promise<readonly OrderRow[]> {
  const collections = orders.filter(
    ({ type, exchange_for: partner }) => type === 'collection' && partner !== null,
  );
  if (collections.length === 0) return orders;
  const partners = await listOrdersById(
    scope,
    collections.flatMap(({ exchange_for: id }) => id ?? []),
  );
  const open = bulk ? partners.filter(({ status }) => !CLOSED.includes(status)) : [];
  const asked = new Set([...orders, ...open].map(({ id }) => id));
  return orders.filter((order) => deliveryBefore(order, asked) === null);
}

/** Returns the requested channels that the template has texts for. */
async function channelsOf(scope: Scope, body: RequestsInput): Promise<Channel[]> {
  const wanted = unique(body.channels ?? CHANNELS);
  if (body.template === undefined) return wanted;
  const template = await findTemplate(scope, body.template);
  if (!template) throw unknownReference('template', body.template, 'template');
  if (template.kind !== 'booking_request' && template.kind !== 'rebooking') {
    throw new AppError('invalid_value', {
      message: `Template ${template.id} is a \`${template.kind}\` template; use a \`booking_request\` or \`rebooking\` template.`,
      param: 'template',
    });
  }
  return wanted.filter((channel) => template.channels.includes(channel));
}

function refuseUnknown(named: readonly string[], ids: readonly string[], found: readonly OrderRow[]): void {
  const known = new Set(found.map((order) => order.id));
  const unknown = ids.find((id) => !known.has(id));
  if (unknown !== undefined) throw unknownReference('order', unknown, `orders[${named.indexOf(unknown)}]`);
}

/** Returns why orders cannot be asked about, by their ids (docs/behaviour.md "Slots and bookings"). */
async function findObstacles(
  scope: Scope,
  orders: readonly OrderRow[],
  { channels, bulk }: { channels: readonly Channel[]; bulk: boolean },
): Promise<Map<string, Obstacle>> {
  const optedOut = await listOptedOutOf(scope, orders);
  const ids = orders.map((order) => order.id);
  const unplannable = await listPlanningObstacles(scope, ids, { asked: false });
  const waiting = bulk ? await listAwaiting(scope, ids) : new Set<string>();
  const holds = await listHolds(scope, [...waiting]);
  const whyWaits = (id: string) => {
    const until = holds.get(id);
    return until ? heldUntil(until) : ALREADY_ASKED;
  };
  const obstacleOf = (order: OrderRow) =>
    obstacleOfStatus(order) ??
    (bulk && order.left_to_office ? LEFT_TO_OFFICE : null) ??
    (waiting.has(order.id) ? whyWaits(order.id) : null) ??
    obstacleOfReach(order, optedOut, channels) ??
    obstacleOfPlan(unplannable.get(order.id));
  return new Map(
    orders.flatMap((order) => {
      const obstacle = obstacleOf(order);
      return obstacle ? [[order.id, obstacle] as const] : [];
    }),
  );
}

async function queue(
  scope: Scope,
  orders: readonly OrderRow[],
  { body, channels, bulk }: { body: RequestsInput; channels: readonly Channel[]; bulk: boolean },
): Promise<void> {
  const batch = scope.newId('batch');
  await insertBatch(scope, { id: batch, bulk, queued: orders.length });
  const made = await insertRequests(
    scope,
    orders.map((order): NewRequest => ({
      order: order.id,
      kind: order.status === 'failed_attempt' ? 'rebooking' : 'booking',
      batch,
      held: bulk,
      channels,
      offerFrom: body.offer_from ?? null,
      template: body.template ?? null,
    })),
  );
  if (bulk) {
    enqueue(scope, 'booking.batch', batch, { batch });
    return;
  }
  await clearLeftToOffice(scope, orders);
  signalBookingRequests(scope, orders, made);
}

/** Takes orders back from the office: a person has asked, and from here on they proceed automatically again. */
async function clearLeftToOffice(scope: Scope, orders: readonly OrderRow[]): Promise<void> {
  await moveOrders(
    scope,
    orders
      .filter(({ left_to_office: left }) => left)
      .map((order) => ({ order, changes: { left_to_office: false } })),
  );
}

function unique<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}

/** Requests released together. */
const RELEASE_CHUNK = 500;

/**
 * Hands the batch's requests with ids after `after` to their orders' workflows, except those whose depot has quiet
 * hours. `last` is where to continue, null at the end; `wait_until` is the first instant at which one of those left
 * may be sent.
 */
export async function releaseRequests(
  scope: Scope,
  batch: string,
  after: string,
): Promise<{ last: string | null; wait_until: Date | null }> {
  const quiet = await findQuietHours(scope);
  const queued = await listQueuedOfBatch(scope, batch, after, RELEASE_CHUNK);
  const withTimes = queued.map((each) => ({
    ...each,
    at: firstInstantOutsideQuietHours(scope.now, { ...quiet, timezone: each.timezone }),
  }));
  const due = new Map(withTimes.filter(({ at }) => at <= scope.now).map((each) => [each.order_id, each.id]));
  const orders = await lockOrders(scope, [...due.keys()]);
  scope.outbox.bulk = true;
  signalBookingRequests(scope, orders, due);
  await updateReleased(scope, [...due.values()]);
  const later = withTimes.filter(({ at }) => at > scope.now).map(({ at }) => at.getTime());
  return {
    last: queued.length < RELEASE_CHUNK ? null : (queued.at(-1)?.id ?? null),
    wait_until: later.length === 0 ? null : new Date(Math.min(...later)),
  };
}
