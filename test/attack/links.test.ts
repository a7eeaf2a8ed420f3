/**
 * Whoever reads what was sent, in the API or in the rows, cannot act with it: a driver's invitation, a booking link and
 * a link to the portal are whole in the text that goes out, and nowhere else.
 */
import { type Client, useApi } from '../support/api.js';
import {
  conversationActivities,
  latestRequest,
  ownPath,
  recordingMessaging,
  scannedOrder,
  TUESDAY,
} from '../support/conversation.js';
import { setUp } from '../support/day.js';
import { newPhone } from '../support/driver-page.js';

const api = useApi({ WAYPOST_TRUST_PROXY: '127.0.0.1' });
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
  const deliver = () => activities.deliverQueued({ tenant: client.tenant.id });
  const linkIn = (body: string | undefined) => {
    const { pathname, search } = new URL(/https?:\/\/\S+/.exec(body ?? '')?.[0] ?? '');
    return pathname + search;
  };
  return { client, recording, activities, deliver, linkIn };
}

const bodies = async (client: Client) =>
  (await client.get('/messages')).body.data.map(({ body }: { body: string }) => body).join('\n');

const tokenOf = (link: string) => /(?:signature=|\/b\/)([\w-]+)/.exec(link)?.[1] ?? 'no token';

async function invitedDriver({ client, deliver, recording, linkIn }: Awaited<ReturnType<typeof sender>>) {
  const driver = (await client.post('/drivers', { name: 'Uma', phone: PHONE })).body;
  await deliver();
  return { driver: driver.id as string, link: linkIn(recording.sent.sms.at(-1)?.body) };
}

async function invitedUser({ client, deliver, recording, linkIn }: Awaited<ReturnType<typeof sender>>) {
  const shipper = (await client.post('/shippers', { name: 'Volt', portal_users: [MAIL] })).body;
  await deliver();
  return { shipper: shipper.id as string, link: linkIn(recording.sent.email.at(-1)?.text) };
}

async function askedRecipient({ client, activities, recording, linkIn }: Awaited<ReturnType<typeof sender>>) {
  const order = await scannedOrder(client, await setUp(client));
  await client.post('/bookings/requests', { orders: [order.id] });
  const { id: request } = await latestRequest(api, order.id);
  await activities.askRecipient({ tenant: client.tenant.id, request });
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
  await courier.activities.askRecipient(ref);
  courier.recording.behaviour.refused.clear();
  const { data } = (await courier.client.get('/messages?status=failed')).body;
  const again = await courier.client.post(`/messages/${data[0].id}/retry`);
  expect(again.status).toBe(202);
  expect(again.body.body).not.toContain(token);
  await courier.activities.deliverQueued({ tenant: ref.tenant, order: order.id });
  expect(courier.recording.sent.sms.at(-1)?.body).toContain(`/b/${token}`);
});

test('a reminder leads to the same page', async () => {
  const courier = await sender();
  const { request, link } = await askedRecipient(courier);
  await courier.activities.remindRecipient({
    tenant: courier.client.tenant.id,
    request,
    due: '2026-03-11T12:00:00.000Z',
  });
  expect(courier.linkIn(courier.recording.sent.sms.at(-1)?.body)).toBe(link);
  expect((await newPhone(api).get(link)).status).toBe(200);
});

/** A link checker's address with the link in Base64, at once and on two lines. */
function base64Of(url: string): string[] {
  const encoded = [Buffer.from(url).toString('base64'), Buffer.from(url).toString('base64url')];
  return encoded.flatMap((text) => {
    const address = `https://eu.linkcheck.example?d=localhost&u=${encodeURIComponent(text)}&i=1`;
    return [address, `${address.slice(0, -20)}\n> ${address.slice(-20)}`];
  });
}

/** How mail servers and programs quote a link. */
function quotationsOf(link: string): string[] {
  const url = `http://localhost:3000${link}`;
  const token = tokenOf(link);
  const encoded = encodeURIComponent(url);
  return [
    `> book at ${url}`,
    `https://eur01.safelinks.example/?url=${encoded}&data=05`,
    `https://linkprotect.example/url?a=${encoded.replaceAll(/%../g, (code) => code.toLowerCase())}&c=E`,
    `https://twice.example/?u=${encodeURIComponent(encoded)}`,
    `https://urldefense.example/v3/__${url}__;!!abc`,
    `https://urldefense.example/v2/url?u=http-3A__localhost-3A3000_b_${token}&d=Dw`,
    ...base64Of(url),
    `"${url.replaceAll('/', '\\/')}"`,
    `> ${url.slice(0, -9)}\n> ${url.slice(-9)}`,
    `${url.slice(0, -5)}=\n${url.slice(-5)}`,
    `http://localhost:3000/b/\n${token}`,
    `the code is "${token}".`,
  ];
}

