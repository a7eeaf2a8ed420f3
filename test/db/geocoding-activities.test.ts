/** Addresses without a known postcode, found by a geocoder before their day is planned. */
import { geocodeDay, type GeocodingDependencies } from '../../activities/geocoding.js';
import type { GeocodePort, PostalAddress } from '../../src/adapters/geocode/port.js';
import { createLogger } from '../../src/runtime/logger.js';
import { type Client, useApi } from '../support/api.js';
import { comingWeekday, makeOrder, type Setup, setUp } from '../support/day.js';

const api = useApi();
let client: Client;
let setup: Setup;
let asked: PostalAddress[];
const date = comingWeekday();

beforeEach(async () => {
  client = await api.client();
  setup = await setUp(client);
  asked = [];
});

/** Belfast: not in the table that ships with the product. */
const BELFAST = { line1: '1 Rose Lane', town: 'Belfast', postcode: 'BT1 5GS', country: 'GB' };
const FOUND = { latitude: 54.597, longitude: -5.93, precision: 'address' } as const;

function deps(locate: GeocodePort['locate']): GeocodingDependencies {
  return {
    source: api.foundation.source,
    logger: createLogger('test', 'fatal'),
    geocoder: {
      locate: (address) => {
        asked.push(address);
        return locate(address);
      },
    },
  };
}

async function booked(address: object = BELFAST): Promise<string> {
  const order = await makeOrder(client, setup.shipper, { recipient: { name: 'Ann', address } });
  const slot = { date, from: '08:00', to: '12:00' };
  const made = await client.post('/bookings', { order: order.id, slot, notify: false });
  expect(made.status).toBe(201);
  return order.id;
}

const place = (locate: GeocodePort['locate']) =>
  geocodeDay(deps(locate), client.tenant.id, { depot: setup.depot, date });
const addressOf = async (order: string) => (await client.get(`/orders/${order}`)).body.recipient.address;

test('an order without a position is asked about once, and keeps what was found', async () => {
  const order = await booked();
  await booked({ line1: '2 Rose Lane', town: 'London', postcode: 'SE2 9NL' });
  await place(() => Promise.resolve(FOUND));
  await place(() => Promise.resolve(FOUND));
  expect(asked).toEqual([BELFAST]);
  expect(await addressOf(order)).toMatchObject({ latitude: 54.597, longitude: -5.93 });
});

test('a postcode that is only roughly known is asked about, and moved by a better answer only', async () => {
  const order = await booked({ line1: '1 New Close', town: 'London', postcode: 'SE2 9ZZ', country: 'GB' });
  const rough = await addressOf(order);
  const warned = async () => (await client.get(`/orders/${order}`)).body.warnings !== undefined;
  await place(() => Promise.resolve({ ...FOUND, precision: 'sector' }));
  expect([await addressOf(order), await warned()]).toEqual([rough, true]);
  await place(() => Promise.resolve({ latitude: 51.5, longitude: 0.12, precision: 'unit' }));
  expect([(await addressOf(order)).latitude, await warned()]).toEqual([51.5, false]);
  await place(() => Promise.resolve(FOUND));
  expect(asked).toHaveLength(2);
});

test('a depot is found as well', async () => {
  await client.patch(`/depots/${setup.depot}`, { address: BELFAST });
  await place(() => Promise.resolve(FOUND));
  expect((await client.get(`/depots/${setup.depot}`)).body.address).toMatchObject({ latitude: 54.597 });
});

test('a geocoder that does not know, or does not answer, leaves the others alone', async () => {
  const first = await booked({ ...BELFAST, line1: 'Nowhere' });
  const second = await booked({ ...BELFAST, line1: 'Broken' });
  const third = await booked();
  await place(({ line1 }) => {
    if (line1 === 'Broken') return Promise.reject(new Error('the geocoder is down'));
    return Promise.resolve(line1 === 'Nowhere' ? null : FOUND);
  });
  expect((await addressOf(first)).latitude).toBeUndefined();
  expect((await addressOf(second)).latitude).toBeUndefined();
  expect((await addressOf(third)).latitude).toBe(54.597);
});

test('an address that changes meanwhile does not get the old one’s position', async () => {
  const order = await booked();
  await place(async () => {
    await client.patch(`/orders/${order}`, { recipient: { address: { ...BELFAST, line1: '9 Other Road' } } });
    return FOUND;
  });
  expect((await addressOf(order)).latitude).toBeUndefined();
});

test('a database that does not take a position is no fault of the address: the day waits for it', async () => {
  await booked();
  const refused = { ...FOUND, latitude: 'refused by PostgreSQL' as unknown as number };
  await expect(place(() => Promise.resolve(refused))).rejects.toThrow(/invalid input syntax/);
});
