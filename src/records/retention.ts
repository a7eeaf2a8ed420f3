/**
 * Rows that have expired, across tenants, under the system's role. They are deleted, or settled where they stay, a
 * chunk at a time, so that no statement holds a lock for long.
 */
import { sql } from 'kysely';
import type { Database } from '../db/client.js';
import { detailIdOf, subjectIdOf } from '../work/queue/event-subjects.js';
import { markSettled } from '../work/queue/attention.js';
import { IMPORT_ROW_DAYS } from '../domain/attention.js';

/** How long idempotency records are kept (specification "Limits"), and sent outbox rows, for looking into a case. */
const IDEMPOTENCY_HOURS = 24;
const OUTBOX_DAYS = 7;
/** How long the console shows requests to the API. */
const REQUEST_DAYS = 7;
/** How long a provider may redeliver a word that opts a number out of texts or in. */
const OPT_WORD_DAYS = 30;
/** How long the roads of a day are kept after it: runs are corrected until the end of the next day. */
const ROAD_DAYS = 7;
/** How long the last position of a van that no longer reports is kept. */
const POSITION_DAYS = 30;
/** How long the answer to a request to the route agent can be read, and a suggestion that waits for nobody. */
const AGENT_REQUEST_DAYS = 30;
const SUGGESTION_DAYS = 30;

/** How long the hourly counts of texts are kept: the limits are by day. */
const TEXT_COUNT_DAYS = 2;

/** How long shippers' news is kept. */
const SHIPPER_NEWS_DAYS = 30;

/**
 * Rows deleted in one statement; fewer of events because each takes its deliveries with it, and of what holds a plan.
 */
const CHUNK = 5_000;
const EVENTS_CHUNK = 500;

/**
 * One kind of row of one owner. `clearChunk` resolves to how many were deleted or settled, fewer than `chunk` when none
 * is left.
 */
export type Expired = {
  table:
    | 'idempotency_keys'
    | 'driver_sessions'
    | 'portal_sessions'
    | 'console_sessions'
    | 'console_links'
    | 'request_log'
    | 'opt_words'
    | 'outbox'
    | 'vehicle_positions'
    | 'doubted_positions'
    | 'road_points'
    | 'agent_requests'
    | 'suggestions'
    | 'shipper_news'
    | 'import_rows'
    | 'text_counts'
    | 'booking_requests'
    | 'messages'
    | 'events';
  /** The courier column, where each courier's rows are deleted separately. */
  tenant?: string;
  chunk: number;
  clearChunk: () => Promise<number>;
};

/**
 * Lists all kinds that may have expired by `now`, each to be deleted separately. Events are kept for
 * `eventsKeptDays`.
 */
export async function listExpired(
  db: Database,
  now: Date,
  { eventsKeptDays }: { eventsKeptDays: number },
): Promise<Expired[]> {
  const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  const deleting = (statement: ReturnType<typeof sql>) => async () =>
    Number((await statement.execute(db)).numAffectedRows ?? 0n);
  const expiredBy = (table: Expired['table'], column: string, moment: Date): Expired => ({
    table,
    chunk: CHUNK,
    clearChunk: deleting(sql`delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${sql.ref(column)} < ${moment} limit ${CHUNK}))`),
  });
  const tenants = await db.selectFrom('tenants').select('id').orderBy('id').execute();
  return [
    expiredBy('idempotency_keys', 'created_at', before(IDEMPOTENCY_HOURS)),
    ...(['driver_sessions', 'portal_sessions', 'console_sessions', 'console_links'] as const).map((table) =>
      expiredBy(table, 'expires_at', now),
    ),
    expiredBy('opt_words', 'received_at', before(OPT_WORD_DAYS * 24)),
    expiredBy('request_log', 'at', before(REQUEST_DAYS * 24)),
    {
      table: 'outbox',
      chunk: CHUNK,
      clearChunk: deleting(sql`delete from outbox where seq = any(array(
        select seq from outbox where sent_at < ${before(OUTBOX_DAYS * 24)} limit ${CHUNK}))`),
    },
    expiredBy('text_counts', 'hour', before(TEXT_COUNT_DAYS * 24)),
    ...(['booking_requests', 'messages'] as const).map((table) => ({
      table,
      chunk: CHUNK,
      clearChunk: () => markSettled(db, table, CHUNK),
    })),
    expiredBy('shipper_news', 'at', before(SHIPPER_NEWS_DAYS * 24)),
    expiredBy('vehicle_positions', 'at', before(POSITION_DAYS * 24)),
    expiredBy('doubted_positions', 'at', before(POSITION_DAYS * 24)),
    {
      table: 'road_points',
      chunk: EVENTS_CHUNK,
      clearChunk: deleting(sql`delete from road_points where ctid = any(array(
        select ctid from road_points where date < ${before(ROAD_DAYS * 24)
          .toISOString()
          .slice(0, 10)}::date limit ${EVENTS_CHUNK}))`),
    },
    {
      table: 'agent_requests',
      chunk: CHUNK,
      clearChunk: deleting(sql`delete from agent_requests where ctid = any(array(
        select ctid from agent_requests
        where created_at < ${before(AGENT_REQUEST_DAYS * 24)} and outcome <> 'pending' limit ${CHUNK}))`),
    },
    {
      table: 'suggestions',
      chunk: EVENTS_CHUNK,
      clearChunk: deleting(sql`delete from suggestions where (tenant_id, id) in (
        select tenant_id, id from suggestions
        where created_at < ${before(SUGGESTION_DAYS * 24)} and status <> 'open' limit ${EVENTS_CHUNK})`),
    },
    {
      table: 'import_rows',
      chunk: CHUNK,
      clearChunk: deleting(sql`delete from import_rows where ctid = any(array(
        select r.ctid from imports i join import_rows r on (r.tenant_id, r.import) = (i.tenant_id, i.id)
        where i.status = 'failed' and i.finished_at < ${before(IMPORT_ROW_DAYS * 24)} limit ${CHUNK}))`),
    },
    // By tenant because they are indexed, whether or not they were delivered.
    ...tenants.map(({ id }) => ({
      table: 'events' as const,
      tenant: id,
      chunk: EVENTS_CHUNK,
      clearChunk: () => deleteEvents(db, id, before(eventsKeptDays * 24)),
    })),
  ];
}

/**
 * Deletes a chunk of a tenant's oldest events. What orders' timelines show of them stays. Resolves to how many were
 * deleted.
 */
async function deleteEvents(db: Database, tenant: string, before: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with e as (
      delete from events where tenant_id = ${tenant} and id = any(array(
        select id from events where tenant_id = ${tenant} and created_at < ${before}
        order by created_at, id limit ${EVENTS_CHUNK}))
      returning *
    ), kept as (
      insert into order_history (tenant_id, order_id, id, type, about, actor, created_at)
      select tenant_id, ${subjectIdOf('order')}, id, type, ${detailIdOf()}, actor, created_at from e
      where ${subjectIdOf('order')} is not null
    )
    select count(*)::integer as count from e`.execute(db);
  return rows[0]?.count ?? 0;
}
