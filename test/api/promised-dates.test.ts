/** Dates promised for an order, attempts that are counted, and bank holidays of a depot. */
import { useApi } from '../support/api.js';
import {
  latestRequest,
  conversationActivities,
  recordingMessaging,
  TUESDAY,
} from '../support/conversation.js';
import { makeOrder, scanIn } from '../support/day.js';
import { bookedOrder, emptyDay, optimise, type PlannedDay, publishedRun } from '../support/planning.js';

const api = useApi();
let day: PlannedDay;

beforeEach(async () => {
  api.setNow(undefined);
  day = await emptyDay(api);
});

const orderOf = async (id: string) => (await day.client.get(`/orders/${id}`)).body;
const requestsOf = async (id: string) => (await day.client.get(`/bookings/requests?order=${id}`)).body.data;

describe('deliver_from and deliver_by', () => {
  test('offers begin with the first day and end with the last', async () => {
    api.setNow(TUESDAY);
    const { client, shipper } = day;
    const order = await makeOrder(client, shipper, { deliver_from: '2026-03-17', deliver_by: '2026-03-18' });
    expect(order).toMatchObject({ deliver_from: '2026-03-17', deliver_by: '2026-03-18' });
    await scanIn(client, order);
    await client.post('/bookings/requests', { orders: [order.id] });
    const { id: request } = await latestRequest(api, order.id);
    const { askRecipient } = conversationActivities(api, recordingMessaging().messaging);
    await askRecipient({ tenant: client.tenant.id, request });
    const [{ offered }] = await requestsOf(order.id);
    expect([...new Set(offered.map(({ date }: { date: string }) => date))]).toEqual([
      '2026-03-17',
      '2026-03-18',
    ]);
  });

  test('a slot of another day is 422, even by decision of the office', async () => {
    api.setNow(TUESDAY);
    const order = await makeOrder(day.client, day.shipper, { deliver_from: '2026-03-17' });
    const book = (date: string, override = false) =>
      day.client.post('/bookings', { order: order.id, slot: { date, from: '08:00', to: '12:00' }, override });
    expect((await book('2026-03-16', true)).body.error).toMatchObject({
      code: 'outside_dates',
      param: 'slot',
    });
    expect((await book('2026-03-17')).status).toBe(201);
  });

  test('an order whose dates have changed is left out of the plan of another day', async () => {
    const order = await bookedOrder(day);
    const changed = await day.client.patch(`/orders/${order}`, { deliver_from: '2031-01-01' });
    expect(changed.body.deliver_from).toBe('2031-01-01');
    const job = await optimise(api, day);
    expect(job.result.unassigned_reasons).toMatchObject([{ order, code: 'outside_dates' }]);
    await day.client.patch(`/orders/${order}`, { deliver_from: null });
    expect((await optimise(api, day)).result.unassigned).toEqual([]);
  });

  test('the last day is not before the first', async () => {
    const dates = { deliver_from: '2031-01-02', deliver_by: '2031-01-01' };
    const made = await day.client.post('/orders', {
      shipper: day.shipper,
      reference: 'LATE',
      recipient: { name: 'Ada' },
      items: [{ pieces: 1 }],
      ...dates,
    });
    expect(made.body.error).toMatchObject({ code: 'invalid_value', param: 'deliver_by' });
    const order = await makeOrder(day.client, day.shipper, { deliver_from: '2031-01-02' });
    const changed = await day.client.patch(`/orders/${order.id}`, { deliver_by: '2031-01-01' });
    expect(changed.body.error).toMatchObject({ code: 'invalid_value', param: 'deliver_by' });
  });
});

describe('rebook_on and max_attempts', () => {
  const fail = async (body: object) => {
    const { run, stops } = await publishedRun(api, day, 1);
    const { order, id } = stops.at(-1);
    await day.client.post(`/runs/${run.id}/stops/${id}/fail`, body);
    return { order: await orderOf(order), requests: await requestsOf(order) };
  };

  test('left out, every reason asks', async () => {
    const { body } = await day.client.get('/settings');
    expect(body).toMatchObject({ goods_not_in: 'warn', max_attempts: null });
    expect(body.rebook_on).toContain('refused');
    const { order, requests } = await fail({ reason: 'refused' });
    expect(order.attempts).toBe(1);
    expect(requests).toMatchObject([{ kind: 'rebooking' }]);
  });

  test('a reason that is not listed asks nobody by itself; `rebook: true` still does', async () => {
    await day.client.patch('/settings', { rebook_on: ['no_answer'] });
    const { order, requests } = await fail({ reason: 'refused' });
    expect(order).toMatchObject({ status: 'failed_attempt', attempts: 1 });
    expect(requests).toEqual([]);
    const inbox = (await day.client.get('/inbox')).body.data;
    expect(inbox).toMatchObject([{ order: { id: order.id }, kind: 'failed_delivery' }]);
  });

  test('an explicit `rebook` decides', async () => {
    await day.client.patch('/settings', { rebook_on: [], max_attempts: 1 });
    expect((await fail({ reason: 'refused', rebook: true })).requests).toHaveLength(1);
  });

  test('after the last attempt nobody is asked by itself', async () => {
    await day.client.patch('/settings', { max_attempts: 1 });
    expect((await fail({ reason: 'no_answer' })).requests).toEqual([]);
  });
});

test('bank holidays close a depot, unless the date has its own override', async () => {
  api.setNow(new Date('2026-03-30T10:00:00Z'));
  const { client, depot } = day;
  const slotsOn = async (date: string) =>
    (await client.get(`/slots?from=${date}&to=${date}&depot=${depot}`)).body.data.length;
  expect((await client.get(`/depots/${depot}`)).body.bank_holidays).toBeNull();
  expect(await slotsOn('2026-04-06')).toBe(3);
  const changed = await client.patch(`/depots/${depot}`, { bank_holidays: 'england_and_wales' });
  expect(changed.body.bank_holidays).toBe('england_and_wales');
  expect([await slotsOn('2026-04-03'), await slotsOn('2026-04-06'), await slotsOn('2026-04-07')]).toEqual([
    0, 0, 3,
  ]);
  await client.patch(`/depots/${depot}`, { bank_holidays: 'scotland' });
  expect([await slotsOn('2026-04-03'), await slotsOn('2026-04-06')]).toEqual([0, 3]);
  const opening = { opening: { from: '08:00', to: '20:00' } };
  await client.put(`/depots/${depot}/slot-overrides/2026-04-03`, opening);
  expect(await slotsOn('2026-04-03')).toBe(3);
});
