/** Metrics over all tenants, for the relay, under the system's role. */
import { sql } from 'kysely';
import type { Mode } from '../domain/access.js';
import type { Channel } from '../domain/sending.js';
import type { BookedBy } from '../domain/slots.js';
import type { MessageStatus } from '../domain/states/message.js';
import type { Database } from '../db/client.js';

export type MessageCount = { mode: Mode; channel: Channel; status: MessageStatus; count: number };
export type BookingCount = { mode: Mode; how: BookedBy; count: number };

/** Counts the messages of the last 24 hours, and those of any age that are queued, or unknown and not settled. */
export async function countMessages(db: Database): Promise<MessageCount[]> {
  const { rows } = await sql<MessageCount>`
    select t.mode, m.channel, m.status, count(*)::integer as count
    from tenants t join (
      select tenant_id, channel, status from tenants each cross join lateral (
        select tenant_id, channel, status from messages
        where tenant_id = each.id and created_at > now() - interval '24 hours' offset 0) recent
      union all
      select tenant_id, channel, status from messages
      where status = 'queued' and created_at <= now() - interval '24 hours'
      union all
      select tenant_id, channel, status from messages
      where status = 'unknown' and not settled and created_at <= now() - interval '24 hours'
    ) m on m.tenant_id = t.id
    group by 1, 2, 3`.execute(db);
  return rows;
}

/** Counts the bookings of the last 24 hours. */
export async function countBookings(db: Database): Promise<BookingCount[]> {
  const { rows } = await sql<BookingCount>`
    select t.mode, b.booked_by as how, count(*)::integer as count
    from bookings b join tenants t on t.id = b.tenant_id
    where b.created_at > now() - interval '24 hours'
    group by 1, 2`.execute(db);
  return rows;
}
