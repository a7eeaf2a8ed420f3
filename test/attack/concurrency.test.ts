/**
 * Many at once, over HTTP and PostgreSQL: nothing is sold twice, made twice or told twice, and what the rows count
 * agrees with the rows.
 */
import type pg from 'pg';
import { recordDelivery } from '../../src/operations/bookings/inbound.js';
import { lockOrders } from '../../src/records/orders/rows.js';
import { type Client, type Reply, useApi } from '../support/api.js';
import { newAsking } from '../support/booking-conversation.js';
import { oneWindow } from '../support/conversation.js';
import { comingWeekday, makeOrder, orderBody, type Setup, setUp } from '../support/day.js';
import { eventually } from '../support/deployment.js';
import { whileLocked } from '../support/locks.js';
import {
  bookedOrder,
  bookedOrders,
  emptyDay,
  eventTypes,
  optimise,
  outboxOf,
  plannedRoute,
} from '../support/planning.js';

const api = useApi();
let client: Client;
let setup: Setup;

beforeEach(async () => {
  client = await api.client();
  setup = await setUp(client);
});

const times = <Result>(count: number, make: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

const count = (replies: readonly Reply[], status: number) =>
  replies.filter((reply) => reply.status === status).length;

/** Places taken, by the counters and by the orders that hold one. */
async function places(): Promise<{ counted: number; held: number }> {
  const { rows } = await api.owner.query(
    `select (select coalesce(sum(booked), 0)::int from slot_usage where tenant_id = $1) as counted,
            (select count(*)::int from orders where tenant_id = $1 and slot_date is not null) as held`,
    [client.tenant.id],
  );
  return rows[0];
}

test('fifty bookings of a slot with five places: five get one', async () => {
  await client.put(`/depots/${setup.depot}/slot-schedule`, oneWindow(5));
  const orders = await times(50, () => makeOrder(client, setup.shipper));
  const slot = { date: comingWeekday(), from: '08:00', to: '12:00' };
  const replies = await Promise.all(orders.map(({ id }) => client.post('/bookings', { order: id, slot })));
  expect(count(replies, 201)).toBe(5);
  expect(
    replies.filter((reply) => reply.status === 409 && reply.body.error.code === 'slot_full'),
  ).toHaveLength(45);
  expect(await places()).toEqual({ counted: 5, held: 5 });
  expect((await eventTypes(client)).filter((type) => type === 'order.booked')).toHaveLength(5);
});

test('held orders that change zones with each other, again and again: every change is made', async () => {
  await client.put(`/depots/${setup.depot}/zones`, {
    data: [
      { name: 'West', postcode_prefixes: [''] },
      { name: 'East', postcode_prefixes: ['SE'] },
    ],
  });
  await client.put(`/depots/${setup.depot}/slot-schedule`, oneWindow(5));
  const slot = { date: comingWeekday(), from: '08:00', to: '12:00' };
  const at = (postcode: string) => ({ line1: '132 Rose Lane', town: 'London', postcode });
  const orders = await times(2, (index) =>
    makeOrder(client, setup.shipper, {
      recipient: { name: 'Ada', address: at(['SE2 9NL', 'CR0 4XZ'][index]!) },
    }),
  );
  for (const { id } of orders) {
    expect((await client.post('/bookings', { order: id, slot, notify: false })).status).toBe(201);
    await client.patch(`/orders/${id}`, { hold: true });
  }
  const replies: Reply[] = [];
  for (let round = 1; round <= 40; round += 1) {
    const moves = orders.map(({ id }, index) =>
      client.patch(`/orders/${id}`, {
        recipient: { address: at(['SE2 9NL', 'CR0 4XZ'][(index + round) % 2]!) },
      }),
    );
    replies.push(...(await Promise.all(moves)));
  }
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
  expect(await places()).toEqual({ counted: 2, held: 2 });
});

test('twenty POSTs under one Idempotency-Key: one order, nineteen replays of it', async () => {
  const body = orderBody(setup.shipper);
  const replies = await times(20, () => client.post('/orders', body, { 'idempotency-key': 'twenty' }));
  const inProgress = replies.filter((reply) => reply.body.error?.code === 'idempotency_in_progress');
  expect(count(replies, 201) + inProgress.length).toBe(20);
  expect(
    replies.filter((reply) => reply.status === 201 && reply.headers.get('idempotent-replayed') === null),
  ).toHaveLength(1);
  expect((await client.get('/orders')).body.data).toHaveLength(1);
  expect(await eventTypes(client)).toEqual(['order.created']);
});

test('twenty POSTs of one reference without a key: one order, nineteen told of it', async () => {
  const body = orderBody(setup.shipper);
  const replies = await times(20, () => client.post('/orders', body));
  expect(count(replies, 201)).toBe(1);
  const [made] = replies.filter((reply) => reply.status === 201);
  for (const reply of replies.filter((other) => other.status !== 201)) {
    expect(reply.body.error).toMatchObject({ code: 'duplicate_reference', param: 'reference' });
    expect(reply.body.error.message).toContain(made!.body.id);
  }
});

test("an order's pieces scanned by many at once: scanned once, told once", async () => {
  await client.patch(`/shippers/${setup.shipper}`, { booking: { automatic: true } });
  const order = await makeOrder(client, setup.shipper, { items: [{ pieces: 20 }] });
  const pieces = (await client.get(`/orders/${order.id}/pieces`)).body.data as { barcode: string }[];
  const scan = ({ barcode }: { barcode: string }) => ({ barcode, type: 'depot_in' });
  const replies = await Promise.all([
    ...pieces.map((piece) => client.post('/scans', { scans: [scan(piece)] })),
    ...[1, 2, 3].map(() => client.post('/scans', { scans: pieces.toReversed().map(scan) })),
  ]);
  expect(count(replies, 201)).toBe(23);
  expect(replies.flatMap((reply) => reply.body.orders_completed)).toEqual([order.id]);
  expect(await eventTypes(client)).toEqual(['order.created', 'order.scanned']);
  const now = await client.get(`/orders/${order.id}`);
  expect(now.body).toMatchObject({ status: 'scanned', pieces: { expected: 20, scanned: 20 } });
  const signals = await outboxOf(client, 'order.signal');
  expect(signals.filter(({ type }) => type === 'booking_requested')).toHaveLength(1);
});

test('ten publications of a route: one run', async () => {
  const day = await emptyDay(api);
  const route = await plannedRoute(api, day, 2);
  const replies = await times(10, () => day.client.post(`/routes/${route.id}/publish`));
  expect(count(replies, 200)).toBe(10);
  expect(new Set(replies.map((reply) => reply.body.id)).size).toBe(1);
  expect((await day.client.get(`/runs?date=${day.date}`)).body.data).toHaveLength(1);
  expect(await outboxOf(day.client, 'run.day')).toHaveLength(1);
});

test('one stop completed and failed by many at once ends in one state, told once', async () => {
  const day = await emptyDay(api);
  const route = await plannedRoute(api, day, 2);
  const run = (await day.client.post(`/routes/${route.id}/publish`)).body.id as string;
  const [stop] = (await day.client.get(`/runs/${run}/stops`)).body.data as { id: string }[];
  const at = `/runs/${run}/stops/${stop!.id}`;
  const replies = await times(12, (index) =>
    index % 2 === 0
      ? day.client.post(`${at}/complete`, { signed_by: 'Ada' })
      : day.client.post(`${at}/fail`, { reason: 'no_answer', rebook: false }),
  );
  expect(replies.every((reply) => reply.status === 200 || reply.status === 409)).toBe(true);
  const told = await eventTypes(day.client, stop!.id);
  expect(told.filter((type) => type === 'stop.completed')).toHaveLength(1);
  expect(told.length).toBeLessThanOrEqual(2);
  expect(await eventTypes(day.client, run)).toEqual(['run.started']);
});

test('bookings, moves, holds, cancellations and plans of the same orders leave no place counted wrongly', async () => {
  const day = await emptyDay(api);
  client = day.client;
  await client.put(`/depots/${day.depot}/slot-schedule`, {
    windows: [1, 2, 3, 4, 5, 6].flatMap((weekday) => [
      { weekday, from: '08:00', to: '12:00', capacity: 4 },
      { weekday, from: '12:00', to: '16:00', capacity: 4 },
    ]),
    overrides: [],
  });
  const orders = await bookedOrders(day, 4);
  orders.push(...(await times(4, async () => (await makeOrder(client, day.shipper)).id as string)));
  const morning = { date: day.date, from: '08:00', to: '12:00' };
  const afternoon = { date: day.date, from: '12:00', to: '16:00' };
  const acts = [
    (order: string) => client.post('/bookings', { order, slot: morning, notify: false }),
    (order: string) => client.post('/bookings', { order, slot: afternoon, notify: false }),
    (order: string) => client.patch(`/orders/${order}`, { hold: true }),
    (order: string) => client.patch(`/orders/${order}`, { hold: false }),
    (order: string) => client.patch(`/orders/${order}`, { service: { crew: 2 } }),
    (order: string, round: number) =>
      round === 4 ? client.post(`/orders/${order}/cancel`) : client.get(`/orders/${order}`),
  ];
  for (let round = 0; round < 5; round += 1) {
    const planned = optimise(api, day);
    const replies = await Promise.all(
      orders.flatMap((order, index) => [
        acts[(index + round) % acts.length]!(order, round),
        acts[(index + round + 2) % acts.length]!(order, round),
      ]),
    );
    await planned;
    expect(replies.map((reply) => reply.status).filter((status) => status >= 500)).toEqual([]);
    const { counted, held } = await places();
    expect(counted).toBe(held);
  }
  const { rows } = await api.owner.query(
    `select count(*)::int from orders o where tenant_id = $1
       and (route is not null) <> exists (select from stops s where s.tenant_id = o.tenant_id and s.route = o.route and s.order_id = o.id)`,
    [client.tenant.id],
  );
  expect(rows[0].count).toBe(0);
});

test('a booking that leaves one day for an earlier one takes the earlier day first', async () => {
  const [earlier, later] = [comingWeekday(3), comingWeekday(6)];
  const day = { ...(await emptyDay(api)), date: later };
  const [order] = (await plannedRoute(api, day, 1)).stops.map((stop: { order: string }) => stop.order);
  await bookedOrder(day, { on: earlier });
  const [holder, onlooker] = [await api.owner.connect(), await api.owner.connect()];
  const lockDay = `select from plan_days where tenant_id = $1 and date = $2 for update nowait`;
  try {
    await holder.query('begin');
    expect((await holder.query(lockDay, [day.client.tenant.id, earlier])).rowCount).toBe(1);
    const moved = day.client.post('/bookings', {
      order,
      slot: { date: earlier, from: '08:00', to: '12:00' },
    });
    await eventually('the booking waits for the earlier day', async () => {
      const { rows } = await onlooker.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows.length > 0;
    });
    expect((await onlooker.query(lockDay, [day.client.tenant.id, later])).rowCount).toBe(1);
    await holder.query('rollback');
    expect((await moved).status).toBe(201);
  } finally {
    holder.release(true);
    onlooker.release();
  }
});

describe('locks are taken in one sequence', () => {
  const lockMessages = (order: string) => (other: pg.PoolClient) =>
    other.query('select from messages where order_id = $1 for update nowait', [order]);
  const lockingOrder = (order: string) => `select from orders where id = '${order}' for no key update`;

  afterEach(() => api.setNow(undefined));

  test('a report that a text failed, while its order is worked on', async () => {
    const { asked } = await newAsking(api, { mode: 'live' });
    const { order } = await asked({ recipient: { phone: '+447700900123' } });
    const { rows } = await api.owner.query('select id from messages where order_id = $1', [order]);
    const receipt = { message: rows[0].id, result: 'failed' as const, code: 'undeliverable' };
    const report = () => recordDelivery(api.foundation.source, receipt);
    expect(await whileLocked(api, lockingOrder(order), report, lockMessages(order))).toBe(true);
    const { rows: after } = await api.owner.query('select status from messages where order_id = $1', [order]);
    expect(after).toEqual([{ status: 'failed' }]);
  });

  test('the outcome of asking, while the order is worked on', async () => {
    const { activities, recording, requested, tenant, statusOf } = await newAsking(api);
    const { order, request } = await requested({ recipient: { phone: '+447700900123' } });
    let answer: () => void = () => undefined;
    recording.behaviour.slow.set('+447700900123', new Promise<void>((resolve) => (answer = resolve)));
    const asking = activities.askRecipient({ tenant, request });
    await eventually('it is claimed', async () => {
      const { rows } = await api.owner.query('select claimed_until from messages where order_id = $1', [
        order,
      ]);
      return Boolean(rows[0]?.claimed_until);
    });
    const recorded = () => {
      answer();
      return asking;
    };
    const outcome = await whileLocked(api, lockingOrder(order), recorded, lockMessages(order));
    expect(outcome).toMatchObject({ asked: true });
    expect(await statusOf(order)).toBe('awaiting_reply');
  });

  test('orders are locked beside rows that are inserted for them, in whatever sequence', async () => {
    const orders = await times(2, () => makeOrder(client, setup.shipper));
    const other = await api.owner.connect();
    const insert = (order: string) =>
      other.query(
        `insert into messages (tenant_id, id, dedupe_key, cause, order_id, channel, kind, recipient, body, status, created_at)
         values ($1, $2, $2, $2, $3, 'sms', 'reminder', '+447700900123', '', 'sent', now())`,
        [client.tenant.id, `msg_beside_${order}`, order],
      );
    const ids = orders.map(({ id }) => id as string).toSorted();
    try {
      await other.query('begin');
      await insert(ids[1]!);
      await client.scoped(async (scope) => {
        expect(await lockOrders(scope, ids)).toHaveLength(2);
        await insert(ids[0]!);
      });
      await other.query('commit');
    } finally {
      other.release();
    }
  });

  test('who erases waits for rows that are inserted for the order, and finds them', async () => {
    const { id } = await makeOrder(client, setup.shipper);
    await client.post(`/orders/${id}/cancel`);
    const inserting = `insert into order_comments (tenant_id, id, order_id, author, text, created_at)
      values ('${client.tenant.id}', 'com_beside', '${id}', 'key_1', 'Ring twice.', now())`;
    const erased = await whileLocked(api, inserting, () => client.post(`/orders/${id}/erase`));
    expect(erased.status).toBe(200);
    const { rows } = await api.owner.query('select from order_comments where order_id = $1', [id]);
    expect(rows).toEqual([]);
  });
});
