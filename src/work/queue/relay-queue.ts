/**
 * The outbox as relays read it: across tenants, under the system's role. A claim on a row lasts as long as sending it
 * may take. Only the oldest unsent row of each subject can be claimed, so that any number of relays keep the order of
 * one subject's events. Couriers take turns: live rows go before sandbox ones, those before bulk, and within each of
 * these every courier's first row goes before any courier's second. A claim visits a limited number of couriers and
 * continues after the last one next time, so its cost does not grow with the backlog.
 */
import { type RawBuilder, type Selectable, sql, type Transaction } from 'kysely';
import { PRIORITIES, type MessageCause } from '../../contracts/workflows.js';
import type { Database } from '../../db/client.js';
import type { DB } from '../../db/tables.js';
import { json } from '../../db/json-column.js';
import type { Mode } from '../../domain/access.js';
import { newId } from '../../runtime/new-id.js';
import { insertForTenants } from '../../db/insert.js';
import { causeOfDue, OF_NO_REQUEST } from '../../db/outbox.js';
import type { SentEventType } from '../../contracts/events.js';
import { type Attention, ORDER_ATTENTION_KINDS } from '../../domain/attention.js';
import type { OrderStatus } from '../../domain/states/order.js';
import { subjectIdOf } from './event-subjects.js';
import { selectAttention, attentionRank } from './attention.js';

/** A row, with the current facts of its subject from other tables. */
export type OutboxRow = Selectable<DB['outbox']> & {
  context?: OrderContext | DeliveryContext | MessagesContext | null;
};

/** The NOTIFY channel on which the API announces waiting rows. */
export const OUTBOX_CHANNEL = 'waypost_outbox';

/** A row refused this often is parked: it waits for an operator and does not hold up others. */
export const MAX_REFUSALS = 10;

/** The outcome of sending a row. `refused`: every retry would get the same answer. */
export type DispatchOutcome = {
  seq: number;
} & ({ result: 'sent' } | { result: 'refused' | 'unsent'; error: string; retryAfterMs: number });

/** Class of a row: live work, the sandbox, or bulk work on many records. */
export type PriorityName = keyof typeof PRIORITIES;
const PRIORITY_NAMES: readonly PriorityName[] = ['live', 'sandbox', 'bulk'];

/** The turn: which priority goes first, and after which tenant each one continues. */
export type Turn = { first: PriorityName; after: Readonly<Record<PriorityName, string>> };

/** How many rows to claim, and from whom. */
export type Claim = {
  limit: number;
  /** The most rows of one tenant, less those that `busy` says are on their way. */
  perTenant: number;
  busy: ReadonlyMap<string, number>;
  /** How long the claim lasts. Afterwards any relay may claim the rows. */
  leaseMs: number;
  turn: Turn;
};

/** `hasMore`: rows of tenants that this claim did not reach may wait. */
export type Claimed = { rows: OutboxRow[]; after: Turn['after']; hasMore: boolean };

/** The initial turn: before the first tenant. */
export const FIRST_TURN: Turn = { first: 'live', after: { live: '', sandbox: '', bulk: '' } };

/** Maximum tenants of one priority that a claim visits. */
const MAX_VISITED = 100;

/**
 * Records the outcome of rows and claims others, in one transaction. Rows that a relay did not record before it
 * stopped are carried again: delivery is at least once, and receivers know the event's id.
 */
export async function exchangeRows(
  db: Database,
  carried: readonly DispatchOutcome[],
  claim: Claim,
): Promise<Claimed> {
  return db.transaction().execute(async (trx) => {
    await record(trx, carried);
    const queues = claim.limit > 0 ? await listQueues(trx, claim.turn) : [];
    return queues.length > 0
      ? claimRows(trx, claim, queues)
      : { rows: [], after: claim.turn.after, hasMore: false };
  });
}

async function record(trx: Transaction<DB>, carried: readonly DispatchOutcome[]): Promise<void> {
  const sent = carried.flatMap(({ seq, result }) => (result === 'sent' ? [seq] : []));
  if (sent.length > 0) {
    await sql`update outbox set sent_at = clock_timestamp() where seq = any(${sent})`.execute(trx);
  }
  const failed = carried.flatMap((row) =>
    row.result === 'sent'
      ? []
      : [
          {
            seq: row.seq,
            refused: row.result === 'refused' ? 1 : 0,
            error: row.error,
            seconds: row.retryAfterMs / 1000,
          },
        ],
  );
  if (failed.length === 0) return;
  const { rows } = await sql<DeadLetter & { is_parked: boolean }>`
    update outbox o set attempts = attempts + 1, refusals = refusals + f.refused, last_error = f.error,
      next_attempt_at = clock_timestamp() + make_interval(secs => f.seconds),
      parked_at = case when refusals + f.refused >= ${MAX_REFUSALS} then clock_timestamp() end
    from jsonb_to_recordset(${json(failed)}::jsonb) as f (seq bigint, refused integer, error text, seconds float8)
    where o.seq = f.seq and o.sent_at is null and o.parked_at is null
    returning o.tenant_id, o.topic, o.payload, o.parked_at is not null as is_parked`.execute(trx);
  await notifyOfDeadLetters(
    trx,
    rows.filter((row) => row.is_parked),
  );
}

