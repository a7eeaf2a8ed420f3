/** Messages are sent once: claims and their holders, and what nobody knows the outcome of. */
import { setTimeout as sleep } from 'node:timers/promises';
import { note } from '../../src/db/outbox.js';
import type { Scope } from '../../src/db/scope.js';
import { recordDelivery } from '../../src/operations/bookings/inbound.js';
import { claimNext } from '../../src/messaging/claim.js';
import { countSegments } from '../../src/records/message-counts.js';
import { useApi } from '../support/api.js';
import { type Asking, newAsking, OFFERED, readMessages, until } from '../support/booking-conversation.js';
import { latestRequest, scannedOrder, TUESDAY } from '../support/conversation.js';

const api = useApi();

const PHONE = '+447700900123';

const { messagesOf, statusesOf } = readMessages(api);
/** Lets the time of every claim run out. */
const endClaims = () =>
  api.owner.query(
    `update messages set claimed_until = now() - interval '1 second' where claimed_until is not null`,
  );

let asking: Asking;
beforeEach(async () => {
  asking = await newAsking(api, { mode: 'live' });
});

async function booked(): Promise<string> {
  const { client, setup } = asking;
  const { id } = await scannedOrder(client, setup, { recipient: { name: 'Sioned', phone: PHONE } });
  await client.post('/bookings', { order: id, slot: OFFERED[0] });
  return id as string;
}
const confirm = (order: string) => asking.activities.deliverQueued({ tenant: asking.tenant, order });

test('taken, and then the line is cut: unknown, listed, counted as asked, never sent again by itself', async () => {
  const { client, recording, activities, tenant, requested } = asking;
  const { order, request } = await requested({ recipient: { name: 'Sioned', phone: PHONE } });
  recording.behaviour.cut.add(PHONE);
  expect(await activities.askRecipient({ tenant, request })).toMatchObject({ asked: true });
  expect((await latestRequest(api, order)).status).toBe('open');
  const { body } = await client.get('/messages?status=unknown');
  expect(body.data).toMatchObject([{ order, status: 'unknown', error: 'no_answer' }]);
  recording.behaviour.cut.clear();
  await activities.askRecipient({ tenant, request });
  await activities.deliverQueued({ tenant, order });
  expect(recording.sent.sms).toHaveLength(1);
  // It counts towards the day's limit, as it may have gone out.
  const counted = await client.scoped((scope) => countSegments(scope, new Date(0), [PHONE]));
  const [asked] = await messagesOf(order, 'sms');
  expect(counted.byRecipient.get(PHONE)).toBe(asked?.segments);
});

test('an outcome that comes while another one is being recorded is recorded too', async () => {
  const { client, setup, recording } = asking;
  const email = 'sioned@mail.example';
  const { id: order } = await scannedOrder(client, setup, {
    recipient: { name: 'Sioned', phone: PHONE, email },
  });
  await client.post('/bookings', { order, slot: OFFERED[0] });
  let answer: (value?: unknown) => void = () => undefined;
  recording.behaviour.slow.set(email, new Promise((resolve) => (answer = resolve)));
  const sending = confirm(order);
  await until(() => recording.sent.sms.length === 1);
  // Whoever records the text waits for its row.
  const other = await api.owner.connect();
  try {
    await other.query(
      `begin; select from messages where order_id = '${order}' and channel = 'sms' for update`,
    );
    const waits = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await until(async () => (await other.query(waits)).rowCount === 1);
    answer();
    await until(() => recording.sent.email.length === 1);
    await sleep(50);
  } finally {
    await other.query('rollback');
    other.release();
  }
  await sending;
  expect([await statusesOf(order, 'sms'), await statusesOf(order, 'email')]).toEqual([['sent'], ['sent']]);
});

