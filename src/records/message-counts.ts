/** How many messages there were, and whether any, for what is sent to people. */
import { sql } from 'kysely';
import type { Scope } from '../db/scope.js';
import { MAY_HAVE_ARRIVED } from '../domain/states/message.js';

/**
 * Counts the segments of the texts that were sent since then, or are on their way: of all, and of those to each of
 * these recipients.
 */
export async function countSegments(
  scope: Scope,
  since: Date,
  recipients: readonly string[],
): Promise<{ all: number; byRecipient: Map<string, number> }> {
  // Texts wait for the morning at most, so older ones went out before; the index is that of creation.
  const created = new Date(since.getTime() - WAIT_MS);
  const { rows } = await sql<{ recipient: string | null; count: number }>`
    select case when recipient = any (${recipients}::text[]) then recipient end as recipient, sum(segments)::integer as count
    from messages
    where tenant_id = ${scope.tenant.id} and created_at >= ${created} and channel = 'sms'
      and (sent_at >= ${since} or unknown_at >= ${since} or claimed_until > clock_timestamp())
    group by 1`.execute(scope.trx);
  return {
    all: rows.reduce((sum, { count }) => sum + count, 0),
    byRecipient: new Map(
      rows.flatMap(({ recipient, count }) => (recipient === null ? [] : [[recipient, count]])),
    ),
  };
}

const WAIT_MS = 86_400_000;

/** Returns those of the orders whose recipient was texted about them from this number, or is about to be. */
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

/** Returns whether a message of this kind was queued since then. */
export async function hasMessageOfKind(scope: Scope, kind: string, since: Date): Promise<boolean> {
  const row = await scope.trx
    .selectFrom('messages')
    .select('id')
    .where('tenant_id', '=', scope.tenant.id)
    .where('created_at', '>=', since)
    .where('kind', '=', kind)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts the messages of this kind that were queued for a recipient since then. */
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
    .where('recipient', '=', recipient)
    .executeTakeFirstOrThrow();
  return count;
}
