/**
 * An evening of `DELIVERIES` deliveries (500 by default) in quiet hours, whose recipients are to be told of them, by
 * the processes of a deployment: every text waits in the one workflow of its delivery, and all leave once the morning
 * comes. `npm run test:night -- test/night/evening.test.ts` prints what it took.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { workflowIds } from '../../src/contracts/workflows.js';
import { type CourierClient, makeCourier } from '../support/couriers.js';
import { comingWeekday } from '../support/day.js';
import { type Deployment, deploy, eventually } from '../support/deployment.js';
import { type SmsProvider, startSmsProvider } from '../support/providers.js';
import { liftRateLimits } from '../support/rate-limits.js';
import { seedScannedOrders } from '../support/seed.js';

jest.setTimeout(900_000);

const DELIVERIES = Number(process.env['DELIVERIES'] ?? 500);
const STOPS_OF_A_VAN = 25;
/** Delivering all takes less; the morning is set once they are. */
const NIGHT_MS = 6 * 3_600_000;
/** How long it has been quiet when the first goods are handed over. */
const EVENING_MS = 2 * 3_600_000;
const MINUTE_MS = 60_000;
/** Within which all are told. */
const MORNING_MS = MINUTE_MS;
/** Of one delivery, from the evening to its text: whatever loops takes as many in seconds. */
const MAX_TASKS = 30;
const MAX_TIMERS = 10;

let sms: SmsProvider;
let product: Deployment;
let courier: CourierClient;

beforeAll(async () => {
  sms = await startSmsProvider();
  product = await deploy({
    ...sms.settings,
    WAYPOST_PUBLIC_URL: 'https://waypost.example',
  });
  await liftRateLimits(product);
  courier = await makeCourier(product, 'Evening Couriers', 'live');
});
afterAll(async () => {
  await product.close();
  await sms.close();
});

const timeOf = (at: number) =>
  new Date(at).toLocaleTimeString('en-GB', {
    timeZone: 'Europe/London',
    timeStyle: 'short',
  });
const quietBetween = (from: number, to: number) =>
  courier.call('PATCH', '/settings', {
    quiet_hours: { from: timeOf(from), to: timeOf(to) },
  });

/** Publishes runs of seeded orders; resolves to their stops. */
async function published(): Promise<{ id: string; run: string; order: string }[]> {
  const { call, tenant } = courier;
  const date = comingWeekday();
  const [depot] = (await call('GET', '/depots')).data;
  const [shipper] = (await call('GET', '/shippers')).data;
  const at = { tenant, depot: depot.id, shipper: shipper.id };
  const orders = (await seedScannedOrders(product.owner, at, DELIVERIES)).map(({ id }) => id);
  await product.owner.query(
    `update orders set status = 'booked', slot_date = $2, slot_from = '08:00', slot_to = '20:00', slot_zone = 'All'
     where id = any($1)`,
    [orders, date],
  );
  const stops: { id: string; run: string; order: string }[] = [];
  for (let van = 0; van * STOPS_OF_A_VAN < DELIVERIES; van += 1) {
    const vehicle = await call('POST', '/vehicles', {
      name: `Van ${van}`,
      crew: 2,
      depot: depot.id,
    });
    const driver = await call('POST', '/drivers', {
      ...{
        name: `Driver ${van}`,
        phone: `+4477009002${String(van).padStart(2, '0')}`,
        depot: depot.id,
      },
    });
    const route = await call('POST', '/routes', {
      ...{ date, depot: depot.id, vehicle: vehicle.id, driver: driver.id },
      stops: orders.slice(van * STOPS_OF_A_VAN, (van + 1) * STOPS_OF_A_VAN),
    });
    const { id: run } = await call('POST', `/routes/${route.id}/publish`);
    const { data } = await call('GET', `/runs/${run}/stops?limit=100`);
    stops.push(
      ...data.map(({ id, order }: { id: string; order: string }) => ({
        id,
        run,
        order,
      })),
    );
  }
  return stops;
}

/** How many of the messages that tell of a delivery have this status, and when the first and the last were sent. */
async function told(status: string): Promise<{ count: number; first: number; last: number }> {
  const { rows } = await product.owner.query(
    `select count(*)::int as count, min(sent_at) as first, max(sent_at) as last
     from messages where tenant_id = $1 and kind = 'delivered' and status = $2`,
    [courier.tenant, status],
  );
  const [{ count, first, last }] = rows;
  return { count, first: Number(first), last: Number(last) };
}

