/** Rows of messages to recipients, drivers and portal users, and of numbers that take no texts. Queries only. */
import { type Selectable, sql } from 'kysely';
import { page, type Page, type PageQuery } from '../../db/paging.js';
import type { Scope } from '../../db/scope.js';
import type { DB } from '../../db/tables.js';
import { type Channel, OPEN_REQUESTS } from '../../domain/lifecycles.js';
import { smsSize } from '../../domain/sms-size.js';

export type MessageRow = Selectable<DB['messages']>;

/** A message before it is queued. */
export type Draft = {
  /** The same for the same message, so that queueing it twice queues it once. */
  dedupeKey: string;
  order: string | null;
  request: string | null;
  channel: Channel;
  kind: string;
  recipient: string;
  template: string | null;
  subject: string | null;
  body: string;
};

export type MessageFilter = PageQuery & { order?: string | undefined; channel?: Channel | undefined };

/** A page of messages, newest first. */
export async function listMessages(scope: Scope, filter: MessageFilter): Promise<Page<MessageRow>> {
  let query = scope.trx.selectFrom('messages').selectAll();
  if (filter.order !== undefined) query = query.where('order_id', '=', filter.order);
  if (filter.channel !== undefined) query = query.where('channel', '=', filter.channel);
  return page(scope, 'messages', query, filter);
}

/** Queues messages; one whose `dedupeKey` was used before is left as it is. */
export async function insertMessages(scope: Scope, drafts: readonly Draft[]): Promise<void> {
  if (drafts.length === 0) return;
  await scope.trx
    .insertInto('messages')
    .values(
      drafts.map((draft) => ({
        tenant_id: scope.tenant.id,
        id: scope.newId('message'),
        dedupe_key: draft.dedupeKey,
        order_id: draft.order,
        request: draft.request,
        channel: draft.channel,
        kind: draft.kind,
        recipient: draft.recipient,
        template: draft.template,
        subject: draft.subject,
        body: draft.body,
        segments: draft.channel === 'sms' ? smsSize(draft.body).segments : null,
        status: 'queued' as const,
        created_at: scope.now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['tenant_id', 'dedupe_key']).doNothing())
    .execute();
}

/** Which messages: of an order, of a booking request, or those with these dedupe keys. */
export type MessageSelection = { order: string } | { request: string } | { keys: readonly string[] };

const selected = (scope: Scope, selection: MessageSelection) => {
  const query = scope.trx.selectFrom('messages');
  if ('order' in selection) return query.where('messages.order_id', '=', selection.order);
  if ('request' in selection) return query.where('messages.request', '=', selection.request);
  return query.where('messages.dedupe_key', '=', sql<string>`any(${selection.keys})`);
};

/**
 * A queued message with the name that it is sent under, and why it should not be sent any more: the number has opted
 * out since, or the question that it asks has been settled.
 */
export type OutgoingMessage = MessageRow & {
  sender_name: string;
  obsolete: 'opted_out' | 'superseded' | null;
};

/** Messages that are still to be sent, oldest first. */
export async function listOutgoing(scope: Scope, selection: MessageSelection): Promise<OutgoingMessage[]> {
  return selected(scope, selection)
    .leftJoin('orders', (join) =>
      join.onRef('orders.tenant_id', '=', 'messages.tenant_id').onRef('orders.id', '=', 'messages.order_id'),
    )
    .leftJoin('shippers', (join) =>
      join.onRef('shippers.tenant_id', '=', 'orders.tenant_id').onRef('shippers.id', '=', 'orders.shipper'),
    )
    .leftJoin('booking_requests as asked', (join) =>
      join.onRef('asked.tenant_id', '=', 'messages.tenant_id').onRef('asked.id', '=', 'messages.request'),
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
      eb.fn.coalesce('shippers.sender_name', 'tenants.sender_name', 'couriers.name').as('sender_name'),
      eb
        .case()
        .when('opted.phone', 'is not', null)
        .then(sql.lit('opted_out' as const))
        .when('asked.status', 'not in', OPEN_REQUESTS)
        .then(sql.lit('superseded' as const))
        .end()
        .as('obsolete'),
    ])
    .where('messages.status', '=', 'queued')
    .orderBy('messages.created_at')
    .orderBy('messages.id')
    .execute();
}

/** Every message of a booking request. */
export async function listMessagesOfRequest(scope: Scope, request: string): Promise<MessageRow[]> {
  return selected(scope, { request }).selectAll().execute();
}

/** The provider has accepted a queued message; false when that was recorded before. */
export async function updateSent(
  scope: Scope,
  id: string,
  by: { provider_id: string; sender: string },
): Promise<boolean> {
  const updated = await scope.trx
    .updateTable('messages')
    .set({ ...by, status: 'sent', sent_at: scope.now })
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

/** The message, or undefined. */
export async function findMessage(scope: Scope, id: string): Promise<MessageRow | undefined> {
  return scope.trx.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst();
}

/** A message has reached its recipient. */
export async function updateDelivered(scope: Scope, id: string): Promise<void> {
  await scope.trx
    .updateTable('messages')
    .set({ status: 'delivered', delivered_at: scope.now })
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'sent'])
    .execute();
}

/** A message will not reach its recipient; false when it has, or when that was recorded before. */
export async function updateFailed(scope: Scope, id: string, error: string): Promise<boolean> {
  const updated = await scope.trx
    .updateTable('messages')
    .set({ status: 'failed', error, failed_at: scope.now })
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'sent'])
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

/** Those of these numbers that have opted out of texts. */
export async function listOptedOut(scope: Scope, phones: readonly string[]): Promise<Set<string>> {
  if (phones.length === 0) return new Set();
  const rows = await scope.trx
    .selectFrom('sms_opt_outs')
    .select('phone')
    .where('phone', 'in', [...new Set(phones)])
    .execute();
  return new Set(rows.map((row) => row.phone));
}

/** Opts a number out of texts. */
export async function insertOptOut(scope: Scope, phone: string): Promise<void> {
  await scope.trx
    .insertInto('sms_opt_outs')
    .values({ tenant_id: scope.tenant.id, phone, at: scope.now })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'phone']).doNothing())
    .execute();
}

/** Lets texts go to a number again. */
export async function deleteOptOut(scope: Scope, phone: string): Promise<void> {
  await scope.trx.deleteFrom('sms_opt_outs').where('phone', '=', phone).execute();
}

/** The name that messages about this shipper's orders go under, and the courier's. */
export async function findSenderNames(
  scope: Scope,
  shippers: readonly string[],
): Promise<{ courier: string; byShipper: Map<string, string> }> {
  const courier = await scope.trx
    .selectFrom('tenants')
    .innerJoin('couriers', 'couriers.id', 'tenants.courier_id')
    .select((eb) => ['couriers.name', eb.fn.coalesce('tenants.sender_name', 'couriers.name').as('sender')])
    .where('tenants.id', '=', scope.tenant.id)
    .executeTakeFirstOrThrow();
  const rows =
    shippers.length === 0
      ? []
      : await scope.trx
          .selectFrom('shippers')
          .select(['id', 'sender_name'])
          .where('id', 'in', [...new Set(shippers)])
          .execute();
  return {
    courier: courier.name,
    byShipper: new Map(rows.map((row) => [row.id, row.sender_name ?? courier.sender])),
  };
}
