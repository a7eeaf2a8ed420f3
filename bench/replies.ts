/**
 * `npm run bench -- replies`: measures how long a recipient waits from their reply until the confirmation is sent,
 * alone and while another courier imports a file of orders, each of which triggers a webhook. Runs through the API, the
 * relay, the workflows and the worker, each in its own process. Prints one JSON line each.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { Command } from 'commander';
import { z } from 'zod';
import { eventually } from '../test/support/deployment.js';
import { seedScannedOrders, type SeededOrder } from '../test/support/seed.js';
import { type Courier, field, print, startBench } from './support/beside-temporal.js';
import { spread } from './support/load.js';

const flags = new Command('bench replies')
  .description("Measure a courier's replies while another one imports orders.")
  .option('--rows <n>', 'rows of the file', Number, 50_000)
  .option('--single <n>', 'replies while nothing else happens, twice a second', Number, 60)
  .option('--beside <n>', 'replies from the start of the import, twice a second', Number, 240)
  .parse()
  .opts<{ rows: number; single: number; beside: number }>();

/** Requests per key and minute, leaving room for the set-up. */
const PER_KEY = 250;
const WARM_UP = 20;
const PAUSE_MS = 500;
const LIMIT_MS = 300_000;
const LISTED = z.object({ data: z.tuple([z.object({ id: z.string() })], z.unknown()) });
const IMPORTED = z.object({ status: z.string(), progress: z.number() });

const receiver = createServer((request, response) => {
  request.resume().once('end', () => response.writeHead(200).end());
});
await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;

const bench = await startBench();
try {
  const { rows, single, beside } = flags;
  const count = WARM_UP + single + beside;
  const quick = await bench.courier('Quick Couriers', Math.ceil(count / PER_KEY));
  const orders = await awaitingReply(quick, count);
  await oneByOne(quick, orders.splice(0, WARM_UP));
  print('replies.alone', await oneByOne(quick, orders.splice(0, single)));

  const busy = await bench.courier('Busy Couriers', 1);
  await busy.call(0, 'POST', '/webhook-endpoints', { url, events: ['order.created'] });
  const shipper = firstId(await busy.call(0, 'GET', '/shippers'));
  const file = fileOf(shipper, rows);
  const from = Date.now();
  const sent = busy.call(0, 'POST', '/orders/import', file);
  const taken = sent.then(() => Date.now() - from);
  const measured = await oneByOne(quick, orders.splice(0, beside));
  const { status, progress } = IMPORTED.parse(
    await busy.call(0, 'GET', `/imports/${field(await sent, 'id')}`),
  );
  print('replies.beside-import', {
    rows,
    ...{ import: status, progress, import_answered_ms: await taken },
    // The backlog of deliveries that could have starved the replies.
    deliveries_left: await deliveriesLeft(busy),
    ...measured,
  });
} finally {
  receiver.closeAllConnections();
  receiver.close();
  await bench.close();
}

/** Returns orders whose recipients were asked, and which can be booked. */
async function awaitingReply({ tenant, call }: Courier, count: number): Promise<SeededOrder[]> {
  const depot = firstId(await call(0, 'GET', '/depots'));
  const shipper = firstId(await call(0, 'GET', '/shippers'));
  await call(0, 'PUT', `/depots/${depot}/slot-schedule`, {
    windows: [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: '08:00', to: '18:00', capacity: 10_000 })),
    overrides: [],
  });
  const orders = await seedScannedOrders(bench.owner, { tenant, depot, shipper }, count);
  await call(0, 'POST', '/bookings/requests', { orders: orders.map(({ id }) => id) });
  await eventually(
    'all are asked',
    async () => {
      const { rows } = await bench.owner.query<{ asked: string }>(
        `select count(*) as asked from orders where tenant_id = $1 and status = 'awaiting_reply'`,
        [tenant],
      );
      return Number(rows[0]?.asked) === count;
    },
    LIMIT_MS,
  );
  return orders;
}

/** Sends two replies per second, and measures the milliseconds from each to its confirmation. */
async function oneByOne({ tenant, call }: Courier, orders: readonly SeededOrder[]) {
  const replied = new Map<string, number>();
  const answers: Promise<number>[] = [];
  for (const [index, { id }] of orders.entries()) {
    const from = Date.now();
    replied.set(id, from);
    const reply = { order: id, channel: 'sms', text: 'Option 1 please' };
    const key = Math.floor(index / PER_KEY);
    answers.push(call(key, 'POST', '/sandbox/replies', reply).then(() => Date.now() - from));
    await sleep(PAUSE_MS);
  }
  const answered = spread(await Promise.all(answers));
  const took = await eventually(
    'all are confirmed',
    async () => {
      const { rows } = await bench.owner.query<{ order_id: string; sent_at: Date }>(
        `select order_id, sent_at from messages
         where tenant_id = $1 and order_id = any($2) and kind = 'confirmation' and status = 'sent'`,
        [tenant, [...replied.keys()]],
      );
      return (
        rows.length === replied.size && rows.map((row) => +row.sent_at - (replied.get(row.order_id) ?? NaN))
      );
    },
    LIMIT_MS,
  );
  return {
    replies: replied.size,
    ...spread(took),
    answered_p95_ms: answered.p95_ms,
    load_average: loadavg()[0] ?? 0,
  };
}

async function deliveriesLeft({ tenant }: Courier): Promise<number> {
  const { rows } = await bench.owner.query<{ count: string }>(
    `select count(*) from webhook_deliveries where tenant_id = $1 and status = 'pending'`,
    [tenant],
  );
  return Number(rows[0]?.count);
}

function fileOf(shipper: string, count: number): string {
  const lines = Array.from(
    { length: count },
    (_, index) =>
      `${shipper},MANY-${index},Ada Byrne,07700 900124,"8, Mill Road",London,SE2 9NL,Wardrobe,2,71.5`,
  );
  return [
    'shipper,reference,recipient_name,recipient_phone,line1,town,postcode,description,pieces,weight_kg',
    ...lines,
  ].join('\n');
}

function firstId(list: unknown): string {
  return LISTED.parse(list).data[0].id;
}
