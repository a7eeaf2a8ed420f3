/** Rows of messages to recipients, drivers and portal users. */
import { type Selectable, sql } from 'kysely';
import { insertMany } from '../db/insert.js';
import { json } from '../db/json-column.js';
import { causeOfMessages } from '../db/outbox.js';
import { DEFAULT_LIMIT, page, type Page, type PageQuery } from '../db/paging.js';
import type { Scope } from '../db/scope.js';
import type { DB } from '../db/tables.js';
import { type Channel, CHANNELS, type StatedFact } from '../domain/sending.js';
import { stepOf } from '../domain/states/machine.js';
import {
  MAY_HAVE_ARRIVED,
  MESSAGE_MACHINE,
  MESSAGE_STATUSES,
  type MessageStatus,
} from '../domain/states/message.js';
import { OPEN_STOPS, STOP_MACHINE } from '../domain/states/stop.js';
import { maskLinks, type MessageLink, putIn, withSampleLink } from '../domain/acting-links.js';
import { smsSize } from '../domain/sms-size.js';
import type { Message } from '../resources/message.js';
import { wholeLink } from './acting-links.js';

export type MessageRow = Selectable<DB['messages']>;

/** A message before it is queued. */
export type Draft = {
  /** Identifies the message, so that queueing it twice queues it once. */
  dedupeKey: string;
  order: string | null;
  request: string | null;
  channel: Channel;
  kind: string;
  recipient: string;
  template: string | null;
  subject: string | null;
  /** Where an email can be answered; left out for nowhere. */
  replyTo?: string | null | undefined;
  /** With `MARK` in place of the link. */
  body: string;
  /** Its text when it goes out, if the row does not hold it. */
  sentAs?: string | undefined;
  /** The link to insert; its token is not stored. */
  link?: MessageLink | null | undefined;
  /** The facts in it that can become untrue before it is sent. */
  tells?: StatedFact | undefined;
};

export type MessageFilter = PageQuery & {
  order?: string | undefined;
  status?: MessageStatus | undefined;
  channel?: Channel | undefined;
};

/** Lists a page of messages, newest first. */
export async function listMessages(scope: Scope, filter: MessageFilter): Promise<Page<MessageRow>> {
  const { order, status, channel } = filter;
  let query = scope.trx.selectFrom('messages').selectAll();
  if (order === undefined && (status ?? channel) !== undefined) query = query.where(isNewest(scope, filter));
  if (order !== undefined) query = query.where('order_id', '=', order);
  if (status !== undefined) query = query.where('status', '=', status);
  if (channel !== undefined) query = query.where('channel', '=', channel);
  return page(scope, 'messages', query, filter);
}

/**
 * Matches as many of the newest messages in a status, by a channel or both as a page takes. Its index has them by both,
 * so that a page reads the same however few match: each pair of values is asked for by itself.
 */
function isNewest(
  scope: Scope,
  { status, channel, limit = DEFAULT_LIMIT, starting_after: cursor }: MessageFilter,
) {
  const statuses = status === undefined ? MESSAGE_STATUSES : [status];
  const channels = channel === undefined ? CHANNELS : [channel];
  const size = sql.lit(limit + 1);
  const before =
    cursor === undefined
      ? sql`true`
      : sql`(created_at, id) < (
          (select created_at from messages seen where seen.tenant_id = ${scope.tenant.id} and seen.id = ${cursor}), ${cursor})`;
  const each = statuses.flatMap((one) =>
    channels.map(
      (by) => sql`(select created_at, id from messages
        where tenant_id = ${scope.tenant.id} and status = ${one} and channel = ${by} and ${before}
        order by created_at desc, id desc limit ${size})`,
    ),
  );
  return sql<boolean>`messages.id = any(array(
    select id from (${sql.join(each, sql` union all `)}) newest order by created_at desc, id desc limit ${size}))`;
}

/**
 * Queues messages, to be sent once this is committed; one whose `dedupeKey` was already used is left as it is. All that
 * a transaction queues is sent by one workflow.
 */
