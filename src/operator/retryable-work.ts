/** Failed work of all couriers that can be started again, as an operator sees it; read as the database's owner. */
import { type RawBuilder, sql } from 'kysely';
import type { Mode } from '../domain/access.js';
import type { Database } from '../db/client.js';
import { subjectIdOf } from '../work/queue/event-subjects.js';
import { OPEN_REQUESTS } from '../domain/states/booking-request.js';
import { selectAttention, selectFailedMessages } from '../work/queue/attention.js';

export type RetryableKind = keyof typeof KINDS;

/**
 * One piece of failed work. `since` is when it failed, or was queued; `why` the recorded reason.
 * None of it is personal data.
 */
export type RetryableWork = {
  id: string;
  courier: string;
  mode: Mode;
  tenant: string;
  order: string | null;
  endpoint: string | null;
  since: Date;
  why: string | null;
};

/** Narrows the work; `subjects` are ids of the work itself or of its orders. */
export type RetryableFilter = {
  courier?: string | undefined;
  mode?: Mode | undefined;
  order?: string | undefined;
  endpoint?: string | undefined;
  since?: Date | undefined;
  subjects?: readonly string[] | undefined;
};

const KINDS = {
  /** Failed booking requests of orders that can be asked about and were not asked again. */
  bookings: sql`
    select n.id, n.tenant_id, n.order_id as "order", null as endpoint, r.error as why, n.since
    from (${selectAttention(['failed_request'])}) n
    join booking_requests r on (r.tenant_id, r.id) = (n.tenant_id, n.id)`,

  /** Failed deliveries to enabled endpoints. */
  deliveries: sql`
    select d.id, d.tenant_id,
      ${subjectIdOf('order')} as "order",
      d.endpoint, coalesce(last.error, 'HTTP ' || last.status_code) as why, coalesce(last.at, d.created_at) as since
    from webhook_deliveries d
    join webhook_endpoints w on (w.tenant_id, w.id) = (d.tenant_id, d.endpoint)
    join events e on (e.tenant_id, e.id) = (d.tenant_id, d.event)
    left join lateral (
      select a.error, a.status_code, a.at from webhook_attempts a
      where (a.tenant_id, a.delivery) = (d.tenant_id, d.id) order by a.at desc limit 1) last on true
    where d.status = 'failed' and w.status = 'enabled' and w.archived_at is null`,

  /** Imports that stopped with rows left to import. */
  imports: sql`
    select i.id, i.tenant_id, null as "order", null as endpoint, i.error->>'message' as why,
      coalesce(i.finished_at, i.created_at) as since
    from imports i where i.status = 'failed' and exists (
      select from import_rows r where (r.tenant_id, r.import) = (i.tenant_id, i.id))`,

  /** Replies that were left to a person, or could not be read at all. */
  replies: sql`
    select r.id, r.tenant_id, r.order_id as "order", null as endpoint, coalesce(r.outcome, 'unread') as why,
      r.received_at as since
    from replies r where r.outcome is null or r.outcome = 'needs_review'`,

  /**
   * Failed messages of orders, and queued messages that should have been sent by now. If their request failed, that is
   * retried instead.
   */
  messages: sql`
    select m.id, m.tenant_id, m.order_id as "order", null as endpoint, m.error as why, m.failed_at as since
    from (${selectFailedMessages()}) m
    left join booking_requests r on (r.tenant_id, r.id) = (m.tenant_id, m.request)
    where r.id is null or r.status = any(${OPEN_REQUESTS})
    union all
    select m.id, m.tenant_id, m.order_id, null, m.status, m.created_at from messages m
    where m.status = 'queued' and m.created_at < clock_timestamp() - interval '1 minute'
      and (m.claimed_until is null or m.claimed_until < clock_timestamp())
      and not exists (
        select from outbox o where o.subject = m.cause and o.topic = 'messages.queued' and o.sent_at is null)`,

  /** Plans and postponements that failed and were not asked for again. */
  jobs: sql`
    select n.id, n.tenant_id, null as "order", null as endpoint,
      coalesce(j.error, p.error)->>'message' as why, n.since
    from (${selectAttention(['failed_job'])}) n
    left join jobs j on (j.tenant_id, j.id) = (n.tenant_id, n.id)
    left join postponements p on (p.tenant_id, p.id) = (n.tenant_id, n.id)
    where j.id is not null or p.id is not null`,
} satisfies Record<string, RawBuilder<unknown>>;

/** Lists the work of a kind that passes the filter, the oldest first. */
export async function listRetryableWork(
  db: Database,
  kind: RetryableKind,
  { courier, mode, order, endpoint, since, subjects }: RetryableFilter,
): Promise<RetryableWork[]> {
  const conditions = [
    ...(courier === undefined ? [] : [sql`t.courier_id = ${courier}`]),
    ...(mode === undefined ? [] : [sql`t.mode = ${mode}`]),
    ...(order === undefined ? [] : [sql`w."order" = ${order}`]),
    ...(endpoint === undefined ? [] : [sql`w.endpoint = ${endpoint}`]),
    ...(since === undefined ? [] : [sql`w.since >= ${since}`]),
    ...(subjects === undefined ? [] : [sql`(w.id = any(${subjects}) or w."order" = any(${subjects}))`]),
  ];
  const { rows } = await sql<RetryableWork>`
    select w.id, t.courier_id as courier, t.mode, w.tenant_id as tenant, w."order", w.endpoint, w.since, w.why
    from (${KINDS[kind]}) w join tenants t on t.id = w.tenant_id
    where ${conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)}
    order by w.since, w.id`.execute(db);
  return rows;
}

/** Lists the jobs of all couriers, or of one, that failed and need attention. */
export async function listFailedJobs(
  db: Database,
  courier?: string,
): Promise<{ tenant: string; id: string; since: Date }[]> {
  const { rows } = await sql<{ tenant: string; id: string; since: Date }>`
    select n.tenant_id as tenant, n.id, n.since from (${selectAttention(['failed_job'])}) n
    join tenants t on t.id = n.tenant_id
    where ${courier === undefined ? sql`true` : sql`t.courier_id = ${courier}`}`.execute(db);
  return rows;
}

/**
 * Returns the ids of failed deliveries (with their series) that still need attention: they were not replayed, and
 * their endpoints exist.
 */
export async function listStillFailed(
  db: Database,
  deliveries: readonly { id: string; series: number }[],
): Promise<Set<string>> {
  const ids = deliveries.map(({ id }) => id);
  const series = deliveries.map((delivery) => delivery.series);
  const { rows } = await sql<{ id: string }>`
    select d.id from webhook_deliveries d
    join unnest(${ids}::text[], ${series}::integer[]) as f (id, series) on (f.id, f.series) = (d.id, d.series)
    join webhook_endpoints w on (w.tenant_id, w.id) = (d.tenant_id, d.endpoint)
    where d.status = 'failed' and w.archived_at is null`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
