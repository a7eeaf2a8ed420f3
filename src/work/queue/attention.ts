/**
 * What orders and jobs need a person for: one query for each kind (src/domain/attention.ts), which the inbox, the
 * orders' workflows, the reconciler and operators' commands narrow down.
 */
import { type RawBuilder, sql } from 'kysely';
import {
  IMPORT_ROW_DAYS,
  INBOX_KINDS,
  type InboxKind,
  type OrderAttentionKind,
  UNREAD_SECONDS,
} from '../../domain/attention.js';
import { ASKABLE, CLOSED, TO_BE_PLANNED } from '../../domain/states/order.js';
import { ASKING_KINDS } from '../../domain/template-kinds.js';
import { askedAgain } from './asked-again.js';
import type { Database } from '../../db/client.js';
import { ROUGH } from '../../domain/planning-obstacles.js';
import { planningObstacle } from './planning-obstacle.js';

/**
 * Something that needs a person. `id` is that of the reply, request, message or job; for an order that waits without
 * one, the order's own. A job is about no order. `since`: when it began to.
 */
export type RowAttention = {
  kind: InboxKind;
  tenant_id: string;
  order_id: string | null;
  id: string;
  since: Date;
};

/** Reasons why an order can need a person, whether or not its present state still calls for one. */
const SOURCES: Record<OrderAttentionKind, RawBuilder<unknown>> = {
  reply: sql`
    select n.tenant_id, n.order_id, n.id, n.received_at as since, n.received_at as created_at
    from replies n where n.outcome = 'needs_review'`,
  failed_request: requests('failed'),
  unanswered: requests('unanswered'),
};

function requests(status: 'failed' | 'unanswered' | 'closed', further = sql``): RawBuilder<unknown> {
  return sql`
    select n.tenant_id, n.order_id, n.id, n.status_at as since, n.created_at
    from booking_requests n where n.status = ${sql.lit(status)} ${further}`;
}

const laterRequests = sql`
  select from booking_requests later
  where (later.tenant_id, later.order_id) = (n.tenant_id, n.order_id)
    and (later.created_at, later.id) > (n.created_at, n.id)`;

/**
 * Failed requests count while the recipient could be asked again, the order is not left to the office, and nobody has
 * asked since.
 */
const ofAskableOrders = (status: Parameters<typeof requests>[0]) => sql`
  select n.* from (${requests(status, sql`and not n.settled`)}) n join orders o on (o.tenant_id, o.id) = (n.tenant_id, n.order_id)
  where o.status = any(${ASKABLE}) and not o.left_to_office and not exists (${laterRequests})`;

/** Orders that no plan can take, until somebody corrects them. */
function unplannable(geocoding: { locatesLater: boolean }): RawBuilder<unknown> {
  return sql`
    select n.tenant_id, n.id as order_id, n.id, n.updated_at as since
    from order_states n join orders o on (o.tenant_id, o.id) = (n.tenant_id, n.id)
    where n.status = any(${TO_BE_PLANNED}) and ${planningObstacle(geocoding)} is not null`;
}

/** Missing goods count until the order is closed, booked or not. */
function goodsOfOpenOrders(since: 'lost_since' | 'misrouted_since'): RawBuilder<unknown> {
  return sql`
    select n.tenant_id, n.id as order_id, n.id, ${sql.ref(`n.${since}`)} as since
    from orders n where ${sql.ref(`n.${since}`)} is not null and n.status <> all(${CLOSED})`;
}

/** The condition that the day of a job `n` is not over where its depot is; nowhere is it over a day before UTC's. */
const dayIsNotOver = sql`n.date >= current_date - 1 and n.date >= (
  select (now() at time zone d.timezone)::date from depots d where (d.tenant_id, d.id) = (n.tenant_id, n.depot))`;

