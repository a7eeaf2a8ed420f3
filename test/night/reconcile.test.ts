/**
 * Workflows are taken away in the middle of what they wait for: terminated or cancelled. From the rows alone everything
 * goes on, and nothing is sent twice.
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PRIORITIES } from '../../src/contracts/workflows.js';
import { type CourierClient, makeCourier } from '../support/couriers.js';
import { comingWeekday, orderBody } from '../support/day.js';
import { type Deployment, deploy, eventually } from '../support/deployment.js';
import { isOpen, watch } from '../support/deployment-day.js';

const EVERY_SECOND = { WAYPOST_RECONCILE_SECONDS: '1' };

let product: Deployment;
let receiver: { url: string; server: Server; status: number; events: string[] };

beforeAll(async () => {
  product = await deploy(EVERY_SECOND);
  receiver = await listen();
});
/** The worker is back, even after a test that failed without it. */
let workerIsAway = false;
afterEach(async () => {
  if (workerIsAway) await product.start('worker');
  workerIsAway = false;
});
afterAll(async () => {
  await product.close();
  receiver.server.close();
});

const { rowsOf, statusOf, scannedOrder, becomes, plannedDay, publish, nothingQueued, nothingTwice } = watch(
  () => product,
);

/** Ends every open workflow of the courier, or those of a type; resolves to their ids, with the runs that ended. */
async function endAll(
  { courier }: CourierClient,
  how: 'terminate' | 'cancel',
  type?: string,
): Promise<Map<string, string>> {
  const { client } = product.temporal;
  const ended = new Map<string, string>();
  const query = `CourierId = '${courier}' AND ExecutionStatus = 'Running'`;
  for await (const { workflowId, runId, type: name } of client.workflow.list({ query })) {
    if (type !== undefined && name !== type) continue;
    await client.workflow.getHandle(workflowId, runId)[how]();
    ended.set(workflowId, runId);
  }
  return ended;
}

/** Waits until a workflow of this id runs that is not the one that was ended. */
const runsAgain = (workflowId: string, ended: ReadonlyMap<string, string>) =>
  eventually(`${workflowId} runs again`, async () => {
    const { status, runId } = await product.temporal.client.workflow.getHandle(workflowId).describe();
    return status.name === 'RUNNING' && runId !== ended.get(workflowId);
  });

