/**
 * Events and outbox messages of a transaction. Events become webhook deliveries, one for each subscribed endpoint.
 * Messages become workflow starts and signals, through the relay. Both are collected during a scope's work and written
 * with its commit, so they exist exactly when the change does.
 */
import { type RawBuilder, sql } from 'kysely';
import { concernsShippers, type EventType } from '../contracts/events.js';
import {
  type DueMessages,
  type MessageCause,
  PRIORITIES,
  type Topic,
  type Topics,
} from '../contracts/workflows.js';
import { DELIVERY_MACHINE } from '../domain/states/delivery.js';
import { type EventData, eventDataSchema } from '../resources/event.js';
import { inFieldOrder } from '../resources/field-order.js';
import { chunks } from './chunks.js';
import { insertMany } from './insert.js';
import type { Fact, PendingMessages, Scope } from './scope.js';
import { pipelined } from './pipelined.js';
import { activeTraceparent } from '../runtime/tracing.js';

/**
 * Queues one message for the relay. Messages of one `subject` reach Temporal in the order in which they were queued.
 */
export function enqueue<T extends Topic>(scope: Scope, topic: T, subject: string, payload: Topics[T]): void {
  const { courier, mode } = scope.tenant;
  scope.outbox.messages.push({
    ...{ topic, subject, event_id: scope.newId('event') },
    payload: { ...payload, courier, mode },
  });
}

/** Like `enqueue`, for many messages. */
export function enqueueMany<T extends Topic>(
  scope: Scope,
  messages: readonly { topic: T; subject: string; payload: Topics[T] }[],
): void {
  for (const { topic, subject, payload } of messages) enqueue(scope, topic, subject, payload);
}

/**
 * Returns the cause of the messages that this transaction queues, which one workflow sends: the id of the event that
 * starts it.
 */
export function causeOfMessages(scope: Scope): string {
  const { outbox } = scope;
  if (outbox.cause === null) {
    outbox.cause = scope.newId('event');
    if (!outbox.sendsItself) haveSent(scope, { cause: outbox.cause });
  }
  return outbox.cause;
}

/** Starts the workflow that sends a cause's queued messages. */
export function haveSent(scope: Scope, sent: MessageCause): void {
  enqueue(scope, 'messages.queued', sent.cause, sent);
}

/** Starts the workflow that writes and sends messages once they are due. */
export function sendWhenDue(scope: Scope, due: DueMessages): void {
  haveSent(scope, { cause: causeOfDue(due), due });
}

/** Returns the cause of messages that are written when they are due: the same for the same subject. */
export const causeOfDue = ({ kind, subject }: DueMessages): string => `${kind}/${subject}`;

/** Notes a fact, so that its consequences are applied before the commit. */
export function note(scope: Scope, fact: Fact): void {
  scope.outbox.facts.set(keyOf(fact), fact);
}

/** Returns whether this fact was noted in the transaction. */
export const isNoted = (scope: Scope, fact: Fact): boolean => scope.outbox.facts.has(keyOf(fact));

function keyOf(fact: Fact): string {
  switch (fact.type) {
    case 'plan.changed':
    case 'capacity.freed':
    case 'roads.estimated':
      return `${fact.type} ${fact.depot} ${fact.date}`;
    case 'route.changed':
    case 'stop.removed':
      return `${fact.type} ${fact.route}`;
    case 'window.changed':
      return `${fact.type} ${fact.order}`;
    case 'shipper.concerned':
      return `${fact.type} ${fact.event}`;
  }
}

/**
 * Records an event about `subject`, to be sent to each enabled endpoint that subscribes to it. `data` is the whole
 * resource, as a GET returns it at this moment.
 */
export function recordEvent<T extends EventType>(
  scope: Scope,
  type: T,
  subject: string,
  data: EventData[T],
): void {
  const id = scope.newId('event');
  scope.outbox.events.push({ id, type, subject, data: inFieldOrder(eventDataSchema(type), data) });
  if (concernsShippers(type))
    note(scope, { type: 'shipper.concerned', event: id, kind: type, subject, data });
}

