/**
 * Providers that are slow, silent, or cut the line, on the loopback: nobody gets anything twice, and nothing is lost.
 */
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { createMessaging, type Messaging } from '../../src/adapters/messaging/index.js';
import { smtpSender } from '../../src/adapters/messaging/email/smtp.js';
import { twilioSender } from '../../src/adapters/messaging/sms/twilio/index.js';
import { inviteOwner } from '../../src/setup/staff/commands.js';
import { recordDelivery } from '../../src/operations/bookings/inbound.js';
import { useApi } from '../support/api.js';
import { newAsking, OFFERED, readMessages, until } from '../support/booking-conversation.js';
import { conversationActivities, scannedOrder } from '../support/conversation.js';
import { SMS_ACCOUNT, type SmsProvider, startSmsProvider } from '../support/providers.js';

const api = useApi();

const PHONE = '+447700900123';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

const { statusesOf } = readMessages(api);
let sms: SmsProvider;
beforeEach(async () => {
  sms = await startSmsProvider();
  closers.push(sms.close);
});

type Limits = Parameters<typeof createMessaging>[0];
function messagingTo(mailUrl: string, { timeoutMs, ...limits }: Limits & { timeoutMs: number }): Messaging {
  const messaging = createMessaging({
    live: {
      sms: twilioSender({
        baseUrl: sms.baseUrl,
        ...SMS_ACCOUNT,
        statusCallbackUrl: 'https://waypost.example/inbound/sms/status',
        timeoutMs,
      }),
      email: smtpSender({
        smtpUrl: mailUrl,
        timeoutMs,
        ...(limits.atOnce && { maxConnections: limits.atOnce.email }),
      }),
    },
    ...limits,
  });
  closers.push(messaging.close);
  return messaging;
}

