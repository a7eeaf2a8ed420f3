/** A pin that is wrong is moved: `recipient.location`. */
import { useApi } from '../support/api.js';
import { makeOrder, orderBody } from '../support/day.js';
import { bookedOrder, emptyDay, eventTypes, optimise, type PlannedDay } from '../support/planning.js';

const api = useApi();
let day: PlannedDay;
beforeEach(async () => {
  day = await emptyDay(api);
});

const PIN = { latitude: 51.3712, longitude: -0.0991 };
const move = (order: string, location: unknown) =>
  day.client.patch(`/orders/${order}`, { recipient: { location } });
const orderOf = async (id: string) => (await day.client.get(`/orders/${id}`)).body;

test('an order is made with one, and shown with it', async () => {
  const { recipient } = orderBody(day.shipper) as any;
  const made = await makeOrder(day.client, day.shipper, { recipient: { ...recipient, location: PIN } });
  expect(made.recipient).toMatchObject({ location: PIN, address: PIN });
  expect(await orderOf(made.id)).toEqual(made);
  const plain = await makeOrder(day.client, day.shipper, { recipient: { ...recipient, location: null } });
  expect(plain.recipient).not.toHaveProperty('location');
});

test('it is moved and taken away; each is told as order.updated, what stays so is not', async () => {
  const { id, recipient } = await makeOrder(day.client, day.shipper);
  const moved = await move(id, PIN);
  expect(moved.body.recipient).toEqual({
    ...recipient,
    location: PIN,
    address: { ...recipient.address, ...PIN },
  });
  await move(id, PIN);
  await day.client.patch(`/orders/${id}`, { recipient: { name: recipient.name } });
  expect((await move(id, null)).body.recipient).toEqual(recipient);
  expect(await eventTypes(day.client, id)).toEqual(['order.created', 'order.updated', 'order.updated']);
});

test('a new address has a place of its own, unless one comes with it; the same address keeps it', async () => {
  const { id, recipient } = await makeOrder(day.client, day.shipper);
  const { latitude: _lat, longitude: _long, ...address } = recipient.address;
  await move(id, PIN);
  const same = await day.client.patch(`/orders/${id}`, { recipient: { address } });
  expect(same.body.recipient.location).toEqual(PIN);
  const next = { ...address, line1: '2 Elsewhere' };
  const both = await day.client.patch(`/orders/${id}`, { recipient: { address: next, location: PIN } });
  expect(both.body.recipient.location).toEqual(PIN);
  const other = await day.client.patch(`/orders/${id}`, { recipient: { address } });
  expect(other.body.recipient).toEqual(recipient);
});

test('it makes an order deliverable whose postcode is not in the table', async () => {
  const address = { line1: '1 Nowhere', town: 'Croydon', postcode: 'ZZ99 9ZZ' };
  const order = await makeOrder(day.client, day.shipper, { recipient: { address, location: PIN } });
  expect(order.recipient.address).toMatchObject(PIN);
});

test('planning goes there; a draft is left as a published route is', async () => {
  const id = await bookedOrder(day);
  const { result } = await optimise(api, day);
  const [route] = result.routes;
  const far = { latitude: 51.46, longitude: -0.3 };
  expect((await move(id, far)).body).toMatchObject({ status: 'booked', route: null });
  const [draft] = (await optimise(api, day)).result.routes;
  expect(draft.stops).toMatchObject([{ order: id, address: far }]);
  expect(draft.totals.miles).toBeGreaterThan(route.totals.miles);
  await day.client.post(`/routes/${draft.id}/publish`);
  expect((await move(id, PIN)).body).toMatchObject({ status: 'booked', route: null });
});

test('the other half of an exchange moves with it', async () => {
  const delivery = await makeOrder(day.client, day.shipper);
  await move(delivery.id, PIN);
  const body = orderBody(day.shipper, { type: 'collection', exchange_for: delivery.id });
  const collection = (await day.client.post('/orders', body)).body;
  expect(collection.recipient.location).toEqual(PIN);
  const further = { ...PIN, latitude: 51.38 };
  await move(collection.id, further);
  expect((await orderOf(delivery.id)).recipient.location).toEqual(further);
});

