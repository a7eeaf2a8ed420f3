/**
 * What a message of each kind is sent for: its cause. Nobody is sent two messages by the same channel for one cause,
 * whatever failed in between. Causes are read from what messages say and from the records that they are about; a key
 * that keeps a message from being made twice counts only where it is the one name of what it was made for.
 */
import { ASKING_KINDS, type TemplateKind } from '../../src/domain/template-kinds.js';

/** Kinds of messages without templates: the office's words to drivers, and emails to shippers, contacts and owners. */
type NoticeKind =
  | 'driver_message'
  | 'shipper_news'
  | 'endpoint_disabled'
  | 'work_parked'
  | 'access_changed'
  | 'driver_locked'
  | 'texts_stopped'
  | 'retention_shortened';

/**
 * Kinds that share their causes, in SQL over a row `m` of messages. `about` tells one thing that is written about from
 * the next. `causes` counts the causes that there were to write about it; one where it is left out.
 */
type Cause = {
  kinds: readonly (TemplateKind | NoticeKind)[];
  about: string;
  causes?: string;
};

/** Returns the number of events of this type of the message's order. */
const eventsOf = (type: string) =>
  `(select count(*) from events e where (e.tenant_id, e.subject, e.type) = (m.tenant_id, m.order_id, '${type}'))`;
/** Returns a part of the message's key, from 1. */
const keyPart = (number: number) => `split_part(m.dedupe_key, '/', ${number})`;

/** Every kind once. */
export const CAUSES: readonly Cause[] = [
  {
    // Each offer of a request is made once, whether or not a visit was called off before.
    kinds: ASKING_KINDS.filter((kind) => kind !== 'reminder' && kind !== 'clarification'),
    about: `coalesce(m.request, m.order_id || ' called off')`,
    causes: `case when m.request is null then ${eventsOf('order.unbooked')} else (
      select r.offers_made from booking_requests r where (r.tenant_id, r.id) = (m.tenant_id, m.request)) end`,
  },
  // A request is remembered once, and asks back once, however many offers it has made.
  { kinds: ['reminder', 'clarification'], about: `m.kind || m.request` },
  {
    kinds: ['confirmation'],
    about: 'm.order_id',
    causes: `${eventsOf('order.booked')} + ${eventsOf('order.released')}`,
  },
  { kinds: ['on_hold'], about: 'm.order_id', causes: eventsOf('order.held') },
  {
    // A stop's window, from the moment at which it became that one.
    kinds: ['narrowed_window', 'window_changed'],
    about: `concat_ws(' ', m.tells ->> 'stop', m.tells ->> 'since', m.tells ->> 'window')`,
  },
  // The request that is talked about, or the order.
  { kinds: ['acknowledgement'], about: keyPart(1) },
  { kinds: ['next_stop'], about: `m.tells ->> 'stop'` },
  // A stop, or an order, which is cancelled once.
  { kinds: ['visit_failed', 'cancelled'], about: keyPart(2) },
  { kinds: ['delivered'], about: 'm.order_id' },
  // A call of the office, or a reply that it answers, and the order.
  { kinds: ['message'], about: `${keyPart(1)} || ' ' || m.order_id` },
  { kinds: ['run_published'], about: `concat_ws(' ', m.tells ->> 'run', m.tells ->> 'driver')` },
  {
    // Whom or what it is about, and the event that asked for it.
    kinds: [
      'driver_invite',
      'driver_message',
      'portal_invite',
      'shipper_news',
      'endpoint_disabled',
      'work_parked',
      'access_changed',
      'driver_locked',
      'texts_stopped',
      'retention_shortened',
    ],
    about: `${keyPart(2)} || ' ' || ${keyPart(3)}`,
  },
];

/** Returns the SQL expression that is, for the kind of a message, what `each` gives for its cause. */
const byKind = (each: (cause: Cause) => string) =>
  `case ${CAUSES.map(
    (cause) => `when m.kind in (${cause.kinds.map((kind) => `'${kind}'`).join(', ')}) then ${each(cause)}`,
  ).join('\n      ')} end`;

/** Lists messages beyond the causes that there were for them, and those of a kind that has none here. */
export const SENT_FOR_NOTHING = `
  select tenant_id, string_agg(distinct kind, ', ') as kind, channel, about, count(*), min(causes) as causes
  from (
    select m.tenant_id, m.kind, m.channel, lower(m.recipient) as recipient,
      ${byKind(({ kinds: [first] }) => `'${String(first)}'`)} as family,
      ${byKind(({ about }) => about)} as about,
      ${byKind(({ causes = '1' }) => causes)} as causes
    from messages m) told
  group by tenant_id, channel, recipient, family, about
  having count(*) > min(causes) or family is null or about is null`;
