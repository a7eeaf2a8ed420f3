/**
 * Rows of all tenants that wait for a workflow, read under the system's role for the reconciler. Each kind defines the
 * outbox row that restarts the work of one of its rows.
 */
import { type RawBuilder, sql } from 'kysely';
import type { OrderAttentionKind } from '../../domain/attention.js';
import {
  GIVE_UP_OVERDUE_HOURS,
  REMIND_AFTER_HOURS,
  REMINDER_OVERDUE_HOURS,
} from '../../domain/conversation.js';
import type { DueMessages } from '../../contracts/workflows.js';
import type { QuietHours } from '../../domain/quiet-hours.js';
import type { Mode } from '../../domain/access.js';
import type { Database } from '../../db/client.js';
import { insertForTenants } from '../../db/insert.js';
import { json } from '../../db/json-column.js';
import { selectAttention } from './attention.js';
import { OF_NO_REQUEST } from '../../db/outbox.js';

export type WaitingRow = {
  id: string;
  tenant_id: string;
  courier: string;
  mode: Mode;
  topic: string;
  subject: string;
  payload: Record<string, unknown>;
  /** True when its workflow has something to do now; otherwise it is enough that the workflow exists. */
  due: boolean;
  /** A message of its topic is on its way to Temporal already, or the same one is parked. */
  on_its_way: boolean;
  /** The quiet hours of the order's depot, for messages of some kinds; null for a row that waits for no hour. */
  quiet: QuietHours | null;
};

export type WaitingKind = keyof typeof KINDS;

/** A row younger than this may simply not have been picked up yet. */
const YOUNG = sql.raw(`interval '5 seconds'`);
const old = (instant: string) => sql`${sql.raw(instant)} < clock_timestamp() - ${YOUNG}`;

/** Builds the signal for an order's workflow from the order's current row, `o`. */
const signal = (news: RawBuilder<unknown>) =>
  sql`jsonb_build_object('order', o.id, 'status', o.status, 'depot', o.depot) || ${news}`;

const attention = (kind: OrderAttentionKind, after: string, limit: number) => sql`
  select n.id, n.tenant_id, 'order.signal' as topic, o.id as subject, false as due,
    ${signal(sql`jsonb_build_object('type', 'changed')`)} as payload
  from (${selectAttention([kind])}) n join orders o on (o.tenant_id, o.id) = (n.tenant_id, n.order_id)
  where ${old('n.since')} and n.id > ${after}
  order by n.id limit ${limit}`;

/** Selects the subjects of a kind of due messages that are still to be drafted. */
const unwritten = (
  kind: DueMessages['kind'],
  { of, after, limit }: { of: RawBuilder<unknown>; after: string; limit: number },
) => sql`
  select ${`${kind}/`} || n.id as id, n.tenant_id, 'messages.queued' as topic, ${`${kind}/`} || n.id as subject,
    false as due, jsonb_build_object('cause', ${`${kind}/`} || n.id,
      'due', jsonb_build_object('kind', ${kind}::text, 'subject', n.id)) as payload
  from (${of}) n where ${`${kind}/`} || n.id > ${after}
  order by 1 limit ${limit}`;

