/**
 * What commits late is not skipped: pollers of orders and of events, each going on from where it was, while a large
 * import that is all or nothing and many small changes commit in any order.
 */
import { MockActivityEnvironment } from '@temporalio/testing';
import { sql } from 'kysely';
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
  const [newest] = (await client.get('/events?type=order.created&limit=1')).body.data;
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

test('a commit that takes long, as that of a large import, holds up neither whoever asks for events nor other changes', async () => {
  const events = eventPoller();
  await events.poll();
  const before = events.seen.size;
  let asking: Promise<{ body: { data: { id: string }[] } }> | undefined;
  let order = { id: '' };
  await client.scoped(async (scope) => {
    // Its changes are stamped from now on, as at a commit, which then lasts.
    await sql`select begin_commit(${scope.tenant.id})`.execute(scope.trx);
    const since = encodeURIComponent(new Date().toISOString());
    // It must not miss what was stamped before it asked, and waits.
    asking = client.get(`/orders?updated_since=${since}`);
    await sleep(50);
    const polling = events.poll();
    const other = makeOrder(client, setup.shipper);
    await Promise.all([polling, other]);
    order = await other;
    await events.poll();
    expect(events.seen.size).toBe(before);
  });
  await events.poll();
  expect(events.seen.size).toBe(before + 1);
  expect((await asking)?.body.data.map(({ id }) => id)).toEqual([]);
  const since = encodeURIComponent(new Date(Date.now() - 60_000).toISOString());
  expect((await client.get(`/orders?updated_since=${since}&limit=1`)).body.data[0].id).toBe(order.id);
});

test('stamps of commits are told apart by the millisecond, in any year', async () => {
  for (const instant of [
    '2026-11-24T12:00:00.000Z',
    '2038-01-19T03:14:08.001Z',
    '2106-02-07T06:28:15.999Z',
  ]) {
    const { rows } = await api.owner.query<{ apart: number }>(
      `select (commit_key($1::timestamptz + interval '5 milliseconds')::bigint - commit_key($1)::bigint + 4294967296)
         % 4294967296 as apart`,
      [instant],
    );
    expect(Number(rows[0]?.apart)).toBe(5);
  }
});
