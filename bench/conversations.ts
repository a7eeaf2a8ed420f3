/**
 * `npm run bench -- conversations`: compares booking conversations with Temporal itself: requests and replies per
 * second through the API, the relay, the workflows and the worker, each in its own process, and the rate of
 * signal-with-start with one activity that does nothing, on the same server in the same run. One JSON line; `ratio` is
 * the product's rate divided by the bare one.
 */
import { loadavg } from 'node:os';
import { Command } from 'commander';
import { z } from 'zod';
import { eventually } from '../test/support/deployment.js';
import { seedScannedOrders } from '../test/support/seed.js';
import { atOnce, print, rate, startBench, type StartRaw } from './support/beside-temporal.js';

const flags = new Command('bench conversations')
  .description('Measure booking requests and replies against the bare rate of Temporal.')
  .option('--conversations <n>', 'how many', Number, 400)
  .option('--concurrency <n>', 'calls at once', Number, 50)
  .parse()
  .opts<{ conversations: number; concurrency: number }>();

/** Requests per key and minute, leaving room for the set-up. */
const PER_KEY = 250;
const LIMIT_MS = 300_000;
const LISTED = z.object({ data: z.tuple([z.object({ id: z.string() })], z.unknown()) });

const startRaw: StartRaw = (client, options) =>
  client.signalWithStart('raw', { ...options, signal: 'go', signalArgs: [] });

const bench = await startBench();
try {
  const { conversations, concurrency } = flags;
  const before = await bench.rawRate('before', conversations, concurrency, startRaw);
  const measured = await converse(conversations);
  const after = await bench.rawRate('after', conversations, concurrency, startRaw);
  const raw = (before + after) / 2;
  print('conversations', {
    conversations,
    requests_per_second: measured.requests,
    replies_per_second: measured.replies,
    raw_per_second: raw,
    ratio_requests: measured.requests / raw,
    ratio_replies: measured.replies / raw,
    ratio: Math.min(measured.requests, measured.replies) / raw,
    load_average: loadavg()[0] ?? 0,
  });
} finally {
  await bench.close();
}

/** Returns how many recipients per second were asked, and how many answered, were booked and got their confirmation. */
async function converse(count: number): Promise<{ requests: number; replies: number }> {
  const { owner } = bench;
  const { tenant, call: callBy } = await bench.courier('Bench Couriers', Math.floor(count / PER_KEY) + 1);
  const call = (index: number, method: string, path: string, body?: object) =>
    callBy(Math.floor(index / PER_KEY), method, path, body);
  const depot = firstId(await call(0, 'GET', '/depots'));
  const shipper = firstId(await call(0, 'GET', '/shippers'));
  await call(0, 'PUT', `/depots/${depot}/slot-schedule`, {
    windows: [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: '08:00', to: '18:00', capacity: 10_000 })),
    overrides: [],
  });
  const done = (query: string, expected: number) =>
    eventually(
      query,
      async () => {
        const { rows } = await owner.query<{ count: string }>(query, [tenant]);
        return Number(rows[0]?.count) >= expected;
      },
      LIMIT_MS,
    );
  const ask = async (orders: string[]) => {
    for (let start = 0; start < orders.length; start += 1000) {
      await call(0, 'POST', '/bookings/requests', { orders: orders.slice(start, start + 1000) });
    }
  };
  const asked = `select count(*) from orders where tenant_id = $1 and status in ('awaiting_reply', 'booked')`;
  const confirmed = `select count(*) from messages where tenant_id = $1 and kind = 'confirmation' and status = 'sent'`;

  const warm = await seedScannedOrders(owner, { tenant, depot, shipper }, 20, count);
  await ask(warm.map(({ id }) => id));
  await done(asked, warm.length);

  const orders = await seedScannedOrders(owner, { tenant, depot, shipper }, count);
  await owner.query('analyze');
  const requests = await rate(count, async () => {
    await ask(orders.map(({ id }) => id));
    await done(asked, warm.length + count);
  });
  const replies = await rate(count, async () => {
    await atOnce(count, flags.concurrency, (index) =>
      call(index, 'POST', '/sandbox/replies', {
        order: orders[index]?.id,
        channel: 'sms',
        text: 'Option 1 please',
      }),
    );
    await done(confirmed, count);
  });
  return { requests, replies };
}

function firstId(list: unknown): string {
  return LISTED.parse(list).data[0].id;
}