describe.each(['terminate', 'cancel'] as const)('%s', (how) => {
  test('what waits for an answer, a receiver, the morning or the evening goes on waiting', async () => {
    const courier = await makeCourier(product, `Waiting, ${how}`);
    const { call, tenant } = courier;
    receiver.status = 503;
    await call('POST', '/webhook-endpoints', { url: receiver.url, events: ['run.started'] });
    const [route] = await plannedDay(courier, 2);
    const run = await publish(courier, route?.id ?? '');
    const asked = await scannedOrder(courier);
    await becomes(asked, 'awaiting_reply');
    await call('POST', '/webhook-endpoints', { url: receiver.url, events: ['order.scanned'] });
    const held = await scannedOrder(courier);
    await becomes(held, 'awaiting_reply');
    await product.owner.query(`update tenants set quiet_from = '00:00', quiet_to = '23:59' where id = $1`, [
      tenant,
    ]);
    await product.owner.query(`update orders set status = 'scanned' where id = $1`, [held]);
    await product.owner.query(`update booking_requests set status = 'closed' where order_id = $1`, [held]);
    await product.owner.query(`delete from messages where order_id = $1`, [held]);
    expect((await call('POST', '/bookings/requests', {})).queued).toBe(1);
    const [{ batch }] = await rowsOf(
      `select batch from booking_requests where order_id = $1 and status = 'queued'`,
      held,
    );
    const [{ id: delivery }] = await rowsOf(
      `select d.id from webhook_deliveries d where d.tenant_id = $1`,
      tenant,
    );
    await eventually('the receiver was asked', () => Promise.resolve(receiver.events.length > 0));
    const waiting = [
      `order/${tenant}/${asked}`,
      `booking-batch/${tenant}/${batch}`,
      `webhook/${tenant}/${delivery}`,
      `run/${tenant}/${run}`,
    ];
    await eventually('all of them wait', async () => {
      const open = await Promise.all(waiting.map((id) => isOpen(id, product.temporal)));
      return open.every(Boolean);
    });

    const ended = await endAll(courier, how);
    for (const id of waiting) expect([...ended.keys()]).toContain(id);
    for (const id of waiting) await runsAgain(id, ended);
    // By these its server shares out the queues.
    for (const id of waiting) {
      const { raw } = await product.temporal.client.workflow.getHandle(id).describe();
      expect(raw.workflowExecutionInfo?.priority).toMatchObject({
        priorityKey: PRIORITIES.sandbox,
        fairnessKey: courier.courier,
      });
    }

    receiver.status = 200;
    await call('POST', '/sandbox/replies', { order: asked, channel: 'sms', text: 'Option 1 please' });
    await becomes(asked, 'booked');
    await eventually('the booking is confirmed', async () => {
      const sent = await rowsOf(
        `select from messages where order_id = $1 and kind = 'confirmation' and status = 'sent'`,
        asked,
      );
      return sent.length === 2;
    });
    await product.owner.query(`update tenants set quiet_from = '00:00', quiet_to = '00:00' where id = $1`, [
      tenant,
    ]);
    await endAll(courier, how, 'bookingRequestBatch');
    await becomes(held, 'awaiting_reply');
    await eventually(
      'the event is delivered',
      async () => (await statusOf('webhook_deliveries', delivery)) === 'delivered',
    );
    await nothingTwice(courier);
  });

  test('what was ended before a worker had seen it is done all the same, once', async () => {
    const courier = await makeCourier(product, `Unseen, ${how}`);
    const { call, tenant } = courier;
    const [route] = await plannedDay(courier, 2);
    const unbooked = await scannedOrder(courier);
    await becomes(unbooked, 'awaiting_reply');
    await eventually('all is done so far', () => nothingQueued(courier));
    await product.kill('worker');
    workerIsAway = true;

    const asked = await scannedOrder(courier);
    const { data: drivers } = await call('GET', '/drivers');
    await call('POST', `/drivers/${drivers[1].id}/resend-invite`);
    const run = await publish(courier, route?.id ?? '');
    const slot = { date: comingWeekday(8), from: '08:00', to: '12:00' };
    await call('POST', '/bookings', { order: unbooked, slot });
    await call('POST', '/sandbox/replies', { order: unbooked, channel: 'email', text: 'Thank you' });
    const { data: depots } = await call('GET', '/depots');
    await call('POST', '/agent/suggestions', { date: comingWeekday(6), depot: depots[0].id });
    await eventually('all is with Temporal', async () => {
      return (await rowsOf('select from outbox where sent_at is null')).length === 0;
    });
    const ended = await endAll(courier, how);
    expect([...ended.keys()].map((id) => id.split('/')[0])).toEqual(
      expect.arrayContaining(['order', 'messages', 'run', 'suggestion']),
    );

    await product.start('worker');
    workerIsAway = false;
    await becomes(asked, 'awaiting_reply');
    await runsAgain(`run/${tenant}/${run}`, ended);
    await eventually('all messages are sent', () => nothingQueued(courier));
    await eventually(
      'the reply is read',
      async () =>
        (await rowsOf('select from replies where tenant_id = $1 and outcome is null', tenant)).length === 0,
    );
    const sent = await rowsOf(
      `select kind, count(*)::int as count from messages where tenant_id = $1 and status = 'sent'
         and (order_id = any($2) or kind in ('driver_invite', 'narrowed_window')) group by 1 order by 1`,
      tenant,
      [asked, unbooked],
    );
    const invited = drivers.length + 1;
    expect(sent).toEqual([
      { kind: 'booking_request', count: 4 },
      { kind: 'confirmation', count: 2 },
      { kind: 'driver_invite', count: invited },
      { kind: 'narrowed_window', count: 4 },
    ]);
  });
});

