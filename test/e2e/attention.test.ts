/**
 * What needs a hand, as an operator meets it: seeded, found by the command, begun again by another one, and gone.
 */
import { jest } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CourierClient, makeCourier } from '../support/couriers.js';
import { orderBody } from '../support/day.js';
import { type Deployment, deploy, eventually } from '../support/deployment.js';

jest.setTimeout(300_000);

let product: Deployment;
let courier: CourierClient;
let receiver: { server: Server; url: string; status: number };

beforeAll(async () => {
  product = await deploy({ WAYPOST_RECONCILE_SECONDS: '1' });
  courier = await makeCourier(product, 'Attention');
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(receiver.status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  receiver = { server, status: 200, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
});
afterAll(async () => {
  await product.close();
  receiver.server.close();
});

const rowsOf = async (query: string, ...values: unknown[]) => (await product.owner.query(query, values)).rows;

/** An order that is scanned, and so asked about; `to` changes its recipient. */
async function scanned(to: Record<string, unknown>): Promise<string> {
  const { call } = courier;
  const { data: shippers } = await call('GET', '/shippers');
  const body = orderBody(shippers[0].id);
  const { email: _email, ...recipient } = { ...body.recipient, ...to };
  const { id } = await call('POST', '/orders', { ...body, recipient });
  const { data: pieces } = await call('GET', `/orders/${id}/pieces`);
  const scans = pieces.map(({ barcode }: { barcode: string }) => ({ barcode, type: 'depot_in' }));
  await call('POST', '/scans', { scans });
  return id;
}

const attention = async (): Promise<Record<string, string | null>> => {
  const found = await product.admin('attention', '--courier', courier.courier);
  return Object.fromEntries(
    found.map(({ order, kind, workflow }: any) => [order ?? workflow.split('/')[2], kind]),
  );
};
const needs = (expected: Record<string, string>) =>
  eventually(`the operator sees ${JSON.stringify(expected)}`, async () => {
    const found = await attention();
    return JSON.stringify(Object.entries(found).sort()) === JSON.stringify(Object.entries(expected).sort());
  });

test('exactly what needs a hand is found, and gone when it is settled; replays do each once, audited', async () => {
  const { call, tenant } = courier;
  const refused = await scanned({ phone: '+447700900006' });
  const unclear = await scanned({ phone: '+447700900004' });
  const settled = await scanned({ phone: '+447700900001' });
  await eventually(
    'one is booked',
    async () => (await call('GET', `/orders/${settled}`)).status === 'booked',
  );
  await needs({ [refused]: 'request_failed', [unclear]: 'needs_review' });
  expect(await product.admin('attention', '--kind', 'unanswered')).toEqual([]);

  // A lifecycle that is terminated by mistake is back by itself, and shows the same.
  const lifecycle = product.temporal.client.workflow.getHandle(`order/${tenant}/${refused}`);
  await lifecycle.terminate();
  await needs({ [refused]: 'request_failed', [unclear]: 'needs_review' });

  const dry = await product.admin('retry-bookings', '--courier', courier.courier, '--dry-run');
  expect(dry).toMatchObject({ found: 1, done: 0, items: [{ order: refused, outcome: 'would' }] });
  await product.owner.query(`update orders set recipient = recipient || $2 where id = $1`, [
    refused,
    { phone: '+447700900123' },
  ]);
  const query = `Attention = 'request_failed'`;
  const done = await product.admin('retry-bookings', '--query', query, '--note', 'right number now');
  expect(done).toMatchObject({ found: 1, done: 1, refused: 0 });
  expect(await product.admin('retry-bookings')).toMatchObject({ found: 0 });
  await needs({ [unclear]: 'needs_review' });
  const audit = await rowsOf(
    `select actor, action, detail from audit_log where tenant_id = $1 and actor = 'operator'
       and action = 'bookings.retry_request'`,
    tenant,
  );
  expect(audit).toEqual([
    { actor: 'operator', action: 'bookings.retry_request', detail: 'right number now' },
  ]);

  expect(await product.admin('reread-replies')).toMatchObject({ found: 1, done: 1 });
  await needs({ [unclear]: 'needs_review' });
  const { data: replies } = await call('GET', '/bookings/replies?needs_review=true');
  await call('POST', `/bookings/replies/${replies[0].id}/resolve`, { action: 'dismiss' });
  await needs({});

  const story = await product.admin('order', refused);
  expect(story).toMatchObject({ id: refused, courier: courier.courier });
  expect(story.events.filter(({ what }: any) => what === 'request')).toMatchObject([
    { state: 'failed' },
    { state: 'open' },
  ]);
  expect(JSON.stringify(story)).not.toContain('Sioned');
});

test('a delivery that was given up is found, and replayed once', async () => {
  const { call } = courier;
  receiver.status = 503;
  const { id: endpoint } = await call('POST', '/webhook-endpoints', {
    url: receiver.url,
    events: ['order.created'],
  });
  const { data: shippers } = await call('GET', '/shippers');
  const { id: order } = await call('POST', '/orders', orderBody(shippers[0].id));
  const [{ id, tenant_id }] = await eventually('it is tried', async () => {
    const rows = await rowsOf(
      `select d.id, d.tenant_id from webhook_deliveries d join webhook_attempts a on a.delivery = d.id
       where d.endpoint = $1 and d.attempting_until is null`,
      endpoint,
    );
    return rows.length > 0 && rows;
  });
  // As after its last attempt: whoever asks next is told so.
  await product.owner.query(`update webhook_deliveries set status = 'failed' where id = $1`, [id]);
  const handle = product.temporal.client.workflow.getHandle(`webhook/${tenant_id}/${id}`);
  await handle.terminate();
  await product.owner.query(
    `update outbox set sent_at = null, next_attempt_at = now() where topic = 'webhook.delivery' and subject = $1`,
    [id],
  );
  await product.owner.query(`select pg_notify('waypost_outbox', '')`);
  await needs({ [order]: 'delivery_failed' });
  const found = await rowsOf('select from webhook_deliveries where id = $1 and status = $2', id, 'failed');
  expect(found).toHaveLength(1);
  receiver.status = 200;
  expect(await product.admin('replay-deliveries', '--endpoint', endpoint)).toMatchObject({
    found: 1,
    done: 1,
  });
  expect(await product.admin('replay-deliveries')).toMatchObject({ found: 0 });
  await needs({});
  await eventually('it is delivered', async () => {
    const [row] = await rowsOf('select status from webhook_deliveries where id = $1', id);
    return row.status === 'delivered';
  });
});

test('a command that cannot be done says why, and ends with 1', async () => {
  await expect(product.admin('order', 'ord_none')).rejects.toThrow('There is no order ord_none.');
});
