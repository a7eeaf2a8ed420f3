/**
 * Whoever reads what was sent, in the API or in the rows, cannot act with it: a driver's invitation, a booking link and
 * a link to the portal are whole in the text that goes out, and nowhere else.
 */
import { newId } from '../../src/runtime/new-id.js';
import { type Client, useApi } from '../support/api.js';
import {
  conversationActivities,
  latestRequest,
  recordingMessaging,
  scannedOrder,
  TUESDAY,
} from '../support/conversation.js';
import { setUp } from '../support/day.js';
import { newPhone } from '../support/driver-page.js';

const api = useApi({ WAYPOST_TRUST_PROXY: '1' });
const DAY_MS = 86_400_000;
const PHONE = '+447700900123';
const MAIL = 'sioned@example.com';

beforeEach(() => api.setNow(TUESDAY));
const later = (days: number) => api.setNow(new Date(TUESDAY.getTime() + days * DAY_MS));

/** Every row of every table as text. */
async function dump(): Promise<string> {
  const { rows: tables } = await api.owner.query(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  const texts = await Promise.all(
    tables.map(async ({ name }) => (await api.owner.query(`select t::text as row from ${name} t`)).rows),
  );
  return texts
    .flat()
    .map(({ row }) => row)
    .join('\n');
}

/** A courier, and channels that note what goes out. */
async function sender(mode: 'live' | 'sandbox' = 'live') {
  const client = await api.client({ mode });
  const recording = recordingMessaging();
  const activities = conversationActivities(api, recording.messaging);
  const notify = (kind: 'driver_invite' | 'portal_invite', subject: string) =>
    activities.sendNotification({
      tenant: client.tenant.id,
      kind,
      subject,
      event_id: newId('event'),
      prepared: false,
    });
  const linkIn = (body: string | undefined) => {
    const { pathname, search } = new URL(/https?:\/\/\S+/.exec(body ?? '')?.[0] ?? '');
    return pathname + search;
  };
  return { client, recording, activities, notify, linkIn };
}

const bodies = async (client: Client) =>
  (await client.get('/messages')).body.data.map(({ body }: { body: string }) => body).join('\n');

const tokenOf = (link: string) => /(?:signature=|\/b\/)([\w-]+)/.exec(link)?.[1] ?? 'no token';

async function invitedDriver({ client, notify, recording, linkIn }: Awaited<ReturnType<typeof sender>>) {
  const driver = (await client.post('/drivers', { name: 'Uma', phone: PHONE })).body;
  await notify('driver_invite', driver.id);
  return { driver: driver.id as string, link: linkIn(recording.sent.sms.at(-1)?.body) };
}

async function invitedUser({ client, notify, recording, linkIn }: Awaited<ReturnType<typeof sender>>) {
  const shipper = (await client.post('/shippers', { name: 'Volt', portal_users: [MAIL] })).body;
  await notify('portal_invite', shipper.id);
  return { shipper: shipper.id as string, link: linkIn(recording.sent.email.at(-1)?.text) };
}

async function askedRecipient({ client, activities, recording, linkIn }: Awaited<ReturnType<typeof sender>>) {
  const order = await scannedOrder(client, await setUp(client));
  await client.post('/bookings/requests', { orders: [order.id] });
  const { id: request } = await latestRequest(api, order.id);
  await activities.sendBookingRequest({ tenant: client.tenant.id, request });
  return {
    order: order.id as string,
    request: request as string,
    link: linkIn(recording.sent.sms.at(-1)?.body),
  };
}

test.each([
  ["a driver's invitation", invitedDriver, /\/driver\?id=drv_\w{26}&signature=…/],
  ['a booking link', askedRecipient, /https?:\/\/[^/]+\/b\/…/],
  ['a link to the portal', invitedUser, /\/portal\?id=shp_\w+&user=[\w-]+&until=\d+&signature=…/],
])('%s works for whom it was sent to, and is masked for readers', async (_what, make, masked) => {
  const courier = await sender();
  const { link } = await make(courier);
  expect((await newPhone(api).get(link)).status).toBe(200);
  const token = tokenOf(link);
  expect(token).toHaveLength(27);
  const read = await bodies(courier.client);
  expect(read).toMatch(masked);
  expect(read).not.toContain(token);
  const [message] = (await courier.client.get('/messages')).body.data;
  expect((await courier.client.get(`/messages/${message.id}`)).body.body).toBe(message.body);
  expect(await dump()).not.toContain(token);
});

test.each([
  ["a driver's invitation", invitedDriver],
  ['a booking link', askedRecipient],
  ['a link to the portal', invitedUser],
])('%s is shown in the sandbox, where nothing real hangs on it, and is in no row', async (_what, make) => {
  const courier = await sender('sandbox');
  const { link } = await make(courier);
  expect(await bodies(courier.client)).toContain(link);
  expect(await dump()).not.toContain(tokenOf(link));
});

test('a text is as long as it goes out, and an ellipsis of its author stays one', async () => {
  const courier = await sender();
  await courier.client.post('/templates', {
    kind: 'driver_invite',
    name: 'Own',
    sms_body: 'Hello {{ driver_name }}… {{ link }}',
  });
  const { link } = await invitedDriver(courier);
  const sent = courier.recording.sent.sms.at(-1)?.body ?? '';
  expect(sent).toContain('Hello Uma… ');
  expect(sent).toContain(link);
});

test('a message that failed is sent again with its link', async () => {
  const courier = await sender();
  courier.recording.behaviour.refused.set(PHONE, 'undeliverable');
  const order = await scannedOrder(courier.client, await setUp(courier.client));
  await courier.client.post('/bookings/requests', { orders: [order.id] });
  const { id: request, token } = await latestRequest(api, order.id);
  const ref = { tenant: courier.client.tenant.id, request };
  await courier.activities.sendBookingRequest(ref);
  courier.recording.behaviour.refused.clear();
  const { data } = (await courier.client.get('/messages?status=failed')).body;
  const again = await courier.client.post(`/messages/${data[0].id}/retry`);
  expect(again.status).toBe(202);
  expect(again.body.body).not.toContain(token);
  await courier.activities.sendQueuedMessages({ tenant: ref.tenant, order: order.id });
  expect(courier.recording.sent.sms.at(-1)?.body).toContain(`/b/${token}`);
});

test('a reminder leads to the same page, and a link that was stored whole before goes on working', async () => {
  const courier = await sender();
  const { request, link } = await askedRecipient(courier);
  const old = 'A'.repeat(27);
  await api.owner.query('update booking_requests set token = $1, token_digest = null where id = $2', [
    old,
    request,
  ]);
  expect((await newPhone(api).get(`/b/${old}`)).status).toBe(200);
  await courier.activities.sendReminder({ tenant: courier.client.tenant.id, request });
  expect(courier.linkIn(courier.recording.sent.sms.at(-1)?.body)).toBe(link);
  expect((await newPhone(api).get(link)).status).toBe(200);
  expect((await newPhone(api).get(`/b/${old}`)).status).toBe(200);
});

test('a reply that quotes our message does not give its link away', async () => {
  const courier = await sender();
  const { order, link } = await askedRecipient(courier);
  await courier.client.scoped(async (scope) => {
    const { receiveReply } = await import('../../src/operations/bookings/receive-reply.js');
    await receiveReply(scope, {
      order,
      channel: 'email',
      text: `Friday\n> book at http://localhost:3000${link}`,
    });
  });
  expect(await dump()).not.toContain(tokenOf(link));
});

test("a driver's unused invitation ends after seven days, a used one does not", async () => {
  const courier = await sender();
  const { driver, link } = await invitedDriver(courier);
  later(6.9);
  expect((await newPhone(api).get(link)).text).toContain('Set your PIN');
  later(7.1);
  const late = newPhone(api);
  expect((await late.get(link)).status).toBe(404);
  await courier.client.post(`/drivers/${driver}/resend-invite`);
  await courier.notify('driver_invite', driver);
  const next = courier.linkIn(courier.recording.sent.sms.at(-1)?.body);
  expect((await newPhone(api).get(link)).status).toBe(404);
  expect((await newPhone(api).get(next)).text).toContain('Set your PIN');
});

test("a portal user's unused invitation ends after seven days, and by the next one", async () => {
  const courier = await sender();
  const { shipper, link } = await invitedUser(courier);
  later(6.9);
  expect((await newPhone(api).submit(link, {})).status).toBe(200);
  later(7.1);
  // Used in time, it holds for its thirty days.
  expect((await newPhone(api).submit(link, {})).status).toBe(200);
  await courier.client.patch(`/shippers/${shipper}`, { portal_users: [] });
  await courier.client.patch(`/shippers/${shipper}`, { portal_users: [MAIL] });
  expect((await newPhone(api).get(link)).status).toBe(410);
  await courier.notify('portal_invite', shipper);
  const next = courier.linkIn(courier.recording.sent.email.at(-1)?.text);
  // Opened, as scanners do, it is not used.
  expect((await newPhone(api).get(next)).status).toBe(200);
  later(14.2);
  expect((await newPhone(api).get(next)).status).toBe(410);
});
