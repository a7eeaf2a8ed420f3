/** Step 1: a depot with its zone and slots, vans, drivers, shippers, a webhook endpoint; then the orders. */
import { unwrap, type WaypostClient } from '@waypost/client';
import { weekdayOf } from '@waypost/base/local-time';
import { groupsOf } from './answers.js';
import { eachOf } from './client.js';
import type { DayFile } from './day-file.js';
import type { Receiver } from './receiver.js';
import type { Report } from './report.js';
import { type EventType, sameHours, type Parcel, type Window } from './types.js';
import { insist } from './world.js';

/** Requests under way at once. */
export const WIDTH = 8;

/** This number from Ofcom's drama range automatically accepts the first offer of a booking request. */
const ACCEPTS_BY_ITSELF = '+447700900001';

/** Returns the distinct windows of the day. */
export function windowsOf(file: DayFile): Window[] {
  const all = file.orders.map(({ window }) => window);
  return all.filter((window, index) => all.findIndex((other) => sameHours(other, window)) === index);
}

/**
 * Creates the depot and its slots, Monday to Saturday. Each window has exactly the capacity the day needs, so that it
 * fills up; other weekdays have room for everybody.
 */
export async function makeDepot(client: WaypostClient, file: DayFile, date: string): Promise<string> {
  const { id } = await unwrap(client.POST('/depots', { body: file.depot }));
  const params = { path: { depot_id: id } };
  const zones = { data: [{ name: 'Everywhere', postcode_prefixes: [''] }] };
  await unwrap(client.PUT('/depots/{depot_id}/zones', { params, body: zones }));
  const wanting = (window: Window) => file.orders.filter((order) => sameHours(order.window, window)).length;
  const windows = [1, 2, 3, 4, 5, 6].flatMap((weekday) =>
    windowsOf(file).map((window) => ({
      weekday,
      ...window,
      capacity: weekday === weekdayOf(date) ? wanting(window) : file.orders.length,
    })),
  );
  const body = { windows, overrides: [] };
  await unwrap(client.PUT('/depots/{depot_id}/slot-schedule', { params, body }));
  return id;
}

/** Creates the depot's vans and drivers from the file. Resolves to the ids of the vans, and of those who can drive. */
export async function makeFleet(client: WaypostClient, file: DayFile, depot: string) {
  const vehicles = await eachOf(file.vehicles, WIDTH, async (vehicle) => {
    const { id } = await unwrap(client.POST('/vehicles', { body: { ...vehicle, depot } }));
    return id;
  });
  const people = await eachOf(file.drivers, WIDTH, async (person) =>
    unwrap(client.POST('/drivers', { body: { ...person, depot } })),
  );
  return { vehicles, drivers: people.filter(({ role }) => role === 'driver').map(({ id }) => id) };
}

/** Creates the shippers and returns their ids by the names in the file. Those without `booking` book automatically. */
export async function makeShippers(client: WaypostClient, file: DayFile): Promise<Map<string, string>> {
  const made = await eachOf(file.shippers, WIDTH, async (name) => {
    const { id } = await unwrap(client.POST('/shippers', { body: { name } }));
    return [name, id] as const;
  });
  return new Map(made);
}

/** Subscribes the receiver to these events. Resolves to the endpoint's id. */
export async function makeEndpoint(
  client: WaypostClient,
  receiver: Receiver,
  events: readonly EventType[],
): Promise<string> {
  const body = { url: receiver.url, events: [...events] };
  const made = await unwrap(client.POST('/webhook-endpoints', { body }));
  receiver.setSecret(made.secret);
  return made.id;
}

/**
 * Places the orders, each with its own reference, and reads the barcodes of their pieces. One recipient of the first
 * window gets a number that answers automatically.
 */
export async function placeOrders(
  client: WaypostClient,
  file: DayFile,
  of: { depot: string; shippers: ReadonlyMap<string, string>; date: string; report: Report },
): Promise<Map<string, Parcel>> {
  const stamp = Date.now().toString(36);
  const firstWindow = groupsOf(windowsOf(file))[0]?.[0];
  const automatic = file.orders.find(({ window }) => firstWindow && sameHours(window, firstWindow));
  let placed = 0;
  const parcels = await eachOf(file.orders, WIDTH, async (entry): Promise<Parcel> => {
    const { recipient } = entry.body;
    const shipper = of.shippers.get(entry.shipper);
    insist(shipper !== undefined, `The file has no shipper ${entry.shipper}.`);
    const body = {
      ...entry.body,
      recipient: entry === automatic ? { ...recipient, phone: ACCEPTS_BY_ITSELF } : recipient,
      reference: `${entry.body.reference}-${stamp}`,
      shipper,
      depot: of.depot,
    };
    const key = `demo-${body.reference}`.slice(-64);
    const place = () =>
      unwrap(client.POST('/orders', { params: { header: { 'Idempotency-Key': key } }, body }));
    const order = await place();
    if (placed === 0) {
      const again = await place();
      insist(
        again.id === order.id,
        'A repeated POST /orders with the same Idempotency-Key created another order.',
      );
    }
    const params = { path: { order_id: order.id } };
    const pieces = await unwrap(client.GET('/orders/{order_id}/pieces', { params }));
    placed += 1;
    of.report.progress('orders placed', placed, file.orders.length);
    const located = typeof order.recipient.address?.latitude === 'number';
    insist(located, `Order ${order.reference} has no position.`);
    return {
      id: order.id,
      reference: entry.body.reference,
      wanted: { date: of.date, ...entry.window },
      answersByItself: entry === automatic,
      barcodes: pieces.data.map(({ barcode }) => barcode),
    };
  });
  return new Map(parcels.map((parcel) => [parcel.id, parcel]));
}
