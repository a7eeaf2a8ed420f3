/** Conversations with recipients for tests: orders that are ready, activities over channels that only note what is sent. */
import { createMessagingActivities } from '../../activities/messaging.js';
import { createReplyActivities } from '../../activities/replies.js';
import {
  type EmailMessage,
  type Messaging,
  ProviderRefused,
  type SmsMessage,
} from '../../src/adapters/messaging/index.js';
import { understandReply } from '../../src/replies/understand.js';
import type { OrderNews } from '../../src/contracts/workflows.js';
import type { Client, TestApi } from './api.js';
import { makeOrder, scanIn, type Setup } from './day.js';
import { type Outage, withOutages } from './outages.js';

/** A Tuesday morning; the default schedule has slots from Monday to Saturday. */
export const TUESDAY = new Date('2026-03-10T10:00:00Z');

export type Sent = { sms: SmsMessage[]; email: EmailMessage[] };

/** Channels that note what is sent. Refusals, breakdowns and answers are set by recipient. */
export function recordingMessaging() {
  const sent: Sent = { sms: [], email: [] };
  const behaviour = {
    refused: new Map<string, 'undeliverable' | 'opted_out'>(),
    broken: new Set<string>(),
    answers: new Map<string, string>(),
    /** Recipients whose messages the provider keeps waiting until this resolves. */
    slow: new Map<string, Promise<unknown>>(),
  };
  const take = async <Message extends { id: string; to: string }>(list: Message[], message: Message) => {
    await behaviour.slow.get(message.to);
    const code = behaviour.refused.get(message.to);
    if (code) throw new ProviderRefused(code);
    if (behaviour.broken.has(message.to)) throw new Error('the provider is down');
    list.push(message);
    return { provider_id: `prv_${message.id}`, auto_reply: behaviour.answers.get(message.to) ?? null };
  };
  const channels = {
    sms: { send: (message: SmsMessage) => take(sent.sms, message) },
    email: { send: (message: EmailMessage) => take(sent.email, message) },
  };
  const messaging: Messaging = {
    forMode: () => channels,
    isSlow: () => false,
    close: () => Promise.resolve(),
  };
  return { messaging, sent, behaviour };
}

/** The activities of conversations over these channels, on a database that may have outages. */
export function conversationActivities(
  api: TestApi,
  messaging: Messaging,
  nextOutage: () => Outage | undefined = () => undefined,
) {
  const deps = {
    source: withOutages(api.foundation.source, nextOutage),
    messaging,
    senders: { sms: '+447700900999', email: 'Waypost <bookings@example.com>' },
    loadReader: () => Promise.resolve(understandReply),
    heartbeat: () => undefined,
  };
  return { ...createMessagingActivities(deps), ...createReplyActivities(deps) };
}

/** An order whose goods are in. */
export async function scannedOrder(client: Client, setup: Setup, overrides: Record<string, unknown> = {}) {
  const order = await makeOrder(client, setup.shipper, overrides);
  await scanIn(client, order);
  return order;
}

/** What the order's workflow was told, in sequence. */
export async function told(api: TestApi, order: string): Promise<OrderNews[]> {
  const { rows } = await api.owner.query(
    `select payload from outbox where topic = 'order.signal' and subject = $1 order by seq`,
    [order],
  );
  const others = ['order', 'status', 'depot', 'courier', 'mode'];
  // What is left of a signal without what the order is, and whose, is the news.
  return rows.map(
    ({ payload }) =>
      Object.fromEntries(Object.entries(payload).filter(([name]) => !others.includes(name))) as OrderNews,
  );
}

/** The latest booking request of an order, as stored. */
export async function latestRequest(api: TestApi, order: string) {
  const { rows } = await api.owner.query(
    'select *, offer_from::text as offer_from from booking_requests where order_id = $1 order by created_at desc, id desc limit 1',
    [order],
  );
  return rows[0];
}

/** Types of the events about a subject, in sequence. */
export async function eventsOf(api: TestApi, subject: string): Promise<{ type: string; data: any }[]> {
  return (await api.owner.query('select type, data from events where subject = $1 order by id', [subject]))
    .rows;
}

/** The schedule of one window a day, Monday to Saturday, with this many places. */
export function oneWindow(capacity: number) {
  return {
    windows: [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: '08:00', to: '12:00', capacity })),
    overrides: [],
  };
}
