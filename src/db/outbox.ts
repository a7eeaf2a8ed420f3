/**
 * What a transaction leaves behind for others: the event row that webhooks tell of, one delivery per subscribed
 * endpoint, and outbox rows that the relay turns into workflow starts and signals. All of it commits with the change
 * itself, or not at all.
 */
import { sql } from 'kysely';
import type { EventType } from '../contracts/events.js';
import type { Topic, Topics } from '../contracts/workflows.js';
import { json } from './json-column.js';
import type { Scope } from './scope.js';

/** Leaves one message for the relay. Those of one `subject` reach Temporal in the order in which they were written. */
export async function enqueue<T extends Topic>(
  scope: Scope,
  topic: T,
  subject: string,
  payload: Topics[T],
): Promise<void> {
  await enqueueMany(scope, [{ topic, subject, payload }]);
}

/** As `enqueue`, for many messages in one statement. */
export async function enqueueMany<T extends Topic>(
  scope: Scope,
  messages: readonly { topic: T; subject: string; payload: Topics[T] }[],
): Promise<void> {
  if (messages.length === 0) return;
  const { courier, mode } = scope.tenant;
  const rows = messages.map(({ topic, subject, payload }) => ({
    topic,
    subject,
    event_id: scope.newId('event'),
    payload: { ...payload, courier, mode },
  }));
  // By the clock that the relay goes by.
  await sql`
    insert into outbox (tenant_id, topic, subject, event_id, payload, created_at, next_attempt_at)
    select ${scope.tenant.id}, topic, subject, event_id, payload, ${scope.now}, clock_timestamp()
    from jsonb_to_recordset(${json(rows)}::jsonb) as m (topic text, subject text, event_id text, payload jsonb)`.execute(
    scope.trx,
  );
  scope.outbox.written = true;
}

/**
 * Records an event about `subject` and, for each enabled endpoint that subscribes to it, a delivery.
 * `data` is the whole resource, as a GET returns it at this moment.
 */
export async function recordEvent(
  scope: Scope,
  type: EventType,
  subject: string,
  data: Record<string, unknown>,
): Promise<void> {
  await recordEvents(scope, [{ type, subject, data }]);
}

/** As `recordEvent`, for many events. */
export async function recordEvents(
  scope: Scope,
  events: readonly { type: EventType; subject: string; data: Record<string, unknown> }[],
): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map((event) => ({
    tenant_id: scope.tenant.id,
    id: scope.newId('event'),
    type: event.type,
    subject: event.subject,
    data: event.data,
    created_at: scope.now,
  }));
  await sql`insert into events select * from json_populate_recordset(null::events, ${json(rows)}::json)`.execute(
    scope.trx,
  );

  const endpoints = await scope.trx
    .selectFrom('webhook_endpoints')
    .select(['id', 'events'])
    .where('status', '=', 'enabled')
    .where('archived_at', 'is', null)
    .execute();
  await deliver(
    scope,
    rows.flatMap((row) =>
      endpoints
        .filter((endpoint) => endpoint.events.includes(row.type))
        .map(({ id }) => ({ endpoint: id, event: row.id })),
    ),
  );
}

/** Makes deliveries of events to endpoints, each with its own workflow. Pairs that exist already are left alone. */
export async function deliver(
  scope: Scope,
  pairs: readonly { endpoint: string; event: string }[],
): Promise<string[]> {
  if (pairs.length === 0) return [];
  const made = await scope.trx
    .insertInto('webhook_deliveries')
    .values(
      pairs.map((pair) => ({
        tenant_id: scope.tenant.id,
        id: scope.newId('delivery'),
        endpoint: pair.endpoint,
        event: pair.event,
        status: 'pending' as const,
        next_attempt_at: scope.now,
        created_at: scope.now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['tenant_id', 'endpoint', 'event']).doNothing())
    .returning('id')
    .execute();
  await enqueueMany(
    scope,
    made.map(({ id }) => ({ topic: 'webhook.delivery', subject: id, payload: { delivery: id, series: 1 } })),
  );
  return made.map(({ id }) => id);
}
