/**
 * What is sent, by the product's own processes: a mail server that says nothing holds up no text and no confirmation,
 * and a workflow that an operator resets sends nothing again.
 */
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { workflowIds } from '../../src/contracts/workflows.js';
import type { OrderState } from '../../workflows/order-state.js';
import { type CourierClient, makeCourier } from '../support/couriers.js';
import { comingWeekday, orderBody } from '../support/day.js';
import { type Deployment, deploy, eventually } from '../support/deployment.js';
import { type SmsProvider, startSmsProvider } from '../support/providers.js';

/** Mails that wait for the silent server, twelve for each connection to it. */
const MAILS = 60;
const PUBLIC = 'https://waypost.example';
/** Who is asked by text, and who is told of a booking. */
const [ASKED, TOLD] = ['+447700900201', '+447700900202'];

let product: Deployment;
let live: CourierClient;
let sms: SmsProvider;
const lines = new Set<Socket>();
/** Takes connections, and never greets. */
const silent = createServer((line) => {
  lines.add(line);
  line.on('error', () => undefined);
});

beforeAll(async () => {
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  sms = await startSmsProvider();
  product = await deploy({
    ...sms.settings,
    SMTP_URL: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`,
    EMAIL_FROM: 'office@mail.example',
    WAYPOST_PUBLIC_URL: PUBLIC,
    WAYPOST_LIVE_BASE_URL: `${PUBLIC}/admin/v1`,
  });
  sms.connect(PUBLIC, product.origin);
  live = await makeCourier(product, 'Live', 'live');
});
afterAll(async () => {
  for (const line of lines) line.destroy();
  await product.close();
  await sms.close();
  silent.close();
});

/** Creates an order whose recipient has only this address. */
async function order(to: { phone: string } | { email: string }): Promise<string> {
  const { data: shippers } = await live.call('GET', '/shippers');
  const body = orderBody(shippers[0].id);
  const { phone: _phone, email: _email, ...recipient } = body.recipient;
  const made = await live.call('POST', '/orders', { ...body, recipient: { ...recipient, ...to } });
  return made.id;
}

/** Scans orders in, upon which their recipients are asked. */
async function scan(orders: readonly string[]): Promise<void> {
  const pieces = await Promise.all(orders.map((id) => live.call('GET', `/orders/${id}/pieces`)));
  const scans = pieces.flatMap(({ data }) =>
    data.map(({ barcode }: { barcode: string }) => ({ barcode, type: 'depot_in' })),
  );
  await live.call('POST', '/scans', { scans });
}

test('a text goes, and a booking is confirmed, while a release waits for a silent mail server', async () => {
  const asked: string[] = [];
  for (let index = 0; index < MAILS; index += 1) asked.push(await order({ email: `r${index}@mail.example` }));
  const [texted, booked] = [await order({ phone: ASKED }), await order({ phone: TOLD })];
  await scan(asked);
  await eventually('the mails wait, some of them on a line', async () => {
    const { rows } = await product.owner.query<{ waiting: number }>(
      `select count(*)::int as waiting from messages where channel = 'email' and status = 'queued'`,
    );
    return lines.size > 0 && (rows[0]?.waiting ?? 0) >= MAILS;
  });

  await scan([texted]);
  await live.call('POST', '/bookings', {
    order: booked,
    slot: { date: comingWeekday(), from: '08:00', to: '12:00' },
    override: true,
  });
  const got = (phone: string) => sms.sent.some(({ to }) => to === phone);
  await eventually('both have their text', () => Promise.resolve(got(ASKED) && got(TOLD)));

  // The mails still wait: neither text came after them.
  const { rows } = await product.owner.query<{ status: string; count: number }>(
    `select status, count(*)::int as count from messages where channel = 'email' group by 1`,
  );
  expect(rows).toEqual([{ status: 'queued', count: MAILS }]);
  expect(sms.breaches).toEqual([]);
});

test('an order’s workflow that is reset to its beginning sends nothing again', async () => {
  const phone = '+447700900203';
  const id = await order({ phone });
  await scan([id]);
  const texts = () => sms.sent.filter(({ to }) => to === phone).length;
  await eventually('the recipient is asked', () => Promise.resolve(texts() === 1));
  await live.call('POST', '/bookings', {
    order: id,
    slot: { date: comingWeekday(), from: '08:00', to: '12:00' },
    override: true,
  });
  await eventually('the booking is confirmed', () => Promise.resolve(texts() === 2));

  const { client, namespace } = product.temporal;
  const handle = client.workflow.getHandle(workflowIds.order(live.tenant, id));
  const signalled = async () =>
    ((await handle.fetchHistory()).events ?? []).filter(
      ({ workflowExecutionSignaledEventAttributes: signal }) => signal,
    ).length;
  const before = await eventually('the workflow was told', async () => (await signalled()) || undefined);
  const { events } = await handle.fetchHistory();
  const firstTask = events?.find(({ workflowTaskCompletedEventAttributes: task }) => task)?.eventId;
  if (!firstTask) throw new Error('The workflow has made no task.');
  const { runId } = await client.workflowService.resetWorkflowExecution({
    namespace,
    workflowExecution: { workflowId: handle.workflowId },
    reason: 'test',
    workflowTaskFinishEventId: firstTask,
    requestId: handle.workflowId,
  });
  await eventually('it has been told all again, and rests', async () => {
    const { asking, waiting, in_background: busy } = await handle.query<OrderState>('state');
    return (await signalled()) >= before && asking === null && waiting === null && busy === 0;
  });
  const described = await handle.describe();
  expect([described.runId, described.status.name]).toEqual([runId, 'RUNNING']);
  expect(texts()).toBe(2);
});
