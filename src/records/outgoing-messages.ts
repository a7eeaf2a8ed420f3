/** Outgoing messages, with the facts about each at the moment of sending. */
import { sql } from 'kysely';
import { sameTenant } from '../db/queries.js';
import type { Scope } from '../db/scope.js';
import { instantOf } from '@waypost/base/local-time';
import { type Channel, CHANNELS, decideSend, type QueuedMessage } from '../domain/sending.js';
import type { Message } from '../resources/message.js';
import {
  isQueuedBefore,
  type MessageRow,
  type MessageSelection,
  messageView,
  selected,
  toldIn,
} from './messages.js';
import { listOptedOut } from './opt-outs.js';
import { slotOf } from './orders/view.js';

/** A queued message, its sender name and number, and the facts that decide whether it should still go. */
export type OutgoingMessage = MessageRow & {
  sender_name: string;
  sms_from: string | null;
  /** The courier's colour. */
  colour: string | null;
  /** Whether an older message of its order and channel is queued. */
  has_older: boolean;
  /** The first email about the same order that went out. */
  thread: string | null;
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
  const rows = await withItsMatter(scope, selection)
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
  return judged(scope, rows);
}

async function judged(scope: Scope, rows: readonly Row[]): Promise<OutgoingMessage[]> {
  const texts = rows.filter(({ channel }) => channel === 'sms');
  const optedOut = await listOptedOut(
    scope,
    texts.map(({ recipient }) => recipient),
  );
  return rows.map((row) => ({
    ...row,
    about: aboutOf(row, row.channel === 'sms' && optedOut.has(row.recipient)),
  }));
}

/** Returns messages as the resource; held ones say until when, and why. */
export async function messageViews(scope: Scope, rows: readonly MessageRow[]): Promise<Message[]> {
  const queued = rows.filter(({ status }) => status === 'queued');
  const keys = queued.map(({ dedupe_key: key }) => key);
  const outgoing = keys.length === 0 ? [] : await withItsMatter(scope, { keys }).execute();
  const holds = new Map(
    (await judged(scope, outgoing)).flatMap(({ id, about }) => {
      const decision = decideSend(about, scope.now);
      return decision.do === 'wait' ? [[id, decision] as const] : [];
    }),
  );
  return rows.map((row) => {
    const hold = holds.get(row.id);
    const held = hold && { held_until: hold.until.toISOString(), held_because: hold.because };
    return { ...messageView(scope, row), ...held };
  });
}

export async function messageViewOf(scope: Scope, row: MessageRow): Promise<Message> {
  const [view = messageView(scope, row)] = await messageViews(scope, [row]);
  return view;
}

/** Lists the causes that have queued messages which nobody is sending. */
export async function listCausesToSend(scope: Scope): Promise<string[]> {
  const rows = await scope.trx
    .selectFrom('messages')
    .select('cause')
    .distinct()
    .where('status', '=', 'queued')
    .where('claimed_until', 'is', null)
    .execute();
  return rows.map(({ cause }) => cause);
}

/** Returns the query for messages with their order, request, stop, run and tenant. */
const withItsMatter = (scope: Scope, selection: MessageSelection) =>
  selected(scope, selection)
    .leftJoin('orders', (join) => sameTenant(join, 'orders.id', 'messages.order_id'))
    .leftJoin('depots', (join) => sameTenant(join, 'depots.id', 'orders.depot'))
    .leftJoin('shippers', (join) => sameTenant(join, 'shippers.id', 'orders.shipper'))
    .leftJoin('booking_requests as asked', (join) => sameTenant(join, 'asked.id', 'messages.request'))
    .leftJoin('booking_batches as batch', (join) => sameTenant(join, 'batch.id', 'asked.batch'))
    .innerJoinLateral(toldIn('messages'), (join) => join.onTrue())
    .leftJoin('stops', (join) =>
      join.onRef('stops.tenant_id', '=', 'messages.tenant_id').onRef('stops.id', '=', 'told.stop'),
    )
    .leftJoin('runs as stop_run', (join) => sameTenant(join, 'stop_run.route', 'stops.route'))
    .leftJoin('runs', (join) =>
      join.onRef('runs.tenant_id', '=', 'messages.tenant_id').onRef('runs.id', '=', 'told.run'),
    )
    .leftJoin('depots as run_depot', (join) => sameTenant(join, 'run_depot.id', 'runs.depot'))
    .leftJoin('routes', (join) => sameTenant(join, 'routes.id', 'runs.route'))
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
      'stop_run.broken_down_at',
      'runs.status as run_status',
      'runs.driver as run_driver',
      'runs.date as run_date',
      'routes.departs_second',
      sql<Date | null>`case when messages.kind = 'window_changed' then (
        select max(coalesce(other.sent_at, other.unknown_at)) from messages other
        where other.tenant_id = messages.tenant_id and other.order_id = messages.order_id
          and other.kind = 'window_changed' and other.tells <> messages.tells) end`.as('retold_at'),
      sql<string | null>`case when messages.channel = 'email' then (
        select earlier.id from messages earlier
        where earlier.tenant_id = messages.tenant_id and earlier.order_id = messages.order_id
          and earlier.channel = 'email' and earlier.sent_at is not null and earlier.id <> messages.id
        order by earlier.created_at, earlier.id limit 1) end`.as('thread'),
      sql<boolean>`exists (select from messages older where ${isQueuedBefore('messages')})`.as('has_older'),
      'tenants.quiet_from',
      'tenants.quiet_to',
    ]);

/** A message with its subjects, as the query returns it. */
type Row = Awaited<ReturnType<ReturnType<typeof withItsMatter>['execute']>>[number];

/** Returns what decides whether a message should still go. */
function aboutOf(row: Row, optedOut: boolean): QueuedMessage {
  return {
    kind: row.kind,
    opted_out: optedOut,
    tells: row.tells,
    request: row.request_status && { status: row.request_status, bulk: row.request_bulk === true },
    order: row.order_status && { status: row.order_status, slot: slotOf(row) },
    stop: stopOf(row),
    run: runOf(row),
    queued_at: row.created_at,
    retold_at: row.retold_at,
    quiet: { from: row.quiet_from, to: row.quiet_to, timezone: row.timezone },
  };
}

function stopOf({
  stop_status: status,
  window_from: from,
  window_to: to,
  window_at: at,
  broken_down_at: brokenDownAt,
}: Row): QueuedMessage['stop'] {
  if (status === null || from === null || to === null) return null;
  const since = at?.toISOString() ?? null;
  return { status, window: { from, to }, since, is_stranded: brokenDownAt !== null };
}

function runOf({
  run_status: status,
  run_driver: driver,
  run_date: date,
  departs_second: seconds,
  timezone,
}: Row): QueuedMessage['run'] {
  if (status === null || driver === null || date === null) return null;
  const midnight = instantOf(date, '00:00', timezone);
  return { status, driver, leaves_at: new Date(midnight.getTime() + (seconds ?? 0) * 1_000) };
}
