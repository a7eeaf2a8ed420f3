/**
 * The claims under which attempts send messages. A claim names its holder, and lasts for a time by the database's
 * clock. It ends when its holder records the outcome. If it expires first, its sender may have been lost while the
 * provider took the message, so nobody claims it again.
 */
import { sql } from 'kysely';
import { hasRow } from '../db/queries.js';
import type { Scope } from '../db/scope.js';
import type { Channel } from '../domain/sending.js';
import { countText, segmentsOf } from './message-counts.js';
import { isQueuedBefore, type MessageRow, type MessageSelection, selected } from './messages.js';

/**
 * Claims locked messages for an attempt, each for the time of its channel (milliseconds), and returns the ids of those
 * that it got. While one message of an order is on its way by a channel no other is, so that they arrive in order.
 */
export async function claimMessages(
  scope: Scope,
  messages: readonly Pick<MessageRow, 'id' | 'order_id' | 'channel' | 'segments'>[],
  holder: string,
  leaseMs: Readonly<Record<Channel, number>>,
): Promise<string[]> {
  if (messages.length === 0) return [];
  const orders = [...new Set(messages.flatMap(({ order_id: order }) => order ?? []))];
  // A concurrent claim for the same order is not visible yet: it has the order's lock.
  const free = orders.length === 0 ? [] : await lockSending(scope, orders);
  const ids = messages.flatMap(({ id, order_id: order }) =>
    order === null || free.includes(order) ? id : [],
  );
  if (ids.length === 0) return [];
  const claimed = await sql<{ id: string }>`
    update messages m set claimed_by = ${holder}, claimed_until = clock_timestamp() + interval '1 millisecond' *
      case m.channel when 'sms' then ${leaseMs.sms}::integer else ${leaseMs.email}::integer end
    where m.tenant_id = ${scope.tenant.id} and m.id = any(${ids}) and not exists (
      select from messages other
      where (other.tenant_id, other.order_id, other.channel) = (m.tenant_id, m.order_id, m.channel)
        and other.status = 'queued' and other.claimed_until > clock_timestamp())
    returning m.id`.execute(scope.trx);
  const got = claimed.rows.map(({ id }) => id);
  await countText(scope, segmentsOf(messages.filter(({ id }) => got.includes(id))));
  return got;
}

/** Returns the orders for which no other transaction is claiming messages; none will until this one ends. */
async function lockSending(scope: Scope, orders: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${orders}::text[]) id
    where pg_try_advisory_xact_lock(hashtextextended('sending/' || ${scope.tenant.id} || '/' || id, 0))`.execute(
    scope.trx,
  );
  return rows.map(({ id }) => id);
}

/** Releases the holder's claim: the provider does not have this message, and it may be sent again. */
export async function releaseMessage(scope: Scope, holder: string, id: string): Promise<void> {
  const released = await scope.trx
    .updateTable('messages')
    .set({ claimed_by: null, claimed_until: null })
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .where('claimed_by', '=', holder)
    .returning(['channel', 'segments'])
    .execute();
  await countText(scope, -segmentsOf(released));
}

/** Frees a queued message whose claim has expired, when its sender cannot have sent it. */
export async function releaseExpired(scope: Scope, id: string): Promise<void> {
  await scope.trx
    .updateTable('messages')
    .set({ claimed_by: null, claimed_until: null })
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .where(sql<boolean>`claimed_until <= clock_timestamp()`)
    .execute();
}

/**
 * Returns the messages that must wait for older free ones of their order and channel that are not `known`: another
 * sender is just claiming those.
 */
export async function listBehind(
  scope: Scope,
  ids: readonly string[],
  known: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select own.id from messages own
    where own.tenant_id = ${scope.tenant.id} and own.id = any(${ids}) and exists (
      select from messages older
      where ${isQueuedBefore('own')} and older.claimed_until is null and older.id <> all(${known}))`.execute(
    scope.trx,
  );
  return rows.map(({ id }) => id);
}

/** A message that is still queued: claimed, claimed once by a sender that is gone, or free. */
export type QueuedState = { id: string; channel: Channel; claim: 'held' | 'over' | null };

/** Lists a selection's queued messages, except `except`. */
export async function listQueued(
  scope: Scope,
  selection: MessageSelection,
  except: readonly string[],
): Promise<QueuedState[]> {
  return selected(scope, selection)
    .select((eb) => [
      'messages.id',
      'messages.channel',
      eb
        .case()
        .when('messages.claimed_until', 'is', null)
        .then(null)
        .when(sql<boolean>`messages.claimed_until > clock_timestamp()`)
        .then(sql<'held'>`'held'`)
        .else(sql<'over'>`'over'`)
        .end()
        .as('claim'),
    ])
    .where('messages.status', '=', 'queued')
    .where(sql<boolean>`messages.id <> all(${except})`)
    .execute();
}

/** Returns whether messages of the selection are still queued, except `except`. */
export async function areQueued(
  scope: Scope,
  selection: MessageSelection,
  except: readonly string[] = [],
): Promise<boolean> {
  return hasRow(
    selected(scope, selection)
      .select('messages.id')
      .where('messages.status', '=', 'queued')
      .where(sql<boolean>`messages.id <> all(${except})`),
  );
}
