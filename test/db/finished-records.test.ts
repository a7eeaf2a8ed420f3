/** Workflows of what is over, where the signal that said so was lost: the reconciler tells them again. */
import type { Client } from '@temporalio/client';
import { createDatabase, createPool, type Database } from '../../src/db/client.js';
import { createBackoff } from '../../src/work/relay/backoff.js';
import { endOrphans } from '../../src/work/relay/reconcile.js';
import { newId } from '../../src/runtime/new-id.js';
import { startApi, type TestApi } from '../support/api.js';
import { type Asking, newAsking } from '../support/booking-conversation.js';

import { comingWeekday } from '../support/day.js';
import { publishedRun } from '../support/planning.js';

let api: TestApi;
let pool: ReturnType<typeof createPool>;
let db: Database;
let asking: Asking;

beforeAll(async () => {
  api = await startApi();
  pool = createPool(api.databaseUrl, 'waypost_system', 2);
  db = createDatabase(pool);
});
afterAll(async () => {
  await pool.end();
  await api.close();
});
beforeEach(async () => {
  asking = await newAsking(api);
});

/** Rounds in which Temporal has open workflows of these records. Returns what was counted. */
function createRounds(records: readonly string[], kind: 'order' | 'run' = 'order') {
  const counted: [string, number][] = [];
  const client = {
    withDeadline: (_deadline: unknown, work: () => Promise<unknown>) => work(),
    workflow: {
      async *list() {
        await Promise.resolve();
        for (const id of records) yield { workflowId: `${kind}/${asking.tenant}/${id}`, runId: 'run' };
      },
      getHandle: () => {
        throw new Error('No workflow is to be ended.');
      },
    },
  };
  const tools = {
    ...{ db, client: client as unknown as Client, newId, backoff: createBackoff(60_000) },
    logger: { info: () => undefined, warn: () => undefined },
    budget: () => Promise.resolve(),
    lists: () => Promise.resolve(),
    mayRestart: () => false,
    signal: new AbortController().signal,
    keepLease: () => Promise.resolve(),
    observe: {
      requeued: (kind: string, count: number) => void counted.push([kind, count]),
      called: () => undefined,
      failed: (kind: string) => void counted.push([`failed: ${kind}`, 1]),
    },
  };
  return { counted, round: () => endOrphans(tools) };
}

const toldOf = async (orders: readonly string[]) =>
  (
    await api.owner.query(
      `select subject, topic, event_id, payload from outbox
       where subject = any($1) and payload ->> 'type' = 'changed' and sent_at is null order by seq`,
      [orders],
    )
  ).rows;

/** An order that was asked about, of which the relay has carried everything. */
async function carried(): Promise<string> {
  const { order } = await asking.requested();
  return order;
}
const carryAll = () => api.owner.query('update outbox set sent_at = now() where sent_at is null');

test('the workflow of a closed order is told so again, and that once', async () => {
  const [closed, open] = [await carried(), await carried()];
  expect((await asking.client.post(`/orders/${closed}/cancel`, {})).status).toBe(200);
  await carryAll();
  const { counted, round } = createRounds([closed, open]);
  await round();
  const { courier } = asking.client.tenant;
  const told = [
    {
      subject: closed,
      topic: 'order.signal',
      event_id: expect.stringMatching(/^evt_/),
      payload: {
        ...{ type: 'changed', order: closed, status: 'cancelled', depot: asking.setup.depot },
        ...{ courier, mode: asking.client.tenant.mode },
      },
    },
  ];
  expect(await toldOf([closed, open])).toEqual(told);
  expect(counted).toEqual([['closed orders', 1]]);
  // Whether it helped is seen later.
  await carryAll();
  await round();
  expect(await toldOf([closed, open])).toEqual([]);
});

test.each([
  ['needs a person', 'needs_review'],
  ['is still to be read', null],
])('not while a reply to it %s, which its workflow shows or does', async (_what, outcome) => {
  const closed = await carried();
  await asking.client.post(`/orders/${closed}/cancel`, {});
  await api.owner.query(
    `insert into replies (tenant_id, id, order_id, channel, text, outcome, received_at)
     values ($1, $2, $3, 'sms', 'And the legs?', $4, now())`,
    [asking.tenant, newId('reply'), closed, outcome],
  );
  await carryAll();
  const { counted, round } = createRounds([closed]);
  await round();
  expect([await toldOf([closed]), counted]).toEqual([[], []]);
});

test('the workflow of a run is told so again once the run is completed', async () => {
  api.setNow(undefined);
  const { client } = asking;
  const day = { ...asking.setup, client, date: comingWeekday() };
  const { run, stops } = await publishedRun(api, day, 1);
  expect((await client.post(`/runs/${run.id}/start`, {})).status).toBe(200);
  await carryAll();
  const { counted, round } = createRounds([run.id], 'run');
  await round();
  expect(counted).toEqual([]);
  const done = await client.post(`/runs/${run.id}/stops/${stops[0].id}/complete`, { signed_by: 'Ada' });
  expect(done.status).toBe(200);
  await carryAll();
  await round();
  const { rows } = await api.owner.query(
    `select subject, payload ->> 'run' as run from outbox where topic = 'run.completed' and sent_at is null`,
  );
  expect(rows).toEqual([{ subject: run.id, run: run.id }]);
  expect(counted).toEqual([['completed runs', 1]]);
});
