/** Exchanges: a delivery and a collection at one address are one visit, from the booking to the door. */
import { createOrders } from '../../src/operations/orders/create.js';
import { continuePostponement } from '../../src/operations/postponements/continue.js';
import { orderInput } from '../../src/resources/order.js';
import { useApi } from '../support/api.js';
import { conversationActivities, latestRequest, recordingMessaging } from '../support/conversation.js';
import { comingWeekday, makeOrder, orderBody, scanIn } from '../support/day.js';
import { exchangesOn } from '../support/exchanges.js';
import { whileLocked } from '../support/locks.js';
import { bookedOrder, emptyDay, optimise, outboxOf, type PlannedDay } from '../support/planning.js';

const api = useApi();
let day: PlannedDay;

beforeEach(async () => {
  day = await emptyDay(api);
});

const { orderOf, post, slotOn, exchange, bookedExchange } = exchangesOn(() => day);

const placesTaken = async (): Promise<number> => {
  const slots = (await day.client.get(`/slots?from=${day.date}&to=${day.date}&depot=${day.depot}`)).body.data;
  return slots.reduce((sum: number, { booked }: { booked: number }) => sum + booked, 0);
};

describe('joining', () => {
  test('each names the other; the collection asks nobody by itself', async () => {
    await day.client.patch(`/shippers/${day.shipper}`, { booking: { automatic: true } });
    const { delivery, collection } = await exchange();
    expect(await orderOf(delivery)).toMatchObject({ type: 'delivery', exchange_for: collection });
    expect(await orderOf(collection)).toMatchObject({ type: 'collection', exchange_for: delivery });
    expect(await outboxOf(day.client, 'booking.batch')).toEqual([]);
    const listed = async (id: string) =>
      (await day.client.get(`/orders?exchange_for=${id}`)).body.data.map((order: any) => order.id);
    expect([await listed(delivery), await listed(collection)]).toEqual([[collection], [delivery]]);
  });

  test('by the reference of the delivery, without an address: it is where the delivery goes', async () => {
    const delivery = await makeOrder(day.client, day.shipper, { reference: 'SOFA-1' });
    const joined = await post({ exchange_for: 'SOFA-1', recipient: { name: 'Somebody else' } });
    expect(joined.body).toMatchObject({
      exchange_for: delivery.id,
      depot: delivery.depot,
      recipient: { name: 'Somebody else', address: delivery.recipient.address },
    });
  });

  test('refuses what cannot be one visit', async () => {
    const delivery = await makeOrder(day.client, day.shipper);
    const other = (await day.client.post('/shippers', { name: 'Other' })).body.id;
    const elsewhere = { address: { line1: '1 Test Street', town: 'London', postcode: 'CR0 2RF' } };
    const refusals = [
      [{ exchange_for: 'ord_none' }, 422, 'unknown_reference'],
      [{ exchange_for: delivery.id, type: 'delivery' }, 422, 'invalid_value'],
      [{ exchange_for: delivery.id, recipient: elsewhere }, 422, 'invalid_value'],
      [{ exchange_for: delivery.id, shipper: other }, 422, 'invalid_value'],
    ] as const;
    for (const [body, status, code] of refusals) {
      const reply = await post(body);
      expect([reply.status, reply.body.error]).toMatchObject([status, { code, param: 'exchange_for' }]);
    }
    expect((await post({ exchange_for: delivery.id })).status).toBe(201);
    const second = await post({ exchange_for: delivery.id });
    expect([second.status, second.body.error.code]).toEqual([409, 'invalid_state']);
    await day.client.patch(`/orders/${delivery.id}`, { hold: true });
    const held = await makeOrder(day.client, day.shipper);
    await day.client.patch(`/orders/${held.id}`, { hold: true });
    expect((await post({ exchange_for: held.id })).body.error.code).toBe('order_on_hold');
  });

  test('an order that is refused does not take the other half from the next one of its batch', async () => {
    const delivery = await makeOrder(day.client, day.shipper);
    const row = (overrides: Record<string, unknown>) =>
      orderBody(day.shipper, { type: 'collection', exchange_for: delivery.id, ...overrides });
    const outcomes = await day.client.scoped((scope) =>
      createOrders(scope, [orderInput.parse(row({ type: 'delivery' })), orderInput.parse(row({}))]),
    );
    expect(outcomes).toMatchObject([{ code: 'invalid_value' }, { exchange_for: delivery.id }]);
  });

  test('a booked delivery takes the collection along: the same slot and place, off its draft', async () => {
    const delivery = await bookedOrder(day);
    await optimise(api, day);
    expect((await orderOf(delivery)).status).toBe('planned');
    const joined = await post({ exchange_for: delivery, recipient: {} });
    expect(joined.body).toMatchObject({ status: 'booked', slot: slotOn() });
    expect(await orderOf(delivery)).toMatchObject({ status: 'booked', route: null });
    expect(await placesTaken()).toBe(1);
  });
});

