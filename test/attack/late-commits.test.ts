/**
 * What commits late is not skipped: pollers of orders and of events, each going on from where it was, while a large
 * import that is all or nothing and many small changes commit in any order.
 */
import { MockActivityEnvironment } from '@temporalio/testing';
import { setTimeout as sleep } from 'node:timers/promises';
import { createImportActivities } from '../../activities/imports.js';
import type { Scope } from '../../src/db/scope.js';
import { withScope } from '../../src/db/transaction.js';
import { listEvents } from '../../src/records/events.js';
import { listOrders } from '../../src/records/orders/list.js';
import { createLogger } from '../../src/runtime/logger.js';
import { type Client, useApi } from '../support/api.js';
import { makeOrder, setUp, type Setup } from '../support/day.js';

const api = useApi();
let client: Client;
let setup: Setup;

beforeAll(async () => {
  client = await api.client();
  setup = await setUp(client);
});

const read = <Result>(work: (scope: Scope) => Promise<Result>) =>
  withScope(api.foundation.source, client.tenant, { id: 'poller', requestId: null }, work, 'read only');

type Row = { id: string; updated_at?: Date; created_at: Date };

/** All pages from the newest record, to the end or the first that `isEnough`. */
async function walk(
  list: (
    scope: Scope,
    page: { limit: number; starting_after?: string },
  ) => Promise<{ rows: Row[]; has_more: boolean }>,
  isEnough: (row: Row) => boolean = () => false,
): Promise<Row[]> {
  const seen: Row[] = [];
  for (let more = true; more;) {
    const after = seen.at(-1)?.id;
    const page = await read((scope) =>
      list(scope, { limit: 100, ...(after === undefined ? {} : { starting_after: after }) }),
    );
    const end = page.rows.findIndex(isEnough);
    seen.push(...(end === -1 ? page.rows : page.rows.slice(0, end)));
    more = page.has_more && end === -1;
  }
  return seen;
}

/** Asks for what is new since its last walk, by the greatest instant that it saw or by the time at which it asked. */
function orderPoller(by: 'what it saw' | 'its clock') {
  const seen = new Set<string>();
  let since = new Date().toISOString();
  return {
    seen,
    async poll() {
      const asked = new Date().toISOString();
      const rows = await walk((scope, page) => listOrders(scope, { ...page, updated_since: since }));
      for (const { id } of rows) seen.add(id);
      const latest = Math.max(Date.parse(since), ...rows.map(({ updated_at }) => updated_at?.getTime() ?? 0));
      since = by === 'its clock' ? asked : new Date(latest).toISOString();
    },
  };
}

/** Asks for events, newest first, until it meets one that it knows. */
function eventPoller() {
  const seen = new Set<string>();
  return {
    seen,
    async poll() {
      for (const { id } of await walk(listEvents, ({ id }) => seen.has(id))) seen.add(id);
    },
  };
}

const HEADER = 'reference,recipient_name,line1,town,postcode,pieces';

test('an import of 1,500 orders and two hundred orders beside it: every poller sees every order and event', async () => {
  const lines = Array.from({ length: 1500 }, (_, row) => `L-${row},Ada,1 Rose Lane,London,SE2 9NL,1`);
  const job = await client.post(
    `/orders/import?shipper=${setup.shipper}&mode=all_or_nothing`,
    [HEADER, ...lines].join('\n'),
    { 'content-type': 'text/csv' },
  );
  const pollers = [orderPoller('what it saw'), orderPoller('its clock'), eventPoller()];
  let over = false;
  const polling = Promise.all(
    pollers.map(async ({ poll }) => {
      while (!over) {
        await poll();
        await sleep(20);
      }
      await poll();
    }),
  );
  const { continueImport } = createImportActivities({
    source: api.foundation.source,
    logger: createLogger('test', 'error'),
  });
  const importing = new MockActivityEnvironment().run(continueImport, {
    tenant: client.tenant.id,
    job: job.body.id,
  });
  const besides = Promise.all(
    Array.from({ length: 4 }, async () => {
      for (let count = 0; count < 50; count += 1) await makeOrder(client, setup.shipper);
    }),
  );
  await Promise.all([importing, besides]);
  over = true;
  await polling;

  const { rows } = await api.owner.query<{ orders: string[]; events: string[] }>(
    `select (select array_agg(id) from orders where tenant_id = $1) as orders,
            (select array_agg(id) from events where tenant_id = $1) as events`,
    [client.tenant.id],
  );
  const [{ orders, events } = { orders: [], events: [] }] = rows;
  expect([orders.length, events.length]).toEqual([1700, 1700]);
  const missed = (poller: { seen: Set<string> } | undefined, ids: string[]) =>
    ids.filter((id) => !poller?.seen.has(id)).length;
  expect([missed(pollers[0], orders), missed(pollers[1], orders), missed(pollers[2], events)]).toEqual([
    0, 0, 0,
  ]);
});

test('what a client has changed it finds at once, and nothing that changed before', async () => {
  const before = await makeOrder(client, setup.shipper);
  await sleep(5);
  const since = encodeURIComponent(new Date().toISOString());
  const after = await makeOrder(client, setup.shipper);
  const found = await client.get(`/orders?updated_since=${since}`);
  expect(found.body.data.map(({ id }: { id: string }) => id)).toEqual([after.id]);
  await client.patch(`/orders/${before.id}`, { notes: 'Ring twice.' });
  const both = await client.get(`/orders?updated_since=${since}`);
  expect(both.body.data.map(({ id }: { id: string }) => id)).toEqual([after.id, before.id]);
  const [newest] = (await client.get('/events?limit=1')).body.data;
  expect(newest.data.id).toBe(after.id);
});

test('a change that waits for its commit shows neither then nor too late', async () => {
  const order = await makeOrder(client, setup.shipper);
  let asked = '';
  await client.scoped(async (scope) => {
    await scope.trx.updateTable('orders').set({ updated_at: scope.now }).where('id', '=', order.id).execute();
    await sleep(50);
    const other = await makeOrder(client, setup.shipper);
    asked = new Date().toISOString();
    const rows = await walk((reader, page) =>
      listOrders(reader, { ...page, updated_since: other.created_at }),
    );
    expect(rows.map(({ id }) => id)).toEqual([other.id]);
    await sleep(20);
  });
  const rows = await walk((reader, page) => listOrders(reader, { ...page, updated_since: asked }));
  expect(rows.map(({ id }) => id)).toEqual([order.id]);
});