/** Each kind's query: at most `limit` rows, by id, after the given one. */
const KINDS = {
  'unsent requests': (after, limit) => sql`
    select r.id, r.tenant_id, 'order.signal' as topic, o.id as subject, true as due,
      ${signal(sql`jsonb_build_object('type', 'booking_requested', 'request', r.id)`)} as payload
    from booking_requests r join orders o on (o.tenant_id, o.id) = (r.tenant_id, r.order_id)
    where r.status = 'queued' and (r.released_at is not null or r.batch is null)
      and not exists (
        select from messages m where (m.tenant_id, m.request) = (r.tenant_id, r.id) and m.status = 'queued')
      and ${old('coalesce(r.released_at, r.created_at)')} and r.id > ${after}
    order by r.id limit ${limit}`,

  'open requests': (after, limit) => sql`
    select r.id, r.tenant_id, 'order.signal' as topic, o.id as subject,
      r.asked_at < clock_timestamp() - make_interval(hours => ${GIVE_UP_OVERDUE_HOURS})
        or exists (
          select from unnest(${REMIND_AFTER_HOURS}::int[]) h (hours)
          where r.asked_at + make_interval(hours => h.hours) > coalesce(r.reminded_at, r.asked_at)
            and r.asked_at + make_interval(hours => h.hours + ${REMINDER_OVERDUE_HOURS}) < clock_timestamp())
        as due,
      ${signal(sql`jsonb_build_object('type', 'booking_requested', 'request', r.id)`)} as payload
    from booking_requests r join orders o on (o.tenant_id, o.id) = (r.tenant_id, r.order_id)
    where r.status = 'open' and ${old('r.asked_at')} and r.id > ${after}
    order by r.id limit ${limit}`,

  'unread replies': (after, limit) => sql`
    select r.id, r.tenant_id, 'order.signal' as topic, o.id as subject, true as due,
      ${signal(sql`jsonb_build_object('type', 'reply_received', 'reply', r.id)`)} as payload
    from replies r join orders o on (o.tenant_id, o.id) = (r.tenant_id, r.order_id)
    where r.outcome is null and ${old('r.received_at')} and r.id > ${after}
    order by r.id limit ${limit}`,

  // The order's workflow shows what needs a person.
  'replies for a person': (after, limit) => attention('reply', after, limit),
  'failed requests': (after, limit) => attention('failed_request', after, limit),
  'unanswered requests': (after, limit) => attention('unanswered', after, limit),

  // A cause's workflow is also the one that notices expired claims.
  'unsent messages': (after, limit) => sql`
    select distinct on (m.cause) m.cause as id, m.tenant_id, 'messages.queued' as topic, m.cause as subject, false as due,
      jsonb_build_object('cause', m.cause) as payload
    from messages m
    where m.status = 'queued' and ${old('m.created_at')} and m.cause > ${after}
      and (m.claimed_until is null or m.claimed_until < clock_timestamp() - interval '1 minute')
    order by m.cause limit ${limit}`,

  'run news': (after, limit) =>
    unwritten('run_published', {
      of: sql`select r.tenant_id, r.id from runs r
        where r.status = 'published' and r.told_driver is distinct from r.driver and r.date >= current_date - 1
          and ${old('r.created_at')}`,
      ...{ after, limit },
    }),

  'shipper news': (after, limit) =>
    unwritten('shipper_news', {
      of: sql`select distinct n.tenant_id, n.shipper as id from shipper_news n
        where n.message_key is null and ${old('n.at')}`,
      ...{ after, limit },
    }),

  'notices of parked work': (after, limit) =>
    unwritten('work_parked', {
      of: sql`select t.id as tenant_id, t.id from tenants t
        where t.notify_emails <> '{}' and ${old('t.told_parked_at')}
          and t.told_parked_at > clock_timestamp() - interval '7 days'
          and exists (select from outbox x where x.tenant_id = t.id and x.parked_at is not null)
          and not exists (select from messages m where m.tenant_id = t.id and m.kind = 'work_parked'
            and m.order_id is null and m.created_at >= t.told_parked_at)`,
      ...{ after, limit },
    }),

  'sign-in mails': (after, limit) =>
    unwritten('console_link', {
      of: sql`select l.tenant_id, l.id from console_links l
        where l.mail is null and l.kind <> 'demo' and l.used_at is null and l.expires_at > clock_timestamp()
          and ${old('l.created_at')}`,
      ...{ after, limit },
    }),

  batches: (after, limit) => sql`
    select distinct on (r.batch) r.batch as id, r.tenant_id, 'booking.batch' as topic, r.batch as subject,
 false as due, jsonb_build_object('batch', r.batch) as payload
    from booking_requests r
    where r.status = 'queued' and r.released_at is null and r.batch > ${after} and ${old('r.created_at')}
    order by r.batch limit ${limit}`,

  // Only jobs whose turn it is; the others of their day start when it is theirs.
  jobs: (after, limit) => sql`
    select j.id, j.tenant_id, 'job.start' as topic, j.id as subject, false as due,
      jsonb_build_object('job', j.id, 'depot', j.depot) as payload
    from jobs j
    where j.status in ('queued', 'running') and ${old('j.created_at')} and j.id > ${after}
      and not exists (
        select from jobs earlier
        where (earlier.tenant_id, earlier.depot, earlier.date) = (j.tenant_id, j.depot, j.date)
          and earlier.status in ('queued', 'running') and (earlier.created_at, earlier.id) < (j.created_at, j.id))
    order by j.id limit ${limit}`,

  imports: (after, limit) => sql`
    select i.id, i.tenant_id, 'import.start' as topic, i.id as subject, false as due,
      jsonb_build_object('job', i.id) as payload
    from imports i
    where i.status in ('queued', 'running') and ${old('i.created_at')} and i.id > ${after}
    order by i.id limit ${limit}`,

  postponements: (after, limit) => sql`
    select p.id, p.tenant_id, 'postponement.start' as topic, p.id as subject, false as due,
      jsonb_build_object('job', p.id, 'depot', p.depot) as payload
    from postponements p
    where p.status in ('queued', 'running') and ${old('p.created_at')} and p.id > ${after}
    order by p.id limit ${limit}`,

  deliveries: (after, limit) => sql`
    select d.id, d.tenant_id, 'webhook.delivery' as topic, d.id as subject, false as due,
      jsonb_build_object('delivery', d.id, 'series', d.series) as payload
    from webhook_deliveries d
    where d.status = 'pending' and ${old('d.created_at')} and d.id > ${after}
    order by d.id limit ${limit}`,

  runs: (after, limit) => sql`
    select r.id, r.tenant_id, 'run.day' as topic, r.id as subject, false as due,
      jsonb_build_object('run', r.id, 'depot', r.depot,
        'closes_at', r.closes_at) as payload
    from runs r
    where r.status <> 'completed' and ${old('r.created_at')} and r.id > ${after}
    order by r.id limit ${limit}`,

  rehearsals: (after, limit) => sql`
    select r.id, r.tenant_id, 'rehearsal.start' as topic, r.id as subject, false as due,
      jsonb_build_object('run', r.id, 'depot', r.depot) as payload
    from runs r
    where r.rehearsal is not null and r.status <> 'completed' and ${old('r.clock_at')} and r.id > ${after}
    order by r.id limit ${limit}`,

  suggestions: (after, limit) => sql`
    select s.id, s.tenant_id, 'suggestion.requested' as topic, s.id as subject, false as due,
      jsonb_build_object('suggestion', s.id, 'depot', s.depot, 'date', s.date, 'trigger', s.trigger) as payload
    from suggestions s
    where s.status = 'open' and ${old('s.created_at')} and s.id > ${after}
    order by s.id limit ${limit}`,

  'agent requests': (after, limit) => sql`
    select a.id, a.tenant_id, 'suggestion.requested' as topic, a.id as subject, false as due,
      jsonb_build_object('suggestion', a.id, 'depot', a.depot, 'date', a.date, 'trigger', a.trigger) as payload
    from agent_requests a
    where a.outcome = 'pending' and ${old('a.created_at')} and a.id > ${after}
    order by a.id limit ${limit}`,
  'estimated roads': (after, limit) => sql`
    select distinct r.depot || '/' || r.date as id, r.tenant_id, 'roads.estimated' as topic,
      r.depot || '/' || r.date as subject, false as due,
      jsonb_build_object('depot', r.depot, 'date', r.date) as payload
    from road_points r join depots d on (d.tenant_id, d.id) = (r.tenant_id, r.depot)
    where r.estimated and r.date >= (clock_timestamp() at time zone d.timezone)::date
      and r.depot || '/' || r.date > ${after}
    order by id limit ${limit}`,
} satisfies Record<string, (after: string, limit: number) => RawBuilder<unknown>>;