test('a person has it sent again', async () => {
  const { client, recording, activities, tenant } = asking;
  const order = await booked();
  recording.behaviour.cut.add(PHONE);
  await confirm(order);
  const [{ id }] = await messagesOf(order, 'sms');
  recording.behaviour.cut.clear();
  expect((await client.post(`/messages/${id}/retry`)).body).toMatchObject({
    status: 'queued',
    error: null,
  });
  await activities.deliverQueued({ tenant, order });
  expect(recording.sent.sms.map((sent) => sent.id)).toEqual([id, id]);
  expect(await statusesOf(order)).toEqual(['sent']);
});

test('a report on an earlier attempt says nothing of the one that a person wanted, unless it arrived', async () => {
  const { client, recording, activities, tenant } = asking;
  const report = (message: string, provider_id: string, result: 'accepted' | 'delivered' | 'failed') =>
    recordDelivery(api.foundation.source, {
      ...{ message, provider_id },
      ...(result === 'failed' ? { result, code: 'undeliverable' } : { result }),
    });
  const failedOnce = async () => {
    const order = await booked();
    await confirm(order);
    const [{ id, provider_id: first }] = await messagesOf(order, 'sms');
    await report(id, first, 'failed');
    await client.post(`/messages/${id}/retry`);
    return { order, id: id as string, first: first as string };
  };
  const { order, id, first } = await failedOnce();
  // Providers report again when our answer is late.
  await report(id, first, 'failed');
  await report(id, first, 'accepted');
  expect(await statusesOf(order)).toEqual(['queued']);
  recording.behaviour.cut.add(PHONE);
  await activities.deliverQueued({ tenant, order });
  await report(id, first, 'failed');
  await report(id, first, 'accepted');
  expect(await statusesOf(order)).toEqual(['unknown']);
  await report(id, 'prv_second', 'accepted');
  await report(id, first, 'failed');
  expect(await statusesOf(order)).toEqual(['sent']);
  await report(id, 'prv_second', 'failed');
  expect(await statusesOf(order)).toEqual(['failed']);
  recording.behaviour.cut.clear();
  const other = await failedOnce();
  const before = recording.sent.sms.length;
  await report(other.id, other.first, 'delivered');
  await activities.deliverQueued({ tenant, order: other.order });
  expect([await statusesOf(other.order), recording.sent.sms.length]).toEqual([['delivered'], before]);
});

test('after an hour a person is asked, and says what became of it', async () => {
  const { client, recording } = asking;
  const inbox = async () => (await client.get('/inbox')).body.data;
  for (const status of ['sent', 'failed'] as const) {
    const order = await booked();
    recording.behaviour.cut.add(PHONE);
    await confirm(order);
    const [{ id }] = await messagesOf(order, 'sms');
    expect(await inbox()).toEqual([]);
    await api.owner.query(`update messages set unknown_at = unknown_at - interval '1 hour' where id = $1`, [
      id,
    ]);
    expect(await inbox()).toMatchObject([
      { kind: 'unknown_message', id, order: { id: order }, message: { id, status: 'unknown' } },
    ]);
    const resolved = await client.post(`/messages/${id}/resolve`, { status });
    expect(resolved).toMatchObject({
      status: 200,
      body: { id, status, error: status === 'sent' ? null : 'not_received' },
    });
    expect((await inbox()).map(({ kind }: { kind: string }) => kind)).toEqual(
      status === 'sent' ? [] : ['failed_message'],
    );
    const again = await client.post(`/messages/${id}/resolve`, { status });
    expect([again.status, again.body.error.code]).toEqual([409, 'invalid_state']);
  }
  expect((await client.post('/messages/msg_none/resolve', { status: 'sent' })).status).toBe(404);
});

test('a request of which no message arrived has failed, once a person says so', async () => {
  const { client, recording, activities, tenant, requested } = asking;
  const { order, request } = await requested({ recipient: { name: 'Sioned', phone: PHONE } });
  recording.behaviour.cut.add(PHONE);
  await activities.askRecipient({ tenant, request });
  const [{ id }] = await messagesOf(order, 'sms');
  await client.post(`/messages/${id}/resolve`, { status: 'failed' });
  expect(await latestRequest(api, order)).toMatchObject({ status: 'failed', error: 'sms: not_received' });
});

