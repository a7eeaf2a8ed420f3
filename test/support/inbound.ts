/** Signed inbound calls of providers: an API that accepts them, and recipients who were asked before. */
import twilio from 'twilio';
import { type Client, startApi, type TestApi } from './api.js';
import {
  conversationActivities,
  latestRequest,
  recordingMessaging,
  scannedOrder,
  told,
  TUESDAY,
} from './conversation.js';
import { type Setup, setUp } from './day.js';

export const TOKEN = 'twilio-auth-token';
export const SECRET = 'whsec_inbound';
export const PUBLIC = 'https://waypost.example';
export const OURS = '+447700900999';

export let api: TestApi;
/** Client of the current test's courier. */
export let live: Client;
export let setup: Setup;
/** The messages sent to its recipients. */
export let recording: ReturnType<typeof recordingMessaging>;
let phones = 0;
let sids = 0;

/** Sets up an API that accepts providers' calls for the tests of a file, with a separate courier for each test. */
export function useInbound(): void {
  beforeAll(async () => {
    api = await startApi({
      SMS_AUTH_TOKEN: TOKEN,
      INBOUND_EMAIL_SECRET: SECRET,
      WAYPOST_PUBLIC_URL: PUBLIC,
      INBOUND_EMAIL_AUTHSERV_ID: 'mx.courier.example',
      SMS_FROM: OURS,
    });
  });
  beforeEach(async () => {
    api.setNow(TUESDAY);
    live = await api.client({ mode: 'live' });
    setup = await setUp(live);
    recording = recordingMessaging();
  });
  afterAll(() => api.close());
}

/** Returns a unique recipient, so that tests do not receive each other's messages. */
export function recipient() {
  phones += 1;
  return {
    name: 'Ann',
    phone: `+4477009${String(10_000 + phones).padStart(5, '0')}`,
    email: `ann.${phones}@mail.example`,
    address: { line1: '1 Rose Lane', town: 'London', postcode: 'SE2 9NL' },
  };
}

/** Creates an order whose recipient was asked, over channels that only record messages. */
export async function asked(client = live, to = recipient(), more: Record<string, unknown> = {}) {
  const own = client === live ? setup : await setUp(client);
  const order = await scannedOrder(client, own, { recipient: to, ...more });
  await client.post('/bookings/requests', { orders: [order.id] });
  const { id } = await latestRequest(api, order.id);
  const activities = conversationActivities(api, recording.messaging);
  await activities.askRecipient({ tenant: client.tenant.id, request: id });
  const { phone, email } = to;
  return {
    order: order.id as string,
    reference: order.reference as string,
    request: id as string,
    phone,
    email,
    to,
  };
}

export async function form(path: string, fields: Record<string, string>, signature?: string) {
  const right = twilio.getExpectedTwilioSignature(TOKEN, `${PUBLIC}${path}`, fields);
  return fetch(`${api.origin}${path}`, {
    method: 'POST',
    headers: { 'X-Twilio-Signature': signature ?? right },
    body: new URLSearchParams(fields),
  });
}

export function text(from: string, body: string, more: Record<string, string> = {}) {
  sids += 1;
  return form('/inbound/sms', { MessageSid: `SM${sids}`, From: from, To: OURS, Body: body, ...more });
}

export async function replies(order: string) {
  const { rows } = await api.owner.query(
    'select channel, text, unclear_order from replies where order_id = $1 order by received_at, id',
    [order],
  );
  return rows;
}

export async function optedOut(client: Client, phone: string): Promise<boolean> {
  const { rowCount } = await api.owner.query('select from sms_opt_outs where tenant_id = $1 and phone = $2', [
    client.tenant.id,
    phone,
  ]);
  return rowCount === 1;
}

/** What is made of the replies of an order that were taken in. */
export async function readings(client: Client, order: string): Promise<string[]> {
  const activities = conversationActivities(api, recording.messaging);
  const read = [];
  for (const news of await told(api, order)) {
    if (news.type !== 'reply_received') continue;
    read.push((await activities.readReply({ tenant: client.tenant.id, reply: news.reply })).outcome);
  }
  return read;
}