test('an order whose workflow is out of step with its worker is begun again, and its reply is read', async () => {
  const courier = await makeCourier(product, 'Out of step');
  const { call, tenant } = courier;
  const order = await scannedOrder(courier);
  await becomes(order, 'awaiting_reply');
  const { workflow } = product.temporal.client;
  const workflowId = `order/${tenant}/${order}`;
  // Every task of a workflow that no worker knows fails.
  const stuck = await workflow.start('unknownToWorkers', {
    ...{ workflowId, taskQueue: 'main', workflowIdConflictPolicy: 'TERMINATE_EXISTING' },
  });
  await call('POST', '/sandbox/replies', { order, channel: 'sms', text: 'Option 1 please' });
  await eventually(
    'the reply is read',
    async () => (await statusOf('orders', order)) === 'booked',
    // Five tries, and the pauses between them.
    180_000,
  );
  await runsAgain(workflowId, new Map([[workflowId, stuck.firstExecutionRunId]]));
  await nothingTwice(courier);
});

describe.each(['terminate', 'cancel'] as const)('%s', (how) => {
  test('a job goes on, or ends as cancelled; so does an import, with every row once', async () => {
    const courier = await makeCourier(product, `Jobs, ${how}`);
    const { call, tenant } = courier;
    const { data: shippers } = await call('GET', '/shippers');
    const lines = Array.from({ length: 2_000 }, (_, row) =>
      JSON.stringify(orderBody(shippers[0].id, { reference: `ROW-${row}` })),
    );
    const { id } = await call('POST', '/orders/import', lines.join('\n'), {
      'content-type': 'application/x-ndjson',
    });
    const look = async () => (await rowsOf('select * from imports where id = $1', id))[0];
    await eventually('some rows are in', async () => (await look()).created > 0);
    const ended = await endAll(courier, how, 'orderImport');
    expect([...ended.keys()]).toEqual([`job/${tenant}/${id}`]);
    const row = await eventually('the import ends', async () => {
      const { status } = await look();
      return (status === 'succeeded' || status === 'failed') && look();
    });
    const [{ orders, left }] = await rowsOf(
      `select (select count(*)::int from orders where tenant_id = $1) as orders,
         (select count(*)::int from import_rows where tenant_id = $1) as left`,
      tenant,
    );
    // A cancelled one keeps the rows that are still to come, so that an operator can resume it.
    expect([orders, left]).toEqual([row.created, how === 'cancel' ? 2_000 - row.created : 0]);
    if (how === 'terminate') expect(row).toMatchObject({ status: 'succeeded', created: 2_000 });
    else expect(row).toMatchObject({ status: 'failed', error: { code: 'cancelled' } });

    const { data: depots } = await call('GET', '/depots');
    const date = comingWeekday(6);
    const weekdays = [1, 2, 3, 4, 5, 6];
    await call('PUT', `/depots/${depots[0].id}/slot-schedule`, {
      windows: weekdays.map((weekday) => ({ weekday, from: '08:00', to: '12:00', capacity: 100 })),
      overrides: [],
    });
    for (let n = 0; n < 40; n += 1) {
      const { id: order } = await call('POST', '/orders', orderBody(shippers[0].id));
      await call('POST', '/bookings', { order, slot: { date, from: '08:00', to: '12:00' }, notify: false });
    }
    const { id: job } = await call('POST', '/routes/optimise', { date, depot: depots[0].id });
    await eventually('the job runs', async () => (await statusOf('jobs', job)) !== 'queued');
    expect((await endAll(courier, how, 'optimisationJob')).size).toBe(1);
    const result = await eventually('the job ends', async () => {
      const status = await statusOf('jobs', job);
      return (status === 'succeeded' || status === 'failed') && call('GET', `/jobs/${job}`);
    });
    // A search that was over before it heard of its cancellation is not undone.
    if (result.status === 'failed') expect([how, result.error.code]).toEqual(['cancel', 'cancelled']);
    expect(
      await rowsOf(`select from events where type = 'job.completed' and subject = $1`, job),
    ).toHaveLength(1);
  });
});

async function listen(): Promise<typeof receiver> {
  const events: string[] = [];
  const server = createServer((request, response) => {
    events.push(String(request.headers['waypost-event-id']));
    request.resume();
    response.writeHead(made.status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const made = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    server,
    status: 200,
    events,
  };
  return made;
}
