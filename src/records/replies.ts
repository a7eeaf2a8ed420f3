/**
 * Rows of recipients' replies. Until a reply was read its outcome is null. It is listed from then on, or once it has
 * waited for so long that a person should look at it.
 */
import { type Selectable, sql } from 'kysely';
import { insertRow } from '../db/insert.js';
import { json } from '../db/json-column.js';
import { page, type Page, type PageQuery } from '../db/paging.js';
import type { Scope } from '../db/scope.js';
import type { DB } from '../db/tables.js';
import type { Channel } from '../domain/sending.js';
import type { ReplyIntent } from '@waypost/reply-reader/reply';
import type { ReplyDoubt } from '../domain/inbound-messages.js';
import type { Slot } from '../domain/types.js';
import { UNREAD_SECONDS } from '../domain/attention.js';
import { advance, stepOf } from '../domain/states/machine.js';
import { REPLY_MACHINE, type ReplyEvent, type ReplyState } from '../domain/states/reply.js';
import type { Reply } from '../resources/reply.js';
import { known } from '../resources/schema-helpers.js';

export type ReplyRow = Selectable<DB['replies']>;

/** Returns whether a reply was read, or should have been. */
export function isListed({ now }: Scope, { outcome, received_at: at }: ReplyRow): boolean {
  return outcome !== null || at < shouldBeReadBefore(now);
}

const shouldBeReadBefore = (now: Date): Date => new Date(now.getTime() - UNREAD_SECONDS * 1_000);

/** Lists a page of replies, newest first. */
export async function listReplies(
  scope: Scope,
  { needs_review, ...paging }: PageQuery & { needs_review?: boolean | undefined },
): Promise<Page<ReplyRow>> {
  const isLate = sql<boolean>`(outcome is null and received_at < ${shouldBeReadBefore(scope.now)})`;
  const isListed =
    needs_review === undefined
      ? sql<boolean>`(outcome is not null or ${isLate})`
      : needs_review
        ? sql<boolean>`(outcome = 'needs_review' or ${isLate})`
        : sql<boolean>`outcome <> 'needs_review'`;
  const query = scope.trx.selectFrom('replies').selectAll().where(isListed);
  return page(scope, 'replies', query, paging, { by: 'received_at' });
}

/** Returns replies by id, in no particular order. */
export async function listRepliesById(scope: Scope, ids: readonly string[]): Promise<ReplyRow[]> {
  return scope.trx
    .selectFrom('replies')
    .selectAll()
    .where(sql<boolean>`id = any(${ids})`)
    .execute();
}

export async function findReply(scope: Scope, id: string): Promise<ReplyRow | undefined> {
  return scope.trx.selectFrom('replies').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns the reply, locked, or undefined. Its order is always locked first. */
export async function lockReply(scope: Scope, id: string): Promise<ReplyRow | undefined> {
  return scope.trx.selectFrom('replies').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export type NewReply = {
  order: string;
  channel: Channel;
  text: string;
  /** The provider's id for it; null where there is no provider. */
  provider_id?: string | null;
  /** Set if it may be about another order of the same recipient. */
  unclear_order?: boolean;
  /** Why it may not come from the recipient at all. */
  doubt?: ReplyDoubt | null;
};

/** Adds an unread reply; null for one that its provider has already delivered. */
export async function insertReply(
  scope: Scope,
  { order, channel, text, provider_id = null, unclear_order = false, doubt = null }: NewReply,
): Promise<string | null> {
  const added = await insertRow(scope, 'replies', {
    row: {
      id: scope.newId('reply'),
      order_id: order,
      channel,
      text,
      provider_id,
      unclear_order,
      doubt,
      received_at: scope.now,
    },
    defaults: ['request', 'intent', 'slot', 'confidence', 'why', 'outcome'],
  })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'channel', 'provider_id'])
        .where('provider_id', 'is not', null)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return added?.id ?? null;
}

/** Returns a reply's state: unread, until it has an outcome. */
export function replyState({ outcome }: Pick<ReplyRow, 'outcome'>): ReplyState {
  return outcome ?? REPLY_MACHINE.begins;
}

/** Columns that reading a reply stores: the request that it answers, and how it was understood. */
export type ReplyReading = {
  request: string | null;
  intent: ReplyIntent;
  slot: Slot | null;
  confidence: number;
  why: string;
};

/**
 * Moves a locked reply, with what it was read as: the one place where its outcome is written. Throws 409
 * `reply_closed` when a person comes after it was settled.
 */
export async function moveReply(
  scope: Scope,
  reply: ReplyRow,
  event: Exclude<ReplyEvent, 'read_again' | 'erased'>,
  reading?: ReplyReading,
): Promise<ReplyRow> {
  const next = advance(REPLY_MACHINE, { id: reply.id, status: replyState(reply) }, event);
  if (next === 'unread') throw new Error(`Reply ${reply.id} cannot become unread again.`);
  return scope.trx
    .updateTable('replies')
    .set({
      outcome: next,
      ...(reading ? { ...reading, slot: reading.slot && json(reading.slot) } : {}),
    })
    .where('id', '=', reply.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Dismisses waiting replies of these locked orders, since their text is about to be erased. Resolves to the orders
 * for which somebody waited.
 */
export async function moveRepliesOf(scope: Scope, orders: readonly string[]): Promise<Set<string>> {
  const { from, to } = stepOf(REPLY_MACHINE, 'erased');
  const rows = await scope.trx
    .updateTable('replies')
    .set({ outcome: to === 'unread' ? null : to })
    .where(sql<boolean>`order_id = any(${orders})`)
    .where(sql<boolean>`coalesce(outcome, 'unread') = any(${from})`)
    .returning('order_id')
    .execute();
  return new Set(rows.map(({ order_id }) => order_id));
}

/**
 * Sends a locked reply that was left to a person to be read again. Throws 409 `reply_closed` for one that is settled.
 */
export async function moveReplyBack(scope: Scope, reply: ReplyRow): Promise<void> {
  advance(REPLY_MACHINE, { id: reply.id, status: replyState(reply) }, 'read_again');
  await scope.trx.updateTable('replies').set({ outcome: null }).where('id', '=', reply.id).execute();
}

/**
 * Returns whether an unread reply was overtaken: by another reply that was read since, or by a booking of the office or
 * through the link.
 */
export async function isOvertaken(
  scope: Scope,
  { id, order_id, received_at: at }: ReplyRow,
): Promise<boolean> {
  const { rows } = await sql<{ overtaken: boolean }>`
    select exists (
      select from replies later where later.tenant_id = ${scope.tenant.id} and later.order_id = ${order_id}
        and (later.received_at, later.id) > (${at}, ${id}) and later.outcome is not null
    ) or exists (
      select from bookings b where b.tenant_id = ${scope.tenant.id} and b.order_id = ${order_id}
        and b.booked_by <> 'reply' and b.created_at > ${at}
    ) as overtaken`.execute(scope.trx);
  return rows[0]?.overtaken === true;
}

export function replyView(row: ReplyRow): Reply {
  return {
    id: row.id,
    object: 'reply',
    order: row.order_id,
    channel: row.channel,
    text: row.text,
    understood: {
      ...known({ intent: row.intent, slot: row.slot, confidence: row.confidence }),
      why: row.outcome === null ? 'It could not be read yet.' : row.why,
    },
    outcome: row.outcome ?? 'needs_review',
    received_at: row.received_at.toISOString(),
  };
}