test('a reply that quotes our message does not give its link away', async () => {
  const courier = await sender();
  const { order, link } = await askedRecipient(courier);
  await courier.client.scoped(async (scope) => {
    const { receiveReply } = await import('../../src/operations/bookings/receive-reply.js');
    await receiveReply(scope, {
      order,
      channel: 'email',
      text: ['Friday', ...quotationsOf(link), 'SO-2026-0000000123456789-AB'].join('\n'),
    });
  });
  // As if whoever reads it joined the lines.
  const kept = (await dump()).replaceAll(/=?(?:\n|\\+n)(?:> )?|\\+/g, '');
  expect(kept).not.toContain(tokenOf(link));
  const addresses = [...kept.matchAll(/aHR0c(?:[\w+/-]|%2[BF])+/g)].map(([text]) => decodeURIComponent(text));
  expect(addresses.map((text) => Buffer.from(text, 'base64').toString()).join()).not.toContain(tokenOf(link));
  expect(kept).toContain('SO-2026-0000000123456789-AB');
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
  await courier.deliver();
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
  await courier.deliver();
  const next = courier.linkIn(courier.recording.sent.email.at(-1)?.text);
  // Opened, as scanners do, it is not used.
  expect((await newPhone(api).get(next)).status).toBe(200);
  later(14.2);
  expect((await newPhone(api).get(next)).status).toBe(410);
});

/** What somebody with `bookings:write` might try, so that a link's token can be read. */
const HOSTILE = [
  '{{ link }}',
  'X{{ link }}X https://evil.example/?x={{ link }} {% if link %}({{ link }}){% else %}none{% endif %}{{ link }}{{ link }}',
  '{{ courier_name | upcase | default: "x" }} {{ office_phone | default: "none" }} {{ link }}',
  'X{{ link | base64_encode }}X',
  '{{ link | url_encode }}',
  '{{ link | upcase }}',
  '{{ link | default: "x" }}',
  "{{ link | split: '' | join: ' ' }}",
  "{{ link | replace: '-', '_' | escape }}",
  '{{ link | slice: 0, 40 }} {{ link | slice: 40, 80 }}',
  '{% assign token = link %}{{ token | append: "." }}',
  '{% capture token %}{{ link }}{% endcapture %}{{ token }}',
  '{{ link[30] }}{{ link.size }}',
  'see \u001a',
];

describe('with every template that can be saved', () => {
  const KINDS = ['driver_invite', 'portal_invite', 'booking_request', 'reminder', 'confirmation'] as const;

  test.each(HOSTILE)('nothing that is read has a working token: %j', async (body) => {
    const courier = await sender();
    const { client, activities, recording } = courier;
    const tenant = client.tenant.id;
    const tries = await Promise.all(
      KINDS.map((kind) =>
        client.post('/templates', {
          kind,
          name: 'Own',
          sms_body: body,
          email_subject: 'S',
          email_body: body,
        }),
      ),
    );
    const subject = { kind: 'confirmation', name: 'Own', email_subject: body, email_body: 'x' };
    expect((await client.post('/templates', subject)).body.error?.param).toBe('email_subject');
    const statuses = new Set(tries.map(({ status }) => status));
    expect(statuses.size).toBe(1);
    if (statuses.has(422)) {
      for (const { body: refused } of tries) expect(refused.error.message).toMatch(/line 1, column \d+/);
      return;
    }
    const { driver } = await invitedDriver(courier);
    const { shipper, link: portal } = await invitedUser(courier);
    const setup = await setUp(client);
    const order = await scannedOrder(client, setup, { recipient: { phone: PHONE, email: MAIL } });
    await client.post('/bookings/requests', { orders: [order.id] });
    const { id: request } = await latestRequest(api, order.id);
    await activities.askRecipient({ tenant, request });
    await activities.remindRecipient({ tenant, request, due: '2026-03-11T12:00:00.000Z' });
    const asked = recording.sent.sms.map((message) => message.body);
    const slot = { date: '2026-03-11', from: '08:00', to: '12:00' };
    await client.post('/bookings', { order: order.id, slot });
    await activities.deliverQueued({ tenant, order: order.id });
    const own = await ownPath(client, order.id);
    const sent = [
      ...recording.sent.sms.map((each) => each.body),
      ...recording.sent.email.map(({ text }) => text),
    ];
    // Each is whole in what its reader got.
    for (const path of [own, portal, asked.at(-1)?.match(/\/b\/[\w-]{27}/)?.[0] ?? 'none']) {
      expect(sent.some((text) => text.includes(path))).toBe(true);
    }

    const user = newPhone(api);
    await user.submit(portal, {});
    const outbox = await api.owner.query('select o::text as row from outbox o where tenant_id = $1', [
      tenant,
    ]);
    const read = [
      ...(await Promise.all(
        [
          '/messages?limit=100',
          '/events?limit=100',
          '/audit-log?limit=100',
          `/orders/${order.id}`,
          `/orders/${order.id}/timeline`,
          '/bookings/requests',
          '/bookings/replies',
          '/inbox',
          '/shippers',
          '/drivers',
          '/templates',
        ].map(async (path) => JSON.stringify((await client.get(path)).body)),
      )),
      (await client.get('/orders', { accept: 'text/csv' })).body,
      (await user.get('/portal')).text,
      (await user.get('/portal/orders.csv')).text,
      (await user.get(`/portal/orders/${order.id}`)).text,
      // What workflows are given.
      ...outbox.rows.map(({ row }) => row as string),
    ].join('\n');
    expect(read).toContain('S');
    expect(await dump()).not.toContain(own.slice(3));
    const before = (await client.get(`/orders/${order.id}`)).body;
    const tokens = new Set(read.match(/(?<![\w-])[\w-]{27}(?![\w-])/g));
    // The one that shows where the order is.
    expect([...tokens]).toContain(before.tracking_url.split('/').at(-1));
    for (const token of tokens) {
      expect((await newPhone(api).get(`/b/${token}`)).status).toBe(404);
      expect([403, 404]).toContain(
        (await newPhone(api).submit(`/t/${token}`, { note: 'Leave it at 66.' })).status,
      );
      expect((await newPhone(api).get(`/driver?id=${driver}&signature=${token}`)).status).toBe(404);
      const forged = portal
        .replace(/signature=.*/, `signature=${token}`)
        .replace(/id=shp_\w+/, `id=${shipper}`);
      expect((await newPhone(api).submit(forged, {})).status).toBe(404);
    }
    expect((await client.get(`/orders/${order.id}`)).body).toEqual(before);
  });
});