describe('booking', () => {
  test.each(['delivery', 'collection'] as const)('of the %s books both, and confirms once', async (half) => {
    const pair = await exchange();
    const booked = await day.client.post('/bookings', { order: pair[half], slot: slotOn() });
    expect(booked.status).toBe(201);
    for (const id of [pair.delivery, pair.collection]) {
      expect(await orderOf(id)).toMatchObject({ status: 'booked', slot: slotOn() });
    }
    expect(await placesTaken()).toBe(1);
    const { data } = (await day.client.get('/messages')).body;
    const ofOrders = data.filter(({ order }: any) => order !== null);
    const told = ofOrders.map(({ channel, template }: any) => `${template} by ${channel}`);
    expect(told.toSorted()).toEqual(['confirmation by email', 'confirmation by sms']);
  });

  test('moves both, and keeps one place', async () => {
    const pair = await bookedExchange();
    await day.client.post('/bookings', { order: pair.collection, slot: slotOn('12:00', '16:00') });
    expect((await orderOf(pair.delivery)).slot).toEqual(slotOn('12:00', '16:00'));
    expect(await placesTaken()).toBe(1);
  });

  test('a request about both asks once', async () => {
    const pair = await exchange();
    const pieces = (await day.client.get(`/orders/${pair.delivery}/pieces`)).body.data;
    await day.client.post('/scans', {
      scans: pieces.map(({ barcode }: { barcode: string }) => ({ barcode, type: 'depot_in' })),
    });
    const asked = await day.client.post('/bookings/requests', {
      orders: [pair.delivery, pair.collection],
    });
    expect(asked.body).toMatchObject({
      queued: 1,
      skipped_orders: [{ order: pair.collection, code: 'exchanged' }],
    });
    const requests = (await day.client.get('/bookings/requests')).body.data;
    expect(requests.map(({ order }: { order: string }) => order)).toEqual([pair.delivery]);
  });

  test('moves a place of the other half too in the sequence of the slots', async () => {
    const pair = await bookedExchange();
    const later = slotOn('12:00', '16:00');
    const placeAt = (from: string) =>
      `select from slot_usage where depot = '${day.depot}' and date = '${day.date}' and window_from = '${from}' for update`;
    await bookedOrder(day, { at: 1, from: later.from, to: later.to });
    const moved = await whileLocked(
      api,
      placeAt('12:00'),
      () => day.client.post('/bookings', { order: pair.collection, slot: later }),
      async (other) => {
        await other.query('savepoint before');
        await expect(other.query(`${placeAt('08:00')} nowait`)).rejects.toThrow('could not obtain lock');
        await other.query('rollback to before');
      },
    );
    expect(moved.status).toBe(201);
    expect(await placesTaken()).toBe(2);
  });

  test('cancelling one half leaves the other its place', async () => {
    const pair = await bookedExchange();
    await day.client.post(`/orders/${pair.delivery}/cancel`);
    expect(await orderOf(pair.delivery)).toMatchObject({ status: 'cancelled', exchange_for: null });
    expect(await orderOf(pair.collection)).toMatchObject({
      status: 'booked',
      exchange_for: null,
      slot: slotOn(),
    });
    expect(await placesTaken()).toBe(1);
    await day.client.post(`/orders/${pair.collection}/cancel`);
    expect(await placesTaken()).toBe(0);
  });

  test('a hold, its release, and a corrected address are of both', async () => {
    const pair = await bookedExchange();
    await day.client.patch(`/orders/${pair.collection}`, { hold: true });
    expect((await orderOf(pair.delivery)).status).toBe('on_hold');
    const { data: log } = (await day.client.get(`/audit-log?subject=${pair.delivery}`)).body;
    expect(log).toMatchObject([
      { action: 'orders.update', changes: { status: { old: 'booked', new: 'on_hold' } } },
      { action: 'bookings.create' },
      { action: 'orders.create' },
    ]);
    const booked = await day.client.get(`/audit-log?subject=${pair.collection}&action=bookings.create`);
    expect(booked.body.data).toHaveLength(1);
    await day.client.patch(`/orders/${pair.delivery}`, { hold: false });
    for (const id of [pair.delivery, pair.collection]) expect((await orderOf(id)).status).toBe('booked');
    const address = { line1: '2 New Road', town: 'London', postcode: 'SE2 9NL' };
    await day.client.patch(`/orders/${pair.delivery}`, { recipient: { address } });
    expect((await orderOf(pair.collection)).recipient.address).toMatchObject(address);
    expect(await placesTaken()).toBe(1);
  });
});

