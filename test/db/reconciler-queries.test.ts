/** What the reconciler finds in the rows: each kind of work that waits, and nothing that does not. */
import { createDatabase, createPool, type Database } from '../../src/db/client.js';
import { listWaiting, requeue, WAITING_KINDS, type WaitingKind } from '../../src/db/reconciler-queries.js';
import { startApi, type TestApi } from '../support/api.js';
import { newAsking } from '../support/booking-conversation.js';

let api: TestApi;
let pool: ReturnType<typeof createPool>;
let db: Database;

beforeAll(async () => {
  api = await startApi();
  pool = createPool(api.databaseUrl, 'waypost_system', 2);
  db = createDatabase(pool);
});
afterAll(async () => {
  await pool.end();
  await api.close();
});

const waiting = async (kind: WaitingKind, tenant: string) =>
  (await listWaiting(db, kind, '', 100)).filter((row) => row.tenant_id === tenant);

test('every kind can be asked for, under the role that may see no more of tenants than it must', async () => {
  for (const kind of WAITING_KINDS) expect(await listWaiting(db, kind, '', 10)).toEqual([]);
  await expect(db.selectFrom('orders').select('recipient').execute()).rejects.toThrow('permission denied');
  await expect(db.selectFrom('replies').select('text').execute()).rejects.toThrow('permission denied');
});

test('a conversation: the request until it is sent, then its answer, the reply until it is read', async () => {
  const { tenant, client, requested, activities } = await newAsking(api);
  const { order, request } = await requested();
  const ask = { type: 'booking_requested', order, request };
  expect(await waiting('unsent requests', tenant)).toMatchObject([
    { id: request, subject: order, due: true, payload: { ...ask, status: 'scanned' }, mode: 'sandbox' },
  ]);
  await activities.sendBookingRequest({ tenant, request });
  expect(await waiting('unsent requests', tenant)).toEqual([]);
  // The conversation is of a Tuesday long ago: its reminder is overdue.
  expect(await waiting('open requests', tenant)).toMatchObject([
    { id: request, due: true, payload: { ...ask, status: 'awaiting_reply' } },
  ]);
  await api.owner.query('update booking_requests set asked_at = now() - interval $$1 hour$$ where id = $1', [
    request,
  ]);
  expect(await waiting('open requests', tenant)).toMatchObject([{ id: request, due: false }]);

  const reply = await client.post('/sandbox/replies', { order, channel: 'sms', text: '1' });
  expect(await waiting('unread replies', tenant)).toMatchObject([
    { payload: { type: 'reply_received', reply: reply.body.id } },
  ]);
  await activities.readReply({ tenant, reply: reply.body.id });
  expect(await waiting('unread replies', tenant)).toEqual([]);
  expect(await waiting('open requests', tenant)).toEqual([]);
});

test('a pending task: a confirmation and an invitation until they are sent, with the order as it is by then', async () => {
  const { tenant, client, requested, activities, setup, recording } = await newAsking(api);
  await api.owner.query('update errands set created_at = now() - interval $$1 hour$$');
  expect(await waiting('pending tasks', tenant)).toMatchObject([
    { topic: 'notification', subject: setup.driver, due: false, payload: { kind: 'driver_invite' } },
  ]);
  const [invitation] = await waiting('pending tasks', tenant);
  const invite = {
    ...{ tenant, kind: 'driver_invite' as const, subject: setup.driver, prepared: false },
    event_id: invitation?.id ?? '',
  };
  await activities.sendNotification(invite);
  await activities.sendNotification(invite);
  expect(recording.sent.sms).toHaveLength(1);
  expect(await waiting('pending tasks', tenant)).toEqual([]);

  const { order } = await requested();
  const slots = await client.get('/slots?from=2026-03-11&to=2026-03-11');
  const { date, from, to } = slots.body.data[0];
  expect((await client.post('/bookings', { order, slot: { date, from, to } })).status).toBe(201);
  await client.patch(`/orders/${order}`, { hold: true });
  await api.owner.query('update errands set created_at = now() - interval $$1 hour$$');
  const [task] = await waiting('pending tasks', tenant);
  expect(task).toMatchObject({
    topic: 'order.signal',
    subject: order,
    due: true,
    payload: { type: 'booked', notify: true, status: 'on_hold' },
  });
  expect(task?.event_id).toBe(task?.id);
  await activities.sendConfirmation({ tenant, order, event_id: task?.id ?? '' });
  expect(await waiting('pending tasks', tenant)).toEqual([]);
});

test('what is on its way already, or parked, is not requeued; what was sent is', async () => {
  const { tenant, requested } = await newAsking(api);
  const { order, request } = await requested();
  const [row] = await waiting('unsent requests', tenant);
  if (!row) throw new Error('nothing waits');
  const again = [{ ...row, event_id: 'evt_again', priority: 1 }];
  expect(await requeue(db, again)).toBe(0);
  await api.owner.query('update outbox set sent_at = now() where subject = $1', [order]);
  expect(await requeue(db, again)).toBe(1);
  expect(await requeue(db, again)).toBe(0);
  await api.owner.query('update outbox set parked_at = now() where event_id = $1', ['evt_again']);
  expect(await requeue(db, again)).toBe(0);
  const { rows } = await api.owner.query(`select payload from outbox where event_id = 'evt_again'`);
  expect(rows).toMatchObject([{ payload: { order, request } }]);
});
