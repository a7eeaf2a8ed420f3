/**
 * A courier with a record of every kind that an id can name, most in several states: what the tests of tenancy and the
 * fuzzer aim at. All of it is made through the API and the activities, as in life.
 */
import type { Client, TestApi } from './api.js';
import { conversationActivities, latestRequest, recordingMessaging, scannedOrder } from './conversation.js';
import { makeOrder } from './day.js';
import { askAgent, emptyDay, optimise, type PlannedDay, publishedRun, bookedOrders } from './planning.js';

/** Kind of id, named like the path parameter that takes it → ids of it. Never empty. */
export type WorldIds = Record<string, [string, ...string[]]>;
export type World = { client: Client; day: PlannedDay; ids: WorldIds };

/** Makes the records for a fresh courier's tenant, or for a tenant of an existing courier. */
export async function makeWorld(
  api: TestApi,
  options: Parameters<TestApi['client']>[0] = {},
): Promise<World> {
  const day = await emptyDay(api, options);
  const { client } = day;
  const { run, stops } = await publishedRun(api, day, 3);

  const draftDay = { ...day, date: nextWorkday(day.date) };
  const secondVan = await client.post('/vehicles', { name: 'Van 2', crew: 2, depot: day.depot });
  await bookedOrders(draftDay, 2);
  const job = await optimise(api, draftDay);
  const suggestion = await askAgent(api, draftDay);

  const waiting = await makeOrder(client, day.shipper);
  const cancelled = await makeOrder(client, day.shipper);
  await client.post(`/orders/${cancelled.id}/cancel`);
  const held = await makeOrder(client, day.shipper);
  await client.patch(`/orders/${held.id}`, { hold: true });
  const talk = await makeConversation(api, day);

  const template = await client.post('/templates', {
    name: 'Invitation',
    kind: 'booking_request',
    channels: ['sms'],
    sms_body: 'Choose: {{ offers }} {{ link }}',
  });
  const key = await client.post(`/shippers/${day.shipper}/api-keys`, { label: 'till' });
  const photo = await client.post('/photos', PIXEL, { 'content-type': 'image/png' });
  const endpoint = await client.post('/webhook-endpoints', {
    url: 'https://example.com/hooks',
    events: ['order.created'],
  });
  await client.post(`/webhook-endpoints/${endpoint.body.id}/test`);
  const deliveries = await client.get(`/webhook-endpoints/${endpoint.body.id}/deliveries`);

  const ids = {
    order_id: [talk.order, waiting.id, held.id, cancelled.id, ...stops.map((stop) => stop.order)],
    request_id: [talk.request],
    reply_id: [talk.reply],
    template_id: [template.body.id],
    route_id: [run.route, job.result.routes[0].id],
    job_id: [job.id],
    suggestion_id: [suggestion.id],
    run_id: [run.id],
    stop_id: stops.map((stop) => stop.id),
    vehicle_id: [day.vehicle, secondVan.body.id],
    driver_id: [day.driver],
    depot_id: [day.depot],
    shipper_id: [day.shipper],
    key_id: [key.body.id],
    photo_id: [photo.body.id],
    endpoint_id: [endpoint.body.id],
    delivery_id: deliveries.body.data.map((delivery: { id: string }) => delivery.id),
  };
  for (const [kind, list] of Object.entries(ids)) {
    if (list.length === 0 || list.some((id) => typeof id !== 'string')) {
      throw new Error(`the world has no ${kind}: ${JSON.stringify(list)}`);
    }
  }
  // Checked just now.
  return { client, day: draftDay, ids: ids as WorldIds };
}

/** An order whose recipient was asked and has answered something that needs a person. */
async function makeConversation(api: TestApi, day: PlannedDay) {
  const { client } = day;
  const tenant = client.tenant.id;
  const activities = conversationActivities(api, recordingMessaging().messaging);
  const order = await scannedOrder(client, day);
  await client.post('/bookings/requests', { orders: [order.id] });
  const { id: request } = await latestRequest(api, order.id);
  await activities.sendBookingRequest({ tenant, request });
  const inbound =
    tenant && client.tenant.mode === 'sandbox'
      ? await client.post('/sandbox/replies', { order: order.id, channel: 'sms', text: 'Why so late?' })
      : null;
  const reply = inbound ? inbound.body.id : await insertReply(api, tenant, order.id);
  await activities.readReply({ tenant, reply });
  return { order: order.id as string, request: request as string, reply: reply as string };
}
