/** Lists deliveries and starts them again: by hand, for a test, or after an endpoint was down. */
import { chunks } from '../../db/chunks.js';
import { deliver, enqueueMany } from '../../db/outbox.js';
import type { Page, PageQuery } from '../../db/paging.js';
import type { Scope } from '../../db/scope.js';
import { requireFound, notFound } from '../../domain/errors.js';
import {
  type DeliveryRow,
  deliveryView,
  findDelivery,
  listAttempts,
  listDeliveries,
  listDeliveriesOfOrder,
  lockFailedDeliveries,
  moveToNextSeries,
} from '../../records/deliveries.js';
import {
  RECOVERY_WINDOW_MS,
  eventView,
  insertEvent,
  listEvents,
  listMissedEvents,
} from '../../records/events.js';
import { findOrder } from '../../records/orders/rows.js';
import type { Delivery } from '../../resources/delivery.js';
import type { Event } from '../../resources/event.js';
import { type List, listed } from '../../resources/list.js';
import { type EndpointParams, requireEnabled } from '../../setup/webhook-endpoints/commands.js';
import { findEndpointOrRemoved } from '../../setup/webhook-endpoints/rows.js';
import type { DeliveryQuery, EventQuery, Recovered, RecoverInput } from './schemas.js';

/** Maximum deliveries that one recovery starts, and how many it starts in one statement. */
const RECOVER_AT_MOST = 10_000;
const RECOVER_CHUNK = 1_000;

export async function listEventsPage(scope: Scope, { query }: { query: EventQuery }): Promise<List<Event>> {
  return listed(await listEvents(scope, query), eventView);
}

export async function listDeliveriesPage(
  scope: Scope,
  { params, query }: EndpointParams & { query: DeliveryQuery },
): Promise<List<Delivery>> {
  const { endpoint_id: id } = params;
  requireFound(await findEndpointOrRemoved(scope, id), 'webhook endpoint', id);
  return withAttempts(scope, await listDeliveries(scope, id, query));
}

export async function listDeliveriesOfOrderPage(
  scope: Scope,
  { params, query }: { params: { order_id: string }; query: PageQuery },
): Promise<List<Delivery>> {
  const { id } = requireFound(await findOrder(scope, params.order_id), 'order', params.order_id);
  return withAttempts(scope, await listDeliveriesOfOrder(scope, id, query));
}

async function withAttempts(scope: Scope, page: Page<DeliveryRow>): Promise<List<Delivery>> {
  const attempts = await listAttempts(
    scope,
    page.rows.map(({ id }) => id),
  );
  return listed(page, (row) => deliveryView(row, attempts));
}

/** POST …/deliveries/{delivery_id}/replay: a new series of attempts with the same event id. */
export async function replayDelivery(
  scope: Scope,
  { params }: { params: { endpoint_id: string; delivery_id: string } },
): Promise<Delivery> {
  const endpoint = await requireEnabled(scope, params.endpoint_id);
  const delivery = await findDelivery(scope, params.delivery_id);
  if (delivery?.endpoint !== endpoint.id) throw notFound('delivery', params.delivery_id);
  await startAgain(scope, [delivery.id]);
  const replayed = await viewOf(scope, delivery.id);
  scope.outcome.detail = replayed.type;
  return replayed;
}

/**
 * POST …/test: one delivery of `endpoint.test` to this endpoint alone, whether or not it subscribes to that. It has its
 * own type so that no receiver takes it for a real event.
 */
export async function testEndpoint(scope: Scope, { params }: EndpointParams): Promise<Delivery> {
  const endpoint = await requireEnabled(scope, params.endpoint_id);
  const event = await insertEvent(scope, {
    type: 'endpoint.test',
    subject: endpoint.id,
    data: { object: 'test', endpoint: endpoint.id },
  });
  const [delivery] = await deliver(scope, [{ endpoint: endpoint.id, event }]);
  if (delivery === undefined) throw new Error('A new event already has a delivery.');
  return viewOf(scope, delivery);
}

/**
 * POST …/recover: sends what the endpoint missed, the oldest first: events of its types that were never sent to it,
 * and those whose delivery failed.
 */
export async function recoverEndpoint(
  scope: Scope,
  { params, body }: EndpointParams & { body: RecoverInput },
): Promise<Recovered> {
  const endpoint = await requireEnabled(scope, params.endpoint_id);
  scope.outbox.bulk = true;
  const since = new Date(
    Math.max(
      body.since === undefined ? 0 : Date.parse(body.since),
      scope.now.getTime() - RECOVERY_WINDOW_MS,
      endpoint.created_at.getTime(),
    ),
  );
  const missed = await listMissedEvents(scope, endpoint, since, RECOVER_AT_MOST);
  let recovered = 0;
  for (const chunk of chunks(missed, RECOVER_CHUNK)) {
    const made = await deliver(
      scope,
      chunk.map((event) => ({ endpoint: endpoint.id, event })),
    );
    recovered += made.length;
  }
  const failed = await lockFailedDeliveries(scope, endpoint.id, since, RECOVER_AT_MOST - missed.length);
  for (const chunk of chunks(failed, RECOVER_CHUNK)) await startAgain(scope, chunk);
  return { recovered: recovered + failed.length };
}

/** Starts another series of attempts at deliveries, each with its own workflow. */
async function startAgain(scope: Scope, deliveries: readonly string[]): Promise<void> {
  const restarted = await moveToNextSeries(scope, deliveries);
  enqueueMany(
    scope,
    restarted.map(({ id, series }) => ({
      topic: 'webhook.delivery',
      subject: id,
      payload: { delivery: id, series },
    })),
  );
}

async function viewOf(scope: Scope, id: string): Promise<Delivery> {
  const delivery: DeliveryRow | undefined = await findDelivery(scope, id);
  if (!delivery) throw notFound('delivery', id);
  return deliveryView(delivery, await listAttempts(scope, [id]));
}