export async function insertMessages(scope: Scope, drafts: readonly Draft[]): Promise<void> {
  if (drafts.length === 0) return;
  await insertMany(scope, 'messages', {
    rows: drafts.map(({ dedupeKey, order, link = null, sentAs, replyTo = null, ...draft }) => ({
      ...draft,
      link,
      reply_to: replyTo,
      tells: draft.tells ?? null,
      id: scope.newId('message'),
      dedupe_key: dedupeKey,
      order_id: order,
      segments: draft.channel === 'sms' ? smsSize(sentAs ?? withSampleLink(draft.body, link)).segments : null,
    })),
    same: { status: MESSAGE_MACHINE.begins, created_at: scope.now, cause: causeOfMessages(scope) },
    defaults: [
      'claimed_by',
      'claimed_until',
      'sender',
      'provider_id',
      'error',
      'error_detail',
      'sent_at',
      'unknown_at',
      'delivered_at',
      'failed_at',
      'settled',
    ],
    then: sql`on conflict (tenant_id, dedupe_key) do nothing`,
  });
}

/**
 * Selects messages: of a cause, an order, or a booking request, with these dedupe keys, or those queued for the same
 * orders by the same channels before these.
 */
export type MessageSelection =
  | { cause: string }
  | { order: string }
  | { request: string }
  | { keys: readonly string[] }
  | { before: readonly string[] };

/** Returns the condition that message `older` is queued for the order of `own`, by its channel, and came before it. */
export const isQueuedBefore = (own: 'own' | 'messages') => {
  const of = (column: string) => sql.ref(`${own}.${column}`);
  return sql<boolean>`
    (older.tenant_id, older.order_id, older.channel) = (${of('tenant_id')}, ${of('order_id')}, ${of('channel')})
    and older.status = 'queued' and (older.created_at, older.id) < (${of('created_at')}, ${of('id')})`;
};

/**
 * The stop and the run that a message is about, each as a column of `told`. A row is found by one through its index;
 * under row-level security it is not by what is taken out of JSON in the condition itself, unless that is done before.
 */
export const toldIn = (messages: 'm' | 'messages') => {
  const tells = sql.ref(`${messages}.tells`);
  return sql<{
    stop: string | null;
    run: string | null;
  }>`(select ${tells} ->> 'stop' as stop, ${tells} ->> 'run' as run offset 0)`.as<'told'>(sql`told`);
};

/** Returns the query for a selection, to be narrowed further. */
export const selected = (scope: Scope, selection: MessageSelection) => {
  const query = scope.trx.selectFrom('messages');
  if ('cause' in selection) return query.where('messages.cause', '=', selection.cause);
  if ('order' in selection) return query.where('messages.order_id', '=', selection.order);
  if ('request' in selection) return query.where('messages.request', '=', selection.request);
  if ('before' in selection) {
    return query.where(sql<boolean>`messages.id in (
      select older.id from messages own join messages older on ${isQueuedBefore('own')}
      where own.id = any(${selection.before}))`);
  }
  return query.where('messages.dedupe_key', '=', sql<string>`any(${selection.keys})`);
};

/** Lists the causes of a selection's queued messages. */
export async function listCausesOf(scope: Scope, selection: MessageSelection): Promise<string[]> {
  const rows = await selected(scope, selection)
    .select('messages.cause')
    .distinct()
    .where('messages.status', '=', 'queued')
    .execute();
  return rows.map(({ cause }) => cause);
}

/** Lists every message of a booking request. */
export async function listMessagesOfRequest(scope: Scope, request: string): Promise<MessageRow[]> {
  return selected(scope, { request }).selectAll().execute();
}

/** Returns messages by id, in no particular order. */
export async function listMessagesById(scope: Scope, ids: readonly string[]): Promise<MessageRow[]> {
  return scope.trx
    .selectFrom('messages')
    .selectAll()
    .where(sql<boolean>`id = any(${ids})`)
    .execute();
}

/** Returns messages by their dedupe keys, oldest first. */
export async function listMessagesByKey(scope: Scope, keys: readonly string[]): Promise<MessageRow[]> {
  return selected(scope, { keys }).selectAll().orderBy('id').execute();
}