test('a sender that is gone: unknown once its claim has run out; its late outcome is recorded', async () => {
  const { recording, activities, tenant } = asking;
  const order = await booked();
  let answer: (value?: unknown) => void = () => undefined;
  recording.behaviour.slow.set(PHONE, new Promise((resolve) => (answer = resolve)));
  const frozen = confirm(order);
  await until(async () => (await messagesOf(order, 'sms'))[0]?.claimed_by);
  // It backs off like any other retry: for as long as the claim lasts there is nothing to do.
  await expect(activities.deliverQueued({ tenant, order })).rejects.toMatchObject({
    type: 'message_held',
    nextRetryDelay: undefined,
  });
  await endClaims();
  await activities.deliverQueued({ tenant, order });
  expect(await statusesOf(order)).toEqual(['unknown']);
  answer();
  await frozen;
  expect(recording.sent.sms).toHaveLength(1);
  expect(await messagesOf(order, 'sms')).toMatchObject([
    { status: 'sent', sender: '+447700900999', error: null },
  ]);
});

test.each([
  ['free it', 'broken'],
  ['finish it', 'refused'],
] as const)('whoever lost its claim can neither: %s', async (_can, how) => {
  const { client, recording, activities, tenant } = asking;
  const order = await booked();
  let thaw: (value?: unknown) => void = () => undefined;
  recording.behaviour.slow.set(PHONE, new Promise((resolve) => (thaw = resolve)));
  const frozen = confirm(order);
  await until(async () => (await messagesOf(order, 'sms'))[0]?.claimed_by);
  await endClaims();
  await activities.deliverQueued({ tenant, order });
  const [{ id }] = await messagesOf(order, 'sms');
  await client.post(`/messages/${id}/retry`);
  let second: (value?: unknown) => void = () => undefined;
  recording.behaviour.slow.set(PHONE, new Promise((resolve) => (second = resolve)));
  const other = activities.deliverQueued({ tenant, order });
  await until(async () => (await messagesOf(order, 'sms'))[0]?.claimed_by);
  const [{ claimed_by: holder }] = await messagesOf(order, 'sms');
  if (how === 'broken') recording.behaviour.broken.add(PHONE);
  else recording.behaviour.refused.set(PHONE, 'undeliverable');
  thaw();
  await Promise.allSettled([frozen]);
  expect(await messagesOf(order, 'sms')).toMatchObject([{ status: 'queued', claimed_by: holder }]);
  recording.behaviour.broken.clear();
  recording.behaviour.refused.clear();
  second();
  await other;
  expect(await statusesOf(order)).toEqual(['sent']);
});

test.each([
  ['ahead', 3_600_000],
  ['behind', -3_600_000],
])('a claim goes by the database’s clock, though that of its sender is %s', async (_which, shiftMs) => {
  const { recording, activities, tenant } = asking;
  const order = await booked();
  let answer: (value?: unknown) => void = () => undefined;
  recording.behaviour.slow.set(PHONE, new Promise((resolve) => (answer = resolve)));
  api.setNow(new Date(TUESDAY.getTime() + shiftMs));
  const first = confirm(order);
  await until(async () => (await messagesOf(order, 'sms'))[0]?.claimed_by);
  const { rows } = await api.owner.query(
    `select claimed_until > now() and claimed_until < now() + interval '5 minutes' as is_soon
     from messages where order_id = $1 and channel = 'sms'`,
    [order],
  );
  expect(rows).toEqual([{ is_soon: true }]);
  // A worker whose clock is wrong the other way neither takes it nor takes it for lost.
  api.setNow(new Date(TUESDAY.getTime() - shiftMs));
  await expect(activities.deliverQueued({ tenant, order })).rejects.toMatchObject({
    type: 'message_held',
  });
  expect(await statusesOf(order)).toEqual(['queued']);
  answer();
  await first;
  expect(await statusesOf(order)).toEqual(['sent']);
  expect(recording.sent.sms).toHaveLength(1);
});

