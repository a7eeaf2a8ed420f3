/** Helpers for tests of whole deployments: orders, days and their outcomes, in the database and in Temporal. */
import { WorkflowNotFoundError } from '@temporalio/client';
import type pg from 'pg';
import type { CourierClient } from './couriers.js';
import { comingWeekday, orderBody } from './day.js';
import { eventually } from './deployment.js';
import type { TestTemporal } from './temporal.js';

/** Creates an order with all pieces in the depot; resolves to its id. */
async function scannedOrder({ call }: CourierClient): Promise<string> {
  const { data: shippers } = await call('GET', '/shippers');
  const order = await call('POST', '/orders', orderBody(shippers[0].id));
  const { data: pieces } = await call('GET', `/orders/${order.id}/pieces`);
  const scans = pieces.map(({ barcode }: { barcode: string }) => ({ barcode, type: 'depot_in' }));
  await call('POST', '/scans', { scans });
  return order.id;
}

/** Returns the helpers of a test file. They use its deployment's database at the time of the call. */
export function watch(deployment: () => { owner: pg.Pool }) {
  const rowsOf = async (query: string, ...values: unknown[]) =>
    (await deployment().owner.query(query, values)).rows;
  const statusOf = async (table: string, id: string) =>
    (await rowsOf(`select status from ${table} where id = $1`, id))[0]?.status;

  const becomes = (order: string, status: string) =>
    eventually(`${order} is ${status}`, async () => (await statusOf('orders', order)) === status);

  /** Books orders for a day far enough ahead and plans them on vans; resolves to the routes. */
  async function plannedDay({ call }: CourierClient, orders: number): Promise<{ id: string; job: string }[]> {
    const { data: depots } = await call('GET', '/depots');
    const { data: shippers } = await call('GET', '/shippers');
    const date = comingWeekday(6);
    for (let n = 0; n < orders; n += 1) {
      const { id } = await call('POST', '/orders', orderBody(shippers[0].id));
      const slot = { date, from: '08:00', to: '12:00' };
      await call('POST', '/bookings', { order: id, slot, notify: false });
    }
    const { id: job } = await call('POST', '/routes/optimise', { date, depot: depots[0].id });
    await eventually('the day is planned', async () => (await statusOf('jobs', job)) === 'succeeded');
    return (await call('GET', `/jobs/${job}`)).result.routes;
  }

  async function publish({ call }: CourierClient, route: string): Promise<string> {
    const { data: drivers } = await call('GET', '/drivers');
    await call('PATCH', `/routes/${route}`, { driver: drivers[0].id });
    return (await call('POST', `/routes/${route}/publish`)).id;
  }

  const nothingQueued = async ({ tenant }: CourierClient) =>
    (await rowsOf(`select from messages where tenant_id = $1 and status = 'queued'`, tenant)).length === 0;

  /** Checks that nobody was sent the same message twice. */
  async function nothingTwice({ tenant }: CourierClient): Promise<void> {
    expect(
      await rowsOf(
        `select order_id, kind, channel, recipient, count(*) from messages
         where tenant_id = $1 group by 1, 2, 3, 4 having count(*) > 1`,
        tenant,
      ),
    ).toEqual([]);
  }

  return { rowsOf, statusOf, scannedOrder, becomes, plannedDay, publish, nothingQueued, nothingTwice };
}

/** Whether a workflow with this id is running. */
export async function isOpen(workflowId: string, { client }: Pick<TestTemporal, 'client'>): Promise<boolean> {
  try {
    return (await client.workflow.getHandle(workflowId).describe()).status.name === 'RUNNING';
  } catch (error) {
    if (error instanceof WorkflowNotFoundError) return false;
    throw error;
  }
}
