/**
 * Outgoing messages: what is known of each at the moment of sending, and the claim under which an attempt sends it. A
 * claim names its holder, and lasts for a time by the database's clock. It ends when its holder records the outcome. If
 * the time is over first, its sender may have been lost while the provider took the message: nobody claims it again.
 */
import { sql } from 'kysely';
import type { Scope } from '../db/scope.js';
import { type Channel, CHANNELS, type QueuedMessage } from '../domain/sending.js';
import { isQueuedBefore, type MessageRow, type MessageSelection, selected } from './messages.js';
import { listOptedOut } from './opt-outs.js';

/** A queued message, the name and number it is sent under, and what is needed to decide whether it should still go. */
export type OutgoingMessage = MessageRow & {
  sender_name: string;
  sms_from: string | null;
  /** The courier's colour. */
  colour: string | null;
  /** Whether something older is queued for its order by its channel. */
  has_older: boolean;
  about: QueuedMessage;
};

/** Locks at most `limit` queued messages of these channels that nobody has claimed, oldest first, except `except`. */
export async function lockOutgoing(
  scope: Scope,
  selection: MessageSelection,
  {
    limit,
    except,
    channels = CHANNELS,
  }: { limit: number; except: readonly string[]; channels?: readonly Channel[] },
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
    .leftJoin('runs', (join) =>
      join
        .onRef('runs.tenant_id', '=', 'messages.tenant_id')
        .on(sql<boolean>`runs.id = messages.tells ->> 'run'`),
    )
    .leftJoin('depots as run_depot', (join) =>
      join.onRef('run_depot.tenant_id', '=', 'runs.tenant_id').onRef('run_depot.id', '=', 'runs.depot'),
    )
    .innerJoin('tenants', 'tenants.id', 'messages.tenant_id')
    .innerJoin('couriers', 'couriers.id', 'tenants.courier_id')
    .selectAll('messages')
    .select((eb) => [
      eb.fn
        .coalesce('shippers.sender_name', 'tenants.sender_name', 'tenants.name', 'couriers.name')
        .as('sender_name'),
      eb.fn
        .coalesce('depots.timezone', 'run_depot.timezone', 'tenants.timezone', 'couriers.timezone')
        .as('timezone'),
      'tenants.sms_from',
      'tenants.colour',
      'asked.status as request_status',
      'batch.bulk as request_bulk',
      'orders.status as order_status',
      'orders.slot_date',
      'orders.slot_from',
      'orders.slot_to',
      'stops.status as stop_status',
      'stops.window_from',
      'stops.window_to',
      'stops.window_at',
      'runs.status as run_status',
      'runs.driver as run_driver',
      sql<Date | null>`case when messages.kind = 'window_changed' then (
        select max(coalesce(other.sent_at, other.unknown_at)) from messages other
        where other.tenant_id = messages.tenant_id and other.order_id = messages.order_id
          and other.kind = 'window_changed' and other.tells <> messages.tells) end`.as('retold_at'),
      sql<boolean>`exists (select from messages older where ${isQueuedBefore('messages')})`.as('has_older'),
      'tenants.quiet_from',
      'tenants.quiet_to',
    ])
    .where('messages.status', '=', 'queued')
    .where('messages.claimed_until', 'is', null)
    .where('messages.channel', 'in', channels)
    .where(sql<boolean>`messages.id <> all(${except})`)
    .orderBy('messages.created_at')
    .orderBy('messages.id')
    .limit(limit)
    .forUpdate('messages')
    .skipLocked()
    .execute();
  const texts = rows.filter(({ channel }) => channel === 'sms');
  const optedOut = await listOptedOut(
    scope,
    texts.map(({ recipient }) => recipient),
  );
  return rows.map((row) => ({
    ...row,
    about: {
      kind: row.kind,
      opted_out: row.channel === 'sms' && optedOut.has(row.recipient),
      tells: row.tells,
      bulk: row.bulk,
      request: row.request_status && { status: row.request_status, bulk: row.request_bulk === true },
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
      run:
        row.run_status !== null && row.run_driver !== null
          ? { status: row.run_status, driver: row.run_driver }
          : null,
      retold_at: row.retold_at,
      quiet: { from: row.quiet_from, to: row.quiet_to, timezone: row.timezone },
    },
  }));
}

/**
 * Claims locked messages for an attempt, each for the time of its channel (milliseconds), and returns the ids of those
 * that it got. While one message of an order is on its way by a channel no other is, so that they arrive in order.
 */
export async function claimMessages(
  scope: Scope,
  messages: readonly Pick<MessageRow, 'id' | 'order_id'>[],
  holder: string,
  leaseMs: Readonly<Record<Channel, number>>,
): Promise<string[]> {
  if (messages.length === 0) return [];
  const orders = [...new Set(messages.flatMap(({ order_id: order }) => order ?? []))];
  // Another sender that claims for the same order at this moment is not seen yet: it has the order's lock.
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
  return claimed.rows.map(({ id }) => id);
}

/** Returns those of the orders for which no other transaction is claiming messages; none does until this one ends. */
async function lockSending(scope: Scope, orders: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${orders}::text[]) id
    where pg_try_advisory_xact_lock(hashtextextended('sending/' || ${scope.tenant.id} || '/' || id, 0))`.execute(
    scope.trx,
  );
  return rows.map(({ id }) => id);
}

/** Gives the holder's claims back: the provider does not have these messages, and may be given them again. */
export async function releaseMessages(scope: Scope, holder: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await scope.trx
    .updateTable('messages')
    .set({ claimed_by: null, claimed_until: null })
    .where(sql<boolean>`id = any(${ids})`)
    .where('status', '=', 'queued')
    .where('claimed_by', '=', holder)
    .execute();
}

/** Frees a queued message whose claim has run out, where its sender cannot have handed it to anybody. */
export async function releaseExpired(scope: Scope, id: string): Promise<void> {
  await scope.trx
    .updateTable('messages')
    .set({ claimed_by: null, claimed_until: null })
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .where(sql<boolean>`claimed_until <= clock_timestamp()`)
    .execute();
}

/** A message that is still queued: claimed, claimed once by a sender that is gone, or free. */
export type QueuedState = { id: string; channel: Channel; claim: 'held' | 'over' | null };

/** Lists what is queued of a selection, except `except`. */
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
  const queued = await selected(scope, selection)
    .select('messages.id')
    .where('messages.status', '=', 'queued')
    .where(sql<boolean>`messages.id <> all(${except})`)
    .limit(1)
    .executeTakeFirst();
  return queued !== undefined;
}