test('texts of one order go in the order of their news', async () => {
  const { client, recording } = asking;
  const order = await booked();
  let answer: (value?: unknown) => void = () => undefined;
  recording.behaviour.slow.set(PHONE, new Promise((resolve) => (answer = resolve)));
  const first = confirm(order);
  await until(async () => (await messagesOf(order, 'sms'))[0]?.claimed_by);
  recording.behaviour.slow.clear();
  await client.post('/bookings', { order, slot: OFFERED[1] });
  await expect(confirm(order)).rejects.toMatchObject({ type: 'message_held' });
  expect(recording.sent.sms).toEqual([]);
  answer();
  await first;
  await confirm(order);
  expect(recording.sent.sms.map(({ body }) => /booked for (\w+ \d+)/.exec(body)?.[1])).toEqual([
    'Wed 11',
    'Thu 12',
  ]);
});

test('news that waits for its provider goes before what comes later, unless it must wait for the morning', async () => {
  const { client, tenant, recording } = asking;
  const order = await booked();
  const write = async (kind: string, body: string, second: number) =>
    api.owner.query(
      `insert into messages (tenant_id, id, dedupe_key, cause, order_id, channel, kind, recipient, body, status, created_at)
       values ($1, $2, $2, $2, $3, 'sms', $4, $5, $6, 'queued', $7)`,
      [tenant, `msg_${kind}`, order, kind, PHONE, body, new Date(TUESDAY.getTime() - second * 1_000)],
    );
  await write('office', 'Mind the dog.', 2);
  await write('reminder', 'Have you seen our question?', 1);
  const zone = 'Europe/London';
  const hour = (hours: number) =>
    new Date(TUESDAY.getTime() + hours * 3_600_000).toLocaleTimeString('en-GB', {
      ...{ timeZone: zone, hour: '2-digit', minute: '2-digit' },
    });
  await api.owner.query('update tenants set quiet_from = $2, quiet_to = $3 where id = $1', [
    tenant,
    hour(-1),
    hour(1),
  ]);
  await confirm(order);
  expect(recording.sent.sms.map(({ body }) => body)).toEqual([
    'Mind the dog.',
    expect.stringContaining('booked for'),
  ]);
  const { body } = await client.get(`/messages?order=${order}&status=queued`);
  expect(body.data.map(({ id }: { id: string }) => id)).toEqual(['msg_reminder']);
});

test('of two senders that claim for one order at the same moment one gets its message', async () => {
  const { client } = asking;
  const order = await booked();
  asking.recording.behaviour.broken.add(PHONE);
  await expect(confirm(order)).rejects.toThrow('the provider is down');
  await client.post(`/orders/${order}/messages`, { text: 'And mind the dog.' });
  const [first, second] = await messagesOf(order, 'sms');
  const claim = (scope: Scope, key: string) =>
    claimNext(
      scope,
      { keys: [key] },
      { tried: [], holder: key, leaseMs: { sms: 60_000, email: 60_000 }, room: { sms: 1, email: 1 } },
    );
  await client.scoped(async (scope) => {
    expect((await claim(scope, first.dedupe_key)).messages).toHaveLength(1);
    // The claim of the first one is not committed, and so not to be seen.
    const other = await client.scoped((theirs) => claim(theirs, second.dedupe_key));
    expect([other.messages, other.held]).toEqual([[], true]);
  });
});

