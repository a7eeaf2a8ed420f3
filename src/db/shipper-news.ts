/** Records the news that shippers get by email, together with the events that cause it. */
import { sql } from 'kysely';
import { type EventType, SHIPPER_EVENTS } from '../contracts/events.js';
import { subjectIdOf } from './event-subjects.js';
import type { Scope } from './scope.js';

/**
 * Records those of these stored events that the shippers of their orders subscribe to, and returns the shippers, each
 * once.
 */
export async function recordShipperNews(
  scope: Scope,
  events: readonly { id: string; type: EventType }[],
): Promise<string[]> {
  const types: readonly EventType[] = SHIPPER_EVENTS;
  const ids = events.filter(({ type }) => types.includes(type)).map(({ id }) => id);
  if (ids.length === 0) return [];
  const { rows } = await sql<{ shipper: string }>`
    insert into shipper_news (tenant_id, event, shipper, order_id, type, reason, at)
    select e.tenant_id, e.id, s.id, o.id, e.type, e.data->>'failure_reason', e.created_at
    from (
      -- Before the join: under row-level security, no index is used for what is worked out in its condition.
      select e.*, ${subjectIdOf('order')} as order_id from events e
      where e.tenant_id = ${scope.tenant.id} and e.id = any(${ids}) offset 0) e
    join orders o on o.tenant_id = e.tenant_id and o.id = e.order_id
    join shippers s on (s.tenant_id, s.id) = (o.tenant_id, o.shipper)
    where e.type = any(s.notify_events) and s.contact_email is not null and s.archived_at is null
    returning shipper`.execute(scope.trx);
  return [...new Set(rows.map(({ shipper }) => shipper))];
}