/** Kind → the query for tenant_id, order_id, id and since of all that needs somebody. */
const NEEDS: Record<InboxKind, RawBuilder<unknown>> = {
  // Even if its order is closed.
  reply: SOURCES.reply,
  unplannable: unplannable({ locatesLater: false }),
  // Until the visit is over: the van may be sent to another street.
  doubtful_postcode: sql`
    select n.tenant_id, n.id as order_id, n.id, n.updated_at as since
    from orders n where n.position_precision in (${sql.join(ROUGH.map((one) => sql.lit(one)))}) and n.status <> all(${CLOSED})`,
  failed_request: ofAskableOrders('failed'),
  unanswered: ofAskableOrders('unanswered'),

  goods_short: goodsOfOpenOrders('lost_since'),
  misrouted: goodsOfOpenOrders('misrouted_since'),

  failed_delivery: sql`
    select n.tenant_id, n.id as order_id, n.id, n.updated_at as since
    from order_states n where n.status = 'failed_attempt'`,

  // The last request was closed without an answer, or nobody is to ask the recipient.
  office: sql`
    select tenant_id, order_id, id, since from (${ofAskableOrders('closed')}) closed
    union all
    select n.tenant_id, n.id, coalesce(r.id, n.id), coalesce(r.status_at, n.updated_at)
    from order_states n join orders o on (o.tenant_id, o.id) = (n.tenant_id, n.id)
    left join lateral (
      select b.id, b.status_at from booking_requests b
      where (b.tenant_id, b.order_id) = (n.tenant_id, n.id) order by b.created_at desc, b.id desc limit 1) r on true
    where n.status = any(${ASKABLE}) and o.left_to_office`,

  failed_message: messages('failed', sql`n.failed_at`),
  // Most of them are settled by a report or a late answer until then.
  unknown_message: messages('unknown', sql`n.unknown_at`, sql`and n.unknown_at <= now() - interval '1 hour'`),

  // A plan or postponement matters until its day is over where its depot is, or it is asked for again; an import with
  // rows left, as long as they are kept, or one that was refused later than in the answer to whoever sent it. Cancelled
  // jobs do not count, except postponements, which continue.
  failed_job: sql`
    select n.tenant_id, null as order_id, n.id, coalesce(n.finished_at, n.created_at) as since
    from jobs n where n.status = 'failed' and n.error->>'code' is distinct from 'cancelled'
      and ${dayIsNotOver} and not ${askedAgain('jobs')}
    union all
    select n.tenant_id, null, n.id, coalesce(n.finished_at, n.created_at)
    from postponements n where n.status = 'failed' and ${dayIsNotOver} and not ${askedAgain('postponements')}
    union all
    select n.tenant_id, null, n.id, coalesce(n.finished_at, n.created_at)
    from imports n where n.status = 'failed' and n.error->>'code' is distinct from 'cancelled'
      and coalesce(n.finished_at, n.created_at) > now() - make_interval(days => ${IMPORT_ROW_DAYS})
      and (n.all_or_nothing and n.finished_at > n.created_at
        or exists (select from import_rows r where (r.tenant_id, r.import) = (n.tenant_id, n.id)))
      and not exists (
        select from imports later where later.tenant_id = n.tenant_id and later.created_at > n.created_at)`,
};

/** The last message in a status of each open order, unless a later one has replaced it. */
function messages(
  status: 'failed' | 'unknown',
  since: RawBuilder<unknown>,
  further: RawBuilder<unknown> = sql``,
): RawBuilder<unknown> {
  return sql`
    select distinct on (n.tenant_id, n.order_id) n.tenant_id, n.order_id, n.id, ${since} as since
    ${ofOpenOrders(status)} ${further}
    order by n.tenant_id, n.order_id, n.created_at desc, n.id desc`;
}