/** The waiting rows of a tenant with a priority; `position` counts the tenants of that priority as they are visited. */
type Queue = { priority: (typeof PRIORITIES)[PriorityName]; tenant_id: string; position: number };

/** Lists tenants with waiting rows, by priority, in turn: one index step for each, however long their queues. */
async function listQueues(trx: Transaction<DB>, { after }: Turn): Promise<Queue[]> {
  const begins = PRIORITY_NAMES.map((name) => ({ priority: PRIORITIES[name], after: after[name] }));
  const next = (condition: RawBuilder<unknown>, wraps: boolean) => sql`
    (select o.tenant_id, ${sql.lit(wraps)} as wrapped from outbox o
     where o.sent_at is null and o.parked_at is null and o.priority = w.priority and ${condition}
     order by o.tenant_id limit 1)`;
  const { rows } = await sql<Queue>`
    with recursive visits as (
      select b.priority, b.after as tenant_id, b.after, false as wrapped, 0 as position
      from jsonb_to_recordset(${json(begins)}::jsonb) as b (priority smallint, after text)
      union all
      select w.priority, following.tenant_id, w.after, following.wrapped, w.position + 1
      from visits w cross join lateral (
        ${next(sql`not w.wrapped and o.tenant_id > w.tenant_id`, false)}
        union all ${next(sql`not w.wrapped and o.tenant_id <= w.after`, true)}
        union all ${next(sql`w.wrapped and o.tenant_id > w.tenant_id and o.tenant_id <= w.after`, true)}
        limit 1
      ) following
      where w.position < ${MAX_VISITED}
    )
    select priority, tenant_id, position from visits where position > 0 order by priority, position`.execute(
    trx,
  );
  return rows;
}

/**
 * Claims the first rows of these queues; of each one more than its share of the places, as others may have fewer. A row
 * behind another of its subject has that one claimed in its place, so that a live row does not wait for the turn of its
 * subject's bulk row.
 */
async function claimRows(trx: Transaction<DB>, claim: Claim, queues: readonly Queue[]): Promise<Claimed> {
  const { limit, turn } = claim;
  const visited = (priority: number) => queues.filter((queue) => queue.priority === priority).length;
  const places = new Map(
    Object.values(PRIORITIES).map((priority) => [priority, Math.ceil(limit / visited(priority)) + 1]),
  );
  const shares = queues.map(({ priority, tenant_id, position }) => {
    const share = places.get(priority) ?? 1;
    const most = Math.min(share, claim.perTenant - (claim.busy.get(tenant_id) ?? 0));
    return { priority, tenant_id, position, most: Math.max(0, most) };
  });
  const { rows } = await sql<OutboxRow & { visit: Pick<Queue, 'priority' | 'position'> }>`
    with turns as (
      select q.priority, q.position, ready.first as seq,
        row_number() over (partition by q.priority, q.position order by ready.seq) as turn
      from jsonb_to_recordset(${json(shares)}::jsonb)
        as q (priority smallint, tenant_id text, position integer, most integer)
      cross join lateral (
        select o.seq, head.seq as first from outbox o
        cross join lateral (
          select e.seq, e.next_attempt_at from outbox e
          where e.subject = o.subject and e.sent_at is null and e.parked_at is null
          order by e.seq limit 1
        ) head
        where o.sent_at is null and o.parked_at is null
          and (o.priority, o.tenant_id) >= (q.priority, q.tenant_id)
          and (o.priority, o.tenant_id) <= (q.priority, q.tenant_id)
          and head.next_attempt_at <= clock_timestamp()
        -- By the index of waiting rows: by that of all rows, a claim would pass over everything that was ever sent.
        order by o.priority, o.tenant_id, o.seq
        limit q.most
      ) ready
    ), ranked as (
      select distinct on (seq) seq, priority, position, turn,
        case when priority = ${PRIORITIES[turn.first]} then 0 else priority end as rank
      from turns order by seq, rank, turn
    ), next as (
      select * from ranked order by rank, turn, position limit ${limit}
    ), free as (
      select o.seq, jsonb_build_object('priority', next.priority, 'position', next.position) as visit
      from outbox o join next using (seq)
      where o.sent_at is null and o.parked_at is null and o.next_attempt_at <= clock_timestamp()
      order by o.seq for update of o skip locked
    ), claimed as (
      update outbox o set next_attempt_at = clock_timestamp() + make_interval(secs => ${claim.leaseMs / 1000})
      from free where o.seq = free.seq
      returning o.*, free.visit
    )
    select claimed.*, ${CONTEXT} as context from claimed order by seq`.execute(trx);
  const isFull = rows.length === limit;
  /** How far a priority got: to the last tenant who got a place, if there was not a place for everybody. */
  const reached = (name: PriorityName): string => {
    const priority = PRIORITIES[name];
    const of = rows.filter(({ visit }) => visit.priority === priority).map(({ visit }) => visit.position);
    const until = isFull ? Math.max(0, ...of) : Infinity;
    const last = queues.findLast((queue) => queue.priority === priority && queue.position <= until);
    return last?.tenant_id ?? turn.after[name];
  };
  return {
    rows: rows.map(({ visit: _visit, ...row }) => row),
    after: { live: reached('live'), sandbox: reached('sandbox'), bulk: reached('bulk') },
    hasMore: isFull || queues.some(({ position }) => position === MAX_VISITED),
  };
}

