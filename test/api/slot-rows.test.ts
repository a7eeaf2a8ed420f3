/** Slots as GET /slots has them, taken wherever a slot goes in; pages and bounds of the listing. */
import { type Client, useApi } from '../support/api.js';
import {
  conversationActivities,
  latestRequest,
  oneWindow,
  recordingMessaging,
  scannedOrder,
  TUESDAY,
} from '../support/conversation.js';
import { makeOrder, type Setup, setUp } from '../support/day.js';

const api = useApi();
let client: Client;
let setup: Setup;

beforeEach(async () => {
  api.setNow(TUESDAY);
  client = await api.client();
  setup = await setUp(client);
});

const LEEDS = {
  name: 'Leeds',
  address: { line1: '2 Depot Way', town: 'Leeds', postcode: 'LS1 1AA' },
  opening: { from: '06:30', to: '21:00' },
};

const list = async (query: string) => (await client.get(`/slots?${query}`)).body.data;

/** A reply to a question about an order, which nobody understands. */
async function unclearReply(order: string): Promise<string> {
  const activities = conversationActivities(api, recordingMessaging().messaging);
  await client.post('/bookings/requests', { orders: [order] });
  const { id: request } = await latestRequest(api, order);
  await activities.askRecipient({ tenant: client.tenant.id, request });
  const inbound = await client.post('/sandbox/replies', { order, channel: 'sms', text: 'Who is this?' });
  await activities.readReply({ tenant: client.tenant.id, reply: inbound.body.id });
  return inbound.body.id;
}

const resolve = (reply: string, body: unknown) => client.post(`/bookings/replies/${reply}/resolve`, body);

describe('a row of GET /slots', () => {
  test('names its depot and zone, and whether it can be booked now', async () => {
    await client.put(`/depots/${setup.depot}/slot-schedule`, oneWindow(1));
    const order = await makeOrder(client, setup.shipper);
    await client.post('/bookings', {
      order: order.id,
      slot: { date: '2026-03-12', from: '08:00', to: '12:00' },
    });
    const bookable = async () =>
      (await list('from=2026-03-10&to=2026-03-13')).map((row: { bookable: boolean }) => row.bookable);
    expect((await list('from=2026-03-12&to=2026-03-12'))[0]).toEqual({
      date: '2026-03-12',
      from: '08:00',
      to: '12:00',
      depot: setup.depot,
      zone: 'All',
      capacity: 1,
      booked: 1,
      bookable: false,
    });
    // Tuesday is under way, Thursday is full.
    expect(await bookable()).toEqual([false, true, false, true]);
    api.setNow(new Date('2026-03-10T18:30:00Z'));
    expect(await bookable()).toEqual([false, false, false, true]);
  });

  test('is taken by POST /bookings and by resolve as it is', async () => {
    const [row, other] = await list('from=2026-03-12&to=2026-03-12');
    const first = await scannedOrder(client, setup);
    const booked = await client.post('/bookings', { order: first.id, slot: row });
    expect(booked.status).toBe(201);
    expect(booked.body.slot).toEqual({ date: row.date, from: row.from, to: row.to });

    const second = await scannedOrder(client, setup);
    const reply = await unclearReply(second.id);
    expect((await resolve(reply, { action: 'book_slot', slot: other })).status).toBe(200);
    expect((await client.get(`/orders/${second.id}`)).body.slot).toEqual({
      date: other.date,
      from: other.from,
      to: other.to,
    });
  });

  test("of a zone or depot that is not the order's is 422, and nothing is booked, not even the slot it holds", async () => {
    await client.put(`/depots/${setup.depot}/zones`, {
      data: [
        { name: 'Rest', postcode_prefixes: [''] },
        { name: 'Bristol', postcode_prefixes: ['BS'] },
      ],
    });
    await client.post('/depots', LEEDS);
    const order = await scannedOrder(client, setup, { depot: setup.depot });
    const reply = await unclearReply(order.id);
    const rows = await list('from=2026-03-12&to=2026-03-12');
    const bristol = rows.find((row: { zone: string }) => row.zone === 'Bristol');
    const leeds = rows.find((row: { depot: string }) => row.depot !== setup.depot);
    const rest = rows.find((row: { zone: string }) => row.zone === 'Rest');
    const refused = async (slot: unknown, param: string) => {
      for (const answer of [
        await client.post('/bookings', { order: order.id, slot }),
        await client.post('/bookings', { order: order.id, slot, override: true }),
        await resolve(reply, { action: 'book_slot', slot }),
      ]) {
        expect(answer.status).toBe(422);
        expect(answer.body.error).toMatchObject({ code: 'slot_unknown', param });
      }
    };
    await refused(bristol, 'slot.zone');
    await refused(leeds, 'slot.depot');
    expect((await client.post('/bookings', { order: order.id, slot: rest })).status).toBe(201);
    await refused(bristol, 'slot.zone');
    const zones = (await client.get(`/depots/${setup.depot}/zones`)).body.data;
    const byId = { ...rest, zone: zones.find((zone: { name: string }) => zone.name === 'Rest').id };
    expect((await client.post('/bookings', { order: order.id, slot: byId })).status).toBe(201);
  });
});

