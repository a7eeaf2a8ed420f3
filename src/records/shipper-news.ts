/** Rows of what shippers are to be told by email. Queries only. */
import { sql } from 'kysely';
import type { ShipperEvent } from '../contracts/events.js';
import { subjectIdOf } from '../work/queue/event-subjects.js';
import type { Fact, Scope } from '../db/scope.js';
import { unnest } from '../db/unnest.js';
import type { FailReason } from '../domain/stop.js';

/** Something that went wrong with an order. */
export type ShipperNews = {
  type: ShipperEvent;
  reason: FailReason | null;
  at: Date;
  reference: string;
  /** Where the order is delivered from, for its clock. */
  timezone: string | null;
};

/**
 * Inserts what the shippers of these orders have chosen to be told of. Resolves to the shippers who are to be told,
 * each once.
 */
export async function insertShipperNews(
  scope: Scope,
  concerned: readonly Extract<Fact, { type: 'shipper.concerned' }>[],
): Promise<string[]> {
  const events = concerned.map(({ event: id, kind: type, subject, data }) => ({ id, type, subject, data }));
  const { rows } = await sql<{ shipper: string }>`
    insert into shipper_news (tenant_id, event, shipper, order_id, type, reason, at)
    select o.tenant_id, e.id, s.id, o.id, e.type, e.data->>'failure_reason', ${scope.now}
    from (
      -- Before the join: under row-level security, no index is used for what is worked out in its condition.
      select e.*, ${subjectIdOf('order')} as order_id
      from ${unnest('e', events, { id: 'text', type: 'text', subject: 'text', data: 'jsonb' })} offset 0) e
    join orders o on o.tenant_id = ${scope.tenant.id} and o.id = e.order_id
    join shippers s on (s.tenant_id, s.id) = (o.tenant_id, o.shipper)
    where e.type = any(s.notify_events) and s.contact_email is not null and s.archived_at is null
    returning shipper`.execute(scope.trx);
  return [...new Set(rows.map(({ shipper }) => shipper))];
}

/** Returns when the oldest was noted that the shipper is still to be told; undefined if there is none. */
export async function findOldestNews(scope: Scope, shipper: string): Promise<Date | undefined> {
  const row = await scope.trx
    .selectFrom('shipper_news')
    .select('at')
    .where('shipper', '=', shipper)
    .where('message_key', 'is', null)
    .orderBy('at')
    .limit(1)
    .executeTakeFirst();
  return row?.at;
}

/** Takes the shipper's pending news for the message with this key, the oldest first, each once. */
export async function takeNews(scope: Scope, shipper: string, key: string): Promise<ShipperNews[]> {
  const { rows } = await sql<ShipperNews>`
    with taken as (
      update shipper_news set message_key = ${key}
      where tenant_id = ${scope.tenant.id} and shipper = ${shipper} and message_key is null
      returning order_id, event, type, reason, at
    )
    select t.type, t.reason, t.at, o.reference, d.timezone
    from taken t
    join orders o on (o.tenant_id, o.id) = (${scope.tenant.id}, t.order_id)
    left join depots d on (d.tenant_id, d.id) = (o.tenant_id, o.depot)
    order by t.at, t.event`.execute(scope.trx);
  return rows;
}
