/** Work that is parked: whom the courier has named is told by email, once for all of it, and the others are not. */
import type pg from 'pg';
import { createDatabase, createPool, type Database } from '../../src/db/client.js';
import { findOutboxBacklog } from '../../src/operator/diagnostics.js';
import { exchangeRows, FIRST_TURN, MAX_REFUSALS } from '../../src/work/queue/relay-queue.js';
import { queueDue } from '../../src/messaging/due.js';
import { queueNotice } from '../../src/messaging/owner-notice.js';
import { type Client, startApi, type TestApi } from '../support/api.js';

let api: TestApi;
let pool: pg.Pool;
let system: Database;
let client: Client;

beforeAll(async () => {
  api = await startApi();
  pool = createPool(api.databaseUrl, 'waypost_system', 2);
  system = createDatabase(pool);
});
beforeEach(async () => {
  client = await api.client();
  await client.patch('/settings', { notify_emails: ['office@a.example', 'it@a.example'] });
});
afterAll(async () => {
  await pool.end();
  await api.close();
});

/** Leaves rows in a courier's outbox, and has Temporal refuse them for the last time. */
async function park(subjects: readonly string[], of = client, topic = 'webhook.delivery'): Promise<void> {
  const { id, courier, mode } = of.tenant;
  const { rows } = await api.owner.query<{ seq: string }>(
    `insert into outbox (tenant_id, topic, subject, event_id, payload, priority, created_at, next_attempt_at, refusals)
     select $1, $2, subject, 'evt_' || subject, jsonb_build_object('courier', $3::text, 'mode', $4::text), 1, now(), now(), $5
     from unnest($6::text[]) as subject returning seq`,
    [id, topic, courier, mode, MAX_REFUSALS - 1, subjects],
  );
  await refuse(rows.map(({ seq }) => Number(seq)));
}

async function refuse(rows: readonly number[]): Promise<void> {
  await exchangeRows(
    system,
    rows.map((seq) => ({ seq, result: 'refused', error: 'Too large.', retryAfterMs: 0 })),
    { limit: 0, perTenant: 0, busy: new Map(), leaseMs: 0, turn: FIRST_TURN },
  );
}

/** The notices that a courier's outbox holds, with the minutes until they may go. */
async function notices(of = client) {
  const { rows } = await api.owner.query(
    `select seq, payload, sent_at, round(extract(epoch from next_attempt_at - clock_timestamp()) / 60)::integer as minutes
     from outbox where tenant_id = $1 and topic = 'messages.queued' and payload ? 'due' order by seq`,
    [of.tenant.id],
  );
  return rows;
}

/** Has a notice go out, as its workflow does; resolves to the emails that there are then. */
async function sendNotice() {
  const { id } = client.tenant;
  await client.scoped((scope) => queueDue(scope, { kind: 'work_parked', subject: id }));
  const { data } = (await client.get('/messages')).body;
  return data.filter((message: { template: string }) => message.template === 'work_parked');
}

test('each of those who are named gets one email that says what waits, without personal data', async () => {
  await park(['whd_1', 'whd_2']);
  const [notice, ...more] = await notices();
  expect(more).toEqual([]);
  const { id, courier, mode } = client.tenant;
  const due = { kind: 'work_parked', subject: id };
  expect(notice.payload).toEqual({ cause: `work_parked/${id}`, due, courier, mode });
  await sendNotice();
  // Twice, as an activity may be taken twice.
  const emails = await sendNotice();
  expect(emails.map((each: { to: string }) => each.to).toSorted()).toEqual([
    'it@a.example',
    'office@a.example',
  ]);
  expect(emails[0].subject).toBe('2 pieces of work could not be carried out');
  expect(emails[0].body).toContain('webhook.delivery whd_1');
  expect(emails[0].body).toContain('webhook.delivery whd_2');
});

test('what is parked within the hour is told together, when the hour is over', async () => {
  await park(['whd_1']);
  await park(['whd_2']);
  await park(['whd_3']);
  expect((await notices()).map(({ minutes }) => minutes)).toEqual([0, 60]);
  await api.owner.query(
    `update tenants set told_parked_at = clock_timestamp() - interval '2 hours' where id = $1`,
    [client.tenant.id],
  );
  await park(['whd_4']);
  expect((await notices()).map(({ minutes }) => minutes)).toEqual([0, 60, 0]);
});

test('nobody is told where nobody is named, of what another courier has, or of what is parked no more', async () => {
  const other = await api.client();
  await park(['whd_5'], other);
  expect(await notices(other)).toEqual([]);
  expect(await notices()).toEqual([]);
  await park(['whd_6']);
  await api.owner.query(`update outbox set parked_at = null where subject = 'whd_6'`);
  expect(await sendNotice()).toEqual([]);
});

test('a notice that is refused itself makes no other', async () => {
  await park(['whd_7']);
  const [notice] = await notices();
  await api.owner.query('update outbox set refusals = $1 where seq = $2', [MAX_REFUSALS - 1, notice.seq]);
  await refuse([Number(notice.seq)]);
  expect(await notices()).toHaveLength(1);
});

test('a row that is refused and not parked yet tells nobody', async () => {
  await api.owner.query(
    `insert into outbox (tenant_id, topic, subject, event_id, payload, priority, created_at, next_attempt_at)
     values ($1, 'webhook.delivery', 'whd_8', 'evt_8', '{}', 1, now(), now())`,
    [client.tenant.id],
  );
  const { rows } = await api.owner.query(`select seq from outbox where subject = 'whd_8'`);
  await refuse([Number(rows[0].seq)]);
  expect(await notices()).toEqual([]);
});

test('a notice that waits for its hour holds up no other notice to the courier, and counts as no backlog', async () => {
  await park(['whd_9']);
  const before = await findOutboxBacklog(system);
  await api.owner.query(
    'update outbox set sent_at = clock_timestamp() where tenant_id = $1 and parked_at is null',
    [client.tenant.id],
  );
  await park(['whd_10']);
  const after = await findOutboxBacklog(system);
  expect(after.waiting).toBe(before.waiting - 1);
  await client.scoped((scope) =>
    queueNotice(scope, 'texts_stopped', ['owner@a.example'], { subject: 'Texts', paragraphs: ['Stopped.'] }),
  );
  const { rows } = await exchangeRows(system, [], {
    limit: 1_000,
    perTenant: 1_000,
    busy: new Map(),
    leaseMs: 0,
    turn: FIRST_TURN,
  });
  const kinds = rows.filter((row) => row.tenant_id === client.tenant.id && row.topic === 'messages.queued');
  expect(kinds.map(({ payload }) => 'due' in payload)).toEqual([false]);
});
