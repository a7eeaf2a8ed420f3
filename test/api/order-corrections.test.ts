/** PATCH /orders: what differs is acted on, and nothing else; slots and drafts survive what leaves them possible. */
import { instantOf } from '@waypost/base/local-time';
import { type Client, useApi } from '../support/api.js';
import { comingWeekday, makeOrder, scanIn, type Setup, setUp } from '../support/day.js';
import {
  bookedOrder,
  emptyDay,
  eventTypes,
  optimise,
  outboxOf,
  plannedRoute,
  publishedRun,
} from '../support/planning.js';

const api = useApi();
let client: Client;
let setup: Setup;

beforeAll(async () => {
  client = await api.client();
  setup = await setUp(client);
});
afterEach(() => api.setNow(undefined));

const ADDRESS = { line1: '132 Rose Lane', town: 'London', postcode: 'SE2 9NL', country: 'GB' };
const FAR = { line1: '1 High Street', town: 'Bristol', postcode: 'BS1 1AA' };
const date = comingWeekday();
const slot = { date, from: '08:00', to: '12:00' };

const read = async (by: Client, id: string) => (await by.get(`/orders/${id}`)).body;
const audits = async (id: string): Promise<number> => {
  const { rows } = await api.owner.query(
    `select count(*)::int as n from audit_log where subject = $1 and action = 'orders.update'`,
    [id],
  );
  return rows[0].n;
};
const at = (time: string, on = date) => instantOf(on, time, 'Europe/London');
/** An hour of the evening before the slot's day: past the cut-off. */
const pastCutOff = (of: string = date) => new Date(at('20:30', of).getTime() - 86_400_000);
const booked = async (by: Client, shipper: string, overrides: Record<string, unknown> = {}) => {
  const order = await makeOrder(by, shipper, overrides);
  const made = await by.post('/bookings', { order: order.id, slot });
  expect(made.status).toBe(201);
  return made.body;
};

describe('what is so already', () => {
  test('changes nothing: no time of change, no event, no entry in the audit log, the place on the draft', async () => {
    const day = await emptyDay(api);
    const route = await plannedRoute(api, day, 2);
    const id = route.stops[0].order;
    const before = await read(day.client, id);
    const events = await eventTypes(day.client);
    const outbox = (await outboxOf(day.client, 'order.signal')).length;
    api.setNow(pastCutOff(day.date));
    const { address } = before.recipient;
    for (const body of [
      {},
      { recipient: { address } },
      { recipient: { name: before.recipient.name, phone: '07700 900123' } },
      { service: before.service, items: before.items, reference: before.reference },
      { shipper: before.shipper.id, depot: before.depot, notes: before.notes, hold: false },
      before,
    ]) {
      const reply = await day.client.patch(`/orders/${id}`, body);
      expect(reply.status).toBe(200);
      expect(reply.body).toEqual(before);
    }
    expect(await read(day.client, id)).toEqual(before);
    expect(await eventTypes(day.client)).toEqual(events);
    expect(await outboxOf(day.client, 'order.signal')).toHaveLength(outbox);
    expect(await audits(id)).toBe(0);
    expect((await day.client.get(`/routes?date=${day.date}`)).body.data[0]).toEqual(route);
  });

  test('is left out of what differs: the change is made and kept in the audit log', async () => {
    const order = await makeOrder(client, setup.shipper);
    const reply = await client.patch(`/orders/${order.id}`, { ...order, notes: 'Side gate' });
    expect(reply.body).toMatchObject({ notes: 'Side gate', recipient: order.recipient });
    expect(await audits(order.id)).toBe(1);
  });
});