test('it is erased with the recipient', async () => {
  const { id } = await makeOrder(day.client, day.shipper);
  await move(id, PIN);
  await day.client.post(`/orders/${id}/cancel`);
  expect((await day.client.post(`/orders/${id}/erase`)).body.recipient).toEqual({});
  const { rows } = await api.owner.query<{ all: string }>(
    `select concat(
       (select string_agg(data::text, '') from events where subject = $1),
       (select string_agg(changes::text, '') from audit_log where subject = $1),
       (select o::text from orders o where id = $1)) as all`,
    [id],
  );
  expect(rows[0]?.all.includes(String(PIN.latitude))).toBe(false);
});

describe('far from its postcode it is refused, unless the client insists', () => {
  test.each([
    ['the wrong way round', { latitude: 0.11849, longitude: 51.49154 }],
    ['null island', { latitude: 0, longitude: 0 }],
    ['another country', { latitude: 48.85, longitude: 2.35 }],
    ['a digit wrong', { latitude: 52.49154, longitude: 0.11849 }],
    ['another sign', { latitude: -51.49154, longitude: 0.11849 }],
  ])('%s', async (_what, location) => {
    const body = orderBody(day.shipper) as any;
    const refused = await day.client.post('/orders', { ...body, recipient: { ...body.recipient, location } });
    expect([refused.status, refused.body.error]).toMatchObject([
      422,
      { code: 'invalid_value', param: 'recipient.location', message: expect.stringContaining('SE2 9NL') },
    ]);
    const { id } = await makeOrder(day.client, day.shipper);
    expect((await move(id, location)).body.error).toMatchObject({ param: 'recipient.location' });
    const kept = await day.client.patch(`/orders/${id}`, { recipient: { location }, override: true });
    expect(kept.body.recipient.location).toEqual(location);
    const made = await makeOrder(day.client, day.shipper, {
      ...{ recipient: { ...body.recipient, location }, override: true },
    });
    expect(made.recipient.location).toEqual(location);
    // What is kept does not stand in the way of other corrections.
    expect((await day.client.patch(`/orders/${id}`, { recipient: { name: 'Ada' } })).status).toBe(200);
  });

  test.each([
    ['a postcode that is not in the table', { postcode: 'ZZ99 9ZZ' }, [0.1, 51.4], [51.4, -0.1]],
    ['Belfast', { postcode: 'BT1 5GS' }, [-5.93, 54.6], [54.6, -5.93]],
    ['Dingle', { postcode: 'V92 X285', country: 'IE' }, [-10.27, 52.14], [52.14, -10.27]],
    ['Jersey', { postcode: 'JE2 3AB', country: 'JE' }, [-2.1, 49.2], [49.2, -2.1]],
    ['Gibraltar', { postcode: 'GX11 1AA', country: 'GI' }, [0, 0.0001], [36.14, -5.35]],
    ['no address', null, [0, 0], [51.4, -0.1]],
  ])('without a postcode to measure from, by the country: %s', async (_where, place, wrong, right) => {
    const address = place && { line1: '1 Nowhere', town: 'Town', ...place };
    const at = ([latitude, longitude]: number[]) =>
      day.client.post('/orders', {
        ...orderBody(day.shipper, {
          recipient: { ...(address && { address }), location: { latitude, longitude } },
        }),
      });
    const refused = await at(wrong);
    expect([refused.status, refused.body.error?.param]).toEqual([422, 'recipient.location']);
    expect((await at(right)).status).toBe(201);
  });
});

test.each([
  [{ latitude: 91, longitude: 0 }, 'recipient.location.latitude'],
  [{ latitude: 51 }, 'recipient.location.longitude'],
  [{ ...PIN, accuracy: 5 }, 'recipient.location.accuracy'],
  ['51.5,0.1', 'recipient.location'],
])('422 for %j', async (wrong, param) => {
  const { id } = await makeOrder(day.client, day.shipper);
  const reply = await move(id, wrong);
  expect([reply.status, reply.body.error.param]).toEqual([422, param]);
});
