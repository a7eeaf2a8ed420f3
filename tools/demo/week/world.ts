/** What the demo's week is about: its depots, shippers and orders, and what it expects each recipient to be texted. */
import { setTimeout as sleep } from 'node:timers/promises';
import { allOf, type Resources, unwrap, type WaypostClient } from '@waypost/client';
import { collect } from '../client.js';
import type { Mailbox } from '../mailbox.js';
import type { Report } from '../report.js';
import type { Order } from '../types.js';
import { insist } from '../world.js';

export type Week = {
  client: WaypostClient;
  mailbox: Mailbox;
  report: Report;
  /** Tells this week's references from those of another one. */
  stamp: string;
  depots: { croydon: string; bristol: string };
  vans: { croydon: string; bristol: string };
  shippers: [string, string, string];
  orders: Tracked[];
};

/** An order of the week, with the kinds of the texts that its recipient is to get, in their sequence. */
export type Tracked = { name: string; id: string; barcodes: string[]; texts: string[] };

/** How long to wait for anything. */
export const PATIENCE_MS = 120_000;

type Scan = Resources['ScanInput'];

const params = (order_id: string) => ({ params: { path: { order_id } } });

/** Returns an order as it is now. */
export async function orderOf({ client }: Week, { id }: Pick<Tracked, 'id'>): Promise<Order> {
  return unwrap(client.GET('/orders/{order_id}', params(id)));
}

/** Waits, at most two minutes, until an order is in one of these states. */
export async function untilStatus(week: Week, order: Tracked, ...wanted: Order['status'][]): Promise<Order> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const now = await orderOf(week, order);
    if (wanted.includes(now.status)) return now;
    insist(Date.now() < deadline, `${order.name} is still ${now.status} instead of ${wanted.join(' or ')}.`);
    await sleep(500);
  }
}

/** Scans pieces, all of which must be taken. Resolves to the warnings. */
export async function scanPieces(
  week: Week,
  barcodes: readonly string[],
  scan: Omit<Scan, 'barcode'>,
): Promise<NonNullable<Resources['ScanResult']['warnings']>> {
  const scans = barcodes.map((barcode) => ({ barcode, ...scan }));
  const result = await unwrap(week.client.POST('/scans', { body: { scans } }));
  const [rejected] = result.rejected;
  insist(
    rejected === undefined,
    `A scan of ${rejected?.barcode ?? ''} was rejected: ${rejected?.reason ?? ''}.`,
  );
  await checkPieces(week);
  return result.warnings ?? [];
}

/** Reads the barcodes of an order. */
export async function barcodesOf({ client }: Week, id: string): Promise<string[]> {
  const { data } = await unwrap(client.GET('/orders/{order_id}/pieces', params(id)));
  return data.map(({ barcode }) => barcode);
}

/**
 * Waits until the recipient was asked, and has them answer with the first slot offered. Resolves to the booked order.
 */
export async function answerFirst(week: Week, order: Tracked, kind = 'booking_request'): Promise<Order> {
  order.texts.push(kind);
  await untilTexted(week, order);
  await untilStatus(week, order, 'awaiting_reply');
  await unwrap(
    week.client.POST('/sandbox/replies', {
      body: { order: order.id, channel: 'sms', text: 'Option 1 please' },
    }),
  );
  const booked = await untilStatus(week, order, 'booked');
  order.texts.push('confirmation');
  return booked;
}

/** Waits until the recipient has got all the texts that are expected so far. */
async function untilTexted(week: Week, order: Tracked): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const texts = await textsOf(week, order);
    if (texts.length >= order.texts.length) return;
    insist(
      Date.now() < deadline,
      `${order.name}: of ${order.texts.join(', ')} only ${texts.join(', ')} came.`,
    );
    await sleep(500);
  }
}

/** Lists the kinds of the texts about an order, oldest first. */
async function textsOf({ client }: Week, { id }: Tracked): Promise<string[]> {
  const messages = await collect(
    allOf((page) => client.GET('/messages', { params: { query: { order: id, channel: 'sms', ...page } } })),
  );
  return messages.map(({ template }) => template).toReversed();
}

/** Checks that nobody was texted anything but what this week gave cause for, each once. */
export async function checkTexts(week: Week): Promise<number> {
  let count = 0;
  for (const order of week.orders) {
    await untilTexted(week, order);
    const texts = await textsOf(week, order);
    const same = texts.toSorted().join() === order.texts.toSorted().join();
    insist(same, `${order.name} was texted ${texts.join(', ')} instead of ${order.texts.join(', ')}.`);
    count += texts.length;
  }
  return count;
}

/** Piece's status → whether its last scan must say a depot or a vehicle; the other states need no scan. */
const SEEN_AT: Partial<Record<Resources['Piece']['status'], 'depot' | 'vehicle'>> = {
  at_depot: 'depot',
  on_van: 'vehicle',
};

/** Checks that each piece belongs to one order, and is somewhere. */
export async function checkPieces({ client, orders }: Week): Promise<void> {
  const owners = new Map<string, string>();
  const found = await Promise.all(
    orders.map(async ({ id, name }) => {
      const { data } = await unwrap(client.GET('/orders/{order_id}/pieces', params(id)));
      return data.map((piece) => ({ ...piece, name }));
    }),
  );
  for (const { barcode, status, last_scan: seen, name } of found.flat()) {
    insist(!owners.has(barcode), `Piece ${barcode} belongs to ${owners.get(barcode) ?? ''} and to ${name}.`);
    owners.set(barcode, name);
    const where = SEEN_AT[status];
    insist(
      where === undefined || Boolean(seen?.[where]),
      `Piece ${barcode} of ${name} is ${status}, but has no location.`,
    );
  }
  const labels = orders.flatMap(({ barcodes }) => barcodes);
  const lost = labels.find((barcode) => !owners.has(barcode));
  insist(lost === undefined && labels.length === owners.size, `Piece ${lost ?? ''} belongs to no order.`);
}
