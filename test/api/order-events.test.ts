/** The events of orders and booking requests: one for each cause, to the endpoints that asked for its type. */
import { EVENT_TYPES } from '../../src/contracts/events.js';
import { failRequest } from '../../src/operations/bookings/ask.js';
import { markUnanswered } from '../../src/operations/bookings/remind.js';
import { closeRun } from '../../src/operations/runs/close.js';
import { useApi } from '../support/api.js';
import { eventsOf, latestRequest, scannedOrder } from '../support/conversation.js';
import { makeOrder } from '../support/day.js';
import {
  bookedOrders,
  emptyDay,
  eventTypes,
  optimise,
  type PlannedDay,
  publishedRun,
} from '../support/planning.js';

const api = useApi();
let day: PlannedDay;

beforeEach(async () => {
  day = await emptyDay(api);
});

const typesOf = async (order: string) => (await eventsOf(api, order)).map(({ type }) => type);
const newest = async (order: string) => (await eventsOf(api, order)).at(-1);

test('a correction, a hold, a release and a cancellation: one event each, with the order as it then is', async () => {
  const { id } = await makeOrder(day.client, day.shipper);
  await day.client.patch(`/orders/${id}`, { notes: 'Ring twice.' });
  expect(await newest(id)).toMatchObject({ type: 'order.updated', data: { id, notes: 'Ring twice.' } });
  await day.client.patch(`/orders/${id}`, { notes: 'Ring twice.' });
  await day.client.patch(`/orders/${id}`, { hold: true, notes: 'Away.' });
  expect(await newest(id)).toMatchObject({ type: 'order.held', data: { status: 'on_hold', notes: 'Away.' } });
  await day.client.patch(`/orders/${id}`, { hold: false });
  expect(await newest(id)).toMatchObject({ type: 'order.released', data: { status: 'awaiting_scan' } });
  const { body } = await day.client.post(`/orders/${id}/cancel`);
  expect(await newest(id)).toEqual({ type: 'order.cancelled', data: body });
  expect(await typesOf(id)).toEqual([
    'order.created',
    'order.updated',
    'order.held',
    'order.released',
    'order.cancelled',
  ]);
});

test('a change that costs a planned order its place is one event', async () => {
  const [id = ''] = await bookedOrders(day, 1);
  await optimise(api, day);
  expect(await newest(id)).toMatchObject({ type: 'order.planned', data: { status: 'planned' } });
  // No van has what it now takes.
  const { body } = await day.client.patch(`/orders/${id}`, { service: { skills: ['crane'] } });
  expect(body.status).toBe('booked');
  expect(await typesOf(id)).toEqual(['order.created', 'order.booked', 'order.planned', 'order.updated']);
  expect(await newest(id)).toEqual({ type: 'order.updated', data: body });
});

test('a plan, the start of its run, a skipped stop and a return', async () => {
  const orders = await bookedOrders(day, 3);
  const [{ id: route }] = (await optimise(api, day)).result.routes;
  for (const id of orders) {
    expect(await newest(id)).toMatchObject({ type: 'order.planned', data: { id, route, status: 'planned' } });
  }
  await optimise(api, day);
  expect((await eventTypes(day.client)).filter((type) => type === 'order.planned')).toHaveLength(3);
  const { body: run } = await day.client.post(`/routes/${route}/publish`);
  await day.client.post(`/runs/${run.id}/start`);
  await day.client.post(`/runs/${run.id}/start`);
  for (const id of orders)
    expect(await newest(id)).toMatchObject({ type: 'order.out_for_delivery', data: { id } });
  const { body: stops } = await day.client.get(`/runs/${run.id}/stops`);
  const { id: stop, order } = stops.data[0];
  expect((await day.client.post(`/runs/${run.id}/stops/${stop}/skip`)).status).toBe(200);
  expect(await newest(order)).toMatchObject({ type: 'order.updated', data: { status: 'failed_attempt' } });
  await day.client.post(`/orders/${order}/return`, { reason: 'Gone abroad' });
  expect(await typesOf(order)).toEqual([
    'order.created',
    'order.booked',
    'order.planned',
    'order.out_for_delivery',
    'order.updated',
    'order.returned',
  ]);
});

test('orders of a run that never started are never said to be out for delivery', async () => {
  const { run, stops } = await publishedRun(api, day, 1);
  await day.client.scoped((scope) => closeRun(scope, run.id));
  const [{ order }] = stops;
  expect(await typesOf(order)).toEqual(['order.created', 'order.booked', 'order.planned', 'order.updated']);
  expect(await newest(order)).toMatchObject({ data: { status: 'failed_attempt' } });
});

test('a request that reaches nobody, and one that nobody answers: once, with the request', async () => {
  const { id } = await scannedOrder(day.client, day);
  await day.client.post('/bookings/requests', { orders: [id] });
  const request = await latestRequest(api, id);
  const fail = () =>
    day.client.scoped((scope) => failRequest(scope, request.id, 'There is no free slot to offer.'));
  await fail();
  await fail();
  expect(await typesOf(id)).toEqual(['order.created', 'order.scanned', 'booking.failed']);
  expect(await newest(id)).toMatchObject({
    data: {
      ...{ id, object: 'order', status: 'scanned' },
      request: { id: request.id, status: 'failed', error: 'There is no free slot to offer.' },
    },
  });
  await api.owner.query(`update booking_requests set status = 'open' where id = $1`, [request.id]);
  await day.client.scoped((scope) => markUnanswered(scope, request.id));
  await day.client.scoped((scope) => markUnanswered(scope, request.id));
  expect(await newest(id)).toMatchObject({
    type: 'booking.unanswered',
    data: { id, request: { id: request.id, status: 'unanswered' } },
  });
  expect(await eventsOf(api, id)).toHaveLength(4);
});

test('endpoints get the types that they asked for and no more', async () => {
  const endpoint = async (events: readonly string[]) => {
    const made = await day.client.post('/webhook-endpoints', { url: 'http://127.0.0.1:9/hook', events });
    expect(made.status).toBe(201);
    return made.body.id;
  };
  const [former, all] = [await endpoint(['order.created', 'order.booked']), await endpoint(EVENT_TYPES)];
  const { id } = await makeOrder(day.client, day.shipper);
  await day.client.patch(`/orders/${id}`, { hold: true });
  const sent = async (to: string) =>
    (
      await api.owner.query(
        'select e.type from webhook_deliveries d join events e on e.id = d.event where d.endpoint = $1 order by e.id',
        [to],
      )
    ).rows.map(({ type }) => type);
  expect(await sent(former)).toEqual(['order.created']);
  expect(await sent(all)).toEqual(['order.created', 'order.held']);
});

test('an erased order leaves nothing of why its request failed', async () => {
  const { id } = await scannedOrder(day.client, day);
  await day.client.post('/bookings/requests', { orders: [id] });
  const request = await latestRequest(api, id);
  await day.client.scoped((scope) => failRequest(scope, request.id, 'sms: +447700900123 is no number'));
  await day.client.post(`/orders/${id}/cancel`);
  expect((await day.client.post(`/orders/${id}/erase`)).status).toBe(200);
  const failed = (await eventsOf(api, id)).find(({ type }) => type === 'booking.failed');
  expect(failed?.data).toMatchObject({ recipient: {}, request: { error: null } });
});
