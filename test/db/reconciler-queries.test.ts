/** What the reconciler finds in the rows: each kind of work that waits, and nothing that does not. */
import { createDatabase, createPool, type Database } from '../../src/db/client.js';
import {
  acquireLease,
  addKinds,
  extendLease,
  listWaiting,
  requeue,
  WAITING_KINDS,
  type WaitingKind,
} from '../../src/work/queue/reconciler-queries.js';
import { listMissingSubjects } from '../../src/work/queue/workflow-subjects.js';
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

test('an order that is there is not missing; one of another courier, or of none, is', async () => {
  const { tenant, requested } = await newAsking(api);
  const { order } = await requested();
  const run = 'r';
  const workflows = [
    { workflow: `order/${tenant}/${order}`, run },
    { workflow: `order/ten_other/${order}`, run },
    { workflow: `order/${tenant}/ord_gone`, run },
  ];
  expect(await listMissingSubjects(db, workflows)).toEqual(workflows.slice(1));
});

test('a message of a changed window that waits for its half hour is not put back before', async () => {
  const { tenant, requested, activities } = await newAsking(api);
  const { order, request } = await requested();
  await activities.sendBookingRequest({ tenant, request });
  await api.owner.query(
    `update messages set status = 'queued', kind = 'window_changed', request = null where order_id = $1`,
    [order],
  );
  await api.owner.query('update errands set created_at = now() - interval $$1 hour$$');
  expect((await waiting('unsent messages', tenant)).length).toBeGreaterThan(0);
  await api.owner.query(
    `insert into errands (tenant_id, id, topic, subject, payload, created_at, not_before)
     values ($1, 'evt_window', 'order.signal', $2, '{"type": "window_changed"}', now() - interval '1 hour',
       now() + interval '20 minutes')`,
    [tenant, order],
  );
  expect(await waiting('unsent messages', tenant)).toEqual([]);
  expect((await waiting('pending tasks', tenant)).map(({ id }) => id)).not.toContain('evt_window');
});

test('a message whose claim ran out long ago is settled by its order, whatever it is', async () => {
  const { tenant, requested } = await newAsking(api);
  const { order } = await requested();
  const add = (kind: string, claimed: string) =>
    api.owner.query(
      `insert into messages (tenant_id, id, dedupe_key, order_id, channel, kind, recipient, body, status, created_at,
         claimed_by, claimed_until)
       values ($1, $2, $2, $3, 'email', $4, 's@mail.example', 'Hello', 'queued', now() - interval '1 hour', 'clm_1',
         now() + $5::interval)`,
      [tenant, `msg_${kind}`, order, kind, claimed],
    );
  await add('confirmation', '-30 seconds');
  expect(await waiting('unsent messages', tenant)).toEqual([]);
  await api.owner.query(
    `update messages set claimed_until = now() - interval '2 minutes' where tenant_id = $1`,
    [tenant],
  );
  expect(await waiting('unsent messages', tenant)).toMatchObject([
    { id: 'msg_confirmation', subject: order, due: true, payload: { type: 'messages_queued' } },
  ]);
});

test('what is on its way already, or parked, is not requeued; what was sent is', async () => {
  const { tenant, requested } = await newAsking(api);
  const { order, request } = await requested();
  const [row] = await waiting('unsent requests', tenant);
  if (!row) throw new Error('nothing waits');
  expect(row.on_its_way).toBe(true);
  const again = [{ ...row, event_id: 'evt_again', priority: 1 }];
  expect(await requeue(db, again)).toBe(0);
  await api.owner.query('update outbox set sent_at = now() where subject = $1', [order]);
  expect(await requeue(db, again)).toBe(1);
  expect(await requeue(db, again)).toBe(0);
  await api.owner.query('update outbox set parked_at = now() where event_id = $1', ['evt_again']);
  // Its depot and status do not make it another message.
  const moved = { ...row.payload, status: 'cancelled', depot: 'dep_9' };
  expect(await requeue(db, [{ ...again[0]!, payload: moved }])).toBe(0);
  const { rows } = await api.owner.query(`select payload from outbox where event_id = 'evt_again'`);
  expect(rows).toMatchObject([{ payload: { order, request } }]);
});

test('a parked row holds up nothing else of its subject', async () => {
  const { tenant, requested } = await newAsking(api);
  const { order } = await requested();
  await api.owner.query(
    `update outbox set parked_at = now(), payload = jsonb_set(payload, '{type}', '"messages_queued"') where subject = $1`,
    [order],
  );
  const [row] = await waiting('unsent requests', tenant);
  expect(row).toMatchObject({ subject: order, on_its_way: false });
  expect(await requeue(db, [{ ...row!, event_id: 'evt_beside', priority: 1 }])).toBe(1);
});

test('a lease is its holder’s: one that lost it to another changes nothing of what that one does', async () => {
  const kinds = ['a kind'];
  await addKinds(db, kinds);
  const frozen = await acquireLease(db, kinds, 50);
  expect(frozen).toMatchObject({ after: '' });
  expect(await acquireLease(db, kinds, 60_000)).toBeUndefined();
  await new Promise((resolve) => setTimeout(resolve, 100));
  const next = await acquireLease(db, kinds, 60_000);
  if (!frozen || !next) throw new Error('Nobody holds it.');
  expect(await extendLease(db, { ...frozen, after: 'ord_9' }, 0)).toBeUndefined();
  const extended = await extendLease(db, { ...next, after: 'ord_1' }, 60_000);
  expect(extended).toMatchObject({ kind: 'a kind', after: 'ord_1' });
  expect(extended && (await extendLease(db, extended, 0))).toMatchObject({ after: 'ord_1' });
});

test('of several kinds the one that has been due for longest is taken, each by one relay', async () => {
  const kinds = ['first', 'second', 'third'];
  await addKinds(db, kinds);
  await addKinds(db, kinds);
  await api.owner.query(
    `update reconciliations set next_at = now() + case kind
       when 'first' then interval '-1 second' when 'second' then interval '-2 seconds' else interval '1 hour' end
     where kind = any($1)`,
    [kinds],
  );
  const taken = await Promise.all([1, 2, 3].map(() => acquireLease(db, kinds, 60_000)));
  expect(taken.map((lease) => lease?.kind).toSorted()).toEqual(['first', 'second', undefined]);
});
