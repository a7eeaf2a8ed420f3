/** What the office writes to a driver. */
import { insertOptOut } from '../../src/records/opt-outs.js';
import { type Client, useApi } from '../support/api.js';
import { conversationActivities, recordingMessaging } from '../support/conversation.js';

const api = useApi();
const { messaging, sent } = recordingMessaging();
const WORDS = 'The A23 is closed at Purley. Take the A22.';
const PHONE = '+447700900888';
let client: Client;
let driver: string;

beforeEach(async () => {
  client = await api.client();
  driver = (await client.post('/drivers', { name: 'Ola', phone: PHONE })).body.id;
});
afterEach(() => api.setNow(undefined));

const write = (headers: Record<string, string> = {}) =>
  client.post(`/drivers/${driver}/messages`, { text: WORDS }, headers);

/** What was written to the driver; the invitation is beside it. */
const written = async () =>
  (await client.get('/messages')).body.data.filter(
    ({ template }: { template: string }) => template === 'driver_message',
  );

/** Carries to the provider what the relay would have carried. */
async function deliver(): Promise<string[]> {
  sent.sms.splice(0);
  await conversationActivities(api, messaging).deliverQueued({ tenant: client.tenant.id });
  return sent.sms.filter(({ kind }) => kind === 'driver_message').map(({ to, body }) => `${to} ${body}`);
}

test('202: the words go to the driver’s number, at night too, and are listed and audited', async () => {
  await client.patch('/settings', { quiet_hours: { from: '20:00', to: '08:00' } });
  api.setNow(new Date('2026-03-11T23:00:00Z'));
  const { status, body } = await write();
  expect([status, body]).toMatchObject([
    202,
    { object: 'message', order: null, channel: 'sms', to: PHONE, body: WORDS, status: 'queued' },
  ]);
  expect(await deliver()).toEqual([`${PHONE} ${WORDS}`]);
  // The workflow may come again.
  expect(await deliver()).toEqual([]);
  expect((await client.get(`/messages/${body.id}`)).body).toMatchObject({ status: 'sent' });
  const { data } = (await client.get(`/audit-log?subject=${driver}&action=drivers.send_message`)).body;
  expect(data).toHaveLength(1);
});

test('twice with one key is once; two messages are two texts', async () => {
  const first = await write({ 'Idempotency-Key': 'once' });
  expect((await write({ 'Idempotency-Key': 'once' })).body).toEqual(first.body);
  expect(await deliver()).toHaveLength(1);
  await write();
  expect(await deliver()).toHaveLength(1);
});

test('409: a number that has opted out, also after it was written to', async () => {
  await write();
  await client.scoped((scope) => insertOptOut(scope, PHONE));
  expect(await deliver()).toEqual([]);
  const { status, body } = await write();
  expect([status, body.error.code]).toEqual([409, 'opted_out']);
  expect(await written()).toMatchObject([{ error: 'opted_out' }]);
});

test('404 and 422: no such driver, no words', async () => {
  expect(
    (await client.post('/drivers/drv_01hzy3v7q8e9d2c4b5a6978899/messages', { text: WORDS })).status,
  ).toBe(404);
  for (const body of [{}, { text: '' }, { text: 'x'.repeat(1_601) }]) {
    const refused = await client.post(`/drivers/${driver}/messages`, body);
    expect([refused.status, refused.body.error.param]).toEqual([422, 'text']);
  }
  await client.delete(`/drivers/${driver}`);
  expect((await write()).status).toBe(404);
});

test('a driver who is removed: what was written loses number and words, and is not sent', async () => {
  await write();
  await client.delete(`/drivers/${driver}`);
  expect(await deliver()).toEqual([]);
  expect(await written()).toMatchObject([{ to: '', body: '', error: 'erased' }]);
});
