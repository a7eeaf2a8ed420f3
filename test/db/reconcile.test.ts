/** The reconciler over real rows, with a Temporal that is made up: what one row, one call or an overload cannot do. */
import type { Client } from '@temporalio/client';
import pg from 'pg';
import { createDatabase, createPool, type Database } from '../../src/db/client.js';
import { listMissingSubjects } from '../../src/work/queue/workflow-subjects.js';
import { createBackoff } from '../../src/work/relay/backoff.js';
import { createCallBudget } from '../../src/work/relay/call-budget.js';
import { type Reconciler, startReconciler } from '../../src/work/relay/reconcile.js';
import { createLogger } from '../../src/runtime/logger.js';
import { newId } from '../../src/runtime/new-id.js';
import { eventually } from '../support/deployment.js';
import { testDatabase, type TestDatabase } from '../support/postgres.js';

let database: TestDatabase;
let systemPool: pg.Pool;
let system: Database;
let owner: pg.Pool;
let reconciler: Reconciler | undefined;

beforeAll(async () => {
  database = await testDatabase();
  systemPool = createPool(database.url, 'waypost_system', 3);
  system = createDatabase(systemPool);
  owner = new pg.Pool({ connectionString: database.url, max: 2 });
  await owner.query(`insert into couriers (id, name, plan, created_at)
    values ('cou_1', 'Swift', 'pro', now())`);
  await owner.query(`insert into tenants (id, courier_id, mode, created_at)
    values ('ten_1', 'cou_1', 'live', now())`);
});
beforeEach(() => owner.query('truncate outbox, messages, reconciliations'));
afterEach(async () => {
  await reconciler?.stop();
  reconciler = undefined;
});
afterAll(async () => {
  await owner.end();
  await systemPool.end();
  await database.drop();
});

/** A message that is queued; the workflow of its cause is `messages/ten_1/ID`. */
const queued = (id: string) =>
  owner.query(
    `insert into messages (tenant_id, id, dedupe_key, cause, channel, kind, recipient, body, status, created_at)
     values ('ten_1', $1, $1, $1, 'email', 'driver_invite', 'a@b.example', 'Hello', 'queued', now() - interval '1 minute')`,
    [id],
  );

type Running = { status?: string; attempt?: number; problems?: string[] };

/** A Temporal with these workflows; `describe` may do something else for some of them. */
function temporalWith(
  running: Record<string, Running>,
  describe: (id: string) => Promise<void> = () => Promise.resolve(),
) {
  const calls = { list: [] as string[], describe: [] as string[], terminate: [] as string[] };
  const client = {
    withDeadline: (_deadline: unknown, work: () => Promise<unknown>) => work(),
    workflow: {
      async *list({ query }: { query: string }) {
        calls.list.push(query);
        await Promise.resolve();
        for (const [workflowId, { problems }] of Object.entries(running)) {
          const isListed = query.includes('WorkflowId IN')
            ? query.includes(`'${workflowId}'`)
            : query.includes('TemporalReportedProblems')
              ? problems?.includes('category=WorkflowTaskFailed')
              : true;
          if (isListed) yield { workflowId, runId: 'run' };
        }
      },
      getHandle: (id: string) => ({
        describe: async () => {
          calls.describe.push(id);
          await describe(id);
          const { status = 'RUNNING', attempt, problems } = running[id] ?? { status: 'COMPLETED' };
          const raw = attempt === undefined ? {} : { pendingWorkflowTask: { attempt } };
          const typedSearchAttributes = { get: () => problems };
          return { status: { name: status }, runId: 'run', raw, typedSearchAttributes };
        },
        terminate: () => Promise.resolve(calls.terminate.push(id)),
      }),
    },
  };
  return { client: client as unknown as Client, calls };
}

const failures: string[] = [];
function start(client: Client, everyMs = 60_000): void {
  failures.length = 0;
  reconciler = startReconciler({
    ...{ db: system, client, everyMs, callsPerSecond: 1_000, newId },
    logger: createLogger('relay', 'fatal'),
    observe: {
      requeued: () => undefined,
      called: () => undefined,
      failed: (kind) => void failures.push(kind),
    },
  });
}

const requeued = async () =>
  (await owner.query<{ subject: string }>('select subject from outbox order by 1')).rows.map(
    ({ subject }) => subject,
  );

test('a row that cannot be checked is counted, and holds up nobody', async () => {
  for (const id of ['evt_1', 'evt_2']) await queued(id);
  const { client } = temporalWith({}, (id) =>
    id.endsWith('evt_1') ? Promise.reject(new Error('shard lost')) : Promise.resolve(),
  );
  start(client);
  await eventually('the other one is put back', async () => (await requeued()).length > 0);
  expect(await requeued()).toEqual(['evt_2']);
  expect(failures.filter((kind) => kind === 'unsent messages')).toHaveLength(1);
});

test('what its workflow has done while workflows were looked at is not put back, which would start another', async () => {
  for (const id of ['evt_1', 'evt_2']) await queued(id);
  const { client } = temporalWith({}, async (id) => {
    if (id.endsWith('evt_1')) await owner.query(`update messages set status = 'sent' where id = 'evt_1'`);
  });
  start(client);
  await eventually('the other one is put back', async () => (await requeued()).length > 0);
  expect(await requeued()).toEqual(['evt_2']);
});

