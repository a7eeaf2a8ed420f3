/** GET /inbox: what needs attention, and that what is settled is not there any more. */
import { createDatabase } from '../../src/db/client.js';
import { listFailedJobs } from '../../src/operator/retryable-work.js';
import { type Client, useApi } from '../support/api.js';
import {
  conversationActivities,
  latestRequest,
  recordingMessaging,
  scannedOrder,
  TUESDAY,
} from '../support/conversation.js';
import { makeOrder, type Setup, setUp } from '../support/day.js';
import { emptyDay, publishedRun } from '../support/planning.js';

const api = useApi();
let client: Client;
let setup: Setup;
let now: number;

const SLOT = { date: '2026-03-12', from: '08:00', to: '12:00' };

beforeEach(async () => {
  now = TUESDAY.getTime();
  api.setNow(TUESDAY);
  client = await api.client();
  setup = await setUp(client);
});

const later = () => api.setNow(new Date((now += 1_000)));
const inbox = async (query = '') => (await client.get(`/inbox${query}`)).body;
/** What waits, and for what: by order. */
const waiting = async (): Promise<[string, string][]> =>
  (await inbox()).data.map(({ order, kind }: { order: { id: string }; kind: string }) => [order.id, kind]);

/** An order whose recipient was asked by text and by email; `refused` are addresses that take nothing. */
async function asked({ refused = [] as string[], overrides = {} } = {}) {
  const { messaging, behaviour } = recordingMessaging();
  for (const address of refused) behaviour.refused.set(address, 'undeliverable');
  const activities = conversationActivities(api, messaging);
  const order: string = (await scannedOrder(client, setup, overrides)).id;
  await client.post('/bookings/requests', { orders: [order] });
  const { id: request } = await latestRequest(api, order);
  await activities.askRecipient({ tenant: client.tenant.id, request });
  const says = async (text: string): Promise<string> => {
    const { body } = await client.post('/sandbox/replies', { order, channel: 'sms', text });
    await activities.readReply({ tenant: client.tenant.id, reply: body.id });
    return body.id;
  };
  return { order, request: request as string, says };
}

const book = (order: string) =>
  client.post('/bookings', { order, slot: SLOT, notify: false, override: true });

describe('GET /inbox/counts', () => {
  const counts = async () => (await client.get('/inbox/counts')).body;

  test('what the inbox lists, each order once, on however many pages', async () => {
    expect(await counts()).toEqual({
      ...{ object: 'office_counts', inbox: 0, awaiting_reply: 0, suggestions: 0, late: 0, broken_down: 0 },
    });
    for (let count = 0; count < 3; count += 1) await (await asked()).says('Who is this?');
    const { data } = await inbox('?limit=2');
    expect(data).toHaveLength(2);
    expect(await counts()).toMatchObject({ inbox: 3, awaiting_reply: 3 });
  });

  test('stops that will be late today, and vans that broke down, until nothing is open', async () => {
    const day = { client, date: SLOT.date, ...setup };
    const { run, stops } = await publishedRun(api, day, 2);
    const [first, second] = stops;
    const eta = (stop: any, at: string) =>
      api.owner.query('update stops set eta = $2, told_to = null where id = $1', [stop.id, at]);
    // Not of today.
    await eta(first, '23:50');
    expect(await counts()).toMatchObject({ late: 0, broken_down: 0 });
    api.setNow(new Date(`${day.date}T09:00:00Z`));
    expect(await counts()).toMatchObject({ late: 1, broken_down: 0 });
    // A quarter of an hour is not too late.
    await eta(first, `${first.window.to.slice(0, 2)}:15`);
    await api.owner.query(`update stops set window_to = $2 where id = $1`, [
      first.id,
      `${first.window.to.slice(0, 2)}:00`,
    ]);
    expect((await counts()).late).toBe(0);
    await eta(second, '23:50');
    expect((await counts()).late).toBe(1);
    await client.post(`/runs/${run.id}/breakdown`, {});
    expect(await counts()).toMatchObject({ late: 0, broken_down: 1 });
    await api.owner.query(`update stops set status = 'failed' where route = $1`, [run.route]);
    expect((await counts()).broken_down).toBe(0);
  });
});

