/**
 * `npm run bench -- webhooks`: compares webhook deliveries with Temporal itself, through the API, the relay, the
 * workflow and the worker, each in its own process. Prints three JSON lines: deliveries per second from one commit to
 * the last acknowledgement, compared with the rate of workflows with one activity that does nothing on the same server
 * in the same run (`ratio`), and the number of history events per delivery in Temporal; how long a delivery takes from
 * commit to arrival; and the same while another courier's endpoint hangs with many deliveries of its own.
 */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { Command } from 'commander';
import { workflowIds } from '../src/contracts/workflows.js';
import { newId } from '../src/runtime/new-id.js';
import { eventually } from '../test/support/deployment.js';
import { type Courier, field, print, rate, startBench, type StartRaw } from './support/beside-temporal.js';
import { spread } from './support/load.js';

const flags = new Command('bench webhooks')
  .description(
    'Measure webhook deliveries against the bare rate of Temporal, and beside an endpoint that hangs.',
  )
  .option('--deliveries <n>', 'how many at once', Number, 400)
  .option('--concurrency <n>', 'bare workflows at once', Number, 50)
  .option('--hanging <n>', 'deliveries of the endpoint that hangs', Number, 200)
  .option('--single <n>', 'deliveries one by one, twice a second', Number, 60)
  .parse()
  .opts<{ deliveries: number; concurrency: number; hanging: number; single: number }>();

const LIMIT_MS = 300_000;
const PAUSE_MS = 500;

const startRaw: StartRaw = (client, options) => client.start('rawDelivery', { ...options, args: [] });

/** Arrival time and number of tries of each delivery, by id. */
const arrivals = new Map<string, { at: number; tries: number }>();
const receivers = createServer((request, response) => {
  const delivery = String(request.headers['waypost-delivery-id']);
  const tries = (arrivals.get(delivery)?.tries ?? 0) + 1;
  arrivals.set(delivery, { at: performance.now(), tries });
  request.resume().once('end', () => ANSWERS[request.url ?? '']?.(response, tries));
});
const ANSWERS: Record<string, (response: ServerResponse, tries: number) => void> = {
  '/quick': (response) => response.writeHead(200).end(),
  '/third': (response, tries) => response.writeHead(tries < 3 ? 503 : 200).end(),
  '/hanging': () => undefined,
};
await new Promise<void>((resolve) => receivers.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${(receivers.address() as AddressInfo).port}`;

const bench = await startBench();
try {
  const { deliveries, concurrency, hanging, single } = flags;
  const quick = await bench.courier('Quick Couriers', 1);
  const endpoint = await subscribe(quick, '/quick');
  const third = await sendOne(quick, await subscribe(quick, '/third'));
  await recover(quick, endpoint, 20);

  const before = await bench.rawRate('before', deliveries, concurrency, startRaw);
  const acknowledged = await recover(quick, endpoint, deliveries);
  const after = await bench.rawRate('after', deliveries, concurrency, startRaw);
  const raw = (before + after) / 2;
  await eventually('the third try', () => isDelivered(third), LIMIT_MS);
  print('webhooks', {
    deliveries,
    acknowledged_per_second: acknowledged,
    raw_per_second: raw,
    ratio: acknowledged / raw,
    events_of_a_delivery: await eventsOf(quick, await sendOne(quick, endpoint)),
    events_with_two_retries: await eventsOf(quick, third),
    load_average: loadavg()[0] ?? 0,
  });

  print('webhooks.alone', await oneByOne(quick, endpoint, single));
  const slow = await bench.courier('Slow Couriers', 1);
  await seedEvents(slow, hanging);
  await slow.call(0, 'POST', `/webhook-endpoints/${await subscribe(slow, '/hanging')}/recover`, {});
  print('webhooks.beside-hanging', { hanging, ...(await oneByOne(quick, endpoint, single)) });
} finally {
  receivers.closeAllConnections();
  receivers.close();
  await bench.close();
}

async function subscribe({ call }: Courier, path: string): Promise<string> {
  const body = { url: origin + path, events: ['order.created'] };
  return field(await call(0, 'POST', '/webhook-endpoints', body), 'id');
}

/** Commits one delivery; resolves to its id. */
async function sendOne({ call }: Courier, endpoint: string): Promise<string> {
  return field(await call(0, 'POST', `/webhook-endpoints/${endpoint}/test`), 'id');
}

/** Adds events that were not sent to any endpoint. */
async function seedEvents({ tenant }: Courier, count: number): Promise<void> {
  const ids = Array.from({ length: count }, () => newId('event'));
  await bench.owner.query(
    `insert into events (tenant_id, id, type, subject, data, created_at)
     select $1, id, 'order.created', id, '{"object": "order"}', now() from unnest($2::text[]) as e (id)`,
    [tenant, ids],
  );
}

/** Commits `count` deliveries at once. Resolves to how many were acknowledged per second. */
async function recover(courier: Courier, endpoint: string, count: number): Promise<number> {
  // Only after the endpoint exists, because it does not get earlier events.
  await seedEvents(courier, count);
  return rate(count, async () => {
    await courier.call(0, 'POST', `/webhook-endpoints/${endpoint}/recover`, {});
    await eventually('all are acknowledged', () => isDelivered(), LIMIT_MS);
  });

  async function isDelivered(): Promise<boolean> {
    const { rows } = await bench.owner.query<{ open: boolean }>(
      `select exists (select from webhook_deliveries where endpoint = $1 and status <> 'delivered') as open`,
      [endpoint],
    );
    return rows[0]?.open === false;
  }
}

async function isDelivered(delivery: string): Promise<boolean> {
  const { rows } = await bench.owner.query<{ status: string }>(
    'select status from webhook_deliveries where id = $1',
    [delivery],
  );
  return rows[0]?.status === 'delivered';
}

/** Returns the length of a delivery's history once its workflow has ended. */
async function eventsOf({ tenant }: Courier, delivery: string): Promise<number> {
  const handle = bench.client.workflow.getHandle(workflowIds.delivery(tenant, delivery, 1));
  await eventually('the workflow is there', () => handle.describe().catch(() => false as const));
  await handle.result();
  return (await handle.describe()).historyLength;
}

/** Measures the milliseconds from commit (the response to the call) to arrival, at two deliveries per second. */
async function oneByOne(courier: Courier, endpoint: string, count: number) {
  const committed = new Map<string, number>();
  for (let made = 0; made < count; made += 1) {
    const id = await sendOne(courier, endpoint);
    committed.set(id, performance.now());
    await sleep(PAUSE_MS);
  }
  const arrived = () => [...committed.keys()].every((id) => arrivals.has(id));
  await eventually('all have arrived', () => Promise.resolve(arrived()), LIMIT_MS);
  const took = [...committed].map(([id, at]) => Math.max(0, (arrivals.get(id)?.at ?? NaN) - at));
  return { single: count, ...spread(took), load_average: loadavg()[0] ?? 0 };
}
