/** Rows of what shippers are to be told; `src/db/shipper-news.ts` writes them with their events. Queries only. */
import { sql } from 'kysely';
import type { ShipperEvent } from '../contracts/events.js';
import type { Scope } from '../db/scope.js';
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

/** Takes what the shipper is still to be told for the message with this key, the oldest first: each is taken once. */
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