describe('resolve with override', () => {
  test('200: book_slot books what is over and full, and the audit log says so', async () => {
    await client.put(`/depots/${setup.depot}/slot-schedule`, oneWindow(1));
    const order = await scannedOrder(client, setup);
    const reply = await unclearReply(order.id);
    const other = await makeOrder(client, setup.shipper);
    const slot = { date: '2026-03-11', from: '08:00', to: '12:00' };
    await client.post('/bookings', { order: other.id, slot });
    api.setNow(new Date('2026-03-11T13:00:00Z'));
    expect((await resolve(reply, { action: 'book_slot', slot })).status).toBe(422);
    const answer = await resolve(reply, { action: 'book_slot', slot, override: true });
    expect(answer.status).toBe(200);
    expect((await client.get(`/orders/${order.id}`)).body).toMatchObject({ status: 'booked', slot });
    const { rows } = await api.owner.query(
      "select detail from audit_log where subject = $1 and action = 'bookings.override'",
      [order.id],
    );
    expect(rows).toEqual([{ detail: '2026-03-11 08:00–12:00: time, capacity' }]);
  });

  test('422 with an action that books nothing', async () => {
    const answer = await resolve('rep_none', { action: 'dismiss', override: true });
    expect(answer.body.error).toMatchObject({ code: 'invalid_value', param: 'override' });
  });
});

describe('the listing', () => {
  const cursorOf = (row: { date: string; from: string; to: string; depot: string; zone: string }) =>
    encodeURIComponent(`${row.date} ${row.from}-${row.to} ${row.depot} ${row.zone}`);

  test('pages skip nothing where two depots have slots alike', async () => {
    await client.post('/depots', LEEDS);
    const whole = await list('from=2026-03-12&to=2026-03-14');
    expect(whole).toHaveLength(18);
    for (const limit of [1, 2, 5]) {
      const seen = [];
      let cursor = '';
      for (;;) {
        const page = (await client.get(`/slots?from=2026-03-12&to=2026-03-14&limit=${limit}${cursor}`)).body;
        seen.push(...page.data);
        if (page.has_more !== true) break;
        cursor = `&starting_after=${cursorOf(page.data.at(-1))}`;
      }
      expect(seen).toEqual(whole);
    }
  });

  test('422 for a cursor without the depot that would fit slots of several', async () => {
    await client.post('/depots', LEEDS);
    const cursor = encodeURIComponent('2026-03-12 08:00-12:00 All');
    const both = await client.get(`/slots?from=2026-03-12&to=2026-03-12&starting_after=${cursor}`);
    expect(both.body.error).toMatchObject({ code: 'invalid_value', param: 'starting_after' });
    const one = await list(`from=2026-03-12&to=2026-03-12&depot=${setup.depot}&starting_after=${cursor}`);
    expect(one).toHaveLength(2);
  });

  test('422 on `to` for dates with more than 10,000 slots, and 200 for fewer', async () => {
    const zones = Array.from({ length: 200 }, (_, index) => ({
      name: `Zone ${index}`,
      postcode_prefixes: [`X${index}`],
    }));
    await client.put(`/depots/${setup.depot}/zones`, { data: zones });
    // Three windows of 200 zones: 600 a day but Sundays.
    for (const query of ['', '&limit=10']) {
      const reply = await client.get(`/slots?from=2026-03-02&to=2026-03-20${query}`);
      expect(reply.status).toBe(422);
      expect(reply.body.error).toMatchObject({ code: 'invalid_value', param: 'to' });
    }
    expect(await list('from=2026-03-02&to=2026-03-19')).toHaveLength(9_600);
    expect(await list('from=2026-03-01&to=2026-05-01&zone=Zone%207')).toHaveLength(53 * 3);
  });
});
