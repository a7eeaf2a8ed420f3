/**
 * Providers that answer, and take nothing: what is about one message ends it, what passes is tried again, and what is
 * about the deployment waits until it is put right. Nobody gets anything twice.
 */
import { mock } from 'node:test';
import { kindOfFailure } from '../../activities/failure-kinds.js';
import { createMessaging, type EmailMessage } from '../../src/adapters/messaging/index.js';
import { twilioSender } from '../../src/adapters/messaging/sms/twilio/index.js';
import { useApi } from '../support/api.js';
import { newAsking, OFFERED, readMessages } from '../support/booking-conversation.js';
import { scannedOrder } from '../support/conversation.js';
import { SMS_ACCOUNT, type SmsProvider, startSmsProvider } from '../support/providers.js';

const api = useApi();
const { statusesOf } = readMessages(api);

let sms: SmsProvider;
let mailed: EmailMessage[];
const closers: (() => unknown)[] = [];
beforeEach(async () => {
  sms = await startSmsProvider();
  mailed = [];
  closers.push(sms.close);
});
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** A live courier whose texts go to the provider, and whose mails are only kept. */
async function newLive() {
  const messaging = createMessaging({
    live: {
      sms: twilioSender({
        baseUrl: sms.baseUrl,
        ...SMS_ACCOUNT,
        statusCallbackUrl: 'https://waypost.example/inbound/sms/status',
      }),
      email: {
        send: (mail) => {
          mailed.push(mail);
          return Promise.resolve({ provider_id: mail.id, auto_reply: null });
        },
        check: () => Promise.resolve(),
        close: () => undefined,
      },
    },
  });
  closers.push(messaging.close);
  const made = await newAsking(api, { mode: 'live', messaging });
  const { client, tenant, setup, activities } = made;
  let orders = 0;
  /** An order whose booking is still to be confirmed. */
  const booked = async (recipient: Record<string, string> = {}) => {
    orders += 1;
    const phone = `+44770090012${orders}`;
    const { id } = await scannedOrder(client, setup, { recipient: { name: 'Sioned', phone, ...recipient } });
    await client.post('/bookings', { order: id, slot: OFFERED[0] });
    return id;
  };
  const confirm = (order: string) => activities.deliverQueued({ tenant, order });
  return { ...made, booked, confirm };
}

const failureOf = (work: Promise<unknown>): Promise<any> =>
  work.then(
    () => {
      throw new Error('It did not fail.');
    },
    (error: unknown) => error,
  );

test.each([
  [422, { code: 99_999, message: 'Not on a Friday.' }, '99999: Not on a Friday.'],
  [400, { code: 99_999, message: 'x'.repeat(1_000) }, `99999: ${'x'.repeat(293)}`],
  [409, undefined, 'HTTP 409'],
])('a text that is refused with %i %j has failed, and is not tried again', async (status, body, words) => {
  const { client, booked, confirm, activities, tenant } = await newLive();
  const order = await booked();
  sms.refuse({ status, body });
  await confirm(order);
  expect(await statusesOf(order)).toEqual(['failed']);
  sms.refuse(null);
  await activities.deliverQueued({ tenant, order });
  expect([sms.refused(), sms.sent]).toEqual([1, []]);
  const [failed] = (await client.get(`/messages?order=${order}`)).body.data;
  expect([failed.error, failed.error_detail]).toEqual(['rejected', words]);
  await client.post(`/messages/${failed.id}/retry`);
  await activities.deliverQueued({ tenant, order });
  const [sent] = (await client.get(`/messages?order=${order}`)).body.data;
  expect([sent.status, sent.error, sent.error_detail]).toEqual(['sent', null, null]);
  expect(sms.sent).toHaveLength(1);
});