describe('promised dates', () => {
  const [first, middle, last] = [comingWeekday(3), comingWeekday(6), comingWeekday(9)];

  test('of both halves are obeyed by offers and by bookings', async () => {
    const delivery = await makeOrder(day.client, day.shipper, { deliver_by: middle });
    const collection = await post({ exchange_for: delivery.id, deliver_from: middle });
    expect(collection.status).toBe(201);
    await scanIn(day.client, delivery);
    await day.client.post('/bookings/requests', { orders: [delivery.id] });
    const { id: request } = await latestRequest(api, delivery.id);
    const { askRecipient } = conversationActivities(api, recordingMessaging().messaging);
    await askRecipient({ tenant: day.client.tenant.id, request });
    const [{ offered }] = (await day.client.get(`/bookings/requests?order=${delivery.id}`)).body.data;
    expect(new Set(offered.map(({ date }: { date: string }) => date))).toEqual(new Set([middle]));
    const book = (date: string) =>
      day.client.post('/bookings', { order: delivery.id, slot: { date, from: '08:00', to: '12:00' } });
    for (const date of [first, last]) {
      expect((await book(date)).body.error).toMatchObject({ code: 'outside_dates', param: 'slot' });
    }
    expect((await book(middle)).status).toBe(201);
  });

  test('that leave the visit no day are refused', async () => {
    const delivery = await makeOrder(day.client, day.shipper, { deliver_by: first });
    const never = await post({ exchange_for: delivery.id, deliver_from: middle });
    expect(never.body.error).toMatchObject({ code: 'invalid_value', param: 'exchange_for' });
    const booked = await bookedOrder(day, { on: first });
    const late = await post({ exchange_for: booked, recipient: {}, deliver_from: middle });
    expect(late.body.error).toMatchObject({ code: 'invalid_value', param: 'exchange_for' });
    expect((await post({ exchange_for: booked, recipient: {}, deliver_by: middle })).status).toBe(201);
  });
});