const KIND = 'work_parked';

/** A parked row: its tenant, and whether it is such a notice itself. */
type DeadLetter = { tenant_id: string; topic: string; payload: unknown };

const isNotice = ({ topic, payload }: DeadLetter): boolean =>
  topic === 'messages.queued' && (payload as MessageCause).due?.kind === KIND;

/** Queues a notice for each courier of these rows who wants one, unless one is already queued. */
async function notifyOfDeadLetters(trx: Transaction<DB>, rows: readonly DeadLetter[]): Promise<void> {
  const tenants = [...new Set(rows.filter((row) => !isNotice(row)).map((row) => row.tenant_id))];
  if (tenants.length === 0) return;
  const { rows: told } = await sql<{ id: string; courier: string; mode: Mode; at: Date }>`
    with due as (
      select id from tenants
      where id = any(${tenants}) and notify_emails <> '{}'
        and (told_parked_at is null or told_parked_at <= clock_timestamp())
      order by id for no key update)
    update tenants t
    set told_parked_at = greatest(clock_timestamp(), t.told_parked_at + interval '1 hour')
    from due where t.id = due.id
    returning t.id, t.courier_id as courier, t.mode, t.told_parked_at as at`.execute(trx);
  if (told.length === 0) return;
  const dueOf = (id: string) => ({ kind: KIND, subject: id }) as const;
  const notices = told.map(({ id, courier, mode, at }) => ({
    tenant_id: id,
    subject: causeOfDue(dueOf(id)),
    event_id: newId('event'),
    payload: { cause: causeOfDue(dueOf(id)), due: dueOf(id), courier, mode },
    priority: PRIORITIES[mode],
    next_attempt_at: at,
    // It waits for a relay from then on, and is no backlog until then.
    created_at: at,
  }));
  await sql`
    with notices as (
      select * from jsonb_to_recordset(${json(notices)}::jsonb) as n
        (tenant_id text, subject text, event_id text, payload jsonb, priority smallint, next_attempt_at timestamptz,
          created_at timestamptz))
    ${insertForTenants('outbox', sql`notices`, { same: { topic: 'messages.queued' }, defaults: OF_NO_REQUEST })}`.execute(
    trx,
  );
}

/** The subject of a delivery, by which operators find its workflow. */
type DeliveryContext = {
  endpoint: string;
  type: SentEventType;
  order: string | null;
  run: string | null;
};

/** An order as it is now, and what it needs a person for by its rows. */
export type OrderContext = {
  status: OrderStatus;
  attention: Attention | null;
};

/**
 * What is queued of a cause: how many messages, the order where they are about one, and what the Temporal UI shows,
 * such as `confirmation to ord_…` or `narrowed_window, 40 messages`.
 */
type MessagesContext = { messages: number; order: string | null; summary: string };

/** The context of the order `o`. */
const ORDER = sql<OrderContext>`jsonb_build_object(
  'status', o.status,
  'attention', (
    select jsonb_build_object('kind', n.kind, 'since', n.since) from (${selectAttention(ORDER_ATTENTION_KINDS)}) n
    where (n.tenant_id, n.order_id) = (o.tenant_id, o.id)
    order by ${attentionRank(sql.ref('n.kind'))}, n.since limit 1))`;

const DELIVERY = sql<DeliveryContext>`jsonb_build_object(
  'endpoint', d.endpoint,
  'type', e.type,
  'order', ${subjectIdOf('order')},
  'run', ${subjectIdOf('run')})`;

const MESSAGES = sql<MessagesContext>`jsonb_build_object(
  'messages', count(*),
  'order', case when count(distinct m.order_id) = 1 and count(m.order_id) = count(*) then min(m.order_id) end,
  'summary', string_agg(distinct m.kind, ', ')
    || case when count(distinct m.order_id) = 1 then ' to ' || min(m.order_id) else ', ' || count(*) || ' messages' end)`;

/** The context of the row `claimed`, null where none is needed. */
export const CONTEXT = sql`case claimed.topic
  when 'order.signal' then (
    select ${ORDER} from orders o where (o.tenant_id, o.id) = (claimed.tenant_id, claimed.subject))
  when 'messages.queued' then (
    select ${MESSAGES} from messages m
    where (m.tenant_id, m.cause) = (claimed.tenant_id, claimed.payload->>'cause') and m.status = 'queued'
    having count(*) > 0)
  when 'webhook.delivery' then (
    select ${DELIVERY} from webhook_deliveries d join events e on (e.tenant_id, e.id) = (d.tenant_id, d.event)
    where (d.tenant_id, d.id) = (claimed.tenant_id, claimed.payload->>'delivery'))
  end`;
