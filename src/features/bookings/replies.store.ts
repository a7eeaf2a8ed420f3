/** Rows of recipients' replies. A reply is listed once it was read: until then its outcome is null. */
import type { Selectable } from 'kysely';
import { json } from '../../db/json-column.js';
import { page, type Page, type PageQuery } from '../../db/paging.js';
import type { Scope } from '../../db/scope.js';
import type { DB } from '../../db/tables.js';
import type { Channel, ReplyIntent, ReplyOutcome } from '../../domain/lifecycles.js';
import type { Slot } from '../../domain/shapes.js';

export type ReplyRow = Selectable<DB['replies']>;

/** A page of replies that were read, newest first. */
export async function listReplies(
  scope: Scope,
  { needs_review, ...paging }: PageQuery & { needs_review?: boolean | undefined },
): Promise<Page<ReplyRow>> {
  let query = scope.trx.selectFrom('replies').selectAll().where('outcome', 'is not', null);
  if (needs_review !== undefined) query = query.where('outcome', needs_review ? '=' : '<>', 'needs_review');
  return page(scope, 'replies', query, paging, { by: 'received_at' });
}

/** The reply, or undefined. */
export async function findReply(scope: Scope, id: string): Promise<ReplyRow | undefined> {
  return scope.trx.selectFrom('replies').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The reply, locked, or undefined. Its order is locked before it, by everybody. */
export async function lockReply(scope: Scope, id: string): Promise<ReplyRow | undefined> {
  return scope.trx.selectFrom('replies').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** A reply as it comes in. */
export type InboundReply = {
  order: string;
  channel: Channel;
  text: string;
  /** The provider's id of it; null where there is no provider. */
  provider_id?: string | null;
  /** It may be about another order of the same recipient. */
  unclear_order?: boolean;
};

/** Adds a reply that is yet to be read; null for one that its provider has brought before. */
export async function insertReply(
  scope: Scope,
  { order, channel, text, provider_id = null, unclear_order = false }: InboundReply,
): Promise<string | null> {
  const added = await scope.trx
    .insertInto('replies')
    .values({
      tenant_id: scope.tenant.id,
      id: scope.newId('reply'),
      order_id: order,
      channel,
      text,
      provider_id,
      unclear_order,
      received_at: scope.now,
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

/** Changes a locked reply. */
export async function updateReply(
  scope: Scope,
  id: string,
  changes: {
    outcome: ReplyOutcome;
    request?: string | null;
    intent?: ReplyIntent;
    slot?: Slot | null;
    confidence?: number;
    why?: string;
  },
): Promise<ReplyRow> {
  const { slot, ...rest } = changes;
  return scope.trx
    .updateTable('replies')
    .set({ ...rest, ...(slot === undefined ? {} : { slot: slot && json(slot) }) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A reply's row as the resource. */
export function replyView(row: ReplyRow) {
  return {
    id: row.id,
    object: 'reply',
    order: row.order_id,
    channel: row.channel,
    text: row.text,
    understood: { intent: row.intent, slot: row.slot, confidence: row.confidence },
    outcome: row.outcome,
    received_at: row.received_at.toISOString(),
  };
}
