/**
 * What a transaction leaves behind for others: the event row that webhooks tell of, one delivery per subscribed
 * endpoint, and outbox rows that the relay turns into workflow starts and signals. All of it commits with the change
 * itself, or not at all.
 */
import { sql } from 'kysely';
import type { EventType } from '../contracts/events.js';
import { PRIORITIES, type Topic, type Topics } from '../contracts/workflows.js';
import { DELIVERY_MACHINE } from '../domain/states/delivery.js';
import { EVENT_DATA, type EventData } from '../resources/event.js';
import { inFieldOrder } from '../resources/field-order.js';
import { insertMany } from './insert-many.js';
import type { Scope } from './scope.js';
import { unanswered } from './unanswered.js';

/**
 * Leaves one message for the relay. Those of one `subject` reach Temporal in the order in which they were written. Resolves
 * to the id of its event.
 */
export async function enqueue<T extends Topic>(
  scope: Scope,
  topic: T,
  subject: string,
  payload: Topics[T],
): Promise<string> {
  const [event = ''] = await enqueueMany(scope, [{ topic, subject, payload }]);
  return event;
}

/** As `enqueue`, for many messages in one statement. Resolves to the ids of their events. */
export async function enqueueMany<T extends Topic>(
  scope: Scope,
  messages: readonly { topic: T; subject: string; payload: Topics[T] }[],
): Promise<string[]> {
  if (messages.length === 0) return [];
  const { mode } = scope.tenant;
  const priority = PRIORITIES[scope.outbox.bulk ? 'bulk' : mode];
  const rows = messages.map((message) => addressed(scope, message));
  await keepErrands(
    scope,
    rows.filter(({ topic, payload }) => isErrand(topic, payload)),
  );
  await insertMany(scope, 'outbox', {
    rows,
    columns: { topic: 'text', subject: 'text', event_id: 'text', payload: 'jsonb' },
    // By the clock that the relay goes by.
    same: { priority, created_at: scope.now, next_attempt_at: sql`clock_timestamp()` },
    then: unanswered,
  });
  scope.outbox.written = true;
  return rows.map(({ event_id }) => event_id);
}

/** With an id of its own, and whose it is. */
function addressed<T extends Topic>(
  scope: Scope,
  { topic, subject, payload }: { topic: T; subject: string; payload: Topics[T] },
) {
  const { courier, mode } = scope.tenant;
  const whose: Record<string, unknown> = { ...payload, courier, mode };
  return { topic, subject, event_id: scope.newId('event'), payload: whose };
}

/**
 * Whether only the outbox knows of this work. For all other topics a row of the work's own says what is still waited
 * for (a queued request, an unread reply, a pending delivery), and is enough to begin it anew.
 */
function isErrand(topic: Topic, payload: object): boolean {
  if (topic === 'order.signal') {
    const notifies = 'notify' in payload && payload.notify === true;
    return notifies || ('type' in payload && payload.type === 'window_changed');
  }
  return topic === 'notification' || topic === 'run.published';
}

/** Remembers errands until they are done, whatever becomes of Temporal. Each has the id of its outbox row's event. */
async function keepErrands(
  scope: Scope,
  rows: readonly { topic: Topic; subject: string; event_id: string; payload: Record<string, unknown> }[],
): Promise<void> {
  await insertMany(scope, 'errands', {
    rows: rows.map(({ event_id: id, topic, subject, payload }) => ({ id, topic, subject, payload })),
    columns: { id: 'text', topic: 'text', subject: 'text', payload: 'jsonb' },
    same: { created_at: scope.now },
    then: unanswered,
  });
}

/** The errands of a tenant that are not done: those about no order, or of a publication. */
export async function listErrands(scope: Scope): Promise<{ id: string; topic: string; payload: unknown }[]> {
  return scope.trx
    .selectFrom('errands')
    .select(['id', 'topic', 'payload'])
    .where('topic', '<>', 'order.signal')
    .execute();
}

/**
 * Remembers an errand that the caller sees to without the relay; if it isn't done, its message is sent by the reconciler.
 * Resolves to its id.
 */
export async function keepErrand<T extends Topic>(
  scope: Scope,
  message: { topic: T; subject: string; payload: Topics[T] },
): Promise<string> {
  const row = addressed(scope, message);
  await keepErrands(scope, [row]);
  return row.event_id;
}

/** The errand of a subject that is still to be done by a message of this type. */
export async function findErrand(
  scope: Scope,
  topic: Topic,
  subject: string,
  type: string,
): Promise<string | undefined> {
  const row = await scope.trx
    .selectFrom('errands')
    .select('id')
    .where('topic', '=', topic)
    .where('subject', '=', subject)
    .where(sql`payload->>'type'`, '=', type)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return row?.id;
}

/** An errand is done, and forgotten. `id` is that of the event that asked for it; one that is forgotten stays so. */
export async function settleErrand(scope: Scope, id: string): Promise<void> {
  await scope.trx.deleteFrom('errands').where('id', '=', id).execute();
}

/**
 * Records an event about `subject` and, for each enabled endpoint that subscribes to it, a delivery.
 * `data` is the whole resource, as a GET returns it at this moment.
 */
export async function recordEvent<T extends EventType>(
  scope: Scope,
  type: T,
  subject: string,
  data: EventData[T],
): Promise<void> {
  await recordEvents(scope, type, [{ subject, data }]);
}

/** As `recordEvent`, for many events of one type. */
export async function recordEvents<T extends EventType>(
  scope: Scope,
  type: T,
  events: readonly { subject: string; data: EventData[T] }[],
): Promise<void> {
  if (events.length === 0) return;
  const schema = EVENT_DATA[type];
  const rows = events.map(({ subject, data }) => ({
    id: scope.newId('event'),
    subject,
    data: inFieldOrder(schema, data),
  }));
  await insertMany(scope, 'events', {
    rows,
    columns: { id: 'text', subject: 'text', data: 'json' },
    same: { type, created_at: scope.now },
    then: unanswered,
  });

  const endpoints = await scope.trx
    .selectFrom('webhook_endpoints')
    .select(['id', 'events'])
    .where('status', '=', 'enabled')
    .where('archived_at', 'is', null)
    .execute();
  await deliver(
    scope,
    rows.flatMap((event) =>
      endpoints
        .filter((endpoint) => endpoint.events.includes(type))
        .map((endpoint) => ({ endpoint: endpoint.id, event: event.id })),
    ),
  );
}

/** Makes deliveries of events to endpoints, each with its own workflow. Pairs that exist already are left alone. */
export async function deliver(
  scope: Scope,
  pairs: readonly { endpoint: string; event: string }[],
): Promise<string[]> {
  if (pairs.length === 0) return [];
  const made = await insertMany(scope, 'webhook_deliveries', {
    rows: pairs.map((pair) => ({ id: scope.newId('delivery'), ...pair })),
    columns: { id: 'text', endpoint: 'text', event: 'text' },
    same: { status: DELIVERY_MACHINE.begins, next_attempt_at: scope.now, created_at: scope.now },
    then: sql<{ id: string }>`on conflict (tenant_id, endpoint, event) do nothing returning id`,
  });
  await enqueueMany(
    scope,
    made.map(({ id }) => ({ topic: 'webhook.delivery', subject: id, payload: { delivery: id, series: 1 } })),
  );
  return made.map(({ id }) => id);
}