test('a value cannot pass for the link of a message', async () => {
  const courier = await sender();
  const { client, activities, recording } = courier;
  const setup = await setUp(client);
  const order = await scannedOrder(client, setup, { recipient: { phone: PHONE, name: 'Sam' } });
  // No way in takes it; a row might have it all the same.
  await api.owner.query(
    `update orders set recipient = jsonb_set(recipient, '{name}', to_jsonb('https://evil.example/?' || chr(26))) where id = $1`,
    [order.id],
  );
  await client.post('/templates', {
    kind: 'booking_request',
    name: 'Own',
    sms_body: '{{ recipient_name }}{{ link }}',
  });
  await client.post('/bookings/requests', { orders: [order.id] });
  const { id: request, token } = await latestRequest(api, order.id);
  await activities.askRecipient({ tenant: client.tenant.id, request });
  const text = recording.sent.sms.at(-1)?.body ?? '';
  expect(text.match(new RegExp(token, 'g'))).toHaveLength(1);
  expect(text).toMatch(/^https:\/\/evil\.example\/\? +http/);
});

describe('a stored template that is not as templates must be', () => {
  test.each([
    ['of an earlier grammar', "{{ link | split: '' | where_exp: 'x', 'x == 1' | size }}"],
    ['that becomes too long', '{{ sender_name }}'.repeat(80)],
    ['with a placeholder of another kind', '{{ eta }}'],
  ])('%s gives way to the built-in text, and the office is told once', async (_what, body) => {
    const courier = await sender();
    const { client } = courier;
    await client.patch('/settings', { notify_emails: ['office@courier.example'] });
    const made = await client.post('/templates', {
      kind: 'booking_request',
      name: 'Own',
      sms_body: 'x {{ link }}',
    });
    await api.owner.query('update templates set sms_body = $2 where id = $1', [made.body.id, body]);
    const preview = await client.post(`/templates/${made.body.id}/preview`);
    expect([preview.status, preview.body.error.param]).toEqual([422, 'sms_body']);
    const setup = await setUp(client);
    for (let times = 0; times < 2; times += 1) {
      const order = await scannedOrder(client, setup, { recipient: { phone: PHONE } });
      await client.post('/bookings/requests', { orders: [order.id] });
      const { id: request } = await latestRequest(api, order.id);
      await courier.activities.askRecipient({ tenant: client.tenant.id, request });
      expect(courier.recording.sent.sms.at(-1)?.body).toMatch(/Reply with a (number|letter):/);
    }
    const { data } = (await client.get('/messages')).body;
    expect(data.filter(({ template }: any) => template === 'booking_request')).toHaveLength(2);
    const told = data.filter(({ template }: any) => template === 'template_refused');
    expect(told.map(({ to }: any) => to)).toEqual(['office@courier.example']);
    expect(told[0].body).toContain(made.body.id);
  });
});
