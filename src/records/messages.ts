/** Rows of messages to recipients, drivers and portal users. */
import { type Selectable, sql } from 'kysely';
import type { Slot } from '@waypost/base/slot';
import { insertMany } from '../db/insert.js';
import { json } from '../db/json-column.js';
import { causeOfMessages } from '../db/outbox.js';
import { comesAfter, DEFAULT_LIMIT, page, type Page, type PageQuery } from '../db/paging.js';
import { hasRow } from '../db/queries.js';
import type { Scope } from '../db/scope.js';
import type { DB } from '../db/tables.js';
import { type Channel, CHANNELS, type StatedFact } from '../domain/sending.js';
import {
  MAY_HAVE_ARRIVED,
  MESSAGE_MACHINE,
  MESSAGE_STATUSES,
  type MessageStatus,
} from '../domain/states/message.js';
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
 * Matches as many of the newest messages of a status, a channel or both as a page takes. The index is by both, so each
 * pair of values is queried separately: the cost does not depend on how many match.
 */
function isNewest(
  scope: Scope,
  { status, channel, limit = DEFAULT_LIMIT, starting_after: cursor }: MessageFilter,
) {
  const statuses = status === undefined ? MESSAGE_STATUSES : [status];
  const channels = channel === undefined ? CHANNELS : [channel];
  const size = sql.lit(limit + 1);
  const after = comesAfter(scope, 'messages', cursor);
  const each = statuses.flatMap((one) =>
    channels.map(
      (by) => sql`(select created_at, id from messages
        where tenant_id = ${scope.tenant.id} and status = ${one} and channel = ${by} and ${after}
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
 * The stop and the run that a message is about, extracted into columns of `told`, because under row-level security
 * PostgreSQL uses no index for a condition on a value from JSON.
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

/** Returns the latest sent or queued message about an order, except acknowledgements, or undefined. */
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

/** Kinds that say when a visit is, or that nobody comes. */
export const TOLD_OF_VISIT: readonly string[] = ['window', 'slot', 'postponed'];

/** Returns the latest of these messages about an order that was sent, may have been sent, or is being sent. */
export async function findLastTold(scope: Scope, order: string): Promise<MessageRow | undefined> {
  return selected(scope, { order })
    .selectAll()
    .where(sql<boolean>`tells ?| ${TOLD_OF_VISIT}`)
    .where((eb) => eb.or([eb('status', 'in', MAY_HAVE_ARRIVED), eb('claimed_until', 'is not', null)]))
    .orderBy(sql`coalesce(sent_at, unknown_at, claimed_until)`, 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Returns whether a confirmation of this slot was written that became untrue before it was sent. */
export async function wasConfirmed(scope: Scope, order: string, { date, from, to }: Slot): Promise<boolean> {
  return hasRow(
    selected(scope, { order })
      .select('id')
      .where('kind', '=', 'confirmation')
      .where('status', '=', 'superseded')
      .where(sql<boolean>`tells -> 'slot' @> ${json({ date, from, to })}::jsonb`),
  );
}

export async function findMessage(scope: Scope, id: string): Promise<MessageRow | undefined> {
  return scope.trx.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function lockMessage(scope: Scope, id: string): Promise<MessageRow | undefined> {
  return scope.trx.selectFrom('messages').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Returns whether a newer window of the same stop has gone out than the one that this message tells. */
export async function isRetold(
  scope: Scope,
  stop: string,
  { id, order_id: order, created_at: at }: Pick<MessageRow, 'id' | 'order_id' | 'created_at'>,
): Promise<boolean> {
  return hasRow(
    selected(scope, { order: order ?? '' })
      .select('id')
      .where('sent_at', 'is not', null)
      .where(sql<boolean>`tells ->> 'stop' = ${stop} and tells ? 'window'`)
      .where(sql<boolean>`(created_at, id) > (${at}, ${id})`),
  );
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