/** A mail server that takes its time over each mail; counts copies by Message-ID. */
async function slowMail(ms: number, options: SMTPServerOptions = {}) {
  const copies = new Map<string, number>();
  let most = 0;
  let open = 0;
  const server = new SMTPServer({
    hideSTARTTLS: true,
    authOptional: true,
    onData(stream, _session, callback) {
      open += 1;
      most = Math.max(most, open);
      void readText(stream).then(async (mail) => {
        const [, id = ''] = /^Message-ID: <(.*)>/im.exec(mail) ?? [];
        await sleep(ms);
        copies.set(id, (copies.get(id) ?? 0) + 1);
        open -= 1;
        callback();
      }, callback);
    },
    ...options,
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  closers.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, copies, most: () => most };
}

test.each([
  ['answers after its time', 'late', ['sent']],
  ['takes it and cuts the line', 'cut', ['unknown']],
  ['stays silent', 'silent', ['unknown']],
] as const)('a provider of texts that %s has it once', async (_what, how, statuses) => {
  const longestSendMs = { sms: 200, email: 200 };
  const { url } = await slowMail(0);
  const messaging = messagingTo(url, { timeoutMs: how === 'silent' ? 300 : 5_000, longestSendMs });
  const { client, tenant, setup, activities } = await newAsking(api, { mode: 'live', messaging });
  let say: (how: 'well' | 'cut') => void = () => undefined;
  sms.respond(() => (how === 'cut' ? Promise.resolve('cut') : new Promise((resolve) => (say = resolve))));
  const { id: order } = await scannedOrder(client, setup, { recipient: { name: 'Sioned', phone: PHONE } });
  await client.post('/bookings', { order, slot: OFFERED[0] });
  const confirm = () => activities.deliverQueued({ tenant, order });
  await confirm();
  expect(await statusesOf(order)).toEqual(['unknown']);
  await confirm();
  await activities.deliverQueued({ tenant, order });
  if (how === 'late') say('well');
  await until(async () => String(await statusesOf(order)) === String(statuses));
  expect(sms.sent).toHaveLength(1);
  // What it reports later settles it.
  const [text] = sms.sent;
  const message = text?.key;
  await recordDelivery(api.foundation.source, { message, provider_id: 'SM1', result: 'accepted' });
  expect(await statusesOf(order)).toEqual(['sent']);
  say('well');
});

test('a slow mail server with many waiting: nobody gets anything twice, and nothing is lost', async () => {
  // Thirty mails of 200 ms over two connections take 3 s; each has half of that from its connection on.
  const { url, copies, most } = await slowMail(200);
  const messaging = messagingTo(url, {
    timeoutMs: 2_000,
    longestSendMs: { sms: 1_500, email: 1_500 },
    atOnce: { sms: 2, email: 2 },
  });
  const { tenant, activities } = await newAsking(api, { mode: 'live', messaging });
  const keys = Array.from({ length: 30 }, (_, index) => `portal_invite/shp_1/evt_${index}/a/email`);
  for (const [index, key] of keys.entries()) {
    await api.owner.query(
      `insert into messages (tenant_id, id, dedupe_key, cause, channel, kind, recipient, subject, body, status, created_at)
       values ($1, $2, $3, $3, 'email', 'portal_invite', $4, 'Hello', 'Hello', 'queued', now())`,
      [tenant, `msg_${tenant}${index}`, key, `u${index}@example.com`],
    );
  }
  let withdrawn = 0;
  // Each invitation is sent by a workflow of its own.
  const invite = async (index: number): Promise<void> => {
    const again = () => activities.deliverMessages({ tenant, cause: keys[index] ?? '' });
    // On a busy machine a mail may be withdrawn before its server asks for it, and is tried again.
    await again().catch((error: unknown) => {
      expect(error).toMatchObject({ type: 'provider_unavailable' });
      withdrawn += 1;
      return invite(index);
    });
  };
  await Promise.all(keys.map((_, index) => invite(index)));
  const { rows } = await api.owner.query(
    `select status, count(*)::int as count from messages where tenant_id = $1 and channel = 'email' group by 1`,
    [tenant],
  );
  expect(rows).toEqual([{ status: 'sent', count: 30 }]);
  expect([copies.size, [...copies.values()].filter((count) => count > 1)]).toEqual([30, []]);
  // The server is a while longer with what was withdrawn.
  expect(most()).toBeLessThanOrEqual(2 + withdrawn);
});

test('a silent mail server holds up no text of the same selection', async () => {
  const { url, copies } = await slowMail(1_500);
  const messaging = messagingTo(url, { timeoutMs: 5_000, atOnce: { sms: 1, email: 1 } });
  const { tenant, activities, requested } = await newAsking(api, { mode: 'live', messaging });
  const asked = await Promise.all([requested(), requested(), requested()]);
  // Who finds a channel taken tries again, as workflows do.
  const send = async (request: string): Promise<void> => {
    await activities.askRecipient({ tenant, request });
    const { rows } = await api.owner.query(`select from messages where request = $1 and status = 'queued'`, [
      request,
    ]);
    if (rows.length === 0) return;
    await sleep(50);
    await send(request);
  };
  const sending = asked.map(({ request }) => send(request));
  await until(() => sms.sent.length === 3);
  expect(copies.size).toBeLessThan(3);
  await Promise.all(sending);
  expect(sms.sent).toHaveLength(3);
});

test('a mail with a link goes out once, however slow each step of the server is', async () => {
  const slowly = (callback: () => void) => void setTimeout(callback, 300);
  const { url, copies } = await slowMail(300, {
    onMailFrom: (_address, _session, callback) => slowly(callback),
    onRcptTo: (_address, _session, callback) => slowly(callback),
  });
  const messaging = messagingTo(url, { timeoutMs: 2_000 });
  const { client, tenant } = await newAsking(api, { mode: 'live', messaging });
  const activities = conversationActivities(api, messaging);
  await client.scoped((scope) => inviteOwner(scope, 'ada@northgate.example'));
  const { rows } = await api.owner.query(
    `select payload from outbox where payload ->> 'courier' = $1 and payload #>> '{due,kind}' = 'console_link'`,
    [client.tenant.courier],
  );
  const [{ payload }] = rows;
  const send = () => activities.deliverMessages({ ...payload, tenant });
  // As when the first try is cut short while it goes on.
  const first = send();
  await sleep(400);
  await expect(send()).rejects.toMatchObject({ type: 'message_held' });
  await first;
  await send();
  expect([...copies.values()]).toEqual([1]);
  const links = await api.owner.query('select mail from console_links where tenant_id = $1', [tenant]);
  expect(links.rows).toEqual([{ mail: 'sent' }]);
});
