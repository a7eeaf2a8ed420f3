/**
 * Conversations with recipients for tests: orders that are ready, and activities over channels that only record what is
 * sent.
 */
import { createMessagingActivities } from '../../activities/messaging.js';
import { createReplyActivities } from '../../activities/replies.js';
import type { Wait } from '../../src/contracts/workflows.js';
import {
  type EmailMessage,
  type Messaging,
  NotSent,
  ProviderRefused,
  type SmsMessage,
  unlimitedPermits,
} from '../../src/adapters/messaging/index.js';
import type { Channel } from '../../src/domain/sending.js';
import { createLogger } from '../../src/runtime/logger.js';
import { understandReply } from '@waypost/reply-reader/understand';
import { wholeLink } from '../../src/records/acting-links.js';
import { findOrder } from '../../src/records/orders/rows.js';
import { ownLink } from '../../src/records/orders/tracking.js';
import type { OrderUpdate } from '../../src/contracts/workflows.js';
import type { Client, TestApi } from './api.js';
import { ADDRESS, makeOrder, scanIn, type Setup } from './day.js';
import { type Outage, withOutages } from './outages.js';

/** A Tuesday morning; the default schedule has slots from Monday to Saturday. */
/** What an activity resolves to that has something to send at `until`, and not now. */
export const waiting = (
  now: Date | string,
  until: Date | string,
  because: Wait['because'] = 'quiet_hours',
) => ({
  wait: { ms: new Date(until).getTime() - new Date(now).getTime(), because },
});

export const TUESDAY = new Date('2026-03-10T10:00:00Z');

export type Sent = { sms: SmsMessage[]; email: EmailMessage[] };

/** Returns channels that record what is sent. Refusals, outages and answers are set per recipient. */
export function recordingMessaging() {
  const sent: Sent = { sms: [], email: [] };
  const behaviour = {
    refused: new Map<string, 'undeliverable' | 'opted_out'>(),
    broken: new Set<string>(),
    /** Recipients whose messages the provider takes, and then cuts the line. */
    cut: new Set<string>(),
    answers: new Map<string, string>(),
    /** Recipients whose messages the provider delays until the promise resolves. */
    slow: new Map<string, Promise<unknown>>(),
  };
  const take = async <Message extends { id: string; to: string }>(list: Message[], message: Message) => {
    await behaviour.slow.get(message.to);
    const code = behaviour.refused.get(message.to);
    if (code) throw new ProviderRefused(code);
    if (behaviour.broken.has(message.to)) throw new NotSent('the provider is down');
    list.push(message);
    if (behaviour.cut.has(message.to)) throw new Error('the line was cut');
    return { provider_id: `prv_${message.id}`, auto_reply: behaviour.answers.get(message.to) ?? null };
  };
  const channels = {
    sms: { send: (message: SmsMessage) => take(sent.sms, message) },
    email: { send: (message: EmailMessage) => take(sent.email, message) },
    permits: { sms: unlimitedPermits(), email: unlimitedPermits() },
  };
  const messaging: Messaging = {
    forMode: () => channels,
    close: () => Promise.resolve(),
  };
  return { messaging, sent, behaviour };
}

/** Returns the activities of conversations over these channels, on a database that may have outages. */
export function conversationActivities(
  api: TestApi,
  messaging: Messaging,
  nextOutage: () => Outage | undefined = () => undefined,
) {
  const deps = {
    source: withOutages(api.foundation.source, nextOutage),
    messaging,
    geocoder: { locate: () => Promise.resolve(null) },
    senders: { sms: '+447700900999', email: 'Waypost <bookings@example.com>' },
    loadReader: () => Promise.resolve(understandReply),
    heartbeat: () => undefined,
    logger: createLogger('test', 'silent'),
  };
  const activities = { ...createMessagingActivities(deps), ...createReplyActivities(deps) };

  /**
   * Sends what is queued in the tenant, or about one of its orders, as the workflows of all its causes do. Resolves to
   * the shortest wait; rejects as the first does that fails.
   */
  async function deliverQueued({
    tenant,
    order,
    channel,
  }: {
    tenant: string;
    order?: string;
    channel?: Channel;
  }) {
    const { rows } = await api.owner.query<{ cause: string }>(
      `select cause from messages where tenant_id = $1 and status = 'queued' and ($2::text is null or order_id = $2)
       group by cause order by min(created_at), cause`,
      [tenant, order ?? null],
    );
    const waits: Wait[] = [];
    const failures: unknown[] = [];
    for (const { cause } of rows) {
      try {
        const { wait } = await activities.deliverMessages({ tenant, cause, ...(channel && { channel }) });
        if (wait) waits.push(wait);
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
    return { wait: waits.toSorted((a, b) => a.ms - b.ms)[0] ?? null };
  }

  return { ...activities, deliverQueued };
}

/** Creates an order whose goods are in the depot; a recipient without an address lives at the usual one. */
export async function scannedOrder(
  client: Client,
  setup: Setup,
  { recipient, ...others }: Record<string, unknown> = {},
) {
  const order = await makeOrder(client, setup.shipper, {
    ...others,
    ...(recipient ? { recipient: { address: ADDRESS, ...recipient } } : {}),
  });
  await scanIn(client, order);
  return order;
}

/** Returns what the order's workflow was told, in order. */
export async function told(api: TestApi, order: string): Promise<OrderUpdate[]> {
  const { rows } = await api.owner.query(
    `select payload from outbox where topic = 'order.signal' and subject = $1 order by seq`,
    [order],
  );
  const others = ['order', 'status', 'depot', 'courier', 'mode'];
  // The news is the signal without the order's id and tenant.
  return rows.map(
    ({ payload }) =>
      Object.fromEntries(Object.entries(payload).filter(([name]) => !others.includes(name))) as OrderUpdate,
  );
}

/** Returns the latest booking request of an order, as stored, and the token of its page, which is not. */
export async function latestRequest(api: TestApi, order: string) {
  const { rows } = await api.owner.query(
    'select *, offer_from::text as offer_from from booking_requests where order_id = $1 order by created_at desc, id desc limit 1',
    [order],
  );
  const [row] = rows;
  const { vault } = api.foundation.source.deployment;
  return row && { ...row, token: vault.sign(`booking/${row.tenant_id}/${row.id}`) };
}

/** Returns the path of the recipient's own link, as messages to them have it. */
export async function ownPath(client: Client, order: string): Promise<string> {
  const path = await client.scoped(async (scope) => {
    const row = await findOrder(scope, order);
    const link = row && (await ownLink(scope, row));
    return link && wholeLink(scope.deployment.vault, link);
  });
  if (!path) throw new Error(`order ${order} has no pages`);
  return new URL(path).pathname;
}

/** Returns the types of the events about a subject, in order. */
export async function eventsOf(api: TestApi, subject: string): Promise<{ type: string; data: any }[]> {
  return (await api.owner.query('select type, data from events where subject = $1 order by id', [subject]))
    .rows;
}

/** Returns a schedule of one window a day, Monday to Saturday, with this capacity. */
export function oneWindow(capacity: number) {
  return {
    windows: [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: '08:00', to: '12:00', capacity })),
    overrides: [],
  };
}
