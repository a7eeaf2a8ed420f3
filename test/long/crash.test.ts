/**
 * Processes are killed in the middle of their work and started again: an order's conversation, an optimisation job
 * and a webhook delivery each finish, once.
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient, unwrap, type WaypostClient } from '@waypost/client';
import { type Deployment, deploy, eventually } from '../support/deployment.js';
import { makeCourier } from '../support/couriers.js';
import { comingWeekday, orderBody } from '../support/day.js';

let product: Deployment;
let client: WaypostClient;
let shipper: string;
let depot: string;

beforeAll(async () => {
  product = await deploy();
  const { key } = await makeCourier(product, 'Crash Couriers');
  // Calls are tried again, each under its idempotency key, until the process that was killed is back.
  client = createClient({ baseUrl: `${product.origin}/sandbox/admin/v1`, key, maxTries: 10 });
  const [shippers, depots] = await Promise.all([
    unwrap(client.GET('/shippers')),
    unwrap(client.GET('/depots')),
  ]);
  shipper = shippers.data[0]?.id ?? '';
  depot = depots.data[0]?.id ?? '';
});
afterAll(() => product.close());

const makeOrder = () => unwrap(client.POST('/orders', { body: orderBody(shipper) }));

async function count(query: string, ...values: unknown[]): Promise<number> {
  const { rows } = await product.owner.query(query, values);
  return Number(rows[0].count);
}

const scanAll = async ({ id }: { id: string }) => {
  const pieces = await unwrap(
    client.GET('/orders/{order_id}/pieces', { params: { path: { order_id: id } } }),
  );
  const scans = pieces.data.map(({ barcode }) => ({ barcode, type: 'depot_in' as const }));
  return unwrap(client.POST('/scans', { body: { scans } }));
};

test('a conversation survives the end of every process, and each message is sent once', async () => {
  const orders = [];
  for (let n = 0; n < 10; n += 1) orders.push(await makeOrder());
  // The relay and the worker end while they carry and send; the API while it takes scans.
  const scans = orders.map(scanAll);
  await eventually(
    'the first request went out',
    async () => (await count('select count(*) from messages')) > 0,
  );
  await Promise.all([product.kill('worker'), product.kill('relay'), product.kill('api')]);
  await Promise.all([product.start('worker'), product.start('relay'), product.start('api')]);
  await Promise.all(scans);
  await eventually(
    'all recipients were asked',
    async () => (await count(`select count(*) from orders where status = 'awaiting_reply'`)) === 10,
  );
  expect(
    await count(
      `select count(*) from (select order_id, channel from messages where kind = 'booking_request'
       group by 1, 2 having count(*) <> 1) twice`,
    ),
  ).toBe(0);
  expect(
    await count(`select count(*) from messages where kind = 'booking_request' and status = 'sent'`),
  ).toBe(20);

  const replies = orders.map(({ id }) =>
    unwrap(client.POST('/sandbox/replies', { body: { order: id, channel: 'sms', text: 'Option 1 please' } })),
  );
  await product.kill('worker');
  await Promise.all(replies);
  await product.start('worker');
  await eventually(
    'all orders were booked',
    async () => (await count(`select count(*) from orders where status = 'booked'`)) === 10,
  );
  await eventually(
    'all bookings were confirmed',
    async () =>
      (await count(`select count(*) from messages where kind = 'confirmation' and status = 'sent'`)) === 20,
  );
  expect(await count(`select count(*) from events where type = 'order.booked'`)).toBe(10);
  expect(await count('select sum(booked) as count from slot_usage')).toBe(10);
});

test('a job whose worker is killed is finished by the next one, once', async () => {
  const date = comingWeekday(5);
  for (let n = 0; n < 12; n += 1) {
    const { id } = await makeOrder();
    const slot = { date, from: '08:00', to: '12:00' };
    await unwrap(client.POST('/bookings', { body: { order: id, slot, notify: false } }));
  }
  const { id } = await unwrap(client.POST('/routes/optimise', { body: { date, depot } }));
  const look = async () => {
    const job = await unwrap(client.GET('/jobs/{job_id}', { params: { path: { job_id: id } } }));
    if (job.type !== 'route_optimisation') throw new Error(`Job ${id} is an ${job.type}.`);
    return job;
  };
  await eventually('the job runs', async () => (await look()).status !== 'queued');
  await product.kill('worker');
  await product.start('worker');
  const result = await eventually('the job succeeded', async () => {
    const job = await look();
    return job.status === 'succeeded' && (job.result ?? undefined);
  });
  const planned = result.routes.flatMap(({ stops }) => stops).length;
  expect(planned + result.unassigned.length).toBe(12);
  expect(await count(`select count(*) from events where type = 'job.completed' and subject = $1`, id)).toBe(
    1,
  );
});

test('a delivery goes on after the worker was killed, with the same event and body', async () => {
  const received: { event: string; body: string }[] = [];
  let status = 500;
  const receiver = await listen((event, body) => {
    received.push({ event, body });
    return status;
  });
  await unwrap(client.POST('/webhook-endpoints', { body: { url: receiver.url, events: ['order.created'] } }));
  await makeOrder();
  await eventually('the first attempt', () => Promise.resolve(received.length > 0));
  await product.kill('worker');
  status = 200;
  await product.start('worker');
  await eventually(
    'the delivery was acknowledged',
    async () => (await count(`select count(*) from webhook_deliveries where status = 'delivered'`)) === 1,
  );
  expect(new Set(received.map(({ event }) => event)).size).toBe(1);
  expect(new Set(received.map(({ body }) => body)).size).toBe(1);
  receiver.server.close();
});

async function listen(
  answer: (event: string, body: string) => number,
): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      response.statusCode = answer(String(request.headers['waypost-event-id']), body);
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`, server };
}
