/**
 * Helpers for work that needs attention: a deployment with short intervals, receivers and providers that fail on
 * demand, and what the operator's command finds.
 */
import { WorkflowUpdateFailedError } from '@temporalio/client';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type CourierClient, makeCourier } from './couriers.js';
import { orderBody } from './day.js';
import { type Deployment, deploy, eventually } from './deployment.js';

/** Each question is a command of its own, which costs more than to wait. */
const ASK_AGAIN_MS = 200;

export let product: Deployment;
export let courier: CourierClient;
export let live: CourierClient;
/** A webhook receiver and a text provider, each responding with the configured status. */
export let receiver: { server: Server; url: string; status: number };
export let texts: typeof receiver;

async function answering(status: number): Promise<typeof receiver> {
  const server = createServer((request, response) => {
    request.resume();
    response
      .writeHead(request.method === 'GET' ? 200 : made.status, { 'content-type': 'application/json' })
      .end('{"sid":"SM1"}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const made = { server, status, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
  return made;
}

/** One deployment for all tests of a file. */
export function useAttention(): void {
  beforeAll(async () => {
    [receiver, texts] = await Promise.all([answering(503), answering(503)]);
    product = await deploy({
      WAYPOST_RECONCILE_SECONDS: '1',
      WAYPOST_ATTENTION_SECONDS: '2',
      SMS_BASE_URL: texts.url,
      SMS_ACCOUNT_SID: 'AC0123456789abcdef0123456789abcdef',
      SMS_AUTH_TOKEN: 'token',
      SMS_FROM: '+447700900999',
    });
    [courier, live] = await Promise.all([
      makeCourier(product, 'Attention'),
      makeCourier(product, 'Live', 'live'),
    ]);
  });
  afterAll(async () => {
    await product.close();
    receiver.server.close();
    texts.server.close();
  });
}

export const rowsOf = async (query: string, ...values: unknown[]) =>
  (await product.owner.query(query, values)).rows;
export const change = (query: string, ...values: unknown[]) => product.owner.query(query, values);

/** Creates a scanned order, whose recipient is therefore asked. `to` changes the recipient, who has no email. */
export async function scanned(to: Record<string, unknown>, by = courier): Promise<string> {
  const { call } = by;
  const { data: shippers } = await call('GET', '/shippers');
  const body = orderBody(shippers[0].id);
  const { email: _email, ...recipient } = { ...body.recipient, ...to };
  const { id } = await call('POST', '/orders', { ...body, recipient });
  const { data: pieces } = await call('GET', `/orders/${id}/pieces`);
  const scans = pieces.map(({ barcode }: { barcode: string }) => ({ barcode, type: 'depot_in' }));
  await call('POST', '/scans', { scans });
  return id;
}
export const lifecycle = (order: string, { tenant } = courier) =>
  product.temporal.client.workflow.getHandle(`order/${tenant}/${order}`);
export const request = async (order: string, status: string) => {
  const rows = () =>
    rowsOf('select id from booking_requests where order_id = $1 and status = $2', order, status);
  return eventually(`a request of ${order} is ${status}`, async () => (await rows())[0]?.id as string);
};
export const act = (
  handle: { executeUpdate: (name: string, options: any) => Promise<any> },
  name: string,
  input?: object,
): Promise<{ subject: string }> => handle.executeUpdate(name, { args: input ? [input] : [] });
/** Returns the workflows that the query `OrderId = …` finds. */
export const workflowsOf = async (order: string): Promise<string[]> => {
  const found: string[] = [];
  for await (const { workflowId } of product.temporal.client.workflow.list({
    query: `OrderId = '${order}'`,
  })) {
    found.push(workflowId);
  }
  return found.sort();
};
export const refusalOf = async (update: Promise<unknown>): Promise<string> => {
  try {
    await update;
  } catch (error) {
    if (error instanceof WorkflowUpdateFailedError) return error.cause?.message ?? '';
    throw error;
  }
  throw new Error('it was not refused');
};

/** Returns what needs attention now: of one courier, or of all. */
export const attentionOf = (id?: string): Promise<any[]> =>
  product.waypost('attention', ...(id === undefined ? [] : ['--courier', id]));
export async function needs(expected: Record<string, string>, of = courier): Promise<void> {
  const wanted = Object.entries(expected).sort();
  const deadline = Date.now() + 60_000;
  for (;;) {
    const found = (await attentionOf(of.courier))
      // Drivers of the live courier cannot be invited either, as long as the provider is down.
      .filter(({ order, workflow }: any) => order || !workflow.startsWith('messages/'))
      .map(({ order, kind, workflow }: any) => [order ?? workflow.split('/')[2], kind])
      .sort();
    if (JSON.stringify(found) !== JSON.stringify(wanted) && Date.now() < deadline) {
      await sleep(ASK_AGAIN_MS);
      continue;
    }
    expect(found).toEqual(wanted);
    return;
  }
}
export const audited = (subject: string) =>
  rowsOf(
    `select actor, action, detail from audit_log where subject = $1 and actor !~ '^(key_|workflow$)'`,
    subject,
  );
