/**
 * Processes are killed in the middle of their work and started again: an order's conversation, an optimisation job
 * and a webhook delivery each finish, once.
 */
import { jest } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Deployment, deploy, eventually } from '../support/deployment.js';
import { comingWeekday, orderBody } from '../support/day.js';

jest.setTimeout(180_000);

let product: Deployment;
let key: string;
let shipper: string;
let depot: string;

beforeAll(async () => {
  product = await deploy();
  const courier = await product.admin('courier', 'create', '--name', 'Crash Couriers', '--plan', 'pro');
  ({ key } = await product.admin('key', 'create', '--courier', courier.id, '--mode', 'sandbox'));
  await product.admin('demo-data', '--courier', courier.id, '--mode', 'sandbox');
  shipper = (await call('GET', '/shippers')).data[0].id;
  depot = (await call('GET', '/depots')).data[0].id;
});
afterAll(() => product.close());

/** A client's call: tried again, under one idempotency key, until it is answered. */
async function call(method: string, path: string, body?: object): Promise<any> {
  const idempotencyKey = `crash-${Math.random()}`;
  return eventually(`${method} ${path}`, async () => {
    const response = await fetch(`${product.origin}/sandbox/admin/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        ...(method === 'POST' ? { 'idempotency-key': idempotencyKey } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }).catch(() => undefined);
    if (!response || response.status >= 500 || response.status === 429) return undefined;
    const answer = (await response.json()) as any;
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
    return answer;
  });
}

async function count(query: string, ...values: unknown[]): Promise<number> {
  const { rows } = await product.owner.query(query, values);
  return Number(rows[0].count);
}

const scanAll = async (order: { id: string }) => {
  const pieces = (await call('GET', `/orders/${order.id}/pieces`)).data;
  return call('POST', '/scans', {
    scans: pieces.map((piece: { barcode: string }) => ({ barcode: piece.barcode, type: 'depot_in' })),
  });
};

test('a conversation survives the end of every process, and each message is sent once', async () => {
  const orders = [];
  for (let n = 0; n < 10; n += 1) orders.push(await call('POST', '/orders', orderBody(shipper)));
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

  const replies = orders.map((order) =>
    call('POST', '/sandbox/replies', { order: order.id, channel: 'sms', text: 'Option 1 please' }),
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
    const order = await call('POST', '/orders', orderBody(shipper));
    await call('POST', '/bookings', {
      order: order.id,
      slot: { date, from: '08:00', to: '12:00' },
      notify: false,
    });
  }
  const job = await call('POST', '/routes/optimise', { date, depot });
  await eventually('the job runs', async () => (await call('GET', `/jobs/${job.id}`)).status !== 'queued');
  await product.kill('worker');
  await product.start('worker');
  const done = await eventually('the job succeeded', async () => {
    const now = await call('GET', `/jobs/${job.id}`);
    return now.status === 'succeeded' && now;
  });
  const planned = done.result.routes.flatMap((route: { stops: unknown[] }) => route.stops).length;
  expect(planned + done.result.unassigned.length).toBe(12);
  expect(
    await count(`select count(*) from events where type = 'job.completed' and subject = $1`, job.id),
  ).toBe(1);
});

test('a delivery goes on after the worker was killed, with the same event and body', async () => {
  const received: { event: string; body: string }[] = [];
  let status = 500;
  const receiver = await listen((event, body) => {
    received.push({ event, body });
    return status;
  });
  await call('POST', '/webhook-endpoints', { url: receiver.url, events: ['order.created'] });
  await call('POST', '/orders', orderBody(shipper));
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