describe('200', () => {
  test('jobs that failed: a plan until its day is over or planned again, an import with rows left', async () => {
    const { tenant } = client;
    const job = async (id: string, date: string, error: string, at: string) =>
      api.owner.query(
        `insert into jobs (tenant_id, id, type, depot, date, parameters, status, error, created_at, finished_at)
         values ($1, $2, 'route_optimisation', $3, ${date}, '{}', 'failed', $4, ${at}, ${at})`,
        [tenant.id, id, setup.depot, { code: error, message: 'It cannot be.' }],
      );
    await job('job_over', `(now() at time zone 'Europe/London')::date - 1`, 'defect', 'now()');
    await job('job_cancelled', `current_date + 1`, 'cancelled', 'now()');
    await job('job_first', `current_date + 2`, 'defect', `now() - interval '2 minutes'`);
    await job('job_again', `current_date + 2`, 'defect', `now() - interval '1 minute'`);
    await api.owner.query(
      `insert into imports (tenant_id, id, all_or_nothing, rows_total, errors, status, error, created_at, finished_at)
       values ($1, 'job_import', false, 2, '[]', 'failed', $2, now() - interval '8 days', now())`,
      [tenant.id, { code: 'defect', message: 'It broke.' }],
    );
    expect((await inbox()).data.map(({ id }: { id: string }) => id)).toEqual(['job_again']);
    await api.owner.query(
      `insert into import_rows (tenant_id, import, row_number, input) values ($1, 'job_import', 1, '{}')`,
      [tenant.id],
    );
    const { data } = await inbox();
    expect(data.map(({ id, kind }: { id: string; kind: string }) => [id, kind])).toEqual([
      ['job_import', 'failed_job'],
      ['job_again', 'failed_job'],
    ]);
    expect(data[0]).toMatchObject({ order: null, reply: null, request: null, message: null });
    expect(data[0].job).toEqual((await client.get('/jobs/job_import')).body);
    expect(data[1].job).toMatchObject({ id: 'job_again', error: { code: 'defect' } });
    // Operators see the same, whether or not a workflow is left.
    const failed = await listFailedJobs(createDatabase(api.owner), tenant.courier);
    expect(failed.map(({ id }) => id).sort()).toEqual(['job_again', 'job_import']);
    const next = await inbox('?starting_after=job_import');
    expect(next.data.map(({ id }: { id: string }) => id)).toEqual(['job_again']);
  });

  test('an import of all or nothing that is refused in the background, and not one that was at once', async () => {
    const { tenant } = client;
    const refused = (id: string, finished: string) =>
      api.owner.query(
        `insert into imports (tenant_id, id, all_or_nothing, rows_total, errors, status, error, created_at, finished_at)
         values ($1, $2, true, 600, '[]', 'failed', $3, now() - interval '1 hour', ${finished})`,
        [tenant.id, id, { code: 'invalid_value', message: '1 of 600 rows was not accepted.' }],
      );
    await refused('job_at_once', `now() - interval '1 hour'`);
    expect((await inbox()).data).toEqual([]);
    await refused('job_later', 'now()');
    expect((await inbox()).data).toMatchObject([{ id: 'job_later', kind: 'failed_job' }]);
    expect(await listFailedJobs(createDatabase(api.owner), tenant.courier)).toMatchObject([
      { id: 'job_later' },
    ]);
    // Another file is imported.
    await api.owner.query(
      `insert into imports (tenant_id, id, all_or_nothing, rows_total, errors, status, created_at, finished_at)
       values ($1, 'job_next', true, 600, '[]', 'succeeded', now(), now())`,
      [tenant.id],
    );
    expect((await inbox()).data).toEqual([]);
  });

  test('each of what waits, the newest first, with its order', async () => {
    expect(await inbox()).toEqual({ object: 'list', data: [], has_more: false });
    await makeOrder(client, setup.shipper);
    const unclear = await asked();
    const reply = await unclear.says('Who is this?');
    later();
    const unreachable = await asked({ refused: ['+447700900123', 'sioned@example.com'] });
    later();
    const half = await asked({ refused: ['+447700900123'] });
    await api.owner.query(`update booking_requests set status = 'unanswered', status_at = $2 where id = $1`, [
      half.request,
      new Date(now + 500),
    ]);

    const { data } = await inbox();
    expect(data.map(({ id, kind }: { id: string; kind: string }) => [id, kind])).toEqual([
      [half.request, 'unanswered'],
      [unreachable.request, 'failed_request'],
      [reply, 'reply'],
    ]);
    const { body: order } = await client.get(`/orders/${unclear.order}`);
    const { body: resource } = await client.get(`/bookings/replies/${reply}`);
    expect(data[2]).toEqual({
      ...{ id: reply, object: 'inbox_item', kind: 'reply', at: resource.received_at },
      ...{ order, reply: resource, request: null, message: null },
    });
    expect(data[1]).toMatchObject({
      request: { id: unreachable.request, status: 'failed' },
      reply: null,
      message: null,
    });
  });

  test('one page after the other, also from where something has been settled since', async () => {
    const replies: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      later();
      replies.unshift(await (await asked()).says('Who is this?'));
    }
    const first = await inbox('?limit=2');
    expect([first.data.map(({ id }: { id: string }) => id), first.has_more]).toEqual([
      replies.slice(0, 2),
      true,
    ]);
    await client.post(`/bookings/replies/${replies[1]}/resolve`, { action: 'dismiss' });
    const second = await inbox(`?limit=2&starting_after=${replies[1]}`);
    expect([second.data.map(({ id }: { id: string }) => id), second.has_more]).toEqual([
      replies.slice(2),
      false,
    ]);
  });

  test('nothing of what is settled: by an answer, a slot, asking again, putting it aside or closing the order', async () => {
    const unclear = await asked();
    const reply = await unclear.says('Who is this?');
    const unreachable = await asked({ refused: ['+447700900123', 'sioned@example.com'] });
    const booked = await asked({ refused: ['+447700900123', 'sioned@example.com'] });
    const closed = await asked({ refused: ['+447700900123', 'sioned@example.com'] });
    expect((await waiting()).map(([, kind]) => kind).toSorted()).toEqual([
      ...['failed_request', 'failed_request', 'failed_request'],
      'reply',
    ]);
    later();
    await client.post(`/bookings/replies/${reply}/resolve`, { action: 'dismiss' });
    await client.post(`/bookings/requests/${unreachable.request}/retry`);
    await book(booked.order);
    await client.post(`/orders/${closed.order}/cancel`, {});
    expect(await waiting()).toEqual([]);
  });

  test('every reply of an order, and of what else it waits for only the most pressing', async () => {
    const { order, request, says } = await asked({ refused: ['sioned@example.com'] });
    await api.owner.query(`update booking_requests set status = 'unanswered' where id = $1`, [request]);
    expect(await waiting()).toEqual([[order, 'unanswered']]);
    const first = await says('Who is this?');
    later();
    const second = await says('What is it?');
    expect((await inbox()).data.map(({ id }: { id: string }) => id)).toEqual([second, first]);
  });

  test('a message that failed, until the same has reached the recipient, or the order is closed', async () => {
    const { order } = await asked();
    await book(order);
    const fail = (kind: string, status: string, second: number) =>
      api.owner.query(
        `insert into messages (tenant_id, id, dedupe_key, cause, order_id, channel, kind, recipient, body, status, error,
           created_at, failed_at)
         values ($1, $2, $2, $2, $3, 'sms', $4, '+447700900123', 'Hello', $5, 'undeliverable', $6,
           case when $5 = 'failed' then $6::timestamptz end)`,
        [client.tenant.id, `msg_${kind}${second}`, order, kind, status, new Date(now + second * 1_000)],
      );
    await fail('confirmation', 'failed', 1);
    expect((await inbox()).data).toMatchObject([
      { kind: 'failed_message', order: { id: order }, message: { status: 'failed', error: 'undeliverable' } },
    ]);
    // Somebody who has a slot need not be asked for one any more.
    await fail('reminder', 'failed', 2);
    expect((await inbox()).data).toMatchObject([{ message: { template: 'confirmation' } }]);
    await fail('confirmation', 'delivered', 3);
    expect(await waiting()).toEqual([]);
    await fail('narrowed_window', 'failed', 4);
    expect(await waiting()).toEqual([[order, 'failed_message']]);
    await client.post(`/orders/${order}/cancel`, {});
    expect(await waiting()).toEqual([]);
  });

  test('the page after a message that was unknown before it failed has what failed in between', async () => {
    const ids: string[] = [];
    for (const [second, unknown] of [
      [5, null],
      [10, 1],
    ] as const) {
      const { order } = await asked();
      await book(order);
      const at = (seconds: number | null) => (seconds === null ? null : new Date(now + seconds * 1_000));
      ids.unshift(`msg_${second}`);
      await api.owner.query(
        `insert into messages (tenant_id, id, dedupe_key, cause, order_id, channel, kind, recipient, body, status, error,
           created_at, failed_at, unknown_at)
         values ($1, $2, $2, $2, $3, 'sms', 'confirmation', '+447700900123', 'Hello', 'failed', 'undeliverable', $4, $5, $6)`,
        [client.tenant.id, `msg_${second}`, order, at(0), at(second), at(unknown)],
      );
    }
    const listed = async (query: string) => (await inbox(query)).data.map(({ id }: { id: string }) => id);
    expect(await listed('?limit=1')).toEqual(ids.slice(0, 1));
    expect(await listed(`?limit=1&starting_after=${ids[0]}`)).toEqual(ids.slice(1));
  });

  test('a visit that failed, and an order that was left to the office, until they are booked again', async () => {
    const day = await emptyDay(api);
    ({ client } = day);
    const { stops, run } = await publishedRun(api, day, 2);
    await client.post(`/runs/${run.id}/start`, {});
    for (const { id } of stops) {
      await client.post(`/runs/${run.id}/stops/${id}/fail`, { reason: 'refused', rebook: false });
    }
    const orders: string[] = stops.map(({ order }) => order);
    expect((await waiting()).toSorted()).toEqual(
      orders.map((order) => [order, 'failed_delivery']).toSorted(),
    );
    await api.owner.query(`update orders set status = 'scanned' where id = $1`, [orders[0]]);
    await api.owner.query(`update order_states set status = 'scanned' where id = $1`, [orders[0]]);
    expect(new Map(await waiting()).get(orders[0] ?? '')).toBe('office');
    await book(orders[0] ?? '');
    await book(orders[1] ?? '');
    expect(await waiting()).toEqual([]);
  });

  test('nothing of another tenant', async () => {
    await (await asked()).says('Who is this?');
    expect((await (await api.client()).get('/inbox')).body.data).toEqual([]);
  });
});

test('422 for a cursor that names nothing', async () => {
  const { status, body } = await client.get('/inbox?starting_after=rep_none');
  expect([status, body.error.param]).toEqual([422, 'starting_after']);
});
