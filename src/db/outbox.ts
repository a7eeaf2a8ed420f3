/**
 * What a transaction leaves behind for others: events, which webhooks tell of, one delivery per subscribed endpoint, and
 * messages, which the relay turns into workflow starts and signals. Both are gathered while a scope's work is done, and
 * written with its commit: all of it together with the change itself, or nothing.
 */
import { type RawBuilder, sql } from 'kysely';
import type { EventType } from '../contracts/events.js';
import { PRIORITIES, type Topic, type Topics } from '../contracts/workflows.js';
import { DELIVERY_MACHINE } from '../domain/states/delivery.js';
import { EVENT_DATA, type EventData } from '../resources/event.js';
import { inFieldOrder } from '../resources/field-order.js';
import { chunks } from './chunks.js';
import { insertMany } from './insert-many.js';
import type { Outbox, Scope } from './scope.js';
import { unanswered } from './unanswered.js';

/**
 * Leaves one message for the relay. Those of one `subject` reach Temporal in the order in which they were left. Returns
 * the id of its event.
 */
export function enqueue<T extends Topic>(
  scope: Scope,
  topic: T,
  subject: string,
  payload: Topics[T],
): string {
  return leave(scope, { topic, subject, payload }, { carried: true });
}

/** As `enqueue`, for many messages. */
export function enqueueMany<T extends Topic>(
  scope: Scope,
  messages: readonly { topic: T; subject: string; payload: Topics[T] }[],
): void {
  for (const message of messages) leave(scope, message, { carried: true });
}

/**
 * Leaves an errand that the caller sees to without the relay; if it isn't done, its message is sent by the reconciler.
 * Returns its id.
 */
export function keepErrand<T extends Topic>(
  scope: Scope,
  message: { topic: T; subject: string; payload: Topics[T] },
): string {
  return leave(scope, message, { carried: false });
}

/** With an id of its own, and whose it is. */
function leave<T extends Topic>(
  scope: Scope,
  { topic, subject, payload }: { topic: T; subject: string; payload: Topics[T] },
  { carried }: { carried: boolean },
): string {
  const { courier, mode } = scope.tenant;
  const event = scope.newId('event');
  scope.outbox.messages.push({
    ...{ topic, subject, event_id: event, carried },
    payload: { ...payload, courier, mode },
  });
  return event;
}

/**
 * Leaves an event about `subject`, to be told to each enabled endpoint that subscribes to it. `data` is the whole
 * resource, as a GET returns it at this moment.
 */
export function recordEvent<T extends EventType>(
  scope: Scope,
  type: T,
  subject: string,
  data: EventData[T],
): void {
  scope.outbox.events.push({
    ...{ id: scope.newId('event'), type, subject },
    data: inFieldOrder(EVENT_DATA[type], data),
  });
}

/** As `recordEvent`, for many events of one type. */
export function recordEvents<T extends EventType>(
  scope: Scope,
  type: T,
  events: readonly { subject: string; data: EventData[T] }[],
): void {
  for (const { subject, data } of events) recordEvent(scope, type, subject, data);
}

/**
 * Makes deliveries of events to endpoints at once, each with its own workflow. Pairs that exist already are left alone.
 * Resolves to the ids of those that were made.
 */
export async function deliver(
  scope: Scope,
  pairs: readonly { endpoint: string; event: string }[],
): Promise<string[]> {
  const made = await insertDeliveries(
    scope,
    pairs.map((pair) => ({ id: scope.newId('delivery'), ...pair })),
    sql<{ id: string }>`on conflict (tenant_id, endpoint, event) do nothing returning id`,
  );
  for (const { id } of made) leaveDelivery(scope, id);
  return made.map(({ id }) => id);
}

/** Rows of one statement. */
const CHUNK = 2_000;

/**
 * Writes what the scope's work has left behind so far: at the end of its transaction, and in between where work for very
 * many records would fill the memory.
 */
export async function writeOut(scope: Scope): Promise<void> {
  const { events, messages } = scope.outbox;
  for (const chunk of chunks(events.splice(0), CHUNK)) await writeEvents(scope, chunk);
  for (const chunk of chunks(messages.splice(0), CHUNK)) await writeMessages(scope, chunk);
}

async function writeEvents(scope: Scope, events: Outbox['events']): Promise<void> {
  await insertMany(scope, 'events', {
    rows: events,
    columns: { id: 'text', type: 'text', subject: 'text', data: 'json' },
    same: { created_at: scope.now },
    then: unanswered,
  });
  const endpoints = await scope.trx
    .selectFrom('webhook_endpoints')
    .select(['id', 'events'])
    .where('status', '=', 'enabled')
    .where('archived_at', 'is', null)
    .execute();
  const deliveries = events.flatMap(({ id: event, type }) =>
    endpoints
      .filter((endpoint) => endpoint.events.includes(type))
      .map((endpoint) => ({ id: scope.newId('delivery'), endpoint: endpoint.id, event })),
  );
  await insertDeliveries(scope, deliveries, unanswered);
  for (const { id } of deliveries) leaveDelivery(scope, id);
}

function insertDeliveries<Returned>(
  scope: Scope,
  rows: readonly { id: string; endpoint: string; event: string }[],
  then: RawBuilder<Returned>,
): Promise<Returned[]> {
  return insertMany(scope, 'webhook_deliveries', {
    rows,
    columns: { id: 'text', endpoint: 'text', event: 'text' },
    same: { status: DELIVERY_MACHINE.begins, next_attempt_at: scope.now, created_at: scope.now },
    then,
  });
}

function leaveDelivery(scope: Scope, id: string): void {
  enqueue(scope, 'webhook.delivery', id, { delivery: id, series: 1 });
}

async function writeMessages(scope: Scope, messages: Outbox['messages']): Promise<void> {
  scope.outbox.written = true;
  const errands = messages.filter(({ carried, topic, payload }) => !carried || isErrand(topic, payload));
  await insertMany(scope, 'errands', {
    rows: errands.map(({ event_id: id, topic, subject, payload }) => ({ id, topic, subject, payload })),
    columns: { id: 'text', topic: 'text', subject: 'text', payload: 'jsonb' },
    same: { created_at: scope.now },
    then: unanswered,
  });
  await insertMany(scope, 'outbox', {
    rows: messages.filter(({ carried }) => carried),
    columns: { topic: 'text', subject: 'text', event_id: 'text', payload: 'jsonb' },
    // By the clock that the relay goes by.
    same: {
      priority: PRIORITIES[scope.outbox.bulk ? 'bulk' : scope.tenant.mode],
      created_at: scope.now,
      next_attempt_at: sql`clock_timestamp()`,
    },
    then: unanswered,
  });
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