describe('a booked order keeps its slot whatever the cut-off', () => {
  test.each([
    ['with a service', { service: { assembly: true } }],
    ['with another address of the same zone', { recipient: { address: FAR } }],
  ])('%s', async (_case, change) => {
    const own = await api.client();
    const { shipper } = await setUp(own);
    const order = await booked(own, shipper);
    api.setNow(pastCutOff());
    const reply = await own.patch(`/orders/${order.id}`, change);
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({ status: 'booked', slot });
    const { data } = (await own.get(`/slots?from=${date}&to=${date}`)).body;
    expect(data.map((each: { booked: number }) => each.booked)).toEqual([1, 0, 0]);
  });

  test.each([
    ['a service', { service: { assembly: true } }],
    ['a flat of the same address', { recipient: { address: { ...ADDRESS, line2: 'Flat 2' } } }],
    ['a far address', { recipient: { address: { ...ADDRESS, town: 'Edinburgh', postcode: 'EH2 2PR' } } }],
  ])('%s takes it off its draft, which is timed again; the agent finds it a place', async (_name, change) => {
    const day = await emptyDay(api);
    const route = await plannedRoute(api, day, 3);
    const id = route.stops[0].order;
    api.setNow(pastCutOff(day.date));
    const changed = await day.client.patch(`/orders/${id}`, change);
    expect(changed.body).toMatchObject({ status: 'booked', route: null, slot: { date: day.date } });
    const left = (await day.client.get(`/routes?date=${day.date}`)).body;
    expect(left.data[0].stops).toHaveLength(2);
    expect(left.data[0].totals.stops).toBe(2);
    expect(left.unassigned).toEqual([id]);
    const asked = await outboxOf(day.client, 'suggestion.requested');
    expect(asked).toContainEqual(expect.objectContaining({ trigger: 'rebooking', date: day.date }));
    // What is not about the visit leaves it where it is.
    const [other] = left.data[0].stops;
    const named = await day.client.patch(`/orders/${other.order}`, {
      recipient: { name: 'Ada L' },
      notes: 'x',
    });
    expect(named.body).toMatchObject({ status: 'planned', route: route.id });
  });

  test('an address or a service takes it off its run, until that starts: then 409 route_published', async () => {
    const day = await emptyDay(api);
    const { run, stops } = await publishedRun(api, day, 3);
    const [first, second, third] = stops.map(({ order }: { order: string }) => order);
    const elsewhere = await day.client.patch(`/orders/${first}`, { recipient: { address: FAR } });
    expect(elsewhere.body).toMatchObject({ status: 'booked', route: null, slot: expect.any(Object) });
    const longer = await day.client.patch(`/orders/${second}`, { service: { assembly: true } });
    expect(longer.body).toMatchObject({ status: 'booked', route: null });
    const left = (await day.client.get(`/runs/${run.id}/stops`)).body.data;
    expect(left).toMatchObject([{ order: third, sequence: 1, status: 'pending' }]);
    await day.client.post(`/runs/${run.id}/start`);
    const late = await day.client.patch(`/orders/${third}`, { recipient: { address: FAR } });
    expect([late.status, late.body.error.code]).toEqual([409, 'route_published']);
    expect(late.body.error.message).toContain('Take its stop off the route first');
  });

  test('into another zone it takes a place there, past the cut-off too', async () => {
    const own = await api.client();
    const { shipper, depot } = await setUp(own);
    await own.put(`/depots/${depot}/zones`, {
      data: [
        { name: 'Rest', postcode_prefixes: [''] },
        { name: 'Bristol', postcode_prefixes: ['BS'] },
      ],
    });
    const order = await booked(own, shipper);
    const moved = await own.patch(`/orders/${order.id}`, { recipient: { address: FAR } });
    expect(moved.body).toMatchObject({ status: 'booked', slot });
    const counts = async () =>
      (await own.get(`/slots?from=${date}&to=${date}`)).body.data
        .filter((each: { booked: number }) => each.booked > 0)
        .map((each: { zone: string }) => each.zone);
    expect(await counts()).toEqual(['Bristol']);
    api.setNow(pastCutOff());
    const late = await own.patch(`/orders/${order.id}`, { recipient: { address: ADDRESS } });
    expect(late.status).toBe(200);
    expect(await counts()).toEqual(['Rest']);
  });
});