test('a page of rows is compared by one call, and those whose workflow is open by no other', async () => {
  const ids = Array.from({ length: 501 }, (_, index) => `evt_${String(index).padStart(4, '0')}`);
  for (const id of ids) await queued(id);
  const gone = 'evt_0300';
  const open = ids.filter((id) => id !== gone).map((id) => [`messages/ten_1/${id}`, {}]);
  const { client, calls } = temporalWith(Object.fromEntries(open) as Record<string, Running>);
  start(client);
  const pages = () => calls.list.filter((query) => query.includes('WorkflowId IN')).length;
  await eventually('both pages are compared', () => Promise.resolve(pages() >= 2));
  await reconciler?.stop();
  expect(await requeued()).toEqual([gone]);
  expect(pages()).toBe(2);
  expect(calls.describe).toHaveLength(1);
});

test('only tasks that fail make a workflow stuck, also one that is not due; those of an overload go on', async () => {
  const about = (id: string) => `messages/ten_1/${id}`;
  for (const id of ['evt_1', 'evt_2']) await queued(id);
  const { client, calls } = temporalWith({
    [about('evt_1')]: { attempt: 9, problems: ['category=WorkflowTaskFailed'] },
    [about('evt_2')]: { attempt: 9, problems: ['category=WorkflowTaskTimedOut'] },
  });
  start(client);
  await eventually('the stuck one is ended', () => Promise.resolve(calls.terminate.length > 0));
  await reconciler?.stop();
  expect(calls.terminate).toEqual([about('evt_1')]);
});

test('after a bad build twenty workflows are started again at once, not all of them', async () => {
  const stuck = Array.from({ length: 50 }, (_, index) => [
    `order/ten_1/ord_${index}`,
    { attempt: 9, problems: ['category=WorkflowTaskFailed'] },
  ]);
  const { client, calls } = temporalWith(Object.fromEntries(stuck) as Record<string, Running>);
  // The sweep of orphans is what ends them otherwise: these have a record.
  await owner.query(
    `insert into reconciliations (kind, next_at, after_id) values ('orphans', 'infinity', '')`,
  );
  start(client);
  await eventually('some are ended', () => Promise.resolve(calls.terminate.length >= 20));
  await reconciler?.stop();
  expect(calls.terminate).toHaveLength(20);
});

test('a workflow whose record is not in the database is ended', async () => {
  const { client, calls } = temporalWith({ 'order/ten_1/ord_gone': {}, 'order/ten_0/ord_other': {} });
  start(client);
  await eventually('both are ended', () => Promise.resolve(calls.terminate.length === 2));
  expect(calls.terminate.toSorted()).toEqual(['order/ten_0/ord_other', 'order/ten_1/ord_gone']);
});

test('while all open workflows are listed the other kinds are checked, and asked for in one statement', async () => {
  const { client, calls } = temporalWith({});
  let isListed: () => void = () => undefined;
  const listing = new Promise<void>((resolve) => (isListed = resolve));
  const list = client.workflow.list.bind(client.workflow);
  client.workflow.list = ((options: { query: string }) => {
    if (!options.query.includes('WorkflowType IN')) return list(options);
    return (async function* () {
      await listing;
      yield* list(options);
    })();
  }) as typeof client.workflow.list;
  start(client, 100);
  await queued('evt_1');
  await eventually('it is put back', async () => (await requeued()).length > 0);
  await owner.query('delete from messages');
  await queued('evt_2');
  await eventually('the next one too', async () => (await requeued()).length > 1);
  isListed();
  await eventually('all are listed', () =>
    Promise.resolve(calls.list.some((query) => query.includes('WorkflowType IN'))),
  );
});

test('an idle relay asks in one statement a second what is due', async () => {
  const { client } = temporalWith({});
  start(client);
  await eventually('all were checked', async () => {
    const { rows } = await owner.query('select from reconciliations where next_at < now()');
    return rows.length === 0 && (await owner.query('select from reconciliations')).rows.length > 15;
  });
  await eventually('the leases are ended', async () => {
    const { rows } = await owner.query(
      `select from reconciliations where next_at < now() + interval '30 seconds'`,
    );
    return rows.length === 0;
  });
  let statements = 0;
  systemPool.on('acquire', () => (statements += 1));
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  systemPool.removeAllListeners('acquire');
  expect(statements).toBeLessThanOrEqual(4);
});

test('every kind of workflow can be looked up, also where its id has a form of its own', async () => {
  const ids = ['order', 'job', 'webhook', 'publication', 'run', 'rehearsal', 'suggestion'];
  const workflows = ids.map((kind) => ({ workflow: `${kind}/ten_1/x`, run: 'run' }));
  expect(await listMissingSubjects(system, workflows)).toHaveLength(ids.length);
  const others = ['housekeeping', 'notification/ten_1/driver_invite/drv_1/evt_1', 'booking-batch/ten_1/b'];
  expect(
    await listMissingSubjects(
      system,
      others.map((workflow) => ({ workflow, run: '' })),
    ),
  ).toEqual([]);
});

test('calls are spread over the second, and what is put back again and again waits longer', async () => {
  const budget = createCallBudget(100);
  const began = performance.now();
  for (let call = 0; call < 11; call += 1) await budget();
  expect(performance.now() - began).toBeGreaterThanOrEqual(95);

  let now = 0;
  const backoff = createBackoff(1_000, () => now);
  backoff.delay('a');
  expect(backoff.allows('a')).toBe(false);
  now = 1_000;
  expect(backoff.allows('a')).toBe(true);
  backoff.delay('a');
  now = 2_500;
  expect(backoff.allows('a')).toBe(false);
  now = 20_000;
  backoff.delay('a');
  now = 21_000;
  expect(backoff.allows('a')).toBe(true);
});
