/**
 * What the rows say about an outbox row's subject, read when the row is claimed. This is newer than the row itself,
 * so that what Temporal hears last matches the rows. Runs under the system's role; ids, references, statuses and
 * times only.
 */
import { sql } from 'kysely';
import type { EventType } from '../contracts/events.js';
import type { OrderFacts } from '../domain/attention.js';
import { subjectIdOf } from './event-subjects.js';

/** What a delivery is about, by which operators find its workflow. */
export type DeliveryContext = {
  endpoint: string;
  type: EventType;
  order: string | null;
  run: string | null;
};

/** Facts of an order, and the names people know it by. */
export type OrderContext = OrderFacts & { reference: string; shipper: string };

/** Facts of the order `o`: see domain/attention.ts. */
const ORDER = sql<OrderContext>`jsonb_build_object(
  'reference', o.reference,
  'shipper', (select s.name from shippers s where (s.tenant_id, s.id) = (o.tenant_id, o.shipper)),
  'status', o.status,
  'left_to_office', o.left_to_office,
  'review_since', (
    select min(r.received_at) from replies r
    where (r.tenant_id, r.order_id) = (o.tenant_id, o.id) and r.outcome = 'needs_review'),
  'request', (
    select jsonb_build_object('status', b.status, 'since', coalesce(b.status_at, b.asked_at, b.created_at))
    from booking_requests b where (b.tenant_id, b.order_id) = (o.tenant_id, o.id)
    order by b.created_at desc, b.id desc limit 1))`;

const DELIVERY = sql<DeliveryContext>`jsonb_build_object(
  'endpoint', d.endpoint,
  'type', e.type,
  'order', ${subjectIdOf('order')},
  'run', ${subjectIdOf('run')})`;

/** Facts of the row `claimed`, null where none are needed. */
export const CONTEXT = sql`case claimed.topic
  when 'order.signal' then (
    select ${ORDER} from orders o where (o.tenant_id, o.id) = (claimed.tenant_id, claimed.subject))
  when 'webhook.delivery' then (
    select ${DELIVERY} from webhook_deliveries d join events e on (e.tenant_id, e.id) = (d.tenant_id, d.event)
    where (d.tenant_id, d.id) = (claimed.tenant_id, claimed.payload->>'delivery'))
  end`;
