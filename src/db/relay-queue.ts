/**
 * The outbox as relays read it: across tenants, under the system's role. A claim on a row lasts as long as carrying
 * it may take. Only the oldest unsent row of each subject can be claimed, so that any number of relays keep the order
 * of one subject's events. Couriers take turns: live rows go before sandbox ones, those before bulk, and within each
 * of these everybody's first row goes before anybody's second.
 */
import { type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from './client.js';
import type { DB } from './tables.js';
import { type DeliveryContext, CONTEXT, type OrderContext } from './workflow-context.js';
import { json } from './json-column.js';
import { type DeadLetter, notifyOfDeadLetters } from './dead-letter-notice.js';

/** A row, with the current facts of its subject from other tables. */
export type OutboxRow = Selectable<DB['outbox']> & { context?: OrderContext | DeliveryContext | null };

/** The channel on which the API announces waiting rows. */
export const OUTBOX_CHANNEL = 'waypost_outbox';

/** A row refused this often is parked: it waits for an operator, and holds up nothing. */
export const MOST_REFUSALS = 10;

/**
 * The outcome of carrying a row. `refused`: every retry will get the same answer, so that trying forever is no use.
 */
export type DispatchOutcome = {
  seq: number;
} & ({ result: 'sent' } | { result: 'refused' | 'unsent'; error: string; retryAfterMs: number });

/** How many rows to claim, and from whom. */
export type Claim = {
  limit: number;
  /** The most rows of one tenant, less those that `busy` says are on their way. */
  perTenant: number;
  busy: ReadonlyMap<string, number>;
  /** How long the rows are this relay's. Afterwards any relay may claim them, should this one have stopped. */
  leaseMs: number;
  /** Takes bulk rows first, so that they get a turn even when live rows never run out. */
  lastFirst: boolean;
};

/**
 * Records the outcome of rows and claims others, in one transaction. Rows that a relay did not record before it
 * stopped are carried again: delivery is at least once, and receivers know the event's id.
 */
export async function exchangeRows(
  db: Database,
  carried: readonly DispatchOutcome[],
  claim: Claim,
): Promise<OutboxRow[]> {
  return db.transaction().execute(async (trx) => {
    await record(trx, carried);
    return claim.limit > 0 ? claimRows(trx, claim) : [];
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
      parked_at = case when refusals + f.refused >= ${MOST_REFUSALS} then clock_timestamp() end
    from jsonb_to_recordset(${json(failed)}::jsonb) as f (seq bigint, refused integer, error text, seconds float8)
    where o.seq = f.seq and o.sent_at is null and o.parked_at is null
    returning o.tenant_id, o.topic, o.payload, o.parked_at is not null as is_parked`.execute(trx);
  await notifyOfDeadLetters(
    trx,
    rows.filter((row) => row.is_parked),
  );
}

/**
 * Finds the tenants with waiting rows (`queues`: one index step for each, however long their queues), then the first
 * rows of each. A row behind another of its subject stands for that one, so that a live row need not wait until its
 * subject's bulk row has its turn.
 */
async function claimRows(trx: Transaction<DB>, claim: Claim): Promise<OutboxRow[]> {
  const busy = [...claim.busy].map(([tenant, rows]) => ({ tenant, rows }));
  const sequence = claim.lastFirst ? sql.raw('-min(priority)') : sql.raw('min(priority)');
  const { rows } = await sql<OutboxRow>`
    with recursive queues as (
      (select priority, tenant_id from outbox where sent_at is null and parked_at is null
       order by priority, tenant_id limit 1)
      union all
      select following.* from queues cross join lateral (
        select o.priority, o.tenant_id from outbox o
        where o.sent_at is null and o.parked_at is null
          and (o.priority, o.tenant_id) > (queues.priority, queues.tenant_id)
        order by o.priority, o.tenant_id limit 1
      ) following
    ), turns as (
      select queues.priority, ready.first as seq,
        row_number() over (partition by queues.priority, queues.tenant_id order by ready.seq) as turn
      from queues
      left join jsonb_to_recordset(${json(busy)}::jsonb) as busy (tenant text, rows integer)
        on busy.tenant = queues.tenant_id
      cross join lateral (
        select o.seq, head.seq as first from outbox o
        cross join lateral (
          select e.seq, e.next_attempt_at from outbox e
          where e.subject = o.subject and e.sent_at is null and e.parked_at is null
          order by e.seq limit 1
        ) head
        where o.sent_at is null and o.parked_at is null
          and o.priority = queues.priority and o.tenant_id = queues.tenant_id
          and head.next_attempt_at <= clock_timestamp()
        order by o.seq
        limit greatest(0, ${claim.perTenant}::integer - coalesce(busy.rows, 0))
      ) ready
    ), next as (
      select seq from turns group by seq order by ${sequence}, min(turn), seq limit ${claim.limit}
    ), free as (
      select o.seq from outbox o join next using (seq)
      where o.sent_at is null and o.parked_at is null and o.next_attempt_at <= clock_timestamp()
      order by o.seq for update of o skip locked
    ), claimed as (
      update outbox o set next_attempt_at = clock_timestamp() + make_interval(secs => ${claim.leaseMs / 1000})
      from free where o.seq = free.seq
      returning o.*
    )
    select claimed.*, ${CONTEXT} as context from claimed order by seq`.execute(trx);
  return rows;
}
