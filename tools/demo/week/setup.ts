/** Sets up the demo's week: two depots with a van each, three shippers, and their orders. */
import { type Resources, unwrap, type WaypostClient } from '@waypost/client';
import { createMailbox } from '../mailbox.js';
import type { Report } from '../report.js';
import { barcodesOf, type Tracked, type Week } from './world.js';

const WEEKDAYS = [1, 2, 3, 4, 5, 6];

/** Where the orders of each depot go. */
const DOORS = {
  croydon: { line1: '164 Lark Crescent', town: 'Croydon', postcode: 'CR0 3NG' },
  bristol: { line1: '12 Park Street', town: 'Bristol', postcode: 'BS1 5HX' },
};
/** Of Ofcom's drama range, after the numbers that the sandbox answers by itself. */
const FIRST_NUMBER = 7_700_900_600;

/** Creates depots, vans, drivers and shippers. */
export async function setUpWeek(client: WaypostClient, report: Report): Promise<Week> {
  const croydon = await makeBase(client, 'Croydon', { ...DOORS.croydon, line1: '1 Depot Way' }, 1);
  const bristol = await makeBase(client, 'Bristol', { ...DOORS.bristol, line1: '1 Dock Road' }, 2);
  const shipper = async (name: string) => (await unwrap(client.POST('/shippers', { body: { name } }))).id;
  return {
    ...{ client, report, stamp: Date.now().toString(36), orders: [] },
    mailbox: createMailbox(client, new Date().toISOString()),
    depots: { croydon: croydon.depot, bristol: bristol.depot },
    vans: { croydon: croydon.van, bristol: bristol.van },
    shippers: [await shipper('Hearth & Home'), await shipper('Loft Living'), await shipper('Old Oak')],
  };
}

async function makeBase(
  client: WaypostClient,
  name: string,
  address: Resources['DepotInput']['address'],
  turn: number,
): Promise<{ depot: string; van: string }> {
  const opening = { from: '06:30', to: '21:00' };
  const { id: depot } = await unwrap(client.POST('/depots', { body: { name, address, opening } }));
  const path = { depot_id: depot };
  const zones = { data: [{ name: 'Everywhere', postcode_prefixes: [''] }] };
  await unwrap(client.PUT('/depots/{depot_id}/zones', { params: { path }, body: zones }));
  const windows = WEEKDAYS.map((weekday) => ({ weekday, from: '08:00', to: '18:00', capacity: 50 }));
  const schedule = { windows, overrides: [] };
  await unwrap(client.PUT('/depots/{depot_id}/slot-schedule', { params: { path }, body: schedule }));
  const van = { name: `${name} 1`, depot, capacity_m3: 20, capacity_kg: 1500, crew: 2 as const };
  const { id } = await unwrap(client.POST('/vehicles', { body: van }));
  const driver = { name: `Driver of ${name}`, phone: `+44${FIRST_NUMBER + 90 + turn}`, depot };
  await unwrap(client.POST('/drivers', { body: driver }));
  return { depot, van: id };
}

/** Differences of an order of the week from a single piece of the first shipper for Croydon. */
export type Wanted = Pick<Resources['OrderInput'], 'type' | 'exchange_for' | 'deliver_from'> & {
  at?: keyof Week['depots'];
  shipper?: 0 | 1 | 2;
  pieces?: number;
};

/** Places an order of the week. */
export async function place(
  week: Week,
  name: string,
  { at = 'croydon', shipper = 0, pieces = 1, ...fields }: Wanted = {},
): Promise<Tracked> {
  const number = week.orders.length;
  const body = {
    shipper: week.shippers[shipper],
    depot: week.depots[at],
    reference: `${name.toUpperCase().replaceAll(' ', '-')}-${week.stamp}`,
    recipient: { name: `Recipient ${number + 1}`, phone: `+44${FIRST_NUMBER + number}`, address: DOORS[at] },
    items: [{ description: name, pieces, weight_kg: 20 * pieces, volume_m3: 0.5 * pieces }],
    ...fields,
  };
  const { id } = await unwrap(week.client.POST('/orders', { body }));
  const order = { name, id, barcodes: await barcodesOf(week, id), texts: [] };
  week.orders.push(order);
  return order;
}