/** Like `recordEvent`, for many events of one type. */
export function recordEvents<T extends EventType>(
  scope: Scope,
  type: T,
  events: readonly { subject: string; data: EventData[T] }[],
): void {
  for (const { subject, data } of events) recordEvent(scope, type, subject, data);
}

/**
 * Creates deliveries of events to endpoints directly, each with its own workflow. Existing pairs are left alone.
 * Resolves to the ids of those that were created.
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
  for (const { id } of made) enqueueDelivery(scope, id);
  return made.map(({ id }) => id);
}

/** The columns of the outbox that the relay writes, once it has tried to send a row. */
const UNTRIED = ['attempts', 'refusals', 'last_error', 'parked_at', 'sent_at'] as const;
/** Columns of a row that no request caused. */
export const OF_NO_REQUEST = [...UNTRIED, 'traceparent'] as const;

/** Rows of one statement. */
const CHUNK = 2_000;

/**
 * Writes the scope's events and messages so far: at the end of its transaction, and in between for work on so many
 * records that they would fill the memory.
 */
export async function writeOut(scope: Scope): Promise<void> {
  const { events, messages } = scope.outbox;
  for (const chunk of chunks(events.splice(0), CHUNK)) await writeEvents(scope, chunk);
  for (const chunk of chunks(withoutStale(messages.splice(0)), CHUNK)) await writeMessages(scope, chunk);
}

/**
 * Omits signals that only give an order's state if another signal of the order follows, which gives it too. Otherwise a
 * closed order's workflow would end before it learns what is still to be sent, and be started again for it.
 */
function withoutStale(messages: PendingMessages['messages']): PendingMessages['messages'] {
  const keyOf = ({ topic, subject }: PendingMessages['messages'][number]) => `${topic}/${subject}`;
  const last = new Map(messages.map((message) => [keyOf(message), message]));
  return messages.filter((message) => !isNewsOnly(message) || last.get(keyOf(message)) === message);
}

const isNewsOnly = ({ topic, payload }: PendingMessages['messages'][number]): boolean =>
  topic === 'order.signal' && 'type' in payload && (payload.type === 'changed' || payload.type === 'closed');

async function writeEvents(scope: Scope, events: PendingMessages['events']): Promise<void> {
  await insertMany(scope, 'events', {
    rows: events,
    same: { actor: scope.actor.id, created_at: scope.now },
    then: pipelined,
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
  await insertDeliveries(scope, deliveries, pipelined);
  for (const { id } of deliveries) enqueueDelivery(scope, id);
}

function insertDeliveries<Returned>(
  scope: Scope,
  rows: readonly { id: string; endpoint: string; event: string }[],
  then: RawBuilder<Returned>,
): Promise<Returned[]> {
  return insertMany(scope, 'webhook_deliveries', {
    rows,
    same: { status: DELIVERY_MACHINE.begins, next_attempt_at: scope.now, created_at: scope.now },
    defaults: ['series', 'attempting_until'],
    then,
  });
}

function enqueueDelivery(scope: Scope, id: string): void {
  enqueue(scope, 'webhook.delivery', id, { delivery: id, series: 1 });
}

async function writeMessages(scope: Scope, messages: PendingMessages['messages']): Promise<void> {
  scope.outbox.written ||= messages.length > 0;
  await insertMany(scope, 'outbox', {
    rows: messages,
    // The relay uses the same clock.
    same: {
      priority: PRIORITIES[scope.outbox.bulk ? 'bulk' : scope.tenant.mode],
      created_at: scope.now,
      next_attempt_at: sql`clock_timestamp()`,
      traceparent: activeTraceparent(),
    },
    defaults: UNTRIED,
    then: pipelined,
  });
}
