/**
 * What the rows say about an outbox row's subject, read when the row is claimed. This is newer than the row itself,
 * so that what Temporal hears last matches the rows. Runs under the system's role; ids, statuses and times only.
 */
import { sql } from 'kysely';
import type { SentEventType } from '../../contracts/events.js';
import { type Attention, ORDER_ATTENTION_KINDS } from '../../domain/attention.js';
import type { OrderStatus } from '../../domain/states/order.js';
import { subjectIdOf } from './event-subjects.js';
import { selectAttention, attentionRank } from './attention.js';

/** The subject of a delivery, by which operators find its workflow. */
export type DeliveryContext = {
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
export type MessagesContext = { messages: number; order: string | null; summary: string };

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
