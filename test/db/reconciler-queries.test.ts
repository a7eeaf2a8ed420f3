/** What the reconciler finds in the rows: each kind of work that waits, and nothing that does not. */
import { inviteOwner } from '../../src/setup/staff/commands.js';
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
  await activities.askRecipient({ tenant, request });
  expect(await waiting('unsent requests', tenant)).toEqual([]);
  // The conversation is of a Tuesday long ago: its reminder is overdue.
  expect(await waiting('open requests', tenant)).toMatchObject([
    { id: request, due: true, payload: { ...ask, status: 'awaiting_reply' } },
  ]);
  await api.owner.query('update booking_requests set asked_at = now() - interval $$1 hour$$ where id = $1', [
    request,
  ]);
  expect(await waiting('open requests', tenant)).toMatchObject([{ id: request, due: false }]);
  const overdue = 'now() - interval $$49 hours$$';
  await api.owner.query(`update booking_requests set asked_at = ${overdue} where id = $1`, [request]);
  expect(await waiting('open requests', tenant)).toMatchObject([{ id: request, due: true }]);
  // Its only reminder has gone out.
  await api.owner.query(
    'update booking_requests set reminded_at = now() - interval $$20 hours$$ where id = $1',
    [request],
  );
  expect(await waiting('open requests', tenant)).toMatchObject([{ id: request, due: false }]);

  const reply = await client.post('/sandbox/replies', { order, channel: 'sms', text: '1' });
  expect(await waiting('unread replies', tenant)).toMatchObject([
    { payload: { type: 'reply_received', reply: reply.body.id } },
  ]);
  await activities.readReply({ tenant, reply: reply.body.id });
  expect(await waiting('unread replies', tenant)).toEqual([]);
  expect(await waiting('open requests', tenant)).toEqual([]);
});

test('messages of each cause until they are sent, and those that are written when they are due', async () => {
  const { tenant, client, requested, activities, setup } = await newAsking(api, { mode: 'live' });
  const later = () =>
    api.owner.query(`update messages set created_at = now() - interval '1 hour' where tenant_id = $1`, [
      tenant,
    ]);
  await later();
  const invitation = await waiting('unsent messages', tenant);
  expect(invitation).toMatchObject([{ topic: 'messages.queued', due: false, payload: {} }]);
  expect(invitation[0]?.payload).toEqual({ cause: invitation[0]?.subject });
  await activities.deliverQueued({ tenant });
  expect(await waiting('unsent messages', tenant)).toEqual([]);

  // A question that has messages is sent by their cause.
  const { order, request } = await requested();
  await activities.askRecipient({ tenant, request });
  await api.owner.query(`update booking_requests set status = 'queued' where id = $1`, [request]);
  expect(await waiting('unsent requests', tenant)).toHaveLength(1);
  await api.owner.query(`update messages set status = 'queued' where request = $1`, [request]);
  expect(await waiting('unsent requests', tenant)).toEqual([]);
  await later();
  expect(await waiting('unsent messages', tenant)).toHaveLength(1);
  await api.owner.query(
    `update messages set claimed_until = now() + interval '1 minute' where request = $1`,
    [request],
  );
  expect(await waiting('unsent messages', tenant)).toEqual([]);

  await client.patch(`/shippers/${setup.shipper}`, {
    contact_email: 'orders@hearth.example',
    notify: { events: ['order.cancelled'], daily: true },
  });
  await client.post(`/orders/${order}/cancel`);
  const news = `shipper_news/${setup.shipper}`;
  expect(await waiting('shipper news', tenant)).toMatchObject([
    { subject: news, payload: { cause: news, due: { kind: 'shipper_news', subject: setup.shipper } } },
  ]);

  const run = await newAsking(api).then(async (other) => {
    const { order: booked } = await other.requested();
    return { id: await other.publishedRun(booked), tenant: other.tenant };
  });
  await api.owner.query(
    `update runs set date = current_date + 1, created_at = now() - interval '1 hour' where id = $1`,
    [run.id],
  );
  expect(await waiting('run news', run.tenant)).toMatchObject([{ subject: `run_published/${run.id}` }]);
  await api.owner.query('update runs set told_driver = driver where id = $1', [run.id]);
  expect(await waiting('run news', run.tenant)).toEqual([]);

  await client.scoped((scope) => inviteOwner(scope, 'ada@northgate.example'));
  await api.owner.query(
    `update console_links set created_at = now() - interval '1 minute', expires_at = now() + interval '10 minutes'
     where tenant_id = $1`,
    [tenant],
  );
  expect(await waiting('sign-in mails', tenant)).toHaveLength(1);
  await api.owner.query(`update console_links set mail = 'sent' where tenant_id = $1`, [tenant]);
  expect(await waiting('sign-in mails', tenant)).toEqual([]);
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

test('a message whose claim ran out long ago is settled by its cause', async () => {
  const { tenant, requested } = await newAsking(api);
  const { order } = await requested();
  const add = (kind: string, claimed: string) =>
    api.owner.query(
      `insert into messages (tenant_id, id, dedupe_key, cause, order_id, channel, kind, recipient, body, status, created_at,
         claimed_by, claimed_until)
       values ($1, $2, $2, $2, $3, 'email', $4, 's@mail.example', 'Hello', 'queued', now() - interval '1 hour', 'clm_1',
         now() + $5::interval)`,
      [tenant, `msg_${kind}`, order, kind, claimed],
    );
  await api.owner.query('delete from messages where tenant_id = $1', [tenant]);
  await add('confirmation', '-30 seconds');
  expect(await waiting('unsent messages', tenant)).toEqual([]);
  await api.owner.query(
    `update messages set claimed_until = now() - interval '2 minutes' where tenant_id = $1`,
    [tenant],
  );
  expect(await waiting('unsent messages', tenant)).toMatchObject([
    { id: 'msg_confirmation', subject: 'msg_confirmation', payload: { cause: 'msg_confirmation' } },
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
    `update outbox set parked_at = now(), payload = jsonb_set(payload, '{type}', '"changed"') where subject = $1`,
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
