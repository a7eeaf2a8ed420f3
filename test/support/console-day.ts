/** A small day in the demo courier's sandbox, for tests that live it in the console. */
import { createClient, unwrap, type WaypostClient } from '@waypost/client';
import { comingWeekday, orderBody } from './day.js';

/** Says something unclear by itself when it is asked; cannot be delivered to. */
const UNCLEAR = '+447700900004';
const UNDELIVERABLE = '+447700900006';

const PLACES = [
  ['14 Church Lane', 'Croydon', 'CR0 4XZ'],
  ['8 Mill Road', 'Croydon', 'CR0 4XZ'],
  ['132 Rose Lane', 'London', 'SE2 9NL'],
  ['6 Station Road', 'London', 'SE2 9NL'],
  ['41 High Street', 'Croydon', 'CR0 4XZ'],
  ['2 The Green', 'London', 'SE2 9NL'],
  ['5 Mill Road', 'Croydon', 'CR0 4XZ'],
] as const;

export type ConsoleDay = {
  client: WaypostClient;
  date: string;
  depot: string;
  shipper: string;
  /**
   * The reference of the order that needs a crew of two, of one that needs none, and of the one whose reply is unclear.
   */
  heavy: string;
  light: string;
  /** One that is put on a route of its own. */
  spare: string;
  /** One whose slot is in the evening; the others' are in the morning. */
  evening: string;
  unclear: string;
  /** One that could not be asked, and one that could not be told its slot. */
  unasked: { id: string; reference: string };
  untold: { id: string; reference: string };
};

/**
 * Two vans have a crew of two, and there are a third driver and a mate, by whom vans are staffed; seven orders are
 * booked, and somebody's answer waits for a person.
 */
export async function makeConsoleDay(baseUrl: string, key: string): Promise<ConsoleDay> {
  const client = createClient({ baseUrl, key });
  // Later than what is offered first, on which the reply in doubt is booked: in the evening in two days, on Monday if
  // that is a Sunday.
  const date = comingWeekday(4);
  const depot = await unwrap(
    client.POST('/depots', {
      body: {
        name: 'Console depot',
        address: { line1: '1 Depot Way', town: 'Croydon', postcode: 'CR0 4XZ' },
        opening: { from: '06:30', to: '21:00' },
      },
    }),
  );
  const shipper = await unwrap(
    client.POST('/shippers', { body: { name: 'Oak & Ash', booking: { automatic: false } } }),
  );
  for (const number of [1, 2, 3]) {
    const fleet = { depot: depot.id };
    const capacity = { capacity_kg: 1_500, capacity_m3: 20 };
    if (number < 3) {
      await unwrap(
        client.POST('/vehicles', { body: { name: `Van ${number}`, crew: 2, ...capacity, ...fleet } }),
      );
    }
    const driver = { name: `Driver ${number}`, phone: `+44770090005${number}` };
    await unwrap(client.POST('/drivers', { body: { ...driver, ...fleet } }));
  }
  await unwrap(client.PATCH('/settings', { body: { planning: { staffing: 'people' } } }));
  const mate = { name: 'Mate 1', phone: '+447700900054', role: 'mate' as const, depot: depot.id };
  await unwrap(client.POST('/drivers', { body: mate }));
  const references: string[] = [];
  for (const [index, [line1, town, postcode]] of PLACES.entries()) {
    const order = await make(client, shipper.id, depot.id, {
      recipient: {
        name: `Recipient ${index}`,
        phone: `+44770090060${index}`,
        address: { line1, town, postcode },
      },
      service: { crew: index === 0 ? 2 : 1 },
    });
    const isLast = index === PLACES.length - 1;
    const slot = { date, ...(isLast ? { from: '16:00', to: '20:00' } : { from: '08:00', to: '12:00' }) };
    await unwrap(
      client.POST('/bookings', { body: { order: order.id, slot, notify: false, override: true } }),
    );
    references.push(order.reference);
  }
  const [unasked, untold] = await Promise.all(
    ['Nora Number', 'Walt Wrong'].map((name) =>
      make(client, shipper.id, depot.id, {
        recipient: {
          name,
          phone: UNDELIVERABLE,
          address: { line1: '7 Park Road', town: 'Croydon', postcode: 'CR0 4XZ' },
        },
      }),
    ),
  );
  if (!unasked || !untold) throw new Error('Two orders were to be made.');
  await unwrap(client.POST('/bookings/requests', { body: { orders: [unasked.id], channels: ['sms'] } }));
  const later = comingWeekday(9);
  const free = { date: later, from: '08:00', to: '12:00' };
  await unwrap(client.POST('/bookings', { body: { order: untold.id, slot: free, override: true } }));
  const asked = await make(client, shipper.id, depot.id, {
    recipient: {
      name: 'Una Clear',
      phone: UNCLEAR,
      address: { line1: '3 Park Road', town: 'Croydon', postcode: 'CR0 4XZ' },
    },
  });
  await unwrap(client.POST('/bookings/requests', { body: { orders: [asked.id], channels: ['sms'] } }));
  const [heavy = '', light = '', spare = ''] = references;
  return {
    client,
    date,
    depot: depot.id,
    shipper: shipper.id,
    heavy,
    light,
    spare,
    evening: references.at(-1) ?? '',
    unclear: asked.reference,
    ...{ unasked, untold },
  };
}

async function make(
  client: WaypostClient,
  shipper: string,
  depot: string,
  overrides: Record<string, unknown>,
) {
  const order = await unwrap(client.POST('/orders', { body: orderBody(shipper, { depot, ...overrides }) }));
  const pieces = await unwrap(
    client.GET('/orders/{order_id}/pieces', { params: { path: { order_id: order.id } } }),
  );
  const scans = pieces.data.map(({ barcode }) => ({ barcode, type: 'depot_in' as const }));
  await unwrap(client.POST('/scans', { body: { scans } }));
  return order;
}