test('a request whose only text is refused has failed, and its order needs attention', async () => {
  const { client, requested, activities, tenant } = await newLive();
  const { order, request } = await requested({ recipient: { name: 'Sioned', phone: '+447700900127' } });
  sms.refuse({ status: 422, body: { code: 99_999 } });
  await activities.askRecipient({ tenant, request });
  const { data } = (await client.get('/inbox')).body;
  expect(data).toMatchObject([{ kind: 'failed_request', order: { id: order } }]);
  expect(sms.refused()).toBe(1);
});

test.each([
  [401, { code: 20_003 }],
  [403, undefined],
])('credentials refused with %i are a defect of the deployment: the text stays', async (status, body) => {
  const { booked, confirm } = await newLive();
  const order = await booked();
  sms.refuse({ status, body });
  const error = await failureOf(confirm(order));
  expect([kindOfFailure(error), error.message]).toEqual([
    'defect',
    expect.stringContaining(`answered ${status}`),
  ]);
  expect(await statusesOf(order)).toEqual(['queued']);
  sms.refuse(null);
  await confirm(order);
  expect(await statusesOf(order)).toEqual(['sent']);
  expect(sms.sent).toHaveLength(1);
});

test('where the account for texts is closed, mails go, and the texts are left', async () => {
  const { booked, confirm } = await newLive();
  const order = await booked({ email: 'sioned@example.com' });
  sms.refuse({ status: 401 });
  expect(await failureOf(confirm(order))).toMatchObject({ type: 'provider_unavailable', details: [['sms']] });
  expect([mailed.length, await statusesOf(order), await statusesOf(order, 'email')]).toEqual([
    1,
    ['queued'],
    ['sent'],
  ]);
});

test.each([429, 503])('after %i nobody is sent anything for as long as Retry-After says', async (status) => {
  const { booked, confirm, activities, tenant } = await newLive();
  const orders = [await booked(), await booked()] as const;
  sms.refuse({ status, headers: { 'retry-after': '3600' } });
  const first = await failureOf(confirm(orders[0]));
  expect(first).toMatchObject({ type: 'provider_unavailable', details: [['sms']] });
  expect(first.nextRetryDelay).toBeGreaterThanOrEqual(3_600_000);
  expect(first.nextRetryDelay).toBeLessThanOrEqual(3_960_000);
  sms.refuse(null);
  // Neither who tries at once, nor who would wait for a place.
  for (const part of [{}, { channel: 'sms' }] as const) {
    const second = await failureOf(activities.deliverQueued({ tenant, order: orders[0], ...part }));
    expect(second).toMatchObject({ type: 'provider_unavailable', details: [['sms']] });
    expect(second.nextRetryDelay).toBeLessThanOrEqual(3_960_000);
  }
  expect(await failureOf(confirm(orders[1]))).toMatchObject({ type: 'provider_unavailable' });
  expect([sms.refused(), sms.sent]).toEqual([1, []]);
  const now = performance.now.bind(performance);
  const clock = mock.method(performance, 'now', () => now() + 3_600_000);
  for (const order of orders) await confirm(order);
  for (const order of orders) expect(await statusesOf(order)).toEqual(['sent']);
  expect(sms.sent).toHaveLength(2);
  clock.mock.restore();
});

test('after 429 without a Retry-After, the next text is tried at once', async () => {
  const { booked, confirm } = await newLive();
  const orders = [await booked(), await booked()] as const;
  sms.refuse({ status: 429 });
  expect((await failureOf(confirm(orders[0]))).nextRetryDelay).toBeUndefined();
  sms.refuse(null);
  await confirm(orders[1]);
  expect(await statusesOf(orders[1])).toEqual(['sent']);
});

test('after a 500 nobody knows, whatever it says, and it is not sent again', async () => {
  const { booked, confirm } = await newLive();
  const order = await booked();
  sms.refuse({ status: 500, body: { code: 20_500 } });
  await confirm(order);
  sms.refuse(null);
  await confirm(order);
  expect(await statusesOf(order)).toEqual(['unknown']);
  expect([sms.refused(), sms.sent]).toEqual([1, []]);
});