describe('items and reference', () => {
  test('200 while nothing is scanned: pieces are recreated', async () => {
    const order = await makeOrder(client, setup.shipper);
    const reply = await client.patch(`/orders/${order.id}`, {
      reference: `${order.reference}-B`,
      items: [{ description: 'Wardrobe', pieces: 3 }, { description: 'Mirror' }],
    });
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({
      reference: `${order.reference}-B`,
      items: [{ description: 'Wardrobe', pieces: 3 }, { description: 'Mirror' }],
      pieces: { expected: 4, scanned: 0 },
    });
    const pieces = (await client.get(`/orders/${order.id}/pieces`)).body.data;
    expect(pieces.map((piece: { number: string }) => piece.number)).toEqual([
      '1 of 4',
      '2 of 4',
      '3 of 4',
      '4 of 4',
    ]);
    await scanIn(client, order);
    expect(await read(client, order.id)).toMatchObject({ status: 'scanned', pieces: { scanned: 4 } });
  });

  test('409 once a piece is in, and nothing of the request is done', async () => {
    const order = await makeOrder(client, setup.shipper);
    await scanIn(client, order);
    const before = await read(client, order.id);
    for (const [param, change] of Object.entries({ items: [{ pieces: 1 }], reference: 'OTHER' })) {
      const reply = await client.patch(`/orders/${order.id}`, { [param]: change, notes: 'x' });
      expect(reply.status).toBe(409);
      expect(reply.body.error).toMatchObject({ code: 'invalid_state', param });
    }
    expect(await read(client, order.id)).toEqual(before);
  });

  test('409 duplicate_reference names the order that has it', async () => {
    const first = await makeOrder(client, setup.shipper);
    const second = await makeOrder(client, setup.shipper);
    const reply = await client.patch(`/orders/${second.id}`, { reference: first.reference });
    expect(reply.body.error).toMatchObject({ code: 'duplicate_reference', param: 'reference' });
    expect(reply.body.error.message).toContain(first.id);
  });

  test('409 duplicate_reference for one of two that take a reference at once', async () => {
    const orders = [await makeOrder(client, setup.shipper), await makeOrder(client, setup.shipper)];
    const replies = await Promise.all(
      orders.map(({ id }) => client.patch(`/orders/${id}`, { reference: 'WANTED-BY-TWO' })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test.each([
    ['another shipper', { shipper: 'shp_other' }, 'shipper'],
    ['another shipper, as GET has it', { shipper: { id: 'shp_other', name: 'x' } }, 'shipper'],
    ['no items', { items: [] }, 'items'],
    ['too many pieces', { items: [{ pieces: 999 }, {}] }, 'items'],
    ['no depot', { depot: null }, 'depot'],
  ])('422: %s', async (_case, change, param) => {
    const order = await makeOrder(client, setup.shipper);
    const reply = await client.patch(`/orders/${order.id}`, change);
    expect(reply.status).toBe(422);
    expect(reply.body.error).toMatchObject({ code: 'invalid_value', param });
  });
});

test('the address behind a failed visit can be corrected', async () => {
  const day = await emptyDay(api);
  const { run, stops } = await publishedRun(api, day, 1);
  await day.client.post(`/runs/${run.id}/stops/${stops[0].id}/fail`, {
    reason: 'other',
    rebook: false,
  });
  const reply = await day.client.patch(`/orders/${stops[0].order}`, { recipient: { address: FAR } });
  expect(reply.status).toBe(200);
  expect(reply.body).toMatchObject({
    status: 'failed_attempt',
    recipient: { address: { postcode: 'BS1 1AA' } },
  });
});

describe('hold and release', () => {
  test('keep a slot that is ahead, past the cut-off and on its day; one that is over is freed', async () => {
    const order = await booked(client, setup.shipper);
    for (const now of [pastCutOff(), at('07:30')]) {
      api.setNow(now);
      expect((await client.patch(`/orders/${order.id}`, { hold: true })).body).toMatchObject({
        status: 'on_hold',
        slot,
      });
      expect((await client.patch(`/orders/${order.id}`, { hold: false })).body).toMatchObject({
        status: 'booked',
        slot,
      });
    }
    await client.patch(`/orders/${order.id}`, { hold: true });
    api.setNow(at('13:00'));
    expect((await client.patch(`/orders/${order.id}`, { hold: false })).body).toMatchObject({
      status: 'awaiting_scan',
      slot: null,
    });
  });

  const requestsOf = async (by: Client, order: string) =>
    (await by.get(`/bookings/requests?order=${order}`)).body.data.map(
      (each: { status: string }) => each.status,
    );

  test('an order whose goods came in while it was held is asked on release, if its shipper books automatically', async () => {
    const own = await api.client();
    const automatic = await setUp(own, { automatic: true });
    const order = await makeOrder(own, automatic.shipper);
    await own.patch(`/orders/${order.id}`, { hold: true });
    await scanIn(own, order);
    expect(await requestsOf(own, order.id)).toEqual([]);
    expect((await own.patch(`/orders/${order.id}`, { hold: false })).body.status).toBe('scanned');
    expect(await requestsOf(own, order.id)).toEqual(['queued']);
    expect((await outboxOf(own, 'order.signal')).at(-1)).toMatchObject({ type: 'booking_requested' });

    const other = await makeOrder(client, setup.shipper);
    await client.patch(`/orders/${other.id}`, { hold: true });
    await scanIn(client, other);
    await client.patch(`/orders/${other.id}`, { hold: false });
    expect(await requestsOf(client, other.id)).toEqual([]);
  });

  test('an order that had been asked and has not answered is asked again on release', async () => {
    const order = await makeOrder(client, setup.shipper);
    await scanIn(client, order);
    await client.post('/bookings/requests', { orders: [order.id] });
    await client.patch(`/orders/${order.id}`, { hold: true });
    expect(await requestsOf(client, order.id)).toEqual(['closed']);
    await client.patch(`/orders/${order.id}`, { hold: false });
    expect(await requestsOf(client, order.id)).toEqual(['queued', 'closed']);
  });

  test('a failed visit is over: its slot is not met by holding and releasing', async () => {
    const day = await emptyDay(api);
    const id = await bookedOrder(day);
    const job = await optimise(api, day);
    const run = (await day.client.post(`/routes/${job.result.routes[0].id}/publish`)).body;
    const stop = (await day.client.get(`/runs/${run.id}/stops`)).body.data[0];
    await day.client.post(`/runs/${run.id}/stops/${stop.id}/fail`, { reason: 'no_answer', rebook: false });
    expect((await day.client.patch(`/orders/${id}`, { hold: true })).body).toMatchObject({
      slot: null,
      route: null,
    });
    expect((await day.client.patch(`/orders/${id}`, { hold: false })).body).toMatchObject({
      status: 'awaiting_scan',
      slot: null,
    });
  });
});
