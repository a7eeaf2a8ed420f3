/** Sets up a courier for tests: a depot with the default schedule, a shipper, a van and a driver. */
import type { Resources } from '@waypost/client';
import type { Client } from './api.js';

export type Setup = { depot: string; shipper: string; vehicle: string; driver: string };

/** Creates the records through the API itself. `automatic` decides whether scanning asks the recipient. */
export async function setUp(client: Client, { automatic = false } = {}): Promise<Setup> {
  const depot = await client.post('/depots', {
    name: 'Croydon',
    address: { line1: '1 Depot Way', town: 'Croydon', postcode: 'CR0 4XZ' },
    opening: { from: '06:30', to: '21:00' },
  });
  const shipper = await client.post('/shippers', { name: 'Hearth & Home', booking: { automatic } });
  const vehicle = await client.post('/vehicles', {
    name: 'Van 1',
    capacity_m3: 20,
    capacity_kg: 1500,
    crew: 2,
    depot: depot.body.id,
  });
  const driver = await client.post('/drivers', {
    name: 'Uma Usman',
    phone: '+447700900010',
    depot: depot.body.id,
  });
  const ids = {
    depot: depot.body.id,
    shipper: shipper.body.id,
    vehicle: vehicle.body.id,
    driver: driver.body.id,
  };
  if (Object.values(ids).some((id) => typeof id !== 'string')) {
    throw new Error(
      `set-up failed: ${JSON.stringify([depot, shipper, vehicle, driver].map((reply) => reply.body))}`,
    );
  }
  return ids;
}

let references = 0;

/** Where the usual recipient lives. */
export const ADDRESS = { line1: '132 Rose Lane', town: 'London', postcode: 'SE2 9NL' };

/** Returns the body of an order; by default two pieces for an address in Croydon. */
export function orderBody(
  shipper: string,
  overrides: Record<string, unknown> = {},
): Resources['OrderInput'] & Record<string, unknown> {
  references += 1;
  return {
    shipper,
    reference: `REF-${references}`,
    recipient: {
      name: 'Sioned Griffiths',
      phone: '+447700900123',
      email: 'sioned@example.com',
      address: ADDRESS,
    },
    items: [{ description: 'Treadmill', pieces: 2, weight_kg: 98, volume_m3: 0.78 }],
    ...overrides,
  };
}

/** Creates an order and resolves to it as returned. */
export async function makeOrder(client: Client, shipper: string, overrides: Record<string, unknown> = {}) {
  const made = await client.post('/orders', orderBody(shipper, overrides));
  if (made.status !== 201) throw new Error(`no order was made: ${JSON.stringify(made.body)}`);
  return made.body;
}

/** Scans all pieces of an order into the depot. */
export async function scanIn(client: Client, order: { id: string }) {
  const pieces = await client.get(`/orders/${order.id}/pieces`);
  return client.post('/scans', {
    scans: pieces.body.data.map((piece: { barcode: string }) => ({
      barcode: piece.barcode,
      type: 'depot_in',
    })),
  });
}

/** Returns a working day some days ahead on which the default schedule has slots, as `YYYY-MM-DD`. */
export function comingWeekday(daysAhead = 3): string {
  const day = new Date(Date.now() + daysAhead * 86_400_000);
  while (day.getUTCDay() === 0) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}
