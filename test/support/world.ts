import { receiveReply } from '../../src/operations/bookings/receive-reply.js';
import { insertOptOut } from '../../src/records/opt-outs.js';
import type { Client, TestApi } from './api.js';
import { conversationActivities, latestRequest, recordingMessaging, scannedOrder } from './conversation.js';
import { makeOrder } from './day.js';
import { askAgent, bookedOrders, emptyDay, optimise, type PlannedDay, publishedRun } from './planning.js';

/** A PNG of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);

/** Kind of id, named like the path parameter that takes it → ids of it. Never empty. */
export type WorldIds = Record<string, [string, ...string[]]>;
export type World = { client: Client; day: PlannedDay; ids: WorldIds };

/** Creates the records for a new courier's tenant, or for a tenant of an existing courier. */
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
  const photo = await addPhoto(api, client);
  const endpoint = await client.post('/webhook-endpoints', {
    url: 'https://example.com/hooks',
    events: ['order.created'],
  });
  await client.post(`/webhook-endpoints/${endpoint.body.id}/test`);
  const deliveries = await client.get(`/webhook-endpoints/${endpoint.body.id}/deliveries`);

  const messages = await client.get(`/messages?order=${talk.order}`);
  await client.scoped((scope) => insertOptOut(scope, '+447700900199'));
  const optOuts = await client.get('/opt-outs');
  const apiKey = await client.post('/api-keys', { label: 'scanner' });

  const closed = '2031-12-25';
  await client.put(`/depots/${day.depot}/slot-overrides/${closed}`, { closed: true });

  const away = { from: '2031-12-24', to: '2031-12-31' };
  const absences = [
    await client.post(`/vehicles/${day.vehicle}/absences`, away),
    await client.post(`/drivers/${day.driver}/absences`, away),
  ];

  const pieces = await client.get(`/orders/${waiting.id}/pieces`);

  const ids: Record<string, string[]> = {
    order_id: [talk.order, waiting.id, held.id, cancelled.id, ...stops.map((stop) => stop.order)],
    request_id: [talk.request],
    reply_id: [talk.reply],
    message_id: messages.body.data.map((message: { id: string }) => message.id),
    opt_out_id: [optOuts.body.data[0].id],
    api_key_id: [apiKey.body.id],
    template_id: [template.body.id],
    route_id: [run.route, job.result.routes[0].id],
    planned_order: job.result.routes[0].stops.map(({ order }: { order: string }) => order),
    job_id: [job.id],
    suggestion_id: [suggestion.id],
    run_id: [run.id],
    stop_id: stops.map((stop) => stop.id as string),
    vehicle_id: [day.vehicle, secondVan.body.id],
    driver_id: [day.driver],
    absence_id: absences.map(({ body }) => body.id as string),
    depot_id: [day.depot],
    date: [closed],
    shipper_id: [day.shipper],
    key_id: [key.body.id],
    photo_id: [photo.id],
    endpoint_id: [endpoint.body.id],
    piece_id: pieces.body.data.map((piece: { id: string }) => piece.id),
    barcode: pieces.body.data.map((piece: { barcode: string }) => piece.barcode),
    delivery_id: deliveries.body.data.map((delivery: { id: string }) => delivery.id),
  };
  for (const [kind, list] of Object.entries(ids)) {
    if (list.length === 0 || list.some((id) => typeof (id as unknown) !== 'string')) {
      throw new Error(`the world has no ${kind}: ${JSON.stringify(list)}`);
    }
  }
  // Checked just now.
  return { client, day: draftDay, ids: ids as WorldIds };
}

/** Creates an order whose recipient was asked and gave an answer that needs a person. */
async function makeConversation(api: TestApi, day: PlannedDay) {
  const { client } = day;
  const tenant = client.tenant.id;
  const activities = conversationActivities(api, recordingMessaging().messaging);
  const order = await scannedOrder(client, day);
  await client.post('/bookings/requests', { orders: [order.id] });
  const { id: request } = await latestRequest(api, order.id);
  await activities.askRecipient({ tenant, request });
  const text = 'Why does it take so long?';
  const reply = await client.scoped((scope) =>
    receiveReply(scope, { order: order.id, channel: 'sms', text }),
  );
  if (reply === null) throw new Error('the reply was not taken in');
  await activities.readReply({ tenant, reply });
  return { order: order.id as string, request: request as string, reply };
}

async function addPhoto(api: TestApi, client: Client) {
  const base = `${api.origin}${client.tenant.mode === 'live' ? '' : '/sandbox'}/admin/v1`;
  const response = await fetch(`${base}/photos`, {
    method: 'POST',
    headers: { authorization: `Bearer ${client.key}`, 'content-type': 'image/png' },
    body: PIXEL,
  });
  // As the operation is documented.
  return (await response.json()) as { id: string };
}

/** Returns the first working day after `date`. */
function nextWorkday(date: string): string {
  const day = new Date(`${date}T12:00:00Z`);
  do day.setUTCDate(day.getUTCDate() + 1);
  while (day.getUTCDay() === 0);
  return day.toISOString().slice(0, 10);
}
