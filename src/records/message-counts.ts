/** Counts of messages to people. */
import { sql } from 'kysely';
import { hasRow } from '../db/queries.js';
import type { Scope } from '../db/scope.js';
import { MAY_HAVE_ARRIVED } from '../domain/states/message.js';
import type { MessageRow } from './messages.js';

/**
 * Counts the segments of the courier's texts that were sent since the beginning of that hour, or are on their way, and
 * of those to each of these recipients since then.
 */
export async function countSegments(
  scope: Scope,
  since: Date,
  recipients: readonly string[],
): Promise<{ all: number; byRecipient: Map<string, number> }> {
  // Texts wait for the morning at most, so the index by creation time finds them.
  const created = new Date(since.getTime() - WAIT_MS);
  const { rows } = await sql<{ recipient: string | null; count: number }>`
    select null as recipient, coalesce(sum(segments), 0)::integer as count
    from text_counts where tenant_id = ${scope.tenant.id} and hour >= date_trunc('hour', ${since}::timestamptz)
    union all
    select recipient, sum(segments)::integer
    from messages
    where tenant_id = ${scope.tenant.id} and channel = 'sms' and recipient = any(${recipients}::text[])
      and created_at >= ${created} and (sent_at >= ${since} or unknown_at >= ${since} or claimed_until > now())
    group by 1`.execute(scope.trx);
  const [all, ...each] = rows;
  return {
    all: all?.count ?? 0,
    byRecipient: new Map(
      each.flatMap(({ recipient, count }) => (recipient === null ? [] : [[recipient, count]])),
    ),
  };
}

/** Returns how many segments of texts these messages are. */
export function segmentsOf(messages: readonly Pick<MessageRow, 'channel' | 'segments'>[]): number {
  return messages.reduce((sum, { channel, segments }) => sum + (channel === 'sms' ? (segments ?? 1) : 0), 0);
}

/**
 * Adds segments of texts to the courier's count of this hour: those claimed by a sender, or, below zero, those that did
 * not go out. It never waits for a lock: an hour may have several rows.
 */
export async function countText(scope: Scope, segments: number): Promise<void> {
  if (segments === 0 || scope.tenant.mode !== 'live') return;
  await sql`
    with free as (
      select part from text_counts
      where tenant_id = ${scope.tenant.id} and hour = date_trunc('hour', ${scope.now}::timestamptz)
      limit 1 for update skip locked
    ), added as (
      update text_counts set segments = segments + ${segments}
      where tenant_id = ${scope.tenant.id} and hour = date_trunc('hour', ${scope.now}::timestamptz)
        and part = (select part from free)
      returning part
    )
    insert into text_counts (tenant_id, hour, segments)
    select ${scope.tenant.id}, date_trunc('hour', ${scope.now}::timestamptz), ${segments}
    where not exists (select from added)`.execute(scope.trx);
}

const WAIT_MS = 86_400_000;

/** Returns the orders whose recipient was texted about them from this number, or is about to be. */
export async function listTexted(
  scope: Scope,
  orders: readonly string[],
  number: string | undefined,
): Promise<Set<string>> {
  const { rows } = await sql<{ order_id: string }>`
    select distinct order_id from messages
    where tenant_id = ${scope.tenant.id} and order_id = any(${orders}) and channel = 'sms'
      and status = any(${['queued', ...MAY_HAVE_ARRIVED]}) and coalesce(sender = ${number ?? null}, true)`.execute(
    scope.trx,
  );
  return new Set(rows.map(({ order_id: order }) => order));
}

/** Returns whether a message of this kind, which is about no order, was queued since then. */
export async function hasMessageOfKind(scope: Scope, kind: string, since: Date): Promise<boolean> {
  return hasRow(
    scope.trx
      .selectFrom('messages')
      .select('id')
      .where('tenant_id', '=', scope.tenant.id)
      .where('created_at', '>=', since)
      .where('kind', '=', kind)
      .where('order_id', 'is', null),
  );
}

/** Counts the messages of this kind, which is about no order, that were queued for a recipient since then. */
export async function countMessagesTo(
  scope: Scope,
  recipient: string,
  kind: string,
  since: Date,
): Promise<number> {
  const { count } = await scope.trx
    .selectFrom('messages')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('tenant_id', '=', scope.tenant.id)
    .where('created_at', '>=', since)
    .where('kind', '=', kind)
    .where('order_id', 'is', null)
    .where('recipient', '=', recipient)
    .executeTakeFirstOrThrow();
  return count;
}