describe('a visit that falls out', () => {
  const auditOf = async (subject: string) =>
    (await day.client.get(`/audit-log?subject=${subject}`)).body.data;

  test.each(['delivery', 'collection'] as const)(
    'unbooking the %s unbooks both, and asks once',
    async (half) => {
      const pair = await bookedExchange();
      await scanIn(day.client, { id: pair.delivery });
      await optimise(api, day);
      const unbooked = await day.client.post(`/orders/${pair[half]}/unbook`, { reason: 'snow' });
      expect(unbooked.status).toBe(200);
      expect(await orderOf(pair.delivery)).toMatchObject({ status: 'scanned', slot: null, route: null });
      expect(await orderOf(pair.collection)).toMatchObject({
        status: 'awaiting_booking',
        slot: null,
        route: null,
      });
      expect(await placesTaken()).toBe(0);
      const requests = (await day.client.get('/bookings/requests')).body.data;
      expect(requests).toMatchObject([{ order: pair.delivery, kind: 'postponed' }]);
      const { data } = (await day.client.get('/messages')).body;
      const told = data.filter(({ order, template }: any) => order !== null && template !== 'confirmation');
      expect(told).toEqual([]);
      for (const [id, status] of [
        [pair.delivery, 'scanned'],
        [pair.collection, 'awaiting_booking'],
      ] as const) {
        const entries = (await auditOf(id)).filter(({ action }: any) => action === 'orders.unbook');
        expect(entries).toMatchObject([
          {
            detail: 'snow',
            changes: { status: { old: 'planned', new: status }, slot: { old: slotOn(), new: null } },
          },
        ]);
      }
    },
  );

  test('postponing the day unbooks both, and asks once', async () => {
    const pair = await bookedExchange();
    await scanIn(day.client, { id: pair.delivery });
    const asked = await day.client.post(`/depots/${day.depot}/days/${day.date}/postpone`, { reason: 'snow' });
    while (!(await day.client.scoped((scope) => continuePostponement(scope, asked.body.id)))) continue;
    const job = (await day.client.get(`/jobs/${asked.body.id}`)).body;
    expect(job.result).toMatchObject({ asked: 1, told: 0 });
    expect(job.result.unbooked.toSorted()).toEqual([pair.delivery, pair.collection].toSorted());
    const requests = (await day.client.get('/bookings/requests')).body.data;
    expect(requests).toMatchObject([{ order: pair.delivery, kind: 'postponed' }]);
    expect(await placesTaken()).toBe(0);
    const [entry] = (await auditOf(pair.collection)).filter(({ action }: any) => action === 'orders.unbook');
    expect(entry.changes).toMatchObject({ status: { old: 'booked', new: 'awaiting_booking' } });
  });

  test('a split delivery keeps its exchange and its place; what comes later has neither', async () => {
    const pair = await bookedExchange();
    await optimise(api, day);
    const pieces = (await day.client.get(`/orders/${pair.delivery}/pieces`)).body.data;
    const split = await day.client.post(`/orders/${pair.delivery}/split`, { barcodes: [pieces[1].barcode] });
    expect(split.body).toMatchObject({
      type: 'delivery',
      status: 'awaiting_scan',
      slot: null,
      exchange_for: null,
    });
    expect(await orderOf(pair.delivery)).toMatchObject({
      status: 'planned',
      slot: slotOn(),
      exchange_for: pair.collection,
    });
    expect(await orderOf(pair.collection)).toMatchObject({
      status: 'planned',
      slot: slotOn(),
      exchange_for: pair.delivery,
    });
    expect(await placesTaken()).toBe(1);
    expect((await auditOf(pair.delivery))[0]).toMatchObject({
      action: 'orders.split',
      changes: {
        pieces: { old: { expected: 2 }, new: { expected: 1 } },
        split_into: { old: null, new: [split.body.id] },
      },
    });
    expect((await auditOf(split.body.id))[0]).toMatchObject({
      action: 'orders.split',
      changes: { split_from: { old: null, new: pair.delivery } },
    });
  });
});