export const WAITING_KINDS = Object.keys(KINDS) as WaitingKind[];

/**
 * Whether the message of a waiting row `w` is unsent or was parked, in which case it would be refused again. Another
 * parked message for the same subject does not matter.
 */
const ON_ITS_WAY = sql`
  exists (select from outbox x where x.subject = w.subject and x.topic = w.topic
    and x.sent_at is null and x.parked_at is null)
  or exists (select from outbox x where x.parked_at is not null and x.subject = w.subject and x.topic = w.topic
    and x.payload @> w.payload - '{status,depot,closes_at}'::text[])`;

/** Lists waiting rows of a kind with ids after `after`, except those that wait on purpose. */
export async function listWaiting(
  db: Database,
  kind: WaitingKind,
  after: string,
  limit: number,
): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select w.*, t.courier_id as courier, t.mode,
      ${ON_ITS_WAY} as on_its_way,
      -- A reply is read at any hour.
      case when d.id is not null and w.payload->>'type' is distinct from 'reply_received'
        then jsonb_build_object('from', t.quiet_from, 'to', t.quiet_to, 'timezone', d.timezone) end as quiet
    from (${KINDS[kind](after, limit)}) w join tenants t on t.id = w.tenant_id
    left join depots d on w.topic = 'order.signal' and (d.tenant_id, d.id) = (w.tenant_id, w.payload->>'depot')
    order by w.id`.execute(db);
  return rows;
}

/** The outbox row that restarts a waiting row's work. */
export type RequeuedRow = Pick<WaitingRow, 'tenant_id' | 'topic' | 'subject' | 'payload'> & {
  event_id: string;
  priority: number;
};

/**
 * Writes outbox rows for the relay. A row whose topic and subject already have an unsent row is left out, as is one
 * whose message is parked: each is on its way at most once. Resolves to how many were written.
 */
export async function requeue(db: Database, rows: readonly RequeuedRow[]): Promise<number> {
  if (rows.length === 0) return 0;
  const source = sql`jsonb_to_recordset(${json(rows)}::jsonb)
    as w (tenant_id text, topic text, subject text, event_id text, payload jsonb, priority smallint)`;
  const now = sql`clock_timestamp()`;
  const { numAffectedRows: written = 0n } = await sql`
    ${insertForTenants('outbox', source, { same: { created_at: now, next_attempt_at: now }, defaults: OF_NO_REQUEST })}
    where not (${ON_ITS_WAY})`.execute(db);
  return Number(written);
}

/** A hold on the check of a kind. `after` is the id after which to continue; `token` identifies this holder. */
export type Lease = { kind: string; after: string; token: string };

/** Registers these kinds, to be checked immediately. */
export async function addKinds(db: Database, kinds: readonly string[]): Promise<void> {
  await sql`
    insert into reconciliations (kind, next_at, after_id) select kind, now(), '' from unnest(${kinds}::text[]) kind
    on conflict do nothing`.execute(db);
}

/**
 * Acquires the lease to check the one of these kinds that has been due for longest, and that no other relay has. It
 * lasts `leaseMs`, extended by `extendLease`. Resolves to undefined if nothing is due.
 */
export async function acquireLease(
  db: Database,
  kinds: readonly string[],
  leaseMs: number,
): Promise<Lease | undefined> {
  const { rows } = await sql<Lease>`
    update reconciliations set next_at = now() + make_interval(secs => ${leaseMs / 1000})
    where kind = (
      select kind from reconciliations where kind = any(${kinds}) and next_at <= now()
      order by next_at limit 1 for update skip locked)
    returning kind, after_id as after, ${TOKEN}`.execute(db);
  return rows[0];
}

/**
 * Extends a lease by `forMs`, or ends it until then; `after` is how far the check has got. Resolves to the lease, or to
 * undefined when its time had passed and somebody else has taken it: then nothing is changed.
 */
export async function extendLease(
  db: Database,
  { kind, after, token }: Lease,
  forMs: number,
): Promise<Lease | undefined> {
  const { rows } = await sql<Lease>`
    update reconciliations set after_id = ${after},
      next_at = clock_timestamp() + make_interval(secs => ${forMs / 1000})
    where kind = ${kind} and next_at = ${token}::timestamptz returning kind, after_id as after, ${TOKEN}`.execute(
    db,
  );
  return rows[0];
}

/** The end of a lease, to the microsecond, is its holder's alone. */
const TOKEN = sql.raw(`to_char(next_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as token`);
