/**
 * The API is killed while it takes requests, again and again; clients retry under their Idempotency-Key until they are
 * answered. Whatever the step at which it died, each thing happened once.
 */
import { type Client, startApi, type TestApi } from '../support/api.js';
import { type ApiProcess, startApiProcess } from '../support/api-process.js';
import { comingWeekday, orderBody, setUp } from '../support/day.js';

const ROUNDS = 3;
const CLIENTS = 12;

let api: TestApi;
let client: Client;
let process: ApiProcess;

beforeAll(async () => {
  api = await startApi();
  client = await api.client();
});
afterAll(async () => {
  await process.kill();
  await api.close();
});

/** Retried until there is an answer that is none of ours to repeat. */
async function insist(path: string, body: unknown, key: string): Promise<any> {
  for (;;) {
    const response = await fetch(`${process.base}${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${client.key}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify(body),
    }).catch(() => undefined);
    // A connection can break while the body is on its way, too.
    const answer = await response?.json().catch(() => undefined);
    if (response?.status === 201 && answer !== undefined) return answer;
    if (response && response.status < 500 && response.status !== 409) throw new Error(JSON.stringify(answer));
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
}

test('orders made and booked through three crashes: each once', async () => {
  const { shipper } = await setUp(client);
  const slot = { date: comingWeekday(), from: '08:00', to: '12:00' };
  process = await startApiProcess(api.databaseUrl);
  const makeAndBook = async (name: string) => {
    const order = await insist('/orders', orderBody(shipper, { reference: name }), `order-${name}`);
    await insist('/bookings', { order: order.id, slot, notify: false }, `booking-${name}`);
    return order.id as string;
  };
  await client.put(`/depots/${(await client.get('/depots')).body.data[0].id}/slot-schedule`, {
    windows: [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: '08:00', to: '12:00', capacity: 100 })),
    overrides: [],
  });

  const made: Promise<string>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let index = 0; index < CLIENTS; index += 1) made.push(makeAndBook(`${round}-${index}`));
    await new Promise((resolve) => setTimeout(resolve, 15 + 25 * round));
    await process.kill();
    process = await startApiProcess(api.databaseUrl, Number(new URL(process.base).port));
  }
  const ids = await Promise.all(made);

  const all = ROUNDS * CLIENTS;
  expect(new Set(ids).size).toBe(all);
  const { rows } = await api.owner.query(
    `select (select count(*)::int from orders where tenant_id = $1) as orders,
            (select count(*)::int from pieces where tenant_id = $1) as pieces,
            (select count(*)::int from events where tenant_id = $1 and type = 'order.created') as created,
            (select count(*)::int from events where tenant_id = $1 and type = 'order.booked') as booked,
            (select count(*)::int from audit_log where tenant_id = $1 and action = 'orders.create') as audited,
            (select sum(booked)::int from slot_usage where tenant_id = $1) as places`,
    [client.tenant.id],
  );
  expect(rows[0]).toEqual({
    orders: all,
    pieces: 2 * all,
    created: all,
    booked: all,
    audited: all,
    places: all,
  });
});