test('two of one order in one selection: the second once the first has its answer', async () => {
  const { tenant, recording, activities } = asking;
  const order = await booked();
  recording.behaviour.broken.add(PHONE);
  await expect(confirm(order)).rejects.toThrow('the provider is down');
  const again = `insert into messages (tenant_id, id, dedupe_key, cause, order_id, channel, kind, recipient, body, status, created_at)
    values ($1, 'msg_later', 'later', 'evt_later', $2, 'sms', 'office', $3, 'And mind the dog.', 'queued', $4)`;
  await api.owner.query(again, [tenant, order, PHONE, new Date('2026-03-10T10:00:01Z')]);
  recording.behaviour.broken.clear();
  let answer: (value?: unknown) => void = () => undefined;
  recording.behaviour.slow.set(PHONE, new Promise((resolve) => (answer = resolve)));
  const sending = activities.deliverQueued({ tenant, order });
  await until(async () => (await messagesOf(order, 'sms'))[0]?.claimed_by);
  expect(await messagesOf(order, 'sms')).toMatchObject([{}, { claimed_by: null }]);
  recording.behaviour.slow.clear();
  answer();
  await sending;
  expect(recording.sent.sms.map(({ body }) => body)).toEqual([
    expect.stringContaining('booked for'),
    'And mind the dog.',
  ]);
});

test('the window is told when the report comes before the answer', async () => {
  const { client, setup, recording, activities, tenant } = asking;
  const { id: order } = await scannedOrder(client, setup, { recipient: { name: 'Sioned', phone: PHONE } });
  await client.post('/bookings', { order, slot: OFFERED[0] });
  await api.owner.query(`delete from messages where tenant_id = $1`, [tenant]);
  await asking.publishedRun(order);
  let answer: (value?: unknown) => void = () => undefined;
  recording.behaviour.slow.set(PHONE, new Promise((resolve) => (answer = resolve)));
  const sending = activities.deliverQueued({ tenant });
  await until(async () => (await messagesOf(order, 'sms'))[0]?.claimed_by);
  const [{ id }] = await messagesOf(order, 'sms');
  await recordDelivery(api.foundation.source, { message: id, provider_id: 'SM1', result: 'delivered' });
  const stopIs = async () =>
    (await api.owner.query('select told_from, told_to from stops where order_id = $1', [order])).rows[0];
  expect(await stopIs()).toEqual({ told_from: '09:10', told_to: '10:40' });
  answer();
  await sending;
  expect(await messagesOf(order, 'sms')).toMatchObject([{ status: 'delivered', sender: '+447700900999' }]);
});

test('a window of which it is known late that it was told takes no newer one’s place', async () => {
  const { client, setup, recording, activities, tenant } = asking;
  const { id: order } = await scannedOrder(client, setup, { recipient: { name: 'Sioned', phone: PHONE } });
  await client.post('/bookings', { order, slot: OFFERED[0] });
  await api.owner.query(`delete from messages where tenant_id = $1`, [tenant]);
  await asking.publishedRun(order);
  recording.behaviour.cut.add(PHONE);
  await activities.deliverQueued({ tenant });
  const [{ id }] = await messagesOf(order, 'sms');
  recording.behaviour.cut.clear();
  await api.owner.query(
    `with changed as (
       update stops set window_from = '10:00', window_to = '11:30', eta = '10:30', window_at = now()
       where order_id = $1 returning route)
     update orders set route = changed.route from changed where id = $1`,
    [order],
  );
  api.setNow(new Date(TUESDAY.getTime() + 60_000));
  await client.scoped(async (scope) => note(scope, { type: 'window.changed', order, reason: 'replanned' }));
  await activities.deliverQueued({ tenant, order });
  expect(await statusesOf(order)).toEqual(['unknown', 'sent']);
  expect((await client.post(`/messages/${id}/resolve`, { status: 'sent' })).status).toBe(200);
  const { rows } = await api.owner.query('select told_from, told_to from stops where order_id = $1', [order]);
  expect(rows).toEqual([{ told_from: '10:00', told_to: '11:30' }]);
});