/** The source of messages `n` in a status, of open orders, that no later message has replaced. */
function ofOpenOrders(status: 'failed' | 'unknown'): RawBuilder<unknown> {
  return sql`
    from messages n join order_states s on (s.tenant_id, s.id) = (n.tenant_id, n.order_id)
    where n.status = ${sql.lit(status)} and not n.settled and s.status <> all(${CLOSED})
      and case when n.kind = any(${ASKING_KINDS})
        then s.status = any(${ASKABLE}) and not exists (
          select from booking_requests b where (b.tenant_id, b.order_id) = (n.tenant_id, n.order_id)
            and b.created_at > n.created_at and b.status <> 'failed')
        else not exists (
          select from messages later where (later.tenant_id, later.order_id) = (n.tenant_id, n.order_id)
            and later.kind = n.kind and later.channel = n.channel and later.created_at > n.created_at
            and later.status in ('queued', 'sent', 'delivered'))
        end`;
}

/**
 * Marks a chunk of the requests and messages of all tenants that will never need anybody again because their order is
 * closed or was asked about again, so that the index of what needs somebody leaves them out. Resolves to how many.
 */
export async function markSettled(
  db: Database,
  table: 'booking_requests' | 'messages',
  chunk: number,
): Promise<number> {
  const isOver = sql`coalesce((
    select o.status = any(${CLOSED}) from orders o where (o.tenant_id, o.id) = (n.tenant_id, n.order_id)), true)`;
  const found =
    table === 'messages'
      ? sql`n.status in ('failed', 'unknown') and not n.settled and ${isOver}`
      : sql`n.status in ('failed', 'unanswered', 'closed') and not n.settled
          and (${isOver} or exists (${laterRequests}))`;
  const { numAffectedRows: settled = 0n } = await sql`
    update ${sql.table(table)} t set settled = true
    from (select n.tenant_id, n.id from ${sql.table(table)} n where ${found} limit ${chunk}) f
    where (t.tenant_id, t.id) = (f.tenant_id, f.id)`.execute(db);
  return Number(settled);
}

/** Returns the query for every failed message `n` that could still be sent: also several of one order. */
export function selectFailedMessages(): RawBuilder<unknown> {
  return sql`select n.* ${ofOpenOrders('failed')}`;
}

/** Returns the query for all that needs a person for one of these kinds; its columns are those of `RowAttention`. */
export function selectAttention(
  kinds: readonly InboxKind[],
  needs: Readonly<Record<InboxKind, RawBuilder<unknown>>> = NEEDS,
): RawBuilder<RowAttention> {
  const queries = kinds.map(
    (kind) =>
      sql`select ${sql.lit(kind)} as kind, tenant_id, order_id, id, since from (${needs[kind]}) needs`,
  );
  return sql<RowAttention>`${sql.join(queries, sql` union all `)}`;
}

/**
 * Returns the query for all that waits for the office: what needs a person, and replies that should have been read by
 * now. Their orders' workflows show why they were not. With `locatesLater`, a geocoder is still to be asked about
 * addresses without a position.
 */
export function selectInbox(geocoding: { locatesLater: boolean }): RawBuilder<RowAttention> {
  return sql<RowAttention>`
    ${selectAttention(INBOX_KINDS, { ...NEEDS, unplannable: unplannable(geocoding) })} union all
    select 'reply', n.tenant_id, n.order_id, n.id, n.received_at from replies n
    where n.outcome is null and n.received_at < now() - make_interval(secs => ${UNREAD_SECONDS})`;
}

/**
 * Like `selectAttention`, also for orders whose state has changed so that they no longer need anybody: their workflow
 * may still show it.
 */
export function selectPastOrderAttention(
  kinds: readonly OrderAttentionKind[],
): RawBuilder<{ order_id: string }> {
  const queries = kinds.map((kind) => sql`select tenant_id, order_id from (${SOURCES[kind]}) needs`);
  return sql<{ order_id: string }>`${sql.join(queries, sql` union all `)}`;
}

/** Returns the expression by which kinds are sorted, the most pressing first. */
export function attentionRank(kind: RawBuilder<string>): RawBuilder<number> {
  return sql<number>`array_position(${INBOX_KINDS}::text[], ${kind})`;
}