/** Returns the latest message about an order that has gone out or will, but for acknowledgements; or undefined. */
export async function findLatestMessage(scope: Scope, order: string): Promise<MessageRow | undefined> {
  return scope.trx
    .selectFrom('messages')
    .selectAll()
    .where('order_id', '=', order)
    .where('status', 'in', ['queued', ...MAY_HAVE_ARRIVED])
    .where('kind', '!=', 'acknowledgement')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function findMessage(scope: Scope, id: string): Promise<MessageRow | undefined> {
  return scope.trx.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function lockMessage(scope: Scope, id: string): Promise<MessageRow | undefined> {
  return scope.trx.selectFrom('messages').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/**
 * What happened to a message, with its provider's answer, or the reason it is not sent. A report knows neither the
 * sender nor always the provider's id.
 */
export type MessageMove =
  | { event: 'sent'; provider_id?: string; sender?: string }
  | { event: 'unconfirmed'; sender?: string }
  | { event: 'delivered' }
  | { event: 'refused'; error: string; error_detail?: string | null }
  | { event: 'overtaken'; error: string }
  | { event: 'retried'; recipient: string; cause: string };

/** Why the outcome of an `unknown` message is not known. */
const NO_ANSWER = 'no_answer';

/**
 * Moves a message and ends its claim; returns false without a change when its state does not allow it, as when the
 * event was already recorded. With a `holder`, only while that attempt holds the claim, or held it when the outcome
 * became unknown.
 */
export async function moveMessage(
  scope: Scope,
  id: string,
  { event, ...said }: MessageMove,
  holder?: string,
): Promise<boolean> {
  const { from, to } = stepOf(MESSAGE_MACHINE, event);
  let update = scope.trx
    .updateTable('messages')
    .set({
      error: null,
      error_detail: null,
      ...said,
      ...changesOf(scope, event),
      status: to,
      claimed_until: null,
    })
    .where('id', '=', id)
    .where('status', 'in', from);
  if (holder !== undefined) update = update.where('claimed_by', '=', holder);
  return (await update.executeTakeFirst()).numUpdatedRows === 1n;
}

/** Returns whether a newer window of the same stop has gone out than the one that this message tells. */
export async function isRetold(
  scope: Scope,
  stop: string,
  { id, order_id: order, created_at: at }: Pick<MessageRow, 'id' | 'order_id' | 'created_at'>,
): Promise<boolean> {
  const newer = await selected(scope, { order: order ?? '' })
    .select('id')
    .where('sent_at', 'is not', null)
    .where(sql<boolean>`tells ->> 'stop' = ${stop} and tells ? 'window'`)
    .where(sql<boolean>`(created_at, id) > (${at}, ${id})`)
    .limit(1)
    .executeTakeFirst();
  return newer !== undefined;
}

/** Records how a message went out if a report said so before the send was recorded. */
export async function recordSender(
  scope: Scope,
  id: string,
  { provider_id, sender }: { provider_id: string; sender: string },
): Promise<void> {
  await scope.trx
    .updateTable('messages')
    .set({ provider_id, sender })
    .where('id', '=', id)
    .where('status', 'in', ['sent', 'delivered'])
    .where('sender', 'is', null)
    .execute();
}

/** Replaces a link in the messages of an order that may still be sent. */
export async function relinkMessages(
  scope: Scope,
  { order, from, to }: { order: string; from: string; to: MessageLink },
): Promise<void> {
  await scope.trx
    .updateTable('messages')
    .set({ link: json(to) })
    .where('order_id', '=', order)
    .where('status', 'in', ['queued', ...stepOf(MESSAGE_MACHINE, 'retried').from])
    .where(sql<boolean>`link ->> 'digest' = ${from}`)
    .execute();
}

/** Ensures that the queued messages of these locked orders are never sent: their text is about to be erased. */
export async function moveQueuedOf(scope: Scope, orders: readonly string[]): Promise<void> {
  const { from, to } = stepOf(MESSAGE_MACHINE, 'overtaken');
  await scope.trx
    .updateTable('messages')
    .set({ status: to, error: 'erased', claimed_by: null, claimed_until: null })
    .where(sql<boolean>`order_id = any(${orders})`)
    .where('status', 'in', from)
    .execute();
}

/** Ensures that a cause's queued messages are never sent. */
export async function moveQueuedOfCause(scope: Scope, cause: string): Promise<void> {
  const { from, to } = stepOf(MESSAGE_MACHINE, 'overtaken');
  await scope.trx
    .updateTable('messages')
    .set({ status: to, error: 'superseded' })
    .where('cause', '=', cause)
    .where('status', 'in', from)
    .where('claimed_until', 'is', null)
    .execute();
}

/**
 * Supersedes queued messages about the visits of these orders that are no longer true: a window that is not that of an
 * open stop, a notice that the van is on its way once it has come, and both where the van has broken down. A message
 * that is just being claimed is checked by its sender.
 */
export async function moveOvertakenNews(scope: Scope, orders: readonly string[]): Promise<void> {
  if (orders.length === 0) return;
  const { from, to } = stepOf(MESSAGE_MACHINE, 'overtaken');
  await sql`
    update messages set status = ${to}, error = 'superseded'
    where tenant_id = ${scope.tenant.id} and id in (
      select m.id from messages m cross join lateral ${toldIn('m')}
      where m.tenant_id = ${scope.tenant.id} and m.order_id = any(${orders}) and m.status = any(${from})
        and m.claimed_until is null and m.tells ?| array['window', 'is_next']
        and not exists (
          select from stops s
          where s.tenant_id = m.tenant_id and s.id = told.stop
            and not exists (select from runs r
              where r.tenant_id = s.tenant_id and r.route = s.route and r.broken_down_at is not null)
            and case when m.tells ? 'is_next' then s.status = ${STOP_MACHINE.begins}
              else s.status = any(${OPEN_STOPS})
                and (s.window_from, s.window_to) = (m.tells #>> '{window,from}', m.tells #>> '{window,to}') end)
      for update of m skip locked)`.execute(scope.trx);
}

/**
 * Selects messages about no order: those whose keys begin with a prefix, to one recipient or all; all of a recipient;
 * or those with these keys.
 */
export type Addressed =
  | { prefix: string; recipient?: string }
  | { prefix?: string; recipient: string }
  | { keys: readonly string[] };

function addressed(which: Addressed) {
  if ('keys' in which) return sql<boolean>`order_id is null and dedupe_key = any(${which.keys})`;
  const { prefix = '', recipient = null } = which;
  return sql<boolean>`order_id is null and starts_with(dedupe_key, ${prefix}) and recipient = coalesce(${recipient}::text, recipient)`;
}

/** Replaces the recipient and text of an erased message. */
export const BLANK_MESSAGE = { recipient: '', subject: null, body: '', link: null, error_detail: null };

/** Erases recipients and texts of messages about no order. Queued ones are never sent. */
export async function eraseMessagesTo(scope: Scope, which: Addressed): Promise<void> {
  await moveQueuedTo(scope, which);
  await scope.trx
    .updateTable('messages')
    // The key names the recipient.
    .set({ ...BLANK_MESSAGE, dedupe_key: sql<string>`'erased/' || id` })
    .where(addressed(which))
    .execute();
}

async function moveQueuedTo(scope: Scope, which: Addressed): Promise<void> {
  const { from, to } = stepOf(MESSAGE_MACHINE, 'overtaken');
  await scope.trx
    .updateTable('messages')
    .set({ status: to, error: 'erased', claimed_until: null, claimed_by: null })
    .where(addressed(which))
    .where('status', 'in', from)
    .execute();
}

/**
 * Returns the columns that an event sets: its time, and the holder of the message. An earlier failure stays recorded,
 * and so does the sender of a message that became unknown. The time is the database's, as for claims.
 */
function changesOf({ now }: Scope, event: MessageMove['event']) {
  switch (event) {
    case 'sent':
      return { sent_at: now, claimed_by: null };
    case 'unconfirmed':
      return { unknown_at: sql<Date>`clock_timestamp()`, error: NO_ANSWER };
    case 'delivered':
      return { delivered_at: now, claimed_by: null };
    case 'refused':
      return { failed_at: now, claimed_by: null };
    case 'overtaken':
    case 'retried':
      return { claimed_by: null };
  }
}

/**
 * Returns a message's row as the resource. Links that let their holder act are masked: a reader could act with
 * them. In the sandbox, where they have no real effect, they are shown.
 */
export function messageView(scope: Scope, row: MessageRow): Message {
  const { link } = row;
  const shown = link && scope.tenant.mode === 'sandbox' ? wholeLink(scope.deployment.vault, link) : undefined;
  return {
    id: row.id,
    object: 'message',
    order: row.order_id,
    channel: row.channel,
    to: row.recipient,
    template: row.template ?? row.kind,
    subject: row.subject === null ? null : maskLinks(row.subject),
    body: shown === undefined ? maskLinks(row.body, link) : putIn(row.body, shown),
    segments: row.segments,
    status: row.status,
    error: row.error,
    error_detail: row.error_detail,
    created_at: row.created_at.toISOString(),
  };
}