/** What each delivery's text waits in: the workflow of the messages of its cause. */
const QUERY = `WorkflowType = 'messageDelivery'`;

/** The ids of the running ones. */
async function running(): Promise<Set<string>> {
  const ids = new Set<string>();
  const query = `${QUERY} and ExecutionStatus = 'Running'`;
  for await (const { workflowId } of product.temporal.client.workflow.list({ query })) ids.add(workflowId);
  return ids;
}

type Run = { workflow: string; tasks: number; timers: number };

/** Reads every run of a workflow that sends: its workflow tasks, and the timers that have fired. */
async function runsOfWorkflows(): Promise<Run[]> {
  const { client } = product.temporal;
  const found: Run[] = [];
  for await (const { workflowId, runId } of client.workflow.list({ query: QUERY })) {
    const { events } = await client.workflow.getHandle(workflowId, runId).fetchHistory();
    const run: Run = { workflow: workflowId, tasks: 0, timers: 0 };
    for (const event of events ?? []) {
      if (event.workflowTaskCompletedEventAttributes) run.tasks += 1;
      if (event.timerFiredEventAttributes) run.timers += 1;
    }
    found.push(run);
  }
  return found;
}

/** The workflows that send the texts of deliveries. */
async function workflowsOfDeliveries(): Promise<string[]> {
  const { rows } = await product.owner.query<{ cause: string }>(
    "select cause from messages where tenant_id = $1 and kind = 'delivered'",
    [courier.tenant],
  );
  return rows.map(({ cause }) => workflowIds.messages(courier.tenant, cause));
}

test(`${DELIVERIES} evening deliveries: one workflow each, and all are told in the first minute of the morning`, async () => {
  await courier.call('PATCH', '/settings', {
    notify_recipients: ['delivered'],
  });
  const stops = await published();
  expect(stops).toHaveLength(DELIVERIES);
  await quietBetween(Date.now() - EVENING_MS, Date.now() + NIGHT_MS);
  for (const { run, id } of stops) await courier.call('POST', `/runs/${run}/stops/${id}/complete`, {});
  expect(await told('queued')).toMatchObject({ count: DELIVERIES });
  const expected = await workflowsOfDeliveries();
  const areRunning = async () => {
    const ids = await running();
    return expected.every((id) => ids.has(id));
  };
  await eventually('every text has its workflow', areRunning);

  // The next whole minute but one, so that all are held again before it comes.
  const morning = (Math.floor(Date.now() / MINUTE_MS) + 2) * MINUTE_MS;
  await quietBetween(Date.now() - EVENING_MS, morning);
  await sleep(Math.max(0, morning - Date.now() - 5_000));
  expect(await told('queued')).toMatchObject({ count: DELIVERIES });
  await eventually('all are told', async () => (await told('sent')).count === DELIVERIES, 300_000);

  const { first, last } = await told('sent');
  const isOver = async () => {
    const ids = await running();
    return !expected.some((id) => ids.has(id));
  };
  await eventually('every workflow has ended', isOver);
  const runs = (await runsOfWorkflows()).filter(({ workflow }) => expected.includes(workflow));
  const figures = {
    ...{ deliveries: DELIVERIES, workflows: runs.length, first_after_s: (first - morning) / 1_000 },
    last_after_s: (last - morning) / 1_000,
    most_tasks: Math.max(...runs.map(({ tasks }) => tasks)),
    most_timers: Math.max(...runs.map(({ timers }) => timers)),
  };
  process.stderr.write(`${JSON.stringify(figures)}\n`);
  // One run of one workflow each, and none of an order that is over.
  expect(runs.map(({ workflow }) => workflow).toSorted()).toEqual(expected.toSorted());
  const { count } = await product.temporal.client.workflow.count(`WorkflowType = 'orderConversation'`);
  expect(count).toBe(0);
  expect(figures.most_tasks).toBeLessThanOrEqual(MAX_TASKS);
  expect(figures.most_timers).toBeLessThanOrEqual(MAX_TIMERS);
  expect(first).toBeGreaterThanOrEqual(morning);
  expect(last).toBeLessThanOrEqual(morning + MORNING_MS);
  expect(sms.sent.filter(({ body }) => body.includes('has been delivered'))).toHaveLength(DELIVERIES);
  expect(sms.breaches).toEqual([]);
});
