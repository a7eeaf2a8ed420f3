/**
 * Outgoing messages: what is known of each at the moment of sending, and its sender's claim. A claim ends when the
 * outcome is recorded, or by itself when its sender is gone.
 */
import { sql } from 'kysely';
import type { Scope } from '../db/scope.js';
import type { QueuedMessage } from '../domain/sending.js';
import { type MessageRow, type MessageSelection, selected } from './messages.js';

/** A queued message, the name and number it is sent under, and what is needed to decide whether it should still go. */
export type OutgoingMessage = MessageRow & {
  sender_name: string;
  sms_from: string | null;
  about: QueuedMessage;
};

/** The condition that no sender that may still be working on the message has claimed it. */
const isFree = (scope: Scope) =>
  sql<boolean>`(messages.claimed_until is null or messages.claimed_until <= ${scope.now})`;

/** Locks at most `limit` queued messages that nobody has claimed, oldest first, except those of `except`. */
export async function lockOutgoing(
  scope: Scope,
  selection: MessageSelection,
  { limit, except }: { limit: number; except: readonly string[] },
): Promise<OutgoingMessage[]> {
  const rows = await selected(scope, selection)
    .leftJoin('orders', (join) =>
      join.onRef('orders.tenant_id', '=', 'messages.tenant_id').onRef('orders.id', '=', 'messages.order_id'),
    )
    .leftJoin('depots', (join) =>
      join.onRef('depots.tenant_id', '=', 'orders.tenant_id').onRef('depots.id', '=', 'orders.depot'),
    )
    .leftJoin('shippers', (join) =>
      join.onRef('shippers.tenant_id', '=', 'orders.tenant_id').onRef('shippers.id', '=', 'orders.shipper'),
    )
    .leftJoin('booking_requests as asked', (join) =>
      join.onRef('asked.tenant_id', '=', 'messages.tenant_id').onRef('asked.id', '=', 'messages.request'),
    )
    .leftJoin('booking_batches as batch', (join) =>
      join.onRef('batch.tenant_id', '=', 'asked.tenant_id').onRef('batch.id', '=', 'asked.batch'),
    )
    .leftJoin('stops', (join) =>
      join
        .onRef('stops.tenant_id', '=', 'messages.tenant_id')
        .on(sql<boolean>`stops.id = messages.tells ->> 'stop'`),
    )
    .leftJoin('sms_opt_outs as opted', (join) =>
      join
        .onRef('opted.tenant_id', '=', 'messages.tenant_id')
        .onRef('opted.phone', '=', 'messages.recipient')
        .on('messages.channel', '=', 'sms'),
    )
    .innerJoin('tenants', 'tenants.id', 'messages.tenant_id')
    .innerJoin('couriers', 'couriers.id', 'tenants.courier_id')
    .selectAll('messages')
    .select((eb) => [
      eb.fn
        .coalesce('shippers.sender_name', 'tenants.sender_name', 'tenants.name', 'couriers.name')
        .as('sender_name'),
      eb.fn.coalesce('depots.timezone', 'tenants.timezone', 'couriers.timezone').as('timezone'),
      'tenants.sms_from',
      'opted.phone as opted_out',
      'asked.status as request_status',
      'batch.bulk',
      'orders.status as order_status',
      'orders.slot_date',
      'orders.slot_from',
      'orders.slot_to',
      'stops.status as stop_status',
      'stops.window_from',
      'stops.window_to',
      'stops.window_at',
      sql<Date | null>`case when messages.kind = 'window_changed' then (
        select max(other.sent_at) from messages other
        where other.tenant_id = messages.tenant_id and other.order_id = messages.order_id
          and other.kind = 'window_changed' and other.tells <> messages.tells) end`.as('retold_at'),
      'tenants.quiet_from',
      'tenants.quiet_to',
    ])
    .where('messages.status', '=', 'queued')
    .where(isFree(scope))
    .where(sql<boolean>`messages.id <> all(${except})`)
    .orderBy('messages.created_at')
    .orderBy('messages.id')
    .limit(limit)
    .forUpdate('messages')
    .skipLocked()
    .execute();
  return rows.map((row) => ({
    ...row,
    about: {
      kind: row.kind,
      opted_out: row.opted_out !== null,
      tells: row.tells,
      request: row.request_status && { status: row.request_status, bulk: row.bulk === true },
      order: row.order_status && {
        status: row.order_status,
        slot:
          row.slot_date !== null && row.slot_from !== null && row.slot_to !== null
            ? { date: row.slot_date, from: row.slot_from, to: row.slot_to }
            : null,
      },
      stop:
        row.stop_status !== null && row.window_from !== null && row.window_to !== null
          ? {
              status: row.stop_status,
              window: { from: row.window_from, to: row.window_to },
              since: row.window_at?.toISOString() ?? null,
            }
          : null,
      retold_at: row.retold_at,
      quiet: { from: row.quiet_from, to: row.quiet_to, timezone: row.timezone },
    },
  }));
}

/** Claims locked messages until an instant: no other sender takes them before that. */
export async function claimMessages(scope: Scope, ids: readonly string[], until: Date): Promise<void> {
  if (ids.length === 0) return;
  await scope.trx
    .updateTable('messages')
    .set({ claimed_until: until })
    .where(sql<boolean>`id = any(${ids})`)
    .execute();
}

/** Gives claims back: the provider could not be reached, and may be asked again. */
export async function releaseMessages(scope: Scope, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await scope.trx
    .updateTable('messages')
    .set({ claimed_until: null })
    .where(sql<boolean>`id = any(${ids})`)
    .where('status', '=', 'queued')
    .execute();
}

/** Returns whether another sender has claimed a message of the selection. */
export async function areClaimed(
  scope: Scope,
  selection: MessageSelection,
  except: readonly string[],
): Promise<boolean> {
  const claimed = await selected(scope, selection)
    .select('messages.id')
    .where('messages.status', '=', 'queued')
    .where(sql<boolean>`messages.id <> all(${except})`)
    .limit(1)
    .executeTakeFirst();
  return claimed !== undefined;
}
